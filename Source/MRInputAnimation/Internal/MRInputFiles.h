// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"
#include "MRInputTypes.h"
#include "Templates/Function.h"
#include "Templates/SharedPointer.h"

#include <atomic>

/**
 * Recordings on disk. Every function may be called on any thread. Relative paths are resolved by the engine's file
 * functions.
 */
namespace MRInputFiles
{

using FOnLoaded = TUniqueFunction<void(FMRInputRecordingData::FPtr Data, FMRInputError Error)>;
using FOnSaved = TUniqueFunction<void(FMRInputError Error)>;
using FWork = TUniqueFunction<void(FMRInputError& OutError)>;

/** Set by the game thread when the result is no longer needed. */
using FCancelFlag = TSharedRef<std::atomic<bool>, ESPMode::ThreadSafe>;

/** The maximum size of a file: that of an array, less the two bytes that the engine appends to what it loads. */
inline constexpr int64 LargestFile = MAX_int32 - 2;

/**
 * Reads the first bytes of a file, enough to decide whether it may be a recording, or fewer if the file is shorter.
 * OutSize is its size, or -1.
 */
MRINPUTANIMATION_API TArray<uint8> LoadStart(const FString& FilePath, int64& OutSize);

/**
 * Reads a file. Returns false and fills OutError if it does not exist, is larger than `Largest`, or cannot be read.
 * For a file that is too large, the first bytes decide whether the error says that it is not a recording.
 */
MRINPUTANIMATION_API bool LoadBytes(
	const FString& FilePath, TArray<uint8>& OutBytes, FMRInputError& OutError, int64 Largest = LargestFile);

/** Reads a file. Null on failure, with OutError filled. */
MRINPUTANIMATION_API FMRInputRecordingData::FPtr Load(const FString& FilePath, FMRInputError& OutError);

/** Reads bytes; `Source` names them in the error. */
MRINPUTANIMATION_API FMRInputRecordingData::FPtr Load(
	TArray<uint8> Bytes, const FString& Source, FMRInputError& OutError);

/**
 * Writes to a temporary file in the same folder, creating the folder if necessary, and then replaces the file. If this
 * fails, the old file is intact and no temporary file is left. A write-protected file is not replaced.
 */
MRINPUTANIMATION_API bool Save(TConstArrayView<uint8> Bytes, const FString& FilePath, FMRInputError& OutError);

/**
 * Prepares a path for another writer: creates the folder if necessary. Returns false and fills OutError if the file
 * is write-protected, a folder has its name, or its folder cannot be created.
 */
MRINPUTANIMATION_API bool MakeWritable(const FString& FilePath, FMRInputError& OutError);

/**
 * Load in the background. OnLoaded is called on the game thread, once: with the data, or null and the error. It is not
 * called once `bIsCancelled` is set: a file that is not open yet is not opened, and one that was read is not parsed.
 */
MRINPUTANIMATION_API void LoadAsync(const FString& FilePath, const FCancelFlag& bIsCancelled, FOnLoaded OnLoaded);

/**
 * Saves in the background, in the order of the calls, so that of several saves to one file the last wins. OnSaved is
 * called once, on the game thread; its error is not set on success.
 */
MRINPUTANIMATION_API void SaveAsync(TArray<uint8> Bytes, const FString& FilePath, FOnSaved OnSaved);
MRINPUTANIMATION_API void SaveAsync(const FMRInputRecordingData::FRef& Data, const FString& FilePath, FOnSaved OnSaved);

/** Runs other work in the background, in the order of the saves. OnDone may be empty. */
MRINPUTANIMATION_API void RunInTurn(FWork Work, FOnSaved OnDone);

/** Returns when all work started so far by the functions above is done. Callbacks may still be pending. */
MRINPUTANIMATION_API void WaitForAll();

} // namespace MRInputFiles
