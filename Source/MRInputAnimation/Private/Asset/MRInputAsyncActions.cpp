// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputAsyncActions.h"

#include "Async/Async.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputPaths.h"
#include "UObject/WeakObjectPtrTemplates.h"

UMRInputLoadRecordingAsync* UMRInputLoadRecordingAsync::LoadRecordingFromFileAsync(
	UObject* WorldContextObject, const FString& FilePath)
{
	UMRInputLoadRecordingAsync* Action = NewObject<UMRInputLoadRecordingAsync>();
	Action->File = FilePath;
	// UNCONFIRMED(async-without-game): an asynchronous action without a game instance may be collected early.
	Action->RegisterWithGameInstance(WorldContextObject);
	return Action;
}

void UMRInputLoadRecordingAsync::Cancel()
{
	*bIsCancelled = true;
	Super::Cancel();
}

void UMRInputLoadRecordingAsync::Activate()
{
	auto OnLoaded = [WeakThis = TWeakObjectPtr<UMRInputLoadRecordingAsync>(this)](
						FMRInputRecordingData::FPtr Data, FMRInputError Error)
	{
		if (UMRInputLoadRecordingAsync* This = WeakThis.Get())
		{
			This->Finish(Data, Error);
		}
	};
	FString Found;
	FMRInputError NotFound;
	if (MRInputPaths::Resolve(File, Found, NotFound))
	{
		MRInputFiles::LoadAsync(Found, bIsCancelled, MoveTemp(OnLoaded));
		return;
	}
	AsyncTask(ENamedThreads::GameThread, [OnLoaded = MoveTemp(OnLoaded), NotFound]() { OnLoaded(nullptr, NotFound); });
}

void UMRInputLoadRecordingAsync::Finish(
	const TSharedPtr<const FMRInputRecordingData, ESPMode::ThreadSafe>& Data, const FMRInputError& Error)
{
	if (*bIsCancelled)
	{
		return;
	}
	if (Data)
	{
		UMRInputAnimation* Animation = NewObject<UMRInputAnimation>();
		FMRInputAccess::SetData(*Animation, Data.ToSharedRef(), File);
		OnSuccess.Broadcast(Animation, Error);
	}
	else
	{
		OnFailure.Broadcast(nullptr, Error);
	}
	SetReadyToDestroy();
}

UMRInputSaveRecordingAsync* UMRInputSaveRecordingAsync::SaveRecordingToFileAsync(
	UObject* WorldContextObject, const UMRInputAnimation* Animation, const FString& FilePath)
{
	UMRInputSaveRecordingAsync* Action = NewObject<UMRInputSaveRecordingAsync>();
	Action->File = FilePath;
	if (Animation)
	{
		Action->AnimationName = Animation->GetName();
		Action->Data = FMRInputAccess::GetData(*Animation);
	}
	Action->RegisterWithGameInstance(WorldContextObject);
	return Action;
}

void UMRInputSaveRecordingAsync::Activate()
{
	if (!Data)
	{
		Finish(MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, AnimationName));
		return;
	}
	MRInputFiles::SaveAsync(Data.ToSharedRef(), File,
		[WeakThis = TWeakObjectPtr<UMRInputSaveRecordingAsync>(this)](FMRInputError Error)
		{
			if (UMRInputSaveRecordingAsync* This = WeakThis.Get())
			{
				This->Finish(Error);
			}
		});
}

void UMRInputSaveRecordingAsync::Finish(const FMRInputError& Error)
{
	(Error.IsSet() ? OnFailure : OnSuccess).Broadcast(File, Error);
	SetReadyToDestroy();
}
