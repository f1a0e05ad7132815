// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordTypes.h"
#include "MRInputTypes.h"
#include "Misc/DateTime.h"
#include "Mria/RecordedTake.h"

class UMRInputAnimation;

/** Folders and names of recordings, and saving of takes. Any thread unless stated otherwise. */
namespace MRInputTakeFiles
{

/** The absolute path of the folder in the settings. Game thread. */
MRINPUTANIMATION_API FString GetFolder();

/**
 * Where a take that is saved now goes. `Asked` may be
 * - empty: GetFolder(), and MRTK's name, InputAnimation-yyyyMMdd-HHmmss by UTC;
 * - a folder, existing or with a slash at its end: that folder and the same name;
 * - a file: as it is, under GetFolder() if its path is relative, with the extension if it has none.
 * MRTK's name gets -2, -3 and so on if a file has it, or if it was handed out before. Game thread.
 */
MRINPUTANIMATION_API FString MakePath(
	const FString& Asked, const FDateTime& UtcNow, const FString& Extension = TEXT(".bin"));

/** Writes a take into an array. Returns false and fills OutError if an array cannot hold it. */
MRINPUTANIMATION_API bool ToBytes(const mria::RecordedTake& Take, EMRInputFileFormat Format, const FString& Source,
	TArray<uint8>& OutBytes, FMRInputError& OutError);

/** Converts a take and writes it like MRInputFiles::Save. */
MRINPUTANIMATION_API bool Save(
	const mria::RecordedTake& Take, EMRInputFileFormat Format, const FString& FilePath, FMRInputError& OutError);

/**
 * For callers that cannot ask again. If InOutPath cannot be written, uses a file of that name in Saved/MRInput, and
 * then in the temporary folder of the system; a number is added instead of replacing a file there. The log and
 * InOutPath say where the file is. Returns false if all fail, with the error of the first path in OutError.
 */
MRINPUTANIMATION_API bool SaveWithFallback(
	const mria::RecordedTake& Take, EMRInputFileFormat Format, FString& InOutPath, FMRInputError& OutError);

/** Deletes the stream of a recording that was saved completely. Does nothing if the path is empty. */
MRINPUTANIMATION_API void DeleteStream(const FString& StreamPath);

/**
 * Logs the streams in GetFolder() that this process has not made: recordings that were not saved completely. Once
 * per folder. Game thread.
 */
MRINPUTANIMATION_API void LogLeftoverStreams();

/**
 * Converts everything in a stream to a recording in the same folder with the same name. The stream is kept.
 * `OutPath` is the new file and `OutReport` describes the result. Returns false and fills OutError if nothing can be
 * read or written. Uses about ten times the memory of the stream.
 */
MRINPUTANIMATION_API bool RecoverStream(
	const FString& StreamPath, FString& OutPath, FString& OutReport, FMRInputError& OutError);

#if WITH_EDITOR
/**
 * Creates an asset from bytes at a package path such as /Game/Takes/Reach and notifies the asset registry. The package
 * is left unsaved. Returns null and fills OutError if the path is invalid or taken, or if the bytes are not a
 * recording. Game thread.
 */
MRINPUTANIMATION_API UMRInputAnimation* CreateAsset(
	TArray<uint8> Bytes, const FString& PackagePath, FMRInputError& OutError);
#endif

} // namespace MRInputTakeFiles
