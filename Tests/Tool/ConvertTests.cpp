// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace mria::ConvertTests
{

namespace ConvertTestsDetail
{
RecordingBuilder WithGazeAndTangents()
{
	return RecordingBuilder(Dialect::Documented11)
		.WithChannels(true, true, true)
		.WithCameraKeys(2)
		.WithKey(GazeCurve(RayComponent::OriginX), PlainKey(0.0f, 1.0f))
		.WithMarker(0.5f, "mark");
}

std::string Text(const RecordingBuilder& builder)
{
	return AsText(builder.Bytes());
}
} // namespace ConvertTestsDetail

using namespace ConvertTestsDetail;

TEST(Convert, GoesToJsonAndBackWithoutChangingAByte)
{
	for (const Dialect dialect : kDialects)
	{
		for (std::uint64_t seed = 1000; seed < 1005; ++seed)
		{
			const TestFolder folder;
			folder.Write("in.bin", SpellOut(RandomRecording(seed, dialect)));
			ASSERT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "in.json"}).exitCode, 0);
			const ToolRun back = RunMria(folder.Path(), {"convert", "in.json", "-o", "out.bin"});
			ASSERT_EQ(back.exitCode, 0) << back.err;
			EXPECT_EQ(back.err, "");
			EXPECT_TRUE(folder.Read("in.bin") == folder.Read("out.bin")) << ToString(dialect) << " seed " << seed;
		}
	}
}

TEST(Convert, KeepsTheDialectByDefault)
{
	const TestFolder folder;
	for (const Dialect dialect : kDialects)
	{
		folder.Write("in.bin", RecordingBuilder(dialect).WithCameraKeys(3).Bytes());
		ASSERT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "OUT.BIN"}).exitCode, 0);
		EXPECT_TRUE(folder.Read("in.bin") == folder.Read("OUT.BIN")) << ToString(dialect);
	}
}

TEST(Convert, WritesEachDialectOnRequest)
{
	const TestFolder folder;
	folder.Write("in.bin", RecordingBuilder(Dialect::Mrtk11).WithCameraKeys(3).Bytes());
	const std::pair<const char*, const char*> forms[] = {{"bin1.0", "\"dialect\": \"mrtk-1.0\""},
		{"bin1.1", "\"dialect\": \"mrtk-1.1\""}, {"bin1.1-doc", "\"dialect\": \"documented-1.1\""}};
	for (const auto& [form, dialect] : forms)
	{
		ASSERT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "out", "--to", form}).exitCode, 0);
		EXPECT_NE(RunMria(folder.Path(), {"info", "--json", "out"}).out.find(dialect), std::string::npos) << form;
	}
}

TEST(Convert, SaysWhatIsLost)
{
	const TestFolder folder;
	folder.Write("in.bin", WithGazeAndTangents().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"convert", "in.bin", "-o", "out.bin", "--to", "bin1.1"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.err, "warning: lost: 7 places: tangents of 14 keys (short keys hold straight lines only)\n");
	EXPECT_EQ(run.out, "wrote out.bin (mrtk-1.1, 15 keys, 4,892 bytes)\n");
	const ToolRun json = RunMria(
		folder.Path(), {"convert", "in.bin", "-o", "out.bin", "--to", "bin1.0", "--markers", "never", "--json"});
	EXPECT_EQ(json.exitCode, 0);
	EXPECT_EQ(json.err, "");
	EXPECT_EQ(json.out, R"json({
  "file": "in.bin",
  "output": "out.bin",
  "form": "mrtk-1.0",
  "written": true,
  "bytes": 5076,
  "losses": [
    {
      "code": "Gaze",
      "path": "Gaze",
      "count": 1,
      "message": "Gaze: 1 key (1.0 has no gaze)"
    },
    {
      "code": "Markers",
      "path": "markers",
      "count": 1,
      "message": "markers: 1 marker left out on request"
    }
  ]
}
)json");
}

TEST(Convert, WritesNothingRatherThanLoseSomethingWhenStrict)
{
	const TestFolder folder;
	folder.Write("in.bin", WithGazeAndTangents().Bytes());
	folder.Write("old.bin", "old");
	const ToolRun run = RunMria(folder.Path(), {"convert", "in.bin", "-o", "old.bin", "--to", "bin1.0", "--strict"});
	EXPECT_EQ(run.exitCode, 1);
	EXPECT_EQ(folder.Read("old.bin"), "old");
	EXPECT_NE(run.err.find("lost: Gaze"), std::string::npos);
	EXPECT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "out.json", "--strict"}).exitCode, 0);
	const ToolRun json =
		RunMria(folder.Path(), {"convert", "in.bin", "-o", "new.json", "--strict", "--markers", "never", "--json"});
	EXPECT_EQ(json.exitCode, 1);
	EXPECT_NE(json.out.find("\"written\": false"), std::string::npos) << json.out;
	EXPECT_FALSE(folder.Has("new.json"));
}

TEST(Convert, AddsAMarkerListOnRequest)
{
	const TestFolder folder;
	folder.Write("in.bin", RecordingBuilder().WithoutMarkerList().Bytes());
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "out.bin", "--markers", "always"}).exitCode, 0);
	EXPECT_EQ(folder.Read("out.bin"), Text(RecordingBuilder()));
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "out.json", "--markers", "always"}).exitCode, 0);
	EXPECT_NE(folder.Read("out.json").find("\"markers\": []"), std::string::npos);
}

