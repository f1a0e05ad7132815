// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Command.h"
#include "Device/DeviceRun.h"
#include "Io/Report.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

/** The options of every command that talks to devices. */
struct DeviceOptions
{
	std::vector<std::string> devices;
	std::vector<std::string> fingerprints;
	std::string credentials; ///< A file.
	std::string app;
	std::string folder; ///< On the device.
};

void AddDeviceOptions(CLI::App* command, DeviceOptions& options);
void AddAppOption(CLI::App* command, DeviceOptions& options);
void AddFolderOption(CLI::App* command, DeviceOptions& options);

/** One device, for the thread that works on it. */
struct DeviceTask
{
	std::size_t index = 0; ///< Among the devices of this call.
	DeviceAddress address;
	Transport& transport;
	EndSwitch& end;
	DeviceConsole& console;

	void Say(const std::string& text) const { console.Line(address.name, text); }
};

/** What came of it; `json` adds members to the device's object. */
struct DeviceAnswer
{
	std::optional<Failure> failure = std::nullopt;
	std::function<void(JsonText&)> json = {};
};

/** Runs `work` for all devices at once. A command line that makes no sense gives its exit code instead. */
std::optional<ExitCode> RunOnAll(
	const DeviceOptions& options, const Report& report, const std::function<void(const DeviceTask&)>& work);

/** The same for a command that prints a device's answer, or its failure, and no more. */
ExitCode AnswerFromAll(const CommonOptions& common, const DeviceOptions& options,
	const std::function<DeviceAnswer(const DeviceTask&)>& work);

/** Connects and finds the app that the command line means. */
FileResult<DeviceApp> ConnectToApp(const DeviceTask& task, const DeviceOptions& options);

/** A package, or the only package in a folder together with the ARM64 packages there that it may need. */
FileResult<InstallFiles> FindPackage(const std::string& path);

/** Each declares a command below `device`: Commands/Device<Name>.cpp. */
void AddDeviceList(CLI::App& device, Action& action);
void AddDeviceApps(CLI::App& device, Action& action);
void AddDeviceFiles(CLI::App& device, Action& action);
void AddDeviceRunTests(CLI::App& device, Action& action);
void AddDeviceInitProject(CLI::App& device, Action& action);

} // namespace mria
