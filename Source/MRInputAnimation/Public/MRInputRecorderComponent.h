// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "MRInputRecorderSubsystem.h"

#include "MRInputRecorderComponent.generated.h"

/**
 * Records head, hands and gaze: start, stop, save. It uses the world's recorder subsystem, which makes one recording at
 * a time. Functions and events of the component concern the recording that it started, until another one replaces it.
 */
UCLASS(ClassGroup = "MR Input", meta = (BlueprintSpawnableComponent, DisplayName = "MR Input Recorder"))
class MRINPUTANIMATION_API UMRInputRecorderComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	UMRInputRecorderComponent();

	/** Start recording on Begin Play. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	bool bAutoStart = false;

	/** How to record. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Recording")
	FMRInputRecordOptions Options;

	/** Starts a new recording and replaces the world's current one. Errors are also logged. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult StartRecording(FMRInputError& Error);

	/** Pauses: the recording continues at Resume Recording as if no time had passed. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void PauseRecording();

	/** Continues after Pause Recording. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void ResumeRecording();

	/** Ends the recording. The recorded take is kept until the next start. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void StopRecording();

	/** Adds a marker at the current time. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void AddMarker(const FString& Name);

	/**
	 * Saves what is recorded so far in the background, under the default name or as File Path. Then On Saved or On Save
	 * Failed fires.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void SaveRecording(const FString& FilePath);

	/** Whether this component started the world's current recording. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool IsRecording() const;

	/** Fires when a recording has started. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputRecorderEvent OnStarted;

	/** Fires when a recording has ended; the take is kept. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputRecorderEvent OnStopped;

	/** Fires when a recording was saved. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeSaved OnSaved;

	/** Fires when a recording could not be saved. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeNotSaved OnSaveFailed;

	/** Fires when the stream file cannot be written any more, as on a full disk. Recording continues in memory. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeNotSaved OnStreamFailed;

	//~ Begin UActorComponent interface
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
	//~ End UActorComponent interface

private:
	UMRInputRecorderSubsystem* FindRecorder() const;

	/** The world's recorder while its newest recording is this component's, stopped or not; otherwise null. */
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
