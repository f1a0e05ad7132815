// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/KeySlabs.h"
#include "Mria/Recorder.h"
#include "RecorderTestHelpers.h"
#include "Support/AllocationCounter.h"
#include "Support/RecordingMatchers.h"

#include <gtest/gtest.h>

namespace mria::RecorderTests
{

TEST(RecorderMemory, IsNotAllocatedOnceAWindowHasPassed)
{
	RecorderOptions options = EveryFrame();
	options.window = 0.5;
	Recorder recorder(options);
	Feed(recorder, 0, 200);
	const AllocationCounter counter;
	for (int i = 200; i < 2000; ++i)
	{
		recorder.AddFrame(i / 60.0, MovingFrame(i / 60.0));
	}
	EXPECT_EQ(counter.Count(), 0u);
}

TEST(RecorderMemory, IsNotAllocatedAsFarAsItIsReserved)
{
	Recorder recorder(EveryFrame());
	recorder.Reserve(10.0, 60.0);
	const AllocationCounter counter;
	for (int i = 0; i < 600; ++i)
	{
		recorder.AddFrame(i / 60.0, MovingFrame(i / 60.0));
	}
	EXPECT_EQ(counter.Count(), 0u);
}

TEST(RecorderMemory, IsNotAllocatedWhereItIsProvided)
{
	Recorder recorder(EveryFrame());
	std::size_t allocations = 0;
	std::size_t provided = 0;
	for (int i = 0; i < 600; ++i)
	{
		for (; recorder.NeedsMemory(); ++provided)
		{
			recorder.Provide(RecorderMemory());
		}
		const AllocationCounter counter;
		recorder.AddFrame(i / 60.0, MovingFrame(i / 60.0));
		allocations += counter.Count();
	}
	EXPECT_EQ(allocations, 0u);
	EXPECT_EQ(recorder.Stats().bytes, provided * Recorder::kSlabSize);
}

TEST(RecorderMemory, IsNotNeededAnyMoreAtTheLimit)
{
	RecorderOptions options = EveryFrame();
	options.memoryLimit = 2 * Recorder::kSlabSize;
	Recorder recorder(options);
	recorder.Reserve(1e30, 1e30);
	EXPECT_EQ(recorder.Stats().bytes, options.memoryLimit);
	EXPECT_FALSE(recorder.NeedsMemory());
	recorder.Provide(RecorderMemory());
	EXPECT_EQ(recorder.Stats().bytes, options.memoryLimit);
}

TEST(RecorderMemory, IsLeftToTakesThatHoldIt)
{
	RecorderOptions options = EveryFrame();
	options.window = 1.0;
	options.memoryLimit = 6 * Recorder::kSlabSize;
	Recorder recorder(options);
	std::vector<RecordedTake> takes;
	std::vector<std::vector<std::uint8_t>> bytes;
	for (int i = 0; i < 20; ++i)
	{
		Feed(recorder, i * 60, i * 60 + 60);
		takes.push_back(recorder.Snapshot());
		bytes.push_back(takes.back().ToBytes());
	}
	EXPECT_LE(recorder.Stats().bytes, options.memoryLimit);
	EXPECT_EQ(recorder.Stats().duration, 1.0) << "takes do not shorten the window";
	for (std::size_t i = 0; i < takes.size(); ++i)
	{
		EXPECT_TRUE(SameBytes(takes[i].ToBytes(), bytes[i])) << "take " << i;
	}
}

TEST(RecorderMemory, IsUsedAgainAfterClear)
{
	Recorder recorder(EveryFrame());
	Feed(recorder, 0, 300);
	const std::size_t bytes = recorder.Stats().bytes;
	recorder.Clear();
	const AllocationCounter counter;
	for (int i = 0; i < 300; ++i)
	{
		recorder.AddFrame(i / 60.0, MovingFrame(i / 60.0));
	}
	EXPECT_EQ(counter.Count(), 0u);
	EXPECT_EQ(recorder.Stats().bytes, bytes);
}

TEST(RecorderMemory, IsReservedForTheChannelsThatAreRecorded)
{
	const auto bytesFor = [](const FrameParts& channels)
	{
		RecorderOptions options = EveryFrame();
		options.channels = channels;
		Recorder recorder(options);
		recorder.Reserve(60.0, 60.0);
		return recorder.Stats().bytes;
	};
	const std::size_t all = bytesFor({true, {true, true}, true});
	const std::size_t oneHand = bytesFor({false, {false, true}, false});
	EXPECT_GT(oneHand, all / 3);
	EXPECT_LT(oneHand, all * 2 / 3);
	EXPECT_EQ(oneHand, bytesFor({false, {true, false}, false}));
	EXPECT_LT(bytesFor({false, {false, false}, true}), oneHand / 4);
}

TEST(RecorderMemory, IsReservedUpToTheLimitOnly)
{
	RecorderOptions options = EveryFrame();
	options.memoryLimit = 2 * Recorder::kSlabSize;
	Recorder recorder(options);
	Feed(recorder, 0, 1);
	recorder.Reserve(3600.0, 90.0);
	EXPECT_EQ(recorder.Stats().bytes, options.memoryLimit);
}

TEST(SlabPool, ReusesAFullSlabAfterAllItsBlocksAreDropped)
{
	SlabPool pool(2 * Recorder::kSlabSize);
	for (int round = 0; round < 5; ++round)
	{
		for (std::size_t i = 0; i < RecorderSlab::kBlockCount; ++i)
		{
			ASSERT_TRUE(pool.Prepare(1)) << "round " << round;
			pool.Drop(pool.Take(0.0, 1)); // the newest slab stays in use even when it is empty
		}
	}
	EXPECT_EQ(pool.ByteSize(), 2 * Recorder::kSlabSize);
}

} // namespace mria::RecorderTests
