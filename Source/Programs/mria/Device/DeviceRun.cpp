// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/DeviceRun.h"

#include "Device/PulledFile.h"
#include "Device/RunWatch.h"
#include "Io/InputBytes.h"
#include "Io/Signals.h"
#include "Mria/TestRun.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

#include <algorithm>

namespace mria
{

namespace DeviceRunDetail
{
std::string FileNameOf(const std::string& path)
{
	return std::filesystem::u8path(path).filename().u8string();
}

/** The stations of one run; each returns whether to continue. */
class Runner
{
public:
	Runner(const DeviceAddress& address, Transport& transport, const DeviceRunOptions& options, EndSwitch& end,
		DeviceConsole& console)
		: transport_(transport)
		, options_(options)
		, end_(end)
		, console_(console)
	{
		run_.device = address.name;
	}

	DeviceRun Run();

private:
	bool Prepare();
	bool InstallPackage();
	bool PushFiles();
	bool PushOne(const std::string& name, const std::string& bytes);
	bool StopApp();
	void PullFiles();
	bool PullOne(const DeviceFile& file);
	void Keep(const std::string& name, const std::string& bytes);
	void RemoveFiles();
	bool Fail(const Failure& failure);
	void Say(const std::string& text) { console_.Line(run_.device, text); }

