// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/DeviceAddress.h"

#include "Mria/Text.h"

#include <algorithm>
#include <cctype>

namespace mria
{

namespace DeviceAddressDetail
{
Failure Misspelt(const std::string& text)
{
	return DeviceFailure(text, "BadAddress", "'" + Printable(text) + "' is no address of a device",
		"wanted: https://ADDRESS[:PORT], http://127.0.0.1:PORT, adb or adb:SERIAL",
		"a HoloLens shows its address in Settings > Update & Security > For developers");
}

bool IsPort(const std::string& text)
{
	const bool isNumber = !text.empty() && text.size() <= 5 &&
		std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
	return isNumber && std::stoi(text) > 0 && std::stoi(text) <= 65535;
}

/** "192.168.0.7", "lens.local", "[fe80::1]". */
bool IsHost(const std::string& text)
{
	const bool isBracketed = text.size() > 2 && text.front() == '[' && text.back() == ']';
	const std::string inner = isBracketed ? text.substr(1, text.size() - 2) : text;
	const auto isAllowed = [&](unsigned char c)
	{ return std::isalnum(c) != 0 || c == '.' || c == '-' || c == '_' || (isBracketed && (c == ':' || c == '%')); };
	return !inner.empty() && std::all_of(inner.begin(), inner.end(), isAllowed);
}

std::string FileNameOf(std::string text)
{
	for (char& c : text)
	{
		const bool isPlain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '-' || c == '_';
		c = isPlain ? c : '-';
	}
	return text;
}
} // namespace DeviceAddressDetail

FileResult<DeviceAddress> ParseDeviceAddress(const std::string& text)
{
	using namespace DeviceAddressDetail;
	DeviceAddress address;
	if (text == "adb" || text.rfind("adb:", 0) == 0)
	{
		address.kind = DeviceAddress::Kind::Adb;
		address.serial = text.size() > 4 ? text.substr(4) : "";
		address.name = FileNameOf(address.serial.empty() ? "adb" : "adb-" + address.serial);
		return address;
	}
	address.isSecure = text.rfind("https://", 0) == 0;
	const std::size_t hostAt = address.isSecure ? 8 : 7;
	if (!address.isSecure && text.rfind("http://", 0) != 0)
	{
		return Misspelt(text);
	}
	std::string rest = text.substr(hostAt);
	rest.erase(rest.find_last_not_of('/') + 1);
	const std::size_t colon = rest.rfind(':');
	const bool hasPort = colon != std::string::npos && rest.find(']', colon) == std::string::npos;
	const std::string host = hasPort ? rest.substr(0, colon) : rest;
	const std::string port = hasPort ? rest.substr(colon + 1) : address.isSecure ? "443" : "80";
	if (!IsHost(host) || !IsPort(port))
	{
		return Misspelt(text);
	}
	if (!address.isSecure && host != "127.0.0.1" && host != "localhost" && host != "[::1]")
	{
		return DeviceFailure(text, "NotSecure", "http would send the password readable over the network",
			"plain http is for this machine only, such as a device on a USB cable: http://127.0.0.1:10080",
			"use https://" + rest);
	}
	address.origin = text.substr(0, hostAt) + host + ":" + port;
	address.name = FileNameOf(hasPort ? host + "-" + port : host);
	return address;
}

Failure DeviceFailure(const std::string& device, const char* code, const std::string& summary,
	const std::string& detail, const std::string& hint)
{
	Failure failure;
	failure.file = device;
	failure.code = code;
	failure.summary = summary;
	failure.detail = detail;
	failure.hint = hint;
	return failure;
}

} // namespace mria
