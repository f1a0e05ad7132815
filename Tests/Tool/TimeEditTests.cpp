// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Join.h"
#include "Mria/Reader.h"
#include "Mria/Resample.h"
#include "Mria/Retime.h"
#include "Mria/Trim.h"
#include "Mria/Writer.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

namespace mria::TimeEditTests
{

namespace TimeEditTestsDetail
{
constexpr CurveId kX = CameraCurve(PoseComponent::PositionX);

/** Four seconds with three markers. */
RecordingBuilder Walk()
{
	RecordingBuilder builder;
	builder.WithCameraKeys(9);
	return builder.WithMarker(1.0f, "grab").WithMarker(2.5f, "drop").WithMarker(3.0f, "grab");
}

class TimeEditTool : public ::testing::Test
{
protected:
	TimeEditTool() { folder.Write("walk.bin", Walk().Bytes()); }

	ToolRun Run(const std::vector<std::string>& arguments) const { return RunMria(folder.Path(), arguments); }

	Recording Read(const std::string& name) const { return ReadBack(folder, name); }

	/** Runs and gives the answer to --json. */
	rapidjson::Document Json(std::vector<std::string> arguments) const
	{
		arguments.push_back("--json");
		return ParseJson(Run(arguments).out);
	}

	TestFolder folder;
};

std::string BytesOf(const Recording& recording)
{
	return AsText(WriteRecording(recording, recording.dialect).bytes);
}
} // namespace TimeEditTestsDetail

using namespace TimeEditTestsDetail;

TEST_F(TimeEditTool, TrimsAsTheCoreDoes)
{
	const ToolRun run = Run({"trim", "walk.bin", "-o", "part.bin", "--from", "0.75", "--until", "2.5"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.out, R"(  time     0.750 to 2.500 s becomes 0.000 to 1.750 s
  keys     63 before, 35 after
  markers  3 before, 2 after
wrote part.bin (mrtk-1.1, 35 keys, 4,989 bytes)
)");
	Recording wanted = Walk().Get();
	ASSERT_TRUE(Trim(wanted, {0.75f, 2.5f}));
	EXPECT_EQ(folder.Read("part.bin"), BytesOf(wanted));
}

TEST_F(TimeEditTool, TrimsToTheEndWhereNoneIsGivenAndKeepsTimes)
{
	ASSERT_EQ(Run({"trim", "walk.bin", "-o", "part.bin", "--from", "3.5", "--keep-times"}).exitCode, 0);
	const TimeRange range = RangeOf(Read("part.bin"));
	EXPECT_EQ(range.start, 3.5f);
	EXPECT_EQ(range.end, 4.0f);
}

TEST_F(TimeEditTool, TrimsBetweenMarkers)
{
	const rapidjson::Document json =
		Json({"trim", "walk.bin", "-o", "part.bin", "--from-marker", "drop", "--until-marker", "grab"});
	ASSERT_TRUE(json.IsObject());
	EXPECT_EQ(json["sourceRange"][0].GetDouble(), 2.5);
	EXPECT_EQ(json["sourceRange"][1].GetDouble(), 3.0) << "the first one after the start";
	EXPECT_EQ(json["range"][1].GetDouble(), 0.5);
	EXPECT_EQ(json["keysBefore"].GetInt(), 63);
	EXPECT_EQ(json["keysLeftOut"].GetInt(), 0);
	EXPECT_EQ(json["markersBefore"].GetInt(), 3);
	EXPECT_EQ(json["markers"].GetInt(), 2);
}

TEST_F(TimeEditTool, SaysWhyItCannotTrim)
{
	const ToolRun late = Run({"trim", "walk.bin", "-o", "no.bin", "--from", "7"});
	EXPECT_EQ(late.exitCode, 2);
	EXPECT_EQ(late.err,
		"error: cannot trim (7.000 to 4.000 s): the range has no time in common with the recording\n"
		"  hint: the recording goes from 0.000 to 4.000 s\n");
	const ToolRun name = Run({"trim", "walk.bin", "-o", "no.bin", "--from-marker", "nowhere"});
	EXPECT_EQ(name.err,
		"error: there is no marker 'nowhere'\n"
		"  hint: there is 'grab' at 1.000, 'drop' at 2.500, 'grab' at 3.000\n");
	EXPECT_EQ(Run({"trim", "walk.bin", "-o", "no.bin", "--until-marker", "drop", "--from", "3"}).exitCode, 2);
	EXPECT_EQ(Run({"trim", "walk.bin", "-o", "no.bin", "--from", "nan"}).exitCode, 2);
	EXPECT_EQ(Run({"trim", "walk.bin", "-o", "no.bin"}).exitCode, 2);
	EXPECT_EQ(Run({"trim", "walk.bin", "-o", "no.bin", "--from", "1", "--from-marker", "grab"}).exitCode, 2);
	EXPECT_FALSE(folder.Has("no.bin"));
}

TEST_F(TimeEditTool, SaysHowManyKeysTheLoopsWouldTake)
{
	RecordingBuilder loop;
	loop.WithKey(kX, PlainKey(0.0f, 0.0f)).WithKey(kX, PlainKey(1.0f / 65536.0f, 1.0f)).WithWrap(kX, 8, WrapMode::Loop);
	folder.Write("loop.bin", loop.WithKey(kX + 1, PlainKey(0.0f, 0.0f)).WithKey(kX + 1, PlainKey(22.0f, 1.0f)).Bytes());
	const ToolRun run = Run({"trim", "loop.bin", "-o", "part.bin", "--until", "22"});
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_EQ(run.err,
		"error: cannot trim (0.000 to 22.000 s): looping curves would take 2,883,582 keys, and at most 262,144 are "
		"made\n  hint: keep a shorter part, or make frames of the loops first, with 'mria resample'\n");
	EXPECT_FALSE(folder.Has("part.bin"));
	EXPECT_EQ(Run({"resample", "loop.bin", "-o", "frames.bin", "--fps", "60"}).exitCode, 0);
}

TEST_F(TimeEditTool, JoinsAsManyAsAreGiven)
{
	const ToolRun run = Run({"join", "walk.bin", "walk.bin", "walk.bin", "-o", "long.bin", "--gap", "0.5"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.out.substr(0, run.out.find("wrote")), R"(  time     0.000 to 4.000 s becomes 0.000 to 13.000 s
  keys     189 before, 203 after
  markers  9
  seam     4.500 s: walk.bin
  seam     9.000 s: walk.bin
)");
	Recording wanted = Walk().Get();
	ASSERT_TRUE(Join(wanted, Walk().Get(), {0.5f, 0.0f}));
	ASSERT_TRUE(Join(wanted, Walk().Get(), {0.5f, 0.0f}));
	EXPECT_EQ(folder.Read("long.bin"), BytesOf(wanted));
}

TEST_F(TimeEditTool, JoinsWithABlendAndReportsItAsJson)
{
	const rapidjson::Document json = Json({"join", "walk.bin", "walk.bin", "-o", "soft.bin", "--blend", "0.25"});
	ASSERT_TRUE(json.IsObject());
	ASSERT_EQ(json["seams"].Size(), 1u);
	EXPECT_EQ(json["seams"][0]["time"].GetDouble(), 4.0);
	EXPECT_EQ(json["seams"][0]["blend"].GetDouble(), 0.25);
	EXPECT_EQ(json["markersBefore"].GetInt(), 6);
	EXPECT_EQ(json["range"][1].GetDouble(), 8.0);
}

TEST_F(TimeEditTool, JoinsWhatTrimCutApart)
{
	ASSERT_EQ(Run({"trim", "walk.bin", "-o", "a.bin", "--until", "1.5"}).exitCode, 0);
	ASSERT_EQ(Run({"trim", "walk.bin", "-o", "b.bin", "--from", "1.5"}).exitCode, 0);
	ASSERT_EQ(Run({"join", "a.bin", "b.bin", "-o", "whole.bin"}).exitCode, 0);
	EXPECT_EQ(folder.Read("whole.bin"), folder.Read("walk.bin"));
}

TEST_F(TimeEditTool, JoinsDialectsWithoutLoss)
{
	folder.Write("old.bin", RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(3).Bytes());
	const ToolRun run = Run({"join", "walk.bin", "old.bin", "-o", "both.bin"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.err, "");
	EXPECT_EQ(Read("both.bin").dialect, Dialect::Mrtk10) << "short keys have no room for the tangents";
	const ToolRun forced = Run({"join", "walk.bin", "old.bin", "-o", "both.bin", "--to", "bin1.1"});
	EXPECT_NE(forced.err.find("warning: lost: "), std::string::npos) << forced.err;
}

TEST_F(TimeEditTool, SaysWhyItCannotJoin)
{
	EXPECT_EQ(Run({"join", "walk.bin", "-o", "no.bin"}).exitCode, 2);
	EXPECT_EQ(Run({"join", "walk.bin", "missing.bin", "-o", "no.bin"}).exitCode, 3);
	EXPECT_EQ(Run({"join", "missing.bin", "walk.bin", "-o", "no.bin"}).exitCode, 3);
	EXPECT_EQ(Run({"join", "-", "-", "-o", "no.bin"}).exitCode, 2);
	const ToolRun blend = Run({"join", "walk.bin", "walk.bin", "-o", "no.bin", "--blend", "11"});
	EXPECT_EQ(blend.exitCode, 2);
	EXPECT_EQ(blend.err, "error: --blend must be 0 to 10.0 seconds\n");
	EXPECT_EQ(Run({"join", "walk.bin", "walk.bin", "-o", "no.bin", "--gap", "-1"}).exitCode, 2);
	EXPECT_FALSE(folder.Has("no.bin"));
}

TEST_F(TimeEditTool, RetimesBySpeedOrDuration)
{
	const ToolRun run = Run({"retime", "walk.bin", "-o", "fast.bin", "--speed", "2", "--reverse"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.out.substr(0, run.out.find("wrote")), R"(  time     0.000 to 4.000 s becomes 0.000 to 2.000 s
  keys     63
  markers  3
  speed    2.000, backwards
)");
	Recording wanted = Walk().Get();
	ASSERT_TRUE(Retime(wanted, {2.0, true, false}));
	EXPECT_EQ(folder.Read("fast.bin"), BytesOf(wanted));
	const rapidjson::Document json = Json({"retime", "walk.bin", "-o", "slow.bin", "--duration", "10"});
	ASSERT_TRUE(json.IsObject());
	EXPECT_EQ(json["range"][1].GetDouble(), 10.0);
	EXPECT_EQ(json["speed"].GetDouble(), 0.4);
	EXPECT_FALSE(json["reverse"].GetBool());
}

TEST_F(TimeEditTool, SaysWhyItCannotRetime)
{
	const ToolRun run = Run({"retime", "walk.bin", "-o", "no.bin", "--speed", "-2"});
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_EQ(run.err, "error: --speed must be above 0\n  hint: --reverse turns a recording round\n");
	EXPECT_EQ(Run({"retime", "walk.bin", "-o", "no.bin"}).exitCode, 2);
	EXPECT_EQ(Run({"retime", "walk.bin", "-o", "no.bin", "--speed", "1", "--duration", "1"}).exitCode, 2);
	EXPECT_EQ(Run({"retime", "walk.bin", "-o", "no.bin", "--speed", "1e-300"}).exitCode, 2);
	folder.Write("empty.bin", RecordingBuilder().Bytes());
	EXPECT_EQ(Run({"retime", "empty.bin", "-o", "no.bin", "--duration", "1"}).exitCode, 2);
	EXPECT_FALSE(folder.Has("no.bin"));
}

TEST_F(TimeEditTool, ResamplesAsTheCoreDoes)
{
	const rapidjson::Document json = Json({"resample", "walk.bin", "-o", "even.bin", "--fps", "10"});
	ASSERT_TRUE(json.IsObject());
	EXPECT_EQ(json["keys"].GetInt(), 41 * 7);
	EXPECT_EQ(json["fps"].GetDouble(), 10.0);
	Recording wanted = Walk().Get();
	ASSERT_TRUE(Resample(wanted, 10.0));
	EXPECT_EQ(folder.Read("even.bin"), BytesOf(wanted));
	EXPECT_EQ(Read("even.bin").curves[kX].keys.size(), 41u);
}

TEST_F(TimeEditTool, SaysWhyItCannotResample)
{
	EXPECT_EQ(Run({"resample", "walk.bin", "-o", "no.bin"}).exitCode, 2);
	EXPECT_EQ(Run({"resample", "walk.bin", "-o", "no.bin", "--fps", "0"}).exitCode, 2);
	EXPECT_EQ(Run({"resample", "walk.bin", "-o", "no.bin", "--fps", "nan"}).exitCode, 2);
	folder.Write("day.bin", RecordingBuilder().WithKey(kX, PlainKey(0, 0)).WithKey(kX, PlainKey(86400, 1)).Bytes());
	const ToolRun run = Run({"resample", "day.bin", "-o", "no.bin", "--fps", "1000"});
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_EQ(run.err,
		"error: cannot resample: the result would have too many keys\n"
		"  hint: the recording goes from 0.000 to 86400.000 s; at most 67,108,864 keys are allowed\n");
	EXPECT_FALSE(folder.Has("no.bin"));
}

TEST_F(TimeEditTool, ReadsStandardInputAndWritesJson)
{
	const ToolOptions piped = {folder.Read("walk.bin")};
	const ToolRun run = RunMria(folder.Path(), {"trim", "-", "-o", "part.json", "--until", "1"}, piped);
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(folder.Read("part.json").substr(0, 1), "{");
	const ToolRun out = RunMria(folder.Path(), {"retime", "walk.bin", "-o", "-", "--reverse"}, {});
	EXPECT_EQ(out.exitCode, 0);
	EXPECT_NE(out.err.find("wrote standard output"), std::string::npos) << out.err;
}

} // namespace mria::TimeEditTests
