// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputRecorderSubsystem.h"

#include "Engine/World.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputAnimationModule.h"
#include "MRInputFiles.h"
#include "MRInputMessages.h"
#include "MRInputStats.h"
#include "MRInputTakeFiles.h"
#include "Misc/CoreDelegates.h"
#include "Recording/MRInputTakeRecorder.h"
#include "UObject/WeakObjectPtrTemplates.h"

void UMRInputRecorderSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	// After the actors, so that a replay, which is shown before them, is seen in the same frame.
	// UNCONFIRMED(post-actor-tick): OnWorldPostActorTick fires in every version, after the player's keys were handled.
	PostActorTickHandle =
		FWorldDelegates::OnWorldPostActorTick.AddUObject(this, &UMRInputRecorderSubsystem::HandlePostActorTick);
	EnginePreExitHandle = FCoreDelegates::OnEnginePreExit.AddUObject(this, &UMRInputRecorderSubsystem::EndAll);
	ShutdownHandle =
		FMRInputAnimationModule::OnShuttingDown().AddUObject(this, &UMRInputRecorderSubsystem::HandleShutdown);
	MRInputTakeFiles::LogLeftoverStreams();
}

void UMRInputRecorderSubsystem::Deinitialize()
{
	FMRInputAnimationModule::OnShuttingDown().Remove(ShutdownHandle);
	FCoreDelegates::OnEnginePreExit.Remove(EnginePreExitHandle);
	FWorldDelegates::OnWorldPostActorTick.Remove(PostActorTickHandle);
	OnEnding.Broadcast();
	EndAll();
	Recorder.Reset();
	Super::Deinitialize();
}

bool UMRInputRecorderSubsystem::DoesSupportWorldType(const EWorldType::Type WorldType) const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::PIE;
}

EMRInputResult UMRInputRecorderSubsystem::StartRecording(const FMRInputRecordOptions& InOptions, FMRInputError& Error)
{
	Error = FMRInputError();
	const FMRInputRecordChannels& Channels = InOptions.Channels;
	if (!Channels.bHead && !Channels.bLeftHand && !Channels.bRightHand && !Channels.bGaze)
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoChannels, GetPathName());
		return EMRInputResult::Failure;
	}
	const TSharedRef<FMRInputTakeRecorder> Next = MakeShared<FMRInputTakeRecorder>(InOptions);
	if (InOptions.bStreamToDisk)
	{
		auto OnFailed = [WeakThis = TWeakObjectPtr<UMRInputRecorderSubsystem>(this), FailedId = RecordingId + 1](
							const FMRInputError& StreamError)
		{
			if (UMRInputRecorderSubsystem* This = WeakThis.Get())
			{
				This->OnStreamFailed.Broadcast(FailedId, StreamError.Source, StreamError);
			}
		};
		// A part of the id in the name: another program that starts in the same second does not choose the same one.
		const FGuid Id = FGuid::NewGuid();
		const FString Ending = FString::Printf(TEXT("-%08x.mrstream"), Id.A);
		const FString Path = MRInputTakeFiles::MakePath(FString(), FDateTime::UtcNow(), Ending);
		if (!Next->OpenStream(Path, Id, MoveTemp(OnFailed), Error))
		{
			return EMRInputResult::Failure;
		}
	}
	StopRecording();

	Recorder = Next;
	Options = InOptions;
	bIsRecording = true;
	OnStarted.Broadcast(++RecordingId);
	return EMRInputResult::Success;
}

void UMRInputRecorderSubsystem::PauseRecording()
{
	if (bIsRecording)
	{
		Recorder->Pause();
	}
}

void UMRInputRecorderSubsystem::ResumeRecording()
{
	if (bIsRecording)
	{
		Recorder->Resume();
	}
}

void UMRInputRecorderSubsystem::StopRecording()
{
	if (bIsRecording)
	{
		bIsRecording = false;
		Recorder->Stop();
		OnStopped.Broadcast(RecordingId);
	}
}

