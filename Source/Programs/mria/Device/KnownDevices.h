// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/DeviceAddress.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

/** A file in the user's configuration folder, one line a device: its origin, a blank, its fingerprint. */
class KnownDevices
{
public:
	/** $XDG_CONFIG_HOME/mria/known-devices, ~/.config/mria/known-devices or %APPDATA%\mria\known-devices. */
	static std::filesystem::path DefaultPath();

	explicit KnownDevices(std::filesystem::path path = DefaultPath());

	/** Empty for a device that is not known. */
	std::string FingerprintOf(const std::string& origin) const;

	/** Writes the file; the device's earlier fingerprint is forgotten. */
	std::optional<Failure> Remember(const std::string& origin, const std::string& fingerprint);

	/** The origins. */
	std::vector<std::string> Names() const;

private:
	struct Entry
	{
		std::string origin;
		std::string fingerprint;
	};
	std::filesystem::path path_;
	std::vector<Entry> entries_;
};

/**
 * Whether a device that shows a certificate of `fingerprint` may receive the password: if it is one of `accepted`, the
 * fingerprints of the command line, or else the one that is known. The failure names the command that accepts it.
 */
std::optional<Failure> CheckFingerprint(const DeviceAddress& address, const std::string& fingerprint,
	const std::vector<std::string>& accepted, const KnownDevices& known);

} // namespace mria
