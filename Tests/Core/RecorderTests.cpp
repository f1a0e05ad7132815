// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Recorder.h"
#include "Mria/Sampler.h"
#include "Mria/Synth.h"
#include "Mria/Validation.h"
#include "RecorderTestHelpers.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

namespace mria::RecorderTests
{

TEST(Recorder, MakesAKeyOfEveryFrameWithoutTolerance)
{
	Recorder recorder(EveryFrame());
	for (int i = 0; i < 200; ++i)
	{
		ASSERT_EQ(recorder.AddFrame(i * 0.01, StillFrame()), RecordOutcome::Taken);
	}
	EXPECT_EQ(CameraX(recorder.Snapshot().ToRecording()).keys.size(), 200u);
}

TEST(Recorder, KeepsTheBitsOfUnitQuaternions)
{
	Recorder recorder(EveryFrame());
	Feed(recorder, 0, 3);
	const Recording recording = recorder.Snapshot().ToRecording();
	const Quat wanted = MovingFrame(2 / 60.0)[Hand::Right][Joint::Palm].rotation;
	const CurveId x = JointCurve(Hand::Right, Joint::Palm, PoseComponent::RotationX);
	EXPECT_EQ(recording.curves[x].keys[2].value, wanted.x);
	EXPECT_EQ(recording.curves[x + 3].keys[2].value, wanted.w);
}

TEST(Recorder, LeavesOutKeysWithinTheTolerance)
{
	Recorder recorder;
	for (int i = 0; i < 60; ++i)
	{
		Frame frame = StillFrame();
		frame.camera.position.x = static_cast<float>(i) * 0.01f + (i % 2 == 0 ? 0.0f : 0.001f); // of the 2 mm allowed
		recorder.AddFrame(i * 0.01, frame);
	}
	EXPECT_EQ(KeysOf(CameraX(recorder.Snapshot().ToRecording())), "0:0 0.59:0.591");
}

TEST(Recorder, CountsTimeFromTheFirstFrame)
{
	Recorder recorder(EveryFrame());
	recorder.AddFrame(1.7e9, StillFrame());
	recorder.AddFrame(1.7e9 + 0.25, StillFrame());
	const RecordedTake take = recorder.Snapshot();
	EXPECT_EQ(KeysOf(CameraX(take.ToRecording())), "0:0 0.25:0");
	EXPECT_EQ(take.Duration(), 0.25);
	EXPECT_EQ(take.ClockStart(), 1.7e9);
}

TEST(Recorder, UsesTheTimeOfTheFrameByDefault)
{
	Recorder recorder(EveryFrame());
	recorder.AddFrame(MovingFrame(2.0));
	recorder.AddFrame(MovingFrame(2.5));
	EXPECT_EQ(recorder.Snapshot().Duration(), 0.5);
}

TEST(Recorder, RefusesTimesThatDoNotRise)
{
	Recorder recorder(EveryFrame());
	recorder.AddFrame(1.0, StillFrame());
	EXPECT_EQ(recorder.AddFrame(1.0, StillFrame()), RecordOutcome::NotLater);
	EXPECT_EQ(recorder.AddFrame(0.5, StillFrame()), RecordOutcome::NotLater);
	EXPECT_EQ(recorder.AddFrame(1.5, StillFrame()), RecordOutcome::Taken);
	EXPECT_EQ(KeysOf(CameraX(recorder.Snapshot().ToRecording())), "0:0 0.5:0");
}

TEST(Recorder, RefusesTimesThatAreNotFinite)
{
	constexpr double kInfinity = std::numeric_limits<double>::infinity();
	Recorder recorder(EveryFrame());
	for (const double time : {kInfinity, -kInfinity, static_cast<double>(kNaN)})
	{
		EXPECT_EQ(recorder.AddFrame(time, StillFrame()), RecordOutcome::NotFinite) << time;
	}
	recorder.AddFrame(5.0, StillFrame());
	EXPECT_EQ(recorder.AddFrame(kInfinity, StillFrame()), RecordOutcome::NotFinite);
	EXPECT_EQ(recorder.AddFrame(1e300, StillFrame()), RecordOutcome::NotFinite);
	EXPECT_EQ(recorder.AddFrame(6.0, StillFrame()), RecordOutcome::Taken);
	EXPECT_EQ(recorder.Stats().framesTaken, 2u);
}

TEST(Recorder, RecordsNoFrameTooCloseForAFloat)
{
	Recorder recorder(EveryFrame());
	recorder.AddFrame(0.0, StillFrame());
	recorder.AddFrame(1e6, StillFrame());
	EXPECT_EQ(recorder.AddFrame(1e6 + 0.01, StillFrame()), RecordOutcome::TooSoon);
	EXPECT_EQ(recorder.AddFrame(1e6 + 0.1, StillFrame()), RecordOutcome::Taken);
}

TEST(Recorder, CapsTheFrameRateOnAverage)
{
	RecorderOptions options = EveryFrame();
	options.maxFrameRate = 60.0;
	for (const double rate : {75.0, 90.0, 120.0, 1000.0})
	{
		Recorder recorder(options);
		for (int i = 0; i < 10 * static_cast<int>(rate); ++i)
		{
			recorder.AddFrame(i / rate, StillFrame());
		}
		EXPECT_NEAR(static_cast<double>(recorder.Stats().framesTaken), 600.0, 2.0) << rate << " Hz";
	}
}

TEST(Recorder, LosesNoFrameOfADeviceThatWaversRoundTheCap)
{
	RecorderOptions options = EveryFrame();
	options.maxFrameRate = 60.0;
	Recorder recorder(options);
	for (int i = 0; i < 600; ++i)
	{
		const double waver = i % 3 == 0 ? 0.0005 : i % 5 == 0 ? -0.0005 : 0.0;
		EXPECT_EQ(recorder.AddFrame(1.0 + i / 60.0 + waver, StillFrame()), RecordOutcome::Taken) << "frame " << i;
	}
}

TEST(Recorder, RecordsAnEarlyFrameIfAFlagChanges)
{
	RecorderOptions options;
	options.maxFrameRate = 10.0;
	Recorder recorder(options);
	Frame pinching = MovingFrame(0.0);
	pinching[Hand::Left].isPinching = true;
	EXPECT_EQ(recorder.AddFrame(0.0, MovingFrame(0.0)), RecordOutcome::Taken);
	EXPECT_EQ(recorder.AddFrame(0.015625, MovingFrame(0.0)), RecordOutcome::TooSoon);
	EXPECT_EQ(recorder.AddFrame(0.03125, pinching), RecordOutcome::Taken);
	EXPECT_EQ(recorder.AddFrame(0.0625, pinching), RecordOutcome::TooSoon);
	EXPECT_EQ(recorder.AddFrame(0.09375, pinching), RecordOutcome::Taken) << "the edge has not moved the next turn";
	const Recording recording = recorder.Snapshot().ToRecording();
	EXPECT_EQ(KeysOf(recording.curves[PinchCurve(Hand::Left)]), "0:0 0.03125:1");
}

TEST(Recorder, HasFlagKeysOnlyWhereTheyChange)
{
	Recorder recorder;
	for (int i = 0; i < 8; ++i)
	{
		Frame frame = MovingFrame(i * 0.25);
		frame[Hand::Right].isTracked = i >= 2 && i < 5;
		frame[Hand::Right].isPinching = i == 3;
		recorder.AddFrame(i * 0.25, frame);
	}
	const Recording recording = recorder.Snapshot().ToRecording();
	EXPECT_EQ(KeysOf(recording.curves[TrackedCurve(Hand::Left)]), "0:1");
	EXPECT_EQ(KeysOf(recording.curves[PinchCurve(Hand::Left)]), "0:0");
	EXPECT_EQ(KeysOf(recording.curves[TrackedCurve(Hand::Right)]), "0:0 0.5:1 1.25:0");
	EXPECT_EQ(KeysOf(recording.curves[PinchCurve(Hand::Right)]), "0:0 0.75:1 1:0");
}

TEST(Recorder, KeysBothSidesOfATrackingGapAndNothingInIt)
{
	Recorder recorder;
	for (int i = 0; i < 12; ++i)
	{
		Frame frame = MovingFrame(0.0); // at rest: nothing but the gap makes keys
		frame[Hand::Left].isTracked = i < 4 || i >= 8;
		recorder.AddFrame(i * 0.25, frame);
	}
	const Recording recording = recorder.Snapshot().ToRecording();
	const std::vector<float> wanted = {0.0f, 0.75f, 2.0f, 2.75f};
	EXPECT_EQ(TimesOf(recording.curves[JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionX)]), wanted);
	EXPECT_EQ(TimesOf(recording.curves[JointCurve(Hand::Left, Joint::Palm, PoseComponent::RotationW)]), wanted);
}

