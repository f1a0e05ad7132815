// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/RecordedTake.h"
#include "Mria/Writer.h"
#include "RecorderTestHelpers.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace mria::RecorderTests
{

TEST(RecordedTake, HoldsWhatWasRecordedThen)
{
	Recorder recorder;
	Recorder shorter;
	Feed(recorder, 0, 137);
	Feed(shorter, 0, 137);
	const RecordedTake take = recorder.Snapshot();
	Feed(recorder, 137, 1000);
	EXPECT_TRUE(SameRecording(take.ToRecording(), shorter.Snapshot().ToRecording()));
}

TEST(RecordedTake, StaysTheSameWhateverTheRecorderDoes)
{
	RecorderOptions options = EveryFrame();
	options.window = 1.0;
	std::optional<Recorder> recorder(options);
	Feed(*recorder, 0, 300);
	recorder->AddMarker(4.5, "here");
	const RecordedTake take = recorder->Snapshot();
	const std::vector<std::uint8_t> bytes = take.ToBytes();

	Feed(*recorder, 300, 1000);
	EXPECT_TRUE(SameBytes(take.ToBytes(), bytes)) << "the window has passed";
	recorder->Clear();
	Feed(*recorder, 0, 300);
	EXPECT_TRUE(SameBytes(take.ToBytes(), bytes)) << "cleared and used again";
	recorder.reset();
	EXPECT_TRUE(SameBytes(take.ToBytes(), bytes)) << "the recorder is gone";
}

TEST(RecordedTake, GivesTheBytesOfItsRecording)
{
	for (const double window : {0.0, 1.5})
	{
		RecorderOptions options;
		options.window = window;
		options.channels = {true, {true, true}, true};
		Recorder recorder(options);
		Feed(recorder, 0, 200);
		recorder.AddMarker(2.5, "marker");
		const RecordedTake take = recorder.Snapshot();
		for (const Dialect dialect : kDialects)
		{
			const WrittenRecording written = WriteRecording(take.ToRecording(dialect), dialect);
			EXPECT_TRUE(SameBytes(take.ToBytes(dialect), written.bytes)) << ToString(dialect);
			EXPECT_TRUE(written.losses.empty()) << Describe(written.losses.front());
		}
	}
}

TEST(RecordedTake, GivesTheBytesOfItsRecordingWithChannelsOff)
{
	RecorderOptions options;
	options.channels = {false, {true, false}, true};
	Recorder recorder(options);
	Feed(recorder, 0, 20);
	for (const Dialect dialect : kDialects)
	{
		const RecordedTake take = recorder.Snapshot();
		EXPECT_TRUE(SameBytes(take.ToBytes(dialect), WriteRecording(take.ToRecording(dialect), dialect).bytes))
			<< ToString(dialect);
	}
}

/** Takes snapshots and converts them, as fast as it can, while another thread records. Returns what was wrong. */
int SaveUntil(const std::atomic<bool>& isDone, std::mutex& mutex, Recorder& recorder)
{
	int failures = 0;
	while (!isDone)
	{
		RecordedTake take;
		RecorderStats stats;
		{
			const std::lock_guard<std::mutex> lock(mutex);
			take = recorder.Snapshot();
			stats = recorder.Stats();
		}
		const std::vector<std::uint8_t> bytes = take.ToBytes();
		const Result<Recording> read = ReadRecording(bytes);
		const bool isWhole = read &&
			(stats.framesTaken == 0 || CameraX(read.Value()).keys.back().time == static_cast<float>(stats.duration));
		failures += isWhole && take.Duration() == stats.duration ? 0 : 1;
	}
	return failures;
}

TEST(RecordedTake, IsSavedWhileAnotherThreadRecords)
{
	for (const double window : {0.0, 0.4})
	{
		RecorderOptions options;
		options.window = window;
		Recorder recorder(options);
		std::mutex mutex;
		std::atomic<bool> isDone{false};
		int failures = 0;
		std::thread saver([&] { failures = SaveUntil(isDone, mutex, recorder); });
		for (int i = 0; i < Rounds(3000); ++i)
		{
			const Frame frame = MovingFrame(i / 60.0);
			const std::lock_guard<std::mutex> lock(mutex);
			recorder.AddFrame(i / 60.0, frame);
		}
		isDone = true;
		saver.join();
		EXPECT_EQ(failures, 0) << "window " << window;
	}
}

} // namespace mria::RecorderTests
