// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputRecorderComponent.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputMessages.h"

UMRInputRecorderComponent::UMRInputRecorderComponent()
{
	PrimaryComponentTick.bCanEverTick = false;
}

void UMRInputRecorderComponent::BeginPlay()
{
	Super::BeginPlay();
	if (bAutoStart)
	{
		FMRInputError Error;
		StartRecording(Error);
	}
}

void UMRInputRecorderComponent::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	// When the world ends, its recorder saves the take. Here only this actor may be ending.
	const bool bOnlyActorEnds =
		EndPlayReason == EEndPlayReason::Destroyed || EndPlayReason == EEndPlayReason::RemovedFromWorld;
	if (bOnlyActorEnds && IsRecording())
	{
		if (Options.bSaveOnEnd)
		{
			FindOwnRecorder()->StopAndSave();
		}
		else
		{
			StopRecording();
		}
	}
	Super::EndPlay(EndPlayReason);
}

EMRInputResult UMRInputRecorderComponent::StartRecording(FMRInputError& Error)
{
	if (UMRInputRecorderSubsystem* Recorder = FindRecorder())
	{
		// Bound before, so that the start is heard here too.
		Recorder->OnStarted.AddUniqueDynamic(this, &UMRInputRecorderComponent::ForwardStarted);
		Recorder->OnStopped.AddUniqueDynamic(this, &UMRInputRecorderComponent::ForwardStopped);
		Recorder->OnSaved.AddUniqueDynamic(this, &UMRInputRecorderComponent::ForwardSaved);
		Recorder->OnSaveFailed.AddUniqueDynamic(this, &UMRInputRecorderComponent::ForwardSaveFailed);
		Recorder->OnStreamFailed.AddUniqueDynamic(this, &UMRInputRecorderComponent::ForwardStreamFailed);
		const TGuardValue<bool> Starting(bIsStarting, true);
		if (Recorder->StartRecording(Options, Error) == EMRInputResult::Success)
		{
			return EMRInputResult::Success;
		}
	}
	else
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoWorld, GetPathName());
	}
	UE_LOG(LogMRInput, Warning, TEXT("%s does not record: %s"), *GetPathName(), *Error.Text.ToString());
	return EMRInputResult::Failure;
}

void UMRInputRecorderComponent::PauseRecording()
{
	if (UMRInputRecorderSubsystem* Recorder = FindOwnRecorder())
	{
		Recorder->PauseRecording();
	}
}

void UMRInputRecorderComponent::ResumeRecording()
{
	if (UMRInputRecorderSubsystem* Recorder = FindOwnRecorder())
	{
		Recorder->ResumeRecording();
	}
}

void UMRInputRecorderComponent::StopRecording()
{
	if (UMRInputRecorderSubsystem* Recorder = FindOwnRecorder())
	{
		Recorder->StopRecording();
	}
}

void UMRInputRecorderComponent::AddMarker(const FString& Name)
{
	if (UMRInputRecorderSubsystem* Recorder = FindOwnRecorder())
	{
		Recorder->AddMarker(Name);
	}
}

void UMRInputRecorderComponent::SaveRecording(const FString& FilePath)
{
	if (UMRInputRecorderSubsystem* Recorder = FindOwnRecorder())
	{
		Recorder->SaveTake(FilePath, [](const FString&, const FMRInputError&) {});
		return;
	}
	const FMRInputError Error = MRInputMessages::MakeError(EMRInputErrorCode::NothingRecorded, FilePath);
	UE_LOG(LogMRInput, Warning, TEXT("%s saves nothing: %s"), *GetPathName(), *Error.Text.ToString());
	OnSaveFailed.Broadcast(RecordingId, FilePath, Error);
}

bool UMRInputRecorderComponent::IsRecording() const
{
	const UMRInputRecorderSubsystem* Recorder = FindOwnRecorder();
	return Recorder && Recorder->IsRecording();
}

UMRInputRecorderSubsystem* UMRInputRecorderComponent::FindRecorder() const
{
	const UWorld* World = GetWorld();
	return World ? World->GetSubsystem<UMRInputRecorderSubsystem>() : nullptr;
}

UMRInputRecorderSubsystem* UMRInputRecorderComponent::FindOwnRecorder() const
{
	UMRInputRecorderSubsystem* Recorder = FindRecorder();
	return Recorder && RecordingId != 0 && Recorder->GetRecordingId() == RecordingId ? Recorder : nullptr;
}

void UMRInputRecorderComponent::ForwardStarted(int32 InRecordingId)
{
	if (bIsStarting)
	{
		bIsStarting = false; // a listener may start again
		RecordingId = InRecordingId;
		OnStarted.Broadcast(InRecordingId);
	}
}

void UMRInputRecorderComponent::ForwardStopped(int32 InRecordingId)
{
	if (InRecordingId == RecordingId)
	{
		OnStopped.Broadcast(InRecordingId);
	}
}

void UMRInputRecorderComponent::ForwardSaved(int32 InRecordingId, const FString& FilePath)
{
	if (InRecordingId == RecordingId)
	{
		OnSaved.Broadcast(InRecordingId, FilePath);
	}
}

void UMRInputRecorderComponent::ForwardSaveFailed(
	int32 InRecordingId, const FString& FilePath, const FMRInputError& Error)
{
	if (InRecordingId == RecordingId)
	{
		OnSaveFailed.Broadcast(InRecordingId, FilePath, Error);
	}
}

void UMRInputRecorderComponent::ForwardStreamFailed(
	int32 InRecordingId, const FString& FilePath, const FMRInputError& Error)
{
	if (InRecordingId == RecordingId)
	{
		OnStreamFailed.Broadcast(InRecordingId, FilePath, Error);
	}
}
