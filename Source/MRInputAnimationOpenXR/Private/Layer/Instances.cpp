// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/Capture.h"
#include "Layer/Chain.h"
#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace mria::openxr
{

namespace InstancesDetail
{
/**
 * The extensions that the application requests, without those that only the layer has. While recording, hand tracking
 * is added if the runtime has it.
 */
std::vector<const char*> NamesBelow(const XrInstanceCreateInfo& info, const ExtensionSet& runtimeHas)
{
	std::vector<const char*> names;
	for (std::uint32_t i = 0; i < info.enabledExtensionCount; ++i)
	{
		const char* const name = info.enabledExtensionNames[i];
		if (!FindExtension(name) || Contains(runtimeHas, name))
		{
			names.push_back(name);
		}
	}
	const char* const hands = XR_EXT_HAND_TRACKING_EXTENSION_NAME;
	const bool isRecording = !GetLayer().settings.record.empty();
	const auto isHands = [&](const char* name) { return std::strcmp(name, hands) == 0; };
	if (isRecording && Contains(runtimeHas, hands) && std::none_of(names.begin(), names.end(), isHands))
	{
		names.push_back(hands);
	}
	return names;
}

ExtensionSet FindNames(const char* const* names, std::size_t count)
{
	ExtensionSet set;
	for (std::size_t i = 0; i < count; ++i)
	{
		if (const std::optional<std::size_t> index = FindExtension(names[i]))
		{
			set[*index] = true;
		}
	}
	return set;
}

void Register(Instance& instance, const InstanceBelow& below)
{
	static std::atomic<bool> isIncompleteLogged = false;
	instance.isUsable = LoadDispatch(below.next, instance.handle, instance.next);
	if (!instance.isUsable)
	{
		LogOnce(isIncompleteLogged, "the runtime lacks functions of OpenXR 1.0: passes everything through");
		return;
	}
	for (std::size_t user = 0; user < kUserCount; ++user)
	{
		instance.next.StringToPath(instance.handle, kUserPaths[user], &instance.userPaths[user]);
	}
}
} // namespace InstancesDetail

XrResult CreateInstanceOn(const InstanceBelow& below, const XrInstanceCreateInfo* info, XrInstance* instance)
{
	using namespace InstancesDetail;
	const ExtensionSet runtimeHas = FindExtensions(ListExtensions(below.runtime));
	const std::vector<const char*> names = NamesBelow(*info, runtimeHas);
	XrInstanceCreateInfo infoBelow = *info;
	infoBelow.enabledExtensionCount = static_cast<std::uint32_t>(names.size());
	infoBelow.enabledExtensionNames = names.data();

	const XrResult result = below.create(&infoBelow, instance);
	if (XR_FAILED(result))
	{
		return result;
	}
	const auto created = std::make_shared<Instance>();
	created->handle = *instance;
	created->asked = FindNames(info->enabledExtensionNames, info->enabledExtensionCount);
	created->below = FindNames(names.data(), names.size());
	Register(*created, below);
	GetLayer().instances.Add(*instance, created);
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL EnumerateInstanceExtensionProperties(
	const char* layerName, std::uint32_t capacity, std::uint32_t* count, XrExtensionProperties* properties)
{
	const Layer& layer = GetLayer();
	if (layerName || !layer.Replays())
	{
		const auto enumerate = FindFunction<PFN_xrEnumerateInstanceExtensionProperties>(
			layer.hooked, XR_NULL_HANDLE, "xrEnumerateInstanceExtensionProperties");
		return enumerate ? enumerate(layerName, capacity, count, properties) : XR_ERROR_FUNCTION_UNSUPPORTED;
	}
	std::vector<XrExtensionProperties> list = ListExtensions(layer.hooked);
	const ExtensionSet missing = OfferedWith(layer.offers) & ~FindExtensions(list);
	for (std::size_t i = 0; i < kExtensions.size(); ++i)
	{
		if (missing[i])
		{
			XrExtensionProperties added{XR_TYPE_EXTENSION_PROPERTIES};
			std::strncpy(added.extensionName, kExtensions[i].name, XR_MAX_EXTENSION_NAME_SIZE - 1);
			added.extensionVersion = kExtensions[i].version;
			list.push_back(added);
		}
	}
	*count = static_cast<std::uint32_t>(list.size());
	if (capacity == 0)
	{
		return XR_SUCCESS;
	}
	if (capacity < list.size())
	{
		return XR_ERROR_SIZE_INSUFFICIENT;
	}
	std::copy(list.begin(), list.end(), properties);
	return XR_SUCCESS;
}

XRAPI_ATTR XrResult XRAPI_CALL CreateInstance(const XrInstanceCreateInfo* info, XrInstance* instance)
{
	const PFN_xrGetInstanceProcAddr hooked = GetLayer().hooked;
	const auto create = FindFunction<PFN_xrCreateInstance>(hooked, XR_NULL_HANDLE, "xrCreateInstance");
	return create ? CreateInstanceOn({hooked, hooked, create}, info, instance) : XR_ERROR_FUNCTION_UNSUPPORTED;
}

XRAPI_ATTR XrResult XRAPI_CALL DestroyInstance(XrInstance instance)
{
	Layer& layer = GetLayer();
	const InstancePointer known = layer.instances.Find(instance);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	layer.sessions.ForEach(
		[&](const SessionPointer& session)
		{
			if (session->instance == known)
			{
				FinishCapture(*session);
			}
		});
	const XrResult result = known->next.DestroyInstance(instance);
	if (XR_SUCCEEDED(result))
	{
		const auto isOfSession = [&](const auto& child) { return child.session->instance == known; };
		layer.trackers.RemoveIf(isOfSession);
		layer.spaces.RemoveIf(isOfSession);
		layer.sessions.RemoveIf([&](const Session& session) { return session.instance == known; });
		layer.actions.RemoveIf([&](const Action& action) { return action.instance == known; });
		layer.sets.RemoveIf([&](const Instance& owner) { return &owner == known.get(); });
		layer.instances.Remove(instance);
	}
	return result;
}

XRAPI_ATTR XrResult XRAPI_CALL GetSystemProperties(
	XrInstance instance, XrSystemId systemId, XrSystemProperties* properties)
{
	const Layer& layer = GetLayer();
	const InstancePointer known = layer.instances.Find(instance);
	if (!known)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	const bool lacksHands = !Contains(known->below, XR_EXT_HAND_TRACKING_EXTENSION_NAME);
	const bool lacksGaze = !Contains(known->below, XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME);
	{
		const UnlinkedStruct hands(properties, XR_TYPE_SYSTEM_HAND_TRACKING_PROPERTIES_EXT, lacksHands);
		const UnlinkedStruct gaze(properties, XR_TYPE_SYSTEM_EYE_GAZE_INTERACTION_PROPERTIES_EXT, lacksGaze);
		const XrResult result = known->next.GetSystemProperties(instance, systemId, properties);
		if (XR_FAILED(result))
		{
			return result;
		}
	}
	auto* const hands =
		FindInChain<XrSystemHandTrackingPropertiesEXT>(properties->next, XR_TYPE_SYSTEM_HAND_TRACKING_PROPERTIES_EXT);
	if (hands && (lacksHands || layer.Replays()))
	{
		const bool isPlayed = layer.offers.hands[0] || layer.offers.hands[1];
		hands->supportsHandTracking = isPlayed || (!lacksHands && hands->supportsHandTracking);
	}
	auto* const gaze = FindInChain<XrSystemEyeGazeInteractionPropertiesEXT>(
		properties->next, XR_TYPE_SYSTEM_EYE_GAZE_INTERACTION_PROPERTIES_EXT);
	if (gaze && (lacksGaze || layer.Replays()))
	{
		gaze->supportsEyeGazeInteraction = layer.offers.gaze || (!lacksGaze && gaze->supportsEyeGazeInteraction);
	}
	return XR_SUCCESS;
}

} // namespace mria::openxr
