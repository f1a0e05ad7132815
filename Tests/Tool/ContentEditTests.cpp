// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Channels.h"
#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestFiles.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

namespace mria::ContentEditTests
{

namespace ContentEditTestsDetail
{
constexpr CurveId kLeftPalmX = JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionX);
constexpr CurveId kRightPalmX = JointCurve(Hand::Right, Joint::Palm, PoseComponent::PositionX);

/** Camera, both hands and gaze, with two markers. */
RecordingBuilder Walk(Dialect dialect = Dialect::Mrtk11)
{
	RecordingBuilder builder(dialect);
	builder.WithCameraKeys(3).WithKeys(kLeftPalmX, 4).WithKeys(kRightPalmX, 5);
	builder.WithKey(TrackedCurve(Hand::Left), PlainKey(-1.0f, 1.0f)).WithMarker(0.5f, "grab").WithMarker(1.0f, "drop");
	return dialect == Dialect::Mrtk10 ? builder : builder.WithChannels(true, true, true).WithKeys(kFirstGazeCurve, 2);
}

/** A folder with walk.bin and, for merging, a 1.0 recording of curved keys. */
class ContentEdit : public ::testing::Test
{
protected:
	ContentEdit()
	{
		folder.Write("walk.bin", Walk().Bytes());
		folder.Write("curved.bin", Walk(Dialect::Mrtk10).Bytes());
	}

	ToolRun Run(const std::vector<std::string>& arguments) const { return RunMria(folder.Path(), arguments); }

	TestFolder folder;
};

using ChannelsCommand = ContentEdit;
using MergeCommand = ContentEdit;
using MarkersCommand = ContentEdit;
} // namespace ContentEditTestsDetail

using namespace ContentEditTestsDetail;

TEST_F(ChannelsCommand, ListsChannels)
{
	EXPECT_EQ(Run({"channels", "walk.bin"}).out, R"(walk.bin
  channel  keys  first s  last s
  camera     21    0.000   1.000
  left        5   -1.000   1.500
  right       5    0.000   2.000
  gaze        2    0.000   0.500
)");
	const std::string none = Run({"channels", "curved.bin"}).out;
	EXPECT_NE(none.find("  gaze      off        -       -\n"), std::string::npos) << none;
	const std::string joints = Run({"channels", "walk.bin", "--joints"}).out;
	EXPECT_NE(joints.find("  Left.Palm "), std::string::npos) << joints;
}

TEST_F(ChannelsCommand, ListsTheSameAsJson)
{
	const rapidjson::Document json = ParseJson(Run({"channels", "curved.bin", "--json"}).out);
	ASSERT_EQ(json["channels"].Size(), 4u);
	EXPECT_STREQ(json["channels"][1]["name"].GetString(), "left");
	EXPECT_EQ(json["channels"][1]["keys"].GetUint(), 5u);
	EXPECT_EQ(json["channels"][1]["firstTime"].GetDouble(), -1.0);
	EXPECT_FALSE(json["channels"][3]["present"].GetBool());
	EXPECT_TRUE(json["channels"][3]["firstTime"].IsNull());
}

