// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "MRInputFrame.h"
#include "MRInputTypes.h"
#include "Subsystems/WorldSubsystem.h"

#include "MRInputPlaybackSubsystem.generated.h"

class FMRInputOrigin;
class FMRInputPlayback;
class FMRInputRecordingData;
class FMRInputSequenceDriver;
struct FMRInputAccess;
struct FMRInputSnapshot;
class UMRInputAnimation;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FMRInputPlaybackEvent, const FMRInputEvent&, Event);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(FMRInputMarkerPassed, const FString&, Name, float, Time);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(FMRInputHandChanged, EMRInputHand, Hand, bool, bIsOn, float, Time);

/**
 * Plays one recording in its world. Before any actor ticks it moves the clock, hands the frame to the devices, presses
 * keys, and then tells what happened, in order, with nothing skipped on a slow frame.
 *
 * One a world: a PIE client has its own. Devices belong to the whole process, so the world that started last drives
 * them; when it stops, the one before drives again. Playback ends with its world, and everything is put back.
 *
 * In the editor's own world nothing ticks, but a sequence may play there; it presses no keys then.
 *
 * Game thread only. The recording is kept alive while it plays.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputPlaybackSubsystem : public UWorldSubsystem
{
	GENERATED_BODY()

public:
	/** Starts a recording from its beginning, in place of one that plays. Fails, changing nothing, without one. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult Play(UMRInputAnimation* InAnimation, const FMRInputPlayOptions& InOptions, FMRInputError& Error);

	/**
	 * The same, for who wants to know its own events: OutPlaybackId is the number that they bear, set before the first
	 * of them is told and left alone on failure.
	 */
	EMRInputResult PlayAs(int32& OutPlaybackId, UMRInputAnimation* InAnimation, const FMRInputPlayOptions& InOptions,
		FMRInputError& Error);

	/** Stands still: devices keep the pose, keys stay as they are. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Pause();

	/** Goes on after Pause. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Resume();

	/** Ends playback: keys are released, the real devices are back. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Stop();

	/** Jumps to a time in the recording, in seconds, without passing what lies between. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Seek(float Time);

	/** Recorded seconds per second; negative plays backwards. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void SetRate(float Rate);

	/** What happens at the end. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void SetLoopMode(EMRInputLoopMode LoopMode);

	/** For the external clock: goes to a time through everything between, forwards or backwards. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void AdvanceTo(float Time);

	/** What playback is doing. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	EMRInputPlayStatus GetStatus() const;

	/** Seconds in the recording. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	float GetTime() const;

	/** How often this playback has wrapped round or turned. */
	int32 GetLoopCount() const;

	/** Whether the game's devices show this playback now: another world may have taken them over. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	bool IsDriving() const;

	/** The recording that plays, or none. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	UMRInputAnimation* GetAnimation() const { return Animation; }

	/** The input shown now, in the world's space and units; an empty frame while stopped. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	FMRInputFrame GetFrame() const;

	/** The number of the newest playback: each start in this world has the next one, 1 at first. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	int32 GetPlaybackId() const { return PlaybackId; }

	/** The options that Play was given. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	const FMRInputPlayOptions& GetOptions() const { return Options; }

	/** The shown input has changed, also to nothing. For views where nothing ticks, as in the editor. */
	FSimpleMulticastDelegate OnShown;

	/** Everything that happens, in order; the other events are told right after it. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnEvent;

	/** A recording has started. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnStarted;

	/** Playback stands still. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnPaused;

	/** The recording wrapped round or turned. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnLooped;

	/** The recording has arrived at its end. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnFinished;

	/** Playback has ended, for whatever reason; the real devices are back. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnStopped;

	/** A marker was passed. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputMarkerPassed OnMarker;

	/** A hand began or ended a pinch. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputHandChanged OnPinchChanged;

	/** A hand was found or lost. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputHandChanged OnTrackingChanged;

	//~ Begin USubsystem interface
	virtual void Initialize(FSubsystemCollectionBase& Collection) override;
	virtual void Deinitialize() override;
	//~ End USubsystem interface

protected:
	//~ Begin UWorldSubsystem interface
	virtual bool DoesSupportWorldType(const EWorldType::Type WorldType) const override;
	//~ End UWorldSubsystem interface

private:
	friend FMRInputAccess;
	friend FMRInputSequenceDriver;

	/** A playback in place of the one before, which is stopped; not begun yet. */
	void PreparePlayback(UMRInputAnimation& InAnimation,
		const TSharedRef<const FMRInputRecordingData, ESPMode::ThreadSafe>& Data, const FMRInputPlayOptions& InOptions);
	void HandlePreActorTick(UWorld* World, ELevelTick TickType, float DeltaSeconds);
	void AfterChange();
	void PassToDevices(int32 FirstNew);
	void ShowFrame();
	void TellHappened();
	void LetGo();

	/** What plays; kept from being collected. */
	UPROPERTY(Transient)
	TObjectPtr<UMRInputAnimation> Animation;

	/** As given to Play. */
	UPROPERTY(Transient)
	FMRInputPlayOptions Options;

	// Shared pointers, since they may point to types that are not known here.
	TSharedPtr<FMRInputPlayback> Playback;
	TSharedPtr<FMRInputOrigin> Origin;
	TSharedPtr<FMRInputSnapshot, ESPMode::ThreadSafe> Shown; ///< What the devices read while this drives.
	TSharedPtr<FMRInputSnapshot, ESPMode::ThreadSafe> Hidden; ///< The one to fill next, which nobody reads.
	TSharedPtr<FMRInputSnapshot, ESPMode::ThreadSafe> Spare; ///< The render thread may still read it.
	TSharedPtr<FMRInputSequenceDriver> SequenceDriver;

	/** Told in order: what a listener causes comes after what had happened already. */
	TArray<FMRInputEvent> Happened;
	bool bIsTelling = false;
	int32 PlaybackId = 0;
	FDelegateHandle PreActorTickHandle;
	FDelegateHandle ShutdownHandle;
};
