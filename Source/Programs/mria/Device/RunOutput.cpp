// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/RunOutput.h"

#include "Text/Strings.h"

#include <algorithm>

namespace mria
{

namespace RunOutputDetail
{
std::string DetailsOf(const TestOutcome& test)
{
	std::string text;
	for (const TestDifference& difference : test.differences)
	{
		text += SecondsText(difference.time) + " s  " + difference.value + ": expected " + difference.expected +
			", found " + difference.actual + (difference.input.empty() ? "" : " (" + difference.input + ")") + "\n";
	}
	for (const TestEvent& event : test.events)
	{
		text += SecondsText(event.time) + " s  " + event.severity + ": " + event.text + "\n";
	}
	for (const TestFile& file : test.files)
	{
		text += file.kind + ": " + file.name + "\n";
	}
	return text;
}

JUnitOutcome OutcomeOf(TestState state)
{
	switch (state)
	{
	case TestState::Passed:
		return JUnitOutcome::Passed;
	case TestState::Failed:
	case TestState::TimedOut:
		return JUnitOutcome::Failed;
	case TestState::Skipped:
		return JUnitOutcome::Skipped;
	default:
		return JUnitOutcome::Error;
	}
}

JUnitSuite SuiteOf(const DeviceRun& run)
{
	JUnitSuite suite = {run.device};
	suite.properties = {{"device", run.info.name}, {"system", run.info.system}, {"app", run.app.id},
		{"engine", run.report.engine}, {"plugin", run.report.plugin}, {"end", ToString(run.end)}};
	for (const TestOutcome& test : run.report.tests)
	{
		suite.cases.push_back(
			{run.device, test.name, test.duration, OutcomeOf(test.state), test.message, DetailsOf(test)});
	}
	if (run.report.tests.empty())
	{
		const std::string message = run.endText.empty() ? "no test ran" : run.endText;
		suite.cases.push_back({run.device, "run", run.seconds, JUnitOutcome::Error, message,
			run.failure ? FailureText(*run.failure) : ""});
	}
	return suite;
}

void WriteNames(JsonText& json, const char* name, const std::vector<std::string>& names)
{
	json.ArrayMember(name, names, [&](const std::string& text) { json.Text(text); });
}

void WriteTest(JsonText& json, const TestOutcome& test)
{
	json.TextMember("name", test.name);
	json.TextMember("state", ToString(test.state));
	json.FloatMember("duration", static_cast<float>(test.duration));
	json.TextMember("message", test.message);
	json.TextMember("recording", test.recording);
	json.ObjectsMember("differences", test.differences,
		[&](const TestDifference& difference)
		{
			json.FloatMember("time", static_cast<float>(difference.time));
			json.TextMember("value", difference.value);
			json.TextMember("expected", difference.expected);
			json.TextMember("actual", difference.actual);
			json.TextMember("input", difference.input);
		});
	json.ObjectsMember("files", test.files,
		[&](const TestFile& file)
		{
			json.TextMember("kind", file.kind);
			json.TextMember("name", file.name);
		});
}

void WriteRun(JsonText& json, const DeviceRun& run)
{
	json.TextMember("device", run.device);
	json.TextMember("deviceName", run.info.name);
	json.TextMember("system", run.info.system);
	json.TextMember("app", run.app.id);
	json.TextMember("end", ToString(run.end));
	json.TextMember("endText", run.endText);
	json.BoolMember("good", run.IsGood());
	json.FloatMember("seconds", static_cast<float>(run.seconds));
	json.ObjectsMember("tests", run.report.tests, [&](const TestOutcome& test) { WriteTest(json, test); });
	WriteNames(json, "pulled", run.pulled);
	WriteNames(json, "notPulled", run.notPulled);
	if (run.failure)
	{
		WriteFailure(*run.failure, json);
	}
}
} // namespace RunOutputDetail

std::vector<JUnitSuite> JUnitSuitesOf(const std::vector<DeviceRun>& runs)
{
	std::vector<JUnitSuite> suites;
	std::transform(runs.begin(), runs.end(), std::back_inserter(suites), &RunOutputDetail::SuiteOf);
	return suites;
}

void WriteRuns(const std::vector<DeviceRun>& runs, JsonText& json)
{
	json.BeginObject();
	json.BoolMember("good", std::all_of(runs.begin(), runs.end(), [](const DeviceRun& run) { return run.IsGood(); }));
	json.ObjectsMember("devices", runs, [&](const DeviceRun& run) { RunOutputDetail::WriteRun(json, run); });
	json.EndObject();
}

std::string CountsText(const DeviceRun& run)
{
	constexpr TestState kStates[] = {TestState::Passed, TestState::Failed, TestState::TimedOut, TestState::Skipped,
		TestState::Crashed, TestState::Hung, TestState::Unfinished};
	constexpr const char* kWords[] = {"passed", "failed", "timed out", "skipped", "crashed", "hung", "unfinished"};
	std::vector<std::string> counts;
	for (const TestState state : kStates)
	{
		if (run.CountOf(state) > 0)
		{
			counts.push_back(std::to_string(run.CountOf(state)) + " " + kWords[static_cast<std::size_t>(state)]);
		}
	}
	return counts.empty() ? "no test ran" : Joined(counts);
}

} // namespace mria
