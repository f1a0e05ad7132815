// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Mria/Reader.h"
#include "Mria/Repair.h"
#include "Mria/Stream.h"
#include "Mria/Synth.h"
#include "Stream/Crc32c.h"
#include "Support/AllocationCounter.h"
#include "Support/FileBytes.h"
#include "Support/RecordingMatchers.h"
#include "Support/StreamSamples.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::StreamTests
{

namespace StreamTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

StreamSink AppendTo(Bytes& out)
{
	return [&out](Span<const std::uint8_t> packet) { out.insert(out.end(), packet.begin(), packet.end()); };
}

Frame CameraAt(float x)
{
	Frame frame;
	frame.hasCamera = true;
	frame.camera.position.x = x;
	return frame;
}
} // namespace StreamTestsDetail

using namespace StreamTestsDetail;

TEST(Crc32c, IsTheChecksumThatOthersCallByThisName)
{
	const std::uint8_t digits[] = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
	EXPECT_EQ(Crc32c(digits), 0xe3069283u);
	EXPECT_EQ(Crc32c({}), 0u);
	EXPECT_EQ(Crc32c(Bytes(32, 0x00)), 0x8a9136aau) << "as RFC 3720 has it, and the next";
	EXPECT_EQ(Crc32c(Bytes(32, 0xff)), 0x62a8ab43u);
}

TEST(Crc32c, IsTheSameForEveryLengthAndAlignment)
{
	Random random(1);
	Bytes bytes(160);
	for (std::uint8_t& byte : bytes)
	{
		byte = static_cast<std::uint8_t>(random.Below(256));
	}
	for (std::size_t from = 0; from < 16; ++from)
	{
		for (std::size_t size = 0; size <= bytes.size() - from; ++size)
		{
			const std::uint8_t* const first = bytes.data() + from;
			ASSERT_EQ(Crc32c({first, size}), PlainCrc32c(first, size)) << size << " bytes from " << from;
		}
	}
}

TEST(Stream, GivesEveryFrameBackToTheBit)
{
	for (const std::uint32_t framesPerPacket : {1u, 7u, 1000u})
	{
		const SampleStream sample = MakeSampleStream(framesPerPacket, 100, framesPerPacket);
		const SeenStream seen = See(sample.bytes);
		ASSERT_TRUE(seen.report);
		ASSERT_EQ(seen.frames.size(), sample.frames.size());
		for (std::size_t i = 0; i < seen.frames.size(); ++i)
		{
			EXPECT_EQ(seen.frames[i].first, 0.25 * static_cast<double>(i + 1));
			EXPECT_EQ(seen.frames[i].second.time, 0.25f * static_cast<float>(i + 1));
			EXPECT_TRUE(SameBits(seen.frames[i].second, KeptOf(sample.frames[i], AllChannels()))) << "frame " << i;
		}
		ASSERT_EQ(seen.markers.size(), 10u);
		EXPECT_EQ(seen.markers[9].first, 25.0);
		EXPECT_EQ(seen.markers[9].second, "marker 100");
	}
}

TEST(Stream, ReportsWhatItHolds)
{
	const SampleStream sample = MakeSampleStream(1, 100, 7);
	const Result<StreamReport> report = ReadStream(sample.bytes);
	ASSERT_TRUE(report);
	EXPECT_EQ(report.Value().packets, 1u + 15u + 10u + 1u);
	EXPECT_EQ(report.Value().packets, WholePackets(sample.bytes).size());
	EXPECT_EQ(report.Value().frames, 100u);
	EXPECT_EQ(report.Value().markers, 10u);
	EXPECT_EQ(report.Value().channels.bytes, AllChannels().bytes);
	EXPECT_TRUE(report.Value().isComplete);
	EXPECT_EQ(report.Value().bytesUsed, sample.bytes.size());
	EXPECT_EQ(report.Value().bytesLost, 0u);
	EXPECT_EQ(report.Value().packetsMissing, 0u);
	EXPECT_TRUE(report.Value().damages.empty());
}

