// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Pose.h"

#include <openxr/openxr.h>

#include <cstddef>

namespace nullxr
{

using mria::Pose;
using mria::Quat;
using mria::Vec3;

/** `inner`, given in the frame of `outer`, in the frame that `outer` is given in. */
Pose Compose(const Pose& outer, const Pose& inner);
Pose Inverse(const Pose& pose);
XrPosef ToXr(const Pose& pose);
Pose FromXr(const XrPosef& pose);

/** Where an application may ask for a pose. */
enum class PosePlace
{
	Head,
	Gaze,
	Grip,
	Aim,
	Palm,
	Pinch,
	Poke,
};

/** What a person does, as a function of time in stage space (OpenXR's axes). Another seed is another person. */
class Motion
{
public:
	Motion(int seed, bool hasGaps)
		: seed_(seed)
		, hasGaps_(hasGaps)
	{
	}

	/** `hand` is 0 or 1, and counts for all but head and gaze. */
	Pose At(PosePlace place, std::size_t hand, XrTime time) const;
	Pose Joint(std::size_t hand, std::size_t joint, XrTime time) const;
	XrSpaceVelocity VelocityAt(PosePlace place, std::size_t hand, XrTime time) const;

	bool IsTracked(std::size_t hand, XrTime time) const;
	float Trigger(std::size_t hand, XrTime time) const; ///< 0 to 1; select, pinch and trigger follow it.
	float Squeeze(std::size_t hand, XrTime time) const;

private:
	Pose Wrist(std::size_t hand, double t) const;

	int seed_;
	bool hasGaps_;
};

/** From two poses a millisecond before and after. */
XrSpaceVelocity VelocityBetween(const Pose& before, const Pose& after);

} // namespace nullxr
