// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RecordingBuilder.h"
#include "Support/TestFiles.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

namespace mria::RepairTests
{

namespace RepairTestsDetail
{
/** A still camera whose keys are out of order. */
RecordingBuilder Unsorted(Dialect dialect)
{
	RecordingBuilder builder(dialect);
	for (const float time : {0.0f, 1.0f, 0.5f})
	{
		for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
		{
			builder.WithKey(curve, PlainKey(time, curve == CameraCurve(PoseComponent::RotationW) ? 1.0f : 0.0f));
		}
	}
	return builder;
}

RecordingBuilder Sorted(Dialect dialect)
{
	RecordingBuilder builder(dialect);
	for (const float time : {0.0f, 0.5f, 1.0f})
	{
		for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
		{
			builder.WithKey(curve, PlainKey(time, curve == CameraCurve(PoseComponent::RotationW) ? 1.0f : 0.0f));
		}
	}
	return builder;
}
} // namespace RepairTestsDetail

using namespace RepairTestsDetail;

TEST(RepairCommand, RepairsInTheSameDialect)
{
	for (const Dialect dialect : kDialects)
	{
		const TestFolder folder;
		folder.Write("in.bin", Unsorted(dialect).Bytes());
		const ToolRun run = RunMria(folder.Path(), {"repair", "in.bin", "-o", "out.bin"});
		EXPECT_EQ(run.exitCode, 0);
		EXPECT_EQ(run.out.substr(0, 19), "  sort-keys        ") << run.out;
		EXPECT_NE(run.out.find("\nwrote out.bin ("), std::string::npos) << run.out;
		EXPECT_TRUE(folder.Read("out.bin") == AsText(Sorted(dialect).Bytes())) << ToString(dialect);
	}
}

TEST(RepairCommand, WritesTheSameBytesWhereNothingIsWrong)
{
	const TestFolder folder;
	folder.Write("in.bin", Sorted(Dialect::Mrtk11).Bytes());
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.bin", "-o", "out.bin"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.out.substr(0, 18), "nothing to repair\n") << run.out;
	EXPECT_TRUE(folder.Read("in.bin") == folder.Read("out.bin"));
	const ToolRun json = RunMria(folder.Path(), {"repair", "in.bin", "-o", "out.bin", "--json"});
	EXPECT_NE(json.out.find("\"repairs\": [],\n  \"totals\": {}\n}\n"), std::string::npos) << json.out;
}

TEST(RepairCommand, SaysHowManyKeysItHadToAdd)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	const TestFolder folder;
	folder.Write("in.bin", *bytes);
	const ToolRun run = RunMria(folder.Path(), {"repair", "in.bin", "-o", "out.bin"});
	const std::size_t added = (folder.Read("out.bin").size() - bytes->size()) / kFullKeySize;
	EXPECT_NE(run.out.find(" " + std::to_string(added) + " keys added"), std::string::npos) << run.out;
}

TEST(RepairCommand, MakesOnlyTheRequestedRepairs)
{
	const TestFolder folder;
	folder.Write("in.bin", Unsorted(Dialect::Mrtk10).Bytes());
	ASSERT_EQ(RunMria(folder.Path(), {"repair", "in.bin", "-o", "a.bin", "--only", "header", "rebuild-w"}).exitCode, 0);
	EXPECT_TRUE(folder.Read("a.bin") == folder.Read("in.bin"));
	ASSERT_EQ(RunMria(folder.Path(), {"repair", "in.bin", "-o", "b.bin", "--only", "header,sort-keys"}).exitCode, 0);
	EXPECT_TRUE(folder.Read("b.bin") == AsText(Sorted(Dialect::Mrtk10).Bytes()));
}

TEST(RepairCommand, PutsTheHeaderInFrontOfA2019File)
{
	const std::vector<std::uint8_t> whole = Sorted(Dialect::Mrtk10).Bytes();
	const TestFolder folder;
	folder.Write("old.bin", std::vector<std::uint8_t>(whole.begin() + FileBytes::kHeaderSize10, whole.end()));
	const ToolRun run = RunMria(folder.Path(), {"repair", "old.bin", "-o", "new.bin", "--json"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_NE(run.out.find("\"repair\": \"header\""), std::string::npos) << run.out;
	EXPECT_NE(run.out.find("\"header\": 16"), std::string::npos) << run.out;
	EXPECT_TRUE(folder.Read("new.bin") == AsText(whole));
	const ToolRun refused = RunMria(folder.Path(), {"repair", "old.bin", "-o", "none.bin", "--only", "sort-keys"});
	EXPECT_EQ(refused.exitCode, 3);
	EXPECT_FALSE(folder.Has("none.bin"));
}

TEST(RepairCommand, RepairsJsonToo)
{
	const TestFolder folder;
	folder.Write("in.bin", Unsorted(Dialect::Mrtk11).Bytes());
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "in.bin", "-o", "in.json"}).exitCode, 0);
	ASSERT_EQ(RunMria(folder.Path(), {"repair", "in.json", "-o", "out.json"}).exitCode, 0);
	ASSERT_EQ(RunMria(folder.Path(), {"convert", "out.json", "-o", "out.bin"}).exitCode, 0);
	EXPECT_TRUE(folder.Read("out.bin") == AsText(Sorted(Dialect::Mrtk11).Bytes()));
}

TEST(RepairCommand, LeavesNothingToWarnOfInTheRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(device, "headerless-device-right-hand.bin");
	MRIA_LOAD_SHARED_RECORDING(editor, "headerless-editor-left-hand.bin");
	const TestFolder folder;
	folder.Write("device.bin", *device);
	folder.Write("editor.bin", *editor);
	for (const std::string name : {"device", "editor"})
	{
		ASSERT_EQ(RunMria(folder.Path(), {"repair", name + ".bin", "-o", name + "-repaired.bin"}).exitCode, 0);
		const ToolRun check = RunMria(folder.Path(), {"check", "--strict", name + "-repaired.bin"});
		EXPECT_EQ(check.exitCode, 0) << check.out;
		ASSERT_EQ(RunMria(folder.Path(), {"repair", name + "-repaired.bin", "-o", "again.bin"}).exitCode, 0);
		EXPECT_TRUE(folder.Read("again.bin") == folder.Read(name + "-repaired.bin"));
	}
}

} // namespace mria::RepairTests
