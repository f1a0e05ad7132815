// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/TestReport.h"
#include "Mria/TestRun.h"

#include <gtest/gtest.h>

namespace mria::TestReportTests
{

namespace TestReportTestsDetail
{
using Names = std::vector<std::string>;

const Names kNames = {"Slider.Follows", "Button.Presses", "Cube.Grabs", "Cube.Falls"};

Names Choose(const Names& patterns, std::uint64_t shardIndex = 1, std::uint64_t shardCount = 1)
{
	TestRequest request;
	request.tests = patterns;
	request.shardIndex = shardIndex;
	request.shardCount = shardCount;
	return ChooseTests(kNames, request);
}

TestDifference CubeFell()
{
	return {1.533, "Cube.Location", "Z=95", "Z=88.2", "right hand pinches"};
}
} // namespace TestReportTestsDetail

using namespace TestReportTestsDetail;

TEST(TestReport, StatesHaveTheNamesOfTheContract)
{
	EXPECT_STREQ(ToString(TestState::Passed), TestRunState::kPassed);
	EXPECT_STREQ(ToString(TestState::Failed), TestRunState::kFailed);
	EXPECT_STREQ(ToString(TestState::TimedOut), TestRunState::kTimedOut);
	EXPECT_STREQ(ToString(TestState::Skipped), TestRunState::kSkipped);
	EXPECT_STREQ(ToString(TestState::Unfinished), "unfinished");
}

TEST(TestReport, DescribesADifference)
{
	TestDifference difference = CubeFell();
	EXPECT_EQ(Describe(difference), "Cube.Location differs at 1.533 s: expected Z=95, got Z=88.2 (right hand pinches)");
	difference.input.clear();
	EXPECT_EQ(Describe(difference), "Cube.Location differs at 1.533 s: expected Z=95, got Z=88.2");
}

TEST(TestReport, SummarizesDifferencesInOneLine)
{
	EXPECT_EQ(Summarize({}), "");
	EXPECT_EQ(Summarize({CubeFell()}), "Cube.Location differs at 1.533 s");
	EXPECT_EQ(Summarize({CubeFell(), CubeFell(), CubeFell()}), "Cube.Location differs at 1.533 s, and 2 more");
}

TEST(ChooseTests, ReturnsAllSortedWithoutPatterns)
{
	EXPECT_EQ(Choose({}), (Names{"Button.Presses", "Cube.Falls", "Cube.Grabs", "Slider.Follows"}));
}

TEST(ChooseTests, ReadsStarsAsAnyText)
{
	EXPECT_EQ(Choose({"Cube.*"}), (Names{"Cube.Falls", "Cube.Grabs"}));
	EXPECT_EQ(Choose({"*s"}), (Names{"Button.Presses", "Cube.Falls", "Cube.Grabs", "Slider.Follows"}));
	EXPECT_EQ(Choose({"*.F*ls"}), (Names{"Cube.Falls"}));
	EXPECT_EQ(Choose({"*e*s*s*"}), (Names{"Button.Presses"}));
	EXPECT_EQ(Choose({"Cube.Grabs", "Slider*"}), (Names{"Cube.Grabs", "Slider.Follows"}));
	EXPECT_EQ(Choose({"Cube.Grabs**"}), (Names{"Cube.Grabs"}));
	EXPECT_EQ(Choose({"Cube"}), Names{});
	EXPECT_EQ(Choose({"Cube.Grabs.More"}), Names{});
	EXPECT_EQ(Choose({""}), Names{});
}

TEST(ChooseTests, DividesTheChosenAmongShards)
{
	EXPECT_EQ(Choose({}, 1, 3), (Names{"Button.Presses", "Slider.Follows"}));
	EXPECT_EQ(Choose({}, 2, 3), (Names{"Cube.Falls"}));
	EXPECT_EQ(Choose({"Cube*"}, 2, 2), (Names{"Cube.Grabs"}));
	EXPECT_EQ(Choose({}, 4, 3), Names{});
	EXPECT_EQ(Choose({}, 1, 0), Names{});
}

TEST(TestReport, RunIdsCanBeginFileNames)
{
	EXPECT_TRUE(IsRunId("20261118-093000-0a9z"));
	EXPECT_FALSE(IsRunId(""));
	EXPECT_FALSE(IsRunId("../run"));
	EXPECT_FALSE(IsRunId("Run"));
}

TEST(TestReport, NamesBecomeFileNames)
{
	EXPECT_EQ(ToFileName("Cube.Grabs_2-x"), "Cube.Grabs_2-x");
	EXPECT_EQ(ToFileName("Aa Zz/09:\\\xc3\xa4"), "Aa-Zz-09----");
}

} // namespace mria::TestReportTests
