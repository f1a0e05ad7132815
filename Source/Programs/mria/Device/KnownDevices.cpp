// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/KnownDevices.h"

#include "Device/Certificate.h"
#include "Io/OutputFile.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <system_error>

namespace mria
{

namespace KnownDevicesDetail
{
std::filesystem::path FolderOf(const char* variable)
{
	const char* const value = std::getenv(variable);
	return value ? std::filesystem::u8path(value) : std::filesystem::path();
}

std::string CommandThatAccepts(const DeviceAddress& address, const std::string& fingerprint)
{
	return "mria device trust --device " + address.origin + " --fingerprint " + fingerprint;
}
} // namespace KnownDevicesDetail

std::filesystem::path KnownDevices::DefaultPath()
{
	using namespace KnownDevicesDetail;
#ifdef _WIN32
	const std::filesystem::path usual = FolderOf("APPDATA");
#else
	const std::filesystem::path usual = FolderOf("HOME") / ".config";
#endif
	const std::filesystem::path configured = FolderOf("XDG_CONFIG_HOME");
	return (configured.empty() ? usual : configured) / "mria" / "known-devices";
}

KnownDevices::KnownDevices(std::filesystem::path path)
	: path_(std::move(path))
{
	std::ifstream file(path_);
	for (std::string line; std::getline(file, line);)
	{
		const std::size_t blank = line.find(' ');
		const std::optional<std::string> fingerprint =
			ParseFingerprint(blank == std::string::npos ? "" : line.substr(blank + 1));
		if (fingerprint)
		{
			entries_.push_back({line.substr(0, blank), *fingerprint});
		}
	}
}

std::string KnownDevices::FingerprintOf(const std::string& origin) const
{
	const auto found =
		std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.origin == origin; });
	return found == entries_.end() ? "" : found->fingerprint;
}

std::optional<Failure> KnownDevices::Remember(const std::string& origin, const std::string& fingerprint)
{
	const auto isOld = [&](const Entry& entry) { return entry.origin == origin; };
	entries_.erase(std::remove_if(entries_.begin(), entries_.end(), isOld), entries_.end());
	entries_.push_back({origin, fingerprint});
	std::error_code error;
	std::filesystem::create_directories(path_.parent_path(), error);
	FileResult<OutputFile> file = OutputFile::Create(path_.u8string());
	if (!file)
	{
		return file.GetError();
	}
	for (const Entry& entry : entries_)
	{
		file.Value().Write(entry.origin + " " + entry.fingerprint + "\n");
	}
	return file.Value().Commit();
}

std::vector<std::string> KnownDevices::Names() const
{
	std::vector<std::string> names;
	for (const Entry& entry : entries_)
	{
		names.push_back(entry.origin);
	}
	return names;
}

std::optional<Failure> CheckFingerprint(const DeviceAddress& address, const std::string& fingerprint,
	const std::vector<std::string>& accepted, const KnownDevices& known)
{
	using namespace KnownDevicesDetail;
	const bool isAccepted = std::find(accepted.begin(), accepted.end(), fingerprint) != accepted.end();
	const std::string before = known.FingerprintOf(address.origin);
	if (isAccepted || fingerprint == before)
	{
		return std::nullopt;
	}
	const std::string shown = "SHA-256 fingerprint " + fingerprint;
	if (!accepted.empty())
	{
		return DeviceFailure(address.name, "OtherCertificate",
			"the certificate of " + address.origin + " is not the one that --fingerprint names", shown,
			"no password was sent; is this the device you mean?");
	}
	if (before.empty())
	{
		return DeviceFailure(address.name, "UnknownCertificate", "the certificate of " + address.origin + " is unknown",
			shown, "no password was sent; if this is your device: " + CommandThatAccepts(address, fingerprint));
	}
	return DeviceFailure(address.name, "ChangedCertificate", "the certificate of " + address.origin + " has changed",
		"known " + before + "\n  found " + fingerprint,
		"no password was sent; if the device was reset: " + CommandThatAccepts(address, fingerprint));
}

} // namespace mria
