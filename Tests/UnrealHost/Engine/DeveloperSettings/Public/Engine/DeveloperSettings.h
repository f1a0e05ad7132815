// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

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
	UDeveloperSettings() = default;
	explicit UDeveloperSettings(const FObjectInitializer& ObjectInitializer);

	/** "Project", or "Editor" for settings of one user. */
	virtual FName GetContainerName() const;

	virtual FName GetCategoryName() const { return FName(TEXT("General")); }
};
