// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Api/OpenXrApi.h"
#include "CoreMinimal.h"
#include "IOpenXRExtensionPlugin.h"

#include <memory>

class FMRInputBelowOpenXR;

/** Puts the engine-free layer between the engine's OpenXR plugin and the loader, if the project settings choose that.
 */
class FMRInputOpenXRHook : public IOpenXRExtensionPlugin
{
public:
	FMRInputOpenXRHook();
	virtual ~FMRInputOpenXRHook() override;

	//~ Begin IOpenXRExtensionPlugin
	virtual bool InsertOpenXRAPILayer(PFN_xrGetInstanceProcAddr& InOutGetProcAddr) override;
	//~ End IOpenXRExtensionPlugin

private:
	std::shared_ptr<FMRInputBelowOpenXR> Below;
};
