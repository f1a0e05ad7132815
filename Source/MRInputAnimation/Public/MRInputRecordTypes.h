// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "MRInputRecordTypes.generated.h"

/** Which format a recording is saved in. */
UENUM(BlueprintType)
enum class EMRInputFileFormat : uint8
{
	Mrtk11 UMETA(DisplayName = "1.1", ToolTip = "As MRTK 2.6 to 2.8 writes it: small, with eye gaze if recorded."),
	Mrtk10 UMETA(DisplayName = "1.0", ToolTip = "For MRTK 2.0 to 2.5 too; larger, and eye gaze is left out."),
};

/** Which input is recorded. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputRecordChannels
{
	GENERATED_BODY()

	/** The head's pose. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bHead = true;

	/** The left hand's joints and pinch. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bLeftHand = true;

	/** The right hand's joints and pinch. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bRightHand = true;

	/** Eye gaze. Where somebody looks says much about them: only switch it on if they know. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bGaze = false;
};

/**
 * How far leaving out keys may move what was recorded, in real centimetres and degrees. The defaults are MRTK's. Where
 * one is 0, every frame is kept.
 */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputRecordTolerances
{
	GENERATED_BODY()

	/** Joints, in centimetres. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0", Units = "cm"))
	float JointPosition = 0.1f;

	/** Joints, in degrees. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0", Units = "deg"))
	float JointRotation = 0.2f;

	/** The head, in centimetres. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0", Units = "cm"))
	float HeadPosition = 0.2f;

	/** The head, in degrees. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0", Units = "deg"))
	float HeadRotation = 0.2f;

	/** Where the gaze starts, in centimetres. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0", Units = "cm"))
	float GazeOrigin = 0.2f;

	/** Where the gaze goes, in degrees. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0", Units = "deg"))
	float GazeDirection = 0.2f;
};

/** How to record. The defaults keep the last 30 seconds of head and hands, as MRTK does. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputRecordOptions
{
	GENERATED_BODY()

	/** Which input is recorded. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	FMRInputRecordChannels Channels;

	/** Most frames a second; 0 records every frame of the game. A pinch that begins or ends is never left out. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0"))
	float MaxRate = 60.0f;

	/** Whether everything is kept, or only the last seconds. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	bool bKeepAll = false;

	/** How many seconds are kept. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording",
		meta = (ClampMin = "0.1", ClampMax = "86400", Units = "s", EditCondition = "!bKeepAll"))
	float WindowSeconds = 30.0f;

	/** The format in which it is saved. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	EMRInputFileFormat Format = EMRInputFileFormat::Mrtk11;

	/**
	 * Also writes every frame to a stream file next to the recordings while it happens, all of them whatever is kept.
	 * Whatever ends the game, no more than the last 30 frames are lost: importing the file, or the console command
	 * MRInput.Recover, makes a recording of it. It is deleted once the recording was saved whole.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	bool bStreamToDisk = false;

	/**
	 * How often the stream waits for the disk, so that a power cut costs little: with 1 second, no more than the last
	 * 1.5 seconds. 0 leaves it to the system. Happens in the background.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Recording",
		meta = (ClampMin = "0", ClampMax = "3600", Units = "s", EditCondition = "bStreamToDisk"))
	float StreamSyncSeconds = 1.0f;

	/**
	 * Saves under the usual name when the game ends, or this level does, before recording was stopped. If the folder
	 * refuses, it is saved elsewhere, and the log says where.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	bool bSaveOnEnd = false;

	/** While no pinch key of a hand has been pressed, thumb and index finger that touch count as a pinch. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Recording")
	bool bPinchFromFingers = true;

	/** How far leaving out keys may move what was recorded. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Recording")
	FMRInputRecordTolerances Tolerances;

	/** Most megabytes to use; then recording stops, or the seconds kept become fewer. An hour of both hands takes 100.
	 */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Recording", meta = (ClampMin = "1"))
	int32 MemoryLimitMegabytes = 512;
};
