// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DeviceCommand.h"

#include "Device/Certificate.h"
#include "Io/FileHandle.h"
#include "Io/Signals.h"
#include "Text/Strings.h"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

namespace mria
{

namespace DeviceCommandDetail
{
/** What a thread works with. */
struct Worker
{
	DeviceAddress address;
	EndSwitch end;
	std::unique_ptr<Transport> transport;
};

/** The user is asked once, whichever device needs it first. */
std::function<FileResult<Credentials>()> CredentialsAskedOnce(const std::string& file)
{
	struct Shared
	{
		std::mutex mutex;
		std::optional<FileResult<Credentials>> credentials;
	};
	return [file, shared = std::make_shared<Shared>()]
	{
		const std::lock_guard<std::mutex> lock(shared->mutex);
		if (!shared->credentials)
		{
			shared->credentials.emplace(FindCredentials(file));
		}
		return *shared->credentials;
	};
}

bool IsPackage(const std::filesystem::path& path)
{
	const std::string ending = EndingOf(path);
	return ending == ".appxbundle" || ending == ".msixbundle" || ending == ".apk";
}

/** VCLibs for the device's processor: the emulator's are next to it. */
bool IsDependency(const std::filesystem::path& path)
{
	const std::string name = ToLower(path.filename().u8string());
	return (EndingOf(path) == ".appx" || EndingOf(path) == ".msix") && name.find("arm64") != std::string::npos;
}
} // namespace DeviceCommandDetail

void AddDeviceOptions(CLI::App* command, DeviceOptions& options)
{
	AddRepeated(command, "--device", options.devices,
		"https://ADDRESS[:PORT] of a Device Portal, or adb[:SERIAL];\nseveral times for several devices", "DEVICE")
		->required();
	AddRepeated(
		command, "--fingerprint", options.fingerprints, "accept a certificate of this SHA-256, this once", "SHA256");
	command->add_option("--credentials", options.credentials, "user name and password, a line each; mode 600")
		->option_text("FILE");
}

void AddAppOption(CLI::App* command, DeviceOptions& options)
{
	command->add_option("--app", options.app, "the app's name or its beginning; else the only one there")
		->option_text("NAME");
}

void AddFolderOption(CLI::App* command, DeviceOptions& options)
{
	command->add_option("--folder", options.folder, "of the app on the device; else LocalState, or files with adb")
		->option_text("FOLDER");
}

std::optional<ExitCode> RunOnAll(
	const DeviceOptions& options, const Report& report, const std::function<void(const DeviceTask&)>& work)
{
	using namespace DeviceCommandDetail;
	TransportOptions transport;
	for (const std::string& text : options.fingerprints)
	{
		const std::optional<std::string> fingerprint = ParseFingerprint(text);
		if (!fingerprint)
		{
			return report.Misuse("--fingerprint needs the 64 hexadecimal digits of a SHA-256");
		}
		transport.fingerprints.push_back(*fingerprint);
	}
	transport.credentials = CredentialsAskedOnce(options.credentials);
	std::deque<Worker> workers;
	std::set<std::string> names;
	for (const std::string& text : options.devices)
	{
		const FileResult<DeviceAddress> address = ParseDeviceAddress(text);
		if (!address)
		{
			report.Fail(address.GetError());
			return ExitCode::Usage;
		}
		if (!names.insert(address.Value().name).second)
		{
			return report.Misuse("a device is given twice: " + address.Value().name);
		}
		Worker& worker = workers.emplace_back();
		worker.address = address.Value();
		transport.isEndAsked = [&end = worker.end] { return end.IsAsked(); };
		worker.transport = MakeTransport(worker.address, transport);
	}
	WatchSignals(false);
	DeviceConsole console(report, workers.size() > 1);
	std::vector<std::thread> threads;
	for (std::size_t i = 0; i < workers.size(); ++i)
	{
		threads.emplace_back(
			[&, i]
			{
				Worker& worker = workers[i];
				work(DeviceTask{i, worker.address, *worker.transport, worker.end, console});
			});
	}
	std::for_each(threads.begin(), threads.end(), [](std::thread& thread) { thread.join(); });
	return std::nullopt;
}

ExitCode AnswerFromAll(const CommonOptions& common, const DeviceOptions& options,
	const std::function<DeviceAnswer(const DeviceTask&)>& work)
{
	const Report report(common);
	std::vector<DeviceAnswer> answers(options.devices.size());
	const std::optional<ExitCode> misuse =
		RunOnAll(options, report, [&](const DeviceTask& task) { answers[task.index] = work(task); });
	if (misuse)
	{
		return *misuse;
	}
	JsonText json;
	ExitCode worst = ExitCode::Fine;
	json.BeginArray();
	for (std::size_t i = 0; i < answers.size(); ++i)
	{
		if (answers[i].failure)
		{
			worst = ExitCode::CannotReadOrWrite;
			report.FailInList(*answers[i].failure, json);
			continue;
		}
		json.BeginObject();
		json.TextMember("device", options.devices[i]);
		if (answers[i].json)
		{
			answers[i].json(json);
		}
		json.EndObject();
	}
	json.EndArray();
	if (report.WantsJson())
	{
		report.Json(json);
	}
	return worst;
}

FileResult<DeviceApp> ConnectToApp(const DeviceTask& task, const DeviceOptions& options)
{
	const FileResult<DeviceInfo> info = task.transport.Connect();
	if (!info)
	{
		return info.GetError();
	}
	const FileResult<std::vector<DeviceApp>> apps = task.transport.Apps();
	if (!apps)
	{
		return apps.GetError();
	}
	return FindApp(task.address.name, apps.Value(), options.app);
}

FileResult<InstallFiles> FindPackage(const std::string& path)
{
	using namespace DeviceCommandDetail;
	const std::filesystem::path root = std::filesystem::u8path(path);
	std::error_code error;
	if (!std::filesystem::is_directory(root, error))
	{
		return InstallFiles{path, {}};
	}
	InstallFiles files;
	std::size_t packages = 0;
	for (const std::filesystem::directory_entry& entry : std::filesystem::recursive_directory_iterator(root, error))
	{
		if (IsPackage(entry.path()))
		{
			++packages;
			files.package = entry.path().u8string();
		}
		else if (IsDependency(entry.path()))
		{
			files.dependencies.push_back(entry.path().u8string());
		}
	}
	std::sort(files.dependencies.begin(), files.dependencies.end());
	if (packages != 1)
	{
		return CannotRead(
			path, Counted(packages, "package") + " (.appxbundle, .msixbundle, .apk) in it instead of one");
	}
	return files;
}

} // namespace mria
