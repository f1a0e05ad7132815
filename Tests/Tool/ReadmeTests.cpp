// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/TestFiles.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace mria::ReadmeTests
{

namespace ReadmeTestsDetail
{
const std::string kPrompt = "$ Source/Programs/mria/run.sh ";

struct Example
{
	std::string command;
	std::string output;
};

/** Each command of the tool in the README's blocks, and what follows it up to the next command or the block's end. */
std::vector<Example> ExamplesIn(const std::string& readme)
{
	std::vector<Example> examples;
	bool isOutput = false;
	for (const std::string& line : Lines(readme))
	{
		const bool isCommand = line.compare(0, kPrompt.size(), kPrompt) == 0;
		isOutput = isCommand || (isOutput && line != "```");
		if (isCommand)
		{
			examples.push_back({line.substr(kPrompt.size()), ""});
		}
		else if (isOutput)
		{
			examples.back().output += line + "\n";
		}
	}
	return examples;
}

/** As editors store the README. */
std::string WithoutTrailingBlanks(const std::string& text)
{
	std::string trimmed;
	for (const std::string& line : Lines(text))
	{
		trimmed += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
	}
	return trimmed;
}
} // namespace ReadmeTestsDetail

using namespace ReadmeTestsDetail;

TEST(Readme, ShowsWhatTheToolPrints)
{
	const std::filesystem::path root = std::filesystem::path(MRIA_SAMPLES).parent_path().parent_path();
	const TestFolder folder;
	std::filesystem::create_directory_symlink(root / "Content", folder.Path() / "Content");
	const std::vector<Example> examples = ExamplesIn(AsText(*LoadFile((root / "README.md").string())));
	ASSERT_GE(examples.size(), 2u);
	for (const Example& example : examples)
	{
		ToolOptions options;
		options.environment = {{"LC_ALL", "C.UTF-8"}};
		const ToolRun run = RunMria(folder.Path(), Split(example.command, ' '), options);
		EXPECT_EQ(WithoutTrailingBlanks(run.out), example.output) << example.command << run.err;
	}
}

} // namespace mria::ReadmeTests
