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

	/** Make a curve table of every curve that has keys beside the recording. */
	bool bCreateCurves = false;
};

/** What came of reading: data, or the error that kept it from being. */
struct FMRInputImported
{
	FMRInputRecordingData::FPtr Data;
	FMRInputError Error;

	/** What was changed, a line a kind of change; empty if the bytes are those of the file. */
	TArray<FText> Changes;

	/** Bytes in front of the data's that the file does not have: all else is as in the file. 0 if more was changed. */
	int32 HeaderBytesAdded = 0;

	/** What is still odd about it, worst first. */
	TArray<FMRInputFinding> Findings;

	/** The same for a person: one line for all of a kind. */
	TArray<FMRInputFinding> FindingLines;
};

/** Whose a file is. */
enum class EMRInputFileKind : uint8
{
	Recording,
	Other,
	Unreadable,
};

/** Files into recordings, without assets. Any thread. */
namespace MRInputImporting
{

/** Files above this size are told by their first bytes alone: reading them whole, to be sure, would take too long. */
inline constexpr int64 LargestGuessedFile = 256 * 1024 * 1024;

/**
 * Whether these bytes are ours, sound or not: they begin as a recording or as a stream of one does, or are whole as a
 * 2019 recording without a header. No other .bin file is.
 */
MRINPUTANIMATIONEDITOR_API bool IsRecording(TConstArrayView<uint8> Bytes);

/** The same of a file. Of one that is not ours it may have to read everything. */
MRINPUTANIMATIONEDITOR_API EMRInputFileKind FindFileKind(const FString& Path);

/** Why a file is not ours, for the user; unset for one that is, sound or not. */
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
 * The recordings that a path stands for: itself, or all .bin files of ours in that folder and below it, sorted, with
 * those that cannot be read. OutOthers counts the .bin files that are somebody else's.
 */
MRINPUTANIMATIONEDITOR_API TArray<FString> FindFiles(const FString& FileOrFolder, int32& OutOthers);

} // namespace MRInputImporting