TEST(Recorder, RecordsOnlyTheJointsThatArePresent)
{
	Recorder recorder;
	Feed(recorder, 0, 10);
	const Recording recording = recorder.Snapshot().ToRecording();
	EXPECT_TRUE(recording.curves[JointCurve(Hand::Left, Joint::None, PoseComponent::PositionX)].keys.empty());
	EXPECT_FALSE(recording.curves[JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX)].keys.empty());
}

TEST(Recorder, RecordsTheGazeOnlyIfRequested)
{
	Recorder shy;
	Feed(shy, 0, 3);
	EXPECT_FALSE(shy.Snapshot().ToRecording().channels.Has(Channel::Gaze));
	EXPECT_TRUE(shy.Snapshot().ToRecording().curves[kFirstGazeCurve].keys.empty());
	EXPECT_EQ(shy.Stats().keys, CountKeys(shy.Snapshot().ToRecording())) << "nor is any held in memory";

	Recorder open(EveryFrame());
	Feed(open, 0, 3);
	EXPECT_TRUE(open.Snapshot().ToRecording().channels.Has(Channel::Gaze));
	EXPECT_EQ(open.Snapshot().ToRecording().curves[kFirstGazeCurve + 5].keys.size(), 3u);
}

TEST(Recorder, RecordsOneHandAloneIfRequested)
{
	RecorderOptions options = EveryFrame();
	options.channels = {false, {false, true}, false};
	Recorder recorder(options);
	Feed(recorder, 0, 3);
	const Recording recording = recorder.Snapshot().ToRecording();
	EXPECT_FALSE(recording.channels.Has(Channel::Camera));
	EXPECT_TRUE(recording.channels.Has(Channel::Hands));
	EXPECT_TRUE(CameraX(recording).keys.empty());
	EXPECT_TRUE(recording.curves[TrackedCurve(Hand::Left)].keys.empty());
	EXPECT_TRUE(recording.curves[JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionX)].keys.empty());
	EXPECT_EQ(recording.curves[JointCurve(Hand::Right, Joint::Palm, PoseComponent::PositionX)].keys.size(), 3u);
}

