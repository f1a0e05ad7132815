// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UObject;

/** Package and name of an object that lies directly in a package, such as an asset or a class: "/Game/Hands.Hands". */
struct FTopLevelAssetPath
{
	FTopLevelAssetPath() = default;
	FTopLevelAssetPath(FName InPackageName, FName InAssetName)
		: PackageName(InPackageName)
		, AssetName(InAssetName)
	{
	}

	/** Takes "/Package/Path" or "/Package/Path.Asset"; anything else leaves it null and gives false. */
	bool TrySetPath(const FString& Path);
	bool TrySetPath(FName InPackageName, FName InAssetName);
	void Reset() { *this = FTopLevelAssetPath(); }

	FName GetPackageName() const { return PackageName; }
	FString ToString() const;
	bool IsValid() const { return !PackageName.IsNone(); }
	bool IsNull() const { return PackageName.IsNone(); }

	bool operator==(const FTopLevelAssetPath& Other) const
	{
		return PackageName == Other.PackageName && AssetName == Other.AssetName;
	}

private:
	FName PackageName;
	FName AssetName;
};
