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
#include "MRInputPlayerComponent.h"
#include "MRInputStats.h"
#include "Playback/MRInputBroadcast.h"
#include "Playback/MRInputMixer.h"
#include "Playback/MRInputPlayback.h"

void UMRInputPlaybackSubsystem::Initialize(FSubsystemCollectionBase& Collection)
{
	Super::Initialize(Collection);
	Mixer = FMRInputMixer::MakeFor(*GetWorld());
	Mixer->OnChanged.BindUObject(this, &UMRInputPlaybackSubsystem::Show);
	PreActorTickHandle =
		FWorldDelegates::OnWorldPreActorTick.AddUObject(this, &UMRInputPlaybackSubsystem::HandlePreActorTick);
	ShutdownHandle = FMRInputAnimationModule::OnShuttingDown().AddUObject(this, &UMRInputPlaybackSubsystem::Stop);
}

void UMRInputPlaybackSubsystem::Deinitialize()
{
	FMRInputAnimationModule::OnShuttingDown().Remove(ShutdownHandle);
	FWorldDelegates::OnWorldPreActorTick.Remove(PreActorTickHandle);
	// No event fires: listeners are being torn down with the world.
	EndPlayback();
	if (FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr())
	{
		Module->GetDrivers().Release(this);
	}
	Mixer->Reset();
	Super::Deinitialize();
}

bool UMRInputPlaybackSubsystem::DoesSupportWorldType(const EWorldType::Type WorldType) const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::PIE || WorldType == EWorldType::Editor;
}

EMRInputResult UMRInputPlaybackSubsystem::Play(
	UMRInputAnimation* InAnimation, const FMRInputPlayOptions& InOptions, FMRInputError& Error)
{
	return PlayFor(nullptr, InAnimation, InOptions, Error);
}

EMRInputResult UMRInputPlaybackSubsystem::PlayFor(UMRInputPlayerComponent* Component, UMRInputAnimation* InAnimation,
	const FMRInputPlayOptions& InOptions, FMRInputError& Error)
{
	Error = FMRInputError();
	const FMRInputRecordingData::FPtr Data = InAnimation ? FMRInputAccess::GetData(*InAnimation) : nullptr;
	if (!Data)
	{
		const FString Source = InAnimation ? InAnimation->GetPathName() : FString();
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoAnimation, Source);
		return EMRInputResult::Failure;
	}
	StopPlayback();
	if (Playback)
	{
		StopSilently(); // a listener of the end has started another recording, but this call takes precedence
	}
	if (Mixer->HasLayers())
	{
		Mixer->DropHeld(); // sections that are still evaluated continue, and this recording follows
		Mixer->Apply();
	}
	Animation = InAnimation;
	Mixer->SetPlayback({InAnimation, Component, InOptions});
	Playback = MakeShared<FMRInputPlayback>(Data.ToSharedRef(), InOptions);
	Playback->Start();
	HandlePlaybackChanged();
	return EMRInputResult::Success;
}

void UMRInputPlaybackSubsystem::Pause()
{
	if (Playback)
	{
		Playback->Pause();
		HandlePlaybackChanged();
	}
}

void UMRInputPlaybackSubsystem::Resume()
{
	if (Playback)
	{
		Playback->Resume();
		HandlePlaybackChanged();
	}
}

void UMRInputPlaybackSubsystem::Stop()
{
	StopPlayback();
	Mixer->DropSections();
	if (Mixer->HasLayers())
	{
		Mixer->Apply();
	}
}

void UMRInputPlaybackSubsystem::StopFor(const UMRInputPlayerComponent& Component)
{
	if (GetPlayerComponent() == &Component)
	{
		Stop();
	}
	else if (Mixer->IsPlaybackOf(Component))
	{
		StopPlayback();
	}
}

void UMRInputPlaybackSubsystem::StopPlayback()
{
	if (Playback)
	{
		Playback->Stop();
		HandlePlaybackChanged();
	}
}