TEST(Stream, KeepsOnlyTheRequestedChannels)
{
	Random random(3);
	for (unsigned bits = 0; bits < 8; ++bits)
	{
		ChannelFlags channels;
		channels.bytes = {static_cast<std::uint8_t>(bits & 1u), static_cast<std::uint8_t>(bits & 2u),
			static_cast<std::uint8_t>(bits & 4u)};
		Bytes bytes;
		StreamWriter writer(AppendTo(bytes), {channels, 1});
		const Frame frame = AnyFrame(random);
		writer.AddFrame(0.0, frame);
		const SeenStream seen = See(bytes);
		ASSERT_EQ(seen.frames.size(), 1u) << bits;
		EXPECT_TRUE(SameBits(seen.frames[0].second, KeptOf(frame, channels))) << bits;
	}
}

TEST(Stream, AllocatesNothingForAFrame)
{
	std::size_t handedOut = 0;
	StreamWriter writer([&](Span<const std::uint8_t> packet) { handedOut += packet.size(); }, {AllChannels(), 16});
	Frame frame;
	frame.hasCamera = frame.hasGaze = true;
	for (HandFrame& hand : frame.hands)
	{
		hand.isTracked = true;
		hand.presentJoints = (1u << kJointCount) - 1u; // no frame is larger
	}
	const AllocationCounter allocations;
	for (int i = 0; i < 100; ++i)
	{
		writer.AddFrame(i, frame);
	}
	EXPECT_EQ(allocations.Count(), 0u);
	EXPECT_GT(handedOut, 96u * 2u * kJointCount * sizeof(Pose));
}

TEST(Stream, IsAStreamFromItsFirstPacketOn)
{
	Bytes bytes;
	StreamWriter writer(AppendTo(bytes));
	EXPECT_TRUE(IsStream(bytes));
	const Result<StreamReport> report = ReadStream(bytes);
	ASSERT_TRUE(report);
	EXPECT_EQ(report.Value().packets, 1u);
	EXPECT_EQ(report.Value().frames, 0u);
	EXPECT_FALSE(report.Value().isComplete);
	writer.End();
	EXPECT_TRUE(ReadStream(bytes).Value().isComplete);
}

TEST(Stream, HandsOutWholePacketsOneAtATime)
{
	std::vector<std::size_t> packets;
	StreamWriter writer([&](Span<const std::uint8_t> packet)
		{ packets.push_back(WholePackets(Bytes(packet.begin(), packet.end())).size()); },
		{AllChannels(), 2});
	EXPECT_EQ(packets.size(), 1u) << "the first packet comes at once";
	writer.AddFrame(0.0, {});
	EXPECT_EQ(packets.size(), 1u);
	writer.AddFrame(1.0, {});
	EXPECT_EQ(packets.size(), 2u) << "a full packet does not wait";
	writer.AddFrame(2.0, {});
	writer.AddMarker(2.0, "");
	EXPECT_EQ(packets.size(), 3u) << "a marker does not wait";
	writer.Flush();
	writer.Flush();
	EXPECT_EQ(packets.size(), 4u) << "nothing to flush, nothing handed out";
	writer.End();
	EXPECT_EQ(packets, std::vector<std::size_t>(5, 1));
}

TEST(Stream, BringsTheSizeOfItsPacketsIntoRange)
{
	for (const std::uint32_t framesPerPacket : {0u, std::numeric_limits<std::uint32_t>::max()})
	{
		std::size_t packets = 0;
		StreamWriter writer([&](Span<const std::uint8_t>) { ++packets; }, {ChannelFlags{}, framesPerPacket});
		for (int i = 0; i < 1000; ++i)
		{
			writer.AddFrame(i, {});
		}
		EXPECT_EQ(packets, framesPerPacket == 0 ? 1001u : 2u);
	}
}

TEST(RecoverStream, MakesKeysOfEveryFrame)
{
	Bytes bytes;
	StreamWriter writer(AppendTo(bytes), {AllChannels(), 2});
	writer.AddMarker(1000.5, "start");
	for (int i = 0; i < 5; ++i)
	{
		Frame frame = CameraAt(static_cast<float>(i));
		frame.hands[0].isTracked = i >= 2;
		frame.hands[0].presentJoints = 1u << static_cast<unsigned>(Joint::IndexTip);
		writer.AddFrame(1000.25 + 0.125 * i, frame);
	}
	writer.End();
	const Result<RecoveredStream> recovered = RecoverStream(bytes);
	ASSERT_TRUE(recovered);
	const Recording& recording = recovered.Value().recording;
	const Curve& x = recording.curves[CameraCurve(PoseComponent::PositionX)];
	ASSERT_EQ(x.keys.size(), 5u);
	EXPECT_EQ(x.keys[4].time, 0.5f) << "times count from the first frame";
	EXPECT_EQ(x.keys[4].value, 4.0f);
	const Curve& tracked = recording.curves[TrackedCurve(Hand::Left)];
	ASSERT_EQ(tracked.keys.size(), 2u) << "flags have keys where they change";
	EXPECT_EQ(tracked.keys[1].time, 0.25f);
	EXPECT_EQ(recording.curves[JointCurve(Hand::Left, Joint::IndexTip, PoseComponent::RotationW)].keys.size(), 3u);
	EXPECT_TRUE(recording.curves[JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX)].keys.empty());
	ASSERT_EQ(recording.markers.size(), 1u);
	EXPECT_EQ(recording.markers[0].time, 0.25f) << "also of a marker that came before it";
}

