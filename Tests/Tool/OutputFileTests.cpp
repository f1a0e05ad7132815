// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/TemporaryFile.h"
#include "WritingCommands.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mria::OutputFileTests
{

namespace OutputFileTestsDetail
{
namespace fs = std::filesystem;

/** What `mria synth` writes for this seed. */
std::string TakeOf(const std::string& seed)
{
	const TestFolder folder;
	RunMria(folder.Path(), {"synth", "--duration", "0.1", "--seed", seed, "-o", "take.bin"});
	return folder.Read("take.bin");
}

/** Whether processes may have pid namespaces of their own here. */
bool CanHaveOwnPids()
{
	ToolOptions options;
	options.hasOwnPids = true;
	const StartedTool tool(".", {"--version"}, options);
	return tool.Id() > 0 && tool.Finish().exitCode == 0;
}

/** Runs a synth to a.bin and, while it is before its n-th call, another one to b.bin. Returns the number of calls. */
std::size_t RunOneInsideTheOther(const TestFolder& folder, std::size_t n, bool hasUnnamedFiles)
{
	ToolOptions options;
	options.hasOwnPids = true;
	const TracedRun outer = TraceMria(
		folder.Path(), {"synth", "--duration", "0.1", "--seed", "1", "-o", "a.bin"},
		[&](const FileCall& call, std::size_t number)
		{
			if (number == n)
			{
				const ToolRun inner =
					RunMria(folder.Path(), {"synth", "--duration", "0.1", "--seed", "2", "-o", "b.bin"}, options);
				EXPECT_EQ(inner.exitCode, 0) << inner.err;
			}
			return call.isUnnamed && !hasUnnamedFiles ? CallFate::FailsAsUnsupported : CallFate::Happens;
		},
		options);
	EXPECT_EQ(outer.tool.exitCode, 0) << outer.tool.err;
	return outer.calls.size();
}

void LimitFileSize()
{
	const rlimit limit = {1000, 1000};
	setrlimit(RLIMIT_FSIZE, &limit);
}

void CloseReaderOfOutput()
{
	int ends[2] = {};
	if (pipe(ends) == 0)
	{
		close(ends[0]);
		dup2(ends[1], STDOUT_FILENO);
	}
}
} // namespace OutputFileTestsDetail

using namespace OutputFileTestsDetail;

TEST(OutputFile, IsSafeFromAProcessOfTheSameNumber)
{
	if (!CanTrace() || !CanHaveOwnPids())
	{
		GTEST_SKIP() << "needs Linux on x86-64 and the right to create pid namespaces";
	}
	const std::string a = TakeOf("1");
	const std::string b = TakeOf("2");
	for (const bool hasUnnamedFiles : {false, true})
	{
		std::size_t calls = 1;
		for (std::size_t n = 1; n <= calls && !HasFailure(); n += kCallStep)
		{
			SCOPED_TRACE("before call " + std::to_string(n) + (hasUnnamedFiles ? "" : ", without unnamed files"));
			const TestFolder folder;
			calls = RunOneInsideTheOther(folder, n, hasUnnamedFiles);
			EXPECT_TRUE(folder.Read("a.bin") == a);
			EXPECT_TRUE(folder.Read("b.bin") == b);
			EXPECT_EQ(folder.Names(), (std::vector<std::string>{"a.bin", "b.bin"}));
		}
	}
}

TEST(OutputFile, DeletesTemporaryFilesOfTheDeadOnly)
{
	const TestFolder folder;
	const std::string dead = RandomTemporaryName();
	const std::string alive = RandomTemporaryName();
	const std::string others = ".mria-1234.tmp";
	const std::string link = RandomTemporaryName();
	folder.Write(dead, "part");
	folder.Write(alive, "part");
	folder.Write(others, "something");
	fs::create_symlink(others, folder.Path() / link);
	const int file = open((folder.Path() / alive).c_str(), O_WRONLY | O_CLOEXEC);
	ASSERT_EQ(flock(file, LOCK_EX), 0);
	ASSERT_EQ(RunMria(folder.Path(), {"synth", "--duration", "0.1", "-o", "a.bin"}).exitCode, 0);
	close(file);
	EXPECT_FALSE(folder.Has(dead));
	EXPECT_EQ(folder.Read(alive), "part");
	EXPECT_EQ(folder.Read(others), "something");
	EXPECT_TRUE(fs::is_symlink(folder.Path() / link));
}

TEST(OutputFile, IsMadeWhereALinkRefersToNothingYet)
{
	const TestFolder folder;
	fs::create_directory(folder.Path() / "elsewhere");
	fs::create_symlink("second.bin", folder.Path() / "elsewhere/first.bin");
	fs::create_symlink("elsewhere/first.bin", folder.Path() / "link.bin");
	ASSERT_EQ(RunMria(folder.Path(), {"synth", "--duration", "0.1", "--seed", "1", "-o", "link.bin"}).exitCode, 0);
	EXPECT_TRUE(fs::is_symlink(folder.Path() / "link.bin"));
	EXPECT_TRUE(fs::is_symlink(folder.Path() / "elsewhere/first.bin"));
	EXPECT_TRUE(folder.Read("elsewhere/second.bin") == TakeOf("1"));
}

TEST(OutputFile, RefusesLinksInACircle)
{
	const TestFolder folder;
	fs::create_symlink("b.bin", folder.Path() / "a.bin");
	fs::create_symlink("a.bin", folder.Path() / "b.bin");
	const ToolRun run = RunMria(folder.Path(), {"synth", "--duration", "0.1", "-o", "a.bin"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_EQ(run.err, "error: cannot write a.bin: Too many levels of symbolic links\n");
	EXPECT_TRUE(fs::is_symlink(folder.Path() / "a.bin"));
}

TEST(OutputFile, HasTheModeOfTheUsersNewFilesAndIsPrivateUntilThen)
{
	if (!CanTrace())
	{
		GTEST_SKIP() << "needs Linux on x86-64";
	}
	const TestFolder folder;
	const mode_t mask = umask(027);
	const auto modeOf = [&](const std::string& name)
	{
		struct stat status = {};
		stat((folder.Path() / name).c_str(), &status);
		return status.st_mode & 07777;
	};
	TraceMria(folder.Path(), {"synth", "--duration", "0.1", "-o", "out.bin"},
		[&](const FileCall& call, std::size_t)
		{
			if (call.name == "write")
			{
				EXPECT_EQ(modeOf(call.path), 0600u) << call.path;
			}
			return call.isUnnamed ? CallFate::FailsAsUnsupported : CallFate::Happens;
		});
	umask(mask);
	EXPECT_EQ(modeOf("out.bin"), 0640u);
}

TEST(OutputFile, FailsWithItsNameBeyondTheLimitForFileSizes)
{
	const TestFolder folder;
	folder.Write("out.bin", "old");
	ToolOptions options;
	options.beforeExec = LimitFileSize;
	const ToolRun run = RunMria(folder.Path(), {"synth", "--duration", "1", "-o", "out.bin"}, options);
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_EQ(run.err, "error: cannot write out.bin: File too large\n");
	EXPECT_EQ(folder.Read("out.bin"), "old");
	EXPECT_EQ(folder.Names(), std::vector<std::string>{"out.bin"});
}

TEST(OutputFile, FailsWithItsNameForAClosedPipe)
{
	const TestFolder folder;
	ToolOptions options;
	options.beforeExec = CloseReaderOfOutput;
	for (const std::string output : {"-", "/dev/stdout"})
	{
		const ToolRun run =
			RunMria(folder.Path(), {"synth", "--duration", "1", "--to", "bin1.1", "-q", "-o", output}, options);
		EXPECT_EQ(run.exitCode, 3) << output;
		const std::string name = output == "-" ? "standard output" : output;
		EXPECT_EQ(run.err, "error: cannot write " + name + ": Broken pipe\n");
	}
}

} // namespace mria::OutputFileTests
