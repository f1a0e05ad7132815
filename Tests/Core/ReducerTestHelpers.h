// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveEvaluator.h"
#include "Mria/Pose.h"
#include "Mria/Reducer.h"
#include "Mria/Sampler.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

/** A check of the reducer's promise that shares nothing with the reducer: in double, with other formulas. */
namespace mria::ReducerTests
{

inline constexpr double kDegree = 3.14159265358979323846 / 180.0;

using Numbers = std::array<double, 4>;

struct Group
{
	CurveId first;
	std::size_t width;
	bool isPosition;
	double tolerance;
};

inline std::vector<Group> AllGroups(const ReduceTolerances& tolerances = {})
{
	std::vector<Group> groups;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const bool isCamera = pose == kCameraPose;
		const CurveId first = FirstCurveOf(pose);
		groups.push_back({first, 3, true, isCamera ? tolerances.cameraPosition : tolerances.jointPosition});
		groups.push_back({first + 3, 4, false, isCamera ? tolerances.cameraRotation : tolerances.jointRotation});
	}
	groups.push_back({kFirstGazeCurve, 3, true, tolerances.gazeOrigin});
	groups.push_back({kFirstGazeCurve + 3, 3, false, tolerances.gazeDirection});
	return groups;
}

/** With what is played for no length at all. */
inline Numbers Unit(const Numbers& v, std::size_t width)
{
	const double length = std::sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2] + v[3] * v[3]);
	if (!(length > static_cast<double>(kShortestLength)))
	{
		return width == 4 ? Numbers{0.0, 0.0, 0.0, 1.0} : Numbers{0.0, 0.0, 1.0, 0.0};
	}
	return {v[0] / length, v[1] / length, v[2] / length, v[3] / length};
}

inline double Distance(const Numbers& a, const Numbers& b, double sign = 1.0)
{
	double sum = 0.0;
	for (std::size_t i = 0; i < a.size(); ++i)
	{
		sum += (a[i] - sign * b[i]) * (a[i] - sign * b[i]);
	}
	return std::sqrt(sum);
}

/** Metres, or the angle by way of half-angle chords. */
inline double ErrorBetween(const Group& group, const Numbers& a, const Numbers& b)
{
	if (group.isPosition)
	{
		return Distance(a, b);
	}
	const Numbers p = Unit(a, group.width);
	const Numbers q = Unit(b, group.width);
	const double angle = 2.0 * std::atan2(Distance(p, q), Distance(p, q, -1.0));
	const double other = 2.0 * std::atan2(Distance(p, q, -1.0), Distance(p, q));
	return group.width == 4 ? 2.0 * std::min(angle, other) : angle;
}

inline Numbers ValuesAt(const RecordingView& recording, const Group& group, float time)
{
	Numbers values{};
	for (std::size_t i = 0; i < group.width; ++i)
	{
		const CurveView& curve = recording.curves[group.first + i];
		const bool isSorted = HasSortedKeys(curve);
		values[i] = static_cast<double>(isSorted ? EvaluateSortedCurve(curve, time) : EvaluateCurve(curve, time));
	}
	return values;
}

/** Every time at which one of the group's curves has a key. */
inline std::vector<float> KeyTimes(const RecordingView& recording, const Group& group)
{
	std::vector<float> times;
	for (std::size_t i = 0; i < group.width; ++i)
	{
		const CurveView& curve = recording.curves[group.first + i];
		for (std::size_t key = 0; key < curve.size(); ++key)
		{
			times.push_back(curve.Time(key));
		}
	}
	std::sort(times.begin(), times.end());
	times.erase(std::unique(times.begin(), times.end()), times.end());
	return times;
}

inline Numbers FromFrame(const Frame& frame, const Group& group)
{
	const auto ofVector = [](const Vec3& v) { return Numbers{v.x, v.y, v.z, 0.0}; };
	if (group.first >= kFirstGazeCurve)
	{
		return ofVector(group.isPosition ? frame.gaze.origin : frame.gaze.direction);
	}
	const std::size_t joint = group.first < kFirstJointCurve ? 0 : (group.first - kFirstJointCurve) / 7;
	const Pose& pose =
		group.first < kFirstJointCurve ? frame.camera : frame.hands[joint / kJointCount].joints[joint % kJointCount];
	const Quat& q = pose.rotation;
	return group.isPosition ? ofVector(pose.position) : Numbers{q.x, q.y, q.z, q.w};
}

/** Whether the reduced recording is within the tolerances at every key time of the source, evaluated and sampled. */
inline ::testing::AssertionResult StaysWithin(
	const Recording& source, const Recording& reduced, const ReduceTolerances& tolerances)
{
	const Sampler sampler(reduced);
	const RecordingView sourceView(source);
	const RecordingView reducedView(reduced);
	Sampler::Cursor cursor;
	Frame frame;
	for (const Group& group : AllGroups(tolerances))
	{
		for (const float time : KeyTimes(sourceView, group))
		{
			const Numbers wanted = ValuesAt(sourceView, group, time);
			sampler.SampleAt(time, frame, cursor);
			const double evaluated = ErrorBetween(group, ValuesAt(reducedView, group, time), wanted);
			const double sampled = ErrorBetween(group, FromFrame(frame, group), wanted);
			// Where nothing may be lost, floats still round.
			const double limit = std::max(group.tolerance, 4e-7 * (group.isPosition ? Distance(wanted, {}) : 1.0));
			if (!(evaluated <= limit) || !(sampled <= limit))
			{
				return ::testing::AssertionFailure() << CurveName(group.first) << " at " << time << " s is off by "
													 << evaluated << " (sampled " << sampled << "), allowed " << limit;
			}
		}
	}
	return ::testing::AssertionSuccess();
}

inline void AddKeys(Recording& recording, CurveId first, float time, std::initializer_list<float> values)
{
	for (const float value : values)
	{
		recording.curves[first++].keys.push_back(PlainKey(time, value));
	}
}

inline void AddRotation(Recording& recording, CurveId first, float time, const Quat& q)
{
	AddKeys(recording, first, time, {q.x, q.y, q.z, q.w});
}

/** About an axis that lies askew. */
inline Quat Turned(double angle)
{
	const double s = std::sin(angle / 2.0) / 3.0;
	return {static_cast<float>(s), static_cast<float>(2.0 * s), static_cast<float>(2.0 * s),
		static_cast<float>(std::cos(angle / 2.0))};
}

inline std::size_t KeyCount(const Recording& recording, CurveId curve)
{
	return recording.curves[curve].keys.size();
}

} // namespace mria::ReducerTests
