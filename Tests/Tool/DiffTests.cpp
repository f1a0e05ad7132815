// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Core/CompareTestHelpers.h"
#include "Support/RecordingBuilder.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

namespace mria::CompareTests
{

namespace DiffTestsDetail
{
/** Two files that differ in all ways at once: a joint, an edge, a marker, a gaze, the version. */
void WritePair(const TestFolder& folder)
{
	Recording a = MakeStill();
	a.dialect = Dialect::Mrtk10;
	AddFlag(a, PinchCurve(Hand::Right), 0.0f, false);
	AddFlag(a, PinchCurve(Hand::Right), 0.5f, true);
	AddFlag(a, PinchCurve(Hand::Right), 1.5f, false);
	a.markers = {{0.5f, "grab", 0}, {1.5f, "drop\x07", 0}};
	Recording b = a;
	b.dialect = Dialect::Mrtk11;
	Keys(b, TipCurve(PoseComponent::PositionX)) = {
		KeyAt(0.0f, 0.2f), KeyAt(1.0f, 0.2f), KeyAt(1.25f, 0.2042f), KeyAt(1.5f, 0.2f), KeyAt(2.0f, 0.2f)};
	Keys(b, PinchCurve(Hand::Right))[1].time = 0.518f;
	b.markers.pop_back();
	folder.Write("expected.bin", BytesOf(a));
	folder.Write("actual.bin", BytesOf(b));
}

ToolRun Diff(const TestFolder& folder, const std::vector<std::string>& more, const ToolOptions& options = {})
{
	std::vector<std::string> arguments = {"diff", "expected.bin", "actual.bin"};
	arguments.insert(arguments.end(), more.begin(), more.end());
	return RunMria(folder.Path(), arguments, options);
}
} // namespace DiffTestsDetail

using namespace DiffTestsDetail;

TEST(Diff, ShowsTheJointNoneWithoutJudgingIt)
{
	const TestFolder folder;
	folder.Write("actual.bin", BytesOf(MakeStill()));
	Recording with = MakeStill();
	const PoseId none = JointPose(Hand::Right, Joint::None);
	for (const float time : {0.0f, 2.0f})
	{
		AddVector(with, FirstCurveOf(none), time, {});
		AddRotation(with, none, time, {});
	}
	folder.Write("expected.bin", BytesOf(with));
	const ToolRun run = Diff(folder, {});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out.substr(0, run.out.find('\n')), "WITHIN: all differences are within the tolerances");
	EXPECT_NE(run.out.find("  besides     right hand None in A only; it is no joint of a hand and not judged\n"),
		std::string::npos)
		<< run.out;

	Recording moved = with;
	for (Keyframe& key : Keys(moved, FirstCurveOf(none)))
	{
		key.value += 1.0f;
	}
	folder.Write("actual.bin", BytesOf(moved));
	EXPECT_NE(Diff(folder, {}).out.find("right hand None up to 1000.0 mm and 0.0 deg apart"), std::string::npos);
}

TEST(Diff, SaysAllThatABugReportNeeds)
{
	const TestFolder folder;
	WritePair(folder);
	const ToolRun run = Diff(folder, {});
	EXPECT_EQ(run.exitCode, 1);
	EXPECT_EQ(run.err, "");
	EXPECT_EQ(run.out, R"(DIFFERENT: marker 'drop\x07' at 1.500 s in A only
  A  expected.bin  version 1.0 (mrtk-1.0), 2.000 s, from 0.000 to 2.000
  B  actual.bin    version 1.1 (mrtk-1.1), 2.000 s, from 0.000 to 2.000
  compared from 0.000 to 2.000 s of A; tolerances 2 mm, 0.4 deg, 17 ms

                     largest      mean       RMS      at s
  camera      mm       0.000     0.000     0.000
              deg      0.000     0.000     0.000
  left hand   in neither
  right hand  mm       4.200     0.525     1.212     1.250  IndexTip
              deg      0.000     0.000     0.000
  gaze        in neither

  where       . none  - to half the tolerance  = within it  + beyond  # over twice
  camera      ............................................................
  right hand  ..............................-==++++#++++==-...............

  flags       2 of 2 changes in both, at most 18.0 ms apart
              right pinch starts 18.0 ms later at 0.500 s
  markers     1 of 2 markers in both, at most 0.0 ms apart
              marker 'drop\x07' at 1.500 s in A only
)");
}

