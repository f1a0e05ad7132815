// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/TakeFrames.h"

#include "Mria/CurveEvaluator.h"

#include <algorithm>

namespace mria
{

namespace TakeFramesDetail
{
void AddTimes(const Curve& curve, std::vector<float>& out)
{
	for (const Keyframe& key : curve.keys)
	{
		out.push_back(key.time);
	}
}

bool HasKeyAt(const Curve& curve, float time)
{
	const auto isBefore = [](const Keyframe& key, float at) { return key.time < at; };
	const auto found = std::lower_bound(curve.keys.begin(), curve.keys.end(), time, isBefore);
	return found != curve.keys.end() && found->time == time;
}

/** Three curves beginning with this one. */
Vec3 VectorAt(const Curve* curves, float time)
{
	return {EvaluateSortedCurve(curves[0], time), EvaluateSortedCurve(curves[1], time),
		EvaluateSortedCurve(curves[2], time)};
}

/** Whether the pose is there at that time. */
bool TakePose(const Recording& recording, PoseId id, float time, Pose& out)
{
	const Curve* const curves = &recording.curves[FirstCurveOf(id)];
	if (!HasKeyAt(curves[0], time))
	{
		return false;
	}
	const Curve* const rotation = curves + static_cast<std::size_t>(PoseComponent::RotationX);
	const Vec3 axis = VectorAt(rotation, time);
	out.position = VectorAt(curves, time);
	out.rotation = {axis.x, axis.y, axis.z, EvaluateSortedCurve(rotation[3], time)};
	return true;
}

HandFrame HandAt(const Recording& recording, Hand hand, float time)
{
	HandFrame frame;
	frame.isTracked = EvaluateFlag(recording.curves[TrackedCurve(hand)], time);
	frame.isPinching = EvaluateFlag(recording.curves[PinchCurve(hand)], time);
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		const PoseId pose = JointPose(hand, static_cast<Joint>(i));
		frame.presentJoints |= TakePose(recording, pose, time, frame.joints[i]) ? 1u << i : 0u;
	}
	return frame;
}
} // namespace TakeFramesDetail

TakeFrames::TakeFrames(const Recording& recording)
	: recording_(recording)
{
	using namespace TakeFramesDetail;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		AddTimes(recording.curves[FirstCurveOf(pose)], times_);
	}
	AddTimes(recording.curves[kFirstGazeCurve], times_);
	std::sort(times_.begin(), times_.end());
	times_.erase(std::unique(times_.begin(), times_.end()), times_.end());
}

Frame TakeFrames::At(float time) const
{
	using namespace TakeFramesDetail;
	Frame frame;
	frame.time = time;
	frame.hasCamera = TakePose(recording_, kCameraPose, time, frame.camera);
	for (const Hand hand : kHands)
	{
		frame[hand] = HandAt(recording_, hand, time);
	}
	const Curve* const gaze = &recording_.curves[kFirstGazeCurve];
	frame.hasGaze = HasKeyAt(*gaze, time);
	if (frame.hasGaze)
	{
		frame.gaze = {VectorAt(gaze, time), VectorAt(gaze + 3, time)};
	}
	return frame;
}

} // namespace mria
