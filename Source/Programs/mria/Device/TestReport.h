// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mria
{

enum class TestState
{
	Passed,
	Failed,
	TimedOut, ///< The test's own limit.
	Skipped,
	Crashed, ///< The app ended in the middle of it.
	Hung, ///< The app gave no sign of life any more.
	Unfinished, ///< The run ended for another reason.
};

const char* ToString(TestState state);

struct TestEvent
{
	double time = 0.0;
	std::string severity;
	std::string text;
};

struct TestDifference
{
	double time = 0.0;
	std::string value;
	std::string expected;
	std::string actual;
	std::string input; ///< What the hands were doing.
};

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

/** Nothing if the text is no report of a version that is known. */
std::optional<TestReport> ParseTestReport(std::string_view json);

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
};

std::string TestRequestText(const TestRequest& request);

} // namespace mria
