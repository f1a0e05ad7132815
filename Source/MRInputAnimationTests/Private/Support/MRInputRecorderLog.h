// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputTypes.h"
#include "UObject/Object.h"

#include "MRInputRecorderLog.generated.h"

/** Listens to a recorder or a recorder component and keeps what it hears, in order. Hold it by a strong pointer. */
UCLASS()
class UMRInputRecorderLog : public UObject
{
	GENERATED_BODY()

public:
	template <typename OwnerType>
	void Listen(OwnerType& Owner)
	{
		Owner.OnStarted.AddDynamic(this, &UMRInputRecorderLog::HandleStarted);
		Owner.OnStopped.AddDynamic(this, &UMRInputRecorderLog::HandleStopped);
		Owner.OnSaved.AddDynamic(this, &UMRInputRecorderLog::HandleSaved);
		Owner.OnSaveFailed.AddDynamic(this, &UMRInputRecorderLog::HandleSaveFailed);
		Owner.OnStreamFailed.AddDynamic(this, &UMRInputRecorderLog::HandleStreamFailed);
	}

	/** "started 1, stopped 1, saved 1". */
	FString Describe() const { return FString::Join(Received, TEXT(", ")); }

	TArray<FString> Received;
	FString FilePath;
	FMRInputError Error;

	UFUNCTION()
	void HandleStarted(int32 RecordingId) { Received.Add(FString::Printf(TEXT("started %d"), RecordingId)); }

	UFUNCTION()
	void HandleStopped(int32 RecordingId) { Received.Add(FString::Printf(TEXT("stopped %d"), RecordingId)); }

	UFUNCTION()
	void HandleSaved(int32 RecordingId, const FString& InFilePath)
	{
		FilePath = InFilePath;
		Received.Add(FString::Printf(TEXT("saved %d"), RecordingId));
	}

	UFUNCTION()
	void HandleSaveFailed(int32 RecordingId, const FString& InFilePath, const FMRInputError& InError)
	{
		FilePath = InFilePath;
		Error = InError;
		Received.Add(FString::Printf(TEXT("not saved %d"), RecordingId));
	}

	UFUNCTION()
	void HandleStreamFailed(int32 RecordingId, const FString& InFilePath, const FMRInputError& InError)
	{
		FilePath = InFilePath;
		Error = InError;
		Received.Add(FString::Printf(TEXT("not streamed %d"), RecordingId));
	}
};
