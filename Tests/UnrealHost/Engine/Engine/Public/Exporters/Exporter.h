// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
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
	UExporter(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
		, bText(false)
	{
	}

	UPROPERTY()
	TSubclassOf<UObject> SupportedClass;

	/** As many descriptions as extensions; extensions without a dot. */
	TArray<FString> FormatExtension;
	TArray<FString> FormatDescription;
	int32 PreferredFormatIndex = 0;

	/** The task under way; null otherwise. */
	UPROPERTY(Transient)
	TObjectPtr<UAssetExportTask> ExportTask;

	uint32 bText : 1;

	virtual bool SupportsObject(UObject* Object) const
	{
		return Object && SupportedClass && Object->IsA(SupportedClass);
	}
	virtual bool ExportBinary(UObject*, const TCHAR*, FArchive&, FFeedbackContext*, int32 = 0, uint32 = 0)
	{
		return false;
	}

	/** False, with a line in Errors, when nothing was written. */
	static bool RunAssetExportTask(UAssetExportTask* Task);
};
