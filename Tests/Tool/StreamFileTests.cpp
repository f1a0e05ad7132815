// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "StreamFile.h"
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

TEST(StreamFile, StartsOver)
{
	const TestFolder folder;
	folder.Write("a", "something else");
	const StreamFile file((folder.Path() / "a").string());
	EXPECT_EQ(folder.Read("a"), "");
}

TEST(StreamFile, KeepsTheFirstFailure)
{
	StreamFile file("/dev/full");
	ASSERT_FALSE(file.GetFailure());
	file.Write(std::vector<std::uint8_t>(10));
	ASSERT_TRUE(file.GetFailure());
	EXPECT_EQ(file.GetFailure()->summary, "cannot write /dev/full: No space left on device");
	file.Write(std::vector<std::uint8_t>(10));
	EXPECT_EQ(file.BytesWritten(), 0u);
}

} // namespace mria::StreamFileTests