TEST(Diff, IsQuietExceptForItsExitCode)
{
	const TestFolder folder;
	WritePair(folder);
	const ToolRun run = Diff(folder, {"--quiet"});
	EXPECT_EQ(run.exitCode, 1);
	EXPECT_EQ(run.out + run.err, "");
	EXPECT_EQ(RunMria(folder.Path(), {"diff", "actual.bin", "actual.bin", "-q"}).exitCode, 0);
}

TEST(Diff, DistinguishesIdenticalBytesFromEqualInput)
{
	const TestFolder folder;
	WritePair(folder);
	const ToolRun same = RunMria(folder.Path(), {"diff", "actual.bin", "actual.bin"});
	EXPECT_EQ(same.exitCode, 0);
	EXPECT_EQ(same.out.substr(0, same.out.find('\n')), "EQUAL: identical bytes");
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "actual.bin", "-o", "other.bin", "--to", "bin1.0"}).exitCode, 0);
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "actual.bin", "-o", "other.json"}).exitCode, 0);
	for (const std::string other : {"other.bin", "other.json"})
	{
		const ToolRun run = RunMria(folder.Path(), {"diff", "actual.bin", other, "--position", "0", "--time", "0"});
		EXPECT_EQ(run.exitCode, 0) << run.out;
		EXPECT_EQ(run.out.substr(0, run.out.find('\n')), "EQUAL: the same input in other bytes");
	}
}

TEST(Diff, DistinguishesJsonThatOnlyEscapesDifferently)
{
	const TestFolder folder;
	folder.Write("a.bin", RecordingBuilder().WithCameraKeys(2).WithMarker(0.0f, "\x1b and a few letters").Bytes());
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "a.bin", "-o", "a.json"}).exitCode, 0);
	std::string json = folder.Read("a.json");
	folder.Write("same.json", json);
	json.replace(json.find("\\u001B"), 6, "\\u001b");
	folder.Write("other.json", json);
	const auto verdict = [&](const std::string& other)
	{
		const std::string out = RunMria(folder.Path(), {"diff", "a.json", other}).out;
		return out.substr(0, out.find('\n'));
	};
	EXPECT_EQ(verdict("same.json"), "EQUAL: identical bytes");
	EXPECT_EQ(verdict("other.json"), "EQUAL: the same input in other bytes");
}

TEST(Diff, ObeysItsTolerances)
{
	const TestFolder folder;
	Recording moved = MakeStill();
	moved.dialect = Dialect::Mrtk11;
	folder.Write("expected.bin", BytesOf(moved));
	for (Keyframe& key : Keys(moved, TipCurve(PoseComponent::PositionZ)))
	{
		key.value += 0.003f;
	}
	AddFlag(moved, TrackedCurve(Hand::Right), 1.99f, false);
	folder.Write("actual.bin", BytesOf(moved));
	EXPECT_EQ(Diff(folder, {}).exitCode, 1);
	EXPECT_EQ(Diff(folder, {"--position", "2.9"}).out.substr(0, 35), "DIFFERENT: right tracking ends at 1");
	Keys(moved, TrackedCurve(Hand::Right)).pop_back();
	folder.Write("actual.bin", BytesOf(moved));
	EXPECT_EQ(Diff(folder, {"--position", "2.9"}).out.substr(0, 36), "DIFFERENT: right hand 3.0 mm > 2.9 m");
	const ToolRun within = Diff(folder, {"--position", "3.1"});
	EXPECT_EQ(within.exitCode, 0);
	EXPECT_EQ(within.out.substr(0, within.out.find('\n')), "WITHIN: all differences are within the tolerances");
}

