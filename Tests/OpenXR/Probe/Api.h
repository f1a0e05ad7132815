// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <openxr/openxr.h>

namespace probe
{

/** One line per function that the probe calls. */
#define MRIA_PROBE_FUNCTIONS(Use)                                                                                      \
	Use(xrDestroyInstance) Use(xrPollEvent) Use(xrStringToPath) Use(xrPathToString) Use(xrGetSystem)                   \
		Use(xrGetSystemProperties) Use(xrCreateSession) Use(xrDestroySession) Use(xrBeginSession) Use(xrEndSession)    \
			Use(xrRequestExitSession) Use(xrWaitFrame) Use(xrBeginFrame) Use(xrEndFrame) Use(xrCreateReferenceSpace)   \
				Use(xrCreateActionSpace) Use(xrDestroySpace) Use(xrLocateSpace) Use(xrLocateViews)                     \
					Use(xrCreateActionSet) Use(xrDestroyActionSet) Use(xrCreateAction)                                 \
						Use(xrSuggestInteractionProfileBindings) Use(xrAttachSessionActionSets)                        \
							Use(xrGetCurrentInteractionProfile) Use(xrSyncActions) Use(xrGetActionStateBoolean)        \
								Use(xrGetActionStateFloat) Use(xrGetActionStateVector2f) Use(xrGetActionStatePose)     \
									Use(xrCreateHandTrackerEXT) Use(xrDestroyHandTrackerEXT)                           \
										Use(xrLocateHandJointsEXT)

/** The functions of one instance, through a loader or through a chain without one. Null where there is none. */
struct Api
{
#define MRIA_PROBE_MEMBER(name) PFN_##name name = nullptr;
	MRIA_PROBE_FUNCTIONS(MRIA_PROBE_MEMBER)
#undef MRIA_PROBE_MEMBER

	void Load(PFN_xrGetInstanceProcAddr getProcAddr, XrInstance instance)
	{
#define MRIA_PROBE_LOAD(function)                                                                                      \
	if (XR_FAILED(getProcAddr(instance, #function, reinterpret_cast<PFN_xrVoidFunction*>(&function))))                 \
	{                                                                                                                  \
		function = nullptr;                                                                                            \
	}
		MRIA_PROBE_FUNCTIONS(MRIA_PROBE_LOAD)
#undef MRIA_PROBE_LOAD
	}
};

} // namespace probe
