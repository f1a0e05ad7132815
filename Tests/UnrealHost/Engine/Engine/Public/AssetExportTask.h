// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/Object.h"

#include "AssetExportTask.generated.h"

class UExporter;

/** What to export, how and where to; UExporter::RunAssetExportTask carries it out. */
UCLASS(BlueprintType)
class ENGINE_API UAssetExportTask : public UObject
{
	GENERATED_BODY()

public:
	UPROPERTY()
	TObjectPtr<UObject> Object;

	/** Null: one that fits the object and the file's extension is looked for. */
	UPROPERTY()
	TObjectPtr<UExporter> Exporter;

	FString Filename;

	/** Off: a file that has these bytes already is not written again. */
	bool bReplaceIdentical = false;
	bool bPrompt = false;
	bool bAutomated = false;
	TArray<FString> Errors;
};
