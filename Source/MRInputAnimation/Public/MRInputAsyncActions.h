// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/CancellableAsyncAction.h"
#include "Kismet/BlueprintAsyncActionBase.h"
#include "MRInputTypes.h"
#include "Templates/SharedPointer.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include <atomic>

#include "MRInputAsyncActions.generated.h"

class FMRInputRecordingData;
class UMRInputAnimation;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FMRInputLoadDelegate, UMRInputAnimation*, Animation, const FMRInputError&, Error);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FMRInputSaveDelegate, const FString&, FilePath, const FMRInputError&, Error);

/**
 * Reads a recording in the background. Exactly one of the two events fires, in a later frame and on the game thread,
 * unless it is cancelled or the game instance ends first: then none does.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputLoadRecordingAsync : public UCancellableAsyncAction
{
	GENERATED_BODY()

public:
	/**
	 * Reads a recording from disk without importing it, while the game continues. A relative path, with or without
	 * .bin, is searched for in the project's folder, its recordings, its saved and its content folder and the plugin's
	 * samples.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording",
		meta = (BlueprintInternalUseOnly = "true", WorldContext = "WorldContextObject",
			DisplayName = "Load Recording From File (Async)"))
	static UMRInputLoadRecordingAsync* LoadRecordingFromFileAsync(UObject* WorldContextObject, const FString& FilePath);

	/** The recording was loaded. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputLoadDelegate OnSuccess;

	/** The recording could not be loaded; Error says what is wrong, where in the file, and what to do. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputLoadDelegate OnFailure;

	//~ Begin UBlueprintAsyncActionBase interface
	virtual void Activate() override;
	//~ End UBlueprintAsyncActionBase interface

	//~ Begin UCancellableAsyncAction interface
	virtual void Cancel() override;
	//~ End UCancellableAsyncAction interface

private:
	void Finish(const TSharedPtr<const FMRInputRecordingData, ESPMode::ThreadSafe>& Data, const FMRInputError& Error);

	FString File;

	/** Also read by the loading thread. */
	TSharedRef<std::atomic<bool>, ESPMode::ThreadSafe> bIsCancelled =
		MakeShared<std::atomic<bool>, ESPMode::ThreadSafe>(false);
};

/**
 * Writes a recording in the background, after earlier saves. Exactly one of the two events fires, on the game thread,
 * unless the game instance ends first; the file is written in any case.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputSaveRecordingAsync : public UBlueprintAsyncActionBase
{
	GENERATED_BODY()

public:
	/**
	 * Writes a recording to disk, byte by byte as it was imported or recorded, while the game continues. The folder
	 * is created if necessary, and an existing file is replaced. The animation's current content is written, even if it
	 * changes later.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording",
		meta = (BlueprintInternalUseOnly = "true", WorldContext = "WorldContextObject",
			DisplayName = "Save Recording To File (Async)"))
	static UMRInputSaveRecordingAsync* SaveRecordingToFileAsync(
		UObject* WorldContextObject, const UMRInputAnimation* Animation, const FString& FilePath);

	/** The file was written. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputSaveDelegate OnSuccess;

	/** The file was not written and an existing file is unchanged; Error says why. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputSaveDelegate OnFailure;

	//~ Begin UBlueprintAsyncActionBase interface
	virtual void Activate() override;
	//~ End UBlueprintAsyncActionBase interface

private:
	void Finish(const FMRInputError& Error);

	FString AnimationName;
	FString File;
	TSharedPtr<const FMRInputRecordingData, ESPMode::ThreadSafe> Data;
};

/**
 * Saves the take of the world's recorder in the background. Exactly one of the two events fires, on the game thread,
 * unless the game instance ends first; the file is written in any case.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputSaveTakeAsync : public UBlueprintAsyncActionBase
{
	GENERATED_BODY()

public:
	/**
	 * Saves what is recorded so far, while game and recording continue. Without a file path it is saved to the folder
	 * in the settings, with date and time as its name like MRTK's; a file name alone is saved there too.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording",
		meta = (BlueprintInternalUseOnly = "true", WorldContext = "WorldContextObject",
			DisplayName = "Save Recorded Take (Async)"))
	static UMRInputSaveTakeAsync* SaveRecordedTakeAsync(UObject* WorldContextObject, const FString& FilePath);

	/** The file was written to File Path. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputSaveDelegate OnSuccess;

	/** The file was not written; Error says why. The take is kept. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputSaveDelegate OnFailure;

	//~ Begin UBlueprintAsyncActionBase interface
	virtual void Activate() override;
	//~ End UBlueprintAsyncActionBase interface

private:
	void Finish(const FString& SavedPath, const FMRInputError& Error);

	TWeakObjectPtr<UObject> Context;
	FString File;
};
