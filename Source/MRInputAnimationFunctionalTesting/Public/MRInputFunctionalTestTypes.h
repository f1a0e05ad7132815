// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include "MRInputFunctionalTestTypes.generated.h"

class AActor;

/** What a functional test expects to happen. */
UENUM(BlueprintType)
enum class EMRInputExpectedKind : uint8
{
	MarkerReached UMETA(ToolTip = "The recording's marker Name is reached."),
	ActorOverlapped UMETA(ToolTip = "Actor begins to overlap Other Actor."),
	Assertion UMETA(ToolTip = "The event Check Assertion returns true for Name at Time."),
	VariableEquals UMETA(ToolTip = "The variable Name of Actor is Value at Time."),
};

/** One thing that a functional test expects to happen. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputExpectedEvent
{
	GENERATED_BODY()

	/** What is expected. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	EMRInputExpectedKind Kind = EMRInputExpectedKind::MarkerReached;

	/** Name of the marker, assertion or variable. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test",
		meta = (EditCondition = "Kind != EMRInputExpectedKind::ActorOverlapped"))
	FString Name;

	/** The actor that is overlapped, or that has the variable. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test",
		meta = (EditCondition =
					"Kind == EMRInputExpectedKind::ActorOverlapped || Kind == EMRInputExpectedKind::VariableEquals"))
	TObjectPtr<AActor> Actor;

	/** The actor that overlaps it. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test",
		meta = (EditCondition = "Kind == EMRInputExpectedKind::ActorOverlapped"))
	TObjectPtr<AActor> OtherActor;

	/** The variable's value as text, as it is shown when copied in the details panel: True, 0.5, (X=1,Y=0,Z=0). */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test",
		meta = (EditCondition = "Kind == EMRInputExpectedKind::VariableEquals"))
	FString Value;

	/** Whether a marker or overlap must happen at Time; otherwise at any time. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test",
		meta = (EditCondition =
					"Kind == EMRInputExpectedKind::MarkerReached || Kind == EMRInputExpectedKind::ActorOverlapped"))
	bool bAtTime = false;

	/** Seconds of the recording. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test", meta = (Units = "s"))
	float Time = 0.0f;
};

/** An actor whose state is part of a snapshot. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputWatchedActor
{
	GENERATED_BODY()

	/** The actor. Overlaps between watched actors are events of the snapshot. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	TObjectPtr<AActor> Actor;

	/** Whether location and rotation belong to the snapshot. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	bool bTransform = true;

	/** Names of variables that belong to the snapshot. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test")
	TArray<FName> Variables;
};

/** Differences up to these values count as equal. */
USTRUCT(BlueprintType)
struct MRINPUTANIMATIONFUNCTIONALTESTING_API FMRInputTestTolerances
{
	GENERATED_BODY()

	/** For the times of events. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test", meta = (ClampMin = "0", Units = "s"))
	float Time = 0.02f;

	/** For each axis of a location. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test", meta = (ClampMin = "0", Units = "cm"))
	float Location = 0.1f;

	/** For pitch, yaw and roll. */
	UPROPERTY(
		EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test", meta = (ClampMin = "0", Units = "deg"))
	float Rotation = 0.5f;

	/** For every number in a variable. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Functional Test", meta = (ClampMin = "0"))
	float Number = 0.001f;
};

/** What a functional test does with its snapshot. */
UENUM(BlueprintType)
enum class EMRInputSnapshotMode : uint8
{
	Off UMETA(ToolTip = "No snapshot."),
	Compare UMETA(ToolTip = "Compares with the expected snapshot. The first run writes it."),
	Write UMETA(ToolTip = "Writes what happens as the new expectation."),
};

/** What a functional test does with the take that it records while it replays. */
UENUM(BlueprintType)
enum class EMRInputTakeCheck : uint8
{
	Off UMETA(ToolTip = "Records no take."),
	Report UMETA(ToolTip = "Reports how the take differs from the recording."),
	Fail UMETA(ToolTip = "The test fails if the take differs from the recording."),
};
