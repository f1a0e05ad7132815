// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/RunWatch.h"

#include "Mria/TestRun.h"
#include "Mria/Text.h"
#include "Text/Strings.h"
#include "Text/ValueText.h"

#include <thread>

namespace mria
{

namespace RunWatchDetail
{
using Clock = std::chrono::steady_clock;

std::string SecondsSince(Clock::time_point time)
{
	return OneDecimal(std::chrono::duration<double>(Clock::now() - time).count()) + " s";
}

std::string SecondsOf(std::chrono::milliseconds time)
{
	return OneDecimal(std::chrono::duration<double>(time).count()) + " s";
}

class Watch
{
public:
	Watch(Transport& transport, const DeviceRunOptions& options, const EndSwitch& end, DeviceConsole& console,
		DeviceRun& run)
		: transport_(transport)
		, options_(options)
		, end_(end)
		, console_(console)
		, run_(run)
	{
	}

	void Wait();

private:
	bool Look();
	bool ReadReport();
	bool LookAtProcess();
	bool Miss(const Failure& failure);
	bool End(RunEnd end, const std::string& text);
	void PrintNewTests();
	void AddRunningTest(TestState state);

	/** "in 'Slider.Follows' at 2.10 s", or where else. */
	std::string Where() const;

	Transport& transport_;
	const DeviceRunOptions& options_;
	const EndSwitch& end_;
	DeviceConsole& console_;
	DeviceRun& run_;
	Clock::time_point start_ = Clock::now();
	Clock::time_point lastSign_ = start_; ///< Of the app.
	Clock::time_point lastAnswer_ = start_; ///< Of the device.
	bool hasReport_ = false;
	bool wasRunning_ = false;
	std::size_t printed_ = 0;
};

std::string Watch::Where() const
{
	const TestReport& report = run_.report;
	if (!report.currentTest.empty())
	{
		return "in '" + Printable(report.currentTest) + "' at " + SecondsText(report.currentTime) + " s";
	}
	return hasReport_ ? "after " + Counted(report.tests.size(), "test") : "before its first report";
}

bool Watch::End(RunEnd end, const std::string& text)
{
	run_.end = end;
	run_.endText = text;
	return false;
}

void Watch::AddRunningTest(TestState state)
{
	TestOutcome outcome;
	outcome.name = run_.report.currentTest.empty() ? "run" : run_.report.currentTest;
	outcome.state = state;
	outcome.duration = run_.report.currentTime;
	outcome.message = run_.endText;
	run_.report.tests.push_back(outcome);
}

void Watch::PrintNewTests()
{
	for (; printed_ < run_.report.tests.size(); ++printed_)
	{
		console_.Line(run_.device, TestLine(console_.GetReport(), run_.report.tests[printed_]));
	}
}

/** The device did not answer. */
bool Watch::Miss(const Failure& failure)
{
	if (failure.code == "Interrupted")
	{
		return End(RunEnd::Interrupted, "interrupted " + Where());
	}
	const bool isConnection =
		failure.code == "ConnectionLost" || failure.code == "CannotConnect" || failure.code == "TimedOut";
	if (isConnection && Clock::now() - lastAnswer_ < options_.lostLimit)
	{
		return true;
	}
	run_.failure = failure;
	return End(RunEnd::Lost,
		isConnection ? run_.device + " disappeared " + Where() + ": no answer for " + SecondsSince(lastAnswer_)
					 : failure.summary + " " + Where());
}

/** False when the run is over. */
bool Watch::ReadReport()
{
	const FileResult<std::string> text = transport_.Pull({run_.app, options_.folder, TestRunFile::kReport}, {});
	if (!text && text.GetError().code != "NotFound")
	{
		return Miss(text.GetError());
	}
	lastAnswer_ = Clock::now();
	const std::optional<TestReport> report = text ? ParseTestReport(text.Value()) : std::nullopt;
	if (!report || report->runId != options_.request.runId)
	{
		return true;
	}
	if (!hasReport_ || report->heartbeat != run_.report.heartbeat)
	{
		lastSign_ = lastAnswer_;
	}
	hasReport_ = true;
	run_.report = *report;
	PrintNewTests();
	return report->isDone ? End(RunEnd::Finished, "") : true;
}

bool Watch::LookAtProcess()
{
	const FileResult<bool> isRunning = transport_.IsRunning(run_.app);
	if (!isRunning)
	{
		return Miss(isRunning.GetError());
	}
	lastAnswer_ = Clock::now();
	wasRunning_ = wasRunning_ || isRunning.Value();
	const bool mayStillStart = !wasRunning_ && !hasReport_ && lastAnswer_ - start_ < options_.startLimit;
	if (isRunning.Value() || mayStillStart)
	{
		return true;
	}
	if (!ReadReport()) // it may have been done since the last look
	{
		return false;
	}
	return End(RunEnd::Crashed, "the app crashed " + Where() + ": its process is gone");
}

/** False when the run is over. */
bool Watch::Look()
{
	if (end_.IsAsked())
	{
		return End(RunEnd::Interrupted, "interrupted " + Where());
	}
	if (!ReadReport() || !LookAtProcess())
	{
		return false;
	}
	const Clock::time_point now = Clock::now();
	if (!hasReport_ && now - start_ > options_.startLimit)
	{
		return End(RunEnd::NoReport,
			"the app wrote no report within " + SecondsOf(options_.startLimit) +
				": is MRInputAnimationFunctionalTesting in this build, and is it a Development build?");
	}
	if (hasReport_ && now - lastSign_ > options_.hangLimit)
	{
		return End(RunEnd::Hung, "the app hangs " + Where() + ": no heartbeat for " + SecondsSince(lastSign_));
	}
	if (now - start_ > options_.runLimit)
	{
		return End(
			RunEnd::TimedOut, "the run took longer than " + SecondsOf(options_.runLimit) + "; it was " + Where());
	}
	return true;
}

void Watch::Wait()
{
	while (Look())
	{
		const Clock::time_point next = Clock::now() + options_.poll;
		while (!end_.IsAsked() && Clock::now() < next)
		{
			std::this_thread::sleep_for((std::min)(options_.poll, std::chrono::milliseconds(20)));
		}
	}
	if (run_.end != RunEnd::Finished)
	{
		const bool isCrash = run_.end == RunEnd::Crashed;
		const bool isHang = run_.end == RunEnd::Hung || run_.end == RunEnd::NoReport;
		AddRunningTest(isCrash ? TestState::Crashed : isHang ? TestState::Hung : TestState::Unfinished);
		PrintNewTests();
	}
}
} // namespace RunWatchDetail

void WatchRun(
	Transport& transport, const DeviceRunOptions& options, const EndSwitch& end, DeviceConsole& console, DeviceRun& run)
{
	RunWatchDetail::Watch(transport, options, end, console, run).Wait();
}

std::string TestLine(const Report& report, const TestOutcome& test)
{
	constexpr std::size_t kNameWidth = 40;
	const bool isGood = test.state == TestState::Passed;
	const bool isSkipped = test.state == TestState::Skipped;
	const char* const word = isGood ? "ok   " : isSkipped ? "skip " : "FAIL ";
	const std::string line = "  " +
		report.Paint(isGood ? Tone::Info
				: isSkipped ? Tone::Faint
							: Tone::Error,
			word) +
		" " + PadRight(Printable(test.name), kNameWidth) + " " + OneDecimal(test.duration) + " s";
	return test.message.empty() ? line : line + "\n          " + Printable(test.message);
}

} // namespace mria
