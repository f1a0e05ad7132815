// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Text/JUnit.h"

#include <gtest/gtest.h>

namespace mria::JUnitTests
{

TEST(JUnit, CountsWhatItContains)
{
	JUnitSuite suite = {"lens"};
	suite.properties = {{"app", "A"}};
	suite.cases = {{"lens", "a", 1.5, JUnitOutcome::Passed, "", "seen\n"},
		{"lens", "b", 0.25, JUnitOutcome::Failed, "differs", "line\n"},
		{"lens", "c", 0.0, JUnitOutcome::Error, "crashed"}, {"lens", "d", 0.0, JUnitOutcome::Skipped, "why"}};
	EXPECT_EQ(JUnitText({suite}),
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
		"<testsuites tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.750\">\n"
		"\t<testsuite name=\"lens\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.750\">\n"
		"\t\t<properties>\n\t\t\t<property name=\"app\" value=\"A\"/>\n\t\t</properties>\n"
		"\t\t<testcase classname=\"lens\" name=\"a\" time=\"1.500\">\n"
		"\t\t\t<system-out>seen\n</system-out>\n\t\t</testcase>\n"
		"\t\t<testcase classname=\"lens\" name=\"b\" time=\"0.250\">\n"
		"\t\t\t<failure message=\"differs\">line\n</failure>\n\t\t</testcase>\n"
		"\t\t<testcase classname=\"lens\" name=\"c\" time=\"0.000\">\n"
		"\t\t\t<error message=\"crashed\"/>\n\t\t</testcase>\n"
		"\t\t<testcase classname=\"lens\" name=\"d\" time=\"0.000\">\n"
		"\t\t\t<skipped message=\"why\"/>\n\t\t</testcase>\n"
		"\t</testsuite>\n</testsuites>\n");
}

TEST(JUnit, EscapesMarkupAndReplacesWhatXmlCannotHold)
{
	EXPECT_EQ(MarkupEscaped("<a href=\"x\">&'"), "&lt;a href=&quot;x&quot;&gt;&amp;'");
	EXPECT_EQ(
		MarkupEscaped("\xC3\xA9 \xE2\x96\xB2 \xF0\x9F\x98\x80\n\t"), "\xC3\xA9 \xE2\x96\xB2 \xF0\x9F\x98\x80\n\t");
	const std::string replaced = "\xEF\xBF\xBD";
	for (const std::string hostile : {"\x01", "\x1b", "\x80", "\xC0\x80", "\xC3", "\xE2\x96", "\xED\xA0\x80",
			 "\xEF\xBF\xBF", "\xF5\x80\x80\x80", "\xFF"})
	{
		const std::string escaped = MarkupEscaped(hostile);
		EXPECT_EQ(escaped.substr(0, 3), replaced);
		EXPECT_EQ(escaped.size() % 3, 0u); // nothing but replacements
	}
}

} // namespace mria::JUnitTests
