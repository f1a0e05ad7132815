// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Device/Transport.h"

#include "Device/Adb.h"
#include "Device/DevicePortal.h"
#include "Mria/Text.h"
#include "Text/Strings.h"

namespace mria
{

namespace TransportDetail
{
std::string NamesOf(const std::vector<DeviceApp>& apps)
{
	std::vector<std::string> names;
	for (const DeviceApp& app : apps)
	{
		names.push_back(Printable(app.name));
	}
	return names.empty() ? "none" : Joined(names);
}
} // namespace TransportDetail

std::unique_ptr<Transport> MakeTransport(const DeviceAddress& address, const TransportOptions& options)
{
	return address.kind == DeviceAddress::Kind::Adb ? MakeAdb(address, options) : MakeDevicePortal(address, options);
}

FileResult<DeviceApp> FindApp(const std::string& device, const std::vector<DeviceApp>& apps, const std::string& wanted)
{
	std::vector<DeviceApp> found;
	for (const DeviceApp& app : apps)
	{
		if (app.name == wanted || app.id == wanted)
		{
			return app;
		}
		if (wanted.empty() || app.name.rfind(wanted, 0) == 0 || app.id.rfind(wanted, 0) == 0)
		{
			found.push_back(app);
		}
	}
	if (found.size() == 1)
	{
		return found.front();
	}
	const std::string installed = "installed by developers: " + TransportDetail::NamesOf(apps);
	if (found.empty() && !wanted.empty())
	{
		return DeviceFailure(device, "NoSuchApp", "there is no app '" + Printable(wanted) + "' on " + device, installed,
			"'mria device install' puts it there");
	}
	return DeviceFailure(device, "WhichApp", "which app on " + device + "?", installed, "name one with --app");
}

} // namespace mria
