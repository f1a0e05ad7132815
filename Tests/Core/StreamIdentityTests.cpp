// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Stream.h"
#include "Support/StreamSamples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::StreamIdentityTests
{

namespace StreamIdentityTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

/** Packets `first` to `last` - 1 of a stream. */
Bytes PacketsOf(const Bytes& stream, std::size_t first, std::size_t last)
{
	const std::vector<FoundPacket> packets = WholePackets(stream);
	const std::size_t end = packets[last - 1].offset + packets[last - 1].size;
	return Bytes(stream.begin() + static_cast<std::ptrdiff_t>(packets[first].offset),
		stream.begin() + static_cast<std::ptrdiff_t>(end));
}

Bytes operator+(Bytes a, const Bytes& b)
{
	a.insert(a.end(), b.begin(), b.end());
	return a;
}

/** A frame in each packet, no markers: packet n holds frame n, and the last one is the end. */
constexpr std::size_t kFrames = 9;
constexpr std::size_t kPackets = kFrames + 2;

Bytes StreamOf(std::uint64_t seed)
{
	return MakeSampleStream(seed, kFrames, 1).bytes;
}

/** The frames with these numbers of the sample with that seed, and no others. */
void ExpectFrames(const SeenStream& seen, std::uint64_t seed, std::initializer_list<std::size_t> numbers)
{
	const std::vector<Frame> frames = MakeSampleStream(seed, kFrames, 1).frames;
	ASSERT_EQ(seen.frames.size(), numbers.size());
	std::size_t at = 0;
	for (const std::size_t number : numbers)
	{
		EXPECT_TRUE(SameBits(seen.frames[at++].second, KeptOf(frames[number - 1], AllChannels()))) << number;
	}
}
} // namespace StreamIdentityTestsDetail

using namespace StreamIdentityTestsDetail;

TEST(StreamIdentity, KeepsOutTheLaterPacketsOfAnotherStream)
{
	const Bytes first = PacketsOf(StreamOf(1), 0, 4);
	const Bytes second = PacketsOf(StreamOf(2), 4, kPackets);
	const SeenStream seen = See(first + second);
	ASSERT_TRUE(seen.report);
	const StreamReport& report = seen.report.Value();
	ExpectFrames(seen, 1, {1, 2, 3});
	EXPECT_FALSE(report.isComplete) << "the end packet is the other stream's";
	EXPECT_EQ(report.packetsOfOthers, kPackets - 4);
	ASSERT_EQ(report.damages.size(), 1u);
	EXPECT_EQ(report.damages[0].fault, StreamFault::SecondStream);
	EXPECT_EQ(report.damages[0].offset, first.size());
	EXPECT_EQ(report.damages[0].size, second.size());
	EXPECT_EQ(report.bytesLost, second.size());
	EXPECT_EQ(Describe(report.damages[0]),
		"packet of another stream at byte " + std::to_string(first.size()) + ": " + std::to_string(second.size()) +
			" bytes lost");
}

TEST(StreamIdentity, IsReportedAlsoAfterAPacketThatIsCutOff)
{
	Bytes torn = PacketsOf(StreamOf(1), 0, 4);
	const std::size_t whole = PacketsOf(StreamOf(1), 0, 3).size();
	torn.resize(torn.size() - 5);
	const SeenStream seen = See(torn + StreamOf(2));
	ASSERT_TRUE(seen.report);
	ASSERT_EQ(seen.report.Value().damages.size(), 2u);
	EXPECT_EQ(seen.report.Value().damages[0].fault, StreamFault::BadChecksum);
	EXPECT_EQ(seen.report.Value().damages[0].offset, whole);
	EXPECT_EQ(seen.report.Value().damages[1].fault, StreamFault::SecondStream);
	EXPECT_EQ(seen.report.Value().damages[1].offset, torn.size());
	EXPECT_EQ(seen.report.Value().damages[1].size, StreamOf(2).size());
}

TEST(StreamIdentity, GoesOnAfterPacketsOfAnotherStream)
{
	const Bytes own = StreamOf(1);
	const Bytes other = StreamOf(2);
	const SeenStream seen = See(PacketsOf(own, 0, 3) + other + PacketsOf(own, 4, kPackets));
	ASSERT_TRUE(seen.report);
	ExpectFrames(seen, 1, {1, 2, 4, 5, 6, 7, 8, 9});
	EXPECT_TRUE(seen.report.Value().isComplete);
	EXPECT_EQ(seen.report.Value().packetsMissing, 1u);
	EXPECT_EQ(seen.report.Value().packetsOfOthers, kPackets);
	EXPECT_EQ(seen.report.Value().bytesLost, other.size());
}

