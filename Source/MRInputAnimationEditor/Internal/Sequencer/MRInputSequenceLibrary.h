// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "MRInputTypes.h"
#include "Sequencer/MRInputSequenceTypes.h"

#include "MRInputSequenceLibrary.generated.h"

class AActor;
class ULevelSequence;
class UMRInputAnimation;

/**
 * Converts between recordings and level sequences, for editor utilities and Python. Without a world, the editor's world
 * is used.
 */
UCLASS()
class MRINPUTANIMATIONEDITOR_API UMRInputSequenceLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	/**
	 * Bakes a recording to key frames: the head to a cine camera, joints to empty actors, pinch and tracked to flags of
	 * their rig. Without a rig, a new one is created in the world. Keys that were baked into the rig before are
	 * replaced.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Sequencer",
		meta = (WorldContext = "WorldContextObject", ExpandEnumAsExecs = "ReturnValue"))
	static EMRInputResult BakeRecording(UObject* WorldContextObject, UMRInputAnimation* Animation,
		ULevelSequence* Sequence, AActor* Rig, const FMRInputBakeOptions& Options, FMRInputBakeReport& Report,
		FMRInputError& Error);

	/**
	 * Records a sequence, frame by frame: a rig that it animates, or, without a rig, its tracks of recorded input.
	 * Fails for an actor that is not a rig.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Sequencer",
		meta = (WorldContext = "WorldContextObject", ExpandEnumAsExecs = "ReturnValue"))
	static EMRInputResult RecordSequence(UObject* WorldContextObject, ULevelSequence* Sequence, AActor* Rig,
		const FMRInputRecordSequenceOptions& Options, UMRInputAnimation*& Animation, FMRInputError& Error);

	/** Creates a level sequence from a recording: a track that plays it, or key frames and a rig. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Sequencer",
		meta = (WorldContext = "WorldContextObject", ExpandEnumAsExecs = "ReturnValue"))
	static EMRInputResult MakeLevelSequence(UObject* WorldContextObject, UMRInputAnimation* Animation,
		const FMRInputMakeSequenceOptions& Options, ULevelSequence*& Sequence, FMRInputBakeReport& Report,
		FMRInputError& Error);
};
