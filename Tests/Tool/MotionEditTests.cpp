// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Mirror.h"
#include "Mria/Reader.h"
#include "Mria/Smooth.h"
#include "Mria/Synth.h"
#include "Mria/Transform.h"
#include "Mria/Writer.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mria::MotionEditTests
{

namespace MotionEditTestsDetail
{
Recording NoisyTake()
{
	SynthOptions options;
	options.motion = SynthMotion::TwoHandScale;
	options.duration = 1.0f;
	options.positionNoise = 0.002f;
	return Synthesize(options);
}

std::vector<std::uint8_t> BytesOf(const Recording& recording)
{
	return WriteRecording(recording, recording.dialect).bytes;
}

/** A take in a folder, ready to be edited. */
class Edit
{
public:
	Edit()
		: take(NoisyTake())
	{
		folder.Write("in.bin", BytesOf(take));
	}

	ToolRun Run(std::vector<std::string> arguments) const
	{
		arguments.insert(arguments.end(), {"in.bin", "-o", "out.bin"});
		return RunMria(folder.Path(), arguments);
	}

	void ExpectMisuse(const std::vector<std::string>& arguments, const std::string& text) const
	{
		const ToolRun run = Run(arguments);
		EXPECT_EQ(run.exitCode, 2);
		EXPECT_NE(run.err.find(text), std::string::npos) << run.err;
		EXPECT_FALSE(folder.Has("out.bin"));
	}

	TestFolder folder;
	Recording take;
};
} // namespace MotionEditTestsDetail

using namespace MotionEditTestsDetail;

TEST(MirrorCommand, WritesWhatTheCoreMakesOfIt)
{
	Edit edit;
	const ToolRun run = edit.Run({"mirror"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const MirrorReport report = Mirror(edit.take);
	EXPECT_TRUE(edit.folder.Read("out.bin") == AsText(BytesOf(edit.take)));
	EXPECT_EQ(run.out.substr(0, 12), "  mirrored  ") << run.out;
	EXPECT_NE(run.out.find(" keys, in the plane x = 0\n  swapped   "), std::string::npos) << run.out;
	const rapidjson::Document json = ParseJson(edit.Run({"mirror", "--json"}).out);
	EXPECT_STREQ(json["about"].GetString(), "x");
	EXPECT_EQ(json["swappedKeys"].GetUint64(), report.swappedKeys);
	EXPECT_EQ(json["losses"].Size(), 0u);
}

TEST(MirrorCommand, TwiceGivesTheFileBack)
{
	const Edit edit;
	ASSERT_EQ(edit.Run({"mirror"}).exitCode, 0);
	ASSERT_EQ(RunMria(edit.folder.Path(), {"mirror", "out.bin", "-o", "again.bin"}).exitCode, 0);
	EXPECT_TRUE(edit.folder.Read("again.bin") == edit.folder.Read("in.bin"));
}

TEST(MirrorCommand, MirrorsAboutTheHead)
{
	const Edit edit;
	const Pose head = FindHeadStart(edit.take).value();
	const ToolRun run = edit.Run({"mirror", "--about", "head"});
	EXPECT_NE(run.out.find(", about the head\n"), std::string::npos) << run.out;
	const Pose image = FindHeadStart(ReadBack(edit.folder, "out.bin")).value();
	EXPECT_LT(Length(image.position - head.position), 1e-6f);
}

TEST(TransformCommand, MovesTheHeadToTheOriginAndOn)
{
	const Edit edit;
	const ToolRun run = edit.Run({"transform", "--head-to-origin", "--face-forward", "--turn", "90", "--move", "-0.5",
		"1", "2", "--scale", "2"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const Pose head = FindHeadStart(ReadBack(edit.folder, "out.bin")).value();
	EXPECT_LT(Length(head.position - Vec3{-0.5f, 1.0f, 2.0f}), 1e-6f);
	EXPECT_NEAR(HeadingOf(head.rotation), std::acos(0.0f), 1e-5f);
	EXPECT_EQ(run.out.substr(0, 12), "  moved     ") << run.out;
}

TEST(TransformCommand, KeepsTheHeightIfRequested)
{
	const Edit edit;
	const Pose before = FindHeadStart(edit.take).value();
	ASSERT_EQ(edit.Run({"transform", "--head-to", "3", "0", "-1", "--keep-height"}).exitCode, 0);
	const Pose head = FindHeadStart(ReadBack(edit.folder, "out.bin")).value();
	EXPECT_EQ(head.position.y, before.position.y);
	EXPECT_NEAR(head.position.x, 3.0f, 1e-6f);
	EXPECT_NEAR(head.position.z, -1.0f, 1e-6f);
}

TEST(TransformCommand, TurnsAboutTheFirstHeadPosition)
{
	const Edit edit;
	const Pose before = FindHeadStart(edit.take).value();
	ASSERT_EQ(edit.Run({"transform", "--face-forward"}).exitCode, 0);
	const Pose head = FindHeadStart(ReadBack(edit.folder, "out.bin")).value();
	EXPECT_LT(Length(head.position - before.position), 1e-6f);
	EXPECT_NEAR(HeadingOf(head.rotation), 0.0f, 1e-6f);
}

TEST(TransformCommand, SaysInJsonWhereItWent)
{
	const Edit edit;
	const rapidjson::Document json =
		ParseJson(edit.Run({"transform", "--rotate", "0", "0", "0", "-2", "--move", "1", "2", "3", "--json"}).out);
	EXPECT_EQ(json["translation"][2].GetFloat(), 3.0f);
	EXPECT_EQ(json["rotation"][3].GetFloat(), -1.0f);
	EXPECT_EQ(json["scale"].GetFloat(), 1.0f);
	EXPECT_EQ(json["sampledSegments"].GetUint(), 0u);
	EXPECT_EQ(json["keysBefore"].GetUint64(), json["keysAfter"].GetUint64());
	EXPECT_EQ(json["keys"].GetUint64(), CountKeys(edit.take));
}

TEST(TransformCommand, SaysWhatIsNotExact)
{
	const TestFolder folder;
	const std::string sample = std::string(MRIA_SAMPLES) + "/BezierReach.bin";
	const ToolRun run = RunMria(folder.Path(), {"transform", sample, "-o", "out.bin", "--turn", "30"});
	EXPECT_NE(run.out.find("\n  merged    "), std::string::npos) << run.out;
	EXPECT_NE(run.out.find(" segments whose weights differ, off by "), std::string::npos) << run.out;
	EXPECT_NE(run.out.find(" mm and "), std::string::npos) << run.out;
}

TEST(TransformCommand, ExplainsWhatMakesNoSense)
{
	const Edit edit;
	edit.ExpectMisuse({"transform"}, "nothing to do: use --move");
	edit.ExpectMisuse({"transform", "--turn", "1", "--rotate", "0", "0", "0", "1"}, "exclude each other");
	edit.ExpectMisuse({"transform", "--head-to-origin", "--head-to", "0", "0", "0"}, "exclude each other");
	edit.ExpectMisuse({"transform", "--turn", "1", "--keep-height"}, "goes with --head-to-origin");
	edit.ExpectMisuse({"transform", "--scale", "0"}, "--scale must be above 0");
	edit.ExpectMisuse({"transform", "--scale", "inf"}, "finite");
	edit.ExpectMisuse({"transform", "--move", "nan", "0", "0"}, "finite");
	edit.ExpectMisuse({"transform", "--rotate", "0", "0", "0", "0"}, "no rotation");
	edit.ExpectMisuse({"transform", "--move", "1", "2"}, "--move");
	edit.ExpectMisuse({"mirror", "--about", "me"}, "--about");
	edit.ExpectMisuse({"smooth", "--cutoff", "0"}, "--cutoff");
	edit.ExpectMisuse({"smooth", "--only", "feet"}, "--only");
}

TEST(TransformCommand, NeedsAHeadToGoByIt)
{
	const TestFolder folder;
	folder.Write("in.bin", RecordingBuilder().WithChannels(false, true, false).Bytes());
	for (const std::vector<std::string>& arguments :
		{std::vector<std::string>{"transform", "in.bin", "-o", "out.bin", "--head-to-origin"},
			std::vector<std::string>{"mirror", "in.bin", "-o", "out.bin", "--about", "head"}})
	{
		const ToolRun run = RunMria(folder.Path(), arguments);
		EXPECT_EQ(run.exitCode, 2);
		EXPECT_NE(run.err.find("no head to go by"), std::string::npos) << run.err;
		EXPECT_FALSE(folder.Has("out.bin"));
	}
}

TEST(SmoothCommand, WritesWhatTheCoreMakesOfIt)
{
	Edit edit;
	const ToolRun run = edit.Run({"smooth", "--cutoff", "3", "--beta=1"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	const SmoothReport report = Smooth(edit.take, {3.0f, 1.0f, {}});
	EXPECT_TRUE(edit.folder.Read("out.bin") == AsText(BytesOf(edit.take)));
	EXPECT_NE(run.out.find("\n  moved     "), std::string::npos) << run.out;
	EXPECT_NE(run.out.find(" mm (root mean square), "), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("\n  turned    "), std::string::npos) << run.out;
	const rapidjson::Document json = ParseJson(edit.Run({"smooth", "--cutoff", "3", "--beta=1", "--json"}).out);
	EXPECT_EQ(json["movedKeys"].GetUint64(), report.movedKeys);
	EXPECT_EQ(json["meanMoveMetres"].GetFloat(), report.meanMove);
	EXPECT_EQ(json["cutoffHertz"].GetFloat(), 3.0f);
}

TEST(SmoothCommand, SmoothsOnlyTheParts)
{
	Edit edit;
	ASSERT_EQ(edit.Run({"smooth", "--only", "left,gaze"}).exitCode, 0);
	SmoothOptions options;
	options.parts = {false, {true, false}, true};
	Smooth(edit.take, options);
	EXPECT_TRUE(edit.folder.Read("out.bin") == AsText(BytesOf(edit.take)));
}

TEST(SmoothCommand, PointsToRepairWhereItMustPassOver)
{
	Edit edit;
	std::swap(edit.take.curves[0].keys[2], edit.take.curves[0].keys[3]);
	edit.folder.Write("in.bin", BytesOf(edit.take));
	const ToolRun run = edit.Run({"smooth"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_NE(run.out.find("  skipped   1 group of curves that are damaged: 'mria repair' first"), std::string::npos)
		<< run.out;
}

} // namespace mria::MotionEditTests
