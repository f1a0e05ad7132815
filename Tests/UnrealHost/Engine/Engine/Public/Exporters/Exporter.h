// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"

#include "Exporter.generated.h"

class FFeedbackContext;
class UAssetExportTask;

/** Writes objects of one class to files. Exporters are found by their class; a new object is made for each export. */
UCLASS(Abstract)
class ENGINE_API UExporter : public UObject
{
	GENERATED_BODY()

public:
	UExporter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPROPERTY()
	TSubclassOf<UObject> SupportedClass;

	/** As many descriptions as extensions; extensions without a dot. */
	UPROPERTY()
	TArray<FString> FormatExtension;

	UPROPERTY()
	TArray<FString> FormatDescription;

	UPROPERTY()
	int32 PreferredFormatIndex = 0;

	/** The task under way; null otherwise. */
	UPROPERTY(Transient)
	TObjectPtr<UAssetExportTask> ExportTask;

	uint32 bText : 1;
	uint32 bSelectedOnly : 1;
	uint32 bForceFileOperations : 1;

	/** The file being written. */
	static FString CurrentFilename;

	virtual bool SupportsObject(UObject* Object) const;
	virtual bool ExportBinary(UObject* Object, const TCHAR* Type, FArchive& Ar, FFeedbackContext* Warn,
		int32 FileIndex = 0, uint32 PortFlags = 0);

	/** A new exporter for the object and the extension (no dot); null if there is none. */
	static UExporter* FindExporter(UObject* Object, const TCHAR* Filetype);

	/** False, with a line in Errors, when nothing was written. */
	static bool RunAssetExportTask(UAssetExportTask* Task);
};
