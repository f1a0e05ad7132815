// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Recorder.h"
#include "Mria/Validation.h"
#include "RecorderTestHelpers.h"
#include "Support/RandomRecording.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

namespace mria::RecorderTests
{

RecorderOptions Window(double seconds)
{
	RecorderOptions options;
	options.window = seconds;
	return options;
}

/** Moves along x by a metre a second, so that a value says its time. */
Frame FrameOnRail(double time)
{
	Frame frame = StillFrame();
	frame.camera.position.x = static_cast<float>(time);
	return frame;
}

TEST(RecorderWindow, KeepsTheLastSecondsAndStartsThemAtZero)
{
	RecorderOptions options = EveryFrame();
	options.window = 2.0;
	Recorder recorder(options);
	for (int i = 0; i <= 40; ++i)
	{
		recorder.AddFrame(50.0 + i * 0.25, FrameOnRail(i * 0.25));
	}
	const RecordedTake take = recorder.Snapshot();
	EXPECT_EQ(
		KeysOf(CameraX(take.ToRecording())), "0:8 0.25:8.25 0.5:8.5 0.75:8.75 1:9 1.25:9.25 1.5:9.5 1.75:9.75 2:10");
	EXPECT_EQ(take.Duration(), 2.0);
	EXPECT_EQ(take.ClockStart(), 58.0);
	EXPECT_EQ(recorder.Stats().duration, 2.0);
}

TEST(RecorderWindow, IsShorterUntilItHasPassed)
{
	Recorder recorder(Window(30.0));
	recorder.AddFrame(5.0, FrameOnRail(0.0));
	recorder.AddFrame(6.0, FrameOnRail(1.0));
	EXPECT_EQ(KeysOf(CameraX(recorder.Snapshot().ToRecording())), "0:0 1:1");
}

TEST(RecorderWindow, StartsWithAKeyOnTheCurve)
{
	Recorder recorder(Window(1.0));
	recorder.AddFrame(0.0, FrameOnRail(0.0));
	recorder.AddFrame(0.75, FrameOnRail(0.75));
	recorder.AddFrame(1.5, FrameOnRail(3.0));
	EXPECT_EQ(KeysOf(CameraX(recorder.Snapshot().ToRecording())), "0:0.5 0.25:0.75 1:3");
}

TEST(RecorderWindow, StartsWithAKeyOnALineThatHasNoEndYet)
{
	Recorder recorder(Window(0.25));
	for (int i = 0; i <= 48; ++i)
	{
		recorder.AddFrame(i / 64.0, FrameOnRail(i / 64.0));
	}
	EXPECT_EQ(KeysOf(CameraX(recorder.Snapshot().ToRecording())), "0:0.5 0.25:0.75");
}

TEST(RecorderWindow, KeepsAPoseThatHasStoodStillForLonger)
{
	RecorderOptions options = Window(0.5);
	Recorder recorder(options);
	for (int i = 0; i <= 20000; ++i)
	{
		ASSERT_EQ(recorder.AddFrame(i / 64.0, StillFrame()), RecordOutcome::Taken);
	}
	const Recording recording = recorder.Snapshot().ToRecording();
	EXPECT_EQ(recording.curves[CameraCurve(PoseComponent::RotationW)].keys.front().time, 0.0f);
	EXPECT_EQ(recording.curves[CameraCurve(PoseComponent::RotationW)].keys.front().value, 1.0f);
	EXPECT_EQ(recording.curves[CameraCurve(PoseComponent::RotationW)].keys.back().time, 0.5f);
}

TEST(RecorderWindow, KeepsTheStateBeforeItAsFlagKeysAtNegativeTimes)
{
	Recorder recorder(Window(1.0));
	for (int i = 0; i <= 80; ++i)
	{
		Frame frame = MovingFrame(i * 0.125);
		frame[Hand::Left].isPinching = i % 16 >= 8 && i < 24; // twice, the last time until 3 s
		frame[Hand::Right].isPinching = i >= 76;
		recorder.AddFrame(i * 0.125, frame);
	}
	const Recording recording = recorder.Snapshot().ToRecording();
	EXPECT_EQ(KeysOf(recording.curves[TrackedCurve(Hand::Left)]), "-9:1");
	EXPECT_EQ(KeysOf(recording.curves[PinchCurve(Hand::Left)]), "-7:0");
	EXPECT_EQ(KeysOf(recording.curves[PinchCurve(Hand::Right)]), "-9:0 0.5:1");
	EXPECT_EQ(CameraX(recording).keys.front().time, 0.0f);
}

TEST(RecorderWindow, MakesNothingUpWhereItStartsInAGap)
{
	Recorder recorder(Window(1.0));
	for (int i = 0; i <= 100; ++i)
	{
		Frame frame = MovingFrame(i * 0.0625);
		frame[Hand::Left].isTracked = i < 70 || i >= 90; // the window starts at 84
		frame[Hand::Right].isTracked = i < 70;
		recorder.AddFrame(i * 0.0625, frame);
	}
	const Recording recording = recorder.Snapshot().ToRecording();
	const Curve& left = recording.curves[JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionX)];
	ASSERT_FALSE(left.keys.empty());
	EXPECT_EQ(left.keys.front().time, 0.375f);
	EXPECT_TRUE(recording.curves[JointCurve(Hand::Right, Joint::Palm, PoseComponent::PositionX)].keys.empty());
}

