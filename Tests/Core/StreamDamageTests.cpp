// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Stream.h"
#include "Support/RecordingMatchers.h"
#include "Support/StreamSamples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::StreamDamageTests
{

namespace StreamDamageTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

std::size_t FramesIn(const std::vector<FoundPacket>& packets)
{
	std::size_t frames = 0;
	for (const FoundPacket& packet : packets)
	{
		frames += packet.frames;
	}
	return frames;
}

const FoundPacket& PacketAround(const std::vector<FoundPacket>& packets, std::size_t byte)
{
	return *std::find_if(packets.begin(), packets.end(),
		[byte](const FoundPacket& packet) { return byte < packet.offset + packet.size; });
}

/** Every byte is used or lost, and every lost one belongs to a damage. */
void ExpectAddsUp(const StreamReport& report, std::size_t size)
{
	std::uint64_t damaged = 0;
	for (const StreamDamage& damage : report.damages)
	{
		damaged += damage.size;
		EXPECT_GT(damage.size, 0u);
	}
	EXPECT_EQ(report.bytesUsed + report.bytesLost, size);
	EXPECT_EQ(damaged, report.bytesLost);
}

StreamDamage OnlyDamage(const Bytes& bytes)
{
	const Result<StreamReport> report = ReadStream(bytes);
	EXPECT_TRUE(report);
	EXPECT_EQ(report.Value().damages.size(), 1u);
	ExpectAddsUp(report.Value(), bytes.size());
	return report.Value().damages.size() == 1 ? report.Value().damages[0] : StreamDamage{};
}

Bytes Joined(std::initializer_list<Bytes> parts)
{
	Bytes all;
	for (const Bytes& part : parts)
	{
		all.insert(all.end(), part.begin(), part.end());
	}
	return all;
}

/** One frame without anything in it but its time. */
const Bytes kEmptyFrame(9, 0);

SpelledPacket Begin()
{
	SpelledPacket packet;
	packet.type = 0;
	return packet;
}

SpelledPacket FramePacket(std::uint32_t sequence, std::uint32_t framesBefore, const Bytes& payload = kEmptyFrame)
{
	SpelledPacket packet;
	packet.sequence = sequence;
	packet.framesBefore = framesBefore;
	packet.payload = payload;
	return packet;
}

/** How a stream is read whose second packet has sound checksums, but this header and content. */
StreamReport ReadBetweenGood(const SpelledPacket& packet)
{
	const Bytes bytes = Joined({Begin().Bytes(), packet.Bytes(), FramePacket(2, 1).Bytes()});
	const Result<StreamReport> report = ReadStream(bytes);
	EXPECT_TRUE(report);
	ExpectAddsUp(report.Value(), bytes.size());
	return report.Value();
}
} // namespace StreamDamageTestsDetail

using namespace StreamDamageTestsDetail;

/** Both versions of a stream are damaged in the same ways. */
class ReadStreamOfVersion : public ::testing::TestWithParam<int>
{
protected:
	static Bytes Sample(std::uint64_t seed)
	{
		const Bytes bytes = MakeSampleStream(seed, 11, 3).bytes;
		return GetParam() == 1 ? RespelledAs(1, bytes) : bytes;
	}
};

INSTANTIATE_TEST_SUITE_P(Stream, ReadStreamOfVersion, ::testing::Values(1, 2));

TEST_P(ReadStreamOfVersion, RecoversTheWholePacketsOfEveryTruncation)
{
	const Bytes sample = Sample(1);
	const std::size_t firstSize = WholePackets(sample).front().size;
	for (std::size_t size = firstSize; size < sample.size(); ++size)
	{
		const Bytes cut(sample.begin(), sample.begin() + static_cast<std::ptrdiff_t>(size));
		const std::vector<FoundPacket> whole = WholePackets(cut);
		const SeenStream seen = See(cut);
		ASSERT_TRUE(seen.report) << size << " bytes";
		const StreamReport& report = seen.report.Value();
		ASSERT_EQ(report.packets, whole.size()) << size << " bytes";
		ASSERT_EQ(seen.frames.size(), FramesIn(whole)) << size << " bytes";
		EXPECT_FALSE(report.isComplete);
		ExpectAddsUp(report, size);
		const std::size_t end = whole.back().offset + whole.back().size;
		ASSERT_EQ(report.damages.size(), end < size ? 1u : 0u);
		if (end < size)
		{
			EXPECT_EQ(report.damages[0].fault, StreamFault::CutOff) << size << " bytes";
			EXPECT_EQ(report.damages[0].offset, end);
		}
	}
}

