// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::InfoTests
{

namespace InfoTestsDetail
{
/** Four seconds of camera; the right hand is tracked from before the start and pinches until the end. */
RecordingBuilder Sample()
{
	RecordingBuilder builder(Dialect::Mrtk11);
	builder.WithChannels(true, true, false);
	for (int i = 0; i <= 32; ++i)
	{
		const float time = static_cast<float>(i) * 0.125f;
		for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
		{
			builder.WithKey(curve, PlainKey(time, curve == CameraCurve(PoseComponent::RotationW) ? 1.0f : 0.0f));
		}
	}
	return builder.WithKey(TrackedCurve(Hand::Right), PlainKey(-1.5f, 1.0f))
		.WithKey(TrackedCurve(Hand::Right), PlainKey(3.5f, 0.0f))
		.WithKey(PinchCurve(Hand::Right), PlainKey(0.0f, 0.0f))
		.WithKey(PinchCurve(Hand::Right), PlainKey(2.0f, 1.0f))
		.WithMarker(1.0f, "press")
		.WithMarker(2.0f, "bell \x07 and \xff");
}

/** Up to the findings, which are the core's affair. */
constexpr const char* kSampleJson = R"({
  "file": "walk.bin",
  "bytes": 6598,
  "version": "1.1",
  "dialect": "mrtk-1.1",
  "channels": {
    "camera": true,
    "hands": true,
    "gaze": false
  },
  "startTime": 0,
  "endTime": 4,
  "duration": 4,
  "curves": {
    "total": 389,
    "empty": 380
  },
  "keys": 235,
  "frameRate": 8,
  "meanFrameRate": 8,
  "markerList": true,
  "markers": [
    {
      "time": 1,
      "name": "press"
    },
    {
      "time": 2,
      "name": "bell \u0007 and �",
      "nameBytes": "62656c6c200720616e6420ff"
    }
  ],
  "tracked": {
    "left": [],
    "right": [
      [0, 3.5]
    ]
  },
  "pinch": {
    "left": [],
    "right": [
      [2, 4]
    ]
  },
)";
} // namespace InfoTestsDetail

using namespace InfoTestsDetail;

TEST(Info, ShowsARecordingAtAGlance)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"info", "walk.bin"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.err, "");
	EXPECT_EQ(run.out, R"(walk.bin
  file           6,598 bytes, version 1.1 (mrtk-1.1, short keys)
  time           4.000 s, from 0.000 to 4.000, about 8.0 frames a second
  channels       camera, hands (no gaze)
  curves         389 curves, 235 keys; 380 curves are empty

  left tracked   never
  left pinch     never
  right tracked  ####################################################+.......
                 0.000 to 3.500
  right pinch    ..............................##############################
                 2.000 to 4.000
  markers                       ^              ^                             
                 1.000    press
                 2.000    bell \x07 and \xff
  findings       2 warnings, 1 note; 'mria check' says what they are
)");
}

TEST(Info, GivesTheSameAsOneJsonObject)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"info", "--json", "walk.bin"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out.substr(0, run.out.find("  \"findings\"")), kSampleJson);
}

TEST(Info, ReadsStandardInputAndJson)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "walk.bin", "-o", "walk.json"}).exitCode, 0);
	const ToolRun piped = RunMria(folder.Path(), {"info", "-"}, {AsText(Sample().Bytes())});
	EXPECT_EQ(piped.exitCode, 0);
	EXPECT_EQ(piped.out.substr(0, 15), "standard input\n");
	const ToolRun json = RunMria(folder.Path(), {"info", "walk.json"});
	EXPECT_EQ(json.exitCode, 0);
	EXPECT_NE(json.out.find("JSON of version 1.1"), std::string::npos) << json.out;
	EXPECT_NE(json.out.find("389 curves, 235 keys"), std::string::npos) << json.out;
}

TEST(Info, DrawsBlocksWhereTheLocaleHasThem)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	const auto withLocale = [&](const std::string& locale) {
		return RunMria(folder.Path(), {"info", "walk.bin"}, {"", {{"LC_ALL", locale}}}).out;
	};
	EXPECT_NE(withLocale("C.UTF-8").find("████▒·······"), std::string::npos);
	EXPECT_EQ(withLocale("POSIX").find("█"), std::string::npos);
}

