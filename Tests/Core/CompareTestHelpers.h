// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "FindingTestHelpers.h"
#include "Mria/Compare.h"
#include "Mria/Synth.h"

#include <cmath>
#include <string>

/** Small recordings for the tests of comparison, and questions about what came out. */
namespace mria::CompareTests
{

using namespace FindingTests;

inline constexpr double kDegree = 0.017453292519943295;

/** Two seconds with the right hand tracked all along, one joint of it, the camera; nothing moves. */
inline Recording MakeStill()
{
	Recording recording;
	recording.dialect = Dialect::Documented11;
	for (const float time : {0.0f, 2.0f})
	{
		AddVector(recording, CameraCurve(PoseComponent::PositionX), time, {0.0f, 1.6f, 0.0f});
		AddRotation(recording, kCameraPose, time, {});
		AddVector(
			recording, JointCurve(Hand::Right, Joint::IndexTip, PoseComponent::PositionX), time, {0.2f, 1.0f, 0.4f});
		AddRotation(recording, JointPose(Hand::Right, Joint::IndexTip), time, {});
	}
	AddFlag(recording, TrackedCurve(Hand::Right), 0.0f, true);
	return recording;
}

inline std::vector<Keyframe>& Keys(Recording& recording, CurveId curve)
{
	return recording.curves[curve].keys;
}

inline CurveId TipCurve(PoseComponent component)
{
	return JointCurve(Hand::Right, Joint::IndexTip, component);
}

inline Recording MakeTake(std::uint32_t seed = 1, Dialect dialect = Dialect::Mrtk11, float duration = 5.0f)
{
	SynthOptions options;
	options.seed = seed;
	options.dialect = dialect;
	options.duration = duration;
	return Synthesize(options);
}

inline void ShiftTimes(Recording& recording, float seconds)
{
	for (Curve& curve : recording.curves)
	{
		for (Keyframe& key : curve.keys)
		{
			key.time += seconds;
		}
	}
	for (Marker& marker : recording.markers)
	{
		marker.time += seconds;
	}
}

/** Every excess, one a line. */
inline std::string Verdict(const Comparison& comparison)
{
	std::string text;
	for (const Excess& excess : comparison.excesses)
	{
		text += Describe(excess) + "\n";
	}
	return text;
}

/** The largest of all differences, metres and radians alike. */
inline double LargestOf(const Comparison& comparison)
{
	double largest = 0.0;
	for (const PartDifference& part : comparison.parts)
	{
		largest = std::fmax(largest, std::fmax(part.position.largest, part.rotation.largest));
	}
	return largest;
}

} // namespace mria::CompareTests
