// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Mria/Sampler.h"
#include "Mria/Synth.h"
#include "Support/RecordingBuilder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

/** Takes for the tests of the sampler, and comparisons of its frames. */
namespace mria::SamplerTests
{

inline constexpr float kInfinity = std::numeric_limits<float>::infinity();

/** Two hands, head and gaze for a few seconds, in frames that do not come evenly. */
inline Recording PinchAndDrag(float duration = 4.0f)
{
	SynthOptions options;
	options.motion = SynthMotion::PinchDrag;
	options.duration = duration;
	return Synthesize(options);
}

inline std::vector<float> TimesAcross(const TimeRange& range, std::size_t count)
{
	std::vector<float> times;
	for (std::size_t i = 0; i <= count; ++i)
	{
		const float part = static_cast<float>(i) / static_cast<float>(count);
		times.push_back(range.start - 0.1f + (range.end - range.start + 0.2f) * part);
	}
	return times;
}

inline Pose Reference(const RecordingView& recording, PoseId pose, float time)
{
	float v[kPoseComponentCount];
	for (std::size_t i = 0; i < kPoseComponentCount; ++i)
	{
		v[i] = EvaluateCurve(recording.curves[FirstCurveOf(pose) + i], time);
	}
	return {{v[0], v[1], v[2]}, NormalizedOrIdentity({v[3], v[4], v[5], v[6]})};
}

/** Largest difference of any number of any pose from the reference evaluator's. */
inline float WorstDifference(const RecordingView& recording, const Sampler& sampler, const std::vector<float>& times)
{
	float worst = 0.0f;
	for (const float time : times)
	{
		Frame frame;
		sampler.SampleAt(time, frame);
		for (PoseId pose = 0; pose < kPoseCount; ++pose)
		{
			const Pose ours = PoseIn(frame, pose);
			const Pose wanted = Reference(recording, pose, time);
			for (std::size_t i = 0; i < kPoseComponentCount; ++i)
			{
				const float difference = std::fabs((&ours.position.x)[i] - (&wanted.position.x)[i]);
				worst = IsNan(difference) ? std::numeric_limits<float>::infinity() : (std::max)(worst, difference);
			}
		}
	}
	return worst;
}

inline bool SameBits(const Frame& a, const Frame& b)
{
	bool isSame = a.time == b.time && a.hasCamera == b.hasCamera && a.hasGaze == b.hasGaze;
	isSame = isSame && std::memcmp(&a.gaze, &b.gaze, sizeof(Ray)) == 0;
	for (const Hand hand : kHands)
	{
		isSame = isSame && a[hand].isTracked == b[hand].isTracked && a[hand].isPinching == b[hand].isPinching;
	}
	for (PoseId pose = 0; isSame && pose < kPoseCount; ++pose)
	{
		const Pose left = PoseIn(a, pose);
		const Pose right = PoseIn(b, pose);
		isSame = std::memcmp(&left, &right, sizeof(Pose)) == 0;
	}
	return isSame;
}

/** That a frame does not depend on what was asked for before: one cursor for all times, and none. */
inline void ExpectSameWithoutCursor(const Sampler& sampler, const std::vector<float>& times)
{
	Sampler::Cursor cursor;
	for (const float time : times)
	{
		Frame withCursor;
		Frame without;
		sampler.SampleAt(time, withCursor, cursor);
		sampler.SampleAt(time, without);
		ASSERT_TRUE(SameBits(withCursor, without)) << "at " << time;
	}
}

inline bool IsAllFinite(const Frame& frame)
{
	bool isFinite = true;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const Pose now = PoseIn(frame, pose);
		for (std::size_t i = 0; i < kPoseComponentCount; ++i)
		{
			isFinite = isFinite && IsFinite((&now.position.x)[i]);
		}
	}
	const Vec3& direction = frame.gaze.direction;
	return isFinite && IsFinite(direction.x) && IsFinite(direction.y) && IsFinite(direction.z);
}

/** A recording whose camera turns by these quaternions, a second apart. */
inline Recording TurningCamera(const std::vector<Quat>& turns)
{
	RecordingBuilder builder;
	for (std::size_t i = 0; i < turns.size(); ++i)
	{
		for (std::size_t c = 0; c < 4; ++c)
		{
			const CurveId curve = CameraCurve(PoseComponent::RotationX) + c;
			builder.WithKey(curve, PlainKey(static_cast<float>(i), (&turns[i].x)[c]));
		}
	}
	return builder.Get();
}

} // namespace mria::SamplerTests
