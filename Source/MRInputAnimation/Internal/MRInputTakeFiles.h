// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordTypes.h"
#include "MRInputTypes.h"
#include "Misc/DateTime.h"
#include "Mria/RecordedTake.h"

class UMRInputAnimation;

/** Where recordings go, what they are called, and what becomes of a take. Any thread unless said otherwise. */
namespace MRInputTakeFiles
{

/** The folder of the settings, whole. Game thread. */
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

/** The file of a take. False, with OutError filled, if it has more bytes than an array holds. */
MRINPUTANIMATION_API bool ToBytes(const mria::RecordedTake& Take, EMRInputFileFormat Format, const FString& Source,
	TArray<uint8>& OutBytes, FMRInputError& OutError);

/** Converts and writes it; as MRInputFiles::Save. */
MRINPUTANIMATION_API bool Save(
	const mria::RecordedTake& Take, EMRInputFileFormat Format, const FString& FilePath, FMRInputError& OutError);

/**
 * For who cannot ask again: where InOutPath cannot be written, a file of that name in the folder MRInput of the saved
 * folder, and then in the system's folder for temporary files; a number is added rather than replacing a file there.
 * The log and InOutPath say where it is. False, with OutError telling what is wrong with the first place, if all
 * refuse.
 */
MRINPUTANIMATION_API bool SaveWithFallback(
	const mria::RecordedTake& Take, EMRInputFileFormat Format, FString& InOutPath, FMRInputError& OutError);

/** Deletes the stream of a recording that has been saved whole. Nothing for an empty path. */
MRINPUTANIMATION_API void DeleteStream(const FString& StreamPath);

/**
 * Says in the log which streams lie in GetFolder() that this program has not made: what somebody did not save whole, or
 * could not. Once for each folder. Game thread.
 */
MRINPUTANIMATION_API void LogLeftoverStreams();

/**
 * Makes a recording of all that a stream holds, beside it and with its name. The stream stays. `OutPath` is where it is
 * and `OutReport` what was found, for a person. False, with OutError filled, if nothing can be read or written. Takes
 * about ten times the memory of the stream.
 */
MRINPUTANIMATION_API bool RecoverStream(
	const FString& StreamPath, FString& OutPath, FString& OutReport, FMRInputError& OutError);

#if WITH_EDITOR
/**
 * A new asset of bytes at a package path as in /Game/Takes/Reach, known to the asset registry, its package unsaved.
 * Null and OutError if the path is none, if something is there already, or if the bytes are no recording. Game thread.
 */
MRINPUTANIMATION_API UMRInputAnimation* CreateAsset(
	TArray<uint8> Bytes, const FString& PackagePath, FMRInputError& OutError);
#endif

} // namespace MRInputTakeFiles
