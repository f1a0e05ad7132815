// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/DeviceConsole.h"
#include "Device/TestReport.h"
#include "Device/Transport.h"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

/** How a run of tests on a device came to its end. */
enum class RunEnd
{
	NotStarted, ///< The failure says why.
	Finished, ///< The app said so, whatever came of its tests.
	NoReport, ///< The app started and never wrote a report.
	Crashed, ///< The app ended before it was done.
	Hung, ///< The app is there and its heartbeat has stopped.
	TimedOut, ///< Longer than the whole run may take.
	Lost, ///< The device is gone; the failure says how.
	Interrupted, ///< Ctrl-C.
};

const char* ToString(RunEnd end);

/** Whether the user wants it to end; what tidies up afterwards continues. One for each device. */
class EndSwitch
{
public:
	bool IsAsked() const;
	void Ignore() { isIgnored_ = true; }

private:
	std::atomic<bool> isIgnored_ = false;
};

struct DeviceRunOptions
{
	std::string app;
	std::string folder; ///< On the device; empty for the transport's own.
	InstallFiles install; ///< Nothing if there is no package.
	std::vector<std::string> recordings; ///< Paths on this machine.
	TestRequest request;
	std::chrono::milliseconds runLimit = std::chrono::minutes(30);
	std::chrono::milliseconds startLimit = std::chrono::seconds(60); ///< For the first report.
	std::chrono::milliseconds hangLimit = std::chrono::seconds(20); ///< Between two heartbeats.
	std::chrono::milliseconds lostLimit = std::chrono::seconds(30); ///< Without a connection.
	std::chrono::milliseconds poll = std::chrono::seconds(1);
	bool keepsFiles = false; ///< On the device.
	std::filesystem::path output; ///< A folder of this device's own on this machine.
};

/** What came of it. */
struct DeviceRun
{
	std::string device;
	DeviceInfo info;
	DeviceApp app;
	RunEnd end = RunEnd::NotStarted;
	std::string endText; ///< A sentence, unless the run finished.
	std::optional<Failure> failure; ///< Of the device or its connection.
	TestReport report; ///< The last one; its tests include the one that was running at a bad end.
	std::vector<std::string> pulled;
	std::vector<std::string> notPulled;
	double seconds = 0.0;

	bool IsGood() const;
	std::size_t CountOf(TestState state) const;
};

/** Pushes, starts, waits, pulls and tidies up. */
DeviceRun RunOnDevice(const DeviceAddress& address, Transport& transport, const DeviceRunOptions& options,
	EndSwitch& end, DeviceConsole& console);

} // namespace mria
