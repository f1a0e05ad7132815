// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Stream.h"
#include "Mria/Writer.h"
#include "Support/StreamBytes.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

namespace mria::RepairStreamTests
{

namespace RepairStreamTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

/** Five frames of a camera that moves, two a packet, and a marker. */
Bytes CameraStream(const StreamId& id = {})
{
	Bytes bytes;
	StreamWriter writer([&](Span<const std::uint8_t> packet)
		{ bytes.insert(bytes.end(), packet.begin(), packet.end()); },
		{ChannelFlags{}, 2, id});
	Frame frame;
	frame.hasCamera = true;
	for (int i = 0; i < 5; ++i)
	{
		frame.camera.position.x = static_cast<float>(i);
		writer.AddFrame(10.0 + i, frame);
	}
	writer.AddMarker(11.0, "here");
	writer.End();
	return bytes;
}

std::string RecordingOf(const Bytes& stream)
{
	return AsText(WriteRecording(RecoverStream(stream).Value().recording, Dialect::Mrtk11).bytes);
}
} // namespace RepairStreamTestsDetail

using namespace RepairStreamTestsDetail;

TEST(RepairCommand, MakesARecordingOfAStream)
{
	const TestFolder folder;
	folder.Write("in.mrstream", CameraStream());
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.mrstream", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const std::string wanted = "  stream           5 frames and 1 marker recovered from 6 packets\n"
							   "                   the end packet is there\n"
							   "wrote out.bin (mrtk-1.1, ";
	EXPECT_EQ(run.out.substr(0, wanted.size()), wanted);
	EXPECT_TRUE(folder.Read("out.bin") == RecordingOf(CameraStream()));
}

TEST(RepairCommand, SaysWhatAStreamHasLostAndWhere)
{
	Bytes bytes = CameraStream();
	const std::vector<FoundPacket> packets = WholePackets(bytes);
	ASSERT_EQ(packets.size(), 6u);
	bytes[packets[1].offset + 60] ^= 1;
	bytes.resize(packets[4].offset + 50);
	const TestFolder folder;
	folder.Write("in.mrstream", bytes);
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.mrstream", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const std::string wanted = "  stream           2 frames and 1 marker recovered from 3 packets\n"
							   "                   there is no end packet: the recording was cut short\n"
							   "                   1 packet missing, with 2 frames\n"
							   "                   damaged packet at byte 48: 122 bytes lost\n"
							   "                   packet cut off at byte 352: 50 bytes lost\n"
							   "wrote out.bin (";
	EXPECT_EQ(run.out.substr(0, wanted.size()), wanted);
	EXPECT_TRUE(folder.Read("out.bin") == RecordingOf(bytes));
}

TEST(RepairCommand, NamesPacketsOfAnotherStream)
{
	// The numbers continue from one stream to the other: only the ids differ.
	Bytes bytes = CameraStream(MakeId(1));
	const Bytes other = CameraStream(MakeId(2));
	const std::size_t start = WholePackets(bytes)[3].offset;
	bytes.resize(start);
	bytes.insert(bytes.end(), other.begin() + static_cast<std::ptrdiff_t>(start), other.end());
	const TestFolder folder;
	folder.Write("in.mrstream", bytes);
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.mrstream", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const std::string wanted = "  stream           4 frames and 0 markers recovered from 3 packets\n"
							   "                   there is no end packet: the recording was cut short\n"
							   "                   3 packets of another stream left alone\n"
							   "                   packet of another stream at byte 292: " +
		std::to_string(bytes.size() - start) + " bytes lost\n";
	EXPECT_EQ(run.out.substr(0, wanted.size()), wanted);
	const ToolRun json = RunMria(folder.Path(), {"repair", "in.mrstream", "-o", "out.bin", "--json"});
	EXPECT_NE(json.out.find("\"packetsOfOthers\": 3"), std::string::npos) << json.out;
	EXPECT_NE(json.out.find("\"fault\": \"second-stream\""), std::string::npos) << json.out;
}

TEST(RepairCommand, ListsNotEveryDamageOfAStream)
{
	Bytes bytes = SpelledPacket{1, 0}.Bytes();
	for (std::uint32_t i = 0; i < 8; ++i)
	{
		const Bytes packet = SpelledPacket{1, 1, 3, 0, 1 + i, i, Bytes(9)}.Bytes();
		bytes.push_back(0);
		bytes.insert(bytes.end(), packet.begin(), packet.end());
	}
	const TestFolder folder;
	folder.Write("in.mrstream", bytes);
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.mrstream", "-o", "out.bin"});
	EXPECT_NE(run.out.find("no packet at byte 200: 1 byte lost\n"), std::string::npos) << run.out;
	EXPECT_EQ(run.out.find("at byte 242"), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("and so on in 3 more places: 8 bytes lost in all\n"), std::string::npos) << run.out;
}

TEST(RepairCommand, ReportsAStreamAsJson)
{
	Bytes bytes = CameraStream();
	bytes.pop_back();
	const TestFolder folder;
	folder.Write("in.mrstream", bytes);
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.mrstream", "-o", "out.bin", "--json"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	for (const char* const line : {"\"complete\": false", "\"packets\": 5", "\"frames\": 5", "\"markers\": 1",
			 "\"packetsMissing\": 0", "\"bytesLost\": 47", "\"fault\": \"cut-off\"", "\"repair\": \"stream\""})
	{
		EXPECT_NE(run.out.find(line), std::string::npos) << line << " is not in\n" << run.out;
	}
}

TEST(RepairCommand, RecognisesAStreamWithADamagedBeginning)
{
	Bytes bytes = CameraStream();
	bytes[3] ^= 1;
	const TestFolder folder;
	folder.Write("in.mrstream", bytes);
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.mrstream", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_NE(run.out.find("5 frames and 1 marker recovered from 5 packets\n"), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("no packet at byte 0: 48 bytes lost\n"), std::string::npos) << run.out;
}

TEST(RepairCommand, RefusesAStreamWithoutAWholePacket)
{
	Bytes bytes = CameraStream();
	bytes.resize(31);
	const TestFolder folder;
	folder.Write("in.mrstream", bytes);
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.mrstream", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_NE(run.err.find("in.mrstream ends too early"), std::string::npos) << run.err;
	EXPECT_FALSE(folder.Has("out.bin"));
}

TEST(InfoAndCheck, SendTheOwnerOfAStreamToRepair)
{
	const TestFolder folder;
	folder.Write("in.mrstream", CameraStream());
	for (const std::string command : {"info", "check", "events"})
	{
		const ToolRun run = RunMria(folder.Path(), {command, "in.mrstream"});
		EXPECT_EQ(run.exitCode, 3) << command;
		EXPECT_NE(run.err.find("error: in.mrstream is a stream"), std::string::npos) << run.err;
		EXPECT_NE(run.err.find("hint: 'mria repair' makes a recording of it"), std::string::npos) << run.err;
	}
}

} // namespace mria::RepairStreamTests
