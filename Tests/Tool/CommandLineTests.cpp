// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CommandLine.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace mria::CommandLineTests
{

TEST(CommandLine, HelpFitsOneScreenAndEndsWithAnExample)
{
	const TestFolder folder;
	const ToolRun run = RunMria(folder.Path(), {"--help"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out, HelpScreen());

	std::istringstream lines(run.out);
	std::string line;
	std::string last;
	int count = 0;
	for (; std::getline(lines, line); ++count)
	{
		EXPECT_LE(line.size(), 80u) << line;
		last = line;
	}
	EXPECT_LE(count, 24);
	EXPECT_EQ(last.substr(0, 14), "Example: mria ");
}

TEST(CommandLine, EveryCommandInTheHelpScreenAcceptsHelpJsonAndQuiet)
{
	const TestFolder folder;
	for (const std::string command : {"info", "check", "convert", "repair", "synth"})
	{
		EXPECT_NE(HelpScreen().find("\n  " + command + " "), std::string::npos) << command;
		const ToolRun run = RunMria(folder.Path(), {command, "--help"});
		EXPECT_EQ(run.exitCode, 0) << command;
		for (const char* option : {"--help", "--json", "--quiet", "Example: mria "})
		{
			EXPECT_NE(run.out.find(option), std::string::npos) << command << " " << option;
		}
	}
}

TEST(CommandLine, ShowsTheHelpScreenAsAnErrorWithoutACommand)
{
	const TestFolder folder;
	const ToolRun run = RunMria(folder.Path(), {});
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_EQ(run.out, "");
	EXPECT_EQ(run.err, HelpScreen());
}

TEST(CommandLine, SuggestsTheCommandThatWasMeant)
{
	const TestFolder folder;
	const ToolRun run = RunMria(folder.Path(), {"chekc", "a.bin"});
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_EQ(run.err, "error: there is no command 'chekc'\n  hint: did you mean 'check'?\n");
	const ToolRun far = RunMria(folder.Path(), {"dance"});
	EXPECT_EQ(far.exitCode, 2);
	EXPECT_EQ(far.err, "error: there is no command 'dance'\n  hint: 'mria --help' lists the commands\n");
}

TEST(CommandLine, GivesExitCode2ForEveryMisuse)
{
	const TestFolder folder;
	const std::vector<std::vector<std::string>> misuses = {
		{"info"},
		{"info", "a.bin", "b.bin"},
		{"info", "--bogus", "a.bin"},
		{"check"},
		{"convert", "a.bin"},
		{"convert", "a.bin", "-o"},
		{"convert", "a.bin", "-o", "b.bin", "--to", "bin2.0"},
		{"convert", "a.bin", "-o", "b.bin", "--markers", "maybe"},
		{"repair", "a.bin"},
		{"repair", "a.bin", "-o", "b.bin", "--only", "everything"},
		{"synth"},
		{"synth", "-o", "a.bin", "--fps", "0"},
		{"--bogus"},
	};
	for (const std::vector<std::string>& misuse : misuses)
	{
		const ToolRun run = RunMria(folder.Path(), misuse);
		EXPECT_EQ(run.exitCode, 2) << run.err;
		EXPECT_EQ(run.err.substr(0, 7), "error: ") << run.err;
		EXPECT_EQ(run.out, "");
	}
	EXPECT_TRUE(folder.Names().empty());
}

TEST(CommandLine, PrintsItsVersion)
{
	const TestFolder folder;
	const ToolRun run = RunMria(folder.Path(), {"--version"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out.substr(0, 5), "mria ");
}

} // namespace mria::CommandLineTests
