// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/Pose.h"

#include <array>
#include <cstddef>

namespace mria
{

/**
 * Between two values: weight 0 is `from`, 1 is `to`, exactly; beyond that and NaN count as the nearer of them, NaN as
 * 0. Positions go straight, rotations and directions turn the short way at an even pace. Rotations should have length
 * 1; those of length 0 count as none, as everywhere.
 */
MRINPUTANIMATIONCORE_API Pose Blend(const Pose& from, const Pose& to, float weight);
MRINPUTANIMATIONCORE_API Ray Blend(const Ray& from, const Ray& to, float weight);

/**
 * Between two frames. What both have is blended: head, gaze, and the joints of a hand that both track. What one has
 * alone is as it has it. What can only be or not be (tracked, pinching, whether there is a head or a gaze) and the time
 * are those of `from` below half the weight, and of `to` from there on. Allocates nothing.
 */
MRINPUTANIMATIONCORE_API Frame Blend(const Frame& from, const Frame& to, float weight);

/**
 * Blends any number of frames, each by its weight and only in the parts that it carries: its FrameParts, less a head or
 * a gaze that it does not have. A part that one frame carries alone is as that has it, whatever the others show.
 *
 * The frames come in their order: of those that carry a part with all of the weight the first hides the later ones.
 * Weights beyond 0 to 1 count as the nearer of them, NaN as 0. Allocates nothing.
 */
class FrameBlend
{
public:
	/** Begins with the whole frame: a part that nobody carries stays as it is there, and so does the time. */
	MRINPUTANIMATIONCORE_API FrameBlend(const Frame& first, const FrameParts& parts, float weight);

	MRINPUTANIMATIONCORE_API void Add(const Frame& other, const FrameParts& parts, float weight);

	/** Whether a part is carried, but its weights do not come to 1. */
	MRINPUTANIMATIONCORE_API bool IsShort() const;

	/** Gives what such parts are short of to `rest`, as Blend does from it to what there is. Last, and once. */
	MRINPUTANIMATIONCORE_API void FillUp(const Frame& rest);

	const Frame& Get() const { return frame_; }

	/** Whether a hand is that of one frame alone, with nothing blended in. */
	bool IsPure(Hand hand) const { return hands_[static_cast<std::size_t>(hand)].isPure; }

private:
	/** What a part has so far. */
	struct Share
	{
		float total = 0.0f;
		bool isCarried = false;
		bool isPure = true;
	};

	bool IsShort(const Share& share) const { return share.isCarried && share.total < 1.0f; }
	static Share MakeShare(bool isCarried, float weight);
	static float Take(Share& share, bool isCarried, float weight);

	Frame frame_;
	Share camera_;
	Share gaze_;
	std::array<Share, kHandCount> hands_;
};

/** From which weight on what cannot be blended is taken from the second of two. */
inline constexpr float kSwitchWeight = 0.5f;

/**
 * A file may hold any float, but sums and products of the largest ones are not finite. Code that moves or blends poses
 * clamps their positions first, to a million kilometres.
 */
inline constexpr float kFarthestPosition = 1e9f;
MRINPUTANIMATIONCORE_API void LimitPositions(Frame& frame);

} // namespace mria
