// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "DeviceCommand.h"
#include "Mria/Text.h"

#include <filesystem>

namespace mria
{

namespace DeviceAppsDetail
{
struct InstallOptions
{
	CommonOptions common;
	DeviceOptions device;
	std::string package;
	std::vector<std::string> dependencies;
};

struct AppOptions
{
	CommonOptions common;
	DeviceOptions device;
};

/** `mria device install`. */
ExitCode RunInstall(const InstallOptions& options)
{
	FileResult<InstallFiles> files = FindPackage(options.package);
	if (!files)
	{
		return Report(options.common).Fail(files.GetError());
	}
	InstallFiles& package = files.Value();
	package.dependencies.insert(package.dependencies.end(), options.dependencies.begin(), options.dependencies.end());
	const std::string name = std::filesystem::u8path(package.package).filename().u8string();
	return AnswerFromAll(options.common, options.device,
		[&](const DeviceTask& task) -> DeviceAnswer
		{
			const FileResult<DeviceInfo> info = task.transport.Connect();
			if (!info)
			{
				return {info.GetError()};
			}
			const std::optional<Failure> failure =
				task.transport.Install(package, task.console.Watch(task.address.name, "install " + Printable(name)));
			task.console.Finish(task.address.name);
			if (!failure)
			{
				task.Say("installed " + Printable(name));
			}
			return {failure, [name](JsonText& json) { json.TextMember("installed", name); }};
		});
}

/** `mria device start` and `stop`. */
template <std::optional<Failure> (Transport::*Call)(const DeviceApp&)>
ExitCode RunApp(const AppOptions& options)
{
	return AnswerFromAll(options.common, options.device,
		[&](const DeviceTask& task) -> DeviceAnswer
		{
			const FileResult<DeviceApp> app = ConnectToApp(task, options.device);
			if (!app)
			{
				return {app.GetError()};
			}
			const std::optional<Failure> failure = (task.transport.*Call)(app.Value());
			const char* const did = Call == &Transport::Start ? "started " : "stopped ";
			if (!failure)
			{
				task.Say(did + Printable(app.Value().name));
			}
			return {failure, [id = app.Value().id](JsonText& json) { json.TextMember("app", id); }};
		});
}

void AddAppCommand(
	CLI::App& device, Action& action, const char* name, const char* summary, ExitCode (*run)(const AppOptions&))
{
	const auto [command, options] = AddCommand(device, action, name, summary, run);
	AddDeviceOptions(command, options->device);
	AddAppOption(command, options->device);
	command->footer(std::string("Example: mria device ") + name + " --device https://192.168.0.7 --app MyApp");
}
} // namespace DeviceAppsDetail

void AddDeviceApps(CLI::App& device, Action& action)
{
	using namespace DeviceAppsDetail;
	const auto [install, options] = AddCommand(device, action, "install", "Install a packaged app", RunInstall);
	AddDeviceOptions(install, options->device);
	AddFile(install, "PACKAGE", options->package, ".appxbundle, .msixbundle or .apk, or the folder it was packaged to");
	AddRepeated(
		install, "--dependency", options->dependencies, "another package that it needs, such as VCLibs", "FILE");
	install->footer("Example: mria device install --device https://192.168.0.7 Packaged/HoloLens");
	AddAppCommand(device, action, "start", "Start an app", RunApp<&Transport::Start>);
	AddAppCommand(device, action, "stop", "Stop an app", RunApp<&Transport::Stop>);
}

} // namespace mria
