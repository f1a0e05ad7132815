// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Statistics.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::StatsTests
{

namespace StatsTestsDetail
{
/** The head goes 5 m in a second and rests for one; the left palm rests and pinches. */
RecordingBuilder Sample()
{
	RecordingBuilder builder;
	const CurveId x = CameraCurve(PoseComponent::PositionX);
	const CurveId z = CameraCurve(PoseComponent::PositionZ);
	builder.WithKey(x, PlainKey(0.0f, 0.0f)).WithKey(x, PlainKey(1.0f, 3.0f)).WithKey(x, PlainKey(2.0f, 3.0f));
	builder.WithKey(z, PlainKey(0.0f, 0.0f)).WithKey(z, PlainKey(1.0f, 4.0f)).WithKey(z, PlainKey(2.0f, 4.0f));
	builder.WithKey(JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionY), PlainKey(0.0f, 1.5f));
	builder.WithKey(TrackedCurve(Hand::Left), PlainKey(0.0f, 1.0f));
	builder.WithKey(PinchCurve(Hand::Left), PlainKey(0.0f, 0.0f)).WithKey(PinchCurve(Hand::Left), PlainKey(1.5f, 1.0f));
	return builder.WithMarker(1.0f, "there");
}

std::size_t CountOf(const std::string& text, char letter)
{
	return static_cast<std::size_t>(std::count(text.begin(), text.end(), letter));
}
} // namespace StatsTestsDetail

using namespace StatsTestsDetail;

TEST(Stats, ShowsTables)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"stats", "walk.bin", "--dwell-time", "0.9"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.out, R"(walk.bin
  2.000 s, from 0.000 to 2.000; 10 keys, 1 marker
  3 frames with keys, median step 1000.0 ms (1000.0 to 1000.0)

  motion     path m  mean m/s  max m/s  dwells  in all s  longest s
  head        5.000     2.500    5.000       1      1.00       1.00
  left palm   0.000     0.000    0.000       1      2.00       2.00
  head turned 0.0 degrees in all, at most 0.0 a second

  hand   tracked s    share  losses  pinches  in all s  shortest s  median s  longest s  gaze on it
  left        2.00  100.0 %       0        1      0.50        0.50      0.50       0.50           -
  right       0.00    0.0 %       0        0         -           -         -          -           -

  workspace           size x, y, z m                     from                       to
  head         3.000   0.000   4.000    0.000   0.000   0.000    3.000   0.000   4.000
  left         0.000   0.000   0.000    0.000   1.500   0.000    0.000   1.500   0.000
  all          3.000   1.500   4.000    0.000   0.000   0.000    3.000   1.500   4.000
)");
	EXPECT_EQ(RunMria(folder.Path(), {"stats", "walk.bin", "--quiet"}).out, "");
}

TEST(Stats, GivesTheCoresNumbersAsJson)
{
	for (const std::string name : {"PressButton.bin", "PinchDrag.bin", "BezierReach.bin"})
	{
		const Recording recording = ReadRecording(*LoadFile(MRIA_SAMPLES "/" + name)).Value();
		const RecordingStatistics statistics = ComputeStatistics(recording);
		const rapidjson::Document json = ParseJson(RunMria(MRIA_SAMPLES, {"stats", name, "--json"}).out);
		EXPECT_STREQ(json["file"].GetString(), name.c_str());
		EXPECT_EQ(json["frames"]["count"].GetUint64(), statistics.frames.count);
		EXPECT_EQ(json["head"]["path"].GetFloat(), static_cast<float>(statistics.head.path));
		const HandStatistics& right = statistics[Hand::Right];
		EXPECT_EQ(json["right"]["indexTip"]["maxSpeed"].GetFloat(), static_cast<float>(right.indexTip.maxSpeed));
		EXPECT_EQ(json["right"]["pinch"]["median"].GetFloat(), static_cast<float>(right.pinch.median));
		EXPECT_EQ(json["right"]["workspace"]["low"]["y"].GetFloat(), right.workspace.low.y);
		EXPECT_EQ(json["right"]["losses"].GetUint64(), right.losses);
	}
}

