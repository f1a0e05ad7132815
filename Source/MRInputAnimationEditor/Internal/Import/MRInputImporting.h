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

/** What is done to a recording on its way in. The defaults keep every byte. */
struct FMRInputImportSettings
{
	/** Put right what Validate() finds and the core can repair. */
	bool bRepair = false;

	/** Move a recording that starts late to 0. */
	bool bStartAtZero = false;

	/** Create a curve table, next to the recording, with every curve that has keys. */
	bool bCreateCurves = false;
};

/** What came of reading: data, or the error that kept it from being. */
struct FMRInputImported
{
	FMRInputRecordingData::FPtr Data;
	FMRInputError Error;

	/** What was changed, one line per kind of change; empty if the bytes are those of the file. */
	TArray<FText> Changes;

	/** Bytes in front of the data's that the file does not have: all else is as in the file. 0 if more was changed. */
	int32 HeaderBytesAdded = 0;

	/** What is still odd about it, worst first. */
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

/** Files into recordings, without assets. Any thread. */
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
 * Reads bytes and does to them what the settings ask for. A 2019 recording gets its header, and a stream becomes a
 * recording, whatever they ask: without that there is nothing to keep. `Source` names the bytes in the error.
 */
MRINPUTANIMATIONEDITOR_API FMRInputImported Read(
	TArray<uint8> Bytes, const FString& Source, const FMRInputImportSettings& Settings);

/**
 * Puts the repaired recording in the bytes' place, and what was changed into the result; bytes that need nothing stay
 * as they are, without changes. False, with the result's error filled, if they cannot be read or it would be beyond an
 * array.
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
