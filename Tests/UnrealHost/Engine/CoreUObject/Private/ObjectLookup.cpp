// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "AssetRegistry/AssetData.h"
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
	const FString PackageName = FPackageName::ObjectPathToPackageName(Path);
	if (!Found && !Outer && FPackageName::DoesPackageExist(PackageName))
	{
		UE::Host::LoadPackageFile(PackageName);
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
		if (!Object || Object->HasAnyFlags(ExclusionFlags) || Object->HasAnyInternalFlags(ExclusionInternalFlags))
		{
			continue;
		}
		if (Object->GetOuter() == Outer || (bIncludeNestedObjects && Object->IsIn(Outer)))
		{
			Results.Add(Object);
		}
	}
}

TArray<UObject*> UE::Host::WithInners(TArray<UObject*> Objects, EObjectFlags ExclusionFlags)
{
	for (int32 Index = 0; Index < Objects.Num(); ++Index)
	{
		GetObjectsWithOuter(Objects[Index], Objects, false, ExclusionFlags, EInternalObjectFlags::Garbage);
	}
	return Objects;
}

void GetObjectsOfClass(const UClass* ClassToLookFor, TArray<UObject*>& Results)
{
	for (const FObjectRegistry::FSlot& Slot : FObjectRegistry::Get().Slots)
	{
		if (Slot.Object && Slot.Object->IsA(ClassToLookFor) && !Slot.Object->HasAnyFlags(RF_ClassDefaultObject) &&
			!Slot.Object->HasAnyInternalFlags(EInternalObjectFlags::Garbage | EInternalObjectFlags::Unreachable))
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

bool FPackageName::DoesPackageExist(const FString& LongPackageName)
{
	FString Filename;
	return TryConvertLongPackageNameToFilename(LongPackageName, Filename, GetAssetPackageExtension()) &&
		FPaths::FileExists(Filename);
}

FString FPackageName::GetLongPackagePath(const FString& LongPackageName)
{
	return FPaths::GetPath(LongPackageName);
}

FString FPackageName::GetShortName(const FString& LongName)
{
	return FPaths::GetCleanFilename(LongName);
}

bool FPackageName::IsValidLongPackageName(const FString& LongPackageName, bool)
{
	FString Filename;
	return LongPackageName.Len() > 2 && !LongPackageName.EndsWith(TEXT("/")) && !LongPackageName.Contains(TEXT("//")) &&
		!LongPackageName.Contains(TEXT(" ")) && !LongPackageName.Contains(TEXT(".")) &&
		TryConvertLongPackageNameToFilename(LongPackageName, Filename);
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
	OutValue = Found ? *Found : OutValue;
	return Found != nullptr;
}
