// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "MRInputRecorderSubsystem.h"

#include "MRInputRecorderComponent.generated.h"

/**
 * Records head, hands and gaze from an actor: start it, stop it, save it. It hands everything to the world's recorder,
 * which makes one recording at a time; what it does and tells is about the recording that this component started, and
 * ends when another one takes its place.
 */
UCLASS(ClassGroup = "MR Input", meta = (BlueprintSpawnableComponent, DisplayName = "MR Input Recorder"))
class MRINPUTANIMATION_API UMRInputRecorderComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	UMRInputRecorderComponent();

	/** Whether to start when the game does. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	bool bAutoStart = false;

	/** How to record. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	FMRInputRecordOptions Options;

	/** Starts a new recording, in place of the world's. Fails, saying why in the log too. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult StartRecording(FMRInputError& Error);

	/** Leaves out what happens from now on, as if it took no time. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void PauseRecording();

	/** Goes on after Pause Recording. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void ResumeRecording();

	/** Ends the recording. What was recorded stays until the next start. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void StopRecording();

	/** Names this moment. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void AddMarker(const FString& Name);

	/**
	 * Saves what is recorded so far in the background, under the usual name or as File Path; On Saved or On Save Failed
	 * tells how it went.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void SaveRecording(const FString& FilePath);

	/** Whether what is recorded in this world was started by this component. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool IsRecording() const;

	/** A recording has started. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputRecorderEvent OnStarted;

	/** A recording has ended; what was recorded is still there. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputRecorderEvent OnStopped;

	/** A recording was saved. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeSaved OnSaved;

	/** A recording could not be saved. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeNotSaved OnSaveFailed;

	/** The stream file takes no more, as on a full disk. Recording goes on in memory: save it elsewhere. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeNotSaved OnStreamFailed;

	//~ Begin UActorComponent interface
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
	//~ End UActorComponent interface

private:
	UMRInputRecorderSubsystem* FindRecorder() const;

	/** The world's recorder while its newest recording is this component's, stopped or not; else null. */
	UMRInputRecorderSubsystem* FindOwnRecorder() const;

	UFUNCTION()
	void ForwardStarted(int32 InRecordingId);

	UFUNCTION()
	void ForwardStopped(int32 InRecordingId);

	UFUNCTION()
	void ForwardSaved(int32 InRecordingId, const FString& FilePath);

	UFUNCTION()
	void ForwardSaveFailed(int32 InRecordingId, const FString& FilePath, const FMRInputError& Error);

	UFUNCTION()
	void ForwardStreamFailed(int32 InRecordingId, const FString& FilePath, const FMRInputError& Error);

	/** The recording that this component started last; 0 before. */
	int32 RecordingId = 0;
	bool bIsStarting = false;
};
