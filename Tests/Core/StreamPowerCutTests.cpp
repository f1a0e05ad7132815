// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Stream.h"
#include "Support/StreamSamples.h"
#include "Support/TestEffort.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::StreamPowerCutTests
{

/**
 * A model of a disk that loses power. Every write up to the last sync is on it. Of what was written later, any sector
 * may be there or not, in any order; where one is not, the file has zeros or what an older file left there. The file
 * may be as long as all writes make it, or as short as the last sync did.
 */
namespace StreamPowerCutTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

/** A stream of which a packet is a write, and the packets of an older one. */
struct Disk
{
	SampleStream stream;
	Bytes older;
	std::vector<FoundPacket> writes;

	std::size_t EndOf(std::size_t writeCount) const
	{
		return writeCount == 0 ? 0 : writes[writeCount - 1].offset + writes[writeCount - 1].size;
	}
};

constexpr std::uint64_t kOwnSeed = 1;
constexpr std::uint64_t kOlderSeed = 2;

/** The older stream has the same frames, so that its packets are as long and at the same places. */
Disk MakeDisk(std::size_t frames, std::uint32_t framesPerPacket)
{
	Disk disk;
	disk.stream = MakeSampleStream(kOwnSeed, frames, framesPerPacket);
	disk.writes = WholePackets(disk.stream.bytes);
	StreamWriter writer([&](Span<const std::uint8_t> packet)
		{ disk.older.insert(disk.older.end(), packet.begin(), packet.end()); },
		StreamOptions{AllChannels(), framesPerPacket, MakeId(kOlderSeed)});
	for (std::size_t i = 1; i <= frames; ++i)
	{
		writer.AddFrame(-1.0, disk.stream.frames[i - 1]);
		if (i % 10 == 0)
		{
			writer.AddMarker(-1.0, "marker " + std::to_string(i));
		}
	}
	writer.End();
	return disk;
}

/** Frames of the packets that lie whole in the file, by their numbers. */
std::vector<std::size_t> WholeFrames(const Disk& disk, const Bytes& file)
{
	std::vector<std::size_t> numbers;
	std::size_t number = 0;
	for (const FoundPacket& write : disk.writes)
	{
		const auto first = disk.stream.bytes.begin() + static_cast<std::ptrdiff_t>(write.offset);
		const bool isWhole = file.size() >= write.offset + write.size &&
			std::equal(first, first + static_cast<std::ptrdiff_t>(write.size),
				file.begin() + static_cast<std::ptrdiff_t>(write.offset));
		for (std::size_t i = 0; i < write.frames; ++i, ++number)
		{
			if (isWhole)
			{
				numbers.push_back(number);
			}
		}
	}
	return numbers;
}

/** Of the stream's own frames all that are whole are found, and nothing else, to the bit. */
::testing::AssertionResult HasExactly(const Disk& disk, const SeenStream& seen, const std::vector<std::size_t>& numbers)
{
	if (seen.frames.size() != numbers.size())
	{
		return ::testing::AssertionFailure() << seen.frames.size() << " frames for " << numbers.size();
	}
	for (std::size_t i = 0; i < numbers.size(); ++i)
	{
		const double time = 0.25 * static_cast<double>(numbers[i] + 1);
		const Frame wanted = KeptOf(disk.stream.frames[numbers[i]], AllChannels());
		if (seen.frames[i].first != time || !SameBits(seen.frames[i].second, wanted))
		{
			return ::testing::AssertionFailure() << "frame " << i << " is not number " << numbers[i];
		}
	}
	return ::testing::AssertionSuccess();
}

std::size_t FramesOfWrites(const Disk& disk, std::size_t writeCount)
{
	std::size_t frames = 0;
	for (std::size_t i = 0; i < writeCount; ++i)
	{
		frames += disk.writes[i].frames;
	}
	return frames;
}

/** What is read after the power cut, where the first `synced` writes were safe. */
void ExpectRecovered(const Disk& disk, const Bytes& file, std::size_t synced)
{
	const SeenStream seen = See(file);
	ASSERT_TRUE(seen.report) << "the begin packet was synced";
	const std::vector<std::size_t> whole = WholeFrames(disk, file);
	ASSERT_GE(whole.size(), FramesOfWrites(disk, synced)) << "else the model is wrong";
	EXPECT_EQ(seen.report.Value().id, MakeId(kOwnSeed));
	EXPECT_TRUE(HasExactly(disk, seen, whole));
}

void FillWith(const Bytes& source, std::size_t first, std::size_t end, Bytes& file)
{
	for (std::size_t i = first; i < end; ++i)
	{
		file[i] = i < source.size() ? source[i] : 0;
	}
}

/** What became of a write that was not synced. */
enum Fate
{
	Kept,
	Zeros,
	Older,
	Torn, ///< Its first half is there.
	FateCount
};

void Suffer(const Disk& disk, const FoundPacket& write, Fate fate, Bytes& file)
{
	const std::size_t end = write.offset + write.size;
	if (fate == Zeros || fate == Torn)
	{
		FillWith({}, fate == Torn ? write.offset + write.size / 2 : write.offset, end, file);
	}
	else if (fate == Older)
	{
		FillWith(disk.older, write.offset, end, file);
	}
}

/** One power cut at random: the writes that were made, those that were safe, and the sectors that are there. */
void CutPower(const Disk& disk, std::size_t sectorSize, Random& random)
{
	const std::size_t made = 1 + random.Below(static_cast<std::uint32_t>(disk.writes.size()));
	const std::size_t synced = 1 + random.Below(static_cast<std::uint32_t>(made));
	const std::size_t safe = disk.EndOf(synced);
	const std::size_t size = safe + random.Below(static_cast<std::uint32_t>(disk.EndOf(made) - safe + 1));
	Bytes file(disk.stream.bytes.begin(), disk.stream.bytes.begin() + static_cast<std::ptrdiff_t>(size));
	for (std::size_t sector = safe / sectorSize * sectorSize; sector < size; sector += sectorSize)
	{
		const std::size_t end = std::min(sector + sectorSize, size);
		const std::uint32_t fate = random.Below(4);
		if (fate >= 2)
		{
			// The synced bytes of a sector that is written again stay as they are, whether it is or not.
			FillWith(fate == 2 ? Bytes{} : disk.older, std::max(sector, safe), end, file);
		}
	}
	ExpectRecovered(disk, file, synced);
	ASSERT_FALSE(::testing::Test::HasFailure())
		<< made << " writes, " << synced << " synced, sectors of " << sectorSize << ", " << size << " bytes";
}
} // namespace StreamPowerCutTestsDetail