TEST(Stats, SaysNullWhereThereIsNothingToMeasure)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	const rapidjson::Document json = ParseJson(RunMria(folder.Path(), {"stats", "walk.bin", "--json"}).out);
	EXPECT_TRUE(json["right"]["palm"]["path"].IsNull());
	EXPECT_TRUE(json["right"]["workspace"]["size"]["x"].IsNull());
	EXPECT_TRUE(json["left"]["gazeShare"].IsNull());
	EXPECT_EQ(json["left"]["palm"]["path"].GetDouble(), 0.0);
}

TEST(Stats, GivesARowForEachFile)
{
	const TestFolder folder;
	folder.Write("a,1.bin", Sample().Bytes());
	folder.Write("b.bin", RecordingBuilder().WithCameraKeys(2).Bytes());
	const ToolRun run = RunMria(folder.Path(), {"stats", "a,1.bin", "b.bin", "--csv"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	ASSERT_EQ(CountOf(run.out, '\n'), 3u);
	const std::size_t first = run.out.find('\n') + 1;
	const std::size_t second = run.out.find('\n', first) + 1;
	EXPECT_EQ(run.out.substr(0, 40), "File,startTime,endTime,duration,keys,mar");
	EXPECT_EQ(run.out.substr(first, 22), "\"a,1.bin\",0,2,2,10,1,3");
	EXPECT_EQ(run.out.substr(second, 18), "b.bin,0,0.5,0.5,14");
	EXPECT_EQ(CountOf(run.out.substr(0, first), ','), CountOf(run.out.substr(second), ','));
}

TEST(Stats, AcceptsFoldersAndContinuesAfterAFailure)
{
	const TestFolder folder;
	folder.Write("a.bin", Sample().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"stats", "none.bin", ".", "--json"});
	EXPECT_EQ(run.exitCode, 3);
	const rapidjson::Document json = ParseJson(run.out);
	ASSERT_EQ(json.Size(), 2u);
	EXPECT_STREQ(json[0]["error"]["code"].GetString(), "CannotRead");
	EXPECT_EQ(json[1]["keys"].GetUint(), 10u);
}

TEST(Stats, AcceptsOptionsForDwellsAndGaze)
{
	const TestFolder folder;
	folder.Write("a.bin", Sample().Bytes());
	const auto dwells = [&](const char* option, const char* value)
	{
		const ToolRun run = RunMria(folder.Path(), {"stats", "a.bin", "--json", option, value});
		return ParseJson(run.out)["head"]["dwell"]["count"].GetUint();
	};
	EXPECT_EQ(dwells("--dwell-radius", "20"), 1u);
	EXPECT_EQ(dwells("--dwell-radius", "4000"), 2u);
	EXPECT_EQ(dwells("--dwell-time", "1.9"), 0u);
	const auto share = [](const char* millimetres)
	{
		const ToolRun run = RunMria(MRIA_SAMPLES, {"stats", "PinchDrag.bin", "--json", "--gaze-distance", millimetres});
		return ParseJson(run.out)["right"]["gazeShare"].GetDouble();
	};
	EXPECT_LT(share("5"), share("100"));
}

TEST(Stats, GivesTheUsualExitCodes)
{
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"stats"}).exitCode, 2);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"stats", "PressButton.bin", "--csv", "--json"}).exitCode, 2);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"stats", "PressButton.bin", "--dwell-radius", "-1"}).exitCode, 2);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"stats", "PressButton.bin", "--dwell-time", "nan"}).exitCode, 2);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"stats", "missing.bin"}).exitCode, 3);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"stats", "PressButton.bin"}, {"", {}, "/dev/full"}).exitCode, 3);
}

TEST(Stats, MeasuresRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	const TestFolder folder;
	folder.Write("device.bin", *device);
	const rapidjson::Document json = ParseJson(RunMria(folder.Path(), {"stats", "device.bin", "--json"}).out);
	EXPECT_EQ(json["right"]["pinch"]["count"].GetUint(), 6u);
	EXPECT_NEAR(json["right"]["trackedShare"].GetDouble(), 0.975, 0.001);
	EXPECT_NEAR(json["duration"].GetDouble(), 21.123, 0.001);
}

} // namespace mria::StatsTests
