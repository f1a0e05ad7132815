// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "HostImport.h"

#include "AssetImportTask.h"
#include "AssetRegistry/AssetRegistryModule.h"
#include "Factories/Factory.h"
#include "Misc/PackageName.h"
#include "Misc/Paths.h"
#include "UObject/Class.h"
#include "UObject/Package.h"
#include "UObject/UObjectHash.h"
#include "UObject/UObjectIterator.h"

DEFINE_LOG_CATEGORY_STATIC(LogAssetTools, Log, All);

namespace HostImportDetail
{
bool CanTry(UFactory* Default, const FString& Extension)
{
	TArray<FString> Extensions;
	Default->GetSupportedFileExtensions(Extensions);
	return Default->bEditorImport && Extensions.Contains(Extension);
}

/** Of the factories for the extension the first by priority that says yes; if none does, the first by priority. */
UFactory* FindDefault(const FString& Filename)
{
	const FString Extension = FPaths::GetExtension(Filename).ToLower();
	UFactory* Willing = nullptr;
	UFactory* First = nullptr;
	for (TObjectIterator<UClass> It; It; ++It)
	{
		if (!It->IsChildOf(UFactory::StaticClass()) || It->HasAnyClassFlags(CLASS_Abstract))
		{
			continue;
		}
		UFactory* Default = GetMutableDefault<UFactory>(*It);
		if (!CanTry(Default, Extension))
		{
			continue;
		}
		const auto IsBetterThan = [Default](const UFactory* Other)
		{ return !Other || Default->ImportPriority > Other->ImportPriority; };
		First = IsBetterThan(First) ? Default : First;
		Willing = IsBetterThan(Willing) && Default->FactoryCanImport(Filename) ? Default : Willing;
	}
	return Willing ? Willing : First;
}

/** An asset name may not hold dots, spaces and the like. */
FString ValidName(const FString& Name)
{
	FString Result = Name;
	for (const TCHAR* Forbidden = TEXT("\"' ,/.:|&!~\n\r\t@#(){}[]=;^%$`\\*?<>+"); *Forbidden; ++Forbidden)
	{
		const TCHAR One[] = {*Forbidden, 0};
		Result = Result.Replace(One, TEXT("_"));
	}
	return Result;
}

/** A package in which nothing was made goes away with the next garbage collection. */
void DropIfEmpty(UPackage* Package, bool bWasThere)
{
	TArray<UObject*> Inside;
	GetObjectsWithOuter(Package, Inside, true, RF_NoFlags, EInternalObjectFlags::Garbage);
	if (!bWasThere && Inside.Num() == 0)
	{
		Package->SetDirtyFlag(false);
		Package->MarkAsGarbage();
	}
}
} // namespace HostImportDetail

namespace UE::Host
{
FFactoryPool::~FFactoryPool()
{
	for (UFactory* Factory : Used)
	{
		Factory->CleanUp();
	}
}

UFactory* FFactoryPool::Find(const FString& Filename)
{
	UFactory* Best = HostImportDetail::FindDefault(Filename);
	if (!Best)
	{
		return nullptr;
	}
	UFactory** Existing =
		Made.FindByPredicate([Best](const UFactory* Factory) { return Factory->GetClass() == Best->GetClass(); });
	return Existing ? *Existing : Made.Add_GetRef(NewObject<UFactory>(GetTransientPackage(), Best->GetClass()));
}

TArray<UObject*> Import(const FImportRequest& Request, FFactoryPool& Pool, bool& bOutCanceled)
{
	using namespace HostImportDetail;
	TArray<UObject*> Result;
	UFactory* Factory = Request.Factory ? Request.Factory : Pool.Find(Request.Filename);
	if (!Factory)
	{
		UE_LOG(LogAssetTools, Warning, TEXT("No factory can import '%s'"), *Request.Filename);
		return Result;
	}
	const FString Base =
		Request.DestinationName.IsEmpty() ? FPaths::GetBaseFilename(Request.Filename) : Request.DestinationName;
	const FString Name = ValidName(Base);
	const FString PackageName = Request.DestinationPath + TEXT("/") + Name;
	const bool bWasThere = FindPackage(nullptr, *PackageName) != nullptr;
	if (bWasThere && !Request.bReplaceExisting && FindPackage(nullptr, *PackageName)->FindAssetInPackage())
	{
		UE_LOG(LogAssetTools, Warning, TEXT("'%s' exists already and is not replaced"), *PackageName);
		return Result;
	}
	UPackage* Package = CreatePackage(*PackageName);
	Pool.Use(Factory);
	Factory->SetAssetImportTask(Request.Task);
	Factory->SetAutomatedAssetImportData(Request.Data);
	UObject* Asset = Factory->ImportObject(Factory->ResolveSupportedClass(), Package, FName(*Name),
		RF_Public | RF_Standalone | RF_Transactional, Request.Filename, nullptr, bOutCanceled);
	if (Asset)
	{
		Result.Add(Asset);
		Result.Append(Factory->GetAdditionalImportedObjects());
		FAssetRegistryModule::AssetCreated(Asset);
	}
	else
	{
		UE_CLOG(!bOutCanceled, LogAssetTools, Warning, TEXT("Failed to import '%s'"), *Request.Filename);
		DropIfEmpty(Package, bWasThere);
	}
	Factory->SetAssetImportTask(nullptr);
	Factory->SetAutomatedAssetImportData(nullptr);
	return Result;
}
} // namespace UE::Host
