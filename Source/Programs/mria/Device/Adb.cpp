// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Adb.h"

#include "Device/AdbServer.h"
#include "Mria/Text.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <sstream>

namespace mria
{

namespace AdbDetail
{
/**
 * UNCONFIRMED(adb-app-folder): adb may write to an app's external folder on current headsets [by hand: mria device push
 * --device adb].
 */
std::string FolderOf(const DeviceApp& app, const std::string& folder)
{
	return "/sdcard/Android/data/" + app.id + "/files" + (folder.empty() ? "" : "/" + folder);
}

std::string PathOf(const DevicePlace& place)
{
	return FolderOf(place.app, place.folder) + "/" + place.name;
}

/** For a shell: what is between the quotes is taken as it is. */
std::string Quoted(const std::string& text)
{
	std::string quoted = "'";
	for (const char c : text)
	{
		quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
	}
	return quoted + "'";
}

std::string Trimmed(const std::string& text)
{
	const std::size_t begin = text.find_first_not_of(" \r\n\t");
	return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(" \r\n\t") - begin + 1);
}

class Adb final : public Transport
{
public:
	Adb(const DeviceAddress& address, const TransportOptions& options)
		: name_(address.name)
		, serial_(address.serial)
		, server_(address.name, options.isEndAsked)
	{
	}

	FileResult<DeviceInfo> Connect() override;
	FileResult<std::vector<DeviceApp>> Apps() override;
	std::optional<Failure> Install(const InstallFiles& files, const TransferProgress& progress) override;
	std::optional<Failure> Start(const DeviceApp& app) override;
	std::optional<Failure> Stop(const DeviceApp& app) override { return Try("am force-stop " + Quoted(app.id)); }
	FileResult<bool> IsRunning(const DeviceApp& app) override;
	FileResult<std::vector<DeviceFile>> Files(const DeviceApp& app, const std::string& folder) override
	{
		return server_.Files(serial_, FolderOf(app, folder));
	}
	std::optional<Failure> Push(
		const DevicePlace& to, const std::string& bytes, const TransferProgress& progress) override;
	FileResult<std::string> Pull(const DevicePlace& from, const TransferProgress& progress) override;
	std::optional<Failure> Remove(const DevicePlace& place) override { return Try("rm -f " + Quoted(PathOf(place))); }
	FileResult<std::string> SystemLog(const DeviceApp&) override
	{
		return server_.Run(serial_, "logcat -d -v time UE:V UnrealEngine:V DEBUG:V AndroidRuntime:E '*:S'");
	}

private:
	std::optional<Failure> Try(const std::string& command) const;

	/** A broken connection gets a second and a third chance: files are replaced as a whole. */
	template <typename Attempt>
	static auto Persistently(const Attempt& attempt, bool (*isLost)(const decltype(attempt())&))
	{
		auto result = attempt();
		for (int again = 0; again < 2 && isLost(result); ++again)
		{
			result = attempt();
		}
		return result;
	}

	std::string name_;
	std::string serial_;
	AdbServer server_;
};

std::optional<Failure> Adb::Try(const std::string& command) const
{
	const FileResult<std::string> output = server_.Run(serial_, command);
	return output ? std::nullopt : std::optional(output.GetError());
}

FileResult<DeviceInfo> Adb::Connect()
{
	if (serial_.empty())
	{
		const FileResult<std::vector<AdbDevice>> devices = server_.Devices();
		if (!devices)
		{
			return devices.GetError();
		}
		if (devices.Value().size() != 1)
		{
			return DeviceFailure(name_, "WhichDevice",
				"adb sees " + std::to_string(devices.Value().size()) + " devices", "",
				devices.Value().empty() ? "connect one and allow debugging on it" : "name one: --device adb:SERIAL");
		}
		serial_ = devices.Value().front().serial;
	}
	const FileResult<std::string> model = server_.Run(serial_, "getprop ro.product.model");
	const FileResult<std::string> release = server_.Run(serial_, "getprop ro.build.version.release");
	if (!model || !release)
	{
		return model ? release.GetError() : model.GetError();
	}
	return DeviceInfo{Trimmed(model.Value()), "Android " + Trimmed(release.Value())};
}

FileResult<std::vector<DeviceApp>> Adb::Apps()
{
	constexpr std::string_view kBefore = "package:";
	const FileResult<std::string> text = server_.Run(serial_, "pm list packages -3");
	if (!text)
	{
		return text.GetError();
	}
	std::vector<DeviceApp> apps;
	std::istringstream lines(text.Value());
	for (std::string line; std::getline(lines, line);)
	{
		line = Trimmed(line);
		if (line.rfind(kBefore, 0) == 0)
		{
			const std::string id = line.substr(kBefore.size());
			apps.push_back({id, id, id, ""});
		}
	}
	return apps;
}

std::optional<Failure> Adb::Install(const InstallFiles& files, const TransferProgress& progress)
{
	const std::string path = "/data/local/tmp/mria-" + std::filesystem::u8path(files.package).filename().u8string();
	HttpBody body;
	if (!body.AddFile(files.package))
	{
		return CannotRead(files.package, "no such file, or not readable");
	}
	if (std::optional<Failure> failure = server_.Push(serial_, path, body, progress))
	{
		failure->detail += failure->detail.empty() ? "" : "; ";
		failure->detail += "the package was not transferred, nothing is installed";
		return failure;
	}
	const FileResult<std::string> output = server_.Run(serial_, "pm install -r " + Quoted(path) + " 2>&1; true");
	const std::optional<Failure> removed = Try("rm -f " + Quoted(path));
	if (!output)
	{
		return output.GetError();
	}
	if (output.Value().find("Success") == std::string::npos)
	{
		return DeviceFailure(
			name_, "InstallFailed", name_ + " did not install the package", Printable(Trimmed(output.Value())));
	}
	return removed;
}

std::optional<Failure> Adb::Start(const DeviceApp& app)
{
	return Try("am start -n \"$(cmd package resolve-activity --brief -c android.intent.category.LAUNCHER " +
		Quoted(app.id) + " | tail -n 1)\"");
}

FileResult<bool> Adb::IsRunning(const DeviceApp& app)
{
	const FileResult<std::string> output = server_.Run(serial_, "pidof " + Quoted(app.id) + "; true");
	if (!output)
	{
		return output.GetError();
	}
	return !Trimmed(output.Value()).empty();
}

std::optional<Failure> Adb::Push(const DevicePlace& to, const std::string& bytes, const TransferProgress& progress)
{
	HttpBody body;
	body.AddText(bytes);
	const auto push = [&] { return server_.Push(serial_, PathOf(to), body, progress); };
	return Persistently(
		push, +[](const std::optional<Failure>& failure) { return failure && failure->code == "ConnectionLost"; });
}

FileResult<std::string> Adb::Pull(const DevicePlace& from, const TransferProgress& progress)
{
	const auto pull = [&] { return server_.Pull(serial_, PathOf(from), progress); };
	return Persistently(
		pull, +[](const FileResult<std::string>& file) { return !file && file.GetError().code == "ConnectionLost"; });
}
} // namespace AdbDetail

std::unique_ptr<Transport> MakeAdb(const DeviceAddress& address, const TransportOptions& options)
{
	return std::make_unique<AdbDetail::Adb>(address, options);
}

} // namespace mria
