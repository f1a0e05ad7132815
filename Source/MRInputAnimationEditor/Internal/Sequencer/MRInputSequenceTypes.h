// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordTypes.h"
#include "Misc/FrameRate.h"
#include "Sequencer/MRInputBakeTypes.h"

#include "MRInputSequenceTypes.generated.h"

/** How a sequence becomes a recording. */
USTRUCT(BlueprintType)
struct FMRInputRecordSequenceOptions
{
	GENERATED_BODY()

	/** Which input is recorded. A rig has no gaze. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FMRInputRecordChannels Channels;

	/** How far leaving out keys may move what was recorded. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FMRInputRecordTolerances Tolerances;

	/** The format of the recording. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	EMRInputFileFormat Format = EMRInputFileFormat::Mrtk11;

	/** Where the asset goes, such as /Game/Takes/Reach. Empty, the recording is only in memory. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FString PackagePath;
};

/** How a recording becomes a sequence. */
USTRUCT(BlueprintType)
struct FMRInputMakeSequenceOptions
{
	GENERATED_BODY()

	/** The frames a second that the sequence shows, and that baking samples. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FFrameRate DisplayRate = FFrameRate(60, 1);

	/** Whether it has key frames and a rig, instead of a track that plays the recording. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bBake = false;

	/** How to bake. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer", meta = (EditCondition = "bBake"))
	FMRInputBakeOptions BakeOptions;

	/**
	 * Path of the new asset, such as /Game/Shots/Reach. If empty, it is created next to the recording, with its name
	 * and _Sequence.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FString PackagePath;
};