	Transport& transport_;
	const DeviceRunOptions& options_;
	EndSwitch& end_;
	DeviceConsole& console_;
	DeviceRun run_;
	bool mayBeRunning_ = false;
	std::vector<std::string> pushed_;
};

bool Runner::Fail(const Failure& failure)
{
	const bool isInterrupted = failure.code == "Interrupted" || end_.IsAsked();
	run_.end = isInterrupted ? RunEnd::Interrupted : run_.end;
	run_.endText = isInterrupted ? "interrupted" : failure.summary;
	if (!isInterrupted)
	{
		run_.failure = failure;
	}
	return false;
}

bool Runner::Prepare()
{
	const FileResult<DeviceInfo> info = transport_.Connect();
	if (!info)
	{
		return Fail(info.GetError());
	}
	run_.info = info.Value();
	if (!options_.install.package.empty() && !InstallPackage())
	{
		return false;
	}
	const FileResult<std::vector<DeviceApp>> apps = transport_.Apps();
	if (!apps)
	{
		return Fail(apps.GetError());
	}
	const FileResult<DeviceApp> app = FindApp(run_.device, apps.Value(), options_.app);
	if (!app)
	{
		return Fail(app.GetError());
	}
	run_.app = app.Value();
	Say(Printable(run_.info.name) + ", " + Printable(run_.info.system) + ": " + Printable(run_.app.name) + " " +
		Printable(run_.app.version));
	return true;
}

bool Runner::InstallPackage()
{
	const std::string name = FileNameOf(options_.install.package);
	const std::optional<Failure> failure =
		transport_.Install(options_.install, console_.Watch(run_.device, "install " + Printable(name)));
	console_.Finish(run_.device);
	if (failure)
	{
		return Fail(*failure);
	}
	Say("installed " + Printable(name));
	return true;
}

bool Runner::PushOne(const std::string& name, const std::string& bytes)
{
	std::optional<Failure> failure = transport_.Push(
		{run_.app, options_.folder, name}, bytes, console_.Watch(run_.device, "push " + Printable(name)));
	console_.Finish(run_.device);
	if (!failure)
	{
		return true;
	}
	failure->detail += failure->detail.empty() ? "" : "\n  ";
	failure->detail += "while pushing " + Printable(name) + " (" + Thousands(bytes.size()) + " bytes); " +
		(pushed_.empty() ? "nothing was pushed before it" : "pushed before it: " + Printable(Joined(pushed_)));
	return Fail(*failure);
}

bool Runner::PushFiles()
{
	std::uint64_t total = 0;
	// An app that still runs would answer for this run; a report of an earlier run is worth nothing.
	std::optional<Failure> failure = transport_.Stop(run_.app);
	failure = failure ? failure : transport_.Remove({run_.app, options_.folder, TestRunFile::kReport});
	if (failure)
	{
		return Fail(*failure);
	}
	for (const std::string& path : options_.recordings)
	{
		const FileResult<InputBytes> bytes = ReadInput(path);
		if (!bytes)
		{
			return Fail(bytes.GetError());
		}
		const Span<const std::uint8_t> data = bytes.Value().Get();
		if (!PushOne(FileNameOf(path), std::string(data.begin(), data.end())))
		{
			return false;
		}
		pushed_.push_back(FileNameOf(path));
		total += data.size();
	}
	if (!PushOne(TestRunFile::kRun, TestRequestText(options_.request)))
	{
		return false;
	}
	Say("pushed " + Counted(pushed_.size(), "recording") + ", " + Thousands(total) + " bytes");
	return true;
}

/** False if the device does not answer any more. */
bool Runner::StopApp()
{
	const std::optional<Failure> failure = transport_.Stop(run_.app);
	Say(failure ? "could not stop the app: " + failure->summary : "stopped the app");
	return !failure;
}

void Runner::Keep(const std::string& name, const std::string& bytes)
{
	const std::optional<Failure> failure = WritePulledFile(options_.output / std::filesystem::u8path(name), bytes);
	(failure ? run_.notPulled : run_.pulled).push_back(name);
	if (failure)
	{
		Say(failure->summary);
	}
}

/** False if there is no point in trying the next one. */
bool Runner::PullOne(const DeviceFile& file)
{
	const FileResult<std::string> bytes = transport_.Pull(
		{run_.app, options_.folder, file.name}, console_.Watch(run_.device, "pull " + Printable(file.name)));
	console_.Finish(run_.device);
	if (bytes)
	{
		Keep(file.name, bytes.Value());
		return true;
	}
	run_.notPulled.push_back(file.name);
	Say("could not pull " + Printable(file.name) + ": " + bytes.GetError().summary);
	return bytes.GetError().code == "NotFound" || bytes.GetError().code == "Refused";
}

void Runner::PullFiles()
{
	FileResult<std::vector<DeviceFile>> files = transport_.Files(run_.app, options_.folder);
	if (!files)
	{
		Say("could not list the files of the run: " + files.GetError().summary);
		return;
	}
	std::stable_partition(files.Value().begin(), files.Value().end(),
		[](const DeviceFile& file) { return file.name == TestRunFile::kReport; }); // the most important first
	bool isThere = true;
	for (const DeviceFile& file : files.Value())
	{
		const bool isOfRun = file.name == TestRunFile::kReport || file.name.rfind(options_.request.runId + "-", 0) == 0;
		if (!isOfRun || !IsPlainFileName(file.name))
		{
			continue;
		}
		if (isThere)
		{
			isThere = PullOne(file);
		}
		else
		{
			run_.notPulled.push_back(file.name);
		}
	}
	const FileResult<std::string> log =
		isThere ? transport_.SystemLog(run_.app) : FileResult<std::string>(std::string());
	if (log && !log.Value().empty())
	{
		Keep("system-log.txt", log.Value());
	}
	Say("pulled " + Counted(run_.pulled.size(), "file") +
		(run_.notPulled.empty() ? "" : ", not pulled: " + Printable(Joined(run_.notPulled))));
}

/** What this run left on the device, unless it could not be pulled. */
void Runner::RemoveFiles()
{
	std::vector<std::string> names = run_.pulled;
	names.push_back(TestRunFile::kRun);
	for (const std::string& name : names)
	{
		if (name != "system-log.txt" && transport_.Remove({run_.app, options_.folder, name}))
		{
			Say("could not remove " + Printable(name) + " from the device");
			return;
		}
	}
}

DeviceRun Runner::Run()
{
	const auto start = std::chrono::steady_clock::now();
	if (Prepare() && PushFiles())
	{
		const std::optional<Failure> failure = transport_.Start(run_.app);
		mayBeRunning_ = true;
		if (failure)
		{
			Fail(*failure);
		}
		else
		{
			Say("started " + Printable(run_.app.name));
			WatchRun(transport_, options_, end_, console_, run_);
		}
	}
	end_.Ignore();
	const bool endedItself = run_.end == RunEnd::Finished || run_.end == RunEnd::Crashed;
	if (mayBeRunning_ && run_.end != RunEnd::Lost && (endedItself || StopApp()))
	{
		PullFiles();
		if (!options_.keepsFiles)
		{
			RemoveFiles();
		}
	}
	run_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
	return run_;
}
} // namespace DeviceRunDetail

const char* ToString(RunEnd end)
{
	constexpr const char* kNames[] = {
		"notStarted", "finished", "noReport", "crashed", "hung", "timedOut", "lost", "interrupted"};
	return kNames[static_cast<std::size_t>(end)];
}

bool EndSwitch::IsAsked() const
{
	return !isIgnored_ && IsEndAsked();
}

bool DeviceRun::IsGood() const
{
	const auto isGood = [](const TestOutcome& test)
	{ return test.state == TestState::Passed || test.state == TestState::Skipped; };
	return end == RunEnd::Finished && !report.tests.empty() &&
		std::all_of(report.tests.begin(), report.tests.end(), isGood);
}

std::size_t DeviceRun::CountOf(TestState state) const
{
	return static_cast<std::size_t>(std::count_if(
		report.tests.begin(), report.tests.end(), [&](const TestOutcome& test) { return test.state == state; }));
}

DeviceRun RunOnDevice(const DeviceAddress& address, Transport& transport, const DeviceRunOptions& options,
	EndSwitch& end, DeviceConsole& console)
{
	return DeviceRunDetail::Runner(address, transport, options, end, console).Run();
}

} // namespace mria
