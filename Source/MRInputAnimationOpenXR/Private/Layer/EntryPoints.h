// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"

#include <cstdint>
#include <functional>

namespace mria::openxr
{

/** OpenXR's functions as an application sees them; the comments describe only what differs from the specification. */

/** Where an instance is created below us. */
struct InstanceBelow
{
	PFN_xrGetInstanceProcAddr next = nullptr;
	PFN_xrGetInstanceProcAddr runtime = nullptr; ///< The end of the chain of layers.
	std::function<XrResult(const XrInstanceCreateInfo* info, XrInstance* instance)> create;
};

/** Creates the instance below us, without the extensions that only we have. */
XrResult CreateInstanceOn(const InstanceBelow& below, const XrInstanceCreateInfo* info, XrInstance* instance);

/** Instances.cpp: extensions that the runtime lacks are offered. The first two are for a hook without a loader. */
XRAPI_ATTR XrResult XRAPI_CALL EnumerateInstanceExtensionProperties(
	const char* layerName, std::uint32_t capacity, std::uint32_t* count, XrExtensionProperties* properties);
XRAPI_ATTR XrResult XRAPI_CALL CreateInstance(const XrInstanceCreateInfo* info, XrInstance* instance);
XRAPI_ATTR XrResult XRAPI_CALL DestroyInstance(XrInstance instance);
XRAPI_ATTR XrResult XRAPI_CALL GetSystemProperties(
	XrInstance instance, XrSystemId systemId, XrSystemProperties* properties);

/** Sessions.cpp: a session has a replay of its own, which starts with the focus. */
XRAPI_ATTR XrResult XRAPI_CALL CreateSession(XrInstance instance, const XrSessionCreateInfo* info, XrSession* session);
XRAPI_ATTR XrResult XRAPI_CALL DestroySession(XrSession session);
XRAPI_ATTR XrResult XRAPI_CALL PollEvent(XrInstance instance, XrEventDataBuffer* event);
XRAPI_ATTR XrResult XRAPI_CALL WaitFrame(XrSession session, const XrFrameWaitInfo* info, XrFrameState* state);

/** Capture.cpp: records what the application has seen in the frame. */
XRAPI_ATTR XrResult XRAPI_CALL EndFrame(XrSession session, const XrFrameEndInfo* info);

/** Spaces.cpp, SpaceLists.cpp and Views.cpp: recorded poses. */
XRAPI_ATTR XrResult XRAPI_CALL CreateReferenceSpace(
	XrSession session, const XrReferenceSpaceCreateInfo* info, XrSpace* space);
XRAPI_ATTR XrResult XRAPI_CALL CreateActionSpace(
	XrSession session, const XrActionSpaceCreateInfo* info, XrSpace* space);
XRAPI_ATTR XrResult XRAPI_CALL DestroySpace(XrSpace space);
XRAPI_ATTR XrResult XRAPI_CALL LocateSpace(XrSpace space, XrSpace baseSpace, XrTime time, XrSpaceLocation* location);
XRAPI_ATTR XrResult XRAPI_CALL LocateSpaces(XrSession session, const SpacesLocateInfo* info, SpaceLocations* locations);
XRAPI_ATTR XrResult XRAPI_CALL LocateViews(XrSession session, const XrViewLocateInfo* info, XrViewState* state,
	std::uint32_t capacity, std::uint32_t* count, XrView* views);

/** HandJoints.cpp. */
XRAPI_ATTR XrResult XRAPI_CALL CreateHandTrackerEXT(
	XrSession session, const XrHandTrackerCreateInfoEXT* info, XrHandTrackerEXT* tracker);
XRAPI_ATTR XrResult XRAPI_CALL DestroyHandTrackerEXT(XrHandTrackerEXT tracker);
XRAPI_ATTR XrResult XRAPI_CALL LocateHandJointsEXT(
	XrHandTrackerEXT tracker, const XrHandJointsLocateInfoEXT* info, XrHandJointLocationsEXT* locations);

/** Profiles.cpp: which actions the recording serves. */
XRAPI_ATTR XrResult XRAPI_CALL CreateActionSet(
	XrInstance instance, const XrActionSetCreateInfo* info, XrActionSet* set);
XRAPI_ATTR XrResult XRAPI_CALL DestroyActionSet(XrActionSet set);
XRAPI_ATTR XrResult XRAPI_CALL CreateAction(XrActionSet set, const XrActionCreateInfo* info, XrAction* action);
XRAPI_ATTR XrResult XRAPI_CALL DestroyAction(XrAction action);
XRAPI_ATTR XrResult XRAPI_CALL SuggestInteractionProfileBindings(
	XrInstance instance, const XrInteractionProfileSuggestedBinding* suggested);
XRAPI_ATTR XrResult XRAPI_CALL AttachSessionActionSets(XrSession session, const XrSessionActionSetsAttachInfo* info);
XRAPI_ATTR XrResult XRAPI_CALL GetCurrentInteractionProfile(
	XrSession session, XrPath user, XrInteractionProfileState* profile);

/** Actions.cpp: their values. */
XRAPI_ATTR XrResult XRAPI_CALL SyncActions(XrSession session, const XrActionsSyncInfo* info);
XRAPI_ATTR XrResult XRAPI_CALL GetActionStateBoolean(
	XrSession session, const XrActionStateGetInfo* info, XrActionStateBoolean* state);
XRAPI_ATTR XrResult XRAPI_CALL GetActionStateFloat(
	XrSession session, const XrActionStateGetInfo* info, XrActionStateFloat* state);
XRAPI_ATTR XrResult XRAPI_CALL GetActionStateVector2f(
	XrSession session, const XrActionStateGetInfo* info, XrActionStateVector2f* state);
XRAPI_ATTR XrResult XRAPI_CALL GetActionStatePose(
	XrSession session, const XrActionStateGetInfo* info, XrActionStatePose* state);

} // namespace mria::openxr
