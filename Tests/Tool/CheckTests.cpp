// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "ToolOutput.h"

#include <gtest/gtest.h>

#include <limits>

namespace mria::CheckTests
{

namespace CheckTestsDetail
{
constexpr CurveId kW = CameraCurve(PoseComponent::RotationW);

/** A still camera with nothing odd about it. */
RecordingBuilder Clean()
{
	RecordingBuilder builder(Dialect::Mrtk11);
	builder.WithChannels(true, false, false);
	for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
	{
		builder.WithKey(curve, PlainKey(0.0f, curve == kW ? 1.0f : 0.0f));
		builder.WithKey(curve, PlainKey(0.5f, curve == kW ? 1.0f : 0.0f));
	}
	return builder;
}

/** An error: values that are NaN in two curves. */
RecordingBuilder Broken()
{
	constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
	RecordingBuilder builder = Clean();
	for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
	{
		builder.WithKey(curve, PlainKey(1.0f, curve < 2 ? kNan : curve == kW ? 1.0f : 0.0f));
	}
	return builder;
}

/** A warning: the rotation's sign flips. */
RecordingBuilder Flipping()
{
	RecordingBuilder builder = Clean();
	for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
	{
		builder.WithKey(curve, PlainKey(1.0f, curve == kW ? -1.0f : 0.0f));
	}
	return builder;
}

std::vector<std::uint8_t> Headerless()
{
	const std::vector<std::uint8_t> whole = RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(2).Bytes();
	return {whole.begin() + static_cast<std::ptrdiff_t>(FileBytes::kHeaderSize10), whole.end()};
}
} // namespace CheckTestsDetail

using namespace CheckTestsDetail;

TEST(Check, ReportsNothingForAValidRecording)
{
	const TestFolder folder;
	folder.Write("clean.bin", Clean().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"check", "--strict", "clean.bin"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out, "clean.bin: nothing to report\n");
	const ToolRun json = RunMria(folder.Path(), {"check", "--json", "clean.bin"});
	EXPECT_EQ(json.out, "{\n  \"file\": \"clean.bin\",\n  \"findings\": [],\n  \"totals\": {}\n}\n");
}

TEST(Check, GivesOneLineAKindWithPlacesAndRemedy)
{
	const TestFolder folder;
	folder.Write("broken.bin", Broken().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"check", "broken.bin"});
	EXPECT_EQ(run.exitCode, 1);
	EXPECT_EQ(run.out, R"(broken.bin: 2 errors
  error    NonFiniteValue    2 keys with a value, weight or tangent that is NaN or infinite in 2 places: Camera.PositionX 1, Camera.PositionY 1; repair with drop-non-finite
)");
	const ToolRun all = RunMria(folder.Path(), {"check", "--all", "broken.bin"});
	EXPECT_EQ(all.exitCode, 1);
	EXPECT_EQ(all.out, R"(broken.bin: 2 errors
  error    NonFiniteValue    Camera.PositionX: 1 key with a value, weight or tangent that is NaN or infinite; repair with drop-non-finite
  error    NonFiniteValue    Camera.PositionY: 1 key with a value, weight or tangent that is NaN or infinite; repair with drop-non-finite
)");
}

TEST(Check, ListsEveryFindingInJson)
{
	const TestFolder folder;
	folder.Write("flipping.bin", Flipping().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"check", "--json", "flipping.bin"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out, R"({
  "file": "flipping.bin",
  "findings": [
    {
      "severity": "warning",
      "code": "SignFlip",
      "path": "Camera",
      "message": "1 sign flip between neighbouring rotation keys",
      "count": 1,
      "remedy": "repair with continuous-signs"
    }
  ],
  "totals": {
    "SignFlip": 1
  }
}
)");
}

TEST(Check, CountsWarningsAsProblemsOnlyWhenStrict)
{
	const TestFolder folder;
	folder.Write("flipping.bin", Flipping().Bytes());
	EXPECT_EQ(RunMria(folder.Path(), {"check", "flipping.bin"}).exitCode, 0);
	EXPECT_EQ(RunMria(folder.Path(), {"check", "--strict", "flipping.bin"}).exitCode, 1);
	const ToolRun quiet = RunMria(folder.Path(), {"check", "--strict", "--quiet", "flipping.bin"});
	EXPECT_EQ(quiet.exitCode, 1);
	EXPECT_EQ(quiet.out + quiet.err, "");
}

TEST(Check, GoesOnAfterAFileThatCannotBeRead)
{
	const TestFolder folder;
	folder.Write("broken.bin", Broken().Bytes());
	folder.Write("old.bin", Headerless());
	const ToolRun run = RunMria(folder.Path(), {"check", "old.bin", "gone.bin", "broken.bin"});
	EXPECT_EQ(run.exitCode, 3) << "the worst code wins";
	EXPECT_NE(run.err.find("old.bin is a 2019 recording without a header"), std::string::npos) << run.err;
	EXPECT_NE(run.err.find("hint: 'mria repair' puts the header in front"), std::string::npos) << run.err;
	EXPECT_NE(run.err.find("cannot read gone.bin"), std::string::npos) << run.err;
	EXPECT_NE(run.out.find("broken.bin: 2 errors"), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("\n3 files: 1 checked, 0 with nothing to report; 2 failed; 0 skipped\n"), std::string::npos);
}

