// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "AssetRegistry/AssetData.h"
#include "HAL/FileManager.h"
#include "HostObjectRegistry.h"
#include "Misc/PackageName.h"
#include "Misc/Paths.h"
#include "Templates/Casts.h"
#include "UObject/AssetRegistryTagsContext.h"
#include "UObject/Package.h"
#include "UObject/UObjectIterator.h"

using UE::Host::FObjectRegistry;

namespace ObjectLookupDetail
{
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
	return Cast<UPackage>(FObjectRegistry::Get().Find(nullptr, FName(PackageName)));
}

UPackage* CreatePackage(const TCHAR* PackageName)
{
	checkf(PackageName && *PackageName, TEXT("A package needs a name"));
	if (UPackage* Existing = FindPackage(nullptr, PackageName))
	{
		return Existing;
	}
	return static_cast<UPackage*>(
		UE::Host::ConstructObject(UPackage::StaticClass(), nullptr, FName(PackageName), RF_Public));
}

UObject* StaticFindObject(UClass* Class, UObject* Outer, const TCHAR* Name, bool bExactClass)
{
	UObject* const Found = ObjectLookupDetail::FindByPath(Outer, ObjectLookupDetail::BarePath(Name));
	const bool bFits = Found && (!Class || (bExactClass ? Found->GetClass() == Class : Found->IsA(Class)));
	return bFits ? Found : nullptr;
}

UObject* StaticLoadObject(UClass* Class, UObject* Outer, const TCHAR* Name)
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
	UE_CLOG(!Found, LogUObjectGlobals, Warning, TEXT("Failed to find object '%s %s'"),
		Class ? *Class->GetName() : TEXT("Object"), *Path);
	return Found;
}

void GetObjectsWithOuter(const UObject* Outer, TArray<UObject*>& Results, bool bIncludeNestedObjects,
	EObjectFlags ExclusionFlags, EInternalObjectFlags ExclusionInternalFlags)
{
	for (const FObjectRegistry::FSlot& Slot : FObjectRegistry::Get().Slots)
	{
		UObject* const Object = Slot.Object;
		if (!Object || Object->HasAnyFlags(ExclusionFlags) || EnumHasAnyFlags(Slot.Flags, ExclusionInternalFlags))
		{
			continue;
		}
		if (Object->GetOuter() == Outer || (bIncludeNestedObjects && Object->IsIn(Outer)))
		{
			Results.Add(Object);
		}
	}
}

void GetObjectsOfClass(const UClass* ClassToLookFor, TArray<UObject*>& Results)
{
	for (const FObjectRegistry::FSlot& Slot : FObjectRegistry::Get().Slots)
	{
		if (Slot.Object && Slot.Object->IsA(ClassToLookFor) && !Slot.Object->HasAnyFlags(RF_ClassDefaultObject) &&
			!EnumHasAnyFlags(Slot.Flags, EInternalObjectFlags::Garbage | EInternalObjectFlags::Unreachable))
		{
			Results.Add(Slot.Object);
		}
	}
}

bool FPackageName::TryConvertLongPackageNameToFilename(
	const FString& LongPackageName, FString& OutFilename, const FString& Extension)
{
	const FString Root = TEXT("/Game/");
	const bool bIsMounted = LongPackageName.StartsWith(Root);
	OutFilename = bIsMounted ? FPaths::ProjectContentDir() + LongPackageName.Mid(Root.Len()) + Extension : OutFilename;
	return bIsMounted;
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
