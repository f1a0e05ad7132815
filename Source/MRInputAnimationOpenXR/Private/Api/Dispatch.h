// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"

/** The functions below us that the layer calls, wrapped or not. */
#define MRIA_OPENXR_FUNCTIONS(X)                                                                                       \
	X(DestroyInstance)                                                                                                 \
	X(StringToPath)                                                                                                    \
	X(PathToString)                                                                                                    \
	X(PollEvent)                                                                                                       \
	X(GetSystemProperties)                                                                                             \
	X(CreateSession)                                                                                                   \
	X(DestroySession)                                                                                                  \
	X(EnumerateReferenceSpaces)                                                                                        \
	X(CreateReferenceSpace)                                                                                            \
	X(CreateActionSpace)                                                                                               \
	X(DestroySpace)                                                                                                    \
	X(LocateSpace)                                                                                                     \
	X(LocateViews)                                                                                                     \
	X(WaitFrame)                                                                                                       \
	X(EndFrame)                                                                                                        \
	X(CreateActionSet)                                                                                                 \
	X(DestroyActionSet)                                                                                                \
	X(CreateAction)                                                                                                    \
	X(DestroyAction)                                                                                                   \
	X(SuggestInteractionProfileBindings)                                                                               \
	X(AttachSessionActionSets)                                                                                         \
	X(GetCurrentInteractionProfile)                                                                                    \
	X(SyncActions)                                                                                                     \
	X(GetActionStateBoolean)                                                                                           \
	X(GetActionStateFloat)                                                                                             \
	X(GetActionStateVector2f)                                                                                          \
	X(GetActionStatePose)

/** The same of extensions: null where the runtime lacks them. */
#define MRIA_OPENXR_EXTENSION_FUNCTIONS(X)                                                                             \
	X(CreateHandTrackerEXT)                                                                                            \
	X(DestroyHandTrackerEXT)                                                                                           \
	X(LocateHandJointsEXT)

namespace mria::openxr
{

/** The functions below this layer for one instance: those of the next layer or the runtime. */
struct Dispatch
{
	PFN_xrGetInstanceProcAddr GetInstanceProcAddr = nullptr;
#define MRIA_OPENXR_DECLARE(name) PFN_xr##name name = nullptr;
	MRIA_OPENXR_FUNCTIONS(MRIA_OPENXR_DECLARE)
	MRIA_OPENXR_EXTENSION_FUNCTIONS(MRIA_OPENXR_DECLARE)
#undef MRIA_OPENXR_DECLARE
	LocateSpacesFunction LocateSpaces = nullptr; ///< Null before OpenXR 1.1, unless an extension provides it.
};

/** Loads every function. Returns false if a required one is missing. */
bool LoadDispatch(PFN_xrGetInstanceProcAddr getInstanceProcAddr, XrInstance instance, Dispatch& out);

/** One function by its name, or null. */
template <typename Function>
Function FindFunction(PFN_xrGetInstanceProcAddr getInstanceProcAddr, XrInstance instance, const char* name)
{
	PFN_xrVoidFunction found = nullptr;
	const XrResult result = getInstanceProcAddr(instance, name, &found);
	return XR_SUCCEEDED(result) ? reinterpret_cast<Function>(found) : nullptr;
}

} // namespace mria::openxr
