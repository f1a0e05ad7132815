// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/TakeClock.h"
#include "Mria/Recorder.h"
#include "RecorderTestHelpers.h"

#include <gtest/gtest.h>

namespace mria::RecorderTests
{

/** Two frames a quarter of a second apart, a pause of about ten seconds, two more frames. All at rest. */
Recorder PausedAndResumed()
{
	Recorder recorder;
	recorder.AddFrame(100.0, MovingFrame(0.0));
	recorder.AddFrame(100.25, MovingFrame(0.0));
	recorder.Pause();
	recorder.Resume();
	recorder.AddFrame(110.0, MovingFrame(0.0));
	recorder.AddFrame(110.125, MovingFrame(0.0));
	return recorder;
}

std::string MarkersOf(const Recorder& recorder)
{
	std::string text;
	for (const Marker& marker : recorder.Snapshot().ToRecording().markers)
	{
		char time[32];
		std::snprintf(time, sizeof(time), "%s%g:", text.empty() ? "" : " ", static_cast<double>(marker.time));
		text += time + marker.name;
	}
	return text;
}

TEST(RecorderPause, RecordsNoFrames)
{
	Recorder recorder;
	recorder.Pause();
	EXPECT_TRUE(recorder.IsPaused());
	EXPECT_EQ(recorder.AddFrame(0.0, StillFrame()), RecordOutcome::Paused);
	recorder.Resume();
	EXPECT_FALSE(recorder.IsPaused());
	EXPECT_EQ(recorder.AddFrame(1.0, StillFrame()), RecordOutcome::Taken);
	EXPECT_EQ(recorder.Snapshot().Duration(), 0.0);
}

TEST(RecorderPause, IsCutOutWithKeysOnBothSidesOneFrameApart)
{
	const Recorder recorder = PausedAndResumed();
	const Recording recording = recorder.Snapshot().ToRecording();
	const std::vector<float> wanted = {0.0f, 0.25f, 0.5f, 0.625f};
	EXPECT_EQ(TimesOf(CameraX(recording)), wanted);
	EXPECT_EQ(TimesOf(recording.curves[JointCurve(Hand::Left, Joint::Palm, PoseComponent::RotationX)]), wanted);
	EXPECT_EQ(recorder.Snapshot().Duration(), 0.625);
}

TEST(RecorderPause, ComesAFrameOfSixtyASecondAfterTheFirstFrame)
{
	Recorder recorder;
	recorder.AddFrame(0.0, StillFrame());
	recorder.Pause();
	recorder.Resume();
	recorder.AddFrame(7.0, StillFrame());
	EXPECT_EQ(static_cast<float>(recorder.Snapshot().Duration()), 1.0f / 60.0f);
}

TEST(RecorderPause, LetsFlagsChangeAfterTheCut)
{
	Recorder recorder;
	Frame pinching = MovingFrame(0.0);
	pinching[Hand::Left].isPinching = true;
	recorder.AddFrame(0.0, MovingFrame(0.0));
	recorder.AddFrame(0.5, MovingFrame(0.0));
	recorder.Pause();
	recorder.AddFrame(1.0, pinching);
	recorder.Resume();
	recorder.AddFrame(3.0, pinching);
	const Recording recording = recorder.Snapshot().ToRecording();
	EXPECT_EQ(KeysOf(recording.curves[PinchCurve(Hand::Left)]), "0:0 1:1");
	EXPECT_EQ(KeysOf(recording.curves[TrackedCurve(Hand::Left)]), "0:1");
}

TEST(RecorderPause, GoesOnWhereFloatsAreTooCoarseForTheStepBefore)
{
	Recorder recorder;
	recorder.AddFrame(0.0, StillFrame());
	recorder.AddFrame(65535.99609375, StillFrame());
	recorder.AddFrame(65536.0, StillFrame()); // from here on a float's last digit is twice that step
	recorder.Pause();
	recorder.Resume();
	EXPECT_EQ(recorder.AddFrame(70000.0, StillFrame()), RecordOutcome::Taken);
	EXPECT_GT(recorder.Snapshot().Duration(), 65536.0);
}

TEST(RecorderMarkers, KeepTheirTimesInOrder)
{
	Recorder recorder;
	recorder.AddMarker(9.5, "early");
	recorder.AddFrame(10.0, StillFrame());
	EXPECT_EQ(recorder.AddMarker(12.0, "late"), RecordOutcome::Taken);
	recorder.AddFrame(11.0, StillFrame());
	recorder.AddMarker(10.125, "between");
	EXPECT_EQ(MarkersOf(recorder), "-0.5:early 0.125:between 2:late");
}

TEST(RecorderMarkers, CountFromTheFirstWithoutFrames)
{
	Recorder recorder;
	recorder.AddMarker(1e9 + 1.0, "b");
	recorder.AddMarker(1e9, "a");
	EXPECT_EQ(MarkersOf(recorder), "0:a 1:b");
}

TEST(RecorderMarkers, FindTheirPlaceBeforeInAndAfterACut)
{
	Recorder recorder = PausedAndResumed();
	recorder.AddMarker(100.125, "before");
	recorder.AddMarker(105.0, "in");
	recorder.AddMarker(110.0625, "after");
	recorder.Pause();
	recorder.AddMarker(120.0, "now");
	EXPECT_EQ(MarkersOf(recorder), "0.125:before 0.25:in 0.5625:after 0.625:now");
}

TEST(RecorderMarkers, AreRefusedAtTimesOutOfAllReach)
{
	Recorder recorder;
	EXPECT_EQ(recorder.AddMarker(static_cast<double>(kNaN), "no"), RecordOutcome::NotFinite);
	EXPECT_EQ(recorder.AddMarker(1e300, "alone"), RecordOutcome::Taken);
	EXPECT_EQ(recorder.AddMarker(0.0, "far"), RecordOutcome::NotFinite);
	recorder.AddFrame(0.0, StillFrame());
	EXPECT_EQ(recorder.AddMarker(1e300, "far"), RecordOutcome::NotFinite);
	EXPECT_EQ(MarkersOf(recorder), "") << "what was alone is far from the first frame";
}

TEST(RecorderMarkers, AreWritten)
{
	Recorder recorder;
	recorder.AddFrame(0.0, StillFrame());
	recorder.AddMarker(0.5, "grab");
	for (const Dialect dialect : kDialects)
	{
		const Recording recording = WrittenAndRead(recorder.Snapshot(), dialect);
		ASSERT_EQ(recording.markers.size(), 1u) << ToString(dialect);
		EXPECT_EQ(recording.markers[0].name, "grab");
	}
}

TEST(RecorderPause, LeavesMarkersBeforeThePauseWhereTheyAre)
{
	Recorder recorder(EveryFrame());
	Feed(recorder, 0, 61);
	recorder.Pause();
	EXPECT_EQ(recorder.AddMarker(0.25, "before"), RecordOutcome::Taken);
	EXPECT_EQ(recorder.AddMarker(5.0, "within"), RecordOutcome::Taken);
	const Recording recording = recorder.Snapshot().ToRecording();
	ASSERT_EQ(recording.markers.size(), 2u);
	EXPECT_EQ(recording.markers[0].time, 0.25f);
	EXPECT_EQ(recording.markers[1].time, 1.0f) << "where the pause cuts";
}

TEST(TakeClock, KnowsTheClockBeforeAndAfterACut)
{
	TakeClock clock;
	for (const double now : {100.0, 101.0})
	{
		clock.Advance(now, clock.FrameTime(now));
	}
	clock.Cut();
	clock.Advance(150.0, clock.FrameTime(150.0)); // one step after the last frame
	ASSERT_EQ(clock.Last(), 2.0);
	EXPECT_EQ(clock.ClockAt(0.5), 100.5);
	EXPECT_EQ(clock.ClockAt(1.0), 101.0) << "the last frame before the cut was before it";
	EXPECT_EQ(clock.ClockAt(1.5), 149.5);
	EXPECT_EQ(clock.ClockAt(2.0), 150.0);
}

} // namespace mria::RecorderTests
