// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Kismet/BlueprintAsyncActionBase.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "MRInputFrame.h"
#include "MRInputTypes.h"

#include "MRInputTestLibrary.generated.h"

class UMRInputAnimation;
class UMRInputPlaybackSubsystem;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FMRInputTestMarkerDelegate, float, Time);

/** Nodes for people who write their own tests. Game thread only. */
UCLASS()
class MRINPUTANIMATIONFUNCTIONALTESTING_API UMRInputTestLibrary : public UBlueprintFunctionLibrary
{
	GENERATED_BODY()

public:
	/** Plays a recording once, with the same step every frame, so that every run is the same. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Functional Test",
		meta = (WorldContext = "WorldContextObject", ExpandEnumAsExecs = "ReturnValue"))
	static EMRInputResult PlayRecordingForTest(
		const UObject* WorldContextObject, UMRInputAnimation* Animation, float FixedStep, FMRInputError& Error);

	/** What the recorded hands are doing, for messages: left hand tracked, right hand pinches. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Functional Test", meta = (WorldContext = "WorldContextObject"))
	static FString DescribeRecordedHands(const UObject* WorldContextObject);
};

/** Waits for a marker of the recording that plays. Exactly one of the two events fires. */
UCLASS()
class MRINPUTANIMATIONFUNCTIONALTESTING_API UMRInputWaitForMarkerAsync : public UBlueprintAsyncActionBase
{
	GENERATED_BODY()

public:
	/** Waits until the recording that plays in this world reaches a marker. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Functional Test",
		meta = (BlueprintInternalUseOnly = "true", WorldContext = "WorldContextObject"))
	static UMRInputWaitForMarkerAsync* WaitForRecordedMarker(UObject* WorldContextObject, const FString& Marker);

	/** The marker was reached. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Functional Test")
	FMRInputTestMarkerDelegate OnReached;

	/** Playback has ended without it, or nothing plays. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Functional Test")
	FMRInputTestMarkerDelegate OnMissed;

	//~ Begin UBlueprintAsyncActionBase interface
	virtual void Activate() override;
	//~ End UBlueprintAsyncActionBase interface

private:
	UFUNCTION()
	void HandleEvent(const FMRInputEvent& Event);

	void End(const FMRInputTestMarkerDelegate& Delegate, float Time);

	UPROPERTY(Transient)
	TObjectPtr<UMRInputPlaybackSubsystem> Playback;

	FString Awaited;
};
