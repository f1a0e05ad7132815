// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/TemporaryFile.h"
#include "Support/RandomRecording.h"
#include "Support/TestEffort.h"
#include "WritingCommands.h"

#include <gtest/gtest.h>
#include <time.h>

#include <chrono>
#include <csignal>
#include <cstdio>

namespace mria::OutputKillTests
{

namespace OutputKillTestsDetail
{
/** Checks the folder of a run that was killed, and that the next run deletes what it left. Returns whether it left any.
 */
bool ExpectOldOrNewAndSweep(const WritingScene& scene)
{
	EXPECT_TRUE(scene.IsOld() || scene.IsNew());
	const std::vector<std::string> litter = scene.Litter();
	EXPECT_TRUE(litter.empty() || (litter.size() == 1 && IsTemporaryName(litter[0]))) << litter[0];
	if (!litter.empty())
	{
		EXPECT_EQ(
			RunMria(scene.Path(), {"convert", "in.bin", "-o", scene.Command().output, "--to", "json"}).exitCode, 0);
		EXPECT_EQ(scene.Litter(), std::vector<std::string>{}) << "the next run deletes it";
	}
	return !litter.empty();
}

using Microseconds = std::chrono::microseconds;

Microseconds DurationOf(const WritingScene& scene)
{
	const auto start = std::chrono::steady_clock::now();
	RunMria(scene.Path(), scene.Command().arguments);
	return std::chrono::duration_cast<Microseconds>(std::chrono::steady_clock::now() - start);
}

/** Whether the tool was killed before its end. */
bool RunAndKillAfter(const WritingScene& scene, Microseconds delay)
{
	const StartedTool tool(scene.Path(), scene.Command().arguments);
	const timespec wait = {delay.count() / 1000000, delay.count() % 1000000 * 1000};
	nanosleep(&wait, nullptr);
	kill(tool.Id(), SIGKILL);
	return tool.Finish().exitCode == -SIGKILL;
}
} // namespace OutputKillTestsDetail

using namespace OutputKillTestsDetail;

TEST(OutputKill, LeavesTheOldFileOrTheNewOneBeforeEveryCall)
{
	if (!CanTrace())
	{
		GTEST_SKIP() << "needs Linux on x86-64";
	}
	int leftovers = 0;
	const auto test = [&leftovers](const FatedRun& fated)
	{
		const bool hasLeftover = ExpectOldOrNewAndSweep(fated.scene);
		EXPECT_EQ(fated.run.tool.exitCode, -SIGKILL);
		EXPECT_TRUE(!hasLeftover || !fated.hasUnnamedFiles || fated.call.name == "rename")
			<< "it has no name until then";
		leftovers += hasLeftover ? 1 : 0;
	};
	const int kills = ForEachCall(CallFate::KillsTheTool, test);
	std::printf("%d kills, %d left a temporary file, which the next run deleted\n", kills, leftovers);
	EXPECT_GT(kills, 0);
}

TEST(OutputKill, LeavesNoTemporaryFileWhenInterruptedInAnyCall)
{
	if (!CanTrace())
	{
		GTEST_SKIP() << "needs Linux on x86-64";
	}
	const auto test = [](const FatedRun& fated)
	{
		EXPECT_EQ(fated.run.tool.exitCode, -SIGTERM);
		EXPECT_TRUE(fated.scene.IsOld() || fated.scene.IsNew());
		EXPECT_EQ(fated.scene.Litter(), std::vector<std::string>{});
	};
	EXPECT_GT(ForEachCall(CallFate::InterruptsTheTool, test), 0);
}

TEST(OutputKill, LeavesTheOldFileOrTheNewOneAtRandomMoments)
{
	const std::vector<WritingCommand> commands = WritingCommands();
	const int wanted = Rounds(40, 1000);
	Random random(1);
	int runs = 0;
	int killed = 0;
	int renewed = 0;
	int leftovers = 0;
	for (; killed < wanted && runs < 4 * wanted && !HasFailure(); ++runs)
	{
		const WritingCommand& command = commands[static_cast<std::size_t>(runs) % commands.size()];
		WritingScene scene(command, random.Below(2) != 0);
		const std::int64_t duration = DurationOf(scene).count();
		scene.Reset();
		SCOPED_TRACE("run " + std::to_string(runs) + ", " + command.arguments[0]);
		const Microseconds delay(random.Below(static_cast<std::uint32_t>(duration)));
		const bool isKilled = RunAndKillAfter(scene, delay);
		killed += isKilled ? 1 : 0;
		renewed += isKilled && scene.IsNew() ? 1 : 0;
		leftovers += ExpectOldOrNewAndSweep(scene) ? 1 : 0;
	}
	std::printf("%d kills in %d runs: %d new files, %d temporary files, which the next run deleted\n", killed, runs,
		renewed, leftovers);
	EXPECT_EQ(killed, wanted) << "most ended before they were killed: this shows too little";
}

} // namespace mria::OutputKillTests
