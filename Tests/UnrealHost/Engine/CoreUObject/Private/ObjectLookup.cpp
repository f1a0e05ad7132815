// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "AssetRegistry/AssetData.h"
#include "HAL/FileManager.h"
#include "HostObjectRegistry.h"
#include "Misc/PackageName.h"
#include "Misc/Paths.h"
#include "UObject/AssetRegistryTagsContext.h"
#include "UObject/Package.h"
#include "UObject/UObjectHash.h"

using UE::Host::FObjectRegistry;

namespace ObjectLookupDetail
{
bool Fits(const UObject* Object, const UClass* Class, bool bExactClass)
{
	return Object && (!Class || (bExactClass ? Object->GetClass() == Class : Object->IsA(Class)));
}

/** Walks "Package.Object:Sub.Sub" (dots within a package's name are not supported, as in the engine). */
UObject* FindByPath(UObject* Outer, const FString& Path)
{
	TArray<FString> Names;
	Path.Replace(TEXT(":"), TEXT(".")).ParseIntoArray(Names, TEXT("."));
	UObject* Found = Outer;
	for (const FString& Name : Names)
	{
		Found = FObjectRegistry::Get().Find(Found, FName(*Name));
		if (!Found)
		{
			return nullptr;
		}
	}
	return Found;
}

/** Without the class that text references carry: Class'/Game/Hands.Hands'. */
FString BarePath(const TCHAR* Name)
{
	const FString Text(Name);
	const int32 Quote = Text.Find(TEXT("'"));
	return Quote == INDEX_NONE ? Text : Text.Mid(Quote + 1, Text.Len() - Quote - 2);
}
} // namespace ObjectLookupDetail

UPackage* GetTransientPackage()
{
	FObjectRegistry& Registry = FObjectRegistry::Get();
	if (!Registry.TransientPackage)
	{
		Registry.TransientPackage = UE::Host::FindOrCreateScriptPackage(TEXT("/Engine/Transient"));
		Registry.TransientPackage->AddToRoot();
	}
	return Registry.TransientPackage;
}

UPackage* FindPackage(UObject*, const TCHAR* PackageName)
{
	UObject* const Found = FObjectRegistry::Get().Find(nullptr, FName(PackageName));
	return Found && Found->IsA(UPackage::StaticClass()) ? static_cast<UPackage*>(Found) : nullptr;
}

UPackage* CreatePackage(const TCHAR* PackageName)
{
	checkf(PackageName && *PackageName, TEXT("A package needs a name"));
	if (UPackage* Existing = FindPackage(nullptr, PackageName))
	{
		return Existing;
	}
	FStaticConstructObjectParameters Parameters(UPackage::StaticClass());
	Parameters.Name = FName(PackageName);
	Parameters.SetFlags = RF_Public;
	return static_cast<UPackage*>(StaticConstructObject_Internal(Parameters));
}

UObject* StaticFindObject(UClass* Class, UObject* Outer, const TCHAR* Name, bool bExactClass)
{
	UObject* const Found = ObjectLookupDetail::FindByPath(Outer, ObjectLookupDetail::BarePath(Name));
	return ObjectLookupDetail::Fits(Found, Class, bExactClass) ? Found : nullptr;
}

UObject* StaticFindObject(UClass* Class, FTopLevelAssetPath Path, bool bExactClass)
{
	return StaticFindObject(Class, nullptr, *Path.ToString(), bExactClass);
}

UObject* StaticFindObjectFast(UClass* Class, UObject* Outer, FName Name, bool bExactClass)
{
	UObject* const Found = FObjectRegistry::Get().Find(Outer, Name);
	return ObjectLookupDetail::Fits(Found, Class, bExactClass) ? Found : nullptr;
}