TEST_F(ChannelsCommand, LeavesOutWhatIsNamed)
{
	const ToolRun run = Run({"channels", "walk.bin", "-o", "out.bin", "--drop", "gaze,left"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.out.substr(0, 34), "dropped gaze, left: 7 keys removed") << run.out;
	Recording wanted = Walk().Get();
	DropChannels(wanted, *FindChannels("gaze"));
	DropChannels(wanted, *FindChannels("left"));
	EXPECT_TRUE(folder.Read("out.bin") == AsText(SpellOut(wanted)));
	EXPECT_EQ(Run({"channels", "walk.bin", "-o", "kept.bin", "--keep", "camera", "--keep", "right"}).exitCode, 0);
	EXPECT_TRUE(folder.Read("kept.bin") == folder.Read("out.bin"));
}

TEST_F(ChannelsCommand, StripsTheGaze)
{
	const ToolRun run = Run({"channels", "walk.bin", "-o", "out.bin", "--strip-gaze", "--json"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_NE(run.out.find("\"keysGone\": 2"), std::string::npos) << run.out;
	const Recording stripped = ReadBack(folder, "out.bin");
	EXPECT_FALSE(stripped.channels.Has(Channel::Gaze));
	EXPECT_EQ(CountKeys(stripped), CountKeys(Walk().Get()) - 2);
}

TEST_F(ChannelsCommand, SaysWhatIsWrongWithTheCommandLine)
{
	const ToolRun unknown = Run({"channels", "walk.bin", "-o", "out.bin", "--drop", "head"});
	EXPECT_EQ(unknown.exitCode, 2);
	EXPECT_EQ(unknown.err,
		"error: there is no channel 'head'\n"
		"  hint: camera, left, right, hands, gaze, or a joint such as Left.IndexTip\n");
	EXPECT_EQ(Run({"channels", "walk.bin", "-o", "out.bin", "--drop", "left", "--keep", "right"}).exitCode, 2);
	EXPECT_EQ(Run({"channels", "walk.bin", "--drop", "left"}).err, "error: an output is needed: -o FILE\n");
	EXPECT_EQ(Run({"channels", "walk.bin", "-o", "out.bin"}).exitCode, 2);
	EXPECT_EQ(Run({"channels", "none.bin"}).exitCode, 3);
	EXPECT_FALSE(folder.Has("out.bin"));
}

TEST_F(MergeCommand, MergesAHandOfAnotherFile)
{
	folder.Write("wave.bin", RecordingBuilder().WithKeys(kLeftPalmX, 9).WithMarker(0.75f, "wave").Bytes());
	const ToolRun run = Run({"merge", "walk.bin", "--left", "wave.bin", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.out.substr(0, 47), "left from wave.bin: 9 keys in place of 5\nwrote ") << run.out;
	const Recording merged = ReadBack(folder, "out.bin");
	EXPECT_EQ(merged.curves[kLeftPalmX].keys.size(), 9u);
	EXPECT_TRUE(merged.curves[TrackedCurve(Hand::Left)].keys.empty()) << "flags go with their hand";
	EXPECT_EQ(merged.markers.size(), 2u);
}

TEST_F(MergeCommand, AddsTheMarkersOfEachFileOnceAndMovesThem)
{
	folder.Write(
		"wave.bin", RecordingBuilder().WithCameraKeys(2).WithKeys(kLeftPalmX, 9).WithMarker(0.75f, "wave").Bytes());
	const ToolRun run = Run({"merge", "walk.bin", "--left", "wave.bin", "--camera", "wave.bin", "-o", "out.bin",
		"--offset", "-0.125", "--markers", "both"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const Recording merged = ReadBack(folder, "out.bin");
	ASSERT_EQ(merged.markers.size(), 3u);
	EXPECT_EQ(merged.markers[1].name, "wave");
	EXPECT_EQ(merged.markers[1].time, 0.625f);
	EXPECT_EQ(merged.curves[kLeftPalmX].keys[0].time, -0.125f);
	EXPECT_EQ(Run({"merge", "walk.bin", "--left", "wave.bin", "-o", "out.bin", "--markers", "none"}).exitCode, 0);
	EXPECT_TRUE(ReadBack(folder, "out.bin").markers.empty());
}

TEST_F(MergeCommand, ChangesTheDialectToAvoidLossesAndReportsIt)
{
	const ToolRun run = Run({"merge", "walk.bin", "--right", "curved.bin", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.err, "");
	EXPECT_NE(run.out.find("now documented-1.1: mrtk-1.1 could not hold all of it\n"), std::string::npos) << run.out;
	Recording wanted = Walk().Get();
	MergeChannels(wanted, Walk(Dialect::Mrtk10).Get(), *FindChannels("right"));
	EXPECT_TRUE(SameRecording(ReadBack(folder, "out.bin"), wanted));
	const ToolRun forced = Run({"merge", "walk.bin", "--right", "curved.bin", "-o", "out.bin", "--to", "bin1.1"});
	EXPECT_EQ(forced.exitCode, 0);
	EXPECT_NE(forced.err.find("warning: "), std::string::npos) << forced.err;
}

TEST_F(MergeCommand, KeepsJsonJson)
{
	ASSERT_EQ(Run({"convert", "walk.bin", "-o", "walk.json"}).exitCode, 0);
	const ToolRun run = Run({"merge", "walk.json", "--right", "curved.bin", "-o", "out.json", "--json"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_NE(run.out.find("\"form\": \"json\""), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("\"dialect\": \"documented-1.1\""), std::string::npos) << run.out;
	EXPECT_NE(folder.Read("out.json").find("documented-1.1"), std::string::npos);
}

TEST_F(MergeCommand, RefusesWhatMakesNoSense)
{
	EXPECT_EQ(Run({"merge", "walk.bin", "-o", "out.bin"}).exitCode, 2);
	const ToolRun run = Run({"merge", "walk.bin", "--gaze", "curved.bin", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_EQ(run.err.substr(0, 42), "error: curved.bin has no keys for gaze\n  h") << run.err;
	EXPECT_EQ(Run({"merge", "walk.bin", "--left", "curved.bin", "-o", "out.bin", "--offset", "nan"}).exitCode, 2);
	EXPECT_EQ(Run({"merge", "walk.bin", "--left", "none.bin", "-o", "out.bin"}).exitCode, 3);
	EXPECT_EQ(Run({"merge", "none.bin", "--left", "walk.bin", "-o", "out.bin"}).exitCode, 3);
	EXPECT_FALSE(folder.Has("out.bin"));
}

TEST_F(MergeCommand, MergesRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	MRIA_LOAD_SHARED_RECORDING(editor, "editor-left-hand-1.0.bin");
	folder.Write("device.bin", *device);
	folder.Write("editor.bin", *editor);
	ASSERT_EQ(Run({"merge", "device.bin", "--left", "editor.bin", "-o", "both.bin"}).exitCode, 0);
	ASSERT_EQ(Run({"merge", "both.bin", "--left", "device.bin", "-o", "back.bin"}).exitCode, 0);
	EXPECT_TRUE(folder.Read("back.bin") == folder.Read("device.bin"));
}

TEST_F(MarkersCommand, ListsThem)
{
	folder.Write("bell.bin", Walk().WithMarker(10.0f, "bell \x07\xff").Bytes());
	EXPECT_EQ(Run({"markers", "bell.bin"}).out, R"(bell.bin: 3 markers
  1   0.500  grab
  2   1.000  drop
  3  10.000  bell \x07\xff
)");
	EXPECT_EQ(Run({"markers", "bell.bin", "--json"}).out, R"({
  "file": "bell.bin",
  "markerList": true,
  "markers": [
    {
      "time": 0.5,
      "name": "grab"
    },
    {
      "time": 1,
      "name": "drop"
    },
    {
      "time": 10,
      "name": "bell \u0007�",
      "nameBytes": "62656c6c2007ff"
    }
  ]
}
)");
	folder.Write("none.bin", RecordingBuilder().WithoutMarkerList().Bytes());
	EXPECT_EQ(Run({"markers", "none.bin"}).out, "none.bin: 0 markers (the file has no list)\n");
}

TEST_F(MarkersCommand, EditsInTheStatedOrder)
{
	const ToolRun run = Run({"markers", "walk.bin", "-o", "out.bin", "--add", "0.75=drop", "--rename", "drop=end",
		"--remove-number", "1", "--add", "3=a=b"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.out.substr(0, run.out.find("wrote")),
		"removed number 1\nrenamed 'drop' to 'end'\nadded 'drop' at 0.750\nadded 'a=b' at 3.000\n3 markers now\n");
	const Recording edited = ReadBack(folder, "out.bin");
	ASSERT_EQ(edited.markers.size(), 3u);
	EXPECT_EQ(edited.markers[0].name, "drop");
	EXPECT_EQ(edited.markers[1].name, "end");
	EXPECT_EQ(edited.markers[2].name, "a=b");
	EXPECT_EQ(CountKeys(edited), CountKeys(Walk().Get()));
}

TEST_F(MarkersCommand, ClearsBeforeItAdds)
{
	const ToolRun run = Run({"markers", "walk.bin", "-o", "out.bin", "--add", "2=only", "--clear", "--json"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_NE(run.out.find("\"markers\": 1"), std::string::npos) << run.out;
	EXPECT_EQ(ReadBack(folder, "out.bin").markers.at(0).name, "only");
}

TEST_F(MarkersCommand, RemovesSeveralByTheNumbersOfTheList)
{
	const std::vector<std::string> arguments = {
		"markers", "walk.bin", "-o", "out.bin", "--remove-number", "1", "--remove-number", "2"};
	EXPECT_EQ(Run(arguments).exitCode, 0);
	const Recording edited = ReadBack(folder, "out.bin");
	EXPECT_TRUE(edited.markers.empty());
	EXPECT_TRUE(edited.hasMarkerList);
}

TEST_F(MarkersCommand, RefusesWhatCannotBeDoneAndWritesNothing)
{
	const ToolRun missing = Run({"markers", "walk.bin", "-o", "out.bin", "--add", "1=x", "--remove", "gone"});
	EXPECT_EQ(missing.exitCode, 2);
	EXPECT_EQ(missing.err,
		"error: marker 'gone': there is no such marker among the 2\n  hint: 'mria markers walk.bin' lists them\n");
	EXPECT_EQ(Run({"markers", "walk.bin", "-o", "out.bin", "--add", "1=\xff"}).exitCode, 2);
	for (const char* add : {"grab", "x=grab", "=grab", "1s=grab", "inf=grab", "nan=grab"})
	{
		EXPECT_EQ(Run({"markers", "walk.bin", "-o", "out.bin", "--add", add}).exitCode, 2) << add;
	}
	EXPECT_EQ(Run({"markers", "walk.bin", "-o", "out.bin", "--rename", "grab"}).exitCode, 2);
	EXPECT_EQ(Run({"markers", "walk.bin", "-o", "out.bin", "--remove-number", "0"}).exitCode, 2);
	EXPECT_EQ(Run({"markers", "walk.bin", "-o", "out.bin"}).exitCode, 2);
	EXPECT_EQ(Run({"markers", "walk.bin", "--clear"}).exitCode, 2);
	EXPECT_FALSE(folder.Has("out.bin"));
}

} // namespace mria::ContentEditTests
