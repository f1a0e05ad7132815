// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/DeviceConsole.h"

#include "Io/Terminal.h"

#include <algorithm>
#include <cstdio>
#include <sstream>

namespace mria
{

DeviceConsole::DeviceConsole(const Report& report, bool hasSeveralDevices)
	: report_(report)
	, hasSeveralDevices_(hasSeveralDevices)
	, isLive_(report.WantsText() && IsTerminal(stderr))
{
}

DeviceConsole::~DeviceConsole()
{
	Clear();
}

void DeviceConsole::Line(const std::string& device, const std::string& text)
{
	const std::lock_guard<std::mutex> lock(mutex_);
	Clear();
	std::istringstream lines(text);
	for (std::string line; std::getline(lines, line);)
	{
		report_.Line(hasSeveralDevices_ ? report_.Paint(Tone::Faint, device + ": ") + line : line);
	}
	Draw();
}

TransferProgress DeviceConsole::Watch(const std::string& device, const std::string& what)
{
	if (!isLive_)
	{
		return {};
	}
	return [this, device, what, last = -1](std::uint64_t done, std::uint64_t total) mutable
	{
		const int percent = total == 0 ? 0 : static_cast<int>((std::min)(done, total) * 100 / total);
		if (percent != last)
		{
			last = percent;
			Show(device, what + " " + std::to_string(percent) + " %");
		}
	};
}

void DeviceConsole::Finish(const std::string& device)
{
	const std::lock_guard<std::mutex> lock(mutex_);
	Clear();
	states_.erase(device);
	Draw();
}

void DeviceConsole::Show(const std::string& device, const std::string& text)
{
	const std::lock_guard<std::mutex> lock(mutex_);
	Clear();
	states_[device] = text;
	Draw();
}

void DeviceConsole::Clear()
{
	if (isDrawn_)
	{
		std::fputs("\r\x1b[K", stderr);
		std::fflush(stderr);
		isDrawn_ = false;
	}
}

void DeviceConsole::Draw()
{
	constexpr std::size_t kColumns = 79;
	std::string line;
	for (const auto& [device, state] : states_)
	{
		line += (line.empty() ? "" : " | ") + (hasSeveralDevices_ ? device + " " : std::string()) + state;
	}
	if (isLive_ && !line.empty())
	{
		std::fputs(line.substr(0, kColumns).c_str(), stderr);
		std::fflush(stderr);
		isDrawn_ = true;
	}
}

} // namespace mria
