// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Stream.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"
#include "WritingCommands.h"

#include <gtest/gtest.h>

#include <cstdio>

namespace mria::OutputFaultTests
{

namespace OutputFaultTestsDetail
{
using Bytes = std::vector<std::uint8_t>;

void ExpectOldOrNew(const WritingScene& scene, const ToolRun& run)
{
	EXPECT_EQ(scene.Litter(), std::vector<std::string>{});
	EXPECT_TRUE(run.exitCode == 0 || run.exitCode == 3) << run.exitCode << " " << run.err;
	EXPECT_TRUE(scene.IsNew() || (run.exitCode == 3 && scene.IsOld()));
}

#ifdef MRIA_FAILING_MALLOC
constexpr int kNeverFailed = 200; // as FailingMalloc.cpp has it

/** The n-th allocation fails; for even n all later ones too. */
ToolRun RunWithoutMemory(const std::filesystem::path& folder, const std::vector<std::string>& arguments, int n)
{
	ToolOptions options;
	options.environment.emplace_back("LD_PRELOAD", MRIA_FAILING_MALLOC);
	options.environment.emplace_back("MRIA_FAIL_ALLOCATION", std::to_string(n) + (n % 2 == 0 ? "+" : ""));
	return RunMria(folder, arguments, options);
}

/** How many allocations every command makes to declare all the options of the tool. */
int AllocationsBeforeTheCommand()
{
	const TestFolder folder;
	int fewest = 0;
	int most = 100000;
	while (fewest + 1 < most)
	{
		const int n = (fewest + most) / 2;
		(RunWithoutMemory(folder.Path(), {"--version"}, n).exitCode == kNeverFailed ? most : fewest) = n;
	}
	return fewest;
}
#endif
} // namespace OutputFaultTestsDetail

using namespace OutputFaultTestsDetail;

TEST(OutputFault, LeavesTheOldFileOrTheNewOneWhicheverCallFails)
{
	if (!CanTrace())
	{
		GTEST_SKIP() << "needs Linux on x86-64";
	}
	int errors = 0;
	const auto test = [&errors](const FatedRun& fated)
	{
		const ToolRun& tool = fated.run.tool;
		ExpectOldOrNew(fated.scene, tool);
		const bool isError = tool.exitCode == 3;
		const std::string& file = fated.call.path == "in.bin" ? fated.call.path : fated.scene.Command().output;
		EXPECT_TRUE(!isError || tool.err.find(file) != std::string::npos) << tool.err;
		errors += isError ? 1 : 0;
	};
	const int faults = ForEachCall(CallFate::Fails, test);
	std::printf("%d calls failed, %d of them ended the tool with exit code 3\n", faults, errors);
	EXPECT_GT(errors, 0);
}

TEST(OutputFault, EndsAStreamWithItsNameWhicheverCallFails)
{
	if (!CanTrace())
	{
		GTEST_SKIP() << "needs Linux on x86-64";
	}
	int errors = 0;
	for (std::size_t n = 1;; n += kCallStep)
	{
		const TestFolder folder;
		const TracedRun run =
			TraceMria(folder.Path(), {"synth", "--duration", "0.2", "--packet", "2", "-o", "out.mrstream"},
				[n](const FileCall&, std::size_t number) { return number == n ? CallFate::Fails : CallFate::Happens; });
		SCOPED_TRACE("call " + std::to_string(n));
		const std::vector<std::uint8_t> bytes = LoadFile((folder.Path() / "out.mrstream").string()).value_or(Bytes{});
		const Result<RecoveredStream> recovered = RecoverStream(bytes);
		EXPECT_LE(folder.Names().size(), 1u);
		if (run.tool.exitCode == 0)
		{
			EXPECT_TRUE(recovered && recovered.Value().report.isComplete);
		}
		else
		{
			EXPECT_EQ(run.tool.exitCode, 3);
			EXPECT_NE(run.tool.err.find("out.mrstream"), std::string::npos) << run.tool.err;
			++errors;
		}
		ASSERT_FALSE(HasFailure());
		if (run.calls.size() < n)
		{
			break;
		}
	}
	std::printf("%d calls ended the recorder with exit code 3\n", errors);
	EXPECT_GT(errors, 0);
}

TEST(OutputFault, LeavesTheOldFileWhenMemoryEnds)
{
#ifndef MRIA_FAILING_MALLOC
	GTEST_SKIP() << "needs an allocator that can be replaced";
#else
	const std::vector<WritingCommand> commands = WritingCommands();
	const int common = AllocationsBeforeTheCommand();
	const int step = WantsLongTests() ? 1 : 97;
	int faults = 0;
	int errors = 0;
	for (std::size_t i = 0; i < (WantsLongTests() ? commands.size() : 2); ++i)
	{
		WritingScene scene(commands[i], true);
		ToolRun run;
		for (int n = i == 0 ? 1 : common; run.exitCode != kNeverFailed && !HasFailure(); n += step)
		{
			SCOPED_TRACE(commands[i].arguments[0] + " without allocation " + std::to_string(n));
			scene.Reset();
			run = RunWithoutMemory(scene.Path(), commands[i].arguments, n);
			if (run.exitCode != kNeverFailed)
			{
				ExpectOldOrNew(scene, run);
				EXPECT_TRUE(run.exitCode == 0 || run.err.find("memory") != std::string::npos) << run.err;
				++faults;
				errors += run.exitCode == 3 ? 1 : 0;
			}
		}
	}
	std::printf("%d allocations failed, %d of them ended the tool with exit code 3\n", faults, errors);
	EXPECT_GT(errors, faults / 2);
#endif
}

} // namespace mria::OutputFaultTests
