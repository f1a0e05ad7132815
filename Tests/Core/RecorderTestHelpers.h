// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Reader.h"
#include "Mria/Recorder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

/** Frames to record, and what a recording says of them, worked out in double without the core's evaluators. */
namespace mria::RecorderTests
{

inline constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

/** A turn around an axis that lies askew, so that no component stays 0. */
inline Quat TurnBy(double angle)
{
	const double s = std::sin(angle / 2.0);
	return {static_cast<float>(0.48 * s), static_cast<float>(0.6 * s), static_cast<float>(0.64 * s),
		static_cast<float>(std::cos(angle / 2.0))};
}

inline Pose MovingPose(double time, double phase)
{
	const float sway = static_cast<float>(0.3 * std::sin(2.0 * time + phase));
	return {{sway, 1.0f + static_cast<float>(0.1 * phase), static_cast<float>(0.2 * std::cos(3.0 * time))},
		TurnBy(0.7 * std::sin(1.5 * time + phase))};
}

/** Head, gaze and both hands in motion, all joints but None present, nothing pinching. */
inline Frame MovingFrame(double time)
{
	Frame frame;
	frame.time = static_cast<float>(time);
	frame.hasCamera = true;
	frame.camera = MovingPose(time, 0.0);
	frame.hasGaze = true;
	frame.gaze = {frame.camera.position, Rotate(TurnBy(std::sin(time)), {0.0f, 0.0f, 1.0f})};
	for (const Hand hand : kHands)
	{
		frame[hand].isTracked = true;
		frame[hand].presentJoints = ((1u << kJointCount) - 1u) & ~1u;
		for (std::size_t joint = 0; joint < kJointCount; ++joint)
		{
			frame[hand].joints[joint] = MovingPose(time, 0.1 * static_cast<double>(joint + 1));
		}
	}
	return frame;
}

/** The head alone, at rest in the origin. */
inline Frame StillFrame()
{
	Frame frame;
	frame.hasCamera = true;
	return frame;
}

/** All channels, a key in every frame. */
inline RecorderOptions EveryFrame()
{
	RecorderOptions options;
	options.channels.gaze = true;
	options.tolerances = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
	return options;
}

/** Feeds moving frames number `first` to `last` - 1 of so many a second, all of which must be taken. */
inline void Feed(Recorder& recorder, int first, int last, double frameRate = 60.0)
{
	for (int i = first; i < last; ++i)
	{
		const double time = i / frameRate;
		ASSERT_EQ(recorder.AddFrame(time, MovingFrame(time)), RecordOutcome::Taken) << "frame " << i;
	}
}

inline const Curve& CameraX(const Recording& recording)
{
	return recording.curves[CameraCurve(PoseComponent::PositionX)];
}

inline std::vector<float> TimesOf(const Curve& curve)
{
	std::vector<float> times;
	for (const Keyframe& key : curve.keys)
	{
		times.push_back(key.time);
	}
	return times;
}

/** "0:0 0.5:1", time and value of each key. */
inline std::string KeysOf(const Curve& curve)
{
	std::string text;
	for (const Keyframe& key : curve.keys)
	{
		char one[64];
		std::snprintf(one, sizeof(one), "%s%g:%g", text.empty() ? "" : " ", static_cast<double>(key.time),
			static_cast<double>(key.value));
		text += one;
	}
	return text;
}

/** A straight curve in double; its ends are held. */
inline double LineAt(const Curve& curve, float time)
{
	const std::vector<Keyframe>& keys = curve.keys;
	const auto after =
		std::upper_bound(keys.begin(), keys.end(), time, [](float t, const Keyframe& key) { return t < key.time; });
	if (after == keys.begin() || after == keys.end())
	{
		return keys.empty() ? 0.0 : static_cast<double>((after == keys.begin() ? keys.front() : keys.back()).value);
	}
	const Keyframe& a = *(after - 1);
	const double part = (static_cast<double>(time) - static_cast<double>(a.time)) /
		(static_cast<double>(after->time) - static_cast<double>(a.time));
	return static_cast<double>(a.value) + part * (static_cast<double>(after->value) - static_cast<double>(a.value));
}

inline bool FlagAt(const Curve& curve, float time)
{
	bool value = !curve.keys.empty() && curve.keys.front().value > 0.5f;
	for (const Keyframe& key : curve.keys)
	{
		value = key.time <= time ? key.value > 0.5f : value;
	}
	return value;
}

/** Metres between a point and three curves. */
inline double DistanceAt(const Recording& recording, CurveId first, float time, const Vec3& wanted)
{
	const double x = LineAt(recording.curves[first], time) - static_cast<double>(wanted.x);
	const double y = LineAt(recording.curves[first + 1], time) - static_cast<double>(wanted.y);
	const double z = LineAt(recording.curves[first + 2], time) - static_cast<double>(wanted.z);
	return std::sqrt(x * x + y * y + z * z);
}

/** The angle between two vectors of four numbers and any length, precise for small ones too. */
inline double AngleOf(const double (&a)[4], const double (&b)[4], bool eitherSign)
{
	double aa = 0.0;
	double bb = 0.0;
	double ab = 0.0;
	for (int i = 0; i < 4; ++i)
	{
		aa += a[i] * a[i];
		bb += b[i] * b[i];
		ab += a[i] * b[i];
	}
	const double sign = eitherSign && ab < 0.0 ? -1.0 : 1.0;
	double difference = 0.0;
	double sum = 0.0;
	for (int i = 0; i < 4; ++i)
	{
		const double p = a[i] / std::sqrt(aa);
		const double q = sign * b[i] / std::sqrt(bb);
		difference += (p - q) * (p - q);
		sum += (p + q) * (p + q);
	}
	return 2.0 * std::atan2(std::sqrt(difference), std::sqrt(sum));
}

/** Radians between a rotation and four curves. */
inline double TurnAt(const Recording& recording, CurveId first, float time, const Quat& wanted)
{
	const double a[4] = {static_cast<double>(wanted.x), static_cast<double>(wanted.y), static_cast<double>(wanted.z),
		static_cast<double>(wanted.w)};
	const double b[4] = {LineAt(recording.curves[first], time), LineAt(recording.curves[first + 1], time),
		LineAt(recording.curves[first + 2], time), LineAt(recording.curves[first + 3], time)};
	return 2.0 * AngleOf(a, b, true);
}

/** Radians between a direction and three curves. */
inline double LeanAt(const Recording& recording, CurveId first, float time, const Vec3& wanted)
{
	const double a[4] = {
		static_cast<double>(wanted.x), static_cast<double>(wanted.y), static_cast<double>(wanted.z), 0.0};
	const double b[4] = {LineAt(recording.curves[first], time), LineAt(recording.curves[first + 1], time),
		LineAt(recording.curves[first + 2], time), 0.0};
	return AngleOf(a, b, false);
}

/** The most that a recording is off the frames it was made of, and the flags that differ. */
struct Deviation
{
	double position = 0.0; ///< In parts of the tolerance.
	double turn = 0.0; ///< The same.
	int wrongFlags = 0;
};

inline void MeasureJoints(
	const Recording& recording, const Frame& frame, Hand hand, const ReduceTolerances& tolerances, Deviation& worst)
{
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		const Joint joint = static_cast<Joint>(i);
		const CurveId first = FirstCurveOf(JointPose(hand, joint));
		if (frame[hand].isTracked && frame[hand].HasJoint(joint))
		{
			const Pose& pose = frame[hand][joint];
			worst.position = std::max(worst.position,
				DistanceAt(recording, first, frame.time, pose.position) /
					static_cast<double>(tolerances.jointPosition));
			worst.turn = std::max(worst.turn,
				TurnAt(recording, first + 3, frame.time, pose.rotation) /
					static_cast<double>(tolerances.jointRotation));
		}
	}
	worst.wrongFlags += FlagAt(recording.curves[TrackedCurve(hand)], frame.time) != frame[hand].isTracked ? 1 : 0;
	worst.wrongFlags += FlagAt(recording.curves[PinchCurve(hand)], frame.time) != frame[hand].isPinching ? 1 : 0;
}

