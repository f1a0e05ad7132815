// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

namespace mria
{

/**
 * How `mria device run-tests` and an app on a device talk to each other: through files in one folder of the app. The
 * runner writes run.json and starts the app. The app writes report.json again and again, each time to report.json.tmp
 * which it then renames, so that nobody reads half of it. Resources/Docs/HoloLens.md explains every field; names only
 * ever get added.
 */
namespace TestRunFile
{
inline constexpr char kRun[] = "run.json";
inline constexpr char kReport[] = "report.json";
inline constexpr char kReportTemporary[] = "report.json.tmp";

/** Ends of names. Files that a run makes begin with its id: "<runId>-<test>-take.bin", "<runId>-log.txt". */
inline constexpr char kLogEnd[] = "-log.txt";
inline constexpr char kTakeEnd[] = "-take.bin";
inline constexpr char kScreenshotEnd[] = ".png"; ///< "<runId>-<test>-<marker>.png"
inline constexpr char kSnapshotEnd[] =
	".snapshot.json"; ///< "<runId>-<test>.snapshot.json"; expected: "<test>.snapshot.json"
} // namespace TestRunFile

namespace TestRunField
{
inline constexpr char kFormat[] = "format"; ///< "mrinput-run" or "mrinput-report".
inline constexpr char kVersion[] = "version"; ///< 1.
inline constexpr char kRunId[] = "runId"; ///< Digits, small letters and "-"; a report has that of its run.

// run.json
inline constexpr char kTests[] = "tests"; ///< Names, with * for any text; empty for all. In a report: objects.
inline constexpr char kRecordings[] = "recordings"; ///< File names.
inline constexpr char kShardIndex[] =
	"shardIndex"; ///< 1 to shardCount: of the sorted tests, those with this remainder.
inline constexpr char kShardCount[] = "shardCount";
inline constexpr char kTestLimit[] = "testLimit"; ///< Seconds for one test; 0 for each test's own.
inline constexpr char kHeartbeatInterval[] = "heartbeatInterval"; ///< Seconds between two reports, at most.
inline constexpr char kSnapshots[] = "snapshots"; ///< "compare" or "write".
inline constexpr char kTakes[] = "takes"; ///< Whether to record a take of each test.
inline constexpr char kScreenshots[] = "screenshots";
inline constexpr char kQuitWhenDone[] = "quitWhenDone";

// report.json
inline constexpr char kState[] = "state"; ///< Of a run: starting, running, done. Of a test: see TestRunState.
inline constexpr char kHeartbeat[] = "heartbeat"; ///< Grows with every report.
inline constexpr char kElapsed[] = "elapsed"; ///< Seconds since the app started.
inline constexpr char kApp[] = "app"; ///< name, version, engine, plugin, platform, folder.
inline constexpr char kName[] = "name";
inline constexpr char kEngine[] = "engine";
inline constexpr char kPlugin[] = "plugin";
inline constexpr char kPlatform[] = "platform";
inline constexpr char kFolder[] = "folder"; ///< The absolute path on the device.
inline constexpr char kCurrent[] = "current"; ///< What is running: test, time. Null between tests.
inline constexpr char kTest[] = "test";
inline constexpr char kTime[] = "time"; ///< Seconds of the recording.
inline constexpr char kLog[] = "log"; ///< The log's file name.

// Each of a report's tests
inline constexpr char kRecording[] = "recording";
inline constexpr char kDuration[] = "duration"; ///< Seconds.
inline constexpr char kMessage[] = "message"; ///< One line; empty for a test that passed.
inline constexpr char kEvents[] = "events"; ///< time, severity, text.
inline constexpr char kSeverity[] = "severity"; ///< error, warning, info.
inline constexpr char kText[] = "text";
inline constexpr char kDifferences[] = "differences"; ///< time, value, expected, actual, input.
inline constexpr char kValue[] = "value"; ///< What differs: "Cube.Location".
inline constexpr char kExpected[] = "expected";
inline constexpr char kActual[] = "actual";
inline constexpr char kInput[] = "input"; ///< What the hands were doing: "right hand pinches".
inline constexpr char kFiles[] = "files"; ///< kind, name.
inline constexpr char kKind[] = "kind"; ///< take, screenshot, snapshot.
} // namespace TestRunField

/** The values of "state". */
namespace TestRunState
{
inline constexpr char kStarting[] = "starting";
inline constexpr char kRunning[] = "running";
inline constexpr char kDone[] = "done";
inline constexpr char kPassed[] = "passed";
inline constexpr char kFailed[] = "failed";
inline constexpr char kTimedOut[] = "timedOut";
inline constexpr char kSkipped[] = "skipped";
} // namespace TestRunState

} // namespace mria
