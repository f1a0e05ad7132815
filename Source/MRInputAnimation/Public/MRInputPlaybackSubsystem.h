// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "MRInputFrame.h"
#include "MRInputTypes.h"
#include "Subsystems/WorldSubsystem.h"

#include "MRInputPlaybackSubsystem.generated.h"

class FMRInputMixer;
class FMRInputPlayback;
class UMRInputAnimation;
class UMRInputPlayerComponent;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FMRInputPlaybackEvent, const FMRInputEvent&, Event);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(FMRInputMarkerPassed, const FString&, Name, float, Time);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(FMRInputHandChanged, EMRInputHand, Hand, bool, bIsOn, float, Time);

/**
 * Plays one recording in its world. Before any actor ticks it advances the clock, presses keys, passes the frame to the
 * devices, and then fires events in order. A slow frame skips no event.
 *
 * Sequences with tracks of recorded input take precedence: while one of their sections is evaluated, the recording
 * waits, and it continues afterwards. Status, time, recording and options are then those of the section.
 *
 * One per world: a PIE client has its own. Devices belong to the whole process, so the world that started last drives
 * them; when it stops, the previous one drives again. Playback ends with its world, and the real devices are restored.
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
	/** Plays a recording from its start and replaces the current one. Fails without changes if there is none. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult Play(UMRInputAnimation* InAnimation, const FMRInputPlayOptions& InOptions, FMRInputError& Error);

	/** The same for a player component, which also fires the events. */
	EMRInputResult PlayFor(UMRInputPlayerComponent* Component, UMRInputAnimation* InAnimation,
		const FMRInputPlayOptions& InOptions, FMRInputError& Error);

	/** Stops the playback that a component started, also while it waits for a sequence. */
	void StopFor(const UMRInputPlayerComponent& Component);

	/** Pauses playback: devices keep the pose, and keys keep their state. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Pause();

	/** Continues after Pause. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Resume();

	/** Stops playback: keys are released, and the real devices are active again. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Stop();

	/** Seeks to a time in the recording, in seconds. Events in between do not fire. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Seek(float Time);

	/** Recorded seconds per second; negative plays backwards. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void SetRate(float Rate);

	/** What happens at the end. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void SetLoopMode(EMRInputLoopMode LoopMode);

	/** For the external clock: plays up to a time, forwards or backwards. Events in between fire. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void AdvanceTo(float Time);

	/** What playback is doing. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	EMRInputPlayStatus GetStatus() const;

	/** Seconds in the recording. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	float GetTime() const;

	/** How often this playback has looped or reversed. */
	int32 GetLoopCount() const;

	/** Whether the game's devices show this playback now, rather than that of another world. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	bool IsDriving() const;

	/** The recording that plays, or none. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	UMRInputAnimation* GetAnimation() const;

	/** The player component that started this playback, or to which its section is bound; null if there is none. */
	UMRInputPlayerComponent* GetPlayerComponent() const;

	/** The input shown now, in the world's space and units; an empty frame while stopped. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	FMRInputFrame GetFrame() const;

	/** Number of the newest playback: starts in this world count from 1. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	int32 GetPlaybackId() const;

	/** The options passed to Play, or those of the section that plays. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	const FMRInputPlayOptions& GetOptions() const;

	/** Fires when the shown input has changed or ended. For views in which nothing ticks, as in the editor. */
	FSimpleMulticastDelegate OnShown;

	/** Fires for everything that happens, in order; the specific events fire right after it. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnEvent;

	/** Fires when a recording has started. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnStarted;

	/** Fires when playback is paused. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnPaused;

	/** Fires when the recording has looped or reversed. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnLooped;

	/** Fires when the recording has reached its end. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnFinished;

	/** Fires when playback has ended for any reason; the real devices are active again. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputPlaybackEvent OnStopped;

	/** Fires when a marker was passed. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputMarkerPassed OnMarker;

	/** Fires when a hand has started or ended a pinch. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Playback")
	FMRInputHandChanged OnPinchChanged;

	/** Fires when tracking of a hand was gained or lost. */
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
	void HandlePreActorTick(UWorld* World, ELevelTick TickType, float DeltaSeconds);
	void HandlePlaybackChanged();
	void StopPlayback();
	void StopSilently();
	void Show();
	void UpdateDevices();
	void PassEdges();
	void FireEvents();
	void EndPlayback();

	/** The recording passed to Play; referenced, so that it is not garbage collected. */
	UPROPERTY(Transient)
	TObjectPtr<UMRInputAnimation> Animation;

	// Shared pointers, since they may point to types that are not known here.
	TSharedPtr<FMRInputPlayback> Playback; ///< Null before the start and after the end.
	TSharedPtr<FMRInputMixer> Mixer;

	int32 NextEdge = 0; ///< The first of the mixer's events that was not passed to devices yet.
	uint64 DrivenRoles = 0; ///< Those of the mixer that the devices have their channels from.
	bool bHasStarted = false; ///< Since the devices were updated last.
	bool bHasDevices = false;
	bool bIsUpdatingDevices = false;
	bool bIsStale = false; ///< A listener of a key has changed what is shown.
	bool bIsFiring = false;
	FDelegateHandle PreActorTickHandle;
	FDelegateHandle ShutdownHandle;
};
