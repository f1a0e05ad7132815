// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"
#include "UObject/Object.h"

#include "MRInputImportOptions.generated.h"

/**
 * What the import dialog asks, remembered for the next time. Scripts hand one to the import task; without it an
 * automated import keeps every byte.
 */
UCLASS(BlueprintType, Config = EditorPerProjectUserSettings)
class MRINPUTANIMATIONEDITOR_API UMRInputImportOptions : public UObject
{
	GENERATED_BODY()

public:
	/** Repair unsorted keys, NaN and infinite values, and rotations that spin or lost a component. */
	UPROPERTY(Config, EditAnywhere, BlueprintReadWrite, Category = "MR Input|Import")
	bool bRepair = false;

	/** Move a recording that starts late, as early ones do, to 0. */
	UPROPERTY(Config, EditAnywhere, BlueprintReadWrite, Category = "MR Input|Import")
	bool bStartAtZero = false;

	/** Create a curve table of all curves next to the recording. Not done again by reimport. */
	UPROPERTY(Config, EditAnywhere, BlueprintReadWrite, Category = "MR Input|Import")
	bool bCreateCurves = false;

	FMRInputImportSettings ToSettings() const;
	void SetSettings(const FMRInputImportSettings& Settings);
};
