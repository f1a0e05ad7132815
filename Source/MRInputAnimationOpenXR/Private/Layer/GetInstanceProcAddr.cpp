// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Layer/EntryPoints.h"
#include "Layer/Layer.h"

#include <string_view>

namespace mria::openxr
{

namespace GetInstanceProcAddrDetail
{
struct Wrapped
{
	std::string_view name;
	PFN_xrVoidFunction function;
	const char* extension; ///< Null for functions that every runtime has.
};

#define MRIA_OPENXR_WRAPPED(name, extension)                                                                           \
	{                                                                                                                  \
		"xr" #name, reinterpret_cast<PFN_xrVoidFunction>(static_cast<PFN_xr##name>(&name)), extension                  \
	}

const Wrapped kWrapped[] = {
	MRIA_OPENXR_WRAPPED(DestroyInstance, nullptr),
	MRIA_OPENXR_WRAPPED(GetSystemProperties, nullptr),
	MRIA_OPENXR_WRAPPED(CreateSession, nullptr),
	MRIA_OPENXR_WRAPPED(DestroySession, nullptr),
	MRIA_OPENXR_WRAPPED(PollEvent, nullptr),
	MRIA_OPENXR_WRAPPED(WaitFrame, nullptr),
	MRIA_OPENXR_WRAPPED(EndFrame, nullptr),
	MRIA_OPENXR_WRAPPED(CreateReferenceSpace, nullptr),
	MRIA_OPENXR_WRAPPED(CreateActionSpace, nullptr),
	MRIA_OPENXR_WRAPPED(DestroySpace, nullptr),
	MRIA_OPENXR_WRAPPED(LocateSpace, nullptr),
	MRIA_OPENXR_WRAPPED(LocateViews, nullptr),
	MRIA_OPENXR_WRAPPED(CreateActionSet, nullptr),
	MRIA_OPENXR_WRAPPED(DestroyActionSet, nullptr),
	MRIA_OPENXR_WRAPPED(CreateAction, nullptr),
	MRIA_OPENXR_WRAPPED(DestroyAction, nullptr),
	MRIA_OPENXR_WRAPPED(SuggestInteractionProfileBindings, nullptr),
	MRIA_OPENXR_WRAPPED(AttachSessionActionSets, nullptr),
	MRIA_OPENXR_WRAPPED(GetCurrentInteractionProfile, nullptr),
	MRIA_OPENXR_WRAPPED(SyncActions, nullptr),
	MRIA_OPENXR_WRAPPED(GetActionStateBoolean, nullptr),
	MRIA_OPENXR_WRAPPED(GetActionStateFloat, nullptr),
	MRIA_OPENXR_WRAPPED(GetActionStateVector2f, nullptr),
	MRIA_OPENXR_WRAPPED(GetActionStatePose, nullptr),
	MRIA_OPENXR_WRAPPED(CreateHandTrackerEXT, XR_EXT_HAND_TRACKING_EXTENSION_NAME),
	MRIA_OPENXR_WRAPPED(DestroyHandTrackerEXT, XR_EXT_HAND_TRACKING_EXTENSION_NAME),
	MRIA_OPENXR_WRAPPED(LocateHandJointsEXT, XR_EXT_HAND_TRACKING_EXTENSION_NAME),
};

const Wrapped kWrappedWithoutInstance[] = {
	MRIA_OPENXR_WRAPPED(EnumerateInstanceExtensionProperties, nullptr),
	MRIA_OPENXR_WRAPPED(CreateInstance, nullptr),
};
#undef MRIA_OPENXR_WRAPPED

template <std::size_t Count>
const Wrapped* Find(const Wrapped (&functions)[Count], std::string_view name)
{
	for (const Wrapped& function : functions)
	{
		if (function.name == name)
		{
			return &function;
		}
	}
	return nullptr;
}

/** For a hook: a loader that loads the layer gets these functions elsewhere. */
XrResult GetWithoutInstance(const char* name, PFN_xrVoidFunction* function)
{
	const PFN_xrGetInstanceProcAddr below = GetLayer().hooked;
	if (!below)
	{
		return XR_ERROR_HANDLE_INVALID;
	}
	if (const Wrapped* const wrapped = Find(kWrappedWithoutInstance, name))
	{
		*function = wrapped->function;
		return XR_SUCCESS;
	}
	return below(XR_NULL_HANDLE, name, function);
}
} // namespace GetInstanceProcAddrDetail

XRAPI_ATTR XrResult XRAPI_CALL GetInstanceProcAddr(XrInstance instance, const char* name, PFN_xrVoidFunction* function)
{
	using namespace GetInstanceProcAddrDetail;
	if (!name || !function)
	{
		return XR_ERROR_VALIDATION_FAILURE;
	}
	*function = nullptr;
	if (instance == XR_NULL_HANDLE)
	{
		return GetWithoutInstance(name, function);
	}
	const InstancePointer known = GetLayer().instances.Find(instance);
	if (!known)
	{
		return GetLayer().hooked ? GetLayer().hooked(instance, name, function) : XR_ERROR_HANDLE_INVALID;
	}
	if (std::string_view(name) == "xrGetInstanceProcAddr")
	{
		*function = reinterpret_cast<PFN_xrVoidFunction>(&GetInstanceProcAddr);
		return XR_SUCCESS;
	}
	const XrResult result = known->next.GetInstanceProcAddr(instance, name, function);
	const bool isList = std::string_view(name) == "xrLocateSpaces" || std::string_view(name) == "xrLocateSpacesKHR";
	if (isList && *function && known->next.LocateSpaces)
	{
		*function = reinterpret_cast<PFN_xrVoidFunction>(static_cast<LocateSpacesFunction>(&LocateSpaces));
		return XR_SUCCESS;
	}
	const Wrapped* const wrapped = Find(kWrapped, name);
	if (wrapped && known->isUsable && (!wrapped->extension || Contains(known->asked, wrapped->extension)))
	{
		*function = wrapped->function;
		return XR_SUCCESS;
	}
	return result;
}

} // namespace mria::openxr
