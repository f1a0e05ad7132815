// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "DeveloperSettings.generated.h"

/**
 * A page of settings. Derived classes name a config file (Config = ...); the class default object holds the values and
 * is found by the settings editor on its own.
 */
UCLASS(Abstract)
class DEVELOPERSETTINGS_API UDeveloperSettings : public UObject
{
	GENERATED_BODY()

public:
	/** "Project", or "Editor" for settings of one user. */
	virtual FName GetContainerName() const
	{
		return FName(GetClass()->ClassConfigName == FName(TEXT("EditorPerProjectUserSettings")) ? TEXT("Editor")
																								: TEXT("Project"));
	}

	virtual FName GetCategoryName() const { return FName(TEXT("General")); }
};
