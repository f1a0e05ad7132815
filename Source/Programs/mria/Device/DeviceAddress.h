// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Io/Failure.h"

#include <string>

namespace mria
{

/** Where a device is: "https://192.168.0.7", "https://[fe80::1]:10443", "http://127.0.0.1:10080", "adb", "adb:SERIAL".
 */
struct DeviceAddress
{
	enum class Kind
	{
		DevicePortal,
		Adb,
	};

	Kind kind = Kind::DevicePortal;
	bool isSecure = true; ///< Of a Device Portal: https.
	std::string origin; ///< Of a Device Portal, always with the port: "https://192.168.0.7:443".
	std::string serial; ///< Of adb; empty for the only device that is there.
	std::string name; ///< For messages and folders: "192.168.0.7", "192.168.0.7-10443", "adb-1WMHH".
};

/** Plain http reaches this machine only, as over USB: elsewhere it would show the password to the network. */
FileResult<DeviceAddress> ParseDeviceAddress(const std::string& text);

/** A failure of a device, in the form that every command prints. */
Failure DeviceFailure(const std::string& device, const char* code, const std::string& summary,
	const std::string& detail = "", const std::string& hint = "");

} // namespace mria
