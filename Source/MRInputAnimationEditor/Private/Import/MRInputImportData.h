// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "EditorFramework/AssetImportData.h"
#include "Import/MRInputImporting.h"

#include "MRInputImportData.generated.h"

class UMRInputAnimation;

/** Where a recording came from, and what was done to it on the way in: reimport does the same again. */
UCLASS()
class UMRInputImportData : public UAssetImportData
{
	GENERATED_BODY()

public:
	/** Whether it was repaired. */
	UPROPERTY(EditAnywhere, Category = "ImportSettings")
	bool bRepair = false;

	/** Whether a late start was moved to 0. */
	UPROPERTY(EditAnywhere, Category = "ImportSettings")
	bool bStartAtZero = false;

	/** The asset's own, made of its plain import data if that is what it has. */
	static UMRInputImportData& FindOrAdd(UMRInputAnimation& Animation);

	/** What reimport is to do; the defaults for an asset that was not imported with settings. */
	static FMRInputImportSettings GetSettings(const UMRInputAnimation& Animation);

	void SetSettings(const FMRInputImportSettings& Settings);
};