/** Without Stopped: a listener that starts again at each end would never let another one play. */
void UMRInputPlaybackSubsystem::StopSilently()
{
	const int32 FirstNew = Mixer->Events.Num();
	Playback->Stop();
	Mixer->ReportPlayback(*Playback, Playback->TakeEvents());
	Mixer->Finish();
	for (int32 Index = Mixer->Events.Num() - 1; Index >= FirstNew; --Index)
	{
		if (Mixer->Events[Index].Event.Kind == EMRInputEventKind::Stopped)
		{
			Mixer->Events.RemoveAt(Index);
		}
	}
	EndPlayback();
}

void UMRInputPlaybackSubsystem::Seek(float Time)
{
	if (Playback)
	{
		Playback->Seek(Time);
		HandlePlaybackChanged();
	}
}

void UMRInputPlaybackSubsystem::SetRate(float Rate)
{
	Mixer->GetPlaybackOptions().Rate = Rate;
	if (Playback)
	{
		Playback->SetRate(Rate);
	}
}

void UMRInputPlaybackSubsystem::SetLoopMode(EMRInputLoopMode LoopMode)
{
	Mixer->GetPlaybackOptions().LoopMode = LoopMode;
	if (Playback)
	{
		Playback->SetLoopMode(LoopMode);
	}
}

void UMRInputPlaybackSubsystem::AdvanceTo(float Time)
{
	if (Playback)
	{
		Mixer->ReportPlayback(*Playback, Playback->AdvanceTo(Time));
		Show();
	}
}

EMRInputPlayStatus UMRInputPlaybackSubsystem::GetStatus() const
{
	const bool bWaits = Playback && !Mixer->HasLayers() && !Mixer->IsPlaybackSuspended();
	return bWaits ? Playback->GetStatus() : Mixer->GetStatus();
}

int32 UMRInputPlaybackSubsystem::GetLoopCount() const
{
	return static_cast<int32>(FMath::Min<uint64>(Mixer->GetMixed().loopCount, MAX_int32));
}

float UMRInputPlaybackSubsystem::GetTime() const
{
	const bool bWaits = Playback && !Mixer->HasLayers();
	return static_cast<float>(bWaits ? Playback->GetTime() : Mixer->GetMixed()[mria::MixPart::Clock].time);
}

bool UMRInputPlaybackSubsystem::IsDriving() const
{
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	return Mixer->HasLayers() && Module && Module->GetDrivers().IsDriving(this);
}

UMRInputAnimation* UMRInputPlaybackSubsystem::GetAnimation() const
{
	return Mixer->HasLayers() || Playback ? Mixer->FindAnimation() : nullptr;
}

UMRInputPlayerComponent* UMRInputPlaybackSubsystem::GetPlayerComponent() const
{
	return Mixer->HasLayers() || Playback ? Mixer->FindComponent() : nullptr;
}

int32 UMRInputPlaybackSubsystem::GetPlaybackId() const
{
	return Mixer->GetNewestPlaybackId();
}

const FMRInputPlayOptions& UMRInputPlaybackSubsystem::GetOptions() const
{
	return Mixer->GetOptions();
}

FMRInputFrame UMRInputPlaybackSubsystem::GetFrame() const
{
	const FMRInputSnapshot& Shown = Mixer->GetSnapshot();
	return Mixer->HasLayers() ? MRInputConvert::ToWorld(MRInputConvert::ToFrame(Shown.Mixed.frame, Shown.WorldToMeters),
									Shown.TrackingToWorld)
							  : FMRInputFrame();
}

void UMRInputPlaybackSubsystem::HandlePreActorTick(UWorld* World, ELevelTick, float DeltaSeconds)
{
	if (World != &Mixer->GetWorld() || (!Playback && !Mixer->HasLayers()))
	{
		return;
	}
	MRINPUT_SCOPE(Playback);
	if (Playback && !Mixer->IsPlaybackSuspended())
	{
		Mixer->ReportPlayback(*Playback, Playback->Advance(World->IsPaused() ? 0.0 : DeltaSeconds));
	}
	Show();
}

