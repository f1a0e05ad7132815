// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetTypeActions_Base.h"
#include "CoreMinimal.h"

/**
 * Defines how the Content Browser shows recordings: name, colour, category and tooltip. Opening one opens the simple
 * asset editor with our details panel. Nothing here loads an asset. Game thread.
 */
class FMRInputAnimationActions : public FAssetTypeActions_Base
{
public:
	//~ Begin IAssetTypeActions interface
	virtual FText GetName() const override;
	virtual FColor GetTypeColor() const override;
	virtual UClass* GetSupportedClass() const override;
	virtual uint32 GetCategories() override;
	virtual bool IsImportedAsset() const override { return true; }
	virtual void GetResolvedSourceFilePaths(
		const TArray<UObject*>& TypeAssets, TArray<FString>& OutSourceFilePaths) const override;
	virtual FText GetAssetDescription(const FAssetData& AssetData) const override;
	//~ End IAssetTypeActions interface
};
