// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Compare.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Events.h"
#include "Mria/FloatRules.h"
#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Mria/Sampler.h"
#include "Support/TestFiles.h"

#include <gtest/gtest.h>

namespace mria::HostileRecordingsTests
{
namespace
{
/** What the sampler says of both flags of both hands is what the curves say. */
void ExpectFlagsOfTheFormat(const std::vector<std::uint8_t>& bytes)
{
	const Result<RecordingView> recording = OpenRecording(bytes);
	ASSERT_TRUE(recording) << Describe(recording.GetError());
	const RecordingView& view = recording.Value();
	const Sampler sampler(view);
	Frame frame;
	for (const float time : {-1.0f, 0.0f, 0.25f, 0.5f, 0.75f, 1.0f, 100.0f})
	{
		sampler.SampleAt(time, frame);
		for (const Hand hand : kHands)
		{
			EXPECT_EQ(frame[hand].isPinching, EvaluateFlag(view.curves[PinchCurve(hand)], time)) << "pinch at " << time;
			EXPECT_EQ(frame[hand].isTracked, EvaluateFlag(view.curves[TrackedCurve(hand)], time)) << "hand at " << time;
		}
	}
	for (const Hand hand : kHands)
	{
		const bool isPinching = EvaluateFlag(view.curves[PinchCurve(hand)], RangeOf(view).start);
		EXPECT_EQ(InitialState(view)[hand].isPinching, isPinching);
	}
}
} // namespace

TEST(HostileRecordings, ARotationThatLosesKeysToCleaningIsNotRebuilt)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "hostile/oob_small.bin");
	const Result<RecordingView> recording = OpenRecording(*bytes);
	ASSERT_TRUE(recording) << Describe(recording.GetError());
	const Sampler sampler(recording.Value()); // read past the keys of Y; the address sanitizer sees it
	Frame frame;
	sampler.SampleAt(0.5f, frame);
	EXPECT_TRUE(IsFinite(frame.camera.rotation.w));
}

TEST(HostileRecordings, TheFirstOfTwoKeysAtOneTimeHoldsBeforeThem)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "hostile/flag_equal_times.bin");
	ExpectFlagsOfTheFormat(*bytes);
}

TEST(HostileRecordings, AFlagOfInfinityIsOn)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "hostile/mini_inf.bin");
	ExpectFlagsOfTheFormat(*bytes);
}

TEST(HostileRecordings, AJumpThatTheReducerKeepsIsNoError)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "hostile/mini_reduce.bin");
	const Recording before = ReadRecording(*bytes).Value();
	Recording after = before;
	ReduceTolerances tolerances;
	tolerances.cameraPosition = 0.0f;
	const ReducedPart report = Reduce(after, tolerances).Of(ReduceChannel::Camera).position;
	EXPECT_LT(report.keysAfter, report.keysBefore);
	const PartDifference difference = Compare(before, after)[ComparedPart::Camera];
	EXPECT_EQ(difference.position.largest, 0.0);
	EXPECT_EQ(report.worstError, difference.position.largest);
}

TEST(HostileRecordings, VelocitiesAreFinite)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "hostile/velocity_nan.bin");
	const Result<RecordingView> recording = OpenRecording(*bytes);
	ASSERT_TRUE(recording) << Describe(recording.GetError());
	const Sampler sampler(recording.Value());
	for (const float time : {0.0f, 0.1f, 0.5f, 0.7f})
	{
		const Velocity velocity = sampler.VelocityAt(kCameraPose, time);
		for (const Vec3& v : {velocity.linear, velocity.angular})
		{
			EXPECT_TRUE(IsFinite(v.x) && IsFinite(v.y) && IsFinite(v.z)) << "at " << time;
		}
	}
}

} // namespace mria::HostileRecordingsTests
