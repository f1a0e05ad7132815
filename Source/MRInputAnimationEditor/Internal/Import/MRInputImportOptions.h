// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Import/MRInputImporting.h"
#include "UObject/Object.h"

#include "MRInputImportOptions.generated.h"

/**
 * The options of the import dialog, saved for the next import. Scripts can pass them to an import task; without them,
 * an automated import keeps every byte.
 */
UCLASS(BlueprintType, Config = EditorPerProjectUserSettings)
class MRINPUTANIMATIONEDITOR_API UMRInputImportOptions : public UObject
{
	GENERATED_BODY()

public:
	/** Repair unsorted keys, NaN and infinite values, and rotations that spin or lost a component. */
	UPROPERTY(Config, EditAnywhere, BlueprintReadWrite, Category = "MR Input|Import")
	bool bRepair = false;

	/** Move the start of a late recording to 0. Recordings of early MRTK versions start late. */
	UPROPERTY(Config, EditAnywhere, BlueprintReadWrite, Category = "MR Input|Import")
	bool bStartAtZero = false;

	/** Create a curve table of all curves next to the recording. Reimport does not create it again. */
	UPROPERTY(Config, EditAnywhere, BlueprintReadWrite, Category = "MR Input|Import")
	bool bCreateCurves = false;

	FMRInputImportSettings ToSettings() const;
	void SetSettings(const FMRInputImportSettings& Settings);
};
