// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "MRInputFrame.h"
#include "MRInputTypes.h"

#include "MRInputBlueprintLibrary.generated.h"

class UMRInputAnimation;
// UNCONFIRMED(declared-keypoint-enum): a declaration of EHandKeypoint is enough in a reflected header [compile].
enum class EHandKeypoint : uint8;

/** Loads and saves recordings without importing them, and reads frames. Game thread only. */
UCLASS()
class MRINPUTANIMATION_API UMRInputBlueprintLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	/**
	 * Reads a recording from disk without importing it; the game waits. A relative path, with or without .bin,
	 * is searched for in the project's folder, its recordings, its saved and its content folder and the plugin's
	 * samples. On failure Animation is empty and Error says what is wrong, where in the file, and what to do.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording", meta = (ExpandEnumAsExecs = "ReturnValue"))
	static EMRInputResult LoadRecordingFromFile(
		const FString& FilePath, UMRInputAnimation*& Animation, FMRInputError& Error);

	/**
	 * Reads a recording from the bytes of a file, such as a download. On failure Animation is empty and
	 * Error says what is wrong, at which byte, and what to do.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording", meta = (ExpandEnumAsExecs = "ReturnValue"))
	static EMRInputResult LoadRecordingFromMemory(
		const TArray<uint8>& Bytes, UMRInputAnimation*& Animation, FMRInputError& Error);

	/**
	 * Writes a recording to disk, byte by byte as it was imported or recorded; the game waits. The folder is
	 * created if necessary, and an existing file is replaced. On failure that file is unchanged and Error says why.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording", meta = (ExpandEnumAsExecs = "ReturnValue"))
	static EMRInputResult SaveRecordingToFile(
		const UMRInputAnimation* Animation, const FString& FilePath, FMRInputError& Error);

	/** One hand of a frame. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Frame")
	static FMRInputHandFrame GetHand(const FMRInputFrame& Frame, EMRInputHand Hand);

	/** Where a joint is. False, with the identity, if the recording never saw that joint. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Frame", meta = (ReturnDisplayName = "Is Present"))
	static bool GetHandKeypoint(
		const FMRInputFrame& Frame, EMRInputHand Hand, EHandKeypoint Keypoint, FTransform& Transform);

	/** Time of the first marker with that name, in seconds. Not case-sensitive. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Markers", meta = (ReturnDisplayName = "Is Found"))
	static bool FindMarkerTime(const UMRInputAnimation* Animation, const FString& Name, float& Time);
};
