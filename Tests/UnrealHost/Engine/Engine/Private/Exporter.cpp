// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Exporters/Exporter.h"

#include "AssetExportTask.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Serialization/MemoryWriter.h"
#include "UObject/Package.h"
#include "UObject/UObjectIterator.h"

namespace ExporterDetail
{
bool Write(UAssetExportTask& Task, UExporter& Exporter, const FString& Type)
{
	TArray<uint8> Bytes;
	FMemoryWriter Writer(Bytes);
	if (!Exporter.ExportBinary(Task.Object, *Type, Writer, GWarn, 0) || Writer.IsError() || Bytes.Num() == 0)
	{
		return false;
	}
	TArray<uint8> Old;
	const bool bIsThere = !Task.bReplaceIdentical && FPaths::FileExists(Task.Filename) &&
		FFileHelper::LoadFileToArray(Old, *Task.Filename) && Old == Bytes;
	return bIsThere || FFileHelper::SaveArrayToFile(Bytes, *Task.Filename);
}

UExporter* FindExporter(UObject* Object, const FString& Type)
{
	UClass* Best = nullptr;
	for (TObjectIterator<UClass> It; It; ++It)
	{
		const UExporter* Default =
			It->HasAnyClassFlags(CLASS_Abstract) ? nullptr : Cast<UExporter>(It->GetDefaultObject());
		// Among several the one for the more special class.
		if (Default && Default->SupportsObject(Object) && Default->FormatExtension.Contains(Type) &&
			(!Best || Default->SupportedClass->IsChildOf(GetDefault<UExporter>(Best)->SupportedClass)))
		{
			Best = *It;
		}
	}
	return Best ? NewObject<UExporter>(GetTransientPackage(), Best) : nullptr;
}
} // namespace ExporterDetail

bool UExporter::RunAssetExportTask(UAssetExportTask* Task)
{
	check(Task);
	const FString Type = FPaths::GetExtension(Task->Filename);
	UExporter* Exporter = Task->Exporter ? Task->Exporter.Get() : ExporterDetail::FindExporter(Task->Object, Type);
	bool bWritten = false;
	if (Task->Object && Exporter)
	{
		Exporter->ExportTask = Task;
		checkf(!Exporter->bText, TEXT("The host has no exporters of text"));
		bWritten = ExporterDetail::Write(*Task, *Exporter, Type);
		Exporter->ExportTask = nullptr;
	}
	if (!bWritten)
	{
		Task->Errors.Add(FString::Printf(TEXT("Failed to export to %s"), *Task->Filename));
	}
	return bWritten;
}