TEST(ReadStream, RefusesBytesWithoutAWholePacket)
{
	const Bytes bytes = MakeSampleStream(1, 1, 1).bytes;
	EXPECT_TRUE(FailsWith(ReadStream({}), {ErrorCode::EmptyFile, 0, "magic", 48, 0}));
	EXPECT_TRUE(FailsWith(ReadStream({bytes.data(), 7}), {ErrorCode::Truncated, 0, "magic", 8, 7}));
	EXPECT_TRUE(FailsWith(ReadStream({bytes.data(), 8}), {ErrorCode::Truncated, 8, "version", 1, 0}));
	EXPECT_TRUE(FailsWith(ReadStream({bytes.data(), 31}), {ErrorCode::Truncated, 0, "header", 48, 31}));
	EXPECT_TRUE(FailsWith(ReadStream({bytes.data(), 47}), {ErrorCode::Truncated, 0, "header", 48, 47}));
	const Bytes old = RespelledAs(1, bytes);
	EXPECT_TRUE(FailsWith(ReadStream({old.data(), 31}), {ErrorCode::Truncated, 0, "header", 32, 31}));
	Bytes damaged(bytes.begin(), bytes.begin() + 48);
	damaged[28] ^= 1;
	EXPECT_TRUE(FailsWith(ReadStream(damaged), {ErrorCode::DamagedStream, 0, "packets", 1, 0}));
	EXPECT_TRUE(IsStream(damaged)) << "though no packet is whole, it begins as one";
	const Bytes zeros(100);
	EXPECT_TRUE(FailsWith(ReadStream(zeros), {ErrorCode::WrongMagic, 0, "magic", 0x0a1a0a0d53524d89, 0}));
	EXPECT_FALSE(IsStream(zeros));
}

TEST(ReadStream, NamesAVersionThatItDoesNotKnow)
{
	SpelledPacket packet = Begin();
	packet.version = 3;
	EXPECT_TRUE(FailsWith(ReadStream(packet.Bytes()), {ErrorCode::NewerVersion, 8, "version", 2, 3}));
	packet.version = 0;
	EXPECT_TRUE(FailsWith(ReadStream(packet.Bytes()), {ErrorCode::UnknownVersion, 8, "version", 2, 0}));
}

TEST_P(ReadStreamOfVersion, LosesAtMostThePacketInWhichAByteIsWrong)
{
	const Bytes sample = Sample(2);
	const std::vector<FoundPacket> packets = WholePackets(sample);
	const std::size_t allFrames = FramesIn(packets);
	for (std::size_t byte = 0; byte < sample.size(); ++byte)
	{
		Bytes bytes = sample;
		bytes[byte] ^= static_cast<std::uint8_t>(1u << (byte % 8));
		const FoundPacket& hit = PacketAround(packets, byte);
		ASSERT_TRUE(IsStream(bytes));
		const Result<StreamReport> read = ReadStream(bytes);
		ASSERT_TRUE(read) << "byte " << byte;
		const StreamReport& report = read.Value();
		ASSERT_EQ(report.packets, packets.size() - 1) << "byte " << byte;
		EXPECT_EQ(report.frames, allFrames - hit.frames) << "byte " << byte;
		EXPECT_EQ(report.isComplete, hit.type != 3);
		EXPECT_EQ(report.packetsMissing, hit.type != 3 ? 1u : 0u) << "what comes after the last is not known";
		EXPECT_EQ(report.framesMissing, hit.frames);
		ASSERT_EQ(report.damages.size(), 1u);
		EXPECT_EQ(report.damages[0].offset, hit.offset);
		EXPECT_EQ(report.damages[0].size, hit.size);
		ExpectAddsUp(report, bytes.size());
	}
}

