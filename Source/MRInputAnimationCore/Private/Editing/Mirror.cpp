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
/** Zeros stay, so that a key of a time and a value only remains one; twice is nothing all the same. */
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
bool HoldsZ(const Recording& recording, PoseId pose)
{
	const Curve* const rotation = &recording.curves[PoseCurve(pose, PoseComponent::RotationX)];
	const std::array<CurveView, kRotationCurveCount> views = {rotation[0], rotation[1], rotation[2], rotation[3]};
	return views[3].size() == 2 && KeyAnalysis::HasDamagedW(views, recording.dialect);
}

std::size_t MirrorPose(Recording& recording, PoseId pose)
{
	if (HoldsZ(recording, pose))
	{
		Negate(recording.curves[PoseCurve(pose, PoseComponent::RotationW)].keys[1]);
	}
	std::size_t count = 0;
	for (const PoseComponent component : {PoseComponent::PositionX, PoseComponent::RotationY, PoseComponent::RotationZ})
	{
		count += Negate(recording.curves[PoseCurve(pose, component)]);
	}
	return count;
}

/** Swaps the keys of two curves and returns their number. */
std::size_t Swap(Recording& recording, CurveId left, CurveId right)
{
	std::swap(recording.curves[left], recording.curves[right]);
	return recording.curves[left].keys.size() + recording.curves[right].keys.size();
}

std::size_t SwapHands(Recording& recording)
{
	std::size_t count = Swap(recording, TrackedCurve(Hand::Left), TrackedCurve(Hand::Right)) +
		Swap(recording, PinchCurve(Hand::Left), PinchCurve(Hand::Right));
	const CurveId left = JointCurve(Hand::Left, Joint::None, PoseComponent::PositionX);
	const CurveId right = JointCurve(Hand::Right, Joint::None, PoseComponent::PositionX);
	for (std::size_t i = 0; i < kJointCount * kPoseComponentCount; ++i)
	{
		count += Swap(recording, left + i, right + i);
	}
	return count;
}
} // namespace MirrorDetail

MirrorReport Mirror(Recording& recording)
{
	using namespace MirrorDetail;
	MirrorReport report;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		report.mirroredKeys += MirrorPose(recording, pose);
	}
	report.mirroredKeys += Negate(recording.curves[GazeCurve(RayComponent::OriginX)]);
	report.mirroredKeys += Negate(recording.curves[GazeCurve(RayComponent::DirectionX)]);
	report.swappedKeys = SwapHands(recording);
	return report;
}

MirrorReport Mirror(Recording& recording, const Pose& about)
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
