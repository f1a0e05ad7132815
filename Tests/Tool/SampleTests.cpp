// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"
#include "Mria/Reader.h"
#include "Mria/Sampler.h"
#include "Mria/Space.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "Text/SampleTimes.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

#include <limits>
#include <sstream>

namespace mria::SampleTests
{

namespace SampleTestsDetail
{
const std::string kSamples[] = {"PressButton.bin", "PinchDrag.bin", "BezierReach.bin"};
constexpr float kTimes[] = {-1.0f, 0.0f, 0.7312345f, 1.9f, 3.3333f, 100.0f};

Recording LoadSample(const std::string& name)
{
	return ReadRecording(*LoadFile(MRIA_SAMPLES "/" + name)).Value();
}

std::vector<std::string> WithTimes(std::vector<std::string> arguments)
{
	arguments.push_back("--at");
	for (const float time : kTimes)
	{
		std::ostringstream text;
		text.precision(9);
		text << time;
		arguments.push_back(text.str());
	}
	return arguments;
}

rapidjson::Document Json(const std::vector<std::string>& arguments)
{
	const ToolRun run = RunMria(MRIA_SAMPLES, arguments);
	EXPECT_EQ(run.exitCode, 0) << run.err;
	return ParseJson(run.out);
}

float Number(const rapidjson::Value& value)
{
	return static_cast<float>(value.GetDouble());
}

void ExpectNumbers(const rapidjson::Value& array, std::initializer_list<float> expected)
{
	ASSERT_EQ(array.Size(), expected.size());
	rapidjson::SizeType i = 0;
	for (const float number : expected)
	{
		EXPECT_EQ(Number(array[i++]), number);
	}
}

void ExpectPose(const rapidjson::Value& json, const Pose& pose)
{
	ExpectNumbers(json["position"], {pose.position.x, pose.position.y, pose.position.z});
	ExpectNumbers(json["rotation"], {pose.rotation.x, pose.rotation.y, pose.rotation.z, pose.rotation.w});
}

void ExpectHand(const rapidjson::Value& json, const HandFrame& hand)
{
	EXPECT_EQ(json["tracked"].GetBool(), hand.isTracked);
	EXPECT_EQ(json["pinch"].GetBool(), hand.isPinching);
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		const Joint joint = static_cast<Joint>(i);
		ASSERT_EQ(json["joints"].HasMember(ToString(joint)), hand.HasJoint(joint)) << ToString(joint);
		if (hand.HasJoint(joint))
		{
			ExpectPose(json["joints"][ToString(joint)], hand[joint]);
		}
	}
}

void ExpectFrame(const rapidjson::Value& json, const Frame& frame)
{
	EXPECT_EQ(Number(json["time"]), frame.time);
	ExpectPose(json["camera"], frame.camera);
	ExpectHand(json["left"], frame[Hand::Left]);
	ExpectHand(json["right"], frame[Hand::Right]);
	ASSERT_EQ(json["gaze"].IsNull(), !frame.hasGaze);
	if (frame.hasGaze)
	{
		const Ray& gaze = frame.gaze;
		ExpectNumbers(json["gaze"]["origin"], {gaze.origin.x, gaze.origin.y, gaze.origin.z});
		ExpectNumbers(json["gaze"]["direction"], {gaze.direction.x, gaze.direction.y, gaze.direction.z});
	}
}

std::vector<std::string> Cells(const std::string& line)
{
	return Split(line, ',');
}
} // namespace SampleTestsDetail

using namespace SampleTestsDetail;

TEST(Sample, GivesTheSamplersFramesInEverySpace)
{
	for (const std::string& name : kSamples)
	{
		const Sampler sampler(LoadSample(name));
		for (const Space space : kSpaces)
		{
			SCOPED_TRACE(name + " " + ToString(space));
			const rapidjson::Document json = Json(WithTimes({"sample", name, "--json", "--space", ToString(space)}));
			ASSERT_TRUE(json.IsArray());
			ASSERT_EQ(json.Size(), std::size(kTimes));
			for (rapidjson::SizeType i = 0; i < json.Size(); ++i)
			{
				Frame frame;
				sampler.SampleAt(kTimes[i], frame);
				ExpectFrame(json[i], ToSpace(frame, space));
			}
		}
	}
}

