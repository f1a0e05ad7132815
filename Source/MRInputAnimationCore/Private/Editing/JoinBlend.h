// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/Frame.h"
#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"

#include <array>
#include <cstddef>

namespace mria
{

/** Which curve groups are blended, by their index. */
using BlendedGroups = std::array<bool, kCurveGroupCount>;

/** A blend between two recordings whose times are already final. */
struct JoinBlend
{
	TimeRange span; ///< From the seam on; not empty.
	float lastTime = 0.0f; ///< Of the first recording: what is blended from.
	bool withHands = true; ///< Those that are tracked on both sides.
};

/**
 * Replaces the keys of `next` within the blend by straight ones that begin a frame after the seam and fade over to its
 * own motion. Returns for which groups it did so: what both recordings have, whole.
 */
BlendedGroups BlendIn(const RecordingView& recording, EditedRecording next, const JoinBlend& blend);

} // namespace mria