void UMRInputRecorderSubsystem::AddMarker(const FString& Name)
{
	if (bIsRecording)
	{
		Recorder->AddMarker(GetWorld()->GetTimeSeconds(), Name);
	}
}

bool UMRInputRecorderSubsystem::IsRecording() const
{
	return bIsRecording;
}

bool UMRInputRecorderSubsystem::IsRecordingPaused() const
{
	return bIsRecording && Recorder->IsPaused();
}

float UMRInputRecorderSubsystem::GetRecordedSeconds() const
{
	return Recorder ? static_cast<float>(Recorder->GetStats().duration) : 0.0f;
}

float UMRInputRecorderSubsystem::GetRecordedMegabytes() const
{
	return Recorder ? static_cast<float>(Recorder->GetStats().bytes) / (1 << 20) : 0.0f;
}

FString UMRInputRecorderSubsystem::GetStreamPath() const
{
	return Recorder ? Recorder->GetStreamPath() : FString();
}

mria::RecordedTake UMRInputRecorderSubsystem::TakeSnapshot() const
{
	return Recorder ? Recorder->TakeSnapshot() : mria::RecordedTake();
}

bool UMRInputRecorderSubsystem::TakeBytes(TArray<uint8>& OutBytes, FMRInputError& OutError) const
{
	if (!HasFrames())
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NothingRecorded, GetPathName());
		return false;
	}
	return MRInputTakeFiles::ToBytes(TakeSnapshot(), Options.Format, GetPathName(), OutBytes, OutError);
}

EMRInputResult UMRInputRecorderSubsystem::CreateAnimation(UMRInputAnimation*& Animation, FMRInputError& Error) const
{
	Animation = nullptr;
	TArray<uint8> Bytes;
	if (!TakeBytes(Bytes, Error))
	{
		return EMRInputResult::Failure;
	}
	const FMRInputRecordingData::FPtr Data = MRInputFiles::Load(MoveTemp(Bytes), GetPathName(), Error);
	if (!Data)
	{
		return EMRInputResult::Failure;
	}
	Animation = NewObject<UMRInputAnimation>();
	FMRInputAccess::SetData(*Animation, Data.ToSharedRef());
	return EMRInputResult::Success;
}

void UMRInputRecorderSubsystem::SaveTake(const FString& FilePath, FOnTakeSaved OnDone)
{
	const int32 Id = RecordingId;
	if (!HasFrames())
	{
		const FMRInputError Error = MRInputMessages::MakeError(EMRInputErrorCode::NothingRecorded, FilePath);
		NotifySaved(Id, FilePath, Error);
		OnDone(FilePath, Error);
		return;
	}
	SaveInTurn(MRInputTakeFiles::MakePath(FilePath, FDateTime::UtcNow()), false, MoveTemp(OnDone));
}

void UMRInputRecorderSubsystem::StopAndSave()
{
	if (bIsRecording && HasFrames())
	{
		Recorder->Stop();
		SaveInTurn(MRInputTakeFiles::MakePath(FString(), FDateTime::UtcNow()), true,
			[](const FString&, const FMRInputError&) {});
	}
	StopRecording(); // last: who hears of it may start the next one
}

void UMRInputRecorderSubsystem::SaveInTurn(const FString& Path, bool bAllowFallback, FOnTakeSaved OnDone)
{
	// Written in the background, then read on the game thread.
	const TSharedRef<FString, ESPMode::ThreadSafe> SavedPath = MakeShared<FString, ESPMode::ThreadSafe>(Path);
	const FString Stream = Recorder->FindNeedlessStream();
	MRInputFiles::RunInTurn(
		[Take = TakeSnapshot(), Format = Options.Format, SavedPath, Stream, bAllowFallback](FMRInputError& OutError)
		{
			if (bAllowFallback ? MRInputTakeFiles::SaveWithFallback(Take, Format, *SavedPath, OutError)
							   : MRInputTakeFiles::Save(Take, Format, *SavedPath, OutError))
			{
				MRInputTakeFiles::DeleteStream(Stream);
			}
		},
		[WeakThis = TWeakObjectPtr<UMRInputRecorderSubsystem>(this), Id = RecordingId, SavedPath, Stream,
			OnDone = MoveTemp(OnDone)](FMRInputError Error) mutable
		{
			if (UMRInputRecorderSubsystem* This = WeakThis.Get())
			{
				if (!Error.IsSet() && This->Recorder && This->GetStreamPath() == Stream)
				{
					This->Recorder->ForgetStream();
				}
				This->NotifySaved(Id, *SavedPath, Error);
			}
			OnDone(*SavedPath, Error);
		});
}

