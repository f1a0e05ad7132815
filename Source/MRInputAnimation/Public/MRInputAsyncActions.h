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
 * Reads a recording in the background. Exactly one of the two events comes, in a later frame and on the game thread,
 * unless it is cancelled or the game instance ends before: then none does.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputLoadRecordingAsync : public UCancellableAsyncAction
{
	GENERATED_BODY()

public:
	/**
	 * Reads a recording from disk without importing it, while the game goes on. A relative path, with or without .bin,
	 * is looked for in the project's folder, its recordings, its saved and its content folder and the plugin's samples.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording",
		meta = (BlueprintInternalUseOnly = "true", WorldContext = "WorldContextObject",
			DisplayName = "Load Recording From File (Async)"))
	static UMRInputLoadRecordingAsync* LoadRecordingFromFileAsync(UObject* WorldContextObject, const FString& FilePath);

	/** The recording is there. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputLoadDelegate OnSuccess;

	/** There is no recording; Error says what is wrong, where in the file, and what to do. */
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

	/** The thread that reads looks at it too. */
	TSharedRef<std::atomic<bool>, ESPMode::ThreadSafe> bIsCancelled =
		MakeShared<std::atomic<bool>, ESPMode::ThreadSafe>(false);
};

/**
 * Writes a recording in the background, after the saves that were asked for before. Exactly one of the two events
 * comes, on the game thread, unless the game instance ends before; the file is written all the same.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputSaveRecordingAsync : public UBlueprintAsyncActionBase
{
	GENERATED_BODY()

public:
	/**
	 * Writes a recording to disk, byte by byte as it was imported or recorded, while the game goes on. The folder is
	 * made if need be, and a file of that name is replaced. What the animation holds now is written, whatever becomes
	 * of it later.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording",
		meta = (BlueprintInternalUseOnly = "true", WorldContext = "WorldContextObject",
			DisplayName = "Save Recording To File (Async)"))
	static UMRInputSaveRecordingAsync* SaveRecordingToFileAsync(
		UObject* WorldContextObject, const UMRInputAnimation* Animation, const FString& FilePath);

	/** The file is written. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputSaveDelegate OnSuccess;

	/** The file is not written and what was there before is whole; Error says why. */
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
 * Saves what the world's recorder holds, in the background. Exactly one of the two events comes, on the game thread,
 * unless the game instance ends before; the file is written all the same.
 */
UCLASS()
class MRINPUTANIMATION_API UMRInputSaveTakeAsync : public UBlueprintAsyncActionBase
{
	GENERATED_BODY()

public:
	/**
	 * Saves what is recorded so far, while game and recording go on. Without a file path it goes to the folder of the
	 * settings, named as MRTK does by date and time; a name alone goes there too.
	 */
	UFUNCTION(BlueprintCallable, Category = "MR Input|Recording",
		meta = (BlueprintInternalUseOnly = "true", WorldContext = "WorldContextObject",
			DisplayName = "Save Recorded Take (Async)"))
	static UMRInputSaveTakeAsync* SaveRecordedTakeAsync(UObject* WorldContextObject, const FString& FilePath);

	/** The file is written; File Path says where. */
	UPROPERTY(BlueprintAssignable, Category = "MR Input|Recording")
	FMRInputSaveDelegate OnSuccess;

	/** The file is not written; Error says why. What was recorded is still there. */
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
