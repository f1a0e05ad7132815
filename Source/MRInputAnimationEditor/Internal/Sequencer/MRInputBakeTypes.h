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

	/** Bake whether the baked hands are tracked and pinch. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bFlags = true;

	/** Whether a new head is a cine camera; otherwise it is an empty actor. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bCineCamera = true;

	/**
	 * Largest position error that removing keys may cause at a frame, in real centimetres. If negative, every frame
	 * gets a key.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer", meta = (Units = "cm"))
	float PositionBound = 0.01f;

	/**
	 * Largest rotation error that removing keys may cause at a frame, in degrees. If negative, every frame gets a key.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer", meta = (Units = "deg"))
	float RotationBound = 0.1f;

	/**
	 * Move changes of pinch and tracking to the next whole frame. Otherwise their keys have the exact time, between
	 * frames, and changes that last less than a frame are kept too.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Sequencer")
	bool bFlagsOnFrames = true;

	/** Whether any pose is baked. */
	bool IsAnything() const { return bHead || bLeftHand || bRightHand; }
};

/** The result of a bake and its errors, measured on the finished keys. */
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

	/** How many actors have keys. */
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

	/** The largest distance at and between frames, where the recording may move too fast for the frame rate. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	float PositionErrorBetween = 0.0f;

	/** The largest angle at and between frames. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	float RotationErrorBetween = 0.0f;

	/** How many changes of flags were dropped because they lasted less than a frame. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Sequencer")
	int32 LostFlagChanges = 0;
};
