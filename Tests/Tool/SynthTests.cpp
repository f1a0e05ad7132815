// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Synth.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace mria::SynthTests
{

TEST(SynthCommand, MakesTheSameTakeFromTheSameSeed)
{
	const TestFolder folder;
	for (const std::string name : {"a", "b"})
	{
		const ToolRun run = RunMria(
			folder.Path(), {"synth", "--motion", "press", "--seed", "7", "--duration", "2", "-o", name + ".bin"});
		ASSERT_EQ(run.exitCode, 0) << run.err;
	}
	ASSERT_EQ(RunMria(folder.Path(), {"synth", "--motion", "press", "--seed", "8", "--duration", "2", "-o", "c.bin"})
				  .exitCode,
		0);
	EXPECT_TRUE(folder.Read("a.bin") == folder.Read("b.bin"));
	EXPECT_FALSE(folder.Read("a.bin") == folder.Read("c.bin"));
}

TEST(SynthCommand, HasNoFaultsByDefault)
{
	const TestFolder folder;
	ASSERT_EQ(RunMria(folder.Path(), {"synth", "-o", "fine.bin"}).exitCode, 0);
	EXPECT_EQ(RunMria(folder.Path(), {"check", "--strict", "fine.bin"}).exitCode, 0);
	ASSERT_EQ(RunMria(folder.Path(), {"synth", "-o", "bad.bin", "--fault", "sign-flips,late-start"}).exitCode, 0);
	const ToolRun check = RunMria(folder.Path(), {"check", "bad.bin"});
	EXPECT_NE(check.out.find("SignFlip"), std::string::npos) << check.out;
	EXPECT_NE(check.out.find("LateStart"), std::string::npos) << check.out;
}

TEST(SynthCommand, WritesTheSamplesThatThePluginShips)
{
	const TestFolder folder;
	ASSERT_EQ(RunMria(folder.Path(), {"synth", "--samples", "."}).exitCode, 0);
	ASSERT_EQ(folder.Names().size(), SynthSamples().size());
	for (const SynthSample& sample : SynthSamples())
	{
		std::ifstream file(std::string(MRIA_SAMPLES "/") + sample.fileName, std::ios::binary);
		if (!file)
		{
			GTEST_SKIP() << "there is no " << sample.fileName << " in " MRIA_SAMPLES;
		}
		const std::string shipped{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
		EXPECT_TRUE(folder.Read(sample.fileName) == shipped) << sample.fileName << " is not what its options make";
	}
}

} // namespace mria::SynthTests