TEST(Sample, GivesRotationsAsStoredOnRequest)
{
	RecordingBuilder builder;
	const CurveId w = CameraCurve(PoseComponent::RotationW);
	const CurveId x = CameraCurve(PoseComponent::RotationX);
	builder.WithKey(x, PlainKey(0.0f, 0.6f)).WithKey(x, PlainKey(1.0f, -0.6f));
	builder.WithKey(w, PlainKey(0.0f, 0.8f)).WithKey(w, PlainKey(1.0f, -0.8f));
	const TestFolder folder;
	folder.Write("flip.bin", builder.Bytes());
	const auto rotation = [&](const std::vector<std::string>& arguments)
	{
		const rapidjson::Document json = ParseJson(RunMria(folder.Path(), arguments).out);
		return Number(json["camera"]["rotation"][3]);
	};
	EXPECT_FLOAT_EQ(rotation({"sample", "flip.bin", "--at", "0.75", "--json"}), 0.8f);
	EXPECT_FLOAT_EQ(rotation({"sample", "flip.bin", "--at", "0.75", "--json", "--as-stored"}), -0.8f);
}

TEST(Sample, GivesEachCurveExactlyAsItEvaluatesWhenRaw)
{
	for (const std::string& name : kSamples)
	{
		const Recording recording = LoadSample(name);
		const rapidjson::Document json = Json(WithTimes({"sample", name, "--raw", "--json"}));
		ASSERT_EQ(json.Size(), std::size(kTimes));
		for (rapidjson::SizeType i = 0; i < json.Size(); ++i)
		{
			std::size_t count = 0;
			for (CurveId id = 0; id < kCurveCount; ++id)
			{
				if (!recording.channels.Has(ChannelOf(id)))
				{
					continue;
				}
				++count;
				const rapidjson::Value& value = json[i]["curves"][CurveName(id).c_str()];
				if (IsFlagCurve(id))
				{
					EXPECT_EQ(value.GetBool(), EvaluateFlag(recording.curves[id], kTimes[i])) << CurveName(id);
				}
				else
				{
					EXPECT_EQ(Number(value), EvaluateCurve(recording.curves[id], kTimes[i])) << CurveName(id);
				}
			}
			EXPECT_EQ(json[i]["curves"].MemberCount(), count);
		}
	}
}

TEST(Sample, EvaluatesUnsortedAndUnusualKeysAsTheReferenceDoes)
{
	constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	RecordingBuilder builder(Dialect::Mrtk10);
	for (const CurveId curve : {CurveId(0), TrackedCurve(Hand::Left)})
	{
		builder.WithKey(curve, PlainKey(2.0f, 1.0f)).WithKey(curve, PlainKey(kNan, 9.0f));
		builder.WithKey(curve, PlainKey(0.5f, 0.25f)).WithKey(curve, PlainKey(0.5f, 0.75f));
		builder.WithKey(curve, PlainKey(-1.0f, 0.0f)).WithKey(curve, PlainKey(3.0f, 0.0f)).WithWrap(curve, 2, 4);
	}
	builder.WithKey(1, PlainKey(0.0f, kInfinity)).WithKey(2, PlainKey(0.0f, kNan));
	const TestFolder folder;
	folder.Write("odd.bin", builder.Bytes());
	const ToolRun run = RunMria(
		folder.Path(), {"sample", "odd.bin", "--raw", "--json", "--every", "0.25", "--from", "-3", "--until", "9"});
	const rapidjson::Document json = ParseJson(run.out);
	ASSERT_EQ(json.Size(), 49u) << run.err;
	for (const rapidjson::Value& sample : json.GetArray())
	{
		const float time = Number(sample["time"]);
		const rapidjson::Value& curves = sample["curves"];
		EXPECT_EQ(Number(curves["Camera.PositionX"]), EvaluateCurve(builder.Get().curves[0], time)) << time;
		EXPECT_EQ(curves["Left.Tracked"].GetBool(), EvaluateFlag(builder.Get().curves[TrackedCurve(Hand::Left)], time))
			<< time;
		EXPECT_STREQ(curves["Camera.PositionY"].GetString(), "inf");
		EXPECT_STREQ(curves["Camera.PositionZ"].GetString(), "nan");
	}
}

TEST(Sample, GivesOneObjectForOneTimeAndAnArrayOtherwise)
{
	EXPECT_TRUE(Json({"sample", "PressButton.bin", "--json", "--at", "1"}).IsObject());
	EXPECT_TRUE(Json({"sample", "--json", "--at", "1", "PressButton.bin"}).IsObject());
	EXPECT_TRUE(Json({"sample", "PressButton.bin", "--json", "--raw", "--at", "1"}).IsObject());
	EXPECT_EQ(Json({"sample", "--json", "--at", "1,2", "3", "PressButton.bin"}).Size(), 3u);
	EXPECT_EQ(Json({"sample", "PressButton.bin", "--json", "--every", "100", "--until", "0"}).Size(), 1u);
}

