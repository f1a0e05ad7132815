// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "MRInputAsyncActions.h"
#include "MRInputMessages.h"
#include "MRInputRecorderSubsystem.h"

UMRInputSaveTakeAsync* UMRInputSaveTakeAsync::SaveRecordedTakeAsync(
	UObject* WorldContextObject, const FString& FilePath)
{
	UMRInputSaveTakeAsync* Action = NewObject<UMRInputSaveTakeAsync>();
	Action->Context = WorldContextObject;
	Action->File = FilePath;
	Action->RegisterWithGameInstance(WorldContextObject);
	return Action;
}

void UMRInputSaveTakeAsync::Activate()
{
	const UObject* WorldContext = Context.Get();
	const UWorld* World = WorldContext ? WorldContext->GetWorld() : nullptr;
	UMRInputRecorderSubsystem* Recorder = World ? World->GetSubsystem<UMRInputRecorderSubsystem>() : nullptr;
	if (!Recorder)
	{
		Finish(File, MRInputMessages::MakeError(EMRInputErrorCode::NoWorld, File));
		return;
	}
	Recorder->SaveTake(File,
		[WeakThis = TWeakObjectPtr<UMRInputSaveTakeAsync>(this)](const FString& SavedPath, const FMRInputError& Error)
		{
			if (UMRInputSaveTakeAsync* This = WeakThis.Get())
			{
				This->Finish(SavedPath, Error);
			}
		});
}

void UMRInputSaveTakeAsync::Finish(const FString& SavedPath, const FMRInputError& Error)
{
	(Error.IsSet() ? OnFailure : OnSuccess).Broadcast(SavedPath, Error);
	SetReadyToDestroy();
}
