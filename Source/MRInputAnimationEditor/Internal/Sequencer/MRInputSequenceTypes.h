// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputRecordTypes.h"
#include "Misc/FrameRate.h"
#include "Sequencer/MRInputBakeTypes.h"

#include "MRInputSequenceTypes.generated.h"

/** Options for recording a sequence. */
USTRUCT(BlueprintType)
struct FMRInputRecordSequenceOptions
{
	GENERATED_BODY()

	/** Which input is recorded. A rig has no gaze. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FMRInputRecordChannels Channels;

	/** Largest error that removing keys may cause. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FMRInputRecordTolerances Tolerances;

	/** The format of the recording. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	EMRInputFileFormat Format = EMRInputFileFormat::Mrtk11;

	/** Path of the new asset, such as /Game/Takes/Reach. If empty, the recording is created in memory only. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FString PackagePath;
};

/** Options for creating a sequence from a recording. */
USTRUCT(BlueprintType)
struct FMRInputMakeSequenceOptions
{
	GENERATED_BODY()

	/** Display rate of the sequence; baking samples its frames. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FFrameRate DisplayRate = FFrameRate(60, 1);

	/** Create key frames and a rig instead of a track that plays the recording. */
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
