// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/RunOutput.h"
#include "DeviceCommand.h"
#include "Io/LoadedRecording.h"
#include "Io/OutputFile.h"
#include "Io/Signals.h"
#include "Mria/Reader.h"
#include "Mria/TestRun.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <random>
#include <set>

namespace mria
{

namespace DeviceRunTestsDetail
{
struct Options
{
	CommonOptions common;
	DeviceOptions device;
	std::string package;
	std::vector<std::string> recordings;
	std::vector<std::string> tests;
	std::string shard = "1/1";
	bool split = false;
	double runLimit = 1800.0;
	double testLimit = 0.0;
	double startLimit = 60.0;
	double hangLimit = 20.0;
	double lostLimit = 30.0;
	double poll = 1.0;
	std::string snapshots = "compare";
	bool noTakes = false;
	bool noScreenshots = false;
	bool keep = false;
	std::string output = "DeviceTests";
};

std::chrono::milliseconds Milliseconds(double seconds)
{
	return std::chrono::milliseconds(static_cast<std::int64_t>(seconds * kMilliseconds));
}

/** "20261118-062512-3f2a": sorts by time, and two runs at once differ. */
std::string MakeRunId()
{
	const std::time_t now = std::time(nullptr);
	char text[24] = {};
	std::strftime(text, sizeof(text), "%Y%m%d-%H%M%S-", std::gmtime(&now));
	char random[8] = {};
	std::snprintf(random, sizeof(random), "%04x", static_cast<unsigned int>(std::random_device()() & 0xFFFF));
	return std::string(text) + random;
}

/** "2/3"; nothing unless the first is in the second. */
std::optional<std::pair<std::uint64_t, std::uint64_t>> ParseShard(const std::string& text)
{
	unsigned int index = 0;
	unsigned int count = 0;
	char more = '\0';
	const bool isRead = std::sscanf(text.c_str(), "%4u/%4u%c", &index, &count, &more) == 2;
	return isRead && index >= 1 && index <= count ? std::optional(std::pair<std::uint64_t, std::uint64_t>(index, count))
												  : std::nullopt;
}

bool IsForTests(const std::filesystem::path& path)
{
	const std::string name = path.filename().u8string();
	const std::string snapshot = TestRunFile::kSnapshotEnd;
	const bool isSnapshot =
		name.size() > snapshot.size() && name.compare(name.size() - snapshot.size(), snapshot.size(), snapshot) == 0;
	return path.extension() == ".bin" || isSnapshot;
}

/** The files themselves, and of a folder its recordings and expected snapshots. */
std::vector<std::string> FilesToPush(const std::vector<std::string>& paths)
{
	std::vector<std::string> files;
	for (const std::string& path : paths)
	{
		std::error_code error;
		const std::filesystem::path root = std::filesystem::u8path(path);
		if (!std::filesystem::is_directory(root, error))
		{
			files.push_back(path);
			continue;
		}
		const std::size_t before = files.size();
		for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(root, error))
		{
			if (IsForTests(entry.path()))
			{
				files.push_back(entry.path().u8string());
			}
		}
		std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
	}
	return files;
}

/** Before a device is touched: all can be read, recordings are recordings, and no two have one name. */
std::optional<Failure> CheckFiles(const std::vector<std::string>& files)
{
	std::set<std::string> names;
	for (const std::string& path : files)
	{
		const FileResult<InputBytes> bytes = ReadInput(path);
		if (!bytes)
		{
			return bytes.GetError();
		}
		const Result<RecordingView> recording = OpenRecording(bytes.Value().Get());
		if (std::filesystem::u8path(path).extension() == ".bin" && !recording)
		{
			return NotARecording(path, recording.GetError());
		}
		if (!names.insert(std::filesystem::u8path(path).filename().u8string()).second)
		{
			return CannotRead(path, "another file has the same name, and on the device all are in one folder");
		}
	}
	return std::nullopt;
}

DeviceRunOptions RunOptionsFor(const Options& options, const std::vector<std::string>& files)
{
	DeviceRunOptions run;
	run.app = options.device.app;
	run.folder = options.device.folder;
	run.recordings = files;
	run.runLimit = Milliseconds(options.runLimit);
	run.startLimit = Milliseconds(options.startLimit);
	run.hangLimit = Milliseconds(options.hangLimit);
	run.lostLimit = Milliseconds(options.lostLimit);
	run.poll = Milliseconds(options.poll);
	run.keepsFiles = options.keep;
	TestRequest& request = run.request;
	request.runId = MakeRunId();
	request.tests = options.tests;
	for (const std::string& path : files)
	{
		request.recordings.push_back(std::filesystem::u8path(path).filename().u8string());
	}
	request.testLimit = options.testLimit;
	request.heartbeatInterval = (std::min)(1.0, options.hangLimit / 4.0);
	request.writesSnapshots = options.snapshots == "write";
	request.wantsTakes = !options.noTakes;
	request.wantsScreenshots = !options.noScreenshots;
	return run;
}

std::optional<Failure> WriteText(const std::filesystem::path& path, const std::string& text)
{
	std::error_code error;
	std::filesystem::create_directories(path.parent_path(), error);
	FileResult<OutputFile> file = OutputFile::Create(path.u8string());
	if (!file)
	{
		return file.GetError();
	}
	file.Value().Write(text);
	return file.Value().Commit();
}

ExitCode ExitCodeOf(const DeviceRun& run)
{
	const bool isIncomplete =
		run.failure || !run.notPulled.empty() || run.end == RunEnd::Interrupted || run.end == RunEnd::NotStarted;
	return isIncomplete ? ExitCode::CannotReadOrWrite : run.IsGood() ? ExitCode::Fine : ExitCode::Problems;
}

void PrintSummary(const Report& report, const std::vector<DeviceRun>& runs)
{
	for (const DeviceRun& run : runs)
	{
		const std::string counts = report.Paint(run.IsGood() ? Tone::Info : Tone::Error, CountsText(run));
		report.Line(run.device + ": " + counts + "; " + OneDecimal(run.seconds) + " s");
		if (!run.endText.empty())
		{
			report.Line("  " + run.endText);
		}
		if (run.failure && !report.WantsJson())
		{
			JsonText unused;
			report.FailInList(*run.failure, unused);
		}
	}
}

ExitCode Finish(const Options& options, const Report& report, const std::vector<DeviceRun>& runs)
{
	const std::filesystem::path folder = std::filesystem::u8path(options.output);
	PrintSummary(report, runs);
	std::optional<Failure> failure = WriteText(folder / "junit.xml", JUnitText(JUnitSuitesOf(runs)));
	failure = failure ? failure : WriteText(folder / "index.html", RunsPage(runs, folder));
	if (failure)
	{
		return report.Fail(*failure);
	}
	if (report.WantsJson())
	{
		JsonText json;
		WriteRuns(runs, json);
		report.Json(json);
	}
	report.Line("results: " + Printable((folder / "index.html").u8string()) + ", " +
		Printable((folder / "junit.xml").u8string()));
	ExitCode worst = ExitCode::Fine;
	for (const DeviceRun& run : runs)
	{
		worst = Worst(worst, ExitCodeOf(run));
	}
	return worst;
}

/** `mria device run-tests`. */
ExitCode Run(const Options& options)
{
	const Report report(options.common);
	const auto shard = ParseShard(options.shard);
	if (!shard)
	{
		return report.Misuse("--shard needs two numbers such as 1/4");
	}
	const std::vector<std::string> files = FilesToPush(options.recordings);
	if (const std::optional<Failure> failure = CheckFiles(files))
	{
		return report.Fail(*failure);
	}
	DeviceRunOptions shared = RunOptionsFor(options, files);
	if (!options.package.empty())
	{
		const FileResult<InstallFiles> package = FindPackage(options.package);
		if (!package)
		{
			return report.Fail(package.GetError());
		}
		shared.install = package.Value();
	}
	const std::size_t parts = options.split ? options.device.devices.size() : 1;
	std::vector<DeviceRun> runs(options.device.devices.size());
	const std::optional<ExitCode> misuse = RunOnAll(options.device, report,
		[&](const DeviceTask& task)
		{
			DeviceRunOptions run = shared;
			run.request.shardIndex = (shard->first - 1) * parts + (options.split ? task.index : 0) + 1;
			run.request.shardCount = shard->second * parts;
			run.output = std::filesystem::u8path(options.output) / task.address.name;
			runs[task.index] = RunOnDevice(task.address, task.transport, run, task.end, task.console);
		});
	return misuse ? *misuse : Finish(options, report, runs);
}

void AddLimits(CLI::App* command, Options& options)
{
	const auto add = [&](const char* name, double& value, const char* summary)
	{ command->add_option(name, value, summary)->check(InRange(0.01, 1e6))->option_text("SECONDS"); };
	add("--time-limit", options.runLimit, "for all tests; else 1800");
	command->add_option("--test-limit", options.testLimit, "for one test; else what the test itself says")
		->check(InRange(0.0, 1e6))
		->option_text("SECONDS");
	add("--start-limit", options.startLimit, "until the app's first report; else 60");
	add("--hang-limit", options.hangLimit, "without a heartbeat of the app; else 20");
	add("--lost-limit", options.lostLimit, "without an answer of the device; else 30");
	add("--poll", options.poll, "between two looks at the report; else 1");
}
} // namespace DeviceRunTestsDetail

