// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "MRInputRecordTypes.generated.h"

/** Which format a recording is saved in. */
UENUM(BlueprintType)
enum class EMRInputFileFormat : uint8
{
	Mrtk11 UMETA(DisplayName = "1.1", ToolTip = "For MRTK 2.6 to 2.8: small, with eye gaze if recorded."),
	Mrtk10 UMETA(DisplayName = "1.0", ToolTip = "For all versions of MRTK 2: larger, without eye gaze."),
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

	/** Eye gaze. Gaze is personal data: ask before you record it. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bGaze = false;
};

/**
 * The largest error that dropping keys may cause, in real centimetres and degrees. The defaults are MRTK's. With 0
 * every frame is kept.
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

	/** Origin of the gaze, in centimetres. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0", Units = "cm"))
	float GazeOrigin = 0.2f;

	/** Direction of the gaze, in degrees. */
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

	/** Maximum frames per second; 0 records every frame of the game. The start and end of a pinch are always recorded.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording", meta = (ClampMin = "0"))
	float MaxRate = 60.0f;

	/** Whether everything is kept, or only the last seconds. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	bool bKeepAll = false;

	/** How many seconds are kept. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording",
		meta = (ClampMin = "0.1", ClampMax = "86400", Units = "s", EditCondition = "!bKeepAll"))
	float WindowSeconds = 30.0f;

	/** File format of saved recordings. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	EMRInputFileFormat Format = EMRInputFileFormat::Mrtk11;

	/**
	 * Also writes every frame to a stream file in the recordings folder, whatever is kept in memory. If the game
	 * crashes, at most the last 30 frames are lost: import the file, or use the console command MRInput.Recover, to
	 * make a recording of it. The file is deleted when the recording has been saved completely.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	bool bStreamToDisk = false;

	/**
	 * How often the stream file is synced to disk, in the background. With 1 second, a power cut loses at most the
	 * last 1.5 seconds. 0 leaves it to the system.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Recording",
		meta = (ClampMin = "0", ClampMax = "3600", Units = "s", EditCondition = "bStreamToDisk"))
	float StreamSyncSeconds = 1.0f;

	/**
	 * Saves under the default name when the game or this level ends while recording. If the folder cannot be written
	 * to, another one is used, and the log has its path.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	bool bSaveOnEnd = false;

	/** Detect a pinch from thumb and index finger as long as no pinch key of that hand has been pressed. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Recording")
	bool bPinchFromFingers = true;

	/** The largest error that dropping keys may cause. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Recording")
	FMRInputRecordTolerances Tolerances;

	/** Maximum memory in megabytes; beyond it, recording stops or keeps fewer seconds. Both hands need 100 per hour. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Recording", meta = (ClampMin = "1"))
	int32 MemoryLimitMegabytes = 512;
};
