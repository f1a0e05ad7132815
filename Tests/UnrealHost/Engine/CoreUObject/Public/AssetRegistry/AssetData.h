// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"
#include "UObject/SoftObjectPath.h"

/** What is known of an asset without loading it: its place, class and tags. */
struct FAssetData
{
	FAssetData() = default;
	FAssetData(const UObject* InAsset, bool bAllowBlueprintClass = false);

	FSoftObjectPath GetSoftObjectPath() const
	{
		return FSoftObjectPath(PackageName.ToString() + TEXT(".") + AssetName.ToString());
	}
	/** Loads it when needed; null when there is none. */
	UObject* GetAsset() const { return GetSoftObjectPath().TryLoad(); }
	bool GetTagValue(FName Tag, FString& OutValue) const;

	FName PackageName;
	FName PackagePath;
	FName AssetName;
	FTopLevelAssetPath AssetClassPath;
	TMap<FName, FString> TagsAndValues;
};

/** Which assets are asked for. */
struct FARFilter
{
	TArray<FTopLevelAssetPath> ClassPaths;
	bool bRecursiveClasses = false;
};
