// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"

namespace EAssetTypeCategories
{
enum Type
{
	None = 0,
	Basic = 1 << 0,
	Animation = 1 << 1,
	Materials = 1 << 2,
	Physics = 1 << 4,
	UI = 1 << 5,
	Misc = 1 << 6,
	Blueprint = 1 << 8,
	Textures = 1 << 10,
	World = 1 << 11,
};
} // namespace EAssetTypeCategories

/** How the content browser shows and handles the assets of one class. */
class ASSETTOOLS_API IAssetTypeActions : public TSharedFromThis<IAssetTypeActions>
{
public:
	virtual ~IAssetTypeActions() = default;
	virtual FText GetName() const = 0;
	virtual FColor GetTypeColor() const = 0;
	virtual UClass* GetSupportedClass() const = 0;
	virtual uint32 GetCategories() = 0;
	virtual bool IsImportedAsset() const = 0;
	virtual void GetResolvedSourceFilePaths(
		const TArray<UObject*>& TypeAssets, TArray<FString>& OutSourceFilePaths) const = 0;
	virtual FText GetAssetDescription(const FAssetData& AssetData) const = 0;
};
