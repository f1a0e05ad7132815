// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "LevelSequence.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "LevelSequenceActor.h"

UObject* ULevelSequencePlayer::HostContext() const
{
	return World.Get();
}

ULevelSequencePlayer* ULevelSequencePlayer::CreateLevelSequencePlayer(UObject* WorldContextObject,
	ULevelSequence* LevelSequence, FMovieSceneSequencePlaybackSettings Settings, ALevelSequenceActor*& OutActor)
{
	OutActor = nullptr;
	UWorld* World = GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::LogAndReturnNull);
	if (!World || World->bIsTearingDown)
	{
		return nullptr;
	}
	OutActor = World->SpawnActor<ALevelSequenceActor>();
	OutActor->LevelSequenceAsset = LevelSequence;
	OutActor->SequencePlayer = NewObject<ULevelSequencePlayer>(OutActor);
	OutActor->SequencePlayer->SetPlaybackSettings(Settings);
	if (World->IsGameWorld())
	{
		OutActor->SequencePlayer->Initialize(LevelSequence, World->GetCurrentLevel(), FLevelSequenceCameraSettings());
	}
	if (Settings.bAutoPlay)
	{
		OutActor->SequencePlayer->Play();
	}
	return OutActor->SequencePlayer;
}

void ULevelSequencePlayer::Initialize(
	ULevelSequence* InLevelSequence, ULevel* InLevel, const FLevelSequenceCameraSettings&)
{
	World = InLevel->OwningWorld;
	UMovieSceneSequencePlayer::Initialize(InLevelSequence);
	FWorldDelegates::OnWorldPreActorTick.Remove(TickHandle);
	TickHandle = FWorldDelegates::OnWorldPreActorTick.AddUObject(this, &ULevelSequencePlayer::HandlePreActorTick);
}

void ULevelSequencePlayer::BeginDestroy()
{
	FWorldDelegates::OnWorldPreActorTick.Remove(TickHandle);
	Super::BeginDestroy();
}

void ULevelSequencePlayer::HandlePreActorTick(UWorld* InWorld, ELevelTick, float DeltaSeconds)
{
	if (InWorld == World.Get() && !InWorld->IsPaused())
	{
		Update(DeltaSeconds);
	}
}

void ALevelSequenceActor::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	if (SequencePlayer)
	{
		SequencePlayer->Stop();
	}
	Super::EndPlay(EndPlayReason);
}