// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlayerComponent.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"
#include "Playback/MRInputTellEvent.h"

UMRInputPlayerComponent::UMRInputPlayerComponent()
{
	PrimaryComponentTick.bCanEverTick = false;
}

void UMRInputPlayerComponent::BeginPlay()
{
	Super::BeginPlay();
	if (bAutoPlay)
	{
		FMRInputError Error;
		Play(Error);
	}
}

void UMRInputPlayerComponent::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	Stop();
	Super::EndPlay(EndPlayReason);
}

EMRInputResult UMRInputPlayerComponent::Play(FMRInputError& Error)
{
	if (Animation && Animation->HasRecording())
	{
		Stop(); // told under its own number
	}
	return PlayThis(Animation, Options, Error);
}

EMRInputResult UMRInputPlayerComponent::PlayThis(
	UMRInputAnimation* InAnimation, const FMRInputPlayOptions& InOptions, FMRInputError& Error)
{
	if (UMRInputPlaybackSubsystem* Playback = FindPlayback())
	{
		// Bound before, so that what the start brings is heard here too.
		Playback->OnEvent.AddUniqueDynamic(this, &UMRInputPlayerComponent::ForwardEvent);
		if (Playback->PlayAs(PlaybackId, InAnimation, InOptions, Error) == EMRInputResult::Success)
		{
			return EMRInputResult::Success;
		}
	}
	else
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoWorld, GetPathName());
	}
	UE_LOG(LogMRInput, Warning, TEXT("%s does not play: %s"), *GetPathName(), *Error.Text.ToString());
	return EMRInputResult::Failure;
}

void UMRInputPlayerComponent::Pause()
{
	if (IsPlaying())
	{
		FindPlayback()->Pause();
	}
}

void UMRInputPlayerComponent::Resume()
{
	if (IsPlaying())
	{
		FindPlayback()->Resume();
	}
}

void UMRInputPlayerComponent::Stop()
{
	if (IsPlaying())
	{
		FindPlayback()->Stop();
	}
}

void UMRInputPlayerComponent::Seek(float Time)
{
	if (IsPlaying())
	{
		FindPlayback()->Seek(Time);
	}
}

bool UMRInputPlayerComponent::IsPlaying() const
{
	const UMRInputPlaybackSubsystem* Playback = FindPlayback();
	return Playback && PlaybackId != 0 && Playback->GetPlaybackId() == PlaybackId &&
		Playback->GetStatus() != EMRInputPlayStatus::Stopped;
}

UMRInputPlaybackSubsystem* UMRInputPlayerComponent::FindPlayback() const
{
	const UWorld* World = GetWorld();
	return World ? World->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr;
}

void UMRInputPlayerComponent::Follow(int32 InPlaybackId)
{
	if (UMRInputPlaybackSubsystem* Playback = FindPlayback())
	{
		Playback->OnEvent.AddUniqueDynamic(this, &UMRInputPlayerComponent::ForwardEvent);
		PlaybackId = InPlaybackId;
	}
}

void UMRInputPlayerComponent::Forget()
{
	PlaybackId = 0;
	if (UMRInputPlaybackSubsystem* Playback = FindPlayback())
	{
		Playback->OnEvent.RemoveDynamic(this, &UMRInputPlayerComponent::ForwardEvent);
	}
}

void UMRInputPlayerComponent::ForwardEvent(const FMRInputEvent& Event)
{
	if (Event.PlaybackId != PlaybackId)
	{
		return;
	}
	if (Event.Kind == EMRInputEventKind::Stopped)
	{
		Forget(); // first, so that a listener may start again
	}
	MRInputTellEvent(*this, Event);
}