TEST(Sample, HasNullForWhatWasNotRecorded)
{
	const TestFolder folder;
	folder.Write("none.bin", RecordingBuilder().WithChannels(false, false, false).Bytes());
	const ToolRun run = RunMria(folder.Path(), {"sample", "none.bin", "--at", "0.1", "--json"});
	EXPECT_EQ(run.out, R"({
  "time": 0.1,
  "camera": null,
  "left": null,
  "right": null,
  "gaze": null
}
)");
	EXPECT_EQ(RunMria(folder.Path(), {"sample", "none.bin", "--at", "0.1", "--csv"}).out, "Time\n0.1\n");
	EXPECT_EQ(RunMria(folder.Path(), {"sample", "none.bin", "--at", "0.1"}).out,
		"none.bin, from 0.000 to 0.000; metres, x right, y up, z forward\n"
		"0.100 s\n  head   not recorded\n  hands  not recorded\n  gaze   not recorded\n");
}

TEST(Sample, MakesATableWithARowATime)
{
	const Recording recording = LoadSample("PinchDrag.bin");
	const Sampler sampler(recording);
	const ToolRun run = RunMria(MRIA_SAMPLES, {"sample", "PinchDrag.bin", "--fps", "90", "--csv"});
	const std::vector<std::string> lines = Lines(run.out);
	ASSERT_EQ(lines.size(), 1u + 541u); // six seconds, both ends included
	const std::vector<std::string> names = Cells(lines[0]);
	EXPECT_EQ(names[0], "Time");
	EXPECT_EQ(names[1], "Camera.PositionX");
	EXPECT_EQ(names[8], "Left.Tracked");
	EXPECT_EQ(names.back(), "Gaze.DirectionZ");
	const std::vector<std::string> cells = Cells(lines[1 + 180]);
	ASSERT_EQ(cells.size(), names.size());
	Frame frame;
	sampler.SampleAt(2.0f, frame);
	EXPECT_EQ(cells[0], "2");
	EXPECT_EQ(std::stof(cells[1]), frame.camera.position.x);
	EXPECT_EQ(cells[9], "1") << "the right hand is tracked";
	EXPECT_EQ(std::stof(cells.back()), frame.gaze.direction.z);
	EXPECT_EQ(Cells(lines.back())[0], "6");
}

TEST(Sample, NamesRawColumnsAsTheCurvesAre)
{
	const ToolRun run = RunMria(MRIA_SAMPLES, {"sample", "PinchDrag.bin", "--every", "2.5", "--raw", "--csv"});
	const std::vector<std::string> lines = Lines(run.out);
	ASSERT_EQ(lines.size(), 1u + 4u); // 0, 2.5, 5 and the end
	const std::vector<std::string> names = Cells(lines[0]);
	ASSERT_EQ(names.size(), 1 + kCurveCount);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		EXPECT_EQ(names[1 + id], CurveName(id));
	}
	EXPECT_EQ(Cells(lines[3])[0], "5");
	EXPECT_EQ(Cells(lines[4])[0], "6");
	EXPECT_EQ(Cells(lines[4]).size(), names.size());
}

TEST(Sample, DoesNotDrift)
{
	const SampleTimes everyTenth(TimeGrid{0.0, 100000.0, 0.1, 1.0});
	ASSERT_EQ(everyTenth.size(), 1000001u);
	EXPECT_EQ(everyTenth[999999], static_cast<float>(999999 * 0.1));
	EXPECT_EQ(everyTenth[1000000], 100000.0f);
	const SampleTimes atSixty(TimeGrid{41.25, 62.369, 1.0, 60.0});
	EXPECT_EQ(atSixty[0], 41.25f);
	EXPECT_EQ(atSixty[90], 42.75f);
	EXPECT_EQ(atSixty[atSixty.size() - 1], 62.369f);
	// An end that float rounding has moved by a hair makes no frame of its own.
	EXPECT_EQ(SampleTimes(TimeGrid{0.0, 4.0000005, 1.0, 60.0}).size(), 241u);
	EXPECT_EQ(SampleTimes(TimeGrid{5.0, 5.0, 1.0, 60.0}).size(), 1u);
}

TEST(Sample, ShowsAPersonAFewLines)
{
	const ToolRun run = RunMria(MRIA_SAMPLES, {"sample", "PressButton.bin", "--at", "2", "--space", "unreal"});
	const std::vector<std::string> lines = Lines(run.out);
	ASSERT_EQ(lines.size(), 9u) << run.out;
	EXPECT_EQ(lines[0], "PressButton.bin, from 0.000 to 4.600; centimetres, x forward, y right, z up");
	EXPECT_EQ(lines[1], "2.000 s");
	EXPECT_EQ(lines[2].substr(0, 9), "  head   ");
	EXPECT_EQ(lines[4], "  right  tracked");
	EXPECT_EQ(lines[8], "  gaze   not recorded");
	for (const std::string& line : lines)
	{
		EXPECT_LE(line.size(), 80u) << line;
	}
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"sample", "PressButton.bin", "--at", "2", "--quiet"}).out, "");
}

