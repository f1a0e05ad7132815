// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/DevicePortal.h"

#include "Device/Digest.h"
#include "Device/PortalSession.h"
#include "Json/JsonDocument.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

#include <algorithm>
#include <filesystem>

namespace mria
{

namespace DevicePortalDetail
{
using Json = JsonDocument;
constexpr const char* kBoundary = "mria-5f1c0b9e7d3a4482";
constexpr std::chrono::milliseconds kInstallPause(500);
constexpr std::chrono::minutes kInstallLimit(15);
constexpr std::chrono::seconds kQuickLimit(15); ///< For what a device answers at once.

/**
 * "LocalState/Takes" is "\LocalState\Takes".
 *
 * UNCONFIRMED(portal-local-state): LocalState is there before the app has run for the first time [by hand: install,
 * then mria device push].
 */
std::string PortalPath(const std::string& folder)
{
	std::string path = "\\" + (folder.empty() ? "LocalState" : folder);
	std::replace(path.begin(), path.end(), '/', '\\');
	return path;
}

std::string FileNameOf(const std::string& path)
{
	return std::filesystem::u8path(path).filename().u8string();
}

std::string VersionText(const Json::Value& version)
{
	std::string text;
	for (const char* part : {"Major", "Minor", "Build", "Revision"})
	{
		text += (text.empty() ? "" : ".") + std::to_string(Json::Count(version, part));
	}
	return text;
}

std::string PartHead(const std::string& name)
{
	std::string quoted = name;
	std::replace(quoted.begin(), quoted.end(), '"', '_');
	return std::string("--") + kBoundary + "\r\nContent-Disposition: form-data; name=\"" + quoted + "\"; filename=\"" +
		quoted + "\"\r\nContent-Type: application/octet-stream\r\n\r\n";
}

std::string BodyEnd()
{
	return std::string("--") + kBoundary + "--\r\n";
}

class DevicePortal final : public Transport
{
public:
	DevicePortal(const DeviceAddress& address, const TransportOptions& options)
		: session_(address, options)
	{
	}

	FileResult<DeviceInfo> Connect() override;
	FileResult<std::vector<DeviceApp>> Apps() override;
	std::optional<Failure> Install(const InstallFiles& files, const TransferProgress& progress) override;
	std::optional<Failure> Start(const DeviceApp& app) override;
	std::optional<Failure> Stop(const DeviceApp& app) override;
	FileResult<bool> IsRunning(const DeviceApp& app) override;
	FileResult<std::vector<DeviceFile>> Files(const DeviceApp& app, const std::string& folder) override;
	std::optional<Failure> Push(
		const DevicePlace& to, const std::string& bytes, const TransferProgress& progress) override;
	FileResult<std::string> Pull(const DevicePlace& from, const TransferProgress& progress) override;
	std::optional<Failure> Remove(const DevicePlace& place) override;

	/** The portal has none; the app writes its own. */
	FileResult<std::string> SystemLog(const DeviceApp&) override { return std::string(); }

private:
	/** `parameters` follow those that name the app's folder. */
	std::string FileTarget(
		const char* verb, const DevicePlace& place, std::vector<std::pair<std::string, std::string>> parameters) const;
	FileResult<HttpResponse> Call(const char* method, const std::string& target);
	FileResult<HttpResponse> Ask(const std::string& target);
	std::optional<Failure> WaitForInstall();
	std::optional<Failure> CheckSize(const DevicePlace& place, std::uint64_t size);

