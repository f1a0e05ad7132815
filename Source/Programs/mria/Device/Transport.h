// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Device/Credentials.h"
#include "Device/DeviceAddress.h"
#include "Device/Http.h"
#include "Io/Failure.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

struct DeviceInfo
{
	std::string name; ///< What its owner calls it.
	std::string system; ///< "Windows 10.0.22621.1390", "Android 14".
};

struct DeviceApp
{
	std::string name; ///< What a person calls it.
	std::string id; ///< The package's full name.
	std::string start; ///< What the device starts; empty if nothing.
	std::string version;
};

struct DeviceFile
{
	std::string name;
	std::uint64_t size = 0;
};

/** What is installed: a package, and the packages that it needs. */
struct InstallFiles
{
	std::string package;
	std::vector<std::string> dependencies;
};

/** A file's place on a device. Folders are separated by "/" and begin inside what the app may write. */
struct DevicePlace
{
	const DeviceApp& app;
	std::string folder; ///< Empty is the app's own default.
	std::string name;
};

/**
 * One device, whatever it is connected by. Every call waits for the device, tries again where the connection broke and
 * nothing can happen twice, and says what went wrong. Not for several threads at once.
 */
class Transport
{
public:
	virtual ~Transport() = default;

	/** First call: connects. */
	virtual FileResult<DeviceInfo> Connect() = 0;

	/** Those that were installed by a developer. */
	virtual FileResult<std::vector<DeviceApp>> Apps() = 0;

	/** Waits for the device's verdict. */
	virtual std::optional<Failure> Install(const InstallFiles& files, const TransferProgress& progress) = 0;

	virtual std::optional<Failure> Start(const DeviceApp& app) = 0;
	virtual std::optional<Failure> Stop(const DeviceApp& app) = 0;
	virtual FileResult<bool> IsRunning(const DeviceApp& app) = 0;

	/** The files of a folder, without the folders in it. A folder that is not there has none. */
	virtual FileResult<std::vector<DeviceFile>> Files(const DeviceApp& app, const std::string& folder) = 0;

	/** Replaces a file of that name. */
	virtual std::optional<Failure> Push(
		const DevicePlace& to, const std::string& bytes, const TransferProgress& progress) = 0;

	virtual FileResult<std::string> Pull(const DevicePlace& from, const TransferProgress& progress) = 0;

	/** A file that is not there counts as removed. */
	virtual std::optional<Failure> Remove(const DevicePlace& place) = 0;

	/** What the system has logged about the app; empty where it keeps no such log. */
	virtual FileResult<std::string> SystemLog(const DeviceApp& app) = 0;
};

/** How to reach devices, from the command line. */
struct TransportOptions
{
	std::vector<std::string> fingerprints; ///< Accepted for this call.
	std::function<FileResult<Credentials>()>
		credentials; ///< Asked for once the certificate is accepted; by any thread.
	std::function<bool()> isEndAsked; ///< Ends a call early.
};

std::unique_ptr<Transport> MakeTransport(const DeviceAddress& address, const TransportOptions& options);

/** The app that `wanted` means: its name, its id or the beginning of one; the only one if `wanted` is empty. */
FileResult<DeviceApp> FindApp(const std::string& device, const std::vector<DeviceApp>& apps, const std::string& wanted);

} // namespace mria
