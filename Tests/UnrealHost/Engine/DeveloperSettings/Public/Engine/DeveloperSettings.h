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
	UDeveloperSettings();
	explicit UDeveloperSettings(const FObjectInitializer& ObjectInitializer);

	/** "Project", or "Editor" for settings of one user. */
	virtual FName GetContainerName() const;

	/** "Game" for settings in the game's config, "Engine" for those in the engine's, else "General". */
	virtual FName GetCategoryName() const;

protected:
	FName CategoryName;
	FName SectionName;

#if WITH_EDITOR
private:
#endif
};
