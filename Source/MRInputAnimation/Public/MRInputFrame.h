// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"

#include "MRInputFrame.generated.h"

/** One hand at one moment, in Unreal's axes and units. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputHandFrame
{
	GENERATED_BODY()

	/** Whether the hand is tracked. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	bool bIsTracked = false;

	/** Whether thumb and index finger pinch. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	bool bIsPinching = false;

	/** The 26 joints in the order of EHandKeypoint; identity for a joint that was never seen. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	TArray<FTransform> Keypoints;

	/** Whether each of those joints was ever seen. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	TArray<bool> KeypointIsPresent;
};

/** All recorded input at one moment, in Unreal's axes and units. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputFrame
{
	GENERATED_BODY()

	/** Seconds in the recording. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	float Time = 0.0f;

	/** Whether the recording has the head's pose. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	bool bHasHead = false;

	/** The head: +X is forward. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	FTransform Head = FTransform::Identity;

	/** The left hand. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	FMRInputHandFrame LeftHand;

	/** The right hand. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	FMRInputHandFrame RightHand;

	/** Whether the recording has eye gaze. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	bool bHasGaze = false;

	/** Origin of the gaze. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	FVector GazeOrigin = FVector::ZeroVector;

	/** Direction of the gaze, normalized. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Frame")
	FVector GazeDirection = FVector::ForwardVector;

	/** One of the two hands. */
	const FMRInputHandFrame& GetHand(EMRInputHand Hand) const
	{
		return Hand == EMRInputHand::Left ? LeftHand : RightHand;
	}
};

/** A named moment of a recording. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputMarker
{
	GENERATED_BODY()

	/** Seconds in the recording. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Markers")
	float Time = 0.0f;

	/** The marker's name. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Markers")
	FString Name;
};

/** How bad a finding is. */
UENUM(BlueprintType)
enum class EMRInputSeverity : uint8
{
	Info UMETA(ToolTip = "Worth knowing; playback is correct."),
	Warning UMETA(ToolTip = "Playback differs slightly from what was recorded."),
	Error UMETA(ToolTip = "Some input is wrong or lost."),
};

/** A problem of a recording that can be read. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputFinding
{
	GENERATED_BODY()

	/** The severity. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Findings")
	EMRInputSeverity Severity = EMRInputSeverity::Info;

	/** The kind of finding, such as SignFlip. Never changes between releases. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Findings")
	FName Code;

	/** The curve, pose or channel concerned. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Findings")
	FString Path;

	/** The complete message for the user. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Findings")
	FText Text;
};

/** What can happen while a recording plays. */
UENUM(BlueprintType)
enum class EMRInputEventKind : uint8
{
	Started,
	Paused,
	Resumed,
	Seeked,
	Looped,
	Finished,
	Stopped,
	PinchEnded,
	TrackingLost,
	TrackingGained,
	PinchStarted,
	Marker,
};

/** One thing that happened while a recording played. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputEvent
{
	GENERATED_BODY()

	/** What happened. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Events")
	EMRInputEventKind Kind = EMRInputEventKind::Started;

	/** The hand, for pinches and tracking. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Events")
	EMRInputHand Hand = EMRInputHand::Left;

	/** Seconds in the recording: the exact time of a recorded change, not that of the frame. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Events")
	float Time = 0.0f;

	/** The marker's name, for markers. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Events")
	FString MarkerName;

	/** The playback it belongs to: starts in a world are numbered from 1. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Events")
	int32 PlaybackId = 0;

	/** The change was caused by starting, stopping, seeking or looping, not recorded. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Events")
	bool bIsResync = false;
};
