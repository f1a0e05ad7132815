// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>

/** Tests that are known only when the program runs, given to GoogleTest: its options, its shards, its output. */
namespace UE::Host
{

/** Which part of the tests this process runs. */
inline int GetShardIndex()
{
	const char* Index = std::getenv("GTEST_SHARD_INDEX");
	return Index ? std::atoi(Index) : 0;
}

/** The project folder of one shard, empty: shards run at once, and tests delete the folders that they wrote to. */
inline std::string MakeProjectDir(const std::string& Root, int ShardIndex)
{
	const std::string Dir = Root + "/" + std::to_string(ShardIndex);
	std::error_code Error;
	std::filesystem::remove_all(Dir, Error);
	std::filesystem::create_directories(Dir, Error);
	return Dir;
}

/** Work: whether the test passes. */
class FRegisteredTest : public testing::Test
{
public:
	explicit FRegisteredTest(std::function<bool()> InWork)
		: Work(std::move(InWork))
	{
	}
	void TestBody() override { EXPECT_TRUE(Work()); }

private:
	std::function<bool()> Work;
};

/** Name: parted by dots, of which the first one parts the suite from its test. */
inline void RegisterTest(const std::string& Name, const std::function<bool()>& Work)
{
	const std::size_t Dot = Name.find('.');
	testing::RegisterTest(Name.substr(0, Dot).c_str(), Name.substr(Dot + 1).c_str(), nullptr, nullptr, __FILE__,
		__LINE__, [Work] { return new FRegisteredTest(Work); });
}

/** The exit code. A pattern that fits no test is a mistake in it, not a success; a shard may have none. */
inline int RunTests()
{
	const int ExitCode = RUN_ALL_TESTS();
	const testing::UnitTest& Tests = *testing::UnitTest::GetInstance();
	const bool bMayBeEmpty = testing::GTEST_FLAG(list_tests) || std::getenv("GTEST_TOTAL_SHARDS");
	if (Tests.total_test_count() > 0 && (bMayBeEmpty || Tests.test_to_run_count() > 0))
	{
		return ExitCode;
	}
	std::fprintf(stderr, "no test matches %s\n", testing::GTEST_FLAG(filter).c_str());
	return 1;
}

} // namespace UE::Host
