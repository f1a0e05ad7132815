// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostObjectRegistry.h"
#include "Misc/FileHelper.h"
#include "Misc/PackageName.h"
#include "Serialization/CustomVersion.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "Templates/Casts.h"
#include "UObject/Package.h"
#include "UObject/SavePackage.h"
#include "UObject/UObjectIterator.h"

namespace PackageFileDetail
{
constexpr uint32 Magic = 0x31504855; // "UHP1"

/** One object as it is in the file; its outer is a path within the package, empty for the package itself. */
struct FExport
{
	FString ClassPath;
	FString OuterPath;
	FString Name;
	uint32 Flags = 0;
	TArray<uint8> Bytes;

	friend FArchive& operator<<(FArchive& Ar, FExport& Export)
	{
		return Ar << Export.ClassPath << Export.OuterPath << Export.Name << Export.Flags << Export.Bytes;
	}
};

/** Writes objects as paths: within the package after a '#', whole otherwise. */
void WriteObject(FArchive& Ar, UObject* Value, const UPackage* Package)
{
	FString Path;
	if (Value && !Value->HasAnyFlags(RF_Transient) && Value->GetPackage() != GetTransientPackage())
	{
		Path = Value->IsIn(Package) ? FString(TEXT("#")) + Value->GetPathName(Package) : Value->GetPathName();
	}
	Ar << Path;
}

UObject* ReadObject(FArchive& Ar, UPackage* Package)
{
	FString Path;
	Ar << Path;
	if (Path.StartsWith(TEXT("#")))
	{
		return StaticFindObject(nullptr, Package, *Path.Mid(1));
	}
	return Path.IsEmpty() ? nullptr : StaticLoadObject(nullptr, nullptr, *Path);
}

FExport MakeExport(UPackage* Package, UObject* Object, FCustomVersionContainer& Versions)
{
	FExport Export;
	Export.ClassPath = Object->GetClass()->GetPathName();
	Export.OuterPath = Object->GetOuter() == Package ? FString() : Object->GetOuter()->GetPathName(Package);
	Export.Name = Object->GetName();
	Export.Flags = static_cast<uint32>(Object->GetFlags() & RF_Load);
	FMemoryWriter BytesWriter(Export.Bytes, true);
	UE::Host::FObjectArchive Writer(
		BytesWriter, [Package](FArchive& Ar, UObject*& Value) { WriteObject(Ar, Value, Package); });
	Writer.SetCustomVersions(Versions);
	Object->Serialize(Writer);
	Versions = Writer.GetCustomVersions();
	return Export;
}

/** Reads the file's own structure; false when it is none of SavePackage's. */
bool SerializeFile(FArchive& Ar, FCustomVersionContainer& Versions, TArray<FExport>& Exports)
{
	uint32 Start = Magic;
	Ar << Start;
	if (Start != Magic)
	{
		return false;
	}
	Versions.Serialize(Ar);
	Ar << Exports;
	return !Ar.IsError();
}

UObject* FindOrMakeExport(UPackage* Package, const FExport& Export)
{
	UObject* const Outer = Export.OuterPath.IsEmpty() ? Package : StaticFindObject(nullptr, Package, *Export.OuterPath);
	UClass* const Class = Cast<UClass>(StaticFindObject(nullptr, nullptr, *Export.ClassPath));
	if (!Outer || !Class)
	{
		UE_LOG(LogUObjectGlobals, Warning, TEXT("%s: cannot make %s of class %s"), *Package->GetName(), *Export.Name,
			*Export.ClassPath);
		return nullptr;
	}
	UObject* const Existing = StaticFindObject(Class, Outer, *Export.Name, true);
	return Existing
		? Existing
		: UE::Host::ConstructObject(Class, Outer, FName(*Export.Name), static_cast<EObjectFlags>(Export.Flags));
}

void LoadExports(UPackage* Package, const TArray<FExport>& Exports, const FCustomVersionContainer& Versions)
{
	TArray<UObject*> Objects;
	for (const FExport& Export : Exports)
	{
		Objects.Add(FindOrMakeExport(Package, Export));
	}
	for (int32 Index = 0; Index < Objects.Num(); ++Index)
	{
		if (Objects[Index])
		{
			FMemoryReader BytesReader(Exports[Index].Bytes, true);
			UE::Host::FObjectArchive Reader(
				BytesReader, [Package](FArchive& Ar, UObject*& Value) { Value = ReadObject(Ar, Package); });
			Reader.SetCustomVersions(Versions);
			Objects[Index]->SetFlags(RF_NeedPostLoad);
			Objects[Index]->Serialize(Reader);
		}
	}
	for (UObject* Object : Objects)
	{
		if (Object)
		{
			Object->ConditionalPostLoad();
		}
	}
}
} // namespace PackageFileDetail

bool UPackage::SavePackage(UPackage* InOuter, UObject* InAsset, const TCHAR* Filename, const FSavePackageArgs& SaveArgs)
{
	using namespace PackageFileDetail;
	check(InOuter);
	TArray<UObject*> TopLevel;
	GetObjectsWithOuter(InOuter, TopLevel, false, RF_Transient, EInternalObjectFlags::Garbage);
	TopLevel.RemoveAll(
		[&](const UObject* Object) { return Object != InAsset && !Object->HasAnyFlags(SaveArgs.TopLevelFlags); });
	const TArray<UObject*> Objects = UE::Host::WithInners(TopLevel, RF_Transient);
	FCustomVersionContainer Versions;
	TArray<FExport> Exports;
	for (UObject* Object : Objects)
	{
		Exports.Add(MakeExport(InOuter, Object, Versions));
	}
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes, true);
	SerializeFile(Writer, Versions, Exports);
	if (!FFileHelper::SaveArrayToFile(Bytes, Filename))
	{
		UE_LOG(LogUObjectGlobals, Error, TEXT("A package could not be saved")); // no test may rely on the wording
		return false;
	}
	if ((SaveArgs.SaveFlags & SAVE_KeepDirty) == 0)
	{
		InOuter->SetDirtyFlag(false);
	}
	return true;
}

void UE::Host::LoadPackageFile(const FString& PackageName)
{
	using namespace PackageFileDetail;
	const FString Filename =
		FPackageName::LongPackageNameToFilename(PackageName, FPackageName::GetAssetPackageExtension());
	TArray<uint8> Bytes;
	FCustomVersionContainer Versions;
	TArray<FExport> Exports;
	const bool bIsThere = FFileHelper::LoadFileToArray(Bytes, *Filename);
	FMemoryReader Reader(Bytes, true);
	if (bIsThere && SerializeFile(Reader, Versions, Exports))
	{
		LoadExports(CreatePackage(*PackageName), Exports, Versions);
		return;
	}
	UE_LOG(LogUObjectGlobals, Warning, TEXT("'%s' is no package"), *Filename);
}

UObject* UPackage::FindAssetInPackage() const
{
	TArray<UObject*> Objects;
	GetObjectsWithOuter(this, Objects, false);
	for (UObject* Object : Objects)
	{
		if (Object->IsAsset())
		{
			return Object;
		}
	}
	return nullptr;
}