TEST(Info, ShowsAnEmptyRecordingAndUnusualTimes)
{
	constexpr float kGreatest = std::numeric_limits<float>::max();
	const TestFolder folder;
	folder.Write("empty.bin", RecordingBuilder(Dialect::Mrtk10).WithoutMarkerList().Bytes());
	folder.Write(
		"odd.bin", RecordingBuilder().WithKey(0, PlainKey(-kGreatest, 1)).WithKey(0, PlainKey(kGreatest, 1)).Bytes());
	const ToolRun empty = RunMria(folder.Path(), {"info", "empty.bin"});
	EXPECT_EQ(empty.exitCode, 0);
	EXPECT_NE(empty.out.find("no keys"), std::string::npos);
	EXPECT_NE(empty.out.find("none (the file has no list)"), std::string::npos);
	EXPECT_NE(
		RunMria(folder.Path(), {"info", "--json", "empty.bin"}).out.find("\"frameRate\": null"), std::string::npos);
	const ToolRun odd = RunMria(folder.Path(), {"info", "odd.bin", "--json"});
	EXPECT_EQ(odd.exitCode, 0);
	EXPECT_NE(odd.out.find("\"duration\": null"), std::string::npos) << odd.out;
	EXPECT_EQ(RunMria(folder.Path(), {"info", "odd.bin"}).exitCode, 0);
}

TEST(Info, ExplainsAnUnreadableFileInThreeLines)
{
	std::vector<std::uint8_t> bytes = Sample().Bytes();
	bytes.resize(1001);
	const TestFolder folder;
	folder.Write("cut.bin", bytes);
	const ToolRun run = RunMria(folder.Path(), {"info", "cut.bin"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_EQ(run.out, "");
	EXPECT_EQ(run.err, R"(error: cut.bin ends too early
  byte 999 (0x3e7), field Camera.RotationX.keys[17].value: 4 bytes needed, 2 left
  hint: the file was cut off; copy or export it again
)");
	const ToolRun json = RunMria(folder.Path(), {"info", "--json", "cut.bin"});
	EXPECT_EQ(json.exitCode, 3);
	EXPECT_EQ(json.err, "");
	EXPECT_EQ(json.out, R"({
  "file": "cut.bin",
  "error": {
    "code": "Truncated",
    "offset": 999,
    "path": "Camera.RotationX.keys[17].value",
    "wanted": 4,
    "found": 2,
    "message": "cut.bin ends too early: byte 999 (0x3e7), field Camera.RotationX.keys[17].value: 4 bytes needed, 2 left",
    "hint": "the file was cut off; copy or export it again"
  }
}
)");
}

TEST(Info, SaysWhyAFileCannotBeRead)
{
	const TestFolder folder;
	const ToolRun missing = RunMria(folder.Path(), {"info", "no such file.bin"});
	EXPECT_EQ(missing.exitCode, 3);
	EXPECT_EQ(missing.err, "error: cannot read no such file.bin: No such file or directory\n");
	const ToolRun directory = RunMria(folder.Path(), {"info", "."});
	EXPECT_EQ(directory.exitCode, 3);
	EXPECT_EQ(directory.err, "error: cannot read .: there is no recording in this folder\n");
	folder.Write("empty.bin", "");
	const ToolRun empty = RunMria(folder.Path(), {"info", "empty.bin"});
	EXPECT_EQ(empty.exitCode, 3);
	EXPECT_EQ(empty.err.substr(0, 26), "error: empty.bin is empty\n");
}

TEST(Info, NoticesThatItsOutputIsLost)
{
	const TestFolder folder;
	folder.Write("w\xc3\xa4lk a.bin", Sample().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"info", "w\xc3\xa4lk a.bin"}, {"", {}, "/dev/full"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_EQ(run.err, "error: cannot write standard output: No space left on device\n");
}

TEST(Info, PrintsNothingWithQuiet)
{
	const TestFolder folder;
	folder.Write("walk.bin", Sample().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"info", "--quiet", "walk.bin"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out + run.err, "");
}

TEST(Info, KnowsTheRealRecording)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	const TestFolder folder;
	folder.Write("device.bin", *device);
	const std::string out = RunMria(folder.Path(), {"info", "--json", "device.bin"}).out;
	for (const char* fact : {"\"version\": \"1.0\"", "\"total\": 389", "\"keys\": 45467", "\"startTime\": 41.246",
			 "\"endTime\": 62.369", "\"frameRate\": 25.8", "      [62.13825, 62.36938]"})
	{
		EXPECT_NE(out.find(fact), std::string::npos) << fact << "\n" << out;
	}
}

} // namespace mria::InfoTests