TEST(Diff, AlignsFirstIfRequested)
{
	const TestFolder folder;
	Recording take = MakeTake(3);
	folder.Write("expected.bin", BytesOf(take));
	ShiftTimes(take, 0.137f);
	folder.Write("actual.bin", BytesOf(take));
	EXPECT_EQ(Diff(folder, {}).exitCode, 1);
	for (const std::string option : {"--align", "--align=0.5"})
	{
		const ToolRun run = Diff(folder, {option});
		EXPECT_EQ(run.exitCode, 0) << run.out;
		EXPECT_NE(run.out.find("\n  aligned: B moved by -137.0 ms, confidence 1.00\n"), std::string::npos) << run.out;
	}
	const ToolRun first = RunMria(folder.Path(), {"diff", "--align", "expected.bin", "actual.bin", "-q"});
	EXPECT_EQ(first.exitCode, 0) << "the flag takes no file for its value: " << first.err;
}

TEST(Diff, GivesTheSameAsJson)
{
	const TestFolder folder;
	WritePair(folder);
	const ToolRun run = Diff(folder, {"--json"});
	EXPECT_EQ(run.exitCode, 1);
	const rapidjson::Document json = ParseJson(run.out);
	EXPECT_STREQ(json["verdict"].GetString(), "different");
	EXPECT_FALSE(json["identicalBytes"].GetBool());
	EXPECT_TRUE(json["alignment"].IsNull());
	EXPECT_STREQ(json["b"]["dialect"].GetString(), "mrtk-1.1");
	EXPECT_EQ(json["tolerances"]["positionMm"].GetDouble(), 2.0);
	const rapidjson::Value& right = json["parts"][2];
	EXPECT_STREQ(right["part"].GetString(), "right hand");
	EXPECT_NEAR(right["positionMm"]["largest"].GetDouble(), 4.2, 1e-4);
	EXPECT_STREQ(right["positionMm"]["joint"].GetString(), "IndexTip");
	ASSERT_EQ(json["joints"].Size(), 1u);
	EXPECT_STREQ(json["joints"][0]["joint"].GetString(), "Right.IndexTip");
	EXPECT_NEAR(json["edges"][0]["shift"].GetDouble(), 0.018, 1e-6);
	EXPECT_TRUE(json["markers"][1]["timeB"].IsNull());
	EXPECT_EQ(json["beyond"].Size(), 3u);
	EXPECT_STREQ(json["beyond"][1]["kind"].GetString(), "Position");
}

TEST(Diff, DrawsInBlocksWhereTheyShow)
{
	const TestFolder folder;
	WritePair(folder);
	const std::string out = Diff(folder, {}, {"", {{"LC_ALL", "C.UTF-8"}}}).out;
	EXPECT_NE(out.find("▁▃▃▅▅▅▅█▅▅▅▅▃▃▁"), std::string::npos) << out;
}

TEST(Diff, ListsNoMoreThanAReportTakes)
{
	const TestFolder folder;
	Recording busy = MakeStill();
	busy.dialect = Dialect::Mrtk11;
	folder.Write("expected.bin", BytesOf(busy));
	for (int i = 0; i < 100; ++i)
	{
		AddFlag(busy, PinchCurve(Hand::Right), 0.01f * static_cast<float>(i), i % 2 == 1);
	}
	folder.Write("actual.bin", BytesOf(busy));
	const std::string out = Diff(folder, {}).out;
	EXPECT_NE(out.find("\n              ... and 87 more (--json lists all)\n"), std::string::npos) << out;
}

TEST(Diff, GivesTheUsualExitCodes)
{
	const TestFolder folder;
	WritePair(folder);
	EXPECT_EQ(Diff(folder, {"more.bin"}).exitCode, 2);
	EXPECT_EQ(Diff(folder, {"--position", "-1"}).exitCode, 2);
	EXPECT_EQ(Diff(folder, {"--align=never"}).exitCode, 2);
	EXPECT_EQ(RunMria(folder.Path(), {"diff", "actual.bin"}).exitCode, 2);
	EXPECT_EQ(RunMria(folder.Path(), {"diff", "-", "-"}).exitCode, 2);
	EXPECT_EQ(RunMria(folder.Path(), {"diff", "actual.bin", "missing.bin"}).exitCode, 3);
	EXPECT_EQ(RunMria(folder.Path(), {"diff", "missing.bin", "actual.bin", "--json"}).exitCode, 3);
	EXPECT_EQ(Diff(folder, {}, {"", {}, "/dev/full"}).exitCode, 3);
}

} // namespace mria::CompareTests
