// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "AutomatedAssetImportData.generated.h"

class UFactory;

/** A batch of files to import without asking. */
UCLASS(Transient, BlueprintType)
class UNREALED_API UAutomatedAssetImportData : public UObject
{
	GENERATED_BODY()

public:
	UPROPERTY(BlueprintReadWrite, Category = "Asset Import Data")
	TArray<FString> Filenames;

	/** Such as "/Game/Recordings". */
	UPROPERTY(BlueprintReadWrite, Category = "Asset Import Data")
	FString DestinationPath;

	UPROPERTY(BlueprintReadWrite, Category = "Asset Import Data")
	bool bReplaceExisting = false;

	/** Null: one that can import each file is looked for. */
	UPROPERTY(BlueprintReadWrite, Category = "Asset Import Data")
	TObjectPtr<UFactory> Factory;
};
