// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/UObjectGlobals.h"

/** Path of an object that need not be loaded: "/Game/Hands.Hands" or "/Game/Map.Map:PersistentLevel.Actor". */
struct FSoftObjectPath
{
	FSoftObjectPath() = default;
	FSoftObjectPath(const FString& Path) { SetPath(Path); }
	FSoftObjectPath(const TCHAR* Path) { SetPath(FString(Path)); }
	FSoftObjectPath(FTopLevelAssetPath InAssetPath, FString InSubPathString = FString())
		: AssetPath(InAssetPath)
		, SubPathString(MoveTemp(InSubPathString))
	{
	}
	FSoftObjectPath(const UObject* Object);

	/** Text that is no path, and "None", make it null. */
	void SetPath(const FString& Path);
	FString ToString() const;
	FString GetLongPackageName() const
	{
		return AssetPath.IsNull() ? FString() : AssetPath.GetPackageName().ToString();
	}

	/** In memory, else from its package's file; null when there is none. */
	UObject* TryLoad() const;
	/** In memory only. */
	UObject* ResolveObject() const;
	void Reset() { *this = FSoftObjectPath(); }
	bool IsNull() const { return AssetPath.IsNull(); }

	/** As text, whatever the archive makes of soft references otherwise. */
	bool SerializePath(FArchive& Ar);

private:
	FTopLevelAssetPath AssetPath;
	FString SubPathString;
};
