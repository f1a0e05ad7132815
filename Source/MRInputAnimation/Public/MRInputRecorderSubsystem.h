// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "MRInputRecordTypes.h"
#include "MRInputTypes.h"
#include "Subsystems/WorldSubsystem.h"
#include "Templates/Function.h"

#include "MRInputRecorderSubsystem.generated.h"

class FMRInputTakeRecorder;
struct FMRInputAccess;
class UMRInputAnimation;

namespace mria
{
class RecordedTake;
}

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FMRInputRecorderEvent, int32, RecordingId);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(FMRInputTakeSaved, int32, RecordingId, const FString&, FilePath);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(
	FMRInputTakeNotSaved, int32, RecordingId, const FString&, FilePath, const FMRInputError&, Error);

/**
 * Records input in its world from the active hand tracker, tracking system, eye tracker and keys; a replay counts as
 * such. Each frame is captured after the actors have ticked, at the world's time; a paused game adds nothing. Poses are
 * stored in tracking space, like MRTK's.
 *
 * One recording at a time. The take is kept, to be saved or made into an asset, until the next start or the end of the
 * world. Game thread only.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputRecorderSubsystem : public UWorldSubsystem
{
	GENERATED_BODY()

public:
	/** Called when a save has ended, with its path. The error is not set on success. */
	using FOnTakeSaved = TUniqueFunction<void(const FString& FilePath, const FMRInputError& Error)>;

	/**
	 * Starts a new recording and discards the previous take. Fails without changing anything if no channel is chosen or
	 * the stream file cannot be created.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult StartRecording(const FMRInputRecordOptions& InOptions, FMRInputError& Error);

	/** Pauses: the recording continues at Resume Recording as if no time had passed. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void PauseRecording();

	/** Continues after Pause Recording. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void ResumeRecording();

	/** Ends the recording. The recorded take is kept until the next start. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void StopRecording();

	/** Adds a marker at the current time. Does nothing while nothing is recorded. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void AddMarker(const FString& Name);

	/** Whether a recording has been started and not stopped; also while it is paused. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool IsRecording() const;

	/** Whether recording is paused. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool IsRecordingPaused() const;

	/** Length of the take so far in seconds; also after the stop. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	float GetRecordedSeconds() const;

	/** Memory that the take uses, in megabytes. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	float GetRecordedMegabytes() const;

	/** Number of the newest recording: starts in this world count from 1. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	int32 GetRecordingId() const { return RecordingId; }

	/** The options passed to Start Recording. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	const FMRInputRecordOptions& GetRecordOptions() const { return Options; }

	/** The newest recording's stream file; empty if it has none, and once the stopped recording was saved completely.
	 */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	FString GetStreamPath() const;

	/** Creates an animation from what is recorded so far, which can be played at once. Fails if nothing is recorded. */
	UFUNCTION(BlueprintCallable, BlueprintPure = false, Category = "MR Input|Recording",
		meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult CreateAnimation(UMRInputAnimation*& Animation, FMRInputError& Error) const;

	/**
	 * Saves what is recorded so far in the background; recording continues. Blueprint has the node Save Recorded Take.
	 * `FilePath` is a folder, a file, or empty for the folder in the settings and MRTK's file name; it may be relative
	 * to the folder in the settings. `OnDone` is called once, on the game thread, even if the world has ended in the
	 * meantime; immediately if nothing is recorded.
	 */
	void SaveTake(const FString& FilePath, FOnTakeSaved OnDone);

	/**
	 * Ends the recording and saves it in the background under the default name. If that folder cannot be written to,
	 * other folders are tried: the caller will not be there to try again.
	 */
	void StopAndSave();

	/**
	 * Saves before it returns. InOutPath is an absolute path; if it cannot be written, other folders are tried and it
	 * becomes the path used. False only if all fail.
	 */
	bool SaveTakeNow(FString& InOutPath, FMRInputError& OutError);

#if WITH_EDITOR
	/**
	 * Creates an asset from what is recorded so far, with a `PackagePath` such as /Game/Takes/Reach, and notifies the
	 * asset registry. The package is left unsaved. Null on failure, which changes nothing.
	 */
	UMRInputAnimation* SaveAsAsset(const FString& PackagePath, FMRInputError& Error) const;
#endif

	/** Fires when a recording has started. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputRecorderEvent OnStarted;

	/** Fires when a recording has ended; the take is kept. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputRecorderEvent OnStopped;

	/** Fires when a recording was saved. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeSaved OnSaved;

	/** Fires when a recording could not be saved. The take is kept and can be saved to another folder. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeNotSaved OnSaveFailed;

	/**
	 * Fires when the stream file cannot be written any more, as on a full disk. Recording continues in memory: save it
	 * elsewhere before the game ends.
	 */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeNotSaved OnStreamFailed;

	/** Fires when the world ends: the last chance to save the take elsewhere. Not for Blueprint. */
	FSimpleMulticastDelegate OnEnding;

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

	mria::RecordedTake TakeSnapshot() const;
	void HandlePostActorTick(UWorld* World, ELevelTick TickType, float DeltaSeconds);
	bool HasFrames() const;
	bool TakeBytes(TArray<uint8>& OutBytes, FMRInputError& OutError) const;
	void SaveInTurn(const FString& Path, bool bAllowFallback, FOnTakeSaved OnDone);
	void NotifySaved(int32 SavedId, const FString& FilePath, const FMRInputError& Error);
	void EndAll();
	void HandleShutdown();

	/** As given to StartRecording. */
	UPROPERTY(Transient)
	FMRInputRecordOptions Options;

	/** Shared, since it may point to a type that is not known here. Null before the first start. */
	TSharedPtr<FMRInputTakeRecorder> Recorder;
	int32 RecordingId = 0;
	bool bIsRecording = false;
	FDelegateHandle PostActorTickHandle;
	FDelegateHandle EnginePreExitHandle;
	FDelegateHandle ShutdownHandle;
};
