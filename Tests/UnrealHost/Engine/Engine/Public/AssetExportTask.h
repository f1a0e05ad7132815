// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "AssetExportTask.generated.h"

class UExporter;

/** What to export, how and where to; UExporter::RunAssetExportTask carries it out. */
UCLASS(BlueprintType)
class ENGINE_API UAssetExportTask : public UObject
{
	GENERATED_BODY()

public:
	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	TObjectPtr<UObject> Object;

	/** Null: one that fits the object and the file's extension is looked for. */
	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	TObjectPtr<UExporter> Exporter;

	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	FString Filename;

	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	bool bSelected = false;

	/** Off: a file that has these bytes already is not written again. */
	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	bool bReplaceIdentical = false;

	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	bool bPrompt = false;

	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	bool bAutomated = false;

	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	bool bWriteEmptyFiles = false;

	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	TObjectPtr<UObject> Options;

	UPROPERTY(BlueprintReadWrite, Category = "Misc")
	TArray<FString> Errors;
};
