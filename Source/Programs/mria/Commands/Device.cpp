// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/AdbServer.h"
#include "Device/Certificate.h"
#include "Device/KnownDevices.h"
#include "DeviceCommand.h"
#include "Mria/Text.h"
#include "Text/TableText.h"
#include "Text/ValueText.h"

namespace mria
{

namespace DeviceDetail
{
struct ListOptions
{
	CommonOptions common;
	DeviceOptions device;
};

struct Reachable
{
	std::string device;
	std::string state;
};

/** Without --device: what this machine could talk to. */
ExitCode ListReachable(const Report& report)
{
	std::vector<Reachable> all;
	for (const std::string& name : KnownDevices().Names())
	{
		all.push_back({name, "known"});
	}
	const FileResult<std::vector<AdbDevice>> adb = AdbServer("adb", [] { return false; }).Devices();
	for (const AdbDevice& device : adb ? adb.Value() : std::vector<AdbDevice>())
	{
		all.push_back({"adb:" + device.serial, device.state});
	}
	TableText table("ll");
	JsonText json;
	json.BeginArray();
	for (const Reachable& device : all)
	{
		table.Row({Printable(device.device), Printable(device.state)});
		json.BeginObject();
		json.TextMember("device", device.device);
		json.TextMember("state", device.state);
		json.EndObject();
	}
	json.EndArray();
	if (report.WantsJson())
	{
		report.Json(json);
	}
	report.Lines(table.Lines());
	if (all.empty())
	{
		report.Line("no known device; try one: mria device list --device https://ADDRESS");
	}
	return ExitCode::Fine;
}

DeviceAnswer DescribeDevice(const DeviceTask& task)
{
	const FileResult<DeviceInfo> info = task.transport.Connect();
	if (!info)
	{
		return {info.GetError()};
	}
	const FileResult<std::vector<DeviceApp>> apps = task.transport.Apps();
	if (!apps)
	{
		return {apps.GetError()};
	}
	task.Say(Printable(info.Value().name) + ", " + Printable(info.Value().system));
	for (const DeviceApp& app : apps.Value())
	{
		task.Say("  " + PadRight(Printable(app.name), 30) + " " + Printable(app.version));
	}
	return {std::nullopt,
		[info = info.Value(), apps = apps.Value()](JsonText& json)
		{
			json.TextMember("name", info.name);
			json.TextMember("system", info.system);
			json.ObjectsMember("apps", apps,
				[&](const DeviceApp& app)
				{
					json.TextMember("name", app.name);
					json.TextMember("id", app.id);
					json.TextMember("version", app.version);
				});
		}};
}

/** `mria device list`: a device and its apps, or the devices that are known. */
ExitCode RunList(const ListOptions& options)
{
	if (options.device.devices.empty())
	{
		return ListReachable(Report(options.common));
	}
	return AnswerFromAll(options.common, options.device, &DescribeDevice);
}

/** `mria device trust`: remembers a certificate, after seeing that the device has it. */
ExitCode RunTrust(const ListOptions& options)
{
	const Report report(options.common);
	if (options.device.devices.size() != 1 || options.device.fingerprints.size() != 1)
	{
		return report.Misuse("'mria device trust' needs one --device and its --fingerprint");
	}
	return AnswerFromAll(options.common, options.device,
		[&](const DeviceTask& task) -> DeviceAnswer
		{
			if (!task.address.isSecure || task.address.kind != DeviceAddress::Kind::DevicePortal)
			{
				return {DeviceFailure(task.address.name, "NoCertificate", "only https has a certificate")};
			}
			const HttpResult<std::string> certificate =
				MakeHttp(task.address.origin, [&] { return task.end.IsAsked(); })->Certificate();
			if (!certificate)
			{
				return {DeviceFailure(task.address.name, "CannotConnect", "cannot connect to " + task.address.origin,
					Printable(certificate.GetError().reason))};
			}
			const std::string fingerprint = *ParseFingerprint(options.device.fingerprints.front());
			KnownDevices known;
			std::optional<Failure> failure =
				CheckFingerprint(task.address, FingerprintOf(certificate.Value()), {fingerprint}, known);
			failure = failure ? failure : known.Remember(task.address.origin, fingerprint);
			if (!failure)
			{
				task.Say(
					"trusts " + task.address.origin + " from now on (" + KnownDevices::DefaultPath().u8string() + ")");
			}
			return {failure, [fingerprint](JsonText& json) { json.TextMember("fingerprint", fingerprint); }};
		});
}
} // namespace DeviceDetail

void AddDeviceList(CLI::App& device, Action& action)
{
	using namespace DeviceDetail;
	const auto [list, listOptions] =
		AddCommand(device, action, "list", "A device and its apps; without --device the known devices", RunList);
	AddDeviceOptions(list, listOptions->device);
	list->get_option("--device")->required(false);
	list->footer("Example: mria device list --device https://192.168.0.7");
	const auto [trust, trustOptions] =
		AddCommand(device, action, "trust", "Remember the certificate of a device", RunTrust);
	AddDeviceOptions(trust, trustOptions->device);
	trust->footer("Example: mria device trust --device https://192.168.0.7 --fingerprint 3F:0A:...");
}

void AddDevice(CLI::App& app, Action& action)
{
	CLI::App* const device = app.add_subcommand("device", "Apps and tests on HoloLens 2 and Android headsets");
	device->require_subcommand(1);
	AddDeviceList(*device, action);
	AddDeviceApps(*device, action);
	AddDeviceFiles(*device, action);
	AddDeviceRunTests(*device, action);
	AddDeviceInitProject(*device, action);
	device->footer("Each has --help. Device Portal needs MRIA_DEVICE_USER and MRIA_DEVICE_PASSWORD, or asks.\n"
				   "Example: mria device run-tests --device https://192.168.0.7 --app MyApp Recordings/");
}

} // namespace mria
