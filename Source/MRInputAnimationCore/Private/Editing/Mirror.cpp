// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Mirror.h"

#include "Curves/KeyAnalysis.h"

#include <array>
#include <utility>

namespace mria
{

namespace MirrorDetail
{
/** Zeros keep their sign, so that short keys stay short; negating twice still gives the original. */
void Negate(float& number)
{
	number = number == 0.0f ? number : -number;
}

void Negate(Keyframe& key)
{
	Negate(key.value);
	Negate(key.inTangent);
	Negate(key.outTangent);
}

std::size_t Negate(Curve& curve)
{
	for (Keyframe& key : curve.keys)
	{
		Negate(key);
	}
	return curve.keys.size();
}

/** Whether the second and last key of a lost W holds Z's last value: see KeyAnalysis::HasDamagedW. */
bool HoldsZ(const RecordingView& recording, PoseId pose)
{
	const Span<const CurveView> rotation = KeyAnalysis::RotationCurves(recording, pose);
	return rotation[3].size() == 2 && KeyAnalysis::HasDamagedW(rotation, recording.dialect);
}

std::size_t MirrorPose(EditedRecording recording, PoseId pose, bool holdsZ)
{
	if (holdsZ)
	{
		Negate(recording.Open(PoseCurve(pose, PoseComponent::RotationW))->keys[1]);
	}
	std::size_t count = 0;
	for (const PoseComponent component : {PoseComponent::PositionX, PoseComponent::RotationY, PoseComponent::RotationZ})
	{
		count += Negate(*recording.Open(PoseCurve(pose, component)));
	}
	return count;
}

void SwapHands(EditedRecording recording)
{
	recording.Swap(TrackedCurve(Hand::Left), TrackedCurve(Hand::Right));
	recording.Swap(PinchCurve(Hand::Left), PinchCurve(Hand::Right));
	const CurveId left = JointCurve(Hand::Left, Joint::None, PoseComponent::PositionX);
	const CurveId right = JointCurve(Hand::Right, Joint::None, PoseComponent::PositionX);
	for (std::size_t i = 0; i < kJointCount * kPoseComponentCount; ++i)
	{
		recording.Swap(left + i, right + i);
	}
}

std::size_t CountHandKeys(const RecordingView& recording)
{
	std::size_t count = 0;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		count += ChannelOf(id) == Channel::Hands ? recording.curves[id].size() : 0;
	}
	return count;
}
} // namespace MirrorDetail

MirrorReport Mirror(EditedRecording recording)
{
	using namespace MirrorDetail;
	const RecordingView view = recording;
	MirrorReport report;
	report.swappedKeys = CountHandKeys(view);
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		report.mirroredKeys += MirrorPose(recording, pose, HoldsZ(view, pose));
	}
	report.mirroredKeys += Negate(*recording.Open(GazeCurve(RayComponent::OriginX)));
	report.mirroredKeys += Negate(*recording.Open(GazeCurve(RayComponent::DirectionX)));
	SwapHands(recording);
	return report;
}

MirrorReport Mirror(EditedRecording recording, const Pose& about)
{
	// A reflection in a plane turned by an angle is the one in x = 0 and a turn by twice that angle.
	constexpr float kDegrees = 57.29577951f;
	const float heading = HeadingOf(about.rotation);
	const Vec3 normal = Rotate(TurnAboutUp(heading * kDegrees), {1.0f, 0.0f, 0.0f});
	Similarity similarity;
	similarity.rotation = TurnAboutUp(2.0f * heading * kDegrees);
	similarity.translation = normal * (2.0f * Dot(normal, about.position));

	MirrorReport report = Mirror(recording);
	report.turned = Transform(recording, similarity);
	return report;
}

} // namespace mria
