// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mria
{

enum class JUnitOutcome
{
	Passed,
	Failed, ///< The test looked and found something else than it expected.
	Error, ///< The test could not come to its end.
	Skipped,
};

struct JUnitCase
{
	std::string className; ///< Groups cases; CI systems show it before the name.
	std::string name;
	double seconds = 0.0;
	JUnitOutcome outcome = JUnitOutcome::Passed;
	std::string message = {}; ///< One line, unless the case passed.
	std::string details = {}; ///< Any number of lines below the message; of a case that passed, its output.
};

struct JUnitSuite
{
	std::string name;
	std::vector<std::pair<std::string, std::string>> properties = {};
	std::vector<JUnitCase> cases = {};
};

/** The XML that CI systems read, counts included: testsuites, testsuite, testcase, failure, error, skipped. */
std::string JUnitText(const std::vector<JUnitSuite>& suites);

/** For XML and HTML, in text and in attributes. Characters that XML cannot hold become U+FFFD. */
std::string MarkupEscaped(std::string_view text);

} // namespace mria
