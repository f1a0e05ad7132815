// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/TestReport.h"

#include "Json/JsonDocument.h"
#include "Json/JsonText.h"
#include "Mria/TestRun.h"

namespace mria
{

namespace TestReportDetail
{
using Json = JsonDocument;
namespace Field = TestRunField;

TestState StateOf(const std::string& text)
{
	if (text == TestRunState::kPassed)
	{
		return TestState::Passed;
	}
	if (text == TestRunState::kTimedOut)
	{
		return TestState::TimedOut;
	}
	return text == TestRunState::kSkipped ? TestState::Skipped : TestState::Failed;
}

TestOutcome ReadOutcome(const Json::Value& test)
{
	TestOutcome outcome;
	outcome.name = Json::Text(test, Field::kName);
	outcome.state = StateOf(Json::Text(test, Field::kState));
	outcome.duration = Json::Number(test, Field::kDuration);
	outcome.message = Json::Text(test, Field::kMessage);
	outcome.recording = Json::Text(test, Field::kRecording);
	Json::ForEach(test, Field::kEvents,
		[&](const Json::Value& event)
		{
			outcome.events.push_back({Json::Number(event, Field::kTime), Json::Text(event, Field::kSeverity),
				Json::Text(event, Field::kText)});
		});
	Json::ForEach(test, Field::kDifferences,
		[&](const Json::Value& difference)
		{
			outcome.differences.push_back({Json::Number(difference, Field::kTime),
				Json::Text(difference, Field::kValue), Json::Text(difference, Field::kExpected),
				Json::Text(difference, Field::kActual), Json::Text(difference, Field::kInput)});
		});
	Json::ForEach(test, Field::kFiles,
		[&](const Json::Value& file) {
			outcome.files.push_back({Json::Text(file, Field::kKind), Json::Text(file, Field::kName)});
		});
	return outcome;
}

void WriteNames(JsonText& json, const char* name, const std::vector<std::string>& names)
{
	json.ArrayMember(name, names, [&](const std::string& text) { json.Text(text); });
}
} // namespace TestReportDetail

std::optional<TestReport> ParseTestReport(std::string_view text)
{
	using namespace TestReportDetail;
	const Json json(text);
	const Json::Value& root = json.Root();
	if (Json::Text(root, Field::kFormat) != "mrinput-report" || Json::Count(root, Field::kVersion) != 1)
	{
		return std::nullopt;
	}
	TestReport report;
	report.runId = Json::Text(root, Field::kRunId);
	report.isDone = Json::Text(root, Field::kState) == TestRunState::kDone;
	report.heartbeat = Json::Count(root, Field::kHeartbeat);
	const Json::Value& current = Json::Member(root, Field::kCurrent);
	report.currentTest = Json::Text(current, Field::kTest);
	report.currentTime = Json::Number(current, Field::kTime);
	const Json::Value& app = Json::Member(root, Field::kApp);
	report.engine = Json::Text(app, Field::kEngine);
	report.plugin = Json::Text(app, Field::kPlugin);
	report.platform = Json::Text(app, Field::kPlatform);
	report.folder = Json::Text(app, Field::kFolder);
	report.log = Json::Text(root, Field::kLog);
	Json::ForEach(root, Field::kTests, [&](const Json::Value& test) { report.tests.push_back(ReadOutcome(test)); });
	return report;
}

std::string TestRequestText(const TestRequest& request)
{
	using namespace TestReportDetail;
	JsonText json;
	json.BeginObject();
	json.TextMember(Field::kFormat, "mrinput-run");
	json.CountMember(Field::kVersion, 1);
	json.TextMember(Field::kRunId, request.runId);
	WriteNames(json, Field::kTests, request.tests);
	WriteNames(json, Field::kRecordings, request.recordings);
	json.CountMember(Field::kShardIndex, request.shardIndex);
	json.CountMember(Field::kShardCount, request.shardCount);
	json.FloatMember(Field::kTestLimit, static_cast<float>(request.testLimit));
	json.FloatMember(Field::kHeartbeatInterval, static_cast<float>(request.heartbeatInterval));
	json.TextMember(Field::kSnapshots, request.writesSnapshots ? "write" : "compare");
	json.BoolMember(Field::kTakes, request.wantsTakes);
	json.BoolMember(Field::kScreenshots, request.wantsScreenshots);
	json.BoolMember(Field::kQuitWhenDone, request.quitsWhenDone);
	json.EndObject();
	return json.Get();
}

} // namespace mria
