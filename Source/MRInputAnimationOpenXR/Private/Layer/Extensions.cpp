// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Extensions.h"

#include "Api/Dispatch.h"

namespace mria::openxr
{

std::optional<std::size_t> FindExtension(std::string_view name)
{
	for (std::size_t i = 0; i < kExtensions.size(); ++i)
	{
		if (name == kExtensions[i].name)
		{
			return i;
		}
	}
	return std::nullopt;
}

bool Contains(const ExtensionSet& set, std::string_view name)
{
	const std::optional<std::size_t> index = FindExtension(name);
	return index && set[*index];
}

ExtensionSet OfferedWith(const FrameParts& parts)
{
	ExtensionSet set;
	for (std::size_t i = 0; i < kExtensions.size(); ++i)
	{
		set[i] = kExtensions[i].isOfGaze ? parts.gaze : parts.hands[0] || parts.hands[1];
	}
	return set;
}

std::vector<XrExtensionProperties> ListExtensions(PFN_xrGetInstanceProcAddr getInstanceProcAddr)
{
	const auto enumerate = FindFunction<PFN_xrEnumerateInstanceExtensionProperties>(
		getInstanceProcAddr, XR_NULL_HANDLE, "xrEnumerateInstanceExtensionProperties");
	std::uint32_t count = 0;
	if (!enumerate || XR_FAILED(enumerate(nullptr, 0, &count, nullptr)))
	{
		return {};
	}
	std::vector<XrExtensionProperties> list(count, XrExtensionProperties{XR_TYPE_EXTENSION_PROPERTIES});
	const bool isListed = XR_SUCCEEDED(enumerate(nullptr, count, &count, list.data()));
	list.resize(isListed ? count : 0);
	return list;
}

ExtensionSet FindExtensions(const std::vector<XrExtensionProperties>& list)
{
	ExtensionSet set;
	for (const XrExtensionProperties& entry : list)
	{
		if (const std::optional<std::size_t> index = FindExtension(entry.extensionName))
		{
			set[*index] = true;
		}
	}
	return set;
}

} // namespace mria::openxr
