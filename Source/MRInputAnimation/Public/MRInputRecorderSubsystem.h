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
 * Records what happens in its world: from whatever hand tracker, tracking system, eye tracker and keys are live, a
 * replay among them. Each frame is taken after the actors have ticked, at the world's time; a paused game adds nothing.
 * Poses are kept in tracking space, as MRTK has them.
 *
 * One recording at a time. What was recorded stays, to be saved or made an asset of, until the next start or the
 * world's end. Game thread only.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputRecorderSubsystem : public UWorldSubsystem
{
	GENERATED_BODY()

public:
	/** When and where a save ended. The error is not set on success. */
	using FOnTakeSaved = TUniqueFunction<void(const FString& FilePath, const FMRInputError& Error)>;

	/**
	 * Starts a new recording; what was recorded before is gone. Fails, changing nothing, if no channel is chosen or the
	 * stream file cannot be made.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording", meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult StartRecording(const FMRInputRecordOptions& InOptions, FMRInputError& Error);

	/** Leaves out what happens from now on, as if it took no time. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void PauseRecording();

	/** Goes on after Pause Recording. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void ResumeRecording();

	/** Ends the recording. What was recorded stays until the next start. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void StopRecording();

	/** Names this moment. Does nothing while nothing is recorded. */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording")
	void AddMarker(const FString& Name);

	/** Whether a recording has been started and not stopped; also while it is paused. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool IsRecording() const;

	/** Whether recording is paused. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	bool IsRecordingPaused() const;

	/** How many seconds are kept now; after the stop too. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	float GetRecordedSeconds() const;

	/** How much memory is used for it, in megabytes. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	float GetRecordedMegabytes() const;

	/** The number of the newest recording: each start in this world has the next one, 1 at first. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	int32 GetRecordingId() const { return RecordingId; }

	/** The options that Start Recording was given. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	const FMRInputRecordOptions& GetRecordOptions() const { return Options; }

	/** The stream file of the newest recording; empty without one, and once it was saved whole after the stop. */
	UFUNCTION(BlueprintPure, Category = "MR Input|Recording")
	FString GetStreamPath() const;

	/** Makes an animation of what is recorded so far, to be played at once. Fails if nothing is. */
	UFUNCTION(BlueprintCallable, BlueprintPure = false, Category = "MR Input|Recording",
		meta = (ExpandEnumAsExecs = "ReturnValue"))
	EMRInputResult CreateAnimation(UMRInputAnimation*& Animation, FMRInputError& Error) const;

	/**
	 * Saves what is recorded so far, in the background and without a hitch; recording goes on. Blueprint has the node
	 * Save Recorded Take. `FilePath` may be empty for the folder of the settings and MRTK's name, a folder, or a file;
	 * a relative one counts from the folder of the settings. `OnDone` is called once, on the game thread, even if the
	 * world has ended meanwhile; at once if nothing is recorded.
	 */
	void SaveTake(const FString& FilePath, FOnTakeSaved OnDone);

	/**
	 * Ends the recording and saves it in the background under the usual name, for who will not be there to ask again:
	 * if that cannot be written, it is saved wherever it can be.
	 */
	void StopAndSave();

	/**
	 * Saves at once, and wherever it can be: InOutPath is a whole path and becomes where it is. False only if all
	 * fails.
	 */
	bool SaveTakeNow(FString& InOutPath, FMRInputError& OutError);

#if WITH_EDITOR
	/**
	 * Makes an asset of what is recorded so far, `PackagePath` as in /Game/Takes/Reach, and tells the asset registry.
	 * The package is left unsaved. Null on failure, which leaves what is there as it is.
	 */
	UMRInputAnimation* SaveAsAsset(const FString& PackagePath, FMRInputError& Error) const;
#endif

	/** A recording has started. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputRecorderEvent OnStarted;

	/** A recording has ended; what was recorded is still there. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputRecorderEvent OnStopped;

	/** A recording was saved. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeSaved OnSaved;

	/** A recording could not be saved. It is still there, to be saved to another place. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeNotSaved OnSaveFailed;

	/**
	 * The stream file could not be written to its end, as on a full disk, and takes no more. Recording goes on in
	 * memory: save it elsewhere before the game ends.
	 */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputTakeNotSaved OnStreamFailed;

	/** The world ends: the last moment at which what is being recorded can be saved elsewhere. Not for Blueprint. */
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
	void SaveInTurn(const FString& Path, bool bSomewhere, FOnTakeSaved OnDone);
	void TellSaved(int32 SavedId, const FString& FilePath, const FMRInputError& Error);
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
