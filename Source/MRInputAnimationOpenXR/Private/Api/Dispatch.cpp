// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Api/Dispatch.h"

namespace mria::openxr
{

bool LoadDispatch(PFN_xrGetInstanceProcAddr getInstanceProcAddr, XrInstance instance, Dispatch& out)
{
	bool isComplete = true;
	out.GetInstanceProcAddr = getInstanceProcAddr;
#define MRIA_OPENXR_LOAD(name)                                                                                         \
	out.name = FindFunction<PFN_xr##name>(getInstanceProcAddr, instance, "xr" #name);                                  \
	isComplete = isComplete && out.name != nullptr;
	MRIA_OPENXR_FUNCTIONS(MRIA_OPENXR_LOAD)
#undef MRIA_OPENXR_LOAD
#define MRIA_OPENXR_LOAD(name) out.name = FindFunction<PFN_xr##name>(getInstanceProcAddr, instance, "xr" #name);
	MRIA_OPENXR_EXTENSION_FUNCTIONS(MRIA_OPENXR_LOAD)
#undef MRIA_OPENXR_LOAD
	out.LocateSpaces = FindFunction<LocateSpacesFunction>(getInstanceProcAddr, instance, "xrLocateSpaces");
	if (!out.LocateSpaces)
	{
		out.LocateSpaces = FindFunction<LocateSpacesFunction>(getInstanceProcAddr, instance, "xrLocateSpacesKHR");
	}
	return isComplete;
}

} // namespace mria::openxr
