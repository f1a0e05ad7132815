// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "IAssetTypeActions.h"

class UAssetImportTask;
class UFactory;

/** Making, importing and exporting assets. In the engine this is a UInterface. Game thread only. */
class ASSETTOOLS_API IAssetTools
{
public:
	virtual ~IAssetTools() = default;
	static IAssetTools& Get();

	virtual void RegisterAssetTypeActions(const TSharedRef<IAssetTypeActions>& NewActions) = 0;
	virtual void UnregisterAssetTypeActions(const TSharedRef<IAssetTypeActions>& ActionsToRemove) = 0;
	/** Invalid for a class without; the one for the class itself goes before one for a parent. */
	virtual TWeakPtr<IAssetTypeActions> GetAssetTypeActionsForClass(const UClass* Class) const = 0;

	/** As by dragging files into the content browser: dialogs are allowed, cancelling ends the batch. */
	virtual TArray<UObject*> ImportAssets(
		const TArray<FString>& Files, const FString& DestinationPath, UFactory* ChosenFactory = nullptr) = 0;
	virtual void ImportAssetTasks(const TArray<UAssetImportTask*>& ImportTasks) = 0;
};