TEST(RecorderWindow, DropsMarkersThatLieBeforeIt)
{
	Recorder recorder(Window(1.0));
	recorder.AddFrame(0.0, StillFrame());
	recorder.AddMarker(0.5, "past");
	recorder.AddMarker(2.25, "kept");
	recorder.AddFrame(3.0, StillFrame());
	const Recording recording = recorder.Snapshot().ToRecording();
	ASSERT_EQ(recording.markers.size(), 1u);
	EXPECT_EQ(recording.markers[0].name, "kept");
	EXPECT_EQ(recording.markers[0].time, 0.25f);
}

TEST(RecorderWindow, HasExactTimesAfterYears)
{
	RecorderOptions options = EveryFrame();
	options.window = 1.0;
	Recorder recorder(options);
	recorder.AddFrame(0.0, FrameOnRail(0.0));
	constexpr double kLater = 9e7;
	for (int i = 0; i <= 300; ++i)
	{
		ASSERT_EQ(recorder.AddFrame(kLater + i / 128.0, FrameOnRail(i)), RecordOutcome::Taken);
	}
	const Curve curve = CameraX(recorder.Snapshot().ToRecording());
	ASSERT_EQ(curve.keys.size(), 129u);
	for (std::size_t i = 0; i < curve.keys.size(); ++i)
	{
		EXPECT_EQ(curve.keys[i].time, static_cast<float>(i) / 128.0f);
		EXPECT_EQ(curve.keys[i].value, static_cast<float>(172 + i));
	}
}

/** Frames at uneven times, hands that come and go; the rest is MovingFrame's. */
class UnevenFrames
{
public:
	explicit UnevenFrames(std::uint64_t seed)
		: random_(seed)
	{
	}

	Frame Next()
	{
		time_ += (3.0 + random_.Below(25)) * 0.001;
		for (const Hand hand : kHands)
		{
			isTracked_[static_cast<std::size_t>(hand)] ^= random_.OneIn(60);
		}
		Frame frame = MovingFrame(time_);
		for (const Hand hand : kHands)
		{
			frame[hand].isTracked = isTracked_[static_cast<std::size_t>(hand)];
			frame[hand].isPinching = random_.OneIn(20);
		}
		return frame;
	}
	double Time() const { return time_; }

private:
	Random random_;
	double time_ = 0.0;
	bool isTracked_[kHandCount] = {true, true};
};

TEST(RecorderWindow, IsWithinTheTolerancesAtEveryFrameInIt)
{
	for (int seed = 1; seed <= Rounds(6); ++seed)
	{
		RecorderOptions options = Window(1.3);
		options.channels.gaze = true;
		Recorder recorder(options);
		UnevenFrames source(static_cast<std::uint64_t>(seed));
		std::vector<Frame> frames;
		std::vector<double> times;
		for (int i = 0; i < 400; ++i)
		{
			frames.push_back(source.Next());
			times.push_back(5e6 + source.Time());
			ASSERT_EQ(recorder.AddFrame(times.back(), frames.back()), RecordOutcome::Taken);
		}
		const RecordedTake take = recorder.Snapshot();
		const Recording recording = WrittenAndRead(take, Dialect::Mrtk11);
		Deviation worst;
		for (std::size_t i = 0; i < frames.size(); ++i)
		{
			// Recorded times are multiples of a power of two that is fine enough for the window: 2^-22 s here.
			const double time = std::round((times[i] - times[0]) * 0x1p22) * 0x1p-22 - (take.ClockStart() - times[0]);
			frames[i].time = static_cast<float>(time);
			if (time >= 0.0)
			{
				Measure(recording, frames[i], options.tolerances, worst);
			}
		}
		EXPECT_LE(worst.position, 1.0) << "seed " << seed;
		EXPECT_LE(worst.turn, 1.0) << "seed " << seed;
		EXPECT_EQ(worst.wrongFlags, 0) << "seed " << seed;
		EXPECT_EQ(CameraX(recording).keys.front().time, 0.0f) << "seed " << seed;
	}
}

