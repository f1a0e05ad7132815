// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputSettings.h"

#include "HAL/PlatformProperties.h"
#include "Misc/ConfigCacheIni.h"

UMRInputSettings::UMRInputSettings()
	: Route(GetDefaultRoute(FPlatformProperties::IniPlatformName()))
{
}

EMRInputRoute UMRInputSettings::GetDefaultRoute(const FString& Platform)
{
	return Platform == TEXT("HoloLens") ? EMRInputRoute::OpenXR : EMRInputRoute::Devices;
}

// UNCONFIRMED(settings-struct-line): a struct is saved as one line, and members that it lacks keep their defaults.
FName UMRInputSettings::GetCategoryName() const
{
	return TEXT("Plugins");
}

bool UMRInputSettings::IsBelowOpenXR()
{
	// UNCONFIRMED(config-before-objects): project settings are in the configuration before OpenXR's instance is made,
	// which is before their objects have them. [by hand: choose the route OpenXR and read the log]
	FString Chosen;
	const bool bIsSet = GConfig &&
		GConfig->GetString(TEXT("/Script/MRInputAnimation.MRInputSettings"), TEXT("Route"), Chosen, GEngineIni);
	return bIsSet ? Chosen == TEXT("OpenXR")
				  : GetDefaultRoute(FPlatformProperties::IniPlatformName()) == EMRInputRoute::OpenXR;
}
