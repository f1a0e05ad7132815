// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Checking/ValidationChecks.h"
#include "Curves/KeyAnalysis.h"
#include "Mria/CurveEvaluator.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mria
{

namespace ValidationPosesDetail
{
using KeyAnalysis::GroupWalk;
using ValidationDetail::FindingList;

/** Keys without a partner: not all curves of the group have one at that time. */
std::size_t CountMisaligned(Span<const CurveView> group)
{
	std::size_t count = 0;
	for (GroupWalk walk(group); walk.Next();)
	{
		count += walk.IsWhole() ? 0 : walk.CountKeys();
	}
	return count;
}

struct RotationCounts
{
	std::size_t zero = 0;
	std::size_t notUnit = 0;
	std::size_t flips = 0;
};

RotationCounts CountRotations(Span<const CurveView> rotation)
{
	// If curves were reduced one by one, a wrong length is caused by the reduction, not by the rotation.
	const bool hasLengths = KeyAnalysis::ShareTimes(rotation);
	RotationCounts counts;
	KeyAnalysis::SignTracker signs;
	for (GroupWalk walk(rotation); walk.Next();)
	{
		const Quat q = walk.Rotation();
		const double length = KeyAnalysis::LengthOf(q);
		counts.flips += signs.Flips(q) ? 1 : 0;
		counts.zero += walk.IsWhole() && length <= KeyAnalysis::kZeroLength ? 1 : 0;
		counts.notUnit += hasLengths && KeyAnalysis::IsWrongLength(length) ? 1 : 0;
	}
	return counts;
}

bool IsJointNone(PoseId pose)
{
	return pose != kCameraPose && JointOf(pose) == Joint::None;
}

void CheckRotations(Span<const CurveView> rotation, PoseId pose, FindingList& out)
{
	const RotationCounts counts = CountRotations(rotation);
	const Severity zero = IsJointNone(pose) ? Severity::Info : Severity::Error;
	out.Add(zero, FindingCode::ZeroQuaternion, PoseName(pose), counts.zero);
	out.Add(Severity::Warning, FindingCode::NonUnitQuaternion, PoseName(pose), counts.notUnit);
	out.Add(Severity::Warning, FindingCode::SignFlip, PoseName(pose), counts.flips);
}

/** What makes a gaze the head's: wider than the two thresholds of MRTK's recorder, narrower than eyes hold still. */
constexpr float kSameOrigin = 0.01f;
constexpr float kSameDirection = 0.02f; // radians, 1.1 degrees
constexpr double kSameShare = 0.9;

Span<const CurveView> GazeCurves(const RecordingView& recording, RayComponent first)
{
	return {&recording.curves[GazeCurve(first)], 3};
}

/** The camera at any time. Damaged W curves are rebuilt: a gaze shows what it is before the repair as after it. */
class CameraPath
{
public:
	explicit CameraPath(const RecordingView& recording)
	{
		const Span<const CurveView> rotation = KeyAnalysis::RotationCurves(recording, kCameraPose);
		for (CurveId id = 0; id < kPoseComponentCount; ++id)
		{
			curves_[id].Assign(recording.curves[id]);
		}
		if (KeyAnalysis::HasDamagedW(rotation, recording.dialect))
		{
			w_ = KeyAnalysis::RebuildW(rotation);
			curves_.back().Assign(w_);
		}
	}

	Vec3 Position(float time) const { return {At(0, time), At(1, time), At(2, time)}; }

	Vec3 Forward(float time) const
	{
		const Quat rotation = NormalizedOrIdentity({At(3, time), At(4, time), At(5, time), At(6, time)});
		return Rotate(rotation, {0.0f, 0.0f, 1.0f});
	}

private:
	float At(std::size_t component, float time) const { return EvaluateSortedCurve(curves_[component].View(), time); }

	Curve w_;
	std::array<KeyAnalysis::OrderedCurve, kPoseComponentCount> curves_;
};

struct Matches
{
	std::size_t same = 0;
	std::size_t all = 0;

	bool AreMost() const { return all > 0 && static_cast<double>(same) >= kSameShare * static_cast<double>(all); }
};

/** Stops with no result as soon as too many differ, which happens early in a recording with an eye tracker. */
template <typename IsSame>
Matches CountMatches(Span<const CurveView> group, const IsSame& isSame)
{
	const double mostSteps = static_cast<double>(group[0].size() + group[1].size() + group[2].size());
	const std::size_t mostDifferent = static_cast<std::size_t>((1.0 - kSameShare) * mostSteps) + 1;
	Matches matches;
	for (GroupWalk walk(group); walk.Next();)
	{
		++matches.all;
		matches.same += isSame(walk.Vector(), walk.Time()) ? 1 : 0;
		if (matches.all - matches.same > mostDifferent)
		{
			return {};
		}
	}
	return matches;
}

} // namespace ValidationPosesDetail

namespace ValidationDetail
{
void CheckPose(const RecordingView& recording, PoseId pose, FindingList& out)
{
	using namespace ValidationPosesDetail;
	const Span<const CurveView> rotation = KeyAnalysis::RotationCurves(recording, pose);
	std::size_t misaligned = CountMisaligned(KeyAnalysis::PositionCurves(recording, pose));
	if (KeyAnalysis::HasDamagedW(rotation, recording.dialect))
	{
		// One cause, one finding: without its W a rotation has wrong lengths, signs and partners too.
		out.Add(Severity::Error, FindingCode::DamagedW, PoseName(pose), rotation[0].size() - 1);
	}
	else
	{
		misaligned += CountMisaligned(rotation);
		CheckRotations(rotation, pose, out);
	}
	out.Add(Severity::Info, FindingCode::MisalignedTimes, PoseName(pose), misaligned);
}

void CheckGaze(const RecordingView& recording, FindingList& out)
{
	using namespace ValidationPosesDetail;
	const std::size_t misaligned = CountMisaligned(GazeCurves(recording, RayComponent::OriginX)) +
		CountMisaligned(GazeCurves(recording, RayComponent::DirectionX));
	out.Add(Severity::Info, FindingCode::MisalignedTimes, ToString(Channel::Gaze), misaligned);
}

void CompareGazeWithHead(const RecordingView& recording, FindingList& out)
{
	using namespace ValidationPosesDetail;
	if (recording.curves[CameraCurve(PoseComponent::PositionX)].empty() ||
		recording.curves[CameraCurve(PoseComponent::RotationX)].empty())
	{
		return;
	}
	const CameraPath camera(recording);
	const Matches directions = CountMatches(GazeCurves(recording, RayComponent::DirectionX),
		[&](const Vec3& direction, float time)
		{ return Length(NormalizedOrForward(direction) - camera.Forward(time)) <= kSameDirection; });
	if (!directions.AreMost())
	{
		return;
	}
	const Matches origins = CountMatches(GazeCurves(recording, RayComponent::OriginX),
		[&](const Vec3& origin, float time) { return Length(origin - camera.Position(time)) <= kSameOrigin; });
	if (origins.AreMost())
	{
		out.Add(Severity::Info, FindingCode::GazeIsHead, ToString(Channel::Gaze), origins.same + directions.same);
	}
}
} // namespace ValidationDetail

} // namespace mria
