// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RecordingBuilder.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

namespace mria::SeveralFilesTests
{

namespace SeveralFilesTestsDetail
{
/** Two takes in a folder: one with gaze, one without. */
void WriteTakes(const TestFolder& folder)
{
	std::filesystem::create_directories(folder.Path() / "takes");
	for (const std::vector<std::string>& options : std::vector<std::vector<std::string>>{
			 {"-o", "takes/a.bin", "--seed", "1"}, {"-o", "takes/b.bin", "--seed", "2", "--no-gaze"}})
	{
		std::vector<std::string> arguments = {"synth", "-q", "--duration", "2"};
		arguments.insert(arguments.end(), options.begin(), options.end());
		ASSERT_EQ(RunMria(folder.Path(), arguments).exitCode, 0);
	}
}
} // namespace SeveralFilesTestsDetail

using namespace SeveralFilesTestsDetail;

TEST(SeveralFiles, InfoShowsEachAndGoesOnAfterAFailure)
{
	const TestFolder folder;
	WriteTakes(folder);
	const ToolRun run = RunMria(folder.Path(), {"info", "takes/a.bin", "gone.bin", "takes/b.bin"});
	EXPECT_EQ(run.exitCode, 3);
	const std::string a = RunMria(folder.Path(), {"info", "takes/a.bin"}).out;
	const std::string b = RunMria(folder.Path(), {"info", "takes/b.bin"}).out;
	EXPECT_EQ(run.out, a + "\n" + b);
	EXPECT_NE(run.err.find("cannot read gone.bin"), std::string::npos);
	const rapidjson::Document json = ParseJson(RunMria(folder.Path(), {"info", "--json", "takes"}).out);
	ASSERT_EQ(json.Size(), 2u);
	EXPECT_STREQ(json[1]["file"].GetString(), "takes/b.bin");
}

TEST(SeveralFiles, EventsHaveAColumnForTheFile)
{
	const TestFolder folder;
	WriteTakes(folder);
	const ToolRun csv = RunMria(folder.Path(), {"events", "--csv", "takes/a.bin", "takes/b.bin"});
	const std::vector<std::string> one = Lines(RunMria(folder.Path(), {"events", "--csv", "takes/a.bin"}).out);
	const std::vector<std::string> both = Lines(csv.out);
	ASSERT_GT(both.size(), one.size());
	EXPECT_EQ(both[0], "File," + one[0]);
	EXPECT_EQ(both[1], "takes/a.bin," + one[1]);
	const rapidjson::Document json =
		ParseJson(RunMria(folder.Path(), {"events", "--json", "takes/a.bin", "gone.bin", "takes/b.bin"}).out);
	ASSERT_EQ(json.Size(), 3u);
	EXPECT_STREQ(json[0]["file"].GetString(), "takes/a.bin");
	EXPECT_STREQ(json[1]["error"]["code"].GetString(), "CannotRead");
}

TEST(SeveralFiles, SamplesAreOneTableWithTheColumnsOfAll)
{
	const TestFolder folder;
	WriteTakes(folder);
	const std::vector<std::string> table =
		Lines(RunMria(folder.Path(), {"sample", "--csv", "takes/b.bin", "takes/a.bin", "--at", "0.5", "1"}).out);
	ASSERT_EQ(table.size(), 5u);
	const std::vector<std::string> names = Split(table[0], ',');
	EXPECT_EQ(names[0] + "," + names[1], "File,Time");
	EXPECT_EQ(names.back(), "Gaze.DirectionZ") << "one of the two has gaze";
	EXPECT_EQ(table[1].substr(table[1].size() - 6), ",,,,,,") << "the other has none";
	EXPECT_EQ(Split(table[3], ',').size(), names.size());
	const rapidjson::Document json =
		ParseJson(RunMria(folder.Path(), {"sample", "--json", "--at", "0.5", "takes/a.bin", "takes/b.bin"}).out);
	ASSERT_EQ(json.Size(), 2u);
	EXPECT_STREQ(json[1]["file"].GetString(), "takes/b.bin");
	EXPECT_EQ(json[1]["frames"].Size(), 1u);
}

TEST(SeveralFiles, SamplesOnlyWhatIsSelected)
{
	const TestFolder folder;
	WriteTakes(folder);
	const auto header = [&](const std::vector<std::string>& options)
	{
		std::vector<std::string> arguments = {"sample", "takes/a.bin", "--csv", "--at", "1"};
		arguments.insert(arguments.end(), options.begin(), options.end());
		return Lines(RunMria(folder.Path(), arguments).out)[0];
	};
	EXPECT_EQ(header({"--columns", "left.indextip.position*"}),
		"Time,Left.IndexTip.PositionX,Left.IndexTip.PositionY,Left.IndexTip.PositionZ");
	EXPECT_EQ(header({"--channels", "gaze", "--columns", "Camera.PositionY"}),
		"Time,Camera.PositionY,Gaze.OriginX,Gaze.OriginY,Gaze.OriginZ,Gaze.DirectionX,Gaze.DirectionY,Gaze.DirectionZ");
	EXPECT_EQ(Split(header({"--joints", "IndexTip,Palm"}), ',').size(), 1u + 2 * kPoseComponentCount)
		<< "the right hand was never seen";
	EXPECT_EQ(Split(header({"--raw", "--joints", "Left.Palm"}), ',').size(), 1u + kPoseComponentCount);
	const rapidjson::Document json = ParseJson(
		RunMria(folder.Path(), {"sample", "takes/a.bin", "--json", "--at", "1", "--joints", "Left.Palm"}).out);
	EXPECT_TRUE(json["camera"].IsNull() && json["right"].IsNull() && json["gaze"].IsNull());
	EXPECT_EQ(json["left"]["joints"].MemberCount(), 1u);
	for (const std::vector<std::string>& wrong : std::vector<std::vector<std::string>>{
			 {"--joints", "Elbow"}, {"--channels", "feet"}, {"--csv", "--columns", "X*"}, {"--columns", "Camera.*"}})
	{
		std::vector<std::string> arguments = {"sample", "takes/a.bin", "--at", "1"};
		arguments.insert(arguments.end(), wrong.begin(), wrong.end());
		EXPECT_EQ(RunMria(folder.Path(), arguments).exitCode, 2) << wrong[0];
	}
}

TEST(SeveralFiles, DiffComparesFolderWithFolder)
{
	const TestFolder folder;
	WriteTakes(folder);
	std::filesystem::copy(folder.Path() / "takes", folder.Path() / "other");
	EXPECT_EQ(RunMria(folder.Path(), {"diff", "takes", "other"}).out,
		"a.bin: EQUAL: identical bytes\nb.bin: EQUAL: identical bytes\n"
		"2 recordings: 2 within the tolerances, 0 different, 0 in one folder only, 0 failed\n");
	RunMria(folder.Path(), {"mirror", "takes/a.bin", "-o", "other/a.bin"});
	std::filesystem::rename(folder.Path() / "other/b.bin", folder.Path() / "other/c.bin");
	const ToolRun run = RunMria(folder.Path(), {"diff", "takes", "other", "--junit", "out.xml"});
	EXPECT_EQ(run.exitCode, 1);
	EXPECT_NE(run.out.find("a.bin: DIFFERENT: "), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("\nb.bin: UNPAIRED: in A only\nc.bin: UNPAIRED: in B only\n"), std::string::npos) << run.out;
	EXPECT_NE(folder.Read("out.xml").find("tests=\"3\" failures=\"3\""), std::string::npos);
	const rapidjson::Document json = ParseJson(RunMria(folder.Path(), {"diff", "--json", "takes", "other"}).out);
	ASSERT_EQ(json.Size(), 3u);
	EXPECT_STREQ(json[0]["verdict"].GetString(), "different");
	EXPECT_STREQ(json[2]["verdict"].GetString(), "unpaired");
	EXPECT_EQ(RunMria(folder.Path(), {"diff", "takes", "other/a.bin"}).exitCode, 2);
}

TEST(SeveralFiles, RetimeSaysByHowMuchItMovedTheStart)
{
	const TestFolder folder;
	ASSERT_EQ(
		RunMria(folder.Path(), {"synth", "--fault", "late-start", "-o", "late.bin", "--duration", "1"}).exitCode, 0);
	const ToolRun run = RunMria(folder.Path(), {"retime", "late.bin", "-o", "out.bin", "--start-at-zero"});
	EXPECT_NE(run.out.find("  moved    41.246 s earlier, to start at 0\n"), std::string::npos) << run.out;
}

} // namespace mria::SeveralFilesTests