TEST_P(ReadStreamOfVersion, FindsItsWayAfterBytesThatWereLostOrPutIn)
{
	const Bytes sample = Sample(3);
	const std::vector<FoundPacket> packets = WholePackets(sample);
	for (std::size_t byte = 0; byte < sample.size(); ++byte)
	{
		const FoundPacket& hit = PacketAround(packets, byte);
		const auto position = static_cast<std::ptrdiff_t>(byte);
		Bytes lost = sample;
		lost.erase(lost.begin() + position);
		EXPECT_EQ(ReadStream(lost).Value().packets, packets.size() - 1) << "byte " << byte;
		Bytes more = sample;
		more.insert(more.begin() + position, 0);
		const std::size_t whole = packets.size() - (byte == hit.offset ? 0 : 1);
		EXPECT_EQ(ReadStream(more).Value().packets, whole) << "byte " << byte;
	}
}

TEST(ReadStream, PassesOverWhatIsNoPacket)
{
	const SampleStream sample = MakeSampleStream(4, 4, 2);
	const FoundPacket second = WholePackets(sample.bytes)[1];
	const auto position = sample.bytes.begin() + static_cast<std::ptrdiff_t>(second.offset);
	const Bytes rubbish = Joined({{0x89, 'M', 'R', 'S'}, Bytes(100, 0x89), Bytes(7, 0)});
	const Bytes bytes = Joined({Bytes(sample.bytes.begin(), position), rubbish, Bytes(position, sample.bytes.end())});
	const StreamDamage damage = OnlyDamage(bytes);
	EXPECT_EQ(damage.fault, StreamFault::NoPacket);
	EXPECT_EQ(damage.offset, second.offset);
	EXPECT_EQ(damage.size, rubbish.size());
	EXPECT_EQ(See(bytes).frames.size(), 4u);
}

TEST(ReadStream, ReportsWhatFollowsTheEnd)
{
	SampleStream sample = MakeSampleStream(5, 4, 2);
	const std::size_t size = sample.bytes.size();
	sample.bytes.push_back(0);
	const StreamDamage damage = OnlyDamage(sample.bytes);
	EXPECT_EQ(damage.fault, StreamFault::AfterEnd);
	EXPECT_EQ(damage.offset, size);
	EXPECT_TRUE(ReadStream(sample.bytes).Value().isComplete);
}

TEST(ReadStream, CountsPacketsThatAreNotThere)
{
	const Bytes bytes = Joined({Begin().Bytes(), FramePacket(3, 20).Bytes(), FramePacket(9, 21).Bytes()});
	const Result<StreamReport> report = ReadStream(bytes);
	ASSERT_TRUE(report);
	EXPECT_EQ(report.Value().packets, 3u);
	EXPECT_EQ(report.Value().packetsMissing, 2u + 5u);
	EXPECT_EQ(report.Value().framesMissing, 20u);
	EXPECT_TRUE(report.Value().damages.empty()) << "no byte is left over";
}

TEST(ReadStream, ReadsNoPacketTwice)
{
	const Bytes twice = FramePacket(1, 0).Bytes();
	const Bytes bytes = Joined({Begin().Bytes(), twice, twice, FramePacket(2, 1).Bytes()});
	EXPECT_EQ(OnlyDamage(bytes).fault, StreamFault::OutOfOrder);
	EXPECT_EQ(ReadStream(bytes).Value().frames, 2u);
	const Bytes backwards = Joined({Begin().Bytes(), FramePacket(1, 5).Bytes(), FramePacket(2, 5).Bytes()});
	EXPECT_EQ(OnlyDamage(backwards).fault, StreamFault::OutOfOrder) << "a frame counted twice";
	SpelledPacket marker = FramePacket(1, 0);
	marker.type = 2;
	const Bytes markers = Joined({Begin().Bytes(), marker.Bytes(), marker.Bytes()});
	EXPECT_EQ(OnlyDamage(markers).fault, StreamFault::OutOfOrder) << "though it holds no frame";
}

