// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Unreal/MRInputOpenXRHook.h"

#include "Layer/Layer.h"
#include "Logging/LogMacros.h"
#include "MRInputSettings.h"
#include "Unreal/MRInputOpenXRPlayback.h"

DEFINE_LOG_CATEGORY_STATIC(LogMRInputOpenXR, Log, All);

FMRInputOpenXRHook::FMRInputOpenXRHook()
	: Below(std::make_shared<FMRInputBelowOpenXR>())
{
	RegisterOpenXRExtensionModularFeature();
}

FMRInputOpenXRHook::~FMRInputOpenXRHook()
{
	UnregisterOpenXRExtensionModularFeature();
	mria::openxr::GetLayer().makePlayback = nullptr;
	Below->Detach();
}

bool FMRInputOpenXRHook::InsertOpenXRAPILayer(PFN_xrGetInstanceProcAddr& InOutGetProcAddr)
{
	if (!UMRInputSettings::IsBelowOpenXR() || !InOutGetProcAddr)
	{
		return false;
	}
	mria::openxr::Layer& Layer = mria::openxr::GetLayer();
	Layer.settings.origin = mria::openxr::Origin::Application;
	Layer.offers = {}; // the recording is not known yet
	Layer.makePlayback = [InBelow = Below] { return std::make_shared<FMRInputOpenXRPlayback>(InBelow); };
	// Unused where a Shipping build leaves logging out.
	Layer.log = []([[maybe_unused]] const std::string& Line)
	{ UE_LOG(LogMRInputOpenXR, Log, TEXT("%s"), UTF8_TO_TCHAR(Line.c_str())); };
	Layer.hooked = InOutGetProcAddr;
	InOutGetProcAddr = &mria::openxr::GetInstanceProcAddr;
	mria::openxr::Log("recorded input goes below OpenXR");
	return true;
}
