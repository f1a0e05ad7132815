// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Factories/Factory.h"

#include "AssetImportTask.h"
#include "Misc/FeedbackContext.h"
#include "Misc/FileHelper.h"
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

FText UFactory::GetDisplayName() const
{
	return FText::FromString(SupportedClass ? SupportedClass->GetName() : FString());
}

void UFactory::CleanUp()
{
	AdditionalImportedObjects.Empty();
}

UObject* UFactory::FactoryCreateNew(UClass*, UObject*, FName, EObjectFlags, UObject*, FFeedbackContext*)
{
	return nullptr;
}

UObject* UFactory::FactoryCreateFile(UClass* InClass, UObject* InParent, FName InName, EObjectFlags Flags,
	const FString& Filename, const TCHAR*, FFeedbackContext* Warn, bool& bOutOperationCanceled)
{
	const FString Type = FPaths::GetExtension(Filename);
	if (bText)
	{
		FString Text;
		if (!FFileHelper::LoadFileToString(Text, *Filename))
		{
			UE_LOG(LogFactory, Warning, TEXT("A file could not be loaded"));
			return nullptr;
		}
		const TCHAR* Begin = *Text;
		return FactoryCreateText(InClass, InParent, InName, Flags, nullptr, *Type, Begin, Begin + Text.Len(), Warn);
	}
	TArray<uint8> Bytes;
	if (!FFileHelper::LoadFileToArray(Bytes, *Filename))
	{
		UE_LOG(LogFactory, Warning, TEXT("A file could not be loaded"));
		return nullptr;
	}
	const int32 Size = Bytes.Num();
	Bytes.Add(0); // Text in a binary format may rely on a zero behind the end.
	const uint8* Begin = Bytes.GetData();
	return FactoryCreateBinary(
		InClass, InParent, InName, Flags, nullptr, *Type, Begin, Begin + Size, Warn, bOutOperationCanceled);
}

UObject* UFactory::FactoryCreateText(
	UClass*, UObject*, FName, EObjectFlags, UObject*, const TCHAR*, const TCHAR*&, const TCHAR*, FFeedbackContext*)
{
	return nullptr;
}

UObject* UFactory::FactoryCreateBinary(
	UClass*, UObject*, FName, EObjectFlags, UObject*, const TCHAR*, const uint8*&, const uint8*, FFeedbackContext*)
{
	return nullptr;
}

UObject* UFactory::FactoryCreateBinary(UClass* InClass, UObject* InParent, FName InName, EObjectFlags Flags,
	UObject* Context, const TCHAR* Type, const uint8*& Buffer, const uint8* BufferEnd, FFeedbackContext* Warn,
	bool& bOutOperationCanceled)
{
	bOutOperationCanceled = false;
	return FactoryCreateBinary(InClass, InParent, InName, Flags, Context, Type, Buffer, BufferEnd, Warn);
}

UObject* UFactory::ImportObject(UClass* InClass, UObject* InOuter, FName InName, EObjectFlags Flags,
	const FString& Filename, const TCHAR* Parms, bool& OutCanceled)
{
	OutCanceled = false;
	if (Filename.IsEmpty())
	{
		return bCreateNew ? FactoryCreateNew(InClass, InOuter, InName, Flags, nullptr, GWarn) : nullptr;
	}
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

void UFactory::SetAssetImportTask(UAssetImportTask* Task)
{
	AssetImportTask = Task;
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
