// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Pose.h"
#include "Mria/Recording.h"
#include "Mria/Result.h"
#include "Mria/Sampler.h"
#include "Replay/FlagLine.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace mria::openxr
{

/** A recording prepared for replay. Immutable and shared by all sessions. */
struct Take
{
	Sampler sampler;
	TimeRange range;
	FrameParts parts; ///< The parts of real input that it replaces.
	std::optional<Pose> firstHead;
	std::array<FlagLine, kHandCount> tracked;
	std::array<FlagLine, kHandCount> pinching;
};

/** Makes one from a view, which is not needed afterwards. */
std::shared_ptr<const Take> MakeTake(const RecordingView& recording);

/** Reads a file, also a headerless one of 2019. Returns null and sets the error on failure. */
std::shared_ptr<const Take> LoadTake(const std::string& path, std::string& problem);

} // namespace mria::openxr