TEST(Sample, WarnsOfTimesOutsideTheRecording)
{
	const ToolRun run = RunMria(MRIA_SAMPLES, {"sample", "PinchDrag.bin", "--at", "1", "7", "-1"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.err, "warning: 2 times outside of PinchDrag.bin (0.000 to 6.000 s): the nearest end is shown\n");
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"sample", "PinchDrag.bin", "--fps", "7"}).err, "");
}

TEST(Sample, WritesAFileInTheFormOfItsEnding)
{
	const TestFolder folder;
	folder.Write("press.bin", *LoadFile(MRIA_SAMPLES "/PressButton.bin"));
	const ToolRun table = RunMria(folder.Path(), {"sample", "press.bin", "--fps", "10", "-o", "out.csv"});
	EXPECT_EQ(table.exitCode, 0);
	EXPECT_EQ(table.out.substr(0, 24), "wrote out.csv (47 times,") << table.out;
	EXPECT_EQ(folder.Read("out.csv"), RunMria(folder.Path(), {"sample", "press.bin", "--fps", "10", "--csv"}).out);
	const ToolRun json = RunMria(folder.Path(), {"sample", "press.bin", "--at", "1", "-o", "out.json", "--quiet"});
	EXPECT_EQ(json.out + json.err, "");
	EXPECT_EQ(folder.Read("out.json"), RunMria(folder.Path(), {"sample", "press.bin", "--at", "1", "--json"}).out);
	EXPECT_EQ(RunMria(folder.Path(), {"sample", "press.bin", "--at", "1", "-o", "no/out.csv"}).exitCode, 3);
	EXPECT_EQ(RunMria(folder.Path(), {"sample", "press.bin", "--at", "1"}, {"", {}, "/dev/full"}).exitCode, 3);
	EXPECT_EQ(folder.Names().size(), 3u);
}

TEST(Sample, AndItsKinAcceptHelpJsonAndQuiet)
{
	for (const std::string command : {"sample", "events", "play"})
	{
		const ToolRun run = RunMria(MRIA_SAMPLES, {command, "--help"});
		EXPECT_EQ(run.exitCode, 0) << command;
		for (const char* option : {"--help", "--json", "--quiet", "Example: mria "})
		{
			EXPECT_NE(run.out.find(option), std::string::npos) << command << " " << option;
		}
	}
}

TEST(Sample, RefusesTimesThatMakeNoSense)
{
	const std::vector<std::vector<std::string>> misuses = {{}, {"--at"}, {"--at", "soon", "1"}, {"--at", "nan"},
		{"--at", "inf"}, {"--at", "1e99"}, {"--at", "1", "--fps", "60"}, {"--fps", "0"}, {"--fps", "-60"},
		{"--fps", "nan"}, {"--fps", "inf"}, {"--fps", "1e300"}, {"--every", "0"}, {"--every", "-1"},
		{"--every", "1e-300"}, {"--every", "inf"}, {"--at", "1", "--from", "0"}, {"--fps", "1", "--from", "99"},
		{"--fps", "1", "--from", "nan"}, {"--fps", "1", "--until", "inf"}, {"--fps", "1", "--until", "-1"},
		{"--fps", "1", "--from", "-1e30"}, {"--at", "1", "--space", "mars"}, {"--at", "1", "--csv", "--json"},
		{"--at", "1", "--raw", "--space", "unreal"}};
	for (const std::vector<std::string>& misuse : misuses)
	{
		std::vector<std::string> arguments = {"sample", "PressButton.bin"};
		arguments.insert(arguments.end(), misuse.begin(), misuse.end());
		const ToolRun run = RunMria(MRIA_SAMPLES, arguments);
		EXPECT_EQ(run.exitCode, 2) << testing::PrintToString(misuse);
		const bool isJson = !misuse.empty() && misuse.back() == "--json";
		EXPECT_EQ(run.err.substr(0, 7), isJson ? "" : "error: ") << run.err;
		EXPECT_EQ(run.out.empty(), !isJson) << run.out;
	}
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"sample", "--at", "1"}).exitCode, 2);
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"sample", "PinchDrag.bin", "--every", "1e-9"}).err,
		"error: that would be 6,000,000,001 times from 0.000 to 6.000; at most 10,000,000 are allowed\n");
	EXPECT_EQ(RunMria(MRIA_SAMPLES, {"sample", "missing.bin", "--at", "1"}).exitCode, 3);
}

} // namespace mria::SampleTests
