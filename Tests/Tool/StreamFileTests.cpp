// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/StreamFile.h"
#include "ToolProcess.h"

#include <gtest/gtest.h>

namespace mria::StreamFileTests
{

TEST(StreamFile, HandsEachPacketOverAtOnce)
{
	const TestFolder folder;
	StreamFile file((folder.Path() / "a").string());
	const std::vector<std::uint8_t> packet(100, 7);
	for (std::size_t i = 1; i <= 3; ++i)
	{
		file.Write(packet);
		EXPECT_EQ(folder.Read("a").size(), 100 * i) << "a crash would cost what is not there yet";
	}
	EXPECT_EQ(file.BytesWritten(), 300u);
	EXPECT_EQ(file.PacketsWritten(), 3u);
	EXPECT_FALSE(file.GetFailure());
}

TEST(StreamFile, LeavesAFileAloneThatIsThere)
{
	const TestFolder folder;
	for (const std::string before : {"a stream that was never recovered", ""})
	{
		folder.Write("a", before);
		StreamFile file((folder.Path() / "a").string());
		ASSERT_TRUE(file.GetFailure());
		EXPECT_EQ(file.GetFailure()->code, "CannotWrite");
		EXPECT_NE(file.GetFailure()->summary.find("it exists already"), std::string::npos);
		EXPECT_NE(file.GetFailure()->hint.find("'mria repair'"), std::string::npos);
		file.Write(std::vector<std::uint8_t>(10));
		EXPECT_EQ(folder.Read("a"), before);
	}
}

TEST(StreamFile, SyncsTheFirstPacketAndThenAtIntervals)
{
	const TestFolder folder;
	const std::vector<std::uint8_t> packet(10);
	StreamFile often((folder.Path() / "often").string(), StreamFile::Seconds(1e-9));
	StreamFile rarely((folder.Path() / "rarely").string(), StreamFile::Seconds(3600));
	StreamFile never((folder.Path() / "never").string(), StreamFile::Seconds(0));
	for (int i = 0; i < 5; ++i)
	{
		for (StreamFile* const file : {&often, &rarely, &never})
		{
			file->Write(packet);
		}
	}
	EXPECT_EQ(often.Syncs(), 5u);
	EXPECT_EQ(rarely.Syncs(), 1u);
	rarely.Sync();
	EXPECT_EQ(rarely.Syncs(), 2u) << "whatever the interval, when asked to";
	never.Sync();
	EXPECT_EQ(never.Syncs(), 0u);
}

TEST(StreamFile, KeepsTheFirstFailure)
{
	StreamFile file("/dev/full", StreamFile::Seconds(1));
	ASSERT_FALSE(file.GetFailure());
	file.Write(std::vector<std::uint8_t>(10));
	ASSERT_TRUE(file.GetFailure());
	EXPECT_EQ(file.GetFailure()->summary, "cannot write /dev/full: No space left on device");
	file.Write(std::vector<std::uint8_t>(10));
	EXPECT_EQ(file.BytesWritten(), 0u);
}

} // namespace mria::StreamFileTests
