// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CurveSamples.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Mria/Reader.h"
#include "Mria/Recording.h"
#include "Mria/Sampler.h"
#include "Mria/Writer.h"
#include "RandomRecording.h"
#include "RecordingBuilder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

/** Takes and questions for the tests of trim, join, retime and resample. */
namespace mria::TimeEditSamples
{

using CurveSamples::Draw;

/** Curves of every kind on head, two joints and gaze, flags that change now and then, markers. Loops if asked for. */
inline Recording RandomTake(unsigned seed, bool withLoops)
{
	Draw draw(seed);
	Recording recording;
	recording.dialect = Dialect::Documented11;
	recording.channels.bytes = {1, 1, 1};
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const bool isUsed = id < kFirstFlagCurve || id >= kFirstGazeCurve ||
			(id >= kFirstJointCurve && id < kFirstJointCurve + 2 * kPoseComponentCount);
		Curve curve = CurveSamples::RandomCurve(draw, true);
		curve.preWrap = withLoops ? curve.preWrap : WrapMode::ClampForever;
		curve.postWrap = withLoops ? curve.postWrap : WrapMode::Once;
		recording.curves[id] = isUsed ? curve : Curve{};
	}
	for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
	{
		float time = draw.Between(-3.0f, 1.0f);
		const unsigned count = draw.Below(5);
		for (unsigned i = 0; i < count; ++i)
		{
			recording.curves[id].keys.push_back(PlainKey(time, draw.Below(2) == 0 ? 0.0f : 1.0f));
			time += draw.Between(0.0f, 1.0f);
		}
	}
	recording.markers = {{draw.Between(-1.0f, 2.0f), "a", 0}, {draw.Between(0.0f, 3.0f), "b", 0}};
	return recording;
}

/** How large numbers get on a curve: its values, and what its handles reach to. */
inline float ScaleOf(const Curve& curve)
{
	float scale = 0.0f;
	for (std::size_t i = 0; i < curve.keys.size(); ++i)
	{
		const Keyframe& key = curve.keys[i];
		const float step = i > 0 ? key.time - curve.keys[i - 1].time : 0.0f;
		const float next = i + 1 < curve.keys.size() ? curve.keys[i + 1].time - key.time : 0.0f;
		const float in = IsFinite(key.inTangent) ? std::fabs(key.inTangent) * step : 0.0f;
		const float out = IsFinite(key.outTangent) ? std::fabs(key.outTangent) * next : 0.0f;
		scale = (std::max)({scale, std::fabs(key.value), in, out});
	}
	return scale;
}

/**
 * Whether a value is the curve's at `time`, give or take a rounding of times: where a curve is steep or jumps, that
 * decides. Keys must be sorted.
 */
inline bool IsValueNear(const Curve& curve, float time, float value, float slack, float scale)
{
	float low = std::numeric_limits<float>::infinity();
	float high = -low;
	for (int i = -4; i <= 4; ++i)
	{
		const float at = EvaluateSortedCurve(curve, time + slack * static_cast<float>(i) / 4.0f);
		low = (std::min)(low, at);
		high = (std::max)(high, at);
	}
	const float margin = 4e-6f * scale + 1e-30f;
	return value >= low - margin && value <= high + margin;
}

/** How the times of two recordings belong together: a time t of the second is `scale` t + `offset` in the first. */
struct Timing
{
	TimeRange range; ///< In the second's times.
	double scale = 1.0;
	double offset = 0.0;
	float slack = 2e-6f;
	int count = 40;

	float At(int i) const
	{
		const float step = (range.end - range.start) / static_cast<float>(count);
		return i == count ? range.end : range.start + step * static_cast<float>(i);
	}
	float Source(float time) const { return static_cast<float>(scale * time + offset); }
};

/** Whether the second plays as the first does: every curve, and flags away from their changes. Keys sorted. */
inline ::testing::AssertionResult PlaysAlike(const Recording& first, const Recording& second, const Timing& timing)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const Curve& from = first.curves[id];
		const Curve& to = second.curves[id];
		const float scale = ScaleOf(from);
		for (int i = 0; i <= timing.count && !from.keys.empty(); ++i)
		{
			const float time = timing.At(i);
			const float source = timing.Source(time);
			const bool isAlike = IsFlagCurve(id)
				? EvaluateFlag(to, time) == EvaluateFlag(from, source - timing.slack) ||
					EvaluateFlag(to, time) == EvaluateFlag(from, source + timing.slack)
				: IsValueNear(from, source, EvaluateSortedCurve(to, time), timing.slack, scale);
			if (!isAlike)
			{
				return ::testing::AssertionFailure()
					<< CurveName(id) << " is " << EvaluateCurve(to, time) << " at " << time << " instead of "
					<< EvaluateCurve(from, source) << "\nwas: " << CurveSamples::Describe(from, source)
					<< "\nis: " << CurveSamples::Describe(to, time);
			}
		}
		if (from.keys.empty() != to.keys.empty())
		{
			return ::testing::AssertionFailure() << CurveName(id) << " has keys in one of the two only";
		}
	}
	return ::testing::AssertionSuccess();
}

/** Whether keys are sorted and finite, and bytes written of it can be read again. */
inline ::testing::AssertionResult IsValidResult(const Recording& recording)
{
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const std::vector<Keyframe>& keys = recording.curves[id].keys;
		for (std::size_t i = 0; i < keys.size(); ++i)
		{
			if (!IsFinite(keys[i].time) || !IsFinite(keys[i].value) || (i > 0 && keys[i].time < keys[i - 1].time))
			{
				return ::testing::AssertionFailure() << CurveName(id) << "\n"
													 << CurveSamples::Describe(recording.curves[id], keys[i].time);
			}
		}
	}
	const Result<Recording> read = ReadRecording(WriteRecording(recording, recording.dialect).bytes);
	return read ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << Describe(read.GetError());
}

/** The largest distance between what two samplers show, in metres or radians. A hand counts while the first has it. */
inline float LargestDifference(const Recording& first, const Recording& second, const Timing& timing)
{
	const Sampler samplers[2] = {Sampler(first), Sampler(second)};
	float largest = 0.0f;
	const auto compare = [&](const Pose& a, const Pose& b)
	{
		largest = (std::max)(largest, Length(a.position - b.position));
		largest = (std::max)(largest, AngleBetween(a.rotation, b.rotation));
	};
	for (int i = 0; i <= timing.count; ++i)
	{
		Frame frames[2];
		samplers[0].SampleAt(timing.Source(timing.At(i)), frames[0]);
		samplers[1].SampleAt(timing.At(i), frames[1]);
		compare(frames[0].camera, frames[1].camera);
		for (std::size_t hand = 0; hand < kHandCount; ++hand)
		{
			for (std::size_t joint = 0; joint < kJointCount && frames[0].hands[hand].isTracked; ++joint)
			{
				compare(frames[0].hands[hand].joints[joint], frames[1].hands[hand].joints[joint]);
			}
		}
		largest = (std::max)(largest, Length(frames[0].gaze.origin - frames[1].gaze.origin));
		largest = (std::max)(largest, Length(frames[0].gaze.direction - frames[1].gaze.direction));
	}
	return largest;
}

inline std::string KeysText(const Curve& curve)
{
	std::string text;
	for (const Keyframe& key : curve.keys)
	{
		char one[64];
		std::snprintf(one, sizeof(one), "%g:%g ", static_cast<double>(key.time), static_cast<double>(key.value));
		text += one;
	}
	return text;
}

} // namespace mria::TimeEditSamples
