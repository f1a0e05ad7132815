// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Reducer.h"
#include "Mria/Synth.h"
#include "Mria/Writer.h"
#include "Support/RecordingBuilder.h"
#include "Support/RecordingMatchers.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

namespace mria::ReduceTests
{

namespace ReduceTestsDetail
{
Recording Take()
{
	SynthOptions options;
	options.duration = 1.5f;
	return Synthesize(options);
}

/** The head along a line with a bend in the middle, the left wrist curved. */
RecordingBuilder Bent()
{
	RecordingBuilder builder(Dialect::Mrtk10);
	for (int i = 0; i <= 40; ++i)
	{
		const float time = 0.25f * static_cast<float>(i);
		builder.WithKey(CameraCurve(PoseComponent::PositionX), PlainKey(time, i < 20 ? 0.0f : 0.01f * (time - 5.0f)));
		builder.WithKey(CameraCurve(PoseComponent::PositionY), PlainKey(time, 1.6f));
		builder.WithKey(CameraCurve(PoseComponent::PositionZ), PlainKey(time, 0.0f));
	}
	for (CurveId i = 0; i < 3; ++i)
	{
		builder.WithKeys(JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX) + i, 3);
	}
	return builder;
}

class Reduction
{
public:
	explicit Reduction(const std::vector<std::uint8_t>& bytes) { folder.Write("in.bin", bytes); }

	ToolRun Run(std::vector<std::string> arguments) const
	{
		arguments.insert(arguments.begin(), {"reduce", "in.bin", "-o", "out.bin"});
		return RunMria(folder.Path(), arguments);
	}

	TestFolder folder;
};
} // namespace ReduceTestsDetail

using namespace ReduceTestsDetail;

TEST(ReduceTool, ShowsWhatItKeptAndWhatItLeftAlone)
{
	const Reduction reduction(Bent().Bytes());
	const ToolRun run = reduction.Run({});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.out.substr(0, run.out.find("wrote")),
		"                              keys         kept        largest error  lost\n"
		"  camera      position         123            9   7 %       0.00 mm      0\n"
		"  left hand   position           9            9 100 %       0.00 mm      0\n"
		"  total                        132           18  14 %                    0\n"
		"  left alone: 1 position or rotation\n"
		"    Left.Wrist.Position: curved\n");
}

TEST(ReduceTool, WritesWhatTheCoreKeeps)
{
	Recording take = Take();
	const Reduction reduction(WriteRecording(take, take.dialect).bytes);
	EXPECT_EQ(reduction.Run({"--quiet"}).exitCode, 0);
	Reduce(take);
	EXPECT_TRUE(SameRecording(ReadBack(reduction.folder, "out.bin"), take));
}

TEST(ReduceTool, AcceptsMillimetresAndDegrees)
{
	Recording take = Take();
	const Reduction reduction(WriteRecording(take, take.dialect).bytes);
	EXPECT_EQ(reduction
				  .Run({"--position", "5", "--rotation", "2", "--camera-position", "10", "--camera-rotation", "1",
					  "--gaze-origin", "20", "--gaze-direction", "3"})
				  .exitCode,
		0);
	constexpr double kDegrees = 57.295779513082321;
	Reduce(take,
		{0.005f, static_cast<float>(2.0 / kDegrees), 0.01f, static_cast<float>(1.0 / kDegrees), 0.02f,
			static_cast<float>(3.0 / kDegrees)});
	EXPECT_TRUE(SameRecording(ReadBack(reduction.folder, "out.bin"), take));
}

TEST(ReduceTool, CanDoAsMrtkDoes)
{
	Recording take = Take();
	const Reduction reduction(WriteRecording(take, take.dialect).bytes);
	EXPECT_EQ(reduction.Run({"--mrtk"}).exitCode, 0);
	ReduceLikeMrtk(take);
	EXPECT_TRUE(SameRecording(ReadBack(reduction.folder, "out.bin"), take));
}

TEST(ReduceTool, ComparesWithMrtkSideBySide)
{
	const Reduction reduction(Bent().Bytes());
	const ToolRun run = reduction.Run({"--compare-mrtk"});
	EXPECT_EQ(run.exitCode, 0) << run.err;
	EXPECT_NE(run.out.find("as MRTK does it"), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("  camera      position         123            9   7 %       0.00 mm      0"
						   "            9   7 %      20.00 mm      8\n"),
		std::string::npos)
		<< run.out;
}

TEST(ReduceTool, GivesTheSameAsJson)
{
	const Reduction reduction(Bent().Bytes());
	const rapidjson::Document json = ParseJson(reduction.Run({"--compare-mrtk", "--json"}).out);
	EXPECT_EQ(json["channels"]["camera"]["position"]["keysBefore"].GetInt(), 123);
	EXPECT_EQ(json["channels"]["camera"]["position"]["keysAfter"].GetInt(), 9);
	EXPECT_STREQ(json["leftAlone"][0].GetString(), "Left.Wrist.Position: curved");
	EXPECT_EQ(json["mrtk"]["channels"]["camera"]["position"]["framesLost"].GetInt(), 8);
	EXPECT_NEAR(json["mrtk"]["channels"]["camera"]["position"]["largestErrorMetres"].GetDouble(), 0.02, 1e-6);
	EXPECT_TRUE(json["mrtk"]["milliseconds"].IsNumber());
}

TEST(ReduceTool, RefusesWhatMakesNoSense)
{
	const Reduction reduction(Bent().Bytes());
	EXPECT_EQ(reduction.Run({"--mrtk", "--compare-mrtk"}).exitCode, 2);
	EXPECT_EQ(reduction.Run({"--position", "-1"}).exitCode, 2);
	EXPECT_EQ(reduction.Run({"--rotation", "some"}).exitCode, 2);
	EXPECT_FALSE(reduction.folder.Has("out.bin"));
}

} // namespace mria::ReduceTests
