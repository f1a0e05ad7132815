// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

class UMRInputAnimation;

/** The formats in which a recording can be exported. */
enum class EMRInputExportFormat : uint8
{
	/** The bytes of the imported file while the asset is unchanged; otherwise the bytes of the asset. */
	Original,

	/** MRTK 2.0 to 2.5: full keys, no gaze. */
	Mrtk10,

	/** MRTK 2.6 to 2.8: straight lines, gaze. */
	Mrtk11,

	/** One row per sixtieth of a second, one column per curve with keys. */
	Csv,
};

/** The bytes of an exported recording, and what they do not contain. */
struct FMRInputExported
{
	TArray<uint8> Bytes;

	/** Text lines, one per kind of loss; empty if nothing is lost. */
	TArray<FText> Losses;

	/** The error if there are no bytes. */
	FMRInputError Error;

	/** The user cancelled: there are neither bytes nor an error. */
	bool bIsCancelled = false;
};

/** Converts recordings to files, without the editor's exporters. Game thread. */
namespace MRInputExporting
{

/** Rows a second of a CSV file. */
inline constexpr double CsvRate = 60.0;

/** Maximum number of rows of a CSV file. A longer recording is cut there, which is reported as a loss. */
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

/** Accepts original, mrtk-1.0, mrtk-1.1 and csv, in any case. Returns false for other names. */
bool FindFormat(const FString& Name, EMRInputExportFormat& OutFormat);

/** .bin or .csv. */
FString GetExtension(EMRInputExportFormat Format);

} // namespace MRInputExporting