UObject* StaticLoadObject(UClass* Class, UObject* Outer, const TCHAR* Name, const TCHAR*, uint32 LoadFlags)
{
	FString Path = ObjectLookupDetail::BarePath(Name);
	if (!Outer && Path.StartsWith(TEXT("/")) && !Path.Contains(TEXT(".")))
	{
		Path = Path + TEXT(".") + FPackageName::GetShortName(Path);
	}
	UObject* Found = StaticFindObject(Class, Outer, *Path);
	FString Filename;
	const FString PackageName = FPackageName::ObjectPathToPackageName(Path);
	if (!Found && !Outer && FPackageName::DoesPackageExist(PackageName, &Filename))
	{
		UE::Host::LoadPackageFile(PackageName, Filename);
		Found = StaticFindObject(Class, nullptr, *Path);
	}
	if (!Found && (LoadFlags & (LOAD_NoWarn | LOAD_Quiet)) == 0)
	{
		UE_LOG(LogUObjectGlobals, Warning, TEXT("Failed to find object '%s %s'"),
			Class ? *Class->GetName() : TEXT("Object"), *Path);
	}
	return Found;
}

void GetObjectsWithOuter(const UObjectBase* Outer, TArray<UObject*>& Results, bool bIncludeNestedObjects,
	EObjectFlags ExclusionFlags, EInternalObjectFlags ExclusionInternalFlags)
{
	const UObject* const OuterObject = static_cast<const UObject*>(Outer);
	for (const FObjectRegistry::FSlot& Slot : FObjectRegistry::Get().Slots)
	{
		UObject* const Object = Slot.Object;
		if (!Object || Object->HasAnyFlags(ExclusionFlags) || EnumHasAnyFlags(Slot.Flags, ExclusionInternalFlags))
		{
			continue;
		}
		if (Object->GetOuter() == OuterObject || (bIncludeNestedObjects && Object->IsIn(OuterObject)))
		{
			Results.Add(Object);
		}
	}
}

void GetObjectsOfClass(
	const UClass* ClassToLookFor, TArray<UObject*>& Results, bool bIncludeDerivedClasses, EObjectFlags ExcludeFlags)
{
	for (const FObjectRegistry::FSlot& Slot : FObjectRegistry::Get().Slots)
	{
		const bool bFits = ObjectLookupDetail::Fits(Slot.Object, ClassToLookFor, !bIncludeDerivedClasses);
		if (bFits && !Slot.Object->HasAnyFlags(ExcludeFlags) &&
			!EnumHasAnyFlags(Slot.Flags, EInternalObjectFlags::Garbage | EInternalObjectFlags::Unreachable))
		{
			Results.Add(Slot.Object);
		}
	}
}

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

FAssetData::FAssetData(const UObject* InAsset, bool)
{
	if (!InAsset)
	{
		return;
	}
	PackageName = InAsset->GetPackage()->GetFName();
	PackagePath = FName(*FPackageName::GetLongPackagePath(PackageName.ToString()));
	AssetName = InAsset->GetFName();
	AssetClassPath = InAsset->GetClass()->GetClassPathName();
#if HOST_HAS_TAGS_CONTEXT
	FAssetRegistryTagsContextData Data(InAsset, EAssetRegistryTagsCaller::Uncategorized);
	InAsset->GetAssetRegistryTags(FAssetRegistryTagsContext(Data));
	for (const auto& Pair : Data.Tags)
	{
		TagsAndValues.Add(Pair.Key, Pair.Value.Value);
	}
#else
	TArray<UObject::FAssetRegistryTag> Tags;
	InAsset->GetAssetRegistryTags(Tags);
	for (const UObject::FAssetRegistryTag& Tag : Tags)
	{
		TagsAndValues.Add(Tag.Name, Tag.Value);
	}
#endif
}

bool FAssetData::GetTagValue(FName Tag, FString& OutValue) const
{
	const FString* const Found = TagsAndValues.Find(Tag);
	if (Found)
	{
		OutValue = *Found;
	}
	return Found != nullptr;
}
