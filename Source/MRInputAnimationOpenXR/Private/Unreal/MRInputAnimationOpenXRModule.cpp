// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Modules/ModuleManager.h"
#include "Unreal/MRInputOpenXRHook.h"

/**
 * Loaded at PostConfigInit: the engine's OpenXR plugin asks for extension plugins right after that phase. Depends on
 * nothing that is loaded later, and nothing depends on it.
 */
class FMRInputAnimationOpenXRModule : public IModuleInterface
{
public:
	//~ Begin IModuleInterface
	virtual void StartupModule() override { Hook = MakeUnique<FMRInputOpenXRHook>(); }
	virtual void ShutdownModule() override { Hook.Reset(); }
	/** The runtime keeps pointers into its code. */
	virtual bool SupportsDynamicReloading() override { return false; }
	//~ End IModuleInterface

private:
	TUniquePtr<FMRInputOpenXRHook> Hook;
};

IMPLEMENT_MODULE(FMRInputAnimationOpenXRModule, MRInputAnimationOpenXR)