TEST(ReadStream, RefusesHeadersThatNoWriterWrites)
{
	ASSERT_EQ(ReadBetweenGood(FramePacket(1, 0)).packets, 3u) << "else the rest shows nothing";
	std::vector<SpelledPacket> broken(6, FramePacket(1, 0));
	broken[0].type = 4;
	broken[1].channels = 7; // the first packet said 3
	broken[2].channels = 3 + 8;
	broken[3].reserved = 1;
	broken[4].type = 3; // an end with content
	broken[5].type = 2;
	broken[5].payload.resize(7); // a marker without a whole time
	for (std::size_t i = 0; i < broken.size(); ++i)
	{
		const StreamReport report = ReadBetweenGood(broken[i]);
		EXPECT_EQ(report.packets, 2u) << "case " << i;
		ASSERT_EQ(report.damages.size(), 1u) << "case " << i;
		EXPECT_EQ(report.damages[0].fault, StreamFault::BadContent) << "case " << i;
	}
}

TEST(ReadStream, RefusesFramesThatDoNotAddUp)
{
	const auto frame = [](std::uint8_t flags, std::size_t size)
	{
		Bytes bytes(size);
		bytes[8] = flags;
		return bytes;
	};
	Bytes unknownJoint = frame(4, 9 + 4 + 28);
	unknownJoint[12] = 0x08; // bit 27 of 0 to 26
	Bytes oneJoint = frame(4, 9 + 4 + 28);
	oneJoint[9] = 1;
	EXPECT_EQ(ReadBetweenGood(FramePacket(1, 0, oneJoint)).frames, 2u) << "else the rest shows nothing";
	const Bytes broken[] = {{}, Bytes(8), Bytes(10), frame(1, 9 + 27), frame(1, 9 + 29), frame(0x40, 9),
		frame(2, 9 + 24), frame(4, 9 + 3), unknownJoint, Bytes(oneJoint.begin(), oneJoint.end() - 1)};
	for (const Bytes& payload : broken)
	{
		const StreamReport report = ReadBetweenGood(FramePacket(1, 0, payload));
		ASSERT_EQ(report.damages.size(), 1u) << payload.size() << " bytes";
		EXPECT_EQ(report.damages[0].fault, StreamFault::BadContent) << payload.size() << " bytes";
	}
}

TEST(ReadStream, IsNotSlowedDownByPacketsInsidePackets)
{
	// Headers one after the other, each of which claims all that follows: looked at one by one, 38 GB to check.
	Bytes bytes = Begin().Bytes();
	constexpr std::uint32_t kCount = 40000;
	for (std::uint32_t i = 0; i < kCount; ++i)
	{
		SpelledPacket packet = FramePacket(1 + i, 0, {});
		Bytes header = packet.Bytes();
		const std::uint32_t claimed = 48 * (kCount - 1 - i);
		std::copy_n(reinterpret_cast<const std::uint8_t*>(&claimed), 4, header.begin() + 20);
		header[24] = 1; // a checksum that is wrong
		const std::uint32_t checksum = PlainCrc32c(header.data(), 44);
		std::copy_n(reinterpret_cast<const std::uint8_t*>(&checksum), 4, header.begin() + 44);
		bytes.insert(bytes.end(), header.begin(), header.end());
	}
	const StreamDamage damage = OnlyDamage(bytes);
	EXPECT_EQ(damage.fault, StreamFault::BadChecksum);
	EXPECT_EQ(damage.size, 48u * kCount);
}

TEST(StreamFault, HasANameAndWordsEach)
{
	EXPECT_EQ(
		Describe(StreamDamage{StreamFault::CutOff, 40960, 1234}), "packet cut off at byte 40960: 1234 bytes lost");
	EXPECT_EQ(Describe(StreamDamage{StreamFault::AfterEnd, 9, 1}), "bytes after the end packet at byte 9: 1 byte lost");
	const char* const names[] = {
		"cut-off", "no-packet", "bad-checksum", "bad-content", "out-of-order", "second-stream", "after-end"};
	for (std::size_t i = 0; i < std::size(names); ++i)
	{
		EXPECT_STREQ(ToString(static_cast<StreamFault>(i)), names[i]);
	}
}

} // namespace mria::StreamDamageTests
