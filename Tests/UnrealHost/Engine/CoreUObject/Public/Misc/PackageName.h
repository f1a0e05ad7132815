// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Package names ("/Game/Folder/Name") and the files they name. */
class FPackageName
{
public:
	/** "/Game/" is the project's content folder; the host has no other. */
	static bool TryConvertLongPackageNameToFilename(
		const FString& LongPackageName, FString& OutFilename, const FString& Extension = FString());
	static FString LongPackageNameToFilename(const FString& LongPackageName, const FString& Extension = FString())
	{
		FString Filename;
		verifyf(TryConvertLongPackageNameToFilename(LongPackageName, Filename, Extension),
			TEXT("'%s' is under no mount point"), *LongPackageName);
		return Filename;
	}
	static FString GetAssetPackageExtension() { return TEXT(".uasset"); }
	static bool DoesPackageExist(const FString& LongPackageName);
	static bool IsValidLongPackageName(const FString& LongPackageName, bool bIncludeReadOnlyRoots = false);
	/** "/Game/Folder" of "/Game/Folder/Name". */
	static FString GetLongPackagePath(const FString& LongPackageName);
	/** "Name" of "/Game/Folder/Name". */
	static FString GetShortName(const FString& LongName);
	static FString ObjectPathToPackageName(const FString& ObjectPath)
	{
		const int32 Dot = ObjectPath.Find(TEXT("."));
		return Dot == INDEX_NONE ? ObjectPath : ObjectPath.Left(Dot);
	}
};
