// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Entry.h"
#include "LoaderNegotiation.h"

#include <algorithm>
#include <cstring>

namespace nullxr
{

namespace InstanceDetail
{
std::vector<XrExtensionProperties> OfferedExtensions()
{
	std::vector<XrExtensionProperties> out;
	for (const char* name : {XR_MND_HEADLESS_EXTENSION_NAME, XR_KHR_VULKAN_ENABLE_EXTENSION_NAME,
			 XR_KHR_VULKAN_ENABLE2_EXTENSION_NAME, XR_EXT_HAND_TRACKING_EXTENSION_NAME,
			 XR_FB_HAND_TRACKING_AIM_EXTENSION_NAME, XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME,
			 XR_MSFT_HAND_INTERACTION_EXTENSION_NAME, "XR_EXT_hand_interaction", "XR_EXT_palm_pose"})
	{
		if ((',' + Get().settings.without + ',').find(',' + std::string(name) + ',') == std::string::npos)
		{
			XrExtensionProperties properties{XR_TYPE_EXTENSION_PROPERTIES};
			std::strncpy(properties.extensionName, name, sizeof(properties.extensionName) - 1);
			properties.extensionVersion = 1;
			out.push_back(properties);
		}
	}
	return out;
}

XrResult EnumerateExtensions(
	const char*, std::uint32_t capacity, std::uint32_t* count, XrExtensionProperties* properties)
{
	return CopyOut(OfferedExtensions(), capacity, count, properties);
}

XrResult EnumerateLayers(std::uint32_t, std::uint32_t* count, XrApiLayerProperties*)
{
	*count = 0;
	return XR_SUCCESS;
}

XrResult CreateInstance(const XrInstanceCreateInfo* info, XrInstance* out)
{
	const std::vector<XrExtensionProperties> offered = OfferedExtensions();
	Instance instance;
	for (std::uint32_t i = 0; i < info->enabledExtensionCount; ++i)
	{
		const std::string name = info->enabledExtensionNames[i];
		if (std::none_of(offered.begin(), offered.end(),
				[&](const XrExtensionProperties& properties) { return name == properties.extensionName; }))
		{
			return XR_ERROR_EXTENSION_NOT_PRESENT;
		}
		instance.extensions.insert(name);
	}
	*out = Get().instances.Add(std::move(instance), Get().NewId());
	return XR_SUCCESS;
}

XrResult DestroyInstance(XrInstance instance)
{
	State& state = Get();
	if (!state.instances.Remove(instance))
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	state.sessions.RemoveIf([&](const Session& session) { return session.instance == instance; });
	state.actionSets.RemoveIf([&](const ActionSet& set) { return set.instance == instance; });
	state.actions.RemoveIf([&](const Action& action) { return !state.actionSets.Find(action.set); });
	state.spaces.RemoveIf([&](const Space& space) { return !state.sessions.Find(space.session); });
	state.handTrackers.RemoveIf([&](const HandTracker& tracker) { return !state.sessions.Find(tracker.session); });
	return XR_SUCCESS;
}

XrResult GetInstanceProperties(XrInstance instance, XrInstanceProperties* properties)
{
	properties->runtimeVersion = XR_MAKE_VERSION(1, 0, 0);
	std::strcpy(properties->runtimeName, "MRInputAnimation null runtime");
	return Get().instances.Find(instance) ? XR_SUCCESS : XR_ERROR_HANDLE_INVALID;
}

XrResult PollEvent(XrInstance instance, XrEventDataBuffer* out)
{
	Instance* object = Get().instances.Find(instance);
	if (!object)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (object->events.empty())
	{
		return XR_EVENT_UNAVAILABLE;
	}
	*out = object->events.front();
	object->events.pop_front();
	return XR_SUCCESS;
}

XrResult ResultToString(XrInstance, XrResult value, char buffer[XR_MAX_RESULT_STRING_SIZE])
{
	std::strcpy(buffer, ("XR_RESULT_" + std::to_string(value)).c_str());
	return XR_SUCCESS;
}

XrResult StructureTypeToString(XrInstance, XrStructureType value, char buffer[XR_MAX_STRUCTURE_NAME_SIZE])
{
	std::strcpy(buffer, ("XR_TYPE_" + std::to_string(value)).c_str());
	return XR_SUCCESS;
}

XrResult StringToPath(XrInstance instance, const char* text, XrPath* path)
{
	if (!Get().instances.Find(instance))
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	*path = PathOf(text);
	return text[0] == '/' ? XR_SUCCESS : XR_ERROR_PATH_FORMAT_INVALID;
}

XrResult PathToString(XrInstance, XrPath path, std::uint32_t capacity, std::uint32_t* count, char* buffer)
{
	const std::string& text = PathText(path);
	return text.empty() ? XR_ERROR_PATH_INVALID
						: CopyOut(std::string_view(text.c_str(), text.size() + 1), capacity, count, buffer);
}

const Entries& AllEntries()
{
	static const Entries entries = []
	{
		Entries all;
		AddInstanceEntries(all);
		AddSystemEntries(all);
		AddSessionEntries(all);
		AddSpaceEntries(all);
		AddActionEntries(all);
		AddActionStateEntries(all);
		AddHandEntries(all);
		AddVulkanEntries(all);
		AddSwapchainEntries(all);
		return all;
	}();
	return entries;
}

XRAPI_ATTR XrResult XRAPI_CALL GetInstanceProcAddr(XrInstance instance, const char* name, PFN_xrVoidFunction* function)
{
	*function = nullptr;
	if (std::strcmp(name, "xrGetInstanceProcAddr") == 0)
	{
		*function = reinterpret_cast<PFN_xrVoidFunction>(&GetInstanceProcAddr);
		return XR_SUCCESS;
	}
	const std::lock_guard<std::mutex> lock(Get().mutex);
	for (const Entry& entry : AllEntries())
	{
		if (std::strcmp(entry.name, name) == 0 && (!entry.extension || HasExtension(instance, entry.extension)))
		{
			*function = entry.function;
			return XR_SUCCESS;
		}
	}
	return XR_ERROR_FUNCTION_UNSUPPORTED;
}
} // namespace InstanceDetail

using namespace InstanceDetail;

State& Get()
{
	static State state;
	return state;
}

const std::string& PathText(XrPath path)
{
	static const std::string none;
	const std::vector<std::string>& paths = Get().paths;
	return path == 0 || path > paths.size() ? none : paths[path - 1];
}

XrPath PathOf(const std::string& text)
{
	std::vector<std::string>& paths = Get().paths;
	const auto found = std::find(paths.begin(), paths.end(), text);
	const XrPath path = static_cast<XrPath>(found - paths.begin()) + 1;
	if (found == paths.end())
	{
		paths.push_back(text);
	}
	return path;
}

bool HasExtension(XrInstance instance, const char* name)
{
	const Instance* object = Get().instances.Find(instance);
	return object && object->extensions.count(name) > 0;
}

void AddInstanceEntries(Entries& entries)
{
	entries.push_back(MakeEntry<EnumerateExtensions>("xrEnumerateInstanceExtensionProperties"));
	entries.push_back(MakeEntry<EnumerateLayers>("xrEnumerateApiLayerProperties"));
	entries.push_back(MakeEntry<CreateInstance>("xrCreateInstance"));
	entries.push_back(MakeEntry<DestroyInstance>("xrDestroyInstance"));
	entries.push_back(MakeEntry<GetInstanceProperties>("xrGetInstanceProperties"));
	entries.push_back(MakeEntry<PollEvent>("xrPollEvent"));
	entries.push_back(MakeEntry<ResultToString>("xrResultToString"));
	entries.push_back(MakeEntry<StructureTypeToString>("xrStructureTypeToString"));
	entries.push_back(MakeEntry<StringToPath>("xrStringToPath"));
	entries.push_back(MakeEntry<PathToString>("xrPathToString"));
}

} // namespace nullxr

extern "C" __attribute__((visibility("default"))) XrResult XRAPI_CALL xrNegotiateLoaderRuntimeInterface(
	const NegotiateLoaderInfo* loader, NegotiateRuntimeRequest* request)
{
	if (!loader || !request || loader->structType != kLoaderInfoStruct ||
		request->structType != kRuntimeRequestStruct || loader->maxInterfaceVersion < kLoaderInterfaceVersion)
	{
		return XR_ERROR_INITIALIZATION_FAILED;
	}
	request->runtimeInterfaceVersion = kLoaderInterfaceVersion;
	request->runtimeApiVersion = XR_MAKE_VERSION(1, 0, 0);
	request->getInstanceProcAddr = nullxr::InstanceDetail::GetInstanceProcAddr;
	return XR_SUCCESS;
}