void AddDeviceRunTests(CLI::App& device, Action& action)
{
	using namespace DeviceRunTestsDetail;
	const auto [command, options] =
		AddCommand(device, action, "run-tests", "Run an app's functional tests on devices", Run);
	AddDeviceOptions(command, options->device);
	AddAppOption(command, options->device);
	AddFolderOption(command, options->device);
	command->add_option("RECORDING", options->recordings, "recordings and expected snapshots to push, or their folders")
		->option_text("...");
	command->add_option("--install", options->package, "a package to install first, or its folder")
		->option_text("PACKAGE");
	AddRepeated(command, "--test", options->tests, "only tests of this name; * is any text", "NAME");
	command->add_option("--shard", options->shard, "one part of all tests: 2/4")->option_text("I/N");
	command->add_flag("--split", options->split, "divide the tests among the devices");
	AddLimits(command, *options);
	command->add_option("--snapshots", options->snapshots, "compare with them, or write new ones: compare or write")
		->check(OneOf({"compare", "write"}))
		->option_text("WHAT");
	command->add_flag("--no-takes", options->noTakes, "record no takes");
	command->add_flag("--no-screenshots", options->noScreenshots, "make no screenshots");
	command->add_flag("--keep", options->keep, "leave the run's files on the device");
	command->add_option("-o,--output", options->output, "folder for results; else DeviceTests")->option_text("FOLDER");
	AddNoClobber(command);
	command->footer("Exit codes: 0 all passed, 1 a test failed, crashed or hung, 3 a device did not do its part.\n"
					"Example: mria device run-tests --device https://192.168.0.7 --app MyApp Recordings/");
}

} // namespace mria