TEST(Recorder, LeavesOutInvalidPoses)
{
	Recorder recorder(EveryFrame());
	Frame bad = MovingFrame(0.5);
	bad.camera.position.y = kNaN;
	bad[Hand::Left][Joint::Palm].rotation = {0.0f, 0.0f, 0.0f, 0.0f};
	bad.gaze.direction = {0.0f, std::numeric_limits<float>::infinity(), 0.0f};
	recorder.AddFrame(0.0, MovingFrame(0.0));
	EXPECT_EQ(recorder.AddFrame(0.5, bad), RecordOutcome::Taken);
	recorder.AddFrame(1.0, MovingFrame(1.0));

	const Recording recording = recorder.Snapshot().ToRecording();
	const std::vector<float> without = {0.0f, 1.0f};
	EXPECT_EQ(TimesOf(CameraX(recording)), without);
	EXPECT_EQ(TimesOf(recording.curves[JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionX)]), without);
	EXPECT_EQ(TimesOf(recording.curves[kFirstGazeCurve]), without);
	EXPECT_EQ(recording.curves[JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX)].keys.size(), 3u);
}

TEST(Recorder, GivesQuaternionsLengthOneAndContinuousSigns)
{
	Recorder recorder(EveryFrame());
	for (int i = 0; i < 4; ++i)
	{
		const float scale = i % 2 == 0 ? 3.0f : -0.5f;
		const Quat turn = TurnBy(0.1 * i);
		Frame frame = StillFrame();
		frame.camera.rotation = {turn.x * scale, turn.y * scale, turn.z * scale, turn.w * scale};
		frame.hasCamera = i != 1; // a gap, across which the sign continues
		recorder.AddFrame(i, frame);
	}
	const Recording recording = recorder.Snapshot().ToRecording();
	for (std::size_t key = 0; key < 3; ++key)
	{
		const double angle = key == 0 ? 0.0 : 0.1 * static_cast<double>(key + 1);
		EXPECT_NEAR(recording.curves[CameraCurve(PoseComponent::RotationX)].keys[key].value, TurnBy(angle).x, 1e-6f);
		EXPECT_NEAR(recording.curves[CameraCurve(PoseComponent::RotationW)].keys[key].value, TurnBy(angle).w, 1e-6f);
	}
}

