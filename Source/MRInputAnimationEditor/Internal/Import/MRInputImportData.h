// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "EditorFramework/AssetImportData.h"
#include "Import/MRInputImporting.h"

#include "MRInputImportData.generated.h"

class UMRInputAnimation;

/** Where a recording came from, and what was done to it on the way in: reimport does the same again. */
UCLASS()
class MRINPUTANIMATIONEDITOR_API UMRInputImportData : public UAssetImportData
{
	GENERATED_BODY()

public:
	/** Whether it was repaired. */
	UPROPERTY(EditAnywhere, Category = "ImportSettings")
	bool bRepair = false;

	/** Whether a late start was moved to 0. */
	UPROPERTY(EditAnywhere, Category = "ImportSettings")
	bool bStartAtZero = false;

	/** The asset's own, in place of plain import data if that is what it has. To be filled by Remember. */
	static UMRInputImportData& FindOrAdd(UMRInputAnimation& Animation);

	/** What reimport is to do; the defaults for an asset that was not imported with settings. */
	static FMRInputImportSettings GetSettings(const UMRInputAnimation& Animation);

	/** After an import: where from, with which settings, and what the file's own bytes are. */
	void Remember(const FMRInputImported& Imported, const FMRInputImportSettings& Settings, const FString& Filename);

	/**
	 * The bytes of the imported file while the asset is unchanged and still contains them; otherwise the bytes of
	 * the asset. For a 2019 file, without the header that import added.
	 */
	static TConstArrayView<uint8> GetOriginal(const UMRInputAnimation& Animation);

private:
	/** Bytes at the asset's start that are not the file's. */
	UPROPERTY()
	int32 HeaderBytesAdded = 0;

	/** Of the asset's bytes after the import. Counts only where a header was added. */
	UPROPERTY()
	FString ImportedHash;
};
