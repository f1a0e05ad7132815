// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"
#include "Mria/Frame.h"
#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mria
{

/** Time and flags, camera, gaze, and for each hand its joints' mask and poses. */
inline constexpr std::size_t kLargestStreamFrame = sizeof(double) + sizeof(std::uint8_t) + sizeof(Pose) + sizeof(Ray) +
	kHandCount * (sizeof(std::uint32_t) + kJointCount * sizeof(Pose));

/** A time as a recording holds it; NaN where it is out of a float's range. */
float NarrowTime(double value);

/** Appends one frame, without what the channels do not hold. */
void AppendStreamFrame(double time, const Frame& frame, const ChannelFlags& channels, std::vector<std::uint8_t>& out);

/** How many frames the bytes hold, if they hold whole frames of these channels and nothing else. */
std::optional<std::uint32_t> CountStreamFrames(Span<const std::uint8_t> bytes, const ChannelFlags& channels);

/** The frame that the bytes begin with; must have been counted. Moves `bytes` behind it and returns its time. */
double TakeStreamFrame(Span<const std::uint8_t>& bytes, Frame& out);

} // namespace mria
