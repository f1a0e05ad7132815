// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Recording.h"

#include <vector>

namespace mria
{

/**
 * A take seen as the frames that it was made of: one at each time at which a pose or the gaze has a key. A pose is in a
 * frame if it has a key there, to the bit as it stands in the curves; nothing is interpolated but what a curve lacks
 * beside the others of its pose. The recording must have sorted keys and outlive it unchanged.
 */
class TakeFrames
{
public:
	explicit TakeFrames(const Recording& recording);

	/** Of the frames, rising. */
	const std::vector<float>& Times() const { return times_; }

	Frame At(float time) const;

private:
	const Recording& recording_;
	std::vector<float> times_;
};

} // namespace mria
