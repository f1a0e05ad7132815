// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/Http.h"
#include "Device/Socket.h"
#include "Device/Transport.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

struct AdbDevice
{
	std::string serial;
	std::string state; ///< "device" if it can be used, else "offline", "unauthorized".
};

/**
 * The adb server of this machine, which adb itself starts: `adb start-server`. Its protocol is public text of Android:
 * a request is its length in four hexadecimal digits and its text; the answer begins with OKAY or FAIL.
 */
class AdbServer
{
public:
	AdbServer(std::string device, std::function<bool()> isEndAsked);

	FileResult<std::vector<AdbDevice>> Devices() const;

	/** What a command prints on the device. Fails unless it ends with exit code 0. */
	FileResult<std::string> Run(const std::string& serial, const std::string& command) const;

	std::optional<Failure> Push(
		const std::string& serial, const std::string& path, HttpBody& bytes, const TransferProgress& progress) const;
	FileResult<std::string> Pull(
		const std::string& serial, const std::string& path, const TransferProgress& progress) const;
	FileResult<std::vector<DeviceFile>> Files(const std::string& serial, const std::string& folder) const;

private:
	FileResult<Socket> Open(const std::vector<std::string>& requests) const;
	FileResult<Socket> OpenSync(const std::string& serial) const;
	std::optional<Failure> Ask(Socket& socket, const std::string& request) const;
	Failure Lost() const;
	Failure Refused(Socket& socket, std::size_t reasonSize) const;

	std::string device_; ///< For messages.
	std::function<bool()> isEndAsked_;
};

} // namespace mria