TEST(RecoverStream, KeepsNanAndInfinity)
{
	Bytes bytes;
	StreamWriter writer(AppendTo(bytes), {AllChannels(), 2});
	const double infinity = std::numeric_limits<double>::infinity();
	for (const double time : {infinity, 1.0, 1e300, 0.5})
	{
		writer.AddFrame(time, CameraAt(std::numeric_limits<float>::quiet_NaN()));
	}
	writer.AddMarker(-infinity, "never");
	writer.End();
	const Result<RecoveredStream> recovered = RecoverStream(bytes);
	ASSERT_TRUE(recovered);
	const Curve& x = recovered.Value().recording.curves[CameraCurve(PoseComponent::PositionX)];
	ASSERT_EQ(x.keys.size(), 4u) << "mending is for the repairs";
	EXPECT_EQ(x.keys[1].time, 0.0f) << "the first finite time is time 0";
	EXPECT_EQ(x.keys[3].time, -0.5f);
	EXPECT_TRUE(IsNan(x.keys[2].time));
}

TEST(RepairBytes, RecoversAStreamAndThenRepairsIt)
{
	Bytes bytes;
	StreamWriter writer(AppendTo(bytes), {ChannelFlags{}, 2});
	for (const double time : {5.0, 7.0, 6.0})
	{
		writer.AddFrame(time, CameraAt(1.0f));
	}
	writer.Flush();
	const Result<RepairedRecording> repaired = RepairBytes(bytes);
	ASSERT_TRUE(repaired);
	ASSERT_TRUE(repaired.Value().stream);
	EXPECT_EQ(repaired.Value().stream->frames, 3u);
	ASSERT_GE(repaired.Value().reports.size(), 2u);
	EXPECT_EQ(Describe(repaired.Value().reports[0]), "stream: 3 frames recovered");
	EXPECT_EQ(repaired.Value().reports[1].kind, RepairKind::SortKeys);
	EXPECT_EQ(RecordingView(repaired.Value().recording).curves[0].Time(1), 1.0f);
}

TEST(RepairBytes, RecoversAStreamOnlyIfRequested)
{
	const SampleStream sample = MakeSampleStream(1, 3, 1);
	RepairSet repairs = RepairSet::None();
	ASSERT_FALSE(RepairBytes(sample.bytes, repairs));
	EXPECT_EQ(RepairBytes(sample.bytes, repairs).GetError().code, ErrorCode::StreamFile);
	repairs.Add(RepairKind::Stream);
	Result<RepairedRecording> repaired = RepairBytes(sample.bytes, repairs);
	ASSERT_TRUE(repaired);
	EXPECT_TRUE(SameRecording(repaired.Value().recording.Take(), RecoverStream(sample.bytes).Value().recording));
}

TEST(ReadRecording, NamesAStreamForWhatItIs)
{
	constexpr std::int64_t kMagicNumber = FileBytes::kMagicNumber;
	constexpr std::int64_t kStreamNumber = 0x0a1a0a0d53524d89;
	SampleStream sample = MakeSampleStream(1, 3, 1);
	EXPECT_TRUE(
		FailsWith(ReadRecording(sample.bytes), {ErrorCode::StreamFile, 0, "magic", kMagicNumber, kStreamNumber}));
	sample.bytes[0] = 0;
	EXPECT_TRUE(FailsWith(
		ReadRecording(sample.bytes), {ErrorCode::StreamFile, 0, "magic", kMagicNumber, kStreamNumber & ~0xff}))
		<< "its packets give it away where its beginning is damaged";
}

} // namespace mria::StreamTests
