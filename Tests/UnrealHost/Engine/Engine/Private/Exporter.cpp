// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Exporters/Exporter.h"

#include "AssetExportTask.h"
#include "Misc/FeedbackContext.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Serialization/MemoryWriter.h"
#include "UObject/Class.h"
#include "UObject/Package.h"
#include "UObject/UObjectIterator.h"

FString UExporter::CurrentFilename;

namespace ExporterDetail
{
bool Save(const UAssetExportTask& Task, const FString& Filename, const TArray<uint8>& Bytes)
{
	if (Bytes.Num() == 0 && !Task.bWriteEmptyFiles)
	{
		return false;
	}
	TArray<uint8> Old;
	if (!Task.bReplaceIdentical && FPaths::FileExists(Filename) && FFileHelper::LoadFileToArray(Old, *Filename) &&
		Old == Bytes)
	{
		return true;
	}
	return FFileHelper::SaveArrayToFile(Bytes, *Filename);
}

bool WriteBinary(UAssetExportTask& Task, UExporter& Exporter, const FString& Type)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	const bool bMade = Exporter.ExportBinary(Task.Object, *Type, Writer, GWarn, 0) && !Writer.IsError();
	return bMade && Save(Task, Task.Filename, Bytes);
}
} // namespace ExporterDetail

UExporter::UExporter(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
	, bText(false)
	, bSelectedOnly(false)
	, bForceFileOperations(false)
{
}

bool UExporter::SupportsObject(UObject* Object) const
{
	return Object && SupportedClass && Object->IsA(SupportedClass);
}

bool UExporter::ExportBinary(UObject*, const TCHAR*, FArchive&, FFeedbackContext*, int32, uint32)
{
	return false;
}

UExporter* UExporter::FindExporter(UObject* Object, const TCHAR* Filetype)
{
	UClass* Best = nullptr;
	for (TObjectIterator<UClass> It; It; ++It)
	{
		if (!It->IsChildOf(UExporter::StaticClass()) || It->HasAnyClassFlags(CLASS_Abstract))
		{
			continue;
		}
		const UExporter* Default = GetDefault<UExporter>(*It);
		const bool bFits = Default->SupportsObject(Object) && Default->FormatExtension.Contains(FString(Filetype));
		// Among several the one for the more special class.
		if (bFits && (!Best || Default->SupportedClass->IsChildOf(GetDefault<UExporter>(Best)->SupportedClass)))
		{
			Best = *It;
		}
	}
	return Best ? NewObject<UExporter>(GetTransientPackage(), Best) : nullptr;
}

bool UExporter::RunAssetExportTask(UAssetExportTask* Task)
{
	check(Task);
	const FString Type = FPaths::GetExtension(Task->Filename);
	UExporter* Exporter = Task->Exporter ? Task->Exporter.Get() : FindExporter(Task->Object, *Type);
	if (!Task->Object || !Exporter)
	{
		Task->Errors.Add(FString::Printf(TEXT("No exporter writes this to %s"), *Task->Filename));
		return false;
	}
	using namespace ExporterDetail;
	Exporter->ExportTask = Task;
	Exporter->bSelectedOnly = Task->bSelected;
	CurrentFilename = Task->Filename;
	checkf(!Exporter->bText, TEXT("The host has no exporters of text"));
	const bool bWritten = WriteBinary(*Task, *Exporter, Type);
	CurrentFilename.Empty();
	Exporter->ExportTask = nullptr;
	if (!bWritten)
	{
		Task->Errors.Add(FString::Printf(TEXT("Failed to export %s to %s"), *Task->Object->GetName(), *Task->Filename));
	}
	return bWritten;
}