void UMRInputPlaybackSubsystem::HandlePlaybackChanged()
{
	Mixer->ReportPlayback(*Playback, Playback->TakeEvents());
	Show();
}

/** Passes the mixer's result to devices and listeners. Copies it first, since a listener may change it. */
void UMRInputPlaybackSubsystem::Show()
{
	const int32 FirstNew = Mixer->Events.Num();
	Mixer->Finish();
	for (int32 Index = FirstNew; Index < Mixer->Events.Num(); ++Index)
	{
		bHasStarted |= Mixer->Events[Index].Event.Kind == EMRInputEventKind::Started;
	}
	if (Playback && Playback->GetStatus() == EMRInputPlayStatus::Stopped)
	{
		EndPlayback();
	}
	bIsStale = true;
	if (bIsUpdatingDevices)
	{
		return; // a listener of a key: the sender continues
	}
	{
		const TGuardValue<bool> Updating(bIsUpdatingDevices, true);
		while (bIsStale)
		{
			bIsStale = false;
			UpdateDevices();
		}
	}
	OnShown.Broadcast();
	FireEvents();
}

void UMRInputPlaybackSubsystem::EndPlayback()
{
	Playback.Reset();
	Animation = nullptr;
}

void UMRInputPlaybackSubsystem::UpdateDevices()
{
	FMRInputAnimationModule* Module = FMRInputAnimationModule::GetPtr();
	if (!Module)
	{
		bHasDevices = false;
		NextEdge = Mixer->Events.Num();
		return;
	}
	FMRInputDriverSet& Drivers = Module->GetDrivers();
	const FMRInputSnapshot& Shown = Mixer->GetSnapshot();
	const bool bDrives = Shown.Mixed.hasLayers && Shown.Mixed.drivesDevices;
	if (bDrives && (!bHasDevices || (bHasStarted && !Drivers.IsDriving(this))))
	{
		bHasDevices = true;
		DrivenRoles = Shown.Mixed.roles;
		Drivers.Acquire(this, Shown.Channels); // the world that starts last drives
	}
	else if (bDrives && DrivenRoles != Shown.Mixed.roles)
	{
		DrivenRoles = Shown.Mixed.roles;
		Drivers.SetChannels(this, Shown.Channels);
	}
	bHasStarted = false;
	PassEdges();
	if (!bDrives && bHasDevices)
	{
		bHasDevices = false;
		Drivers.Release(this);
	}
	if (bDrives && !bIsStale && Drivers.IsDriving(this))
	{
		MRINPUT_SCOPE(Drivers);
		Drivers.Update(Mixer->GetWorld(), Shown);
	}
}

/** Passes the events of the frame, in order: a pinch may begin and end in it. */
void UMRInputPlaybackSubsystem::PassEdges()
{
	while (NextEdge < Mixer->Events.Num())
	{
		FMRInputDriverSet& Drivers = FMRInputAnimationModule::GetPtr()->GetDrivers();
		// Not kept across the call: a listener of a key may cause more and move the array.
		const FMRInputMixedEvent& Edge = Mixer->Events[NextEdge++];
		if (Drivers.IsDriving(this))
		{
			Drivers.Pass(Edge.Event.Kind, Edge.Event.Hand, Edge.bPressesKeys);
		}
	}
}

void UMRInputPlaybackSubsystem::FireEvents()
{
	if (bIsFiring || Mixer->Events.Num() == 0)
	{
		return;
	}
	const TGuardValue<bool> Firing(bIsFiring, true);
	for (int32 Index = 0; Index < Mixer->Events.Num(); ++Index)
	{
		const FMRInputMixedEvent Event = MoveTemp(Mixer->Events[Index]); // out: a listener may cause more
		MRInputBroadcast(*this, Event.Event);
		if (UMRInputPlayerComponent* Component = Event.Component.Get())
		{
			MRInputBroadcast(*Component, Event.Event);
		}
	}
	Mixer->Events.Reset();
	NextEdge = 0;
}
