// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CommandLine.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
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
		{"mirror", "a.bin", "b.bin", "-o", "c.bin"},
		{"diff", "a.bin", "b.bin", "--position", "nan"},
		{"reduce", "a.bin", "-o", "b.bin", "--rotation", "nan"},
		{"mirror", "a.bin", "-o", "b.parquet"},
		{"repair", "a.bin", "-o", "b.parquet"},
		{"sample", "a.bin", "--at", "1", "-o", "b.parquet"},
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
		std::vector<std::string> withJson = misuse;
		withJson.insert(withJson.begin() + 1, "--json");
		const ToolRun json = RunMria(folder.Path(), withJson);
		EXPECT_EQ(json.exitCode, 2);
		EXPECT_EQ(json.err, "");
		const rapidjson::Document value = ParseJson(json.out);
		EXPECT_STREQ(value["error"]["code"].GetString(), "Usage");
		EXPECT_GT(value["error"]["message"].GetStringLength(), 0u);
	}
	EXPECT_TRUE(folder.Names().empty());
}

TEST(CommandLine, NamesWrongOptionsFirstInTheirOrderAndWhatWasMeant)
{
	const TestFolder folder;
	EXPECT_EQ(RunMria(folder.Path(), {"info", "--jsn"}).err,
		"error: there is no option '--jsn'\n  hint: did you mean '--json'?\n");
	EXPECT_EQ(RunMria(folder.Path(), {"info", "--first", "a.bin", "-qx", "--second=3"}).err,
		"error: there are no options '--first', '-qx', '--second'\n  hint: 'mria info --help' lists the options\n");
	EXPECT_EQ(RunMria(folder.Path(), {"mirror", "a.bin", "b.bin", "c.bin", "-o", "d.bin"}).err,
		"error: too many arguments: b.bin, c.bin\n  hint: 'mria mirror --help' lists its options\n");
	const ToolRun negative = RunMria(folder.Path(), {"transform", "a.bin", "-o", "b.bin", "--move", "-1", "0", "-.5"});
	EXPECT_EQ(negative.exitCode, 3) << "negative numbers are no options: " << negative.err;
}

TEST(CommandLine, HelpsWithACommand)
{
	const TestFolder folder;
	EXPECT_EQ(RunMria(folder.Path(), {"help"}).out, HelpScreen());
	EXPECT_EQ(RunMria(folder.Path(), {"help", "trim"}).out, RunMria(folder.Path(), {"trim", "--help"}).out);
	const ToolRun wrong = RunMria(folder.Path(), {"help", "trin"});
	EXPECT_EQ(wrong.exitCode, 2);
	EXPECT_EQ(wrong.err, "error: there is no command 'trin'\n  hint: did you mean 'trim'?\n");
}

TEST(CommandLine, HelpsWithACommandBelowAnother)
{
	const TestFolder folder;
	EXPECT_EQ(
		RunMria(folder.Path(), {"help", "openxr", "run"}).out, RunMria(folder.Path(), {"openxr", "run", "--help"}).out);
	EXPECT_EQ(
		RunMria(folder.Path(), {"openxr"}).err, "error: a command is missing after 'mria openxr': run or doctor\n");
	EXPECT_EQ(RunMria(folder.Path(), {"openxr", "rnu"}).err,
		"error: there is no command 'openxr rnu'\n  hint: did you mean 'run'?\n");
	EXPECT_EQ(RunMria(folder.Path(), {"help", "device", "lst"}).err,
		"error: there is no command 'device lst'\n  hint: did you mean 'list'?\n");
	EXPECT_EQ(RunMria(folder.Path(), {"device", "run-tests", "--devise", "a"}).err,
		"error: there is no option '--devise'\n  hint: did you mean '--device'?\n");
}