TEST(Convert, WorksAsAFilter)
{
	const TestFolder folder;
	const RecordingBuilder recording = WithGazeAndTangents();
	const ToolRun json = RunMria(folder.Path(), {"convert", "-", "-o", "-", "--to", "json"}, {Text(recording)});
	ASSERT_EQ(json.exitCode, 0) << json.err;
	const ToolRun back = RunMria(folder.Path(), {"convert", "-", "-o", "-", "--to", "bin1.1-doc"}, {json.out});
	ASSERT_EQ(back.exitCode, 0) << back.err;
	EXPECT_TRUE(back.out == Text(recording));
	EXPECT_EQ(back.err.substr(0, 22), "wrote standard output ") << "the report keeps clear of the recording";
}

TEST(Convert, RequiresTheFormForAnUnknownExtension)
{
	const TestFolder folder;
	folder.Write("in.bin", RecordingBuilder().Bytes());
	const ToolRun run = RunMria(folder.Path(), {"convert", "in.bin", "-o", "out.dat"});
	EXPECT_EQ(run.exitCode, 2);
	EXPECT_EQ(run.err,
		"error: the form is not clear from 'out.dat'\n  hint: .bin and .json are known; --to names any form\n");
	EXPECT_FALSE(folder.Has("out.dat"));
}

TEST(Convert, LeavesNothingBehindWhereItCannotWrite)
{
	const TestFolder folder;
	folder.Write("in.bin", RecordingBuilder().Bytes());
	std::filesystem::create_directory(folder.Path() / "folder.bin");
	const std::pair<const char*, const char*> cases[] = {
		{"folder.bin", "error: cannot write folder.bin: it is a folder; a file's name is needed\n"},
		{"none/out.bin", "error: cannot write none/out.bin: there is no folder none\n"},
		{"/dev/full", "error: cannot write /dev/full: No space left on device\n"},
	};
	for (const auto& [output, error] : cases)
	{
		const ToolRun run = RunMria(folder.Path(), {"convert", "in.bin", "-o", output, "--to", "bin1.1"});
		EXPECT_EQ(run.exitCode, 3) << output;
		EXPECT_EQ(run.err, error);
	}
	const ToolRun lost =
		RunMria(folder.Path(), {"convert", "in.bin", "-o", "-", "--to", "json"}, {"", {}, "/dev/full"});
	EXPECT_EQ(lost.exitCode, 3);
	EXPECT_EQ(folder.Names(), (std::vector<std::string>{"folder.bin", "in.bin"}));
}

TEST(Convert, KeepsWhatWasThereWhereTheInputIsBad)
{
	const TestFolder folder;
	folder.Write("in.json", R"({"format": "mria-recording"})");
	folder.Write("out.bin", "old");
	const ToolRun run = RunMria(folder.Path(), {"convert", "in.json", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_EQ(run.err, R"(error: in.json is not a recording in JSON
  line 1, column 28 (byte 27): a member "formatVersion" wanted, none found
  hint: Resources/Docs/Json.md describes the form; 'mria convert' writes it
)");
	EXPECT_EQ(folder.Read("out.bin"), "old");
}

TEST(Convert, ReplacesAFileInItsPlaceWithItsPermissionsAndThroughLinks)
{
	namespace fs = std::filesystem;
	const TestFolder folder;
	const fs::perms wanted = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read;
	folder.Write("in.bin", RecordingBuilder().WithCameraKeys(1).Bytes());
	fs::create_directory(folder.Path() / "elsewhere");
	folder.Write("elsewhere/out.bin", "old");
	fs::permissions(folder.Path() / "elsewhere/out.bin", wanted);
	fs::create_symlink("elsewhere/out.bin", folder.Path() / "link.bin");
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "link.bin"}).exitCode, 0);
	EXPECT_TRUE(fs::is_symlink(folder.Path() / "link.bin"));
	EXPECT_EQ(folder.Read("elsewhere/out.bin"), folder.Read("in.bin"));
	EXPECT_EQ(fs::status(folder.Path() / "elsewhere/out.bin").permissions(), wanted);
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "in.bin", "--to", "bin1.0"}).exitCode, 0)
		<< "onto itself";
	EXPECT_EQ(folder.Names(), (std::vector<std::string>{"elsewhere", "in.bin", "link.bin"}));
}

TEST(Convert, RefusesAFileThatMayNotBeWritten)
{
	if (geteuid() == 0)
	{
		GTEST_SKIP() << "root may write everything";
	}
	const TestFolder folder;
	folder.Write("in.bin", RecordingBuilder().Bytes());
	folder.Write("out.bin", "old");
	std::filesystem::permissions(folder.Path() / "out.bin", std::filesystem::perms::owner_read);
	const ToolRun run = RunMria(folder.Path(), {"convert", "in.bin", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 3);
	EXPECT_EQ(folder.Read("out.bin"), "old");
}

TEST(Convert, KeepsTheRealRecordingUnchangedThroughJson)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	const TestFolder folder;
	folder.Write("device.bin", *device);
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "device.bin", "-o", "device.json"}).exitCode, 0);
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "device.json", "-o", "back.bin"}).exitCode, 0);
	EXPECT_TRUE(folder.Read("back.bin") == AsText(*device));
}

} // namespace mria::ConvertTests
