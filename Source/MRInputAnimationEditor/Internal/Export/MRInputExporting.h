// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

class UMRInputAnimation;

/** What a recording can be written as. */
enum class EMRInputExportFormat : uint8
{
	/** The bytes of the imported file, as long as the asset is as it was imported; else the asset's own. */
	Original,

	/** MRTK 2.0 to 2.5: full keys, no gaze. */
	Mrtk10,

	/** MRTK 2.6 to 2.8: straight lines, gaze. */
	Mrtk11,

	/** A row each sixtieth of a second, a column each curve that has keys. */
	Csv,
};

/** A recording as a file's bytes, and what they leave out. */
struct FMRInputExported
{
	TArray<uint8> Bytes;

	/** Text lines, one per kind of loss; empty if nothing is lost. */
	TArray<FText> Losses;

	/** Why there are no bytes, if there are none. */
	FMRInputError Error;

	/** The user wanted no more: there are neither bytes nor an error. */
	bool bIsCancelled = false;
};

/** Recordings into files, without the editor's exporters. Game thread. */
namespace MRInputExporting
{

/** Rows a second of a CSV file. */
inline constexpr double CsvRate = 60.0;

/** Rows that a CSV file has at most; a recording that asks for more by its length is cut there, and that is a loss. */
inline constexpr int64 MostCsvRows = 1000000;

/**
 * Returns false, with only Error set, if the animation holds no recording or its file would be too large for an
 * array, and with only bIsCancelled set if the user cancelled. Original returns the bytes even of an asset that
 * cannot be read.
 *
 * Csv uses the axes of the recording (those of Unity), metres and seconds; flags are 0 and 1, and curves are as
 * stored, without corrections, as in `mria sample --curve`. For a long recording it shows a progress bar with a
 * cancel button.
 */
MRINPUTANIMATIONEDITOR_API bool Write(
	const UMRInputAnimation& Animation, EMRInputExportFormat Format, FMRInputExported& Out);

/** original, mrtk-1.0, mrtk-1.1 or csv, in any case; false for another name. */
bool FindFormat(const FString& Name, EMRInputExportFormat& OutFormat);

/** .bin or .csv. */
FString GetExtension(EMRInputExportFormat Format);

} // namespace MRInputExporting
