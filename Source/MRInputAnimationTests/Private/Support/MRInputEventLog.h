// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputFrame.h"
#include "MRInputTypes.h"
#include "Templates/Function.h"
#include "UObject/Object.h"

#include "MRInputEventLog.generated.h"

/** Listens to a playback or a component and keeps what it hears, in order. Hold it by a strong pointer. */
UCLASS()
class UMRInputEventLog : public UObject
{
	GENERATED_BODY()

public:
	/** Binds to every event of a playback or a component. */
	template <typename OwnerType>
	void Listen(OwnerType& Owner)
	{
		Owner.OnEvent.AddDynamic(this, &UMRInputEventLog::HandleEvent);
		Owner.OnStarted.AddDynamic(this, &UMRInputEventLog::HandleStarted);
		Owner.OnPaused.AddDynamic(this, &UMRInputEventLog::HandlePaused);
		Owner.OnLooped.AddDynamic(this, &UMRInputEventLog::HandleLooped);
		Owner.OnFinished.AddDynamic(this, &UMRInputEventLog::HandleFinished);
		Owner.OnStopped.AddDynamic(this, &UMRInputEventLog::HandleStopped);
		Owner.OnMarker.AddDynamic(this, &UMRInputEventLog::HandleMarker);
		Owner.OnPinchChanged.AddDynamic(this, &UMRInputEventLog::HandlePinchChanged);
		Owner.OnTrackingChanged.AddDynamic(this, &UMRInputEventLog::HandleTrackingChanged);
	}

	/** "PinchStarted right 0.5", one a line; " resync" follows where it is one. Times to the bit. */
	static FString Describe(TConstArrayView<FMRInputEvent> InEvents);
	FString Describe() const { return Describe(Events); }

	int32 Count(EMRInputEventKind Kind) const;

	/** The newest event; one of playback 0 if there is none. */
	FMRInputEvent GetLast() const { return Events.Num() > 0 ? Events.Last() : FMRInputEvent(); }

	/** Events of OnEvent. */
	TArray<FMRInputEvent> Events;

	/** Events of the other delegates, each with its name, in the format of Describe. */
	TArray<FString> Others;

	/** Called for each event, after it was kept. */
	TFunction<void(const FMRInputEvent& Event)> OnReceived;

	UFUNCTION()
	void HandleEvent(const FMRInputEvent& Event);

	UFUNCTION()
	void HandleStarted(const FMRInputEvent& Event);

	UFUNCTION()
	void HandlePaused(const FMRInputEvent& Event);

	UFUNCTION()
	void HandleLooped(const FMRInputEvent& Event);

	UFUNCTION()
	void HandleFinished(const FMRInputEvent& Event);

	UFUNCTION()
	void HandleStopped(const FMRInputEvent& Event);

	UFUNCTION()
	void HandleMarker(const FString& Name, float Time);

	UFUNCTION()
	void HandlePinchChanged(EMRInputHand Hand, bool bIsOn, float Time);

	UFUNCTION()
	void HandleTrackingChanged(EMRInputHand Hand, bool bIsOn, float Time);
};
