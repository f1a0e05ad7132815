// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreGlobals.h"
#include "CoreMinimal.h"
#include "MRInputAnimation.h"
#include "MRInputTypes.h"
#include "Templates/Function.h"
#include "UObject/Object.h"

#include "MRInputFileLog.generated.h"

/** Listens to the asynchronous loading and saving of recordings. Hold it by a strong pointer. */
UCLASS()
class UMRInputFileLog : public UObject
{
	GENERATED_BODY()

public:
	/** Binds to both events of an action. */
	template <typename ActionType>
	void ListenToLoad(ActionType& Action)
	{
		Action.OnSuccess.AddDynamic(this, &UMRInputFileLog::HandleLoaded);
		Action.OnFailure.AddDynamic(this, &UMRInputFileLog::HandleNotLoaded);
	}
	template <typename ActionType>
	void ListenToSave(ActionType& Action)
	{
		Action.OnSuccess.AddDynamic(this, &UMRInputFileLog::HandleSaved);
		Action.OnFailure.AddDynamic(this, &UMRInputFileLog::HandleNotSaved);
	}

	/** What came last. */
	UPROPERTY()
	TObjectPtr<UMRInputAnimation> Animation;
	FMRInputError Error;
	FString FilePath;

	int32 Successes = 0;
	int32 Failures = 0;
	bool bWasOnGameThread = true;

	/** Called after each event. */
	TFunction<void()> OnReceived;

	UFUNCTION()
	void HandleLoaded(UMRInputAnimation* InAnimation, const FMRInputError& InError)
	{
		Animation = InAnimation;
		Keep(InError, true);
	}

	UFUNCTION()
	void HandleNotLoaded(UMRInputAnimation* InAnimation, const FMRInputError& InError)
	{
		Animation = InAnimation;
		Keep(InError, false);
	}

	UFUNCTION()
	void HandleSaved(const FString& InFilePath, const FMRInputError& InError)
	{
		FilePath = InFilePath;
		Keep(InError, true);
	}

	UFUNCTION()
	void HandleNotSaved(const FString& InFilePath, const FMRInputError& InError)
	{
		FilePath = InFilePath;
		Keep(InError, false);
	}

private:
	void Keep(const FMRInputError& InError, bool bIsSuccess)
	{
		Error = InError;
		bWasOnGameThread &= IsInGameThread();
		++(bIsSuccess ? Successes : Failures);
		if (OnReceived)
		{
			OnReceived();
		}
	}
};