TEST(StreamIdentity, IsThatOfTheFirstWholePacket)
{
	const Bytes own = StreamOf(1);
	Bytes damaged = own + StreamOf(2);
	damaged[30] ^= 1; // in the id of the begin packet
	const SeenStream seen = See(damaged);
	ASSERT_TRUE(seen.report);
	EXPECT_EQ(seen.report.Value().id, MakeId(1)) << "the begin packet of the second stream does not win";
	ExpectFrames(seen, 1, {1, 2, 3, 4, 5, 6, 7, 8, 9});
	EXPECT_EQ(seen.report.Value().packetsMissing, 1u);

	const SeenStream late = See(PacketsOf(own, 5, 6) + StreamOf(2));
	ASSERT_TRUE(late.report);
	EXPECT_EQ(late.report.Value().id, MakeId(1)) << "nor does the larger part";
	ExpectFrames(late, 1, {5});
	EXPECT_EQ(late.report.Value().packetsOfOthers, kPackets);
	EXPECT_FALSE(late.report.Value().isComplete);
}

TEST(StreamIdentity, LooksInsideADamagedPacketOfAnotherStream)
{
	// A block that still holds the start of an older packet, overwritten from its middle on.
	const Bytes own = StreamOf(1);
	Bytes old = PacketsOf(StreamOf(2), 1, 2);
	old.resize(60);
	const SeenStream seen = See(PacketsOf(own, 0, 1) + old + PacketsOf(own, 1, kPackets));
	ASSERT_TRUE(seen.report);
	ExpectFrames(seen, 1, {1, 2, 3, 4, 5, 6, 7, 8, 9});
	EXPECT_TRUE(seen.report.Value().isComplete);
	EXPECT_EQ(seen.report.Value().bytesLost, old.size());
}

TEST(StreamIdentity, FindsNoPacketInsideAWholeOneOfAnotherStream)
{
	const Bytes own = StreamOf(1);
	SpelledPacket marker;
	marker.type = 2;
	marker.sequence = 1;
	marker.payload = Bytes(8) + PacketsOf(own, 1, 2); // its name is a packet
	marker.id = MakeId(2);
	const SeenStream seen = See(PacketsOf(own, 0, 1) + marker.Bytes());
	ASSERT_TRUE(seen.report);
	EXPECT_TRUE(seen.frames.empty());
	EXPECT_EQ(seen.report.Value().packetsOfOthers, 1u);
}

TEST(StreamIdentity, ContinuesACutOffStreamFromItsOwnCopy)
{
	const Bytes own = StreamOf(1);
	const SeenStream seen = See(PacketsOf(own, 0, 5) + own);
	ASSERT_TRUE(seen.report);
	ExpectFrames(seen, 1, {1, 2, 3, 4, 5, 6, 7, 8, 9});
	EXPECT_TRUE(seen.report.Value().isComplete);
	ASSERT_EQ(seen.report.Value().damages.size(), 1u);
	EXPECT_EQ(seen.report.Value().damages[0].fault, StreamFault::OutOfOrder);
}

TEST(StreamIdentity, IsAlsoTheVersion)
{
	const Bytes versions[] = {RespelledAs(2, StreamOf(1)), RespelledAs(1, StreamOf(1))}; // without ids
	for (std::size_t i = 0; i < 2; ++i)
	{
		const Bytes& own = versions[i];
		const Bytes& other = versions[1 - i];
		const SeenStream seen = See(PacketsOf(own, 0, 3) + PacketsOf(other, 3, 5) + PacketsOf(own, 5, kPackets));
		ASSERT_TRUE(seen.report);
		EXPECT_EQ(seen.report.Value().version, i == 0 ? 2 : 1);
		ExpectFrames(seen, 1, {1, 2, 5, 6, 7, 8, 9});
		EXPECT_EQ(seen.report.Value().packetsOfOthers, 2u);
		EXPECT_EQ(seen.report.Value().packetsMissing, 2u);
	}
}

TEST(StreamIdentity, OfVersionOneEndsWhereAnotherBegins)
{
	const Bytes first = RespelledAs(1, MakeSampleStream(1, 3, 1, false).bytes);
	const Bytes bytes = first + RespelledAs(1, StreamOf(2));
	const SeenStream seen = See(bytes);
	ASSERT_TRUE(seen.report);
	EXPECT_EQ(seen.frames.size(), 3u) << "packets 4 and following may be either stream's";
	EXPECT_EQ(seen.report.Value().id, StreamId{});
	EXPECT_FALSE(seen.report.Value().isComplete);
	ASSERT_EQ(seen.report.Value().damages.size(), 1u);
	EXPECT_EQ(seen.report.Value().damages[0].fault, StreamFault::SecondStream);
	EXPECT_EQ(seen.report.Value().damages[0].offset, first.size());
	EXPECT_EQ(seen.report.Value().bytesLost, bytes.size() - first.size());
}

TEST(StreamIdentity, IsInEveryPacketAsGiven)
{
	const Bytes bytes = StreamOf(7);
	const StreamId id = MakeId(7);
	for (const FoundPacket& packet : WholePackets(bytes))
	{
		const auto position = bytes.begin() + static_cast<std::ptrdiff_t>(packet.offset);
		EXPECT_EQ(*(position + 8), 2) << "version";
		EXPECT_TRUE(std::equal(id.begin(), id.end(), position + 28)) << "packet at byte " << packet.offset;
	}
}

} // namespace mria::StreamIdentityTests
