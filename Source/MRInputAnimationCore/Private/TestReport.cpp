// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/TestReport.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <string_view>

namespace mria
{

namespace TestReportDetail
{
std::string AtTime(double time)
{
	char text[64];
	std::snprintf(text, sizeof(text), " differs at %.3f s", time);
	return text;
}

bool IsDigit(char character)
{
	return character >= '0' && character <= '9';
}

bool IsSmallLetter(char character)
{
	return character >= 'a' && character <= 'z';
}

/** Greedy from the left, and back to the last * where the rest does not fit: linear times the number of *. */
bool Matches(std::string_view pattern, std::string_view name)
{
	std::size_t inPattern = 0;
	std::size_t inName = 0;
	std::size_t afterStar = std::string_view::npos;
	std::size_t retry = 0;
	while (inName < name.size())
	{
		if (inPattern < pattern.size() && pattern[inPattern] == '*')
		{
			afterStar = ++inPattern;
			retry = inName;
		}
		else if (inPattern < pattern.size() && pattern[inPattern] == name[inName])
		{
			++inPattern;
			++inName;
		}
		else if (afterStar != std::string_view::npos)
		{
			inPattern = afterStar;
			inName = ++retry;
		}
		else
		{
			return false;
		}
	}
	return pattern.find_first_not_of('*', inPattern) == std::string_view::npos;
}
} // namespace TestReportDetail

const char* ToString(TestState state)
{
	constexpr const char* kNames[] = {"passed", "failed", "timedOut", "skipped", "crashed", "hung", "unfinished"};
	return kNames[static_cast<std::size_t>(state)];
}

std::string Describe(const TestDifference& difference)
{
	std::string text = difference.value + TestReportDetail::AtTime(difference.time) + ": expected " +
		difference.expected + ", got " + difference.actual;
	return difference.input.empty() ? text : text + " (" + difference.input + ")";
}

std::string Summarize(const std::vector<TestDifference>& differences)
{
	if (differences.empty())
	{
		return std::string();
	}
	const std::string first = differences[0].value + TestReportDetail::AtTime(differences[0].time);
	return differences.size() == 1 ? first : first + ", and " + std::to_string(differences.size() - 1) + " more";
}

bool IsRunId(const std::string& text)
{
	using namespace TestReportDetail;
	return !text.empty() &&
		std::all_of(text.begin(), text.end(), [](char c) { return IsDigit(c) || IsSmallLetter(c) || c == '-'; });
}

std::vector<std::string> ChooseTests(std::vector<std::string> names, const TestRequest& request)
{
	std::sort(names.begin(), names.end());
	std::vector<std::string> chosen;
	std::uint64_t position = 0;
	for (const std::string& name : names)
	{
		const auto fits = [&name](const std::string& pattern) { return TestReportDetail::Matches(pattern, name); };
		if (!request.tests.empty() && std::none_of(request.tests.begin(), request.tests.end(), fits))
		{
			continue;
		}
		if (request.shardCount > 0 && position++ % request.shardCount + 1 == request.shardIndex)
		{
			chosen.push_back(name);
		}
	}
	return chosen;
}

std::string ToFileName(const std::string& name)
{
	using namespace TestReportDetail;
	std::string file = name;
	for (char& character : file)
	{
		const bool isCapital = character >= 'A' && character <= 'Z';
		if (!isCapital && !IsSmallLetter(character) && !IsDigit(character) && character != '.' && character != '_')
		{
			character = '-';
		}
	}
	return file;
}

} // namespace mria