/** Frames of a made-up person at a wavering rate, and what a recorder made of them. */
struct RecordedSynth
{
	std::vector<Frame> frames;
	RecorderOptions options;
	RecordedTake take;
};

RecordedSynth RecordSynth(std::uint32_t seed)
{
	Random random(seed);
	SynthOptions synth;
	synth.motion = kSynthMotions[seed % kSynthMotions.size()];
	synth.seed = seed;
	synth.duration = 2.0f;
	synth.positionNoise = random.OneIn(2) ? 0.0f : 0.0004f;
	synth.rotationNoise = random.OneIn(2) ? 0.0f : 0.002f;
	synth.faults.trackingGapsPerMinute = 60.0f;
	const Sampler sampler(Synthesize(synth));

	RecordedSynth result;
	result.options.channels.gaze = true;
	Recorder recorder(result.options);
	Frame frame;
	for (double time = 0.0; time < 2.0; time += (4.0 + random.Below(20)) * 0.001)
	{
		sampler.SampleAt(static_cast<float>(time), frame);
		frame.time = static_cast<float>(time);
		EXPECT_EQ(recorder.AddFrame(1000.0 + static_cast<double>(frame.time), frame), RecordOutcome::Taken);
		result.frames.push_back(frame);
	}
	result.take = recorder.Snapshot();
	return result;
}

TEST(Recorder, IsWithinTheTolerancesAtEveryFrameInEveryDialect)
{
	for (int seed = 1; seed <= Rounds(8); ++seed)
	{
		const RecordedSynth recorded = RecordSynth(static_cast<std::uint32_t>(seed));
		for (const Dialect dialect : kDialects)
		{
			const Recording recording = WrittenAndRead(recorded.take, dialect);
			Deviation worst;
			for (const Frame& frame : recorded.frames)
			{
				Measure(recording, frame, recorded.options.tolerances, worst);
			}
			EXPECT_LE(worst.position, 1.0) << "seed " << seed << ", " << ToString(dialect);
			EXPECT_LE(worst.turn, 1.0) << "seed " << seed << ", " << ToString(dialect);
			EXPECT_EQ(worst.wrongFlags, 0) << "seed " << seed << ", " << ToString(dialect);
		}
	}
}

TEST(Recorder, EndsWithTheLastFrame)
{
	for (int seed = 1; seed <= Rounds(4); ++seed)
	{
		const RecordedSynth recorded = RecordSynth(static_cast<std::uint32_t>(seed));
		const Recording recording = WrittenAndRead(recorded.take, Dialect::Mrtk11);
		const Frame& last = recorded.frames.back();
		EXPECT_EQ(CameraX(recording).keys.back().time, last.time);
		EXPECT_EQ(CameraX(recording).keys.back().value, last.camera.position.x);
		EXPECT_EQ(recording.curves[kFirstGazeCurve].keys.back().time, last.time);
	}
}

TEST(Recorder, MakesFilesWithoutErrorsOrWarnings)
{
	for (int seed = 1; seed <= Rounds(4); ++seed)
	{
		const RecordedSynth recorded = RecordSynth(static_cast<std::uint32_t>(seed));
		for (const Dialect dialect : kDialects)
		{
			for (const Finding& finding : Validate(WrittenAndRead(recorded.take, dialect)))
			{
				EXPECT_EQ(finding.severity, Severity::Info) << "seed " << seed << ", " << ToString(dialect) << ", "
															<< finding.path << ": " << Describe(finding);
			}
		}
	}
}

