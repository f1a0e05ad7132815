// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "EditorFramework/AssetImportData.h"
#include "Import/MRInputImporting.h"

#include "MRInputImportData.generated.h"

class UMRInputAnimation;

/** The source file of a recording and the settings of its import, which reimport uses again. */
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

	/** The import data of the asset; replaces import data of the engine's class. Filled by Remember. */
	static UMRInputImportData& FindOrAdd(UMRInputAnimation& Animation);

	/** The settings for reimport; the defaults if the asset was imported without settings. */
	static FMRInputImportSettings GetSettings(const UMRInputAnimation& Animation);

	/** Stores the source and the settings of an import, and which bytes are those of the file. */
	void Remember(const FMRInputImported& Imported, const FMRInputImportSettings& Settings, const FString& Filename);

	/**
	 * The bytes of the imported file while the asset is unchanged and still contains them; otherwise the bytes of
	 * the asset. For a 2019 file, without the header that import added.
	 */
	static TConstArrayView<uint8> GetOriginal(const UMRInputAnimation& Animation);

private:
	/** Number of bytes at the start of the asset that the file does not have. */
	UPROPERTY()
	int32 HeaderBytesAdded = 0;

	/** Of the asset's bytes after the import. Counts only where a header was added. */
	UPROPERTY()
	FString ImportedHash;
};
