// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/PulledFile.h"
#include "DeviceCommand.h"
#include "Io/InputBytes.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

#include <algorithm>
#include <filesystem>

namespace mria
{

namespace DeviceFilesDetail
{
struct PushOptions
{
	CommonOptions common;
	DeviceOptions device;
	std::vector<std::string> files;
};

struct PullOptions
{
	CommonOptions common;
	DeviceOptions device;
	std::vector<std::string> names;
	std::string output = ".";
};

/** "*" is any text. */
bool Matches(std::string_view pattern, std::string_view name)
{
	if (pattern.empty() || name.empty())
	{
		return name.empty() && pattern.find_first_not_of('*') == std::string_view::npos;
	}
	if (pattern.front() == '*')
	{
		return Matches(pattern.substr(1), name) || Matches(pattern, name.substr(1));
	}
	return pattern.front() == name.front() && Matches(pattern.substr(1), name.substr(1));
}

DeviceAnswer Answer(const char* verb, const std::vector<std::string>& done, std::optional<Failure> failure)
{
	if (failure)
	{
		failure->detail += failure->detail.empty() ? "" : "\n  ";
		failure->detail += std::string(verb) + " before it: " + (done.empty() ? "nothing" : Printable(Joined(done)));
	}
	return {failure,
		[=](JsonText& json) { json.ArrayMember(verb, done, [&](const std::string& name) { json.Text(name); }); }};
}

DeviceAnswer PushAll(const DeviceTask& task, const PushOptions& options)
{
	const FileResult<DeviceApp> app = ConnectToApp(task, options.device);
	if (!app)
	{
		return {app.GetError()};
	}
	std::vector<std::string> done;
	for (const std::string& path : options.files)
	{
		const std::string name = std::filesystem::u8path(path).filename().u8string();
		const FileResult<InputBytes> bytes = ReadInput(path);
		if (!bytes)
		{
			return Answer("pushed", done, bytes.GetError());
		}
		const Span<const std::uint8_t> data = bytes.Value().Get();
		const std::optional<Failure> failure = task.transport.Push({app.Value(), options.device.folder, name},
			std::string(data.begin(), data.end()), task.console.Watch(task.address.name, "push " + Printable(name)));
		task.console.Finish(task.address.name);
		if (failure)
		{
			return Answer("pushed", done, failure);
		}
		task.Say("pushed " + Printable(name) + ", " + Thousands(data.size()) + " bytes");
		done.push_back(name);
	}
	return Answer("pushed", done, std::nullopt);
}

std::optional<Failure> PullOne(
	const DeviceTask& task, const PullOptions& options, const DeviceApp& app, const std::string& name)
{
	const FileResult<std::string> bytes = task.transport.Pull(
		{app, options.device.folder, name}, task.console.Watch(task.address.name, "pull " + Printable(name)));
	task.console.Finish(task.address.name);
	if (!bytes)
	{
		return bytes.GetError();
	}
	std::filesystem::path folder = std::filesystem::u8path(options.output);
	folder = options.device.devices.size() > 1 ? folder / task.address.name : folder;
	const std::optional<Failure> failure = WritePulledFile(folder / std::filesystem::u8path(name), bytes.Value());
	if (!failure)
	{
		task.Say("pulled " + Printable(name) + ", " + Thousands(bytes.Value().size()) + " bytes");
	}
	return failure;
}

DeviceAnswer PullAll(const DeviceTask& task, const PullOptions& options)
{
	const FileResult<DeviceApp> app = ConnectToApp(task, options.device);
	const FileResult<std::vector<DeviceFile>> files =
		app ? task.transport.Files(app.Value(), options.device.folder) : app.GetError();
	if (!files)
	{
		return {files.GetError()};
	}
	std::vector<std::string> done;
	for (const DeviceFile& file : files.Value())
	{
		const bool isWanted = std::any_of(options.names.begin(), options.names.end(),
			[&](const std::string& pattern) { return Matches(pattern, file.name); });
		if (!isWanted || !IsPlainFileName(file.name))
		{
			continue;
		}
		if (const std::optional<Failure> failure = PullOne(task, options, app.Value(), file.name))
		{
			return Answer("pulled", done, failure);
		}
		done.push_back(file.name);
	}
	if (done.empty())
	{
		return {DeviceFailure(task.address.name, "NotFound",
			"no such file on " + task.address.name + ": " + Printable(Joined(options.names)),
			Counted(files.Value().size(), "file") + " in that folder")};
	}
	return Answer("pulled", done, std::nullopt);
}

ExitCode RunPush(const PushOptions& options)
{
	return AnswerFromAll(
		options.common, options.device, [&](const DeviceTask& task) { return PushAll(task, options); });
}

ExitCode RunPull(const PullOptions& options)
{
	return AnswerFromAll(
		options.common, options.device, [&](const DeviceTask& task) { return PullAll(task, options); });
}
} // namespace DeviceFilesDetail

void AddDeviceFiles(CLI::App& device, Action& action)
{
	using namespace DeviceFilesDetail;
	const auto [push, pushOptions] = AddCommand(device, action, "push", "Copy files to an app's folder", RunPush);
	AddDeviceOptions(push, pushOptions->device);
	AddAppOption(push, pushOptions->device);
	AddFolderOption(push, pushOptions->device);
	push->add_option("FILE", pushOptions->files, "files of this machine")->required()->option_text("...");
	push->footer("Example: mria device push --device https://192.168.0.7 --app MyApp walk.bin");
	const auto [pull, pullOptions] = AddCommand(device, action, "pull", "Copy files of an app's folder here", RunPull);
	AddDeviceOptions(pull, pullOptions->device);
	AddAppOption(pull, pullOptions->device);
	AddFolderOption(pull, pullOptions->device);
	pull->add_option("NAME", pullOptions->names, "file names; * is any text")->required()->option_text("...");
	pull->add_option("-o,--output", pullOptions->output, "a folder of this machine; else this one")
		->option_text("FOLDER");
	AddNoClobber(pull);
	pull->footer("Example: mria device pull --device https://192.168.0.7 --app MyApp '*.bin' -o Takes");
}

} // namespace mria
