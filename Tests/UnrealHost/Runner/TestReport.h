// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <string>

/** Tests in the output form and with the options of GoogleTest, which Tests/summarize.py reads. */
namespace UE::Host
{

struct FTestSelection
{
	std::string Pattern = "*";
	bool bListOnly = false;
	int ShardCount = 1;
	int ShardIndex = 0;
};

/** --gtest_filter=PATTERN, --gtest_list_tests and the two environment variables for shards. */
inline FTestSelection SelectionOf(int ArgumentCount, char** Arguments)
{
	FTestSelection Selection;
	for (int Index = 1; Index < ArgumentCount; ++Index)
	{
		const std::string Argument = Arguments[Index];
		if (Argument.rfind("--gtest_filter=", 0) == 0)
		{
			Selection.Pattern = Argument.substr(std::strlen("--gtest_filter="));
		}
		Selection.bListOnly |= Argument == "--gtest_list_tests";
	}
	if (const char* Count = std::getenv("GTEST_TOTAL_SHARDS"))
	{
		Selection.ShardCount = std::atoi(Count);
		const char* Index = std::getenv("GTEST_SHARD_INDEX");
		Selection.ShardIndex = Index ? std::atoi(Index) : 0;
	}
	return Selection;
}

/** The project folder of one shard, empty: shards run at once, and tests delete the folders that they wrote to. */
inline std::string MakeProjectDir(const std::string& Root, const FTestSelection& Selection)
{
	const std::string Dir = Root + "/" + std::to_string(Selection.ShardIndex);
	std::error_code Error;
	std::filesystem::remove_all(Dir, Error);
	std::filesystem::create_directories(Dir, Error);
	return Dir;
}

/** `*` matches anything; a pattern ends where a colon begins the next. */
inline bool MatchesOne(const char* Pattern, const char* Text)
{
	if (*Pattern == '*')
	{
		return MatchesOne(Pattern + 1, Text) || (*Text != 0 && MatchesOne(Pattern, Text + 1));
	}
	const bool bEnds = *Pattern == 0 || *Pattern == ':';
	return bEnds ? *Text == 0 : *Pattern == *Text && MatchesOne(Pattern + 1, Text + 1);
}

/** Whether one of the patterns fits, which colons part. */
inline bool Matches(const char* Patterns, const char* Text)
{
	for (const char* Pattern = Patterns; Pattern; Pattern = std::strchr(Pattern, ':'))
	{
		Pattern += Pattern != Patterns ? 1 : 0;
		if (MatchesOne(Pattern, Text))
		{
			return true;
		}
	}
	return false;
}

class FTestReport
{
public:
	explicit FTestReport(const FTestSelection& InSelection)
		: Selection(InSelection)
	{
	}

	void Run(const std::string& Name, const std::function<bool()>& Test)
	{
		if (!Matches(Selection.Pattern.c_str(), Name.c_str()) || Count++ % Selection.ShardCount != Selection.ShardIndex)
		{
			return;
		}
		if (Selection.bListOnly)
		{
			std::printf("%s\n", Name.c_str());
			return;
		}
		std::printf("[ RUN      ] %s\n", Name.c_str());
		std::fflush(stdout);
		const bool bPassed = Test();
		Failures += bPassed ? 0 : 1;
		std::printf("%s %s\n", bPassed ? "[       OK ]" : "[  FAILED  ]", Name.c_str());
		std::fflush(stdout);
	}

	/** The exit code. A pattern that fits no test is a mistake in it, not a success. */
	int Finish() const
	{
		std::printf("[==========] all tests ended\n");
		if (Count == 0)
		{
			std::fprintf(stderr, "no test matches %s\n", Selection.Pattern.c_str());
		}
		return Failures == 0 && Count > 0 ? 0 : 1;
	}

private:
	FTestSelection Selection;
	int Count = 0;
	int Failures = 0;
};

} // namespace UE::Host
