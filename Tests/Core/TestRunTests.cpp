// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/TestRun.h"
#include "Support/TestFiles.h"

#include <gtest/gtest.h>

#include <set>

namespace mria::TestRunTests
{

namespace TestRunTestsDetail
{
/** Every constant of the header. */
const char* const kNames[] = {TestRunFile::kRun, TestRunFile::kReport, TestRunFile::kReportTemporary,
	TestRunFile::kLogEnd, TestRunFile::kTakeEnd, TestRunFile::kScreenshotEnd, TestRunFile::kSnapshotEnd,
	TestRunField::kFormat, TestRunField::kVersion, TestRunField::kRunId, TestRunField::kTests,
	TestRunField::kRecordings, TestRunField::kShardIndex, TestRunField::kShardCount, TestRunField::kTestLimit,
	TestRunField::kHeartbeatInterval, TestRunField::kSnapshots, TestRunField::kTakes, TestRunField::kScreenshots,
	TestRunField::kQuitWhenDone, TestRunField::kState, TestRunField::kHeartbeat, TestRunField::kElapsed,
	TestRunField::kApp, TestRunField::kName, TestRunField::kEngine, TestRunField::kPlugin, TestRunField::kPlatform,
	TestRunField::kFolder, TestRunField::kCurrent, TestRunField::kTest, TestRunField::kTime, TestRunField::kLog,
	TestRunField::kRecording, TestRunField::kDuration, TestRunField::kMessage, TestRunField::kEvents,
	TestRunField::kSeverity, TestRunField::kText, TestRunField::kDifferences, TestRunField::kValue,
	TestRunField::kExpected, TestRunField::kActual, TestRunField::kInput, TestRunField::kFiles, TestRunField::kKind,
	TestRunState::kStarting, TestRunState::kRunning, TestRunState::kDone, TestRunState::kPassed, TestRunState::kFailed,
	TestRunState::kTimedOut, TestRunState::kSkipped};
} // namespace TestRunTestsDetail

using namespace TestRunTestsDetail;

TEST(TestRun, NoTwoNamesAreAlike)
{
	std::set<std::string> names;
	for (const char* name : kNames)
	{
		EXPECT_TRUE(names.insert(name).second) << name;
	}
}

TEST(TestRun, ThePageNamesEveryOne)
{
	const auto bytes = LoadFile(std::string(MRIA_SAMPLES) + "/../../Resources/Docs/HoloLens.md");
	ASSERT_TRUE(bytes);
	const std::string page(bytes->begin(), bytes->end());
	for (const char* name : kNames)
	{
		// Ends of file names come after what they end.
		const bool isEnd = name[0] == '-' || name[0] == '.';
		EXPECT_NE(page.find((isEnd ? "" : "`") + std::string(name) + "`"), std::string::npos) << name;
	}
}

} // namespace mria::TestRunTests
