// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordingData.h"
#include "MRInputTypes.h"
#include "Templates/Function.h"
#include "Templates/SharedPointer.h"

#include <atomic>

/** Recordings on disk. Every function may be called on any thread. Relative paths are the engine's file functions'. */
namespace MRInputFiles
{

using FOnLoaded = TUniqueFunction<void(FMRInputRecordingData::FPtr Data, FMRInputError Error)>;
using FOnSaved = TUniqueFunction<void(FMRInputError Error)>;
using FWork = TUniqueFunction<void(FMRInputError& OutError)>;

/** Set by the game thread when nobody wants the result any more. */
using FCancelFlag = TSharedRef<std::atomic<bool>, ESPMode::ThreadSafe>;

/** Bytes that a file has at most: what an array holds, less the two that the engine puts behind what it loads. */
inline constexpr int64 LargestFile = MAX_int32 - 2;

/** A file's first bytes, as many as tell whether it may be ours, fewer if it ends before; its size, or -1. */
MRINPUTANIMATION_API TArray<uint8> LoadStart(const FString& FilePath, int64& OutSize);

/**
 * A file's bytes. False, with OutError filled, if it is not there, has more than `Largest` or cannot be read. One that
 * is too large is told from somebody else's by its start.
 */
MRINPUTANIMATION_API bool LoadBytes(
	const FString& FilePath, TArray<uint8>& OutBytes, FMRInputError& OutError, int64 Largest = LargestFile);

/** Reads a file. Null on failure, with OutError filled. */
MRINPUTANIMATION_API FMRInputRecordingData::FPtr Load(const FString& FilePath, FMRInputError& OutError);

/** Reads bytes; `Source` names them in the error. */
MRINPUTANIMATION_API FMRInputRecordingData::FPtr Load(
	TArray<uint8> Bytes, const FString& Source, FMRInputError& OutError);

/**
 * Writes to a neighbour first and then puts it in the file's place, making the folder if need be: a failure leaves what
 * was there before whole, and no neighbour behind. A write-protected file stays as it is.
 */
MRINPUTANIMATION_API bool Save(TConstArrayView<uint8> Bytes, const FString& FilePath, FMRInputError& OutError);

/**
 * For files that somebody else writes: makes the folder if need be. False, with OutError filled, if a file there is
 * write-protected, a folder has its name, or its own folder cannot be made.
 */
MRINPUTANIMATION_API bool MakeWritable(const FString& FilePath, FMRInputError& OutError);

/**
 * Load in the background. OnLoaded is called on the game thread, once: with the data, or null and the error. Not at all
 * once `bIsCancelled` is set: a file that was not opened yet stays closed, and one that was read is not made sense of.
 */
MRINPUTANIMATION_API void LoadAsync(const FString& FilePath, const FCancelFlag& bIsCancelled, FOnLoaded OnLoaded);

/**
 * Save in the background, one after the other in the order of the calls: of two saves to one file the later one stays.
 * OnSaved is called on the game thread, once; the error is not set on success.
 */
MRINPUTANIMATION_API void SaveAsync(TArray<uint8> Bytes, const FString& FilePath, FOnSaved OnSaved);
MRINPUTANIMATION_API void SaveAsync(const FMRInputRecordingData::FRef& Data, const FString& FilePath, FOnSaved OnSaved);

/** Anything else in the background, in its turn among the saves. OnDone may be empty. */
MRINPUTANIMATION_API void RunInTurn(FWork Work, FOnSaved OnDone);

/** Returns when everything given to the functions above so far is done; the callbacks may still be due. */
MRINPUTANIMATION_API void WaitForAll();

} // namespace MRInputFiles
