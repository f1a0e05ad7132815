// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/Http.h"
#include "Io/Report.h"

#include <chrono>
#include <map>
#include <mutex>
#include <string>

namespace mria
{

/**
 * What several devices print at once: whole lines, each with its device's name if there are several, and on a terminal
 * a last line with how far their transfers have come.
 */
class DeviceConsole
{
public:
	DeviceConsole(const Report& report, bool hasSeveralDevices);
	~DeviceConsole();
	DeviceConsole(const DeviceConsole&) = delete;
	DeviceConsole& operator=(const DeviceConsole&) = delete;

	void Line(const std::string& device, const std::string& text);

	/** For one transfer: shows "push walk.bin 45 %", and nothing any more at its end. */
	TransferProgress Watch(const std::string& device, const std::string& what);

	/** The transfer has ended, well or not. */
	void Finish(const std::string& device);

	const Report& GetReport() const { return report_; }

private:
	void Show(const std::string& device, const std::string& text);
	void Clear();
	void Draw();

	const Report& report_;
	bool hasSeveralDevices_;
	bool isLive_; ///< Whether there is a terminal to draw on.
	bool isDrawn_ = false;
	std::mutex mutex_;
	std::map<std::string, std::string> states_;
};

} // namespace mria