using namespace StreamPowerCutTestsDetail;

TEST(StreamPowerCut, CostsNoSyncedPacketWhateverBecomesOfTheOthers)
{
	const Disk disk = MakeDisk(6, 1);
	constexpr std::size_t kAtRisk = 4;
	int cuts = 0;
	for (std::size_t synced = 1; synced + kAtRisk <= disk.writes.size(); ++synced)
	{
		for (int fates = 0; fates < FateCount * FateCount * FateCount * FateCount; ++fates, ++cuts)
		{
			Bytes file(disk.stream.bytes.begin(),
				disk.stream.bytes.begin() + static_cast<std::ptrdiff_t>(disk.EndOf(synced + kAtRisk)));
			int left = fates;
			for (std::size_t i = 0; i < kAtRisk; ++i, left /= FateCount)
			{
				Suffer(disk, disk.writes[synced + i], static_cast<Fate>(left % FateCount), file);
			}
			ExpectRecovered(disk, file, synced);
			ASSERT_FALSE(HasFailure()) << synced << " synced, fates " << fates;
		}
	}
	EXPECT_EQ(cuts, 4 * 256);
}

TEST(StreamPowerCut, CostsNoSyncedPacketWhicheverSectorsAreMissing)
{
	const Disk disks[] = {MakeDisk(60, 1), MakeDisk(60, 7), MakeDisk(60, 30)};
	Random random(1);
	for (int i = 0; i < Rounds(2000); ++i)
	{
		for (const std::size_t sectorSize : {1u, 512u, 4096u})
		{
			CutPower(disks[static_cast<std::size_t>(i) % std::size(disks)], sectorSize, random);
			ASSERT_FALSE(HasFailure()) << "round " << i;
		}
	}
}

} // namespace mria::StreamPowerCutTests
