// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Sampler.h"
#include "Mria/Synth.h"
#include "Mria/Transform.h"
#include "Support/RandomRecording.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

/** Takes and comparisons for the tests of edits that change motion. */
namespace mria::MotionEditTests
{

inline SynthOptions TakeOf(SynthMotion motion, SynthKeys keys = SynthKeys::Lines, float duration = 3.0f)
{
	SynthOptions options;
	options.motion = motion;
	options.duration = duration;
	options.keys = keys;
	options.dialect = Dialect::Documented11; // holds everything there is
	options.seed = 5;
	return options;
}

/** Each curve thinned out on its own, as recorders of 2019 did it: no two of them share their times. */
inline void ThinOut(Recording& recording, std::uint64_t seed)
{
	Random random(seed);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		std::vector<Keyframe>& keys = recording.curves[id].keys;
		if (!IsFlagCurve(id) && keys.size() > 2)
		{
			const auto isDropped = [&](const Keyframe&) { return random.OneIn(2); };
			keys.erase(std::remove_if(keys.begin() + 1, keys.end() - 1, isDropped), keys.end() - 1);
		}
	}
}

/** A recording whose camera alone has keys: the given ones in its position, none elsewhere. */
inline Recording CameraAt(
	const std::vector<Keyframe>& x, const std::vector<Keyframe>& y, const std::vector<Keyframe>& z)
{
	Recording recording;
	recording.dialect = Dialect::Documented11;
	recording.curves[CameraCurve(PoseComponent::PositionX)].keys = x;
	recording.curves[CameraCurve(PoseComponent::PositionY)].keys = y;
	recording.curves[CameraCurve(PoseComponent::PositionZ)].keys = z;
	return recording;
}

/** How far two frames are apart, over all that both have. */
struct Distance
{
	float metres = 0.0f;
	float radians = 0.0f;

	void Widen(const Pose& a, const Pose& b)
	{
		metres = std::max(metres, Length(a.position - b.position));
		radians = std::max(radians, AngleBetween(NormalizedOrIdentity(a.rotation), NormalizedOrIdentity(b.rotation)));
	}
};

inline Distance DistanceOf(const Frame& a, const Frame& b)
{
	Distance distance;
	EXPECT_EQ(a.hasCamera, b.hasCamera);
	EXPECT_EQ(a.hasGaze, b.hasGaze);
	distance.Widen(a.camera, b.camera);
	for (const Hand hand : kHands)
	{
		EXPECT_EQ(a[hand].presentJoints, b[hand].presentJoints);
		EXPECT_EQ(a[hand].isTracked, b[hand].isTracked);
		EXPECT_EQ(a[hand].isPinching, b[hand].isPinching);
		for (std::size_t joint = 0; joint < kJointCount; ++joint)
		{
			if (a[hand].HasJoint(static_cast<Joint>(joint)))
			{
				distance.Widen(a[hand].joints[joint], b[hand].joints[joint]);
			}
		}
	}
	if (a.hasGaze)
	{
		distance.metres = std::max(distance.metres, Length(a.gaze.origin - b.gaze.origin));
		distance.radians = std::max(distance.radians, Length(a.gaze.direction - b.gaze.direction));
	}
	return distance;
}

/** The largest distance between the edited recording's frames and the original's, each put through `edit`. */
inline Distance FarthestFrames(
	const Recording& original, const Recording& edited, const std::function<Frame(const Frame&)>& edit)
{
	constexpr int kSamples = 101;
	const Sampler before(original);
	const Sampler after(edited);
	const TimeRange range = before.Range();
	Distance farthest;
	for (int i = 0; i < kSamples; ++i)
	{
		const float time = range.start + (range.end - range.start) * static_cast<float>(i) / (kSamples - 1);
		Frame wanted;
		Frame found;
		before.SampleAt(time, wanted);
		after.SampleAt(time, found);
		const Distance distance = DistanceOf(edit(wanted), found);
		farthest.metres = std::max(farthest.metres, distance.metres);
		farthest.radians = std::max(farthest.radians, distance.radians);
	}
	return farthest;
}

inline Frame Unchanged(const Frame& frame)
{
	return frame;
}

/** The frame with every pose and the gaze in another place. */
inline Frame MovedFrame(const Similarity& similarity, Frame frame)
{
	frame.camera = Apply(similarity, frame.camera);
	frame.gaze = Apply(similarity, frame.gaze);
	for (HandFrame& hand : frame.hands)
	{
		for (Pose& pose : hand.joints)
		{
			pose = Apply(similarity, pose);
		}
	}
	return frame;
}

/** Whether flags, markers and times of keys are as they were. */
inline void ExpectSameFlagsAndMarkers(const Recording& a, const Recording& b)
{
	ASSERT_EQ(a.markers.size(), b.markers.size());
	for (std::size_t i = 0; i < a.markers.size(); ++i)
	{
		EXPECT_EQ(a.markers[i].time, b.markers[i].time);
		EXPECT_EQ(a.markers[i].name, b.markers[i].name);
	}
	for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
	{
		ASSERT_EQ(a.curves[id].keys.size(), b.curves[id].keys.size()) << CurveName(id);
		for (std::size_t i = 0; i < a.curves[id].keys.size(); ++i)
		{
			EXPECT_EQ(a.curves[id].keys[i].time, b.curves[id].keys[i].time) << CurveName(id);
			EXPECT_EQ(a.curves[id].keys[i].value, b.curves[id].keys[i].value) << CurveName(id);
		}
	}
}

} // namespace mria::MotionEditTests
