// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/Joint.h"
#include "Mria/Pose.h"

#include <array>
#include <cstdint>

namespace mria
{

/** Metres per second and radians per second. The angular velocity is a vector along the axis of rotation. */
struct Velocity
{
	Vec3 linear;
	Vec3 angular;
};

/** One hand at one time. Joints of an untracked hand are filled too, from the curves around the gap. */
struct HandFrame
{
	bool isTracked = false;
	bool isPinching = false;
	std::uint32_t presentJoints = 0; ///< Bit n is set if joint n exists; a joint without keys does not.
	std::array<Pose, kJointCount> joints;

	bool HasJoint(Joint joint) const { return (presentJoints >> static_cast<unsigned>(joint) & 1u) != 0; }
	const Pose& operator[](Joint joint) const { return joints[static_cast<std::size_t>(joint)]; }
	Pose& operator[](Joint joint) { return joints[static_cast<std::size_t>(joint)]; }
};

/** All recorded input at one time, in the axes of the recording (those of Unity) and metres. */
struct Frame
{
	float time = 0.0f;
	bool hasCamera = false;
	bool hasGaze = false;
	Pose camera;
	Ray gaze;
	std::array<HandFrame, kHandCount> hands;

	const HandFrame& operator[](Hand hand) const { return hands[static_cast<std::size_t>(hand)]; }
	HandFrame& operator[](Hand hand) { return hands[static_cast<std::size_t>(hand)]; }
};

inline const Pose& PoseIn(const Frame& frame, PoseId pose)
{
	return pose == kCameraPose ? frame.camera : frame[HandOf(pose)][JointOf(pose)];
}

/** Selects parts of a frame to fill, compare or blend. Other parts keep their values. */
struct FrameParts
{
	bool camera = true;
	std::array<bool, kHandCount> hands = {true, true};
	bool gaze = true;
};

} // namespace mria
