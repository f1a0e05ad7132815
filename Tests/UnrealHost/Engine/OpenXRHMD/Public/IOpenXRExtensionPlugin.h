// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Features/IModularFeatures.h"

#include <openxr/openxr.h>

class IOpenXRExtensionPlugin : public IModularFeature
{
public:
	virtual ~IOpenXRExtensionPlugin() {}

	static FName GetModularFeatureName() { return FName(TEXT("OpenXRExtension")); }

	void RegisterOpenXRExtensionModularFeature()
	{
		IModularFeatures::Get().RegisterModularFeature(GetModularFeatureName(), this);
	}

	void UnregisterOpenXRExtensionModularFeature()
	{
		IModularFeatures::Get().UnregisterModularFeature(GetModularFeatureName(), this);
	}

	// UNCONFIRMED(openxr-insert-layer-first): InsertOpenXRAPILayer is there in 5.1 and 5.2 too [compile].
	virtual bool InsertOpenXRAPILayer(PFN_xrGetInstanceProcAddr& InOutGetProcAddr) { return false; }
};
