// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "MRInputTypes.generated.h"

/** Which hand. */
UENUM(BlueprintType)
enum class EMRInputHand : uint8
{
	Left,
	Right,
};

/** Whether an operation succeeded: the execution pins of a node. */
UENUM(BlueprintType)
enum class EMRInputResult : uint8
{
	Success,
	Failure,
};

/** Why something failed. The first group concerns the bytes of a recording. */
UENUM(BlueprintType)
enum class EMRInputErrorCode : uint8
{
	None,
	EmptyFile,
	WrongMagic,
	HeaderlessFile,
	MissingVersion,
	NewerVersion,
	UnknownVersion,
	Truncated,
	CountOutOfRange,
	StringTooLong,
	BytesLeftOver,
	StreamFile,
	DamagedStream,
	FileNotFound UMETA(ToolTip = "The file does not exist."),
	FileNotRead UMETA(ToolTip = "The file exists but cannot be read."),
	FileTooLarge UMETA(ToolTip = "The file is larger than 2 GB, the limit of an array."),
	FileNotWritten UMETA(ToolTip = "The file cannot be written; an existing file is unchanged."),
	NoAnimation UMETA(ToolTip = "No animation was given, or it has no recording."),
	NoSuchCurve UMETA(ToolTip = "The recording has no curve of that name."),
	NoWorld UMETA(ToolTip = "There is no world to play in."),
	NoChannels UMETA(ToolTip = "No input to record was chosen."),
	NothingRecorded UMETA(ToolTip = "There is no recorded frame yet."),
	NoSequence UMETA(ToolTip = "No level sequence was given, or it is read-only."),
	NothingShown UMETA(ToolTip = "The sequence shows no recorded input."),
	Cancelled UMETA(ToolTip = "The user cancelled it; nothing was changed."),
};

/** What went wrong, at which byte, in which field, and what to do. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputError
{
	GENERATED_BODY()

	/** The kind of error; None on success. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Error")
	EMRInputErrorCode Code = EMRInputErrorCode::None;

	/** The byte at which reading failed; -1 if the error is not about bytes. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Error")
	int64 ByteOffset = -1;

	/** The field at that byte, such as Left.IndexTip.PositionX.keys[12].time. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Error")
	FString Field;

	/** The file or asset concerned. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Error")
	FString Source;

	/** The complete message for the user: what, where, and what to do. */
	UPROPERTY(BlueprintReadOnly, Category = "MR Input|Error")
	FText Text;

	/** Whether anything went wrong. */
	bool IsSet() const { return Code != EMRInputErrorCode::None; }
};

/** What happens at the end of a recording, and at its start when it plays backwards. */
UENUM(BlueprintType)
enum class EMRInputLoopMode : uint8
{
	Once UMETA(ToolTip = "Stops and rewinds."),
	Hold UMETA(ToolTip = "Stays at the end and keeps playing."),
	Loop UMETA(ToolTip = "Restarts."),
	PingPong UMETA(ToolTip = "Reverses."),
};

/** What advances playback. */
UENUM(BlueprintType)
enum class EMRInputClock : uint8
{
	GameTime UMETA(ToolTip = "The world's time: pauses and slows down with the game."),
	FixedStep UMETA(ToolTip = "The same step every frame, for repeatable tests."),
	External UMETA(ToolTip = "Only AdvanceTo advances it."),
};

/** Where recorded poses are placed. */
UENUM(BlueprintType)
enum class EMRInputOrigin : uint8
{
	TrackingSpace UMETA(ToolTip = "As recorded: the recording's origin is the origin of tracking space."),
	World UMETA(ToolTip = "The recording's origin is Origin Transform in the world."),
	PlayerHead UMETA(
		ToolTip = "Moved and turned about the vertical so that the recorded head starts where the player's head is."),
};

/** The height of a recording above the floor, for the Tracking Space origin only. */
UENUM(BlueprintType)
enum class EMRInputFloor : uint8
{
	Automatic UMETA(ToolTip = "As recorded, but at eye height if the recorded head would lie on the floor: it starts "
							  "near the recording's origin, as on a HoloLens, the level has a floor at the origin of "
							  "tracking space, and there is no headset."),
	AsRecorded UMETA(ToolTip = "Heights are those of the recording."),
	EyeHeight UMETA(ToolTip = "The recorded head starts at the eye height of the settings over the tracking origin."),
};

/** What playback is doing. */
UENUM(BlueprintType)
enum class EMRInputPlayStatus : uint8
{
	Stopped,
	Waiting UMETA(ToolTip = "The start delay is running."),
	Playing,
	Paused,
};

/** Which recorded input reaches the game. Real devices provide the rest. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputChannels
{
	GENERATED_BODY()

	/** Head pose: cameras, the HMD motion source, the tracking system. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bHead = true;

	/** The left hand's joints, poses and pinch. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bLeftHand = true;

	/** The right hand's joints, poses and pinch. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bRightHand = true;

	/** Eye gaze. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bGaze = true;

	/** Keys and input actions that a pinch presses. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Channels")
	bool bKeys = true;
};

/** How to play a recording. The defaults play it once, as it was recorded. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATION_API FMRInputPlayOptions
{
	GENERATED_BODY()

	/** What happens at the end. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	EMRInputLoopMode LoopMode = EMRInputLoopMode::Once;

	/** Recorded seconds per second; negative plays backwards. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	float Rate = 1.0f;

	/** Seconds to wait before the recording starts. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback", meta = (ClampMin = "0", Units = "s"))
	float StartDelay = 0.0f;

	/** Seconds into the recording at which to start; counted from its first key. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback", meta = (ClampMin = "0", Units = "s"))
	float StartOffset = 0.0f;

	/** What advances playback. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	EMRInputClock Clock = EMRInputClock::GameTime;

	/** The step of the fixed-step clock, in seconds. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback",
		meta = (ClampMin = "0.0001", Units = "s", EditCondition = "Clock == EMRInputClock::FixedStep"))
	float FixedStep = 1.0f / 60.0f;

	/** Where recorded poses are placed. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	EMRInputOrigin Origin = EMRInputOrigin::TrackingSpace;

	/** Where the recording's origin is in the world, for the World origin. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback",
		meta = (EditCondition = "Origin == EMRInputOrigin::World"))
	FTransform OriginTransform = FTransform::Identity;

	/** The height of recorded poses above the floor, for the Tracking Space origin. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback",
		meta = (EditCondition = "Origin == EMRInputOrigin::TrackingSpace"))
	EMRInputFloor Floor = EMRInputFloor::Automatic;

	/** Whether the recording drives the game's devices. If not it is query-only, as for ghost hands. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	bool bDriveDevices = true;

	/** Which recorded input reaches the game. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	FMRInputChannels Channels;

	/** Rotations exactly as MRTK plays them, spins and lost components included, instead of corrected. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, AdvancedDisplay, Category = "MR Input|Playback")
	bool bAsStored = false;
};
