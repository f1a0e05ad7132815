// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "AssetRegistry/AssetData.h"

namespace EAssetTypeCategories
{
enum Type
{
	Animation = 1 << 1,
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
