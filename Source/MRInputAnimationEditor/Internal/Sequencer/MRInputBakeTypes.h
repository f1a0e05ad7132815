// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "MRInputBakeTypes.generated.h"

class AActor;

/** What is baked, where to, and how closely. */
USTRUCT(BlueprintType)
struct FMRInputBakeOptions
{
	GENERATED_BODY()

	/** Seconds after the start of the sequence's playback range at which the recording begins. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer", meta = (Units = "s"))
	float StartSeconds = 0.0f;

	/** The head's pose. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bHead = true;

	/** The left hand's joints. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bLeftHand = true;

	/** The right hand's joints. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bRightHand = true;

	/** Whether the hands that are baked are seen, and whether they pinch. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bFlags = true;

	/** Whether a new head is a cine camera; otherwise it is an empty actor. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bCineCamera = true;

	/** How far leaving out keys may move anything at a frame, in real centimetres. Below 0 each frame is a key. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer", meta = (Units = "cm"))
	float PositionBound = 0.01f;

	/** How far leaving out keys may turn anything at a frame, in degrees. Below 0 each frame is a key. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer", meta = (Units = "deg"))
	float RotationBound = 0.1f;

	/**
	 * Whether a pinch or a found hand begins with the next whole frame. Otherwise its key has the exact time, between
	 * frames, and changes that come and go within one frame are kept too.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Sequencer")
	bool bFlagsOnFrames = true;

	/** Whether there is anything to move. */
	bool IsAnything() const { return bHead || bLeftHand || bRightHand; }
};

/** What was baked, and how far it is from the recording: measured on the finished keys. */
USTRUCT(BlueprintType)
struct FMRInputBakeReport
{
	GENERATED_BODY()

	/** The root of the rig. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	TObjectPtr<AActor> Rig;

	/** How many frames were sampled. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	int32 FrameCount = 0;

	/** How many actors move. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	int32 PartCount = 0;

	/** How many location and rotation keys there are, a key of three channels counted once. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	int32 KeyCount = 0;

	/** The largest distance from the recording at a frame, in real centimetres. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	float PositionError = 0.0f;

	/** The largest angle from the recording at a frame, in degrees. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	float RotationError = 0.0f;

	/** The largest distance between frames too, where the recording may move faster than frames follow. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	float PositionErrorBetween = 0.0f;

	/** The largest angle between frames too. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	float RotationErrorBetween = 0.0f;

	/** How many changes of flags were left out because they came and went between two frames. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	int32 LostFlagChanges = 0;
};
