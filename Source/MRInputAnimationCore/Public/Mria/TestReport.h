// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mria
{

/** The content of run.json and report.json (Mria/TestRun.h) as plain data, for the app and for the runner. */

enum class TestState : std::uint8_t
{
	Passed,
	Failed,
	TimedOut, ///< The test's own limit.
	Skipped,
	Crashed, ///< The app ended in the middle of it. This and the next two are the runner's findings only.
	Hung, ///< The app gave no sign of life any more.
	Unfinished, ///< The run ended for another reason.
};

/** "passed", "timedOut": as in a report. */
MRINPUTANIMATIONCORE_API const char* ToString(TestState state);

struct TestEvent
{
	double time = 0.0; ///< Seconds of the recording, like all times here but durations.
	std::string severity;
	std::string text;
};

/** A value or an event that is not as expected. */
struct TestDifference
{
	double time = 0.0;
	std::string value; ///< What differs: "Cube.Location", "marker grab".
	std::string expected;
	std::string actual;
	std::string input; ///< What the hands were doing.
};

/** One line: "Cube.Location differs at 1.533 s: expected Z=95, got Z=88.2 (right hand pinches)". */
MRINPUTANIMATIONCORE_API std::string Describe(const TestDifference& difference);

/** A test's message: what the first difference is about, and how many more there are; empty without differences. */
MRINPUTANIMATIONCORE_API std::string Summarize(const std::vector<TestDifference>& differences);

struct TestFile
{
	std::string kind;
	std::string name;
};

struct TestOutcome
{
	std::string name;
	TestState state = TestState::Passed;
	double duration = 0.0;
	std::string message;
	std::string recording;
	std::vector<TestEvent> events;
	std::vector<TestDifference> differences;
	std::vector<TestFile> files;
};

/** What an app has written into report.json so far. */
struct TestReport
{
	std::string runId;
	bool isDone = false;
	std::uint64_t heartbeat = 0;
	std::string currentTest; ///< Empty between tests.
	double currentTime = 0.0;
	std::string engine;
	std::string plugin;
	std::string platform;
	std::string folder;
	std::string log;
	std::vector<TestOutcome> tests;
};

/** What run.json asks for. */
struct TestRequest
{
	std::string runId;
	std::vector<std::string> tests;
	std::vector<std::string> recordings;
	std::uint64_t shardIndex = 1;
	std::uint64_t shardCount = 1;
	double testLimit = 0.0;
	double heartbeatInterval = 1.0;
	bool writesSnapshots = false;
	bool wantsTakes = true;
	bool wantsScreenshots = true;
	bool quitsWhenDone = true;
};

/** Whether a run id has only digits, small letters and "-", so that it can begin file names. */
MRINPUTANIMATIONCORE_API bool IsRunId(const std::string& text);

/** The tests of `names` that a request is about, sorted by name; a shard that does not exist has none. */
MRINPUTANIMATIONCORE_API std::vector<std::string> ChooseTests(
	std::vector<std::string> names, const TestRequest& request);

/** A test's or marker's name in file names: all but letters, digits, ".", "-" and "_" becomes "-". */
MRINPUTANIMATIONCORE_API std::string ToFileName(const std::string& name);

} // namespace mria
