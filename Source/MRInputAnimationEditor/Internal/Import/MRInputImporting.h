// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "MRInputRecordingData.h"
#include "MRInputTypes.h"

namespace mria
{
struct RepairSet;
} // namespace mria

/** Changes to a recording on import. The defaults keep every byte. */
struct FMRInputImportSettings
{
	/** Repair the findings of Validate() that the core can repair. */
	bool bRepair = false;

	/** Move a recording that starts late to 0. */
	bool bStartAtZero = false;

	/** Create a curve table, next to the recording, with every curve that has keys. */
	bool bCreateCurves = false;
};

/** The result of reading: data or an error. */
struct FMRInputImported
{
	FMRInputRecordingData::FPtr Data;
	FMRInputError Error;

	/** What was changed, one line per kind of change; empty if the bytes are those of the file. */
	TArray<FText> Changes;

	/**
	 * Number of bytes at the start that the file does not have, if everything else is as in the file. 0 if more was
	 * changed.
	 */
	int32 HeaderBytesAdded = 0;

	/** The remaining findings, worst first. */
	TArray<FMRInputFinding> Findings;

	/** The findings as text, one line per kind. */
	TArray<FMRInputFinding> FindingLines;
};

/** What a file is. */
enum class EMRInputFileKind : uint8
{
	Recording,
	Other,
	Unreadable,
};

/** Reads files as recordings, without assets. Any thread. */
namespace MRInputImporting
{

/** Larger files are judged by their first bytes only, because reading them completely would take too long. */
inline constexpr int64 LargestGuessedFile = 256 * 1024 * 1024;

/**
 * Whether the bytes are a recording, damaged or not: they begin like a recording or a stream, or are a complete 2019
 * recording without a header. No other .bin file matches.
 */
MRINPUTANIMATIONEDITOR_API bool IsRecording(TConstArrayView<uint8> Bytes);

/** Examines a file. For a file that is not a recording it may have to read everything. */
MRINPUTANIMATIONEDITOR_API EMRInputFileKind FindFileKind(const FString& Path);

/** Why a file is not a recording, for the user; unset if it is one, damaged or not. */
FMRInputError FindWhyNotRecording(const FString& Path);

/**
 * Reads bytes and applies the settings. In any case, a 2019 recording gets a header and a stream becomes a recording,
 * since they cannot be read otherwise. `Source` names the bytes in the error.
 */
MRINPUTANIMATIONEDITOR_API FMRInputImported Read(
	TArray<uint8> Bytes, const FString& Source, const FMRInputImportSettings& Settings);

/**
 * Replaces the bytes by the repaired recording and lists the changes in the result. Bytes that need no repair stay
 * unchanged. Returns false and fills the result's error if they cannot be read or the repaired recording does not fit
 * into an array.
 */
bool Repair(
	TArray<uint8>& InOutBytes, const FString& Source, const mria::RepairSet& Repairs, FMRInputImported& OutResult);

/** Loads the file's bytes, and Read. */
MRINPUTANIMATIONEDITOR_API FMRInputImported ReadFile(const FString& Path, const FMRInputImportSettings& Settings);

/**
 * Returns the file itself, or all .bin files in that folder and its subfolders that are recordings or cannot be
 * read, sorted. OutOthers counts the other .bin files.
 */
MRINPUTANIMATIONEDITOR_API TArray<FString> FindFiles(const FString& FileOrFolder, int32& OutOthers);

} // namespace MRInputImporting
