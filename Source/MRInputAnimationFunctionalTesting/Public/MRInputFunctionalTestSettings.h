// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/DeveloperSettings.h"
#include "UObject/SoftObjectPath.h"

#include "MRInputFunctionalTestSettings.generated.h"

/** Project Settings, Plugins, MR Input Functional Tests: where a packaged app finds its tests. */
UCLASS(Config = Game, DefaultConfig, meta = (DisplayName = "MR Input Functional Tests"))
class MRINPUTANIMATIONFUNCTIONALTESTING_API UMRInputFunctionalTestSettings : public UDeveloperSettings
{
	GENERATED_BODY()

public:
	/** Levels with MR Input Functional Tests. They must be packaged. If empty, the level that the app starts with. */
	UPROPERTY(
		Config, EditAnywhere, Category = "MR Input|Functional Test", meta = (AllowedClasses = "/Script/Engine.World"))
	TArray<FSoftObjectPath> Levels;

	//~ Begin UDeveloperSettings interface
	virtual FName GetCategoryName() const override { return TEXT("Plugins"); }
	//~ End UDeveloperSettings interface
};