TEST(Check, GivesAnArrayForSeveralFiles)
{
	const TestFolder folder;
	folder.Write("clean.bin", Clean().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"check", "--json", "gone.bin", "clean.bin"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_EQ(run.err, "");
	EXPECT_EQ(run.out, R"([
  {
    "file": "gone.bin",
    "error": {
      "code": "CannotRead",
      "message": "cannot read gone.bin: No such file or directory",
      "hint": ""
    }
  },
  {
    "file": "clean.bin",
    "findings": [],
    "totals": {}
  }
]
)");
}

TEST(Check, FindsTheRecordingsInAFolder)
{
	const TestFolder folder;
	std::filesystem::create_directories(folder.Path() / "all/deep er");
	folder.Write("all/a.bin", Clean().Bytes());
	folder.Write("all/deep er/b.BIN", Flipping().Bytes());
	folder.Write("all/deep er/old.bin", Headerless());
	folder.Write("all/InputAnimation-20190606-161538.bin", "");
	folder.Write("all/texture.bin", "not a recording at all");
	folder.Write("all/take.bin", "");
	folder.Write("all/stump.bin", "\xc6\x42\x9e\x0f");
	folder.Write("all/zeros.bin", std::vector<std::uint8_t>(64, 0));
	folder.Write("all/archive.bin", "PK\x03\x04");
	folder.Write("all/buffer.bin", std::vector<std::uint8_t>(64, 0));
	folder.Write("all/model.gltf", R"({"buffers": [{"uri": "buffer.bin"}]})");
	folder.Write("all/notes.txt", "nor this");
	const ToolRun run = RunMria(folder.Path(), {"check", "all"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_NE(run.out.find("all/a.bin: nothing to report\n"), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("all/deep er/b.BIN: 1 warning\n"), std::string::npos) << run.out;
	EXPECT_NE(run.err.find("all/InputAnimation-20190606-161538.bin is empty"), std::string::npos) << run.err;
	EXPECT_NE(run.err.find("all/deep er/old.bin is a 2019 recording"), std::string::npos) << run.err;
	EXPECT_NE(run.err.find("all/take.bin is empty"), std::string::npos) << run.err;
	EXPECT_NE(run.err.find("all/stump.bin ends too early"), std::string::npos) << run.err;
	EXPECT_NE(run.err.find("all/zeros.bin is not"), std::string::npos) << run.err;
	EXPECT_NE(run.out.find("\n10 files: 2 checked, 1 with nothing to report; 5 failed; 3 skipped (1 a glTF buffer, "
						   "1 a zip archive, 1 text)\n"),
		std::string::npos)
		<< run.out;
	const ToolRun json = RunMria(folder.Path(), {"check", "--json", "all"});
	EXPECT_NE(json.out.find("\"file\": \"all/buffer.bin\",\n    \"skipped\": \"a glTF buffer\""), std::string::npos)
		<< json.out;
}

TEST(Check, WritesReportsForBuildMachines)
{
	const TestFolder folder;
	folder.Write("clean.bin", Clean().Bytes());
	folder.Write("a <b>.bin", Broken().Bytes());
	folder.Write("empty.bin", "");
	folder.Write("notes.bin", "words");
	const ToolRun run = RunMria(folder.Path(), {"check", ".", "-q", "--junit", "out.xml", "--sarif", "out.sarif"});
	EXPECT_EQ(run.exitCode, 3);
	const std::string junit = folder.Read("out.xml");
	for (const char* piece : {"<testsuite name=\"mria check\" tests=\"4\" failures=\"2\" errors=\"0\" skipped=\"1\"",
			 "name=\"./a &lt;b&gt;.bin\"", "<failure message=\"NonFiniteValue: Camera.PositionX: 1 key",
			 "<failure message=\"EmptyFile", "<skipped message=\"text\"/>"})
	{
		EXPECT_NE(junit.find(piece), std::string::npos) << piece << "\n" << junit;
	}
	const rapidjson::Document sarif = ParseJson(folder.Read("out.sarif"));
	EXPECT_STREQ(sarif["version"].GetString(), "2.1.0");
	const rapidjson::Value& results = sarif["runs"][0]["results"];
	ASSERT_EQ(results.Size(), 3u);
	EXPECT_STREQ(results[0]["level"].GetString(), "error");
	const rapidjson::Value& place = results[0]["locations"][0]["physicalLocation"];
	EXPECT_STREQ(place["artifactLocation"]["uri"].GetString(), "./a%20%3Cb%3E.bin");
}

TEST(Check, SaysThatAFolderHoldsNoRecording)
{
	const TestFolder folder;
	const ToolRun run = RunMria(folder.Path(), {"check", "."});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_EQ(run.err, "error: cannot read .: there is no recording in this folder\n");
}

TEST(Check, ListsTheFindingsOfTheRealRecording)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	const TestFolder folder;
	folder.Write("device.bin", *device);
	const ToolRun run = RunMria(folder.Path(), {"check", "device.bin"});
	EXPECT_EQ(run.exitCode, 0);
	for (const char* finding : {"SignFlip          456 sign flips", "LateStart ", "MisalignedTimes "})
	{
		EXPECT_NE(run.out.find(finding), std::string::npos) << finding << "\n" << run.out;
	}
	EXPECT_NE(
		RunMria(folder.Path(), {"check", "--json", "device.bin"}).out.find("\"SignFlip\": 456"), std::string::npos);
	EXPECT_EQ(RunMria(folder.Path(), {"check", "--strict", "device.bin"}).exitCode, 1);
}

} // namespace mria::CheckTests
