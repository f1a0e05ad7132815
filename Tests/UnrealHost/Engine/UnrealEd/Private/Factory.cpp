// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Factories/Factory.h"

#include "AssetImportTask.h"
#include "EditorReimportHandler.h"
#include "Misc/Paths.h"
#include "UObject/Class.h"

DEFINE_LOG_CATEGORY_STATIC(LogFactory, Log, All);

FString UFactory::CurrentFilename;
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

DEFINE_LOG_CATEGORY_STATIC(LogReimportManager, Log, All);
void FReimportHandler::SetReimportPaths(UObject* Obj, const FString& NewReimportPath, const int32 SourceIndex)
{
	if (SourceIndex <= 0)
	{
		SetReimportPaths(Obj, TArray<FString>{NewReimportPath});
	}
}

FReimportManager* FReimportManager::Instance()
{
	// Never destroyed: default objects of factories go last.
	static FReimportManager* const Manager = new FReimportManager();
	return Manager;
}

FReimportHandler* FReimportManager::Find(UObject* Obj, TArray<FString>& OutFilenames) const
{
	FReimportHandler* Best = nullptr;
	for (FReimportHandler* Handler : Handlers)
	{
		TArray<FString> Filenames;
		const bool bIsBetter = !Best || Handler->GetPriority() > Best->GetPriority();
		if (Obj && bIsBetter && Handler->CanReimport(Obj, Filenames))
		{
			Best = Handler;
			OutFilenames = Filenames;
		}
	}
	return Best;
}

bool FReimportManager::CanReimport(UObject* Obj, TArray<FString>* ReimportSourceFilenames) const
{
	TArray<FString> Filenames;
	const bool bCan = Find(Obj, Filenames) != nullptr;
	if (ReimportSourceFilenames)
	{
		*ReimportSourceFilenames = Filenames;
	}
	return bCan;
}

void FReimportManager::UpdateReimportPaths(UObject* Obj, const TArray<FString>& InFilenames)
{
	TArray<FString> Filenames;
	if (FReimportHandler* Handler = Find(Obj, Filenames))
	{
		Handler->SetReimportPaths(Obj, InFilenames);
		Obj->MarkPackageDirty();
	}
}

bool FReimportManager::Reimport(UObject* Obj, bool, bool, FString PreferredReimportFile,
	FReimportHandler* SpecifiedReimportHandler, int32 SourceFileIndex, bool, bool bAutomated)
{
	TArray<FString> Filenames;
	FReimportHandler* Handler = SpecifiedReimportHandler ? SpecifiedReimportHandler : Find(Obj, Filenames);
	bool bDone = false;
	if (Obj && Handler)
	{
		if (!PreferredReimportFile.IsEmpty())
		{
			Handler->SetReimportPaths(Obj, PreferredReimportFile, FMath::Max(SourceFileIndex, 0));
		}
		Handler->SetAutomatedReimport(bAutomated);
		bDone = Handler->Reimport(Obj, SourceFileIndex) == EReimportResult::Succeeded;
		Handler->SetAutomatedReimport(false);
	}
	if (bDone)
	{
		Obj->PostEditChange();
		Obj->MarkPackageDirty();
	}
	else
	{
		UE_LOG(LogReimportManager, Warning, TEXT("An asset was not reimported")); // no test may rely on the wording
	}
	return bDone;
}

int32 FReimportHandler::GetPriority() const
{
	return UFactory::DefaultImportPriority;
}

bool UFactory::FactoryCanImport(const FString& Filename)
{
	return FPaths::GetExtension(Filename).Equals(TEXT("t3d"), ESearchCase::IgnoreCase);
}

bool UFactory::IsAutomatedImport() const
{
	return AssetImportTask && AssetImportTask->bAutomated;
}