TEST(CommandLine, HasEveryCommandInHelpAndManual)
{
	const TestFolder folder;
	const std::string manual = RunMria(folder.Path(), {"help", "--man"}).out;
	for (const std::string command : {"info", "check", "events", "play", "sample", "stats", "diff", "convert", "repair",
			 "reduce", "trim", "join", "retime", "resample", "mirror", "transform", "smooth", "channels", "merge",
			 "markers", "synth", "edit", "openxr", "openxr run", "openxr doctor", "device", "device list",
			 "device trust", "device install", "device start", "device stop", "device push", "device pull",
			 "device run\\-tests", "device init\\-project", "help", "completion"})
	{
		EXPECT_NE(HelpScreen().find(command.substr(0, command.find(' '))), std::string::npos) << command;
		EXPECT_NE(manual.find(".SS mria " + command + " "), std::string::npos) << command;
	}
	EXPECT_NE(manual.find("\\-\\-no\\-clobber"), std::string::npos);
	EXPECT_EQ(RunMria(folder.Path(), {"completion", "csh"}).exitCode, 2);
}

TEST(CommandLine, SaysInPlainWordsWhichValuesArePossible)
{
	const TestFolder folder;
	const std::pair<std::vector<std::string>, const char*> mistakes[] = {
		{{"sample", "a.bin", "--every", "abc"}, "--every: a number is needed, not abc"},
		{{"transform", "a.bin", "-o", "b.bin", "--move", "1", "2"}, "--move needs 3 values"},
		{{"resample", "a.bin", "-o", "b.bin", "--fps"}, "--fps needs a value"},
		{{"join", "a.bin", "-o", "b.bin"}, "IN: at least 2 are needed, not 1"},
		{{"mirror", "a.bin", "-o", "b.bin", "--about", "y"}, "--about: x or head is possible, not y"},
		{{"edit", "a.bin", "-o", "b.bin"}, "an edit is missing\n  hint: edits are trim, join,"},
		{{"edit", "a.bin", "-o", "b.bin", "miror"}, "there is no edit 'miror'\n  hint: did you mean 'mirror'?"},
		{{"sample", "a.bin", "--at", "0", "--joints", "Wirst"},
			"there is no joint 'Wirst'\n  hint: did you mean 'Wrist'?"},
	};
	for (const auto& [arguments, text] : mistakes)
	{
		const ToolRun run = RunMria(folder.Path(), arguments);
		EXPECT_EQ(run.exitCode, 2) << text;
		EXPECT_EQ(run.err.rfind(std::string("error: ") + text, 0), 0u) << run.err;
	}
}

TEST(CommandLine, ReplacesNoFileWithNoClobber)
{
	const TestFolder folder;
	const std::vector<std::string> synth = {"synth", "-q", "--duration", "1", "-n", "-o", "a.bin"};
	EXPECT_EQ(RunMria(folder.Path(), synth).exitCode, 0);
	folder.Write("b.bin", "mine");
	folder.Write("b.csv", "mine");
	for (const std::vector<std::string>& arguments :
		std::vector<std::vector<std::string>>{synth, {"mirror", "a.bin", "-o", "b.bin", "-n"},
			{"convert", "a.bin", "-o", "b.bin", "--no-clobber"}, {"sample", "a.bin", "--at", "0", "-n", "-o", "b.csv"},
			{"check", "a.bin", "-n", "--junit", "b.csv"}, {"diff", "a.bin", "a.bin", "-n", "--sarif", "b.csv"}})
	{
		const ToolRun run = RunMria(folder.Path(), arguments);
		EXPECT_EQ(run.exitCode, 3) << arguments[0];
	}
	EXPECT_EQ(folder.Read("b.bin") + folder.Read("b.csv"), "minemine");
	const ToolRun early = RunMria(folder.Path(), {"smooth", "missing.bin", "-n", "-o", "b.bin"});
	EXPECT_NE(early.err.find("--no-clobber keeps it"), std::string::npos) << "before any work: " << early.err;
}

TEST(CommandLine, PrintsItsVersion)
{
	const TestFolder folder;
	const ToolRun run = RunMria(folder.Path(), {"--version"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out.substr(0, 5), "mria ");
	EXPECT_EQ(RunMria(folder.Path(), {"-V"}).out, run.out);
}

} // namespace mria::CommandLineTests
