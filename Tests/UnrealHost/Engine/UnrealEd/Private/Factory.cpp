// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Factories/Factory.h"

#include "AssetImportTask.h"
#include "Misc/FeedbackContext.h"
#include "Misc/Paths.h"
#include "UObject/Class.h"

DEFINE_LOG_CATEGORY_STATIC(LogFactory, Log, All);

FString UFactory::CurrentFilename;

UFactory::UFactory(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
	, bCreateNew(false)
	, bEditAfterNew(false)
	, bEditorImport(false)
	, bText(false)
{
}

bool UFactory::FactoryCanImport(const FString& Filename)
{
	return FPaths::GetExtension(Filename).Equals(TEXT("t3d"), ESearchCase::IgnoreCase);
}

UObject* UFactory::FactoryCreateFile(
	UClass*, UObject*, FName, EObjectFlags, const FString&, const TCHAR*, FFeedbackContext*, bool&)
{
	return nullptr;
}

UObject* UFactory::ImportObject(UClass* InClass, UObject* InOuter, FName InName, EObjectFlags Flags,
	const FString& Filename, const TCHAR* Parms, bool& OutCanceled)
{
	OutCanceled = false;
	if (!FPaths::FileExists(Filename))
	{
		UE_LOG(LogFactory, Warning, TEXT("A file could not be found"));
		return nullptr;
	}
	CurrentFilename = Filename;
	UObject* Result = FactoryCreateFile(InClass, InOuter, InName, Flags, Filename, Parms, GWarn, OutCanceled);
	CurrentFilename.Empty();
	if (Result)
	{
		Result->MarkPackageDirty();
		Result->PostEditChange();
	}
	return Result;
}

void UFactory::GetSupportedFileExtensions(TArray<FString>& OutExtensions) const
{
	for (const FString& Format : Formats)
	{
		FString Extension;
		FString Description;
		OutExtensions.AddUnique((Format.Split(TEXT(";"), &Extension, &Description) ? Extension : Format).ToLower());
	}
}

bool UFactory::IsAutomatedImport() const
{
	return AutomatedImportData != nullptr || (AssetImportTask != nullptr && AssetImportTask->bAutomated);
}

const TArray<UObject*>& UAssetImportTask::GetObjects() const
{
	ObjectsForCallers.Reset();
	for (const TObjectPtr<UObject>& Object : ImportedObjects)
	{
		ObjectsForCallers.Add(Object.Get());
	}
	return ObjectsForCallers;
}

void UAssetImportTask::HostSetResult(const TArray<UObject*>& Objects)
{
	ImportedObjects.Reset();
	ImportedObjectPaths.Reset();
	for (UObject* Object : Objects)
	{
		ImportedObjects.Add(Object);
		ImportedObjectPaths.Add(Object->GetPathName());
	}
}
