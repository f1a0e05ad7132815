// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RecorderTestHelpers.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>

namespace mria::RecorderTests
{

TEST(Recorder, GoesOnWhereItIsMovedTo)
{
	Recorder first(EveryFrame());
	Feed(first, 0, 10);
	Recorder second(std::move(first));
	Feed(second, 10, 20);
	Recorder third;
	third = std::move(second);
	Feed(third, 20, 30);
	EXPECT_TRUE(third.Options().channels.gaze);
	EXPECT_EQ(CameraX(third.Snapshot().ToRecording()).keys.size(), 30u);
}

TEST(Recorder, ShowsItsOptionsAsItUsesThem)
{
	RecorderOptions options;
	options.window = -3.0;
	options.maxFrameRate = std::numeric_limits<double>::quiet_NaN();
	const Recorder recorder(options);
	EXPECT_EQ(recorder.Options().window, 0.0);
	EXPECT_EQ(recorder.Options().maxFrameRate, 0.0);
	EXPECT_EQ(recorder.Options().memoryLimit, options.memoryLimit);
}

TEST(Recorder, HoldsAsManyBytesOfMarkersAsOfKeys)
{
	RecorderOptions options = EveryFrame();
	options.memoryLimit = Recorder::kSlabSize;
	Recorder recorder(options);
	const std::string half(Recorder::kSlabSize / 2, 'x');
	EXPECT_EQ(recorder.AddMarker(0.0, half), RecordOutcome::Taken);
	EXPECT_EQ(recorder.AddMarker(1.0, half), RecordOutcome::MemoryFull);
	EXPECT_EQ(recorder.AddMarker(2.0, "short"), RecordOutcome::Taken);
	EXPECT_EQ(recorder.Snapshot().ToRecording().markers.size(), 2u);
}

TEST(Recorder, RecordsNoEarlyFrameForAFlagThatIsNotRecorded)
{
	RecorderOptions options = EveryFrame();
	options.maxFrameRate = 10.0;
	options.channels.hands[0] = false;
	Recorder recorder(options);
	Frame frame = MovingFrame(0.0);
	ASSERT_EQ(recorder.AddFrame(0.0, frame), RecordOutcome::Taken);
	frame[Hand::Left].isPinching = true;
	EXPECT_EQ(recorder.AddFrame(0.01, frame), RecordOutcome::TooSoon);
	frame[Hand::Right].isPinching = true;
	EXPECT_EQ(recorder.AddFrame(0.02, frame), RecordOutcome::Taken);
}

TEST(Recorder, SwitchesTheHandsOffWhereNeitherIsRecorded)
{
	RecorderOptions options = EveryFrame();
	options.channels.hands[0] = options.channels.hands[1] = false;
	Recorder recorder(options);
	Feed(recorder, 0, 3);
	const Recording recording = recorder.Snapshot().ToRecording();
	EXPECT_FALSE(recording.channels.Has(Channel::Hands));
	EXPECT_TRUE(recording.channels.Has(Channel::Camera));
}

} // namespace mria::RecorderTests
