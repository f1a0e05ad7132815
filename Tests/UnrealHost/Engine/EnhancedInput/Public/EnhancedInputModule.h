// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Modules/ModuleInterface.h"
#include "Modules/ModuleManager.h"

class UEnhancedInputLibrary;

class ENHANCEDINPUT_API IEnhancedInputModule : public IModuleInterface
{
public:
	/** Loads the module if needed. */
	static IEnhancedInputModule& Get()
	{
		return FModuleManager::LoadModuleChecked<IEnhancedInputModule>(TEXT("EnhancedInput"));
	}

	static bool IsAvailable() { return FModuleManager::Get().IsModuleLoaded(TEXT("EnhancedInput")); }

	virtual UEnhancedInputLibrary* GetLibrary() = 0;
};
