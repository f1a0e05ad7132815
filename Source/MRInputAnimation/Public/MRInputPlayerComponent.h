// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "MRInputPlaybackSubsystem.h"

#include "MRInputPlayerComponent.generated.h"

/**
 * Plays a recording from an actor: choose an asset, press Play, and the game sees the recorded hands, head and gaze. It
 * uses the world's playback subsystem, which plays one recording at a time. Events fire for the recording that this
 * component started, until another one replaces it.
 */
UCLASS(ClassGroup = "MR Input", meta = (BlueprintSpawnableComponent, DisplayName = "MR Input Player"))
class MRINPUTANIMATION_API UMRInputPlayerComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	UMRInputPlayerComponent();

	/** The recording to play. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	TObjectPtr<UMRInputAnimation> Animation;

	/** Start playing on Begin Play. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	bool bAutoPlay = true;

	/** How to play it. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Playback")
	FMRInputPlayOptions Options;

	/** Plays the recording from its start. Fails if there is none; the error is also logged. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult Play(FMRInputError& Error);

	/** Pauses playback. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Pause();

	/** Continues after Pause. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Resume();

	/** Stops playback; the real devices are active again. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Stop();

	/** Seeks to a time in the recording, in seconds. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Playback")
	void Seek(float Time);

	/** Whether this component started the world's playback, or the section that plays is bound to it. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Playback")
	bool IsPlaying() const;

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

	//~ Begin UActorComponent interface
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
	//~ End UActorComponent interface

private:
	UMRInputPlaybackSubsystem* FindPlayback() const;
};
