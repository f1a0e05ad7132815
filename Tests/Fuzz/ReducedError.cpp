// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ReducedError.h"

#include "FuzzSupport.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Pose.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mria
{

namespace ReducedErrorDetail
{
using Numbers = std::array<double, 4>;

struct Group
{
	CurveId first = 0;
	std::size_t width = 3;
	double tolerance = 0.0;
	double reported = 0.0;
};

double LengthOf(const Numbers& v)
{
	return std::sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2] + v[3] * v[3]);
}

Numbers ValuesAt(const RecordingView& recording, const Group& group, float time)
{
	Numbers values{};
	for (std::size_t i = 0; i < group.width; ++i)
	{
		values[i] = static_cast<double>(EvaluateCurve(recording.curves[group.first + i], time));
	}
	return values;
}

double Distance(const Numbers& a, const Numbers& b, double sign = 1.0)
{
	return LengthOf({a[0] - sign * b[0], a[1] - sign * b[1], a[2] - sign * b[2], a[3] - sign * b[3]});
}

Numbers Unit(const Numbers& v)
{
	const double length = LengthOf(v);
	return length > static_cast<double>(kShortestLength)
		? Numbers{v[0] / length, v[1] / length, v[2] / length, v[3] / length}
		: Numbers{0.0, 0.0, 0.0, 1.0};
}

/** Metres, or the angle by way of half-angle chords. */
double ErrorBetween(const Group& group, const Numbers& a, const Numbers& b)
{
	if (group.width == 3)
	{
		return Distance(a, b);
	}
	const double near = Distance(Unit(a), Unit(b));
	const double far = Distance(Unit(a), Unit(b), -1.0);
	return 4.0 * std::atan2((std::min)(near, far), (std::max)(near, far));
}

bool IsLeft(const ReduceReport& report, CurveId first)
{
	return std::any_of(report.skipped.begin(), report.skipped.end(),
		[&](const SkippedGroup& left) { return left.firstCurve == first; });
}

/** The largest error at a time and just before it, where the value before a jump still holds. */
double ErrorAround(const RecordingView& source, const RecordingView& reduced, const Group& group, float time)
{
	const float before = std::nextafter(time, -1e30f);
	return (std::max)(ErrorBetween(group, ValuesAt(source, group, time), ValuesAt(reduced, group, time)),
		ErrorBetween(group, ValuesAt(source, group, before), ValuesAt(reduced, group, before)));
}

bool HasThreeKeysAtOneTime(const CurveView& curve)
{
	for (std::size_t i = 2; i < curve.size(); ++i)
	{
		if (curve.Time(i) == curve.Time(i - 2))
		{
			return true;
		}
	}
	return false;
}

/** What is reported for a channel that is one group was lost somewhere. Keys that are never played count as lost too.
 */
void RequireLost(const RecordingView& source, const RecordingView& reduced, const Group& group)
{
	double worst = 0.0;
	double largest = 0.0;
	for (std::size_t c = 0; c < group.width; ++c)
	{
		const CurveView& curve = source.curves[group.first + c];
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			worst = (std::max)(worst, ErrorAround(source, reduced, group, curve.Time(i)));
			largest = (std::max)(largest, LengthOf(ValuesAt(source, group, curve.Time(i))));
		}
		if (HasThreeKeysAtOneTime(curve))
		{
			return;
		}
	}
	MRIA_FUZZ_REQUIRE(group.reported <= worst + 1e-5 * largest);
}

void RequireGroup(const RecordingView& source, const RecordingView& reduced, const Group& group)
{
	for (std::size_t c = 0; c < group.width; ++c)
	{
		const CurveView& curve = source.curves[group.first + c];
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			const Numbers wanted = ValuesAt(source, group, curve.Time(i));
			const Numbers played = ValuesAt(reduced, group, curve.Time(i));
			const double off = ErrorBetween(group, played, wanted);
			// Of floats, whose squares are 0 below 1e-19.
			const double largest = (std::max)(LengthOf(wanted), LengthOf(played));
			const double rounding = 1e-19 + 1e-6 * (group.width == 3 ? largest : 1.0);
			MRIA_FUZZ_REQUIRE(off <= (std::max)(0.0, group.tolerance) + rounding);
			MRIA_FUZZ_REQUIRE(off <= group.reported + rounding);
		}
	}
}
} // namespace ReducedErrorDetail

void RequireWithin(const RecordingView& source, const RecordingView& reduced, const ReduceTolerances& tolerances,
	const ReduceReport& report)
{
	using namespace ReducedErrorDetail;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const bool isCamera = pose == kCameraPose;
		const ReduceChannel hand =
			pose < JointPose(Hand::Right, Joint::None) ? ReduceChannel::LeftHand : ReduceChannel::RightHand;
		const ReducedChannel& channel = report.Of(isCamera ? ReduceChannel::Camera : hand);
		const CurveId first = FirstCurveOf(pose);
		const double position = isCamera ? tolerances.cameraPosition : tolerances.jointPosition;
		const double rotation = isCamera ? tolerances.cameraRotation : tolerances.jointRotation;
		const Group groups[] = {
			{first, 3, position, channel.position.worstError}, {first + 3, 4, rotation, channel.rotation.worstError}};
		for (const Group& group : groups)
		{
			if (!IsLeft(report, group.first))
			{
				RequireGroup(source, reduced, group);
				if (isCamera && group.width == 3)
				{
					RequireLost(source, reduced, group);
				}
			}
		}
	}
}

} // namespace mria