	PortalSession session_;
};

std::string DevicePortal::FileTarget(
	const char* verb, const DevicePlace& place, std::vector<std::pair<std::string, std::string>> parameters) const
{
	parameters.insert(parameters.begin(),
		{{"knownfolderid", "LocalAppData"}, {"packagefullname", place.app.id}, {"path", PortalPath(place.folder)}});
	return std::string("/api/filesystem/apps/") + verb + QueryText(parameters);
}

FileResult<HttpResponse> DevicePortal::Call(const char* method, const std::string& target)
{
	PortalCall call;
	call.method = method;
	call.target = target;
	return session_.Call(call);
}

/** A question that is asked over and over: the caller decides how often it may fail. */
FileResult<HttpResponse> DevicePortal::Ask(const std::string& target)
{
	PortalCall call;
	call.target = target;
	call.attempts = 1;
	call.limit = kQuickLimit;
	return session_.Call(call);
}

FileResult<DeviceInfo> DevicePortal::Connect()
{
	if (std::optional<Failure> failure = session_.Open())
	{
		return *failure;
	}
	const FileResult<HttpResponse> response = Call("GET", "/api/os/info");
	if (!response)
	{
		return response.GetError();
	}
	const Json json(response.Value().body);
	return DeviceInfo{Json::Text(json.Root(), "ComputerName"), "Windows " + Json::Text(json.Root(), "OsVersion")};
}

FileResult<std::vector<DeviceApp>> DevicePortal::Apps()
{
	constexpr std::uint64_t kDeveloperUnsigned = 4;
	constexpr std::uint64_t kDeveloperSigned = 5;
	const FileResult<HttpResponse> response = Call("GET", "/api/app/packagemanager/packages");
	if (!response)
	{
		return response.GetError();
	}
	const Json json(response.Value().body);
	std::vector<DeviceApp> apps;
	Json::ForEach(json.Root(), "InstalledPackages",
		[&](const Json::Value& package)
		{
			const std::uint64_t origin = Json::Count(package, "PackageOrigin");
			if (origin == kDeveloperUnsigned || origin == kDeveloperSigned)
			{
				apps.push_back({Json::Text(package, "Name"), Json::Text(package, "PackageFullName"),
					Json::Text(package, "PackageRelativeId"), VersionText(Json::Member(package, "Version"))});
			}
		});
	return apps;
}

std::optional<Failure> DevicePortal::Install(const InstallFiles& files, const TransferProgress& progress)
{
	HttpBody body;
	std::vector<std::string> paths = {files.package};
	paths.insert(paths.end(), files.dependencies.begin(), files.dependencies.end());
	for (const std::string& path : paths)
	{
		body.AddText(PartHead(FileNameOf(path)));
		if (!body.AddFile(path))
		{
			return CannotRead(path, "no such file, or not readable");
		}
		body.AddText("\r\n");
	}
	body.AddText(BodyEnd());
	PortalCall call;
	call.method = "POST";
	call.target = "/api/app/packagemanager/package" + QueryText({{"package", FileNameOf(files.package)}});
	call.body = &body;
	call.contentType = std::string("multipart/form-data; boundary=") + kBoundary;
	call.progress = progress;
	call.limit = std::chrono::hours(1);
	call.attempts = 1; // the device may already be installing
	FileResult<HttpResponse> response = session_.Call(call);
	if (!response)
	{
		Failure failure = response.GetError();
		failure.detail += failure.detail.empty() ? "" : "; ";
		failure.detail += "the package was not transferred, nothing is installed";
		return failure;
	}
	return WaitForInstall();
}

std::optional<Failure> DevicePortal::WaitForInstall()
{
	constexpr int kRunning = 204;
	const std::string& device = session_.Address().name;
	const auto end = std::chrono::steady_clock::now() + kInstallLimit;
	while (std::chrono::steady_clock::now() < end && !session_.IsEndAsked())
	{
		const FileResult<HttpResponse> response = Call("GET", "/api/app/packagemanager/state");
		if (!response)
		{
			return response.GetError();
		}
		if (response.Value().status == kRunning)
		{
			session_.Wait(kInstallPause);
			continue;
		}
		const Json json(response.Value().body);
		if (Json::Bool(json.Root(), "Success", Json::Number(json.Root(), "Code") == 0.0))
		{
			return std::nullopt;
		}
		const std::string reason = Json::Text(json.Root(), "Reason");
		return DeviceFailure(device, "InstallFailed", device + " did not install the package",
			Printable(reason.empty() ? Json::Text(json.Root(), "CodeText") : reason),
			"a missing dependency (VCLibs) or another publisher's app of that name are the usual causes");
	}
	return DeviceFailure(device, session_.IsEndAsked() ? "Interrupted" : "TimedOut", device + " is still installing",
		"the package has been transferred", "'mria device list' shows when it is there");
}

std::optional<Failure> DevicePortal::Start(const DeviceApp& app)
{
	// Both are documented as encoded. Microsoft's own clients differ in the package, so the other form comes second.
	// UNCONFIRMED(portal-start-package): Device Portal wants the package's name encoded, or else refuses the call
	// [by hand: mria device start].
	const std::string target = "/api/taskmanager/app";
	FileResult<HttpResponse> response =
		Call("POST", target + QueryText({{"appid", ToBase64(app.start)}, {"package", ToBase64(app.id)}}));
	if (!response && (response.GetError().code == "Refused" || response.GetError().code == "NotFound"))
	{
		response = Call("POST", target + QueryText({{"appid", ToBase64(app.start)}, {"package", app.id}}));
	}
	return response ? std::nullopt : std::optional(response.GetError());
}

std::optional<Failure> DevicePortal::Stop(const DeviceApp& app)
{
	const FileResult<HttpResponse> response =
		Call("DELETE", "/api/taskmanager/app" + QueryText({{"package", ToBase64(app.id)}, {"forcestop", "yes"}}));
	if (response)
	{
		return std::nullopt;
	}
	// No text says what stopping an app that does not run gives.
	const FileResult<bool> isRunning = IsRunning(app);
	return isRunning && !isRunning.Value() ? std::nullopt : std::optional(response.GetError());
}

FileResult<bool> DevicePortal::IsRunning(const DeviceApp& app)
{
	// UNCONFIRMED(portal-process-package): the list of processes names the package of an app, and an app that crashed
	// is not in it [by hand: mria device run-tests with an app that crashes].
	const FileResult<HttpResponse> response = Ask("/api/resourcemanager/processes");
	if (!response)
	{
		return response.GetError();
	}
	const Json json(response.Value().body);
	bool isRunning = false;
	Json::ForEach(json.Root(), "Processes",
		[&](const Json::Value& process)
		{
			const bool isApp = Json::Text(process, "PackageFullName") == app.id;
			isRunning = isRunning || (isApp && Json::Bool(process, "IsRunning", true));
		});
	return isRunning;
}

FileResult<std::vector<DeviceFile>> DevicePortal::Files(const DeviceApp& app, const std::string& folder)
{
	constexpr std::uint64_t kFolder = 16; // Windows' attribute
	const FileResult<HttpResponse> response = Call("GET", FileTarget("files", {app, folder, ""}, {}));
	std::vector<DeviceFile> files;
	if (!response)
	{
		return response.GetError().code == "NotFound" ? FileResult<std::vector<DeviceFile>>(files)
													  : response.GetError();
	}
	const Json json(response.Value().body);
	Json::ForEach(json.Root(), "Items",
		[&](const Json::Value& item)
		{
			if ((Json::Count(item, "Type") & kFolder) == 0)
			{
				files.push_back({Json::Text(item, "Name"), Json::Count(item, "FileSize")});
			}
		});
	return files;
}

std::optional<Failure> DevicePortal::Push(
	const DevicePlace& to, const std::string& bytes, const TransferProgress& progress)
{
	HttpBody body;
	body.AddText(PartHead(to.name) + bytes + "\r\n" + BodyEnd());
	PortalCall call;
	call.method = "POST";
	call.target = FileTarget("file", to, {{"extract", "false"}});
	call.body = &body;
	call.contentType = std::string("multipart/form-data; boundary=") + kBoundary;
	call.progress = progress;
	FileResult<HttpResponse> response = session_.Call(call);
	if (!response)
	{
		Failure failure = response.GetError();
		if (failure.code == "NotFound")
		{
			failure.hint = "Device Portal creates no folders: push to LocalState, or let the app create " +
				(to.folder.empty() ? "it" : Printable(to.folder));
		}
		return failure;
	}
	return CheckSize(to, bytes.size());
}

/** A device whose disk fills up may accept a file and keep a part of it. */
std::optional<Failure> DevicePortal::CheckSize(const DevicePlace& place, std::uint64_t size)
{
	const FileResult<std::vector<DeviceFile>> files = Files(place.app, place.folder);
	if (!files)
	{
		return files.GetError();
	}
	const auto isIt = [&](const DeviceFile& file) { return file.name == place.name && file.size == size; };
	if (std::any_of(files.Value().begin(), files.Value().end(), isIt))
	{
		return std::nullopt;
	}
	return DeviceFailure(session_.Address().name, "NotWritten",
		session_.Address().name + " did not keep " + Printable(place.name), Thousands(size) + " bytes were sent",
		"is its disk full?");
}

FileResult<std::string> DevicePortal::Pull(const DevicePlace& from, const TransferProgress& progress)
{
	// UNCONFIRMED(portal-range): a download continues in the middle if asked to; if not, it begins again [by hand: pull
	// a large file and interrupt the network].
	PortalCall call;
	call.target = FileTarget("file", from, {{"filename", from.name}});
	call.progress = progress;
	call.canResume = true;
	FileResult<HttpResponse> response = session_.Call(call);
	if (!response)
	{
		return response.GetError();
	}
	return std::move(response.Value().body);
}

std::optional<Failure> DevicePortal::Remove(const DevicePlace& place)
{
	const FileResult<HttpResponse> response = Call("DELETE", FileTarget("file", place, {{"filename", place.name}}));
	const bool isGone = response || response.GetError().code == "NotFound";
	return isGone ? std::nullopt : std::optional(response.GetError());
}
} // namespace DevicePortalDetail

std::unique_ptr<Transport> MakeDevicePortal(const DeviceAddress& address, const TransportOptions& options)
{
	return std::make_unique<DevicePortalDetail::DevicePortal>(address, options);
}

} // namespace mria