bool UMRInputRecorderSubsystem::SaveTakeNow(FString& InOutPath, FMRInputError& OutError)
{
	if (!HasFrames())
	{
		OutError = MRInputMessages::MakeError(EMRInputErrorCode::NothingRecorded, InOutPath);
		return false;
	}
	MRInputFiles::WaitForAll(); // a stream that has ended is closed then
	if (!MRInputTakeFiles::SaveWithFallback(TakeSnapshot(), Options.Format, InOutPath, OutError))
	{
		return false;
	}
	const FString Stream = Recorder->FindNeedlessStream();
	if (!Stream.IsEmpty())
	{
		MRInputTakeFiles::DeleteStream(Stream);
		Recorder->ForgetStream();
	}
	return true;
}

#if WITH_EDITOR
UMRInputAnimation* UMRInputRecorderSubsystem::SaveAsAsset(const FString& PackagePath, FMRInputError& Error) const
{
	TArray<uint8> Bytes;
	return TakeBytes(Bytes, Error) ? MRInputTakeFiles::CreateAsset(MoveTemp(Bytes), PackagePath, Error) : nullptr;
}
#endif

bool UMRInputRecorderSubsystem::HasFrames() const
{
	return Recorder && Recorder->GetStats().framesTaken > 0;
}

void UMRInputRecorderSubsystem::HandlePostActorTick(UWorld* World, ELevelTick, float)
{
	if (bIsRecording && World == GetWorld() && !World->IsPaused())
	{
		MRINPUT_SCOPE(Recording);
		Recorder->AddFrame(*World);
	}
}

void UMRInputRecorderSubsystem::NotifySaved(int32 SavedId, const FString& FilePath, const FMRInputError& Error)
{
	if (!Error.IsSet())
	{
		UE_LOG(LogMRInput, Log, TEXT("Recording saved: %s"), *FilePath);
		OnSaved.Broadcast(SavedId, FilePath);
		return;
	}
	UE_LOG(LogMRInput, Warning, TEXT("Recording not saved: %s"), *Error.Text.ToString());
	OnSaveFailed.Broadcast(SavedId, FilePath, Error);
}

/**
 * Called when the world or the engine ends. Closes the stream, and saves the recording if the options say so.
 * Synchronously, because no background work may run afterwards. Listeners belong to the world and are not notified.
 */
void UMRInputRecorderSubsystem::EndAll()
{
	if (bIsRecording)
	{
		bIsRecording = false;
		Recorder->Stop();
		FString Path = MRInputTakeFiles::MakePath(FString(), FDateTime::UtcNow());
		FMRInputError Error;
		if (Options.bSaveOnEnd && HasFrames() && !SaveTakeNow(Path, Error))
		{
			[[maybe_unused]] const FString& Stream = Recorder->GetStreamPath(); // builds that ship log nothing
			UE_LOG(LogMRInput, Error, TEXT("Recording %s: %s"),
				Stream.IsEmpty() ? TEXT("lost") : *FString::Printf(TEXT("left in its stream %s"), *Stream),
				*Error.Text.ToString());
		}
	}
	if (Recorder)
	{
		MRInputFiles::WaitForAll();
	}
}

/** The same as at the end of the world, except that listeners still exist. */
void UMRInputRecorderSubsystem::HandleShutdown()
{
	const bool bWasRecording = bIsRecording;
	EndAll();
	if (bWasRecording)
	{
		OnStopped.Broadcast(RecordingId);
	}
}