/** `frame.time` is in the recording's time. */
inline void Measure(
	const Recording& recording, const Frame& frame, const ReduceTolerances& tolerances, Deviation& worst)
{
	const auto parts = [](double& out, double error, float tolerance)
	{ out = std::max(out, error / static_cast<double>(tolerance)); };
	parts(worst.position, DistanceAt(recording, 0, frame.time, frame.camera.position), tolerances.cameraPosition);
	parts(worst.turn, TurnAt(recording, 3, frame.time, frame.camera.rotation), tolerances.cameraRotation);
	for (const Hand hand : kHands)
	{
		MeasureJoints(recording, frame, hand, tolerances, worst);
	}
	if (frame.hasGaze && recording.channels.Has(Channel::Gaze))
	{
		const CurveId first = kFirstGazeCurve;
		parts(worst.position, DistanceAt(recording, first, frame.time, frame.gaze.origin), tolerances.gazeOrigin);
		parts(worst.turn, LeanAt(recording, first + 3, frame.time, frame.gaze.direction), tolerances.gazeDirection);
	}
}

inline Recording WrittenAndRead(const RecordedTake& take, Dialect dialect)
{
	Result<Recording> read = ReadRecording(take.ToBytes(dialect));
	EXPECT_TRUE(read) << (read ? "" : Describe(read.GetError()));
	return read ? read.Value() : Recording{};
}

} // namespace mria::RecorderTests
