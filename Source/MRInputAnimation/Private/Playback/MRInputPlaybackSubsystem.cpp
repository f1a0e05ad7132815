// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlaybackSubsystem.h"

#include "Devices/MRInputDriverSet.h"
#include "Engine/World.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputAnimationModule.h"
#include "MRInputConvert.h"
#include "MRInputMessages.h"
#include "MRInputRecordingData.h"
#include "MRInputStats.h"
#include "Playback/MRInputOrigin.h"
#include "Playback/MRInputPlayback.h"
#include "Playback/MRInputTellEvent.h"
#include "Sequencer/MRInputSequenceDriver.h"

void UMRInputPlaybackSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	Origin = MakeShared<FMRInputOrigin>();
	Shown = MakeShared<FMRInputSnapshot, ESPMode::ThreadSafe>();
	Hidden = MakeShared<FMRInputSnapshot, ESPMode::ThreadSafe>();
	Spare = MakeShared<FMRInputSnapshot, ESPMode::ThreadSafe>();
	SequenceDriver = MakeShared<FMRInputSequenceDriver>(*this);
	PreActorTickHandle =
		FWorldDelegates::OnWorldPreActorTick.AddUObject(this, &UMRInputPlaybackSubsystem::HandlePreActorTick);
	ShutdownHandle = FMRInputAnimationModule::OnShuttingDown().AddUObject(this, &UMRInputPlaybackSubsystem::Stop);
}

void UMRInputPlaybackSubsystem::Deinitialize()
{
	FMRInputAnimationModule::OnShuttingDown().Remove(ShutdownHandle);
	FWorldDelegates::OnWorldPreActorTick.Remove(PreActorTickHandle);
	// Whoever listened is being torn down with the world, so nothing is told any more.
	SequenceDriver->Reset();
	LetGo();
	Happened.Reset();
	Super::Deinitialize();
}

bool UMRInputPlaybackSubsystem::DoesSupportWorldType(const EWorldType::Type WorldType) const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::PIE || WorldType == EWorldType::Editor;
}

EMRInputResult UMRInputPlaybackSubsystem::Play(
	UMRInputAnimation* InAnimation, const FMRInputPlayOptions& InOptions, FMRInputError& Error)
{
	int32 Id = 0;
	return PlayAs(Id, InAnimation, InOptions, Error);
}

EMRInputResult UMRInputPlaybackSubsystem::PlayAs(
	int32& OutPlaybackId, UMRInputAnimation* InAnimation, const FMRInputPlayOptions& InOptions, FMRInputError& Error)
{
	Error = FMRInputError();
	const FMRInputRecordingData::FPtr Data = InAnimation ? FMRInputAccess::GetData(*InAnimation) : nullptr;
	if (!Data)
	{
		const FString Source = InAnimation ? InAnimation->GetPathName() : FString();
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Source);
		return EMRInputResult::Failure;
	}
	PreparePlayback(*InAnimation, Data.ToSharedRef(), InOptions);
	OutPlaybackId = PlaybackId;
	if (Playback) // else who heard a key of the one before being released has stopped it
	{
		Playback->Start();
		AfterChange();
	}
	return EMRInputResult::Success;
}

void UMRInputPlaybackSubsystem::PreparePlayback(
	UMRInputAnimation& InAnimation, const FMRInputRecordingData::FRef& Data, const FMRInputPlayOptions& InOptions)
{
	Stop();
	if (Playback)
	{
		LetGo(); // who heard of the end has started another one, but this call is to be what plays
	}

	const UWorld& World = *GetWorld();
	++PlaybackId;
	Animation = &InAnimation;
	Options = InOptions;
	Playback = MakeShared<FMRInputPlayback>(Data, Options);
	Origin->Start(Options, World, FMRInputDriverSet::GetTrackingToWorld(GetWorld()),
		MRInputConvert::GetWorldToMeters(World), Playback->FindHeadStart());
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	if (Options.bDriveDevices && Module)
	{
		Module->GetDrivers().Acquire(this, Options.Channels);
	}
}

void UMRInputPlaybackSubsystem::Pause()
{
	if (Playback)
	{
		Playback->Pause();
		AfterChange();
	}
}

void UMRInputPlaybackSubsystem::Resume()
{
	if (Playback)
	{
		Playback->Resume();
		AfterChange();
	}
}

void UMRInputPlaybackSubsystem::Stop()
{
	if (Playback)
	{
		Playback->Stop();
		AfterChange();
	}
}

void UMRInputPlaybackSubsystem::Seek(float Time)
{
	if (Playback)
	{
		Playback->Seek(Time);
		AfterChange();
	}
}

void UMRInputPlaybackSubsystem::SetRate(float Rate)
{
	Options.Rate = Rate;
	if (Playback)
	{
		Playback->SetRate(Rate);
	}
}

void UMRInputPlaybackSubsystem::SetLoopMode(EMRInputLoopMode LoopMode)
{
	Options.LoopMode = LoopMode;
	if (Playback)
	{
		Playback->SetLoopMode(LoopMode);
	}
}

