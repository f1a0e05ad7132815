// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/StreamBytes.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

namespace mria::SynthStreamTests
{

namespace SynthStreamTestsDetail
{
std::vector<FoundPacket> PacketsIn(const TestFolder& folder, const std::string& name)
{
	const std::string text = folder.Read(name);
	return WholePackets({text.begin(), text.end()});
}
} // namespace SynthStreamTestsDetail

using namespace SynthStreamTestsDetail;

TEST(SynthCommand, StreamsTheSameTakeThatItWrites)
{
	for (const std::string motion : {"press", "pinch-drag", "two-hand-scale", "look-around"})
	{
		const TestFolder folder;
		const std::vector<std::string> take = {"synth", "--motion", motion, "--seed", "5", "--duration", "3", "-o"};
		for (const std::string name : {"a.bin", "b.mrstream"})
		{
			std::vector<std::string> arguments = take;
			arguments.push_back(name);
			ASSERT_EQ(RunMria(folder.Path(), arguments).exitCode, 0);
		}
		ASSERT_EQ(RunMria(folder.Path(), {"repair", "b.mrstream", "-o", "b.bin", "--only", "stream"}).exitCode, 0);
		EXPECT_TRUE(folder.Read("a.bin") == folder.Read("b.bin")) << motion;
	}
}

TEST(SynthCommand, StreamsInPacketsOfTheRequestedSize)
{
	const TestFolder folder;
	const ToolRun run = RunMria(
		folder.Path(), {"synth", "--stream", "--packet", "7", "--no-markers", "--duration", "0.5", "-o", "a.any"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	const std::vector<FoundPacket> packets = PacketsIn(folder, "a.any");
	ASSERT_EQ(packets.size(), 1u + 5u + 1u);
	EXPECT_EQ(packets[1].frames, 7u);
	EXPECT_EQ(packets[5].frames, 31u - 4u * 7u);
	EXPECT_EQ(run.out.find("wrote a.any (stream, 7 packets, 31 frames, "), 0u) << run.out;
}

TEST(SynthCommand, RefusesToWriteOverAStream)
{
	const TestFolder folder;
	const std::vector<std::string> arguments = {"synth", "--duration", "0.1", "-o", "a.mrstream"};
	ASSERT_EQ(RunMria(folder.Path(), arguments).exitCode, 0);
	const std::string before = folder.Read("a.mrstream");
	const ToolRun run = RunMria(folder.Path(), arguments);
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_NE(run.err.find("error: cannot write a.mrstream: it exists already\n"), std::string::npos) << run.err;
	EXPECT_NE(
		run.err.find("hint: a stream in it would be lost: recover it first with 'mria repair'"), std::string::npos)
		<< run.err;
	EXPECT_TRUE(folder.Read("a.mrstream") == before);
}

TEST(SynthCommand, GivesEachStreamAnIdOfItsOwn)
{
	const TestFolder folder;
	std::string ids[2];
	for (std::string& id : ids)
	{
		const ToolRun run = RunMria(folder.Path(), {"synth", "--stream", "--duration", "0.1", "-o", "-"});
		ASSERT_GT(run.out.size(), 48u);
		id = run.out.substr(28, 16);
	}
	EXPECT_NE(ids[0], ids[1]);
	EXPECT_NE(ids[0], std::string(16, '\0'));
}

TEST(SynthCommand, SyncsAStreamAsOftenAsRequested)
{
	const TestFolder folder;
	const auto syncs = [&folder](const std::string& name, const std::string& seconds)
	{
		return RunMria(folder.Path(),
			{"synth", "--duration", "0.1", "--packet", "1", "--no-markers", "--sync", seconds, "--json", "-o", name})
			.out;
	};
	EXPECT_NE(syncs("a.mrstream", "0").find("\"syncs\": 0"), std::string::npos);
	EXPECT_NE(syncs("b.mrstream", "3600").find("\"syncs\": 2"), std::string::npos) << "at the beginning and the end";
	EXPECT_NE(syncs("c.mrstream", "0.000000001").find("\"syncs\": 10"), std::string::npos) << "9 packets and the end";
}

TEST(SynthCommand, StreamsToStandardOutput)
{
	const TestFolder folder;
	const ToolRun run = RunMria(folder.Path(), {"synth", "--stream", "--duration", "0.1", "-o", "-"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(WholePackets({run.out.begin(), run.out.end()}).size(), 3u);
	EXPECT_NE(run.err.find("wrote standard output (stream, 3 packets"), std::string::npos) << run.err;
}

TEST(SynthCommand, RefusesWhatMakesNoSenseForAStream)
{
	const TestFolder folder;
	EXPECT_EQ(RunMria(folder.Path(), {"synth", "--stream", "--smooth", "-o", "a.mrstream"}).exitCode, 2);
	EXPECT_EQ(RunMria(folder.Path(), {"synth", "--to", "json", "-o", "a.mrstream"}).exitCode, 2);
	EXPECT_EQ(RunMria(folder.Path(), {"synth", "--real-time", "-o", "a.bin"}).exitCode, 2);
	EXPECT_EQ(RunMria(folder.Path(), {"synth", "--stream", "--packet", "0", "-o", "a.mrstream"}).exitCode, 2);
	EXPECT_TRUE(folder.Names().empty());
	const ToolRun run = RunMria(folder.Path(), {"synth", "--stream", "-o", "no/such/folder.mrstream"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_NE(run.err.find("cannot write no/such/folder.mrstream"), std::string::npos) << run.err;
}

TEST(SynthCommand, SaysWhenAStreamCannotBeWritten)
{
	const TestFolder folder;
	const ToolRun run = RunMria(folder.Path(), {"synth", "--stream", "-o", "/dev/full"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_NE(run.err.find("cannot write /dev/full: No space left on device"), std::string::npos) << run.err;
}

} // namespace mria::SynthStreamTests
