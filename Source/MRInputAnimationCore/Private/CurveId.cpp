// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveId.h"

namespace mria
{

namespace CurveIdDetail
{
constexpr const char* kPoseComponents[kPoseComponentCount] = {
	"PositionX", "PositionY", "PositionZ", "RotationX", "RotationY", "RotationZ", "RotationW"};
constexpr const char* kRayComponents[kRayComponentCount] = {
	"OriginX", "OriginY", "OriginZ", "DirectionX", "DirectionY", "DirectionZ"};

FieldPath PosePath(PoseId pose)
{
	FieldPath path;
	if (pose == kCameraPose)
	{
		path.Push("Camera");
		return path;
	}
	path.Push(ToString(HandOf(pose)));
	path.Push(ToString(JointOf(pose)));
	return path;
}

FieldPath FlagPath(std::size_t flag)
{
	FieldPath path;
	path.Push(ToString(kHands[flag % kHandCount]));
	path.Push(flag < kHandCount ? "Tracked" : "Pinch");
	return path;
}
} // namespace CurveIdDetail

const char* ToString(Channel channel)
{
	constexpr const char* kNames[kChannelCount] = {"Camera", "Hands", "Gaze"};
	return kNames[static_cast<std::size_t>(channel)];
}

FieldPath CurvePath(CurveId curve)
{
	assert(curve < kCurveCount);
	if (IsFlagCurve(curve))
	{
		return CurveIdDetail::FlagPath(curve - kFirstFlagCurve);
	}
	if (curve >= kFirstGazeCurve)
	{
		FieldPath path;
		path.Push("Gaze");
		path.Push(CurveIdDetail::kRayComponents[curve - kFirstGazeCurve]);
		return path;
	}
	const PoseId pose = PoseOf(curve);
	FieldPath path = CurveIdDetail::PosePath(pose);
	path.Push(CurveIdDetail::kPoseComponents[curve - FirstCurveOf(pose)]);
	return path;
}

std::string CurveName(CurveId curve)
{
	return ToString(CurvePath(curve));
}

std::string PoseName(PoseId pose)
{
	return ToString(CurveIdDetail::PosePath(pose));
}

std::optional<CurveId> FindCurve(std::string_view name)
{
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		if (CurveName(curve) == name)
		{
			return curve;
		}
	}
	return std::nullopt;
}

} // namespace mria