TEST(RecorderWindow, MakesFilesWithoutErrorsOrWarnings)
{
	Recorder recorder(Window(2.0));
	UnevenFrames source(3);
	for (int i = 0; i < 600; ++i)
	{
		const Frame frame = source.Next();
		recorder.AddFrame(source.Time(), frame);
	}
	for (const Dialect dialect : kDialects)
	{
		for (const Finding& finding : Validate(WrittenAndRead(recorder.Snapshot(), dialect)))
		{
			EXPECT_EQ(finding.severity, Severity::Info) << finding.path << ": " << Describe(finding);
		}
	}
}

TEST(RecorderWindow, HoldsNoMoreMemoryHoweverLongItRuns)
{
	RecorderOptions options = EveryFrame();
	options.window = 1.0;
	Recorder recorder(options);
	Feed(recorder, 0, 400);
	const std::size_t bytes = recorder.Stats().bytes;
	const std::size_t keys = recorder.Stats().keys;
	Feed(recorder, 400, 4000);
	EXPECT_LE(recorder.Stats().bytes, bytes + Recorder::kSlabSize);
	EXPECT_LE(recorder.Stats().keys, keys + keys / 2);
}

TEST(RecorderWindow, BecomesShorterAtTheMemoryLimit)
{
	RecorderOptions options = EveryFrame();
	options.window = 100.0;
	options.memoryLimit = 4 * Recorder::kSlabSize;
	Recorder recorder(options);
	Feed(recorder, 0, 2000);
	const RecordedTake take = recorder.Snapshot();
	EXPECT_TRUE(recorder.Stats().isMemoryFull);
	EXPECT_LE(recorder.Stats().bytes, options.memoryLimit);
	EXPECT_GT(take.Duration(), 2.0);
	const Curve curve = CameraX(take.ToRecording());
	EXPECT_EQ(curve.keys.front().time, 0.0f);
	EXPECT_EQ(curve.keys.back().time, static_cast<float>(take.Duration()));
	EXPECT_EQ(curve.keys.back().value, MovingFrame(1999 / 60.0).camera.position.x);
}

TEST(RecorderWindow, AcceptsAnyLength)
{
	for (const double seconds : {-1.0, static_cast<double>(kNaN), 1e-30, 0.3, 1e30})
	{
		Recorder recorder(Window(seconds));
		Feed(recorder, 0, 20);
		EXPECT_GT(recorder.Snapshot().Duration(), 0.09) << seconds;
	}
}

TEST(RecorderWindow, FreesTheBytesOfMarkersThatHaveLeftIt)
{
	RecorderOptions options = Window(1.0);
	options.memoryLimit = 4 * Recorder::kSlabSize;
	Recorder recorder(options);
	const std::string most(3 * Recorder::kSlabSize, 'x');
	recorder.AddFrame(0.0, StillFrame());
	ASSERT_EQ(recorder.AddMarker(0.5, most), RecordOutcome::Taken);
	ASSERT_EQ(recorder.AddMarker(0.6, most), RecordOutcome::MemoryFull);
	recorder.AddFrame(3.0, StillFrame());
	EXPECT_EQ(recorder.AddMarker(2.5, most), RecordOutcome::Taken) << "the first one is past";
	EXPECT_EQ(recorder.Snapshot().ToRecording().markers.size(), 1u);
}

TEST(RecorderWindow, KeepsAMarkerAtItsVeryStart)
{
	Recorder recorder(Window(1.0));
	recorder.AddFrame(0.0, StillFrame());
	recorder.AddMarker(2.0, "first");
	recorder.AddFrame(3.0, StillFrame());
	const Recording recording = recorder.Snapshot().ToRecording();
	ASSERT_EQ(recording.markers.size(), 1u);
	EXPECT_EQ(recording.markers[0].time, 0.0f);
}

} // namespace mria::RecorderTests