void UMRInputPlaybackSubsystem::AdvanceTo(float Time)
{
	if (Playback)
	{
		Playback->AdvanceTo(Time);
		AfterChange();
	}
}

EMRInputPlayStatus UMRInputPlaybackSubsystem::GetStatus() const
{
	return Playback ? Playback->GetStatus() : EMRInputPlayStatus::Stopped;
}

int32 UMRInputPlaybackSubsystem::GetLoopCount() const
{
	return Playback ? Playback->GetLoopCount() : 0;
}

float UMRInputPlaybackSubsystem::GetTime() const
{
	return Playback ? static_cast<float>(Playback->GetTime()) : 0.0f;
}

bool UMRInputPlaybackSubsystem::IsDriving() const
{
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	return Playback && Module && Module->GetDrivers().IsDriving(this);
}

FMRInputFrame UMRInputPlaybackSubsystem::GetFrame() const
{
	if (!Playback)
	{
		return FMRInputFrame();
	}
	return MRInputConvert::ToWorld(MRInputConvert::ToFrame(Shown->Frame, Shown->WorldToMeters), Shown->TrackingToWorld);
}

void UMRInputPlaybackSubsystem::HandlePreActorTick(UWorld* World, ELevelTick, float DeltaSeconds)
{
	if (!Playback || World != GetWorld())
	{
		return;
	}
	MRINPUT_SCOPE(Playback);
	Playback->Advance(World->IsPaused() ? 0.0 : DeltaSeconds);
	AfterChange();
}

/** Shows where playback stands now, or lets go if it has ended, and then tells what happened. */
void UMRInputPlaybackSubsystem::AfterChange()
{
	const int32 FirstNew = Happened.Num();
	Playback->TakeEvents(Happened);
	for (int32 Index = FirstNew; Index < Happened.Num(); ++Index)
	{
		Happened[Index].PlaybackId = PlaybackId;
	}
	if (SequenceDriver->IsDriving(PlaybackId))
	{
		SequenceDriver->MixEvents(Happened, FirstNew);
	}
	PassToDevices(FirstNew);
	if (!Playback)
	{
		return; // a key has ended it, which was told on the way
	}
	if (Playback->GetStatus() == EMRInputPlayStatus::Stopped)
	{
		LetGo();
	}
	else
	{
		ShowFrame();
	}
	OnShown.Broadcast();
	TellHappened();
}

void UMRInputPlaybackSubsystem::PassToDevices(int32 FirstNew)
{
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	for (int32 Index = FirstNew; Module && Index < Happened.Num(); ++Index)
	{
		const FMRInputEvent& Event = Happened[Index]; // until passed: who hears a key may cause more and move the array
		if (Event.PlaybackId == PlaybackId && Module->GetDrivers().IsDriving(this))
		{
			Module->GetDrivers().Pass(Event.Kind, Event.Hand);
		}
	}
}

void UMRInputPlaybackSubsystem::ShowFrame()
{
	// Into the one that nobody reads; then they change places.
	Hidden->TrackingToWorld = FMRInputDriverSet::GetTrackingToWorld(GetWorld());
	Hidden->WorldToMeters = MRInputConvert::GetWorldToMeters(*GetWorld());
	Playback->FillSnapshot(*Hidden, Origin->Get(Options, Hidden->TrackingToWorld, Hidden->WorldToMeters));
	if (SequenceDriver->IsDriving(PlaybackId))
	{
		SequenceDriver->BlendInto(*Hidden);
	}
	Swap(Shown, Hidden);

	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	if (Module && Module->GetDrivers().IsDriving(this))
	{
		MRINPUT_SCOPE(Drivers);
		Module->GetFrameSource().Publish(Shown.ToSharedRef());
		if (Module->GetFrameSource().IsHeld(*Hidden))
		{
			Swap(Hidden, Spare);
		}
		Module->GetDrivers().Update(GetWorld(), *Shown);
	}
}

void UMRInputPlaybackSubsystem::TellHappened()
{
	if (bIsTelling)
	{
		return;
	}
	const TGuardValue<bool> Telling(bIsTelling, true);
	for (int32 Index = 0; Index < Happened.Num(); ++Index)
	{
		const FMRInputEvent Event = MoveTemp(Happened[Index]); // out: a listener may cause more and move the array
		MRInputTellEvent(*this, Event);
	}
	Happened.Reset();
}

/** Gives the devices back and forgets the recording. Tells nothing. */
void UMRInputPlaybackSubsystem::LetGo()
{
	Playback.Reset();
	Animation = nullptr;
	*Hidden = FMRInputSnapshot();
	if (FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr())
	{
		Module->GetDrivers().Release(this);
	}
	if (!Playback) // else who heard a key being released has started the next one, which shows a frame already
	{
		*Shown = FMRInputSnapshot();
		*Spare = FMRInputSnapshot();
	}
}
