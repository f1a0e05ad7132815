// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FakeRuntime.h"

#include "Replay/Motion.h"

#include <algorithm>
#include <cstring>

namespace mria::openxr
{

namespace FakeRuntimeDetail
{
template <typename Handle>
Handle MakeHandle()
{
	return reinterpret_cast<Handle>(++GetFakeRuntime().lastHandle);
}

bool Has(const std::vector<std::string>& list, const std::string& name)
{
	return std::find(list.begin(), list.end(), name) != list.end();
}

XrResult XRAPI_CALL EnumerateInstanceExtensionProperties(
	const char*, std::uint32_t capacity, std::uint32_t* count, XrExtensionProperties* properties)
{
	const std::vector<std::string>& names = GetFakeRuntime().extensions;
	*count = static_cast<std::uint32_t>(names.size());
	for (std::uint32_t i = 0; i < capacity && i < *count; ++i)
	{
		std::strcpy(properties[i].extensionName, names[i].c_str());
		properties[i].extensionVersion = 1;
	}
	return XR_SUCCESS;
}

XrResult XRAPI_CALL CreateInstance(const XrInstanceCreateInfo* info, XrInstance* instance)
{
	FakeRuntime& runtime = GetFakeRuntime();
	runtime.enabled.assign(info->enabledExtensionNames, info->enabledExtensionNames + info->enabledExtensionCount);
	for (const std::string& name : runtime.enabled)
	{
		if (!Has(runtime.extensions, name))
		{
			return XR_ERROR_EXTENSION_NOT_PRESENT;
		}
	}
	*instance = MakeHandle<XrInstance>();
	return XR_SUCCESS;
}

XrResult XRAPI_CALL StringToPath(XrInstance, const char* text, XrPath* path)
{
	std::vector<std::string>& paths = GetFakeRuntime().paths;
	const auto found = std::find(paths.begin(), paths.end(), text);
	*path = static_cast<XrPath>(found - paths.begin()) + 1;
	if (found == paths.end())
	{
		paths.push_back(text);
	}
	return XR_SUCCESS;
}

XrResult XRAPI_CALL PathToString(XrInstance, XrPath path, std::uint32_t capacity, std::uint32_t* count, char* buffer)
{
	const std::vector<std::string>& paths = GetFakeRuntime().paths;
	if (path == XR_NULL_PATH || path > paths.size())
	{
		return XR_ERROR_PATH_INVALID;
	}
	const std::string& text = paths[path - 1];
	*count = static_cast<std::uint32_t>(text.size() + 1);
	if (capacity < *count)
	{
		return XR_ERROR_SIZE_INSUFFICIENT;
	}
	std::strcpy(buffer, text.c_str());
	return XR_SUCCESS;
}

XrResult XRAPI_CALL PollEvent(XrInstance, XrEventDataBuffer* event)
{
	std::deque<XrEventDataBuffer>& events = GetFakeRuntime().events;
	if (events.empty())
	{
		return XR_EVENT_UNAVAILABLE;
	}
	*event = events.front();
	events.pop_front();
	return XR_SUCCESS;
}

XrResult XRAPI_CALL GetSystemProperties(XrInstance, XrSystemId, XrSystemProperties* properties)
{
	FakeRuntime& runtime = GetFakeRuntime();
	runtime.systemChain.clear();
	for (auto* link = static_cast<XrBaseOutStructure*>(properties->next); link; link = link->next)
	{
		runtime.systemChain.push_back(link->type);
		if (link->type == XR_TYPE_SYSTEM_HAND_TRACKING_PROPERTIES_EXT)
		{
			reinterpret_cast<XrSystemHandTrackingPropertiesEXT*>(link)->supportsHandTracking = runtime.hasHandDevice;
		}
	}
	return XR_SUCCESS;
}

XrResult XRAPI_CALL CreateSession(XrInstance, const XrSessionCreateInfo*, XrSession* session)
{
	*session = MakeHandle<XrSession>();
	return XR_SUCCESS;
}

XrResult XRAPI_CALL EnumerateReferenceSpaces(
	XrSession, std::uint32_t capacity, std::uint32_t* count, XrReferenceSpaceType* types)
{
	const XrReferenceSpaceType all[] = {
		XR_REFERENCE_SPACE_TYPE_VIEW, XR_REFERENCE_SPACE_TYPE_LOCAL, XR_REFERENCE_SPACE_TYPE_STAGE};
	*count = GetFakeRuntime().hasStage ? 3 : 2;
	std::copy(all, all + (capacity == 0 ? 0 : *count), types);
	return XR_SUCCESS;
}

XrResult XRAPI_CALL CreateReferenceSpace(XrSession, const XrReferenceSpaceCreateInfo* info, XrSpace* space)
{
	*space = MakeHandle<XrSpace>();
	GetFakeRuntime().spaces[GetFakeRuntime().lastHandle] = {
		info->referenceSpaceType, FromXr(info->poseInReferenceSpace)};
	return XR_SUCCESS;
}

XrResult XRAPI_CALL CreateActionSpace(XrSession, const XrActionSpaceCreateInfo* info, XrSpace* space)
{
	*space = MakeHandle<XrSpace>();
	GetFakeRuntime().spaces[GetFakeRuntime().lastHandle] = {
		XR_REFERENCE_SPACE_TYPE_MAX_ENUM, FromXr(info->poseInActionSpace)};
	return XR_SUCCESS;
}

Pose InStage(XrSpace space)
{
	const FakeRuntime& runtime = GetFakeRuntime();
	const FakeRuntime::Space& found = runtime.spaces.at(reinterpret_cast<std::uint64_t>(space));
	const Pose base = found.reference == XR_REFERENCE_SPACE_TYPE_VIEW ? runtime.head
		: found.reference == XR_REFERENCE_SPACE_TYPE_LOCAL			  ? runtime.local
		: found.reference == XR_REFERENCE_SPACE_TYPE_STAGE			  ? Pose{}
																	  : runtime.controller;
	return Compose(base, found.offset);
}

XrResult XRAPI_CALL LocateSpace(XrSpace space, XrSpace base, XrTime, XrSpaceLocation* location)
{
	if (GetFakeRuntime().isSessionLost)
	{
		return XR_ERROR_SESSION_LOST;
	}
	location->locationFlags = kLocationTracked;
	location->pose = ToXr(Compose(Inverse(InStage(base)), InStage(space)));
	for (auto* link = static_cast<XrBaseOutStructure*>(location->next); link; link = link->next)
	{
		if (link->type == XR_TYPE_SPACE_VELOCITY)
		{
			auto* const velocity = reinterpret_cast<XrSpaceVelocity*>(link);
			velocity->velocityFlags = kVelocityValid;
			velocity->linearVelocity = velocity->angularVelocity = {0.0f, 0.0f, 0.0f};
		}
		else if (!Has(GetFakeRuntime().enabled, XR_EXT_EYE_GAZE_INTERACTION_EXTENSION_NAME))
		{
			return XR_ERROR_VALIDATION_FAILURE; // a struct of an extension that is not enabled
		}
	}
	return XR_SUCCESS;
}

XrResult XRAPI_CALL LocateSpaces(XrSession, const SpacesLocateInfo* info, SpaceLocations* locations)
{
	for (std::uint32_t i = 0; i < info->spaceCount; ++i)
	{
		XrSpaceLocation location{XR_TYPE_SPACE_LOCATION};
		LocateSpace(info->spaces[i], info->baseSpace, info->time, &location);
		locations->locations[i] = {location.locationFlags, location.pose};
	}
	return XR_SUCCESS;
}

/** Two eyes, 60 mm apart. */
XrResult XRAPI_CALL LocateViews(XrSession, const XrViewLocateInfo* info, XrViewState* state, std::uint32_t capacity,
	std::uint32_t* count, XrView* views)
{
	*count = 2;
	state->viewStateFlags = kLocationTracked;
	for (std::uint32_t i = 0; i < capacity && i < 2; ++i)
	{
		const Pose eye{{i == 0 ? -0.03f : 0.03f, 0.0f, 0.0f}, {}};
		views[i].pose = ToXr(Compose(Compose(Inverse(InStage(info->space)), GetFakeRuntime().head), eye));
		views[i].fov = {-0.8f, 0.8f, 0.7f, -0.7f};
	}
	return XR_SUCCESS;
}

XrResult XRAPI_CALL WaitFrame(XrSession, const XrFrameWaitInfo*, XrFrameState* state)
{
	state->predictedDisplayTime = GetFakeRuntime().nextFrame;
	state->shouldRender = XR_TRUE;
	return XR_SUCCESS;
}

XrResult XRAPI_CALL EndFrame(XrSession, const XrFrameEndInfo*)
{
	return XR_SUCCESS;
}

XrResult XRAPI_CALL CreateActionSet(XrInstance, const XrActionSetCreateInfo*, XrActionSet* set)
{
	*set = MakeHandle<XrActionSet>();
	return XR_SUCCESS;
}

XrResult XRAPI_CALL CreateAction(XrActionSet, const XrActionCreateInfo*, XrAction* action)
{
	*action = MakeHandle<XrAction>();
	return XR_SUCCESS;
}

/** Knows the profiles and paths of its own extensions only. */
XrResult XRAPI_CALL SuggestInteractionProfileBindings(XrInstance, const XrInteractionProfileSuggestedBinding* suggested)
{
	FakeRuntime& runtime = GetFakeRuntime();
	const std::string profile = runtime.paths[suggested->interactionProfile - 1];
	const bool isKnown =
		profile.find("hand_interaction") == std::string::npos && profile.find("eye_gaze") == std::string::npos;
	runtime.suggestedProfiles.push_back(profile);
	for (std::uint32_t i = 0; i < suggested->countSuggestedBindings; ++i)
	{
		const std::string path = runtime.paths[suggested->suggestedBindings[i].binding - 1];
		runtime.suggestedPaths.push_back(path);
		if (!isKnown || path.find("_ext") != std::string::npos)
		{
			return XR_ERROR_PATH_UNSUPPORTED;
		}
	}
	return XR_SUCCESS;
}

XrResult XRAPI_CALL AttachSessionActionSets(XrSession, const XrSessionActionSetsAttachInfo*)
{
	return XR_SUCCESS;
}

XrResult XRAPI_CALL GetCurrentInteractionProfile(XrSession, XrPath user, XrInteractionProfileState* state)
{
	state->interactionProfile = XR_NULL_PATH;
	if (!GetFakeRuntime().profile.empty())
	{
		StringToPath(XR_NULL_HANDLE, GetFakeRuntime().profile.c_str(), &state->interactionProfile);
	}
	return GetFakeRuntime().paths[user - 1] == "/user/eyes_ext" ? XR_ERROR_PATH_UNSUPPORTED : XR_SUCCESS;
}

XrResult XRAPI_CALL SyncActions(XrSession, const XrActionsSyncInfo*)
{
	return GetFakeRuntime().isFocused ? XR_SUCCESS : XR_SESSION_NOT_FOCUSED;
}

/** Every action of the devices is on: what is not replaced shows. */
template <typename State>
XrResult XRAPI_CALL GetActionState(XrSession, const XrActionStateGetInfo*, State* state)
{
	state->isActive = XR_TRUE;
	return XR_SUCCESS;
}

XrResult XRAPI_CALL CreateHandTrackerEXT(XrSession, const XrHandTrackerCreateInfoEXT*, XrHandTrackerEXT* tracker)
{
	*tracker = MakeHandle<XrHandTrackerEXT>();
	return GetFakeRuntime().hasHandDevice ? XR_SUCCESS : XR_ERROR_FEATURE_UNSUPPORTED;
}

XrResult XRAPI_CALL LocateHandJointsEXT(
	XrHandTrackerEXT, const XrHandJointsLocateInfoEXT*, XrHandJointLocationsEXT* locations)
{
	locations->isActive = XR_TRUE;
	for (std::uint32_t i = 0; i < locations->jointCount; ++i)
	{
		locations->jointLocations[i] = {kLocationTracked, ToXr(GetFakeRuntime().controller), 0.05f};
	}
	return XR_SUCCESS;
}

template <typename Handle>
XrResult XRAPI_CALL Destroy(Handle)
{
	return XR_SUCCESS;
}

template <typename Function>
PFN_xrVoidFunction Pointer(Function function)
{
	return reinterpret_cast<PFN_xrVoidFunction>(function);
}

const std::map<std::string, PFN_xrVoidFunction>& Functions()
{
	static const std::map<std::string, PFN_xrVoidFunction> functions = {
		{"xrEnumerateInstanceExtensionProperties", Pointer(&EnumerateInstanceExtensionProperties)},
		{"xrCreateInstance", Pointer(&CreateInstance)},
		{"xrDestroyInstance", Pointer(&Destroy<XrInstance>)},
		{"xrStringToPath", Pointer(&StringToPath)},
		{"xrPathToString", Pointer(&PathToString)},
		{"xrPollEvent", Pointer(&PollEvent)},
		{"xrGetSystemProperties", Pointer(&GetSystemProperties)},
		{"xrCreateSession", Pointer(&CreateSession)},
		{"xrDestroySession", Pointer(&Destroy<XrSession>)},
		{"xrEnumerateReferenceSpaces", Pointer(&EnumerateReferenceSpaces)},
		{"xrCreateReferenceSpace", Pointer(&CreateReferenceSpace)},
		{"xrCreateActionSpace", Pointer(&CreateActionSpace)},
		{"xrDestroySpace", Pointer(&Destroy<XrSpace>)},
		{"xrLocateSpace", Pointer(&LocateSpace)},
		{"xrLocateViews", Pointer(&LocateViews)},
		{"xrWaitFrame", Pointer(&WaitFrame)},
		{"xrEndFrame", Pointer(&EndFrame)},
		{"xrCreateActionSet", Pointer(&CreateActionSet)},
		{"xrDestroyActionSet", Pointer(&Destroy<XrActionSet>)},
		{"xrCreateAction", Pointer(&CreateAction)},
		{"xrDestroyAction", Pointer(&Destroy<XrAction>)},
		{"xrSuggestInteractionProfileBindings", Pointer(&SuggestInteractionProfileBindings)},
		{"xrAttachSessionActionSets", Pointer(&AttachSessionActionSets)},
		{"xrGetCurrentInteractionProfile", Pointer(&GetCurrentInteractionProfile)},
		{"xrSyncActions", Pointer(&SyncActions)},
		{"xrGetActionStateBoolean", Pointer(&GetActionState<XrActionStateBoolean>)},
		{"xrGetActionStateFloat", Pointer(&GetActionState<XrActionStateFloat>)},
		{"xrGetActionStateVector2f", Pointer(&GetActionState<XrActionStateVector2f>)},
		{"xrGetActionStatePose", Pointer(&GetActionState<XrActionStatePose>)},
		{"xrCreateHandTrackerEXT", Pointer(&CreateHandTrackerEXT)},
		{"xrDestroyHandTrackerEXT", Pointer(&Destroy<XrHandTrackerEXT>)},
		{"xrLocateHandJointsEXT", Pointer(&LocateHandJointsEXT)},
	};
	return functions;
}
} // namespace FakeRuntimeDetail

void FakeRuntime::QueueState(XrSession session, XrSessionState state, XrTime time)
{
	XrEventDataBuffer buffer{XR_TYPE_EVENT_DATA_BUFFER};
	auto& event = reinterpret_cast<XrEventDataSessionStateChanged&>(buffer);
	event = {XR_TYPE_EVENT_DATA_SESSION_STATE_CHANGED, nullptr, session, state, time};
	events.push_back(buffer);
}

void FakeRuntime::QueueRecentre(XrSession session, XrReferenceSpaceType type, const Pose& poseInPrevious, XrTime time)
{
	XrEventDataBuffer buffer{XR_TYPE_EVENT_DATA_BUFFER};
	auto& event = reinterpret_cast<XrEventDataReferenceSpaceChangePending&>(buffer);
	event = {
		XR_TYPE_EVENT_DATA_REFERENCE_SPACE_CHANGE_PENDING, nullptr, session, type, time, XR_TRUE, ToXr(poseInPrevious)};
	events.push_back(buffer);
}

FakeRuntime& GetFakeRuntime()
{
	static FakeRuntime runtime;
	return runtime;
}

XRAPI_ATTR XrResult XRAPI_CALL GetFakeProcAddr(XrInstance, const char* name, PFN_xrVoidFunction* function)
{
	const auto& functions = FakeRuntimeDetail::Functions();
	const auto found = functions.find(name);
	*function = found == functions.end() ? nullptr : found->second;
	if (GetFakeRuntime().hasSpaceLists && std::strcmp(name, "xrLocateSpaces") == 0)
	{
		*function = FakeRuntimeDetail::Pointer(&FakeRuntimeDetail::LocateSpaces);
	}
	return *function ? XR_SUCCESS : XR_ERROR_FUNCTION_UNSUPPORTED;
}

} // namespace mria::openxr