TEST(Recorder, SurvivesFramesOfAnyBits)
{
	Random random(7);
	RecorderOptions options;
	options.channels.gaze = true;
	Recorder recorder(options);
	for (int i = 0; i < 2000; ++i)
	{
		Frame frame = MovingFrame(i * 0.01);
		frame.camera.position.x = random.AnyFloat();
		frame.camera.rotation = {random.AnyFloat(), random.AnyFloat(), random.AnyFloat(), random.AnyFloat()};
		frame.gaze = {{random.AnyFloat(), 0.0f, 0.0f}, {random.AnyFloat(), random.AnyFloat(), random.AnyFloat()}};
		frame[Hand::Left].presentJoints = static_cast<std::uint32_t>(random.AnyInt());
		frame[Hand::Left].isTracked = random.OneIn(2);
		recorder.AddFrame(random.OneIn(9) ? static_cast<double>(random.AnyFloat()) : i * 0.01, frame);
	}
	for (const Finding& finding : Validate(recorder.Snapshot().ToRecording()))
	{
		EXPECT_NE(finding.severity, Severity::Error) << finding.path << ": " << Describe(finding);
	}
}

TEST(Recorder, GivesAnEmptyRecordingWithoutFrames)
{
	Recorder recorder;
	EXPECT_TRUE(SameRecording(recorder.Snapshot().ToRecording(), RecordedTake().ToRecording()));
	EXPECT_EQ(CountKeys(recorder.Snapshot().ToRecording()), 0u);
	EXPECT_EQ(recorder.Snapshot().Duration(), 0.0);
	EXPECT_EQ(CountKeys(WrittenAndRead(recorder.Snapshot(), Dialect::Mrtk10)), 0u);
}

TEST(Recorder, CountsWhatItDid)
{
	Recorder recorder(EveryFrame());
	Feed(recorder, 0, 61);
	recorder.AddFrame(0.0, StillFrame());
	const RecorderStats stats = recorder.Stats();
	EXPECT_EQ(stats.framesTaken, 61u);
	EXPECT_EQ(stats.keys, CountKeys(recorder.Snapshot().ToRecording()));
	EXPECT_EQ(stats.duration, 1.0);
	EXPECT_GE(stats.bytes, stats.keys * 4);
	EXPECT_FALSE(stats.isMemoryFull);
}

TEST(Recorder, StopsAtTheMemoryLimitAndKeepsEverything)
{
	RecorderOptions options = EveryFrame();
	options.memoryLimit = 4 * Recorder::kSlabSize;
	Recorder recorder(options);
	int taken = 0;
	while (recorder.AddFrame(taken * 0.01, MovingFrame(taken * 0.01)) == RecordOutcome::Taken)
	{
		ASSERT_LT(++taken, 10000);
	}
	EXPECT_GT(taken, 300) << "most of a megabyte is of use";
	EXPECT_EQ(recorder.AddFrame(1000.0, StillFrame()), RecordOutcome::MemoryFull);
	EXPECT_TRUE(recorder.Stats().isMemoryFull);
	EXPECT_LE(recorder.Stats().bytes, options.memoryLimit);
	EXPECT_EQ(CameraX(recorder.Snapshot().ToRecording()).keys.size(), static_cast<std::size_t>(taken));
}

TEST(Recorder, RecordsNothingWithLessMemoryThanASlab)
{
	RecorderOptions options;
	options.memoryLimit = 1000;
	Recorder recorder(options);
	EXPECT_EQ(recorder.AddFrame(0.0, StillFrame()), RecordOutcome::MemoryFull);
	EXPECT_EQ(recorder.AddMarker(0.0, std::string(1000, 'x')), RecordOutcome::MemoryFull);
	EXPECT_EQ(CountKeys(recorder.Snapshot().ToRecording()), 0u);
}

TEST(Recorder, StartsOverAfterClear)
{
	Recorder used(EveryFrame());
	Feed(used, 0, 500, 90.0);
	used.AddMarker(1.0, "gone");
	used.Pause();
	used.Clear();
	EXPECT_FALSE(used.IsPaused());
	EXPECT_EQ(used.Stats().framesTaken, 0u);
	EXPECT_EQ(CountKeys(used.Snapshot().ToRecording()), 0u);

	Recorder fresh(EveryFrame());
	Feed(used, 30, 200);
	Feed(fresh, 30, 200);
	EXPECT_TRUE(SameRecording(used.Snapshot().ToRecording(), fresh.Snapshot().ToRecording()));
}

TEST(Recorder, NamesItsOutcomes)
{
	EXPECT_STREQ(ToString(RecordOutcome::Taken), "Taken");
	EXPECT_STREQ(ToString(RecordOutcome::MemoryFull), "MemoryFull");
}

} // namespace mria::RecorderTests
