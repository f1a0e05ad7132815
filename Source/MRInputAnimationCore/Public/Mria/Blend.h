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
 * Interpolates between two values. Weight 0 returns `from` and weight 1 returns `to`, both exactly. Weights outside
 * 0 to 1 are clamped; NaN counts as 0. Positions are interpolated linearly; rotations and directions turn along the
 * shorter arc at constant speed. Rotations should have length 1; a rotation of length 0 counts as the identity.
 */
MRINPUTANIMATIONCORE_API Pose Blend(const Pose& from, const Pose& to, float weight);
MRINPUTANIMATIONCORE_API Ray Blend(const Ray& from, const Ray& to, float weight);

/**
 * Interpolates between two frames. Parts that both frames have are blended: head, gaze, and the joints of a hand
 * that both track. A part that only one frame has is copied from it. Values that cannot be blended (tracked,
 * pinching, whether there is a head or a gaze) and the time come from `from` below a weight of 0.5, and from `to` at
 * 0.5 and above. Does not allocate.
 */
MRINPUTANIMATIONCORE_API Frame Blend(const Frame& from, const Frame& to, float weight);

/**
 * Blends any number of frames. Each frame has a weight and contributes only the parts that it carries: its
 * FrameParts, without a head or gaze that it does not have. A part that only one frame carries is copied from that
 * frame. Order matters: once a part has received a total weight of 1, later frames do not change it. Weights are
 * clamped to 0 to 1; NaN counts as 0. Does not allocate.
 */
class FrameBlend
{
public:
	/** Starts with a whole frame. Parts that no frame carries keep the values of `first`, and so does the time. */
	MRINPUTANIMATIONCORE_API FrameBlend(const Frame& first, const FrameParts& parts, float weight);

	MRINPUTANIMATIONCORE_API void Add(const Frame& other, const FrameParts& parts, float weight);

	/** Whether some part is carried but the sum of its weights is below 1. */
	MRINPUTANIMATIONCORE_API bool IsShort() const;

	/**
	 * Fills the missing weight of such parts with `rest`, as Blend does from `rest` to the current result. Call
	 * once, last.
	 */
	MRINPUTANIMATIONCORE_API void FillUp(const Frame& rest);

	const Frame& Get() const { return frame_; }

	/** Whether a hand comes from a single frame, with nothing blended in. */
	bool IsPure(Hand hand) const { return hands_[static_cast<std::size_t>(hand)].isPure; }

private:
	/** The weight and the values that a part has accumulated. */
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

/** Weight from which values that cannot be blended are taken from the second frame. */
inline constexpr float kSwitchWeight = 0.5f;

/**
 * Limit for positions, in metres (a million kilometres). A file may hold any float, but sums and products of very
 * large ones overflow. Code that moves or blends poses clamps positions to this first.
 */
inline constexpr float kFarthestPosition = 1e9f;
MRINPUTANIMATIONCORE_API void LimitPositions(Frame& frame);

} // namespace mria
