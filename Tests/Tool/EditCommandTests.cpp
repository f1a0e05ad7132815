// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "ToolOutput.h"

#include <gtest/gtest.h>

namespace mria::EditCommandTests
{

namespace EditCommandTestsDetail
{
void MustRun(const TestFolder& folder, const std::vector<std::string>& arguments)
{
	const ToolRun run = RunMria(folder.Path(), arguments);
	ASSERT_EQ(run.exitCode, 0) << run.err;
}
} // namespace EditCommandTestsDetail

using namespace EditCommandTestsDetail;

TEST(EditCommand, DoesWhatTheEditsDoOneByOne)
{
	const TestFolder folder;
	MustRun(folder, {"synth", "-o", "in.bin", "--duration", "3"});
	MustRun(folder, {"synth", "-o", "other.bin", "--duration", "1", "--seed", "2"});
	MustRun(folder, {"trim", "in.bin", "-o", "1.bin", "--from", "0.5", "--until", "2"});
	MustRun(folder, {"mirror", "1.bin", "-o", "2.bin"});
	MustRun(folder, {"join", "2.bin", "other.bin", "-o", "3.bin"});
	MustRun(folder, {"reduce", "3.bin", "-o", "4.bin", "--position", "0.5"});
	MustRun(folder,
		{"edit", "in.bin", "-o", "all.bin", "trim", "--from", "0.5", "--until", "2", ":", "mirror", ":", "join",
			"other.bin", ":", "reduce", "--position", "0.5"});
	EXPECT_TRUE(folder.Read("all.bin") == folder.Read("4.bin"));
	const ToolRun json =
		RunMria(folder.Path(), {"edit", "--json", "in.bin", "-o", "b.bin", "mirror", ":", "retime", "--speed", "2"});
	const rapidjson::Document value = ParseJson(json.out);
	ASSERT_EQ(value["edits"].Size(), 2u);
	EXPECT_STREQ(value["edits"][1]["edit"].GetString(), "retime");
	EXPECT_EQ(value["edits"][1]["speed"].GetDouble(), 2.0);
}

TEST(EditCommand, WritesNothingIfOneEditFails)
{
	const TestFolder folder;
	MustRun(folder, {"synth", "-o", "in.bin", "--duration", "3"});
	const std::vector<std::pair<std::vector<std::string>, int>> wrong = {
		{{"mirror", ":", "trim", "--from", "50"}, 2},
		{{"mirror", ":", "trim", "--form", "1"}, 2},
		{{"mirror", ":", "info"}, 2},
		{{"mirror", ":"}, 2},
		{{}, 2},
		{{"join", "gone.bin"}, 3},
	};
	for (const auto& [edits, code] : wrong)
	{
		std::vector<std::string> arguments = {"edit", "in.bin", "-o", "out.bin"};
		arguments.insert(arguments.end(), edits.begin(), edits.end());
		const ToolRun run = RunMria(folder.Path(), arguments);
		EXPECT_EQ(run.exitCode, code) << run.err;
		EXPECT_EQ(Lines(run.err)[0].substr(0, 7), "error: ") << run.err;
		EXPECT_EQ(run.err.find("error: ", 7), std::string::npos) << "said once: " << run.err;
	}
	EXPECT_EQ(folder.Names(), (std::vector<std::string>{"in.bin"}));
}

} // namespace mria::EditCommandTests
