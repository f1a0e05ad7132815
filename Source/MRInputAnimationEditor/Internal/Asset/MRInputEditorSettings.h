// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/DeveloperSettings.h"

#include "MRInputEditorSettings.generated.h"

/** Editor Preferences, Plugins, MR Input: what the editor does with recordings on this machine. */
UCLASS(MinimalAPI, Config = EditorPerProjectUserSettings, meta = (DisplayName = "MR Input"))
class UMRInputEditorSettings : public UDeveloperSettings
{
	GENERATED_BODY()

public:
	/**
	 * The page that Show in Viewer opens, followed by ?file= and the recording's path. If empty, there is no viewer.
	 */
	UPROPERTY(Config, EditAnywhere, Category = "MR Input|Viewer")
	FString ViewerPage;

	//~ Begin UDeveloperSettings interface
	virtual FName GetContainerName() const override { return TEXT("Editor"); }
	virtual FName GetCategoryName() const override { return TEXT("Plugins"); }
	//~ End UDeveloperSettings interface
};
