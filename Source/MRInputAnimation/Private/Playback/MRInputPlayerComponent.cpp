// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MRInputPlayerComponent.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputAnimation.h"
#include "MRInputMessages.h"

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
	UMRInputPlaybackSubsystem* Playback = FindPlayback();
	if (!Playback)
	{
		Error = MRInputMessages::MakeError(EMRInputErrorCode::NoWorld, GetPathName());
	}
	else if (Playback->PlayFor(this, Animation, Options, Error) == EMRInputResult::Success)
	{
		return EMRInputResult::Success;
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
	if (UMRInputPlaybackSubsystem* Playback = FindPlayback())
	{
		Playback->StopFor(*this);
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
	return Playback && Playback->GetPlayerComponent() == this;
}

UMRInputPlaybackSubsystem* UMRInputPlayerComponent::FindPlayback() const
{
	const UWorld* World = GetWorld();
	return World ? World->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr;
}
