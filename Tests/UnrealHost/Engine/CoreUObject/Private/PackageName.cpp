// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "Misc/PackageName.h"

#include "HAL/FileManager.h"
#include "Misc/Paths.h"

namespace PackageNameDetail
{
struct FMountPoint
{
	FString Root;
	FString Folder;
};

TArray<FMountPoint>& Registered()
{
	static TArray<FMountPoint> MountPoints;
	return MountPoints;
}

/** Those registered last first; the project's own content is always there. */
TArray<FMountPoint> All()
{
	TArray<FMountPoint> MountPoints;
	for (int32 Index = Registered().Num() - 1; Index >= 0; --Index)
	{
		MountPoints.Add(Registered()[Index]);
	}
	MountPoints.Add({TEXT("/Game/"), FPaths::ProjectContentDir()});
	return MountPoints;
}
} // namespace PackageNameDetail

bool FPackageName::TryConvertLongPackageNameToFilename(
	const FString& LongPackageName, FString& OutFilename, const FString& Extension)
{
	for (const PackageNameDetail::FMountPoint& MountPoint : PackageNameDetail::All())
	{
		if (LongPackageName.StartsWith(MountPoint.Root))
		{
			OutFilename = MountPoint.Folder + LongPackageName.Mid(MountPoint.Root.Len()) + Extension;
			return true;
		}
	}
	return false;
}

FString FPackageName::LongPackageNameToFilename(const FString& LongPackageName, const FString& Extension)
{
	FString Filename;
	const bool bIsMounted = TryConvertLongPackageNameToFilename(LongPackageName, Filename, Extension);
	checkf(bIsMounted, TEXT("'%s' is under no mount point"), *LongPackageName);
	return Filename;
}

const FString& FPackageName::GetAssetPackageExtension()
{
	static const FString Extension(TEXT(".uasset"));
	return Extension;
}

bool FPackageName::DoesPackageExist(const FString& LongPackageName, FString* OutFilename)
{
	FString Filename;
	if (!TryConvertLongPackageNameToFilename(LongPackageName, Filename, GetAssetPackageExtension()) ||
		!IFileManager::Get().FileExists(*Filename))
	{
		return false;
	}
	if (OutFilename)
	{
		*OutFilename = Filename;
	}
	return true;
}

bool FPackageName::IsValidLongPackageName(const FString& LongPackageName, bool)
{
	FString Filename;
	return LongPackageName.Len() > 2 && !LongPackageName.EndsWith(TEXT("/")) && !LongPackageName.Contains(TEXT("//")) &&
		!LongPackageName.Contains(TEXT(" ")) && !LongPackageName.Contains(TEXT(".")) &&
		TryConvertLongPackageNameToFilename(LongPackageName, Filename);
}

FString FPackageName::GetLongPackagePath(const FString& LongPackageName)
{
	const int32 Slash = LongPackageName.Find(TEXT("/"), ESearchCase::CaseSensitive, ESearchDir::FromEnd);
	return Slash == INDEX_NONE ? FString() : LongPackageName.Left(Slash);
}

FString FPackageName::GetShortName(const FString& LongName)
{
	const int32 Slash = LongName.Find(TEXT("/"), ESearchCase::CaseSensitive, ESearchDir::FromEnd);
	return Slash == INDEX_NONE ? LongName : LongName.Mid(Slash + 1);
}

FString FPackageName::ObjectPathToPackageName(const FString& ObjectPath)
{
	const int32 Dot = ObjectPath.Find(TEXT("."));
	return Dot == INDEX_NONE ? ObjectPath : ObjectPath.Left(Dot);
}
