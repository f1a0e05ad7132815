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

/** Metres and radians per second. The angular one is a vector along the axis of turning. */
struct Velocity
{
	Vec3 linear;
	Vec3 angular;
};

/** One hand at one moment. Joints are filled for a hand that is not tracked too, from the curves around the gap. */
struct HandFrame
{
	bool isTracked = false;
	bool isPinching = false;
	std::uint32_t presentJoints = 0; ///< Bit n stands for joint n; a joint that was never seen has none.
	std::array<Pose, kJointCount> joints;

	bool HasJoint(Joint joint) const { return (presentJoints >> static_cast<unsigned>(joint) & 1u) != 0; }
	const Pose& operator[](Joint joint) const { return joints[static_cast<std::size_t>(joint)]; }
	Pose& operator[](Joint joint) { return joints[static_cast<std::size_t>(joint)]; }
};

/** All recorded input at one moment, in the recording's axes: Unity's, metres. */
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

/** Which parts of a frame count, are filled or blended. The others keep what they hold. */
struct FrameParts
{
	bool camera = true;
	std::array<bool, kHandCount> hands = {true, true};
	bool gaze = true;
};

} // namespace mria
