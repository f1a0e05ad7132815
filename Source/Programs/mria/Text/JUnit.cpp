// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/JUnit.h"

#include "Text/Strings.h"

#include <algorithm>

namespace mria
{

namespace JUnitDetail
{
std::string Attribute(const char* name, const std::string& value)
{
	return std::string(" ") + name + "=\"" + MarkupEscaped(value) + "\"";
}

/** The counts that suites and their parent both have. */
struct Counts
{
	std::size_t tests = 0;
	std::size_t failures = 0;
	std::size_t errors = 0;
	std::size_t skipped = 0;
	double seconds = 0.0;

	void Add(const JUnitCase& test)
	{
		++tests;
		failures += test.outcome == JUnitOutcome::Failed ? 1 : 0;
		errors += test.outcome == JUnitOutcome::Error ? 1 : 0;
		skipped += test.outcome == JUnitOutcome::Skipped ? 1 : 0;
		seconds += test.seconds;
	}

	std::string Attributes() const
	{
		return Attribute("tests", std::to_string(tests)) + Attribute("failures", std::to_string(failures)) +
			Attribute("errors", std::to_string(errors)) + Attribute("skipped", std::to_string(skipped)) +
			Attribute("time", SecondsText(seconds));
	}
};

std::string CaseText(const JUnitCase& test)
{
	constexpr const char* kElements[] = {"system-out", "failure", "error", "skipped"};
	const std::string start = "\t\t<testcase" + Attribute("classname", test.className) + Attribute("name", test.name) +
		Attribute("time", SecondsText(test.seconds));
	const bool hasPassed = test.outcome == JUnitOutcome::Passed;
	if (hasPassed && test.details.empty())
	{
		return start + "/>\n";
	}
	const std::string element = kElements[static_cast<std::size_t>(test.outcome)];
	std::string text = start + ">\n\t\t\t<" + element + (hasPassed ? "" : Attribute("message", test.message));
	text += test.details.empty() ? "/>\n" : ">" + MarkupEscaped(test.details) + "</" + element + ">\n";
	return text + "\t\t</testcase>\n";
}

std::string SuiteText(const JUnitSuite& suite)
{
	Counts counts;
	std::string cases;
	for (const JUnitCase& test : suite.cases)
	{
		counts.Add(test);
		cases += CaseText(test);
	}
	std::string properties;
	for (const auto& [name, value] : suite.properties)
	{
		properties += "\t\t\t<property" + Attribute("name", name) + Attribute("value", value) + "/>\n";
	}
	properties = properties.empty() ? "" : "\t\t<properties>\n" + properties + "\t\t</properties>\n";
	return "\t<testsuite" + Attribute("name", suite.name) + counts.Attributes() + ">\n" + properties + cases +
		"\t</testsuite>\n";
}

/** Bytes of the UTF-8 character at `text`, which XML 1.0 may hold; 0 if there is none. */
std::size_t CharacterSize(std::string_view text)
{
	const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
	const unsigned char first = byte(0);
	if (first < 0x80)
	{
		return first >= 0x20 || first == '\t' || first == '\n' || first == '\r' ? 1 : 0;
	}
	const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
	unsigned int code = first & (0xFFu >> (size + 1));
	bool isWhole = first >= 0xC2 && first <= 0xF4 && size <= text.size();
	for (std::size_t i = 1; isWhole && i < size; ++i)
	{
		isWhole = (byte(i) & 0xC0) == 0x80;
		code = code << 6 | (byte(i) & 0x3F);
	}
	const bool isShortest = size == 2 || code >= (size == 3 ? 0x800u : 0x10000u);
	const bool isAllowed = code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) && code != 0xFFFE && code != 0xFFFF;
	return isWhole && isShortest && isAllowed ? size : 0;
}
} // namespace JUnitDetail

std::string JUnitText(const std::vector<JUnitSuite>& suites)
{
	using namespace JUnitDetail;
	Counts counts;
	std::string text;
	for (const JUnitSuite& suite : suites)
	{
		std::for_each(suite.cases.begin(), suite.cases.end(), [&](const JUnitCase& test) { counts.Add(test); });
		text += SuiteText(suite);
	}
	return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" + counts.Attributes() + ">\n" + text +
		"</testsuites>\n";
}

std::string MarkupEscaped(std::string_view text)
{
	std::string escaped;
	while (!text.empty())
	{
		const std::size_t size = JUnitDetail::CharacterSize(text);
		switch (text[0])
		{
		case '&':
			escaped += "&amp;";
			break;
		case '<':
			escaped += "&lt;";
			break;
		case '>':
			escaped += "&gt;";
			break;
		case '"':
			escaped += "&quot;";
			break;
		case '\r':
			escaped += "&#13;";
			break;
		default:
			escaped += size == 0 ? std::string_view("\xEF\xBF\xBD") : text.substr(0, size);
		}
		text.remove_prefix(size == 0 ? 1 : size);
	}
	return escaped;
}

} // namespace mria
