// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestWorld.h"

#include "Camera/CameraComponent.h"
#include "Components/SceneComponent.h"
#include "CoreGlobals.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "IXRTrackingSystem.h"
#include "MRInputPlaybackSubsystem.h"
#include "MotionControllerComponent.h"
#include "UObject/GarbageCollection.h"
#include "UObject/UObjectGlobals.h"

FMRInputTestWorld::FMRInputTestWorld()
{
	GameInstance.Reset(NewObject<UGameInstance>(GEngine));
	GameInstance->InitializeStandalone();
	World.Reset(GameInstance->GetWorld());
	// The project's own mode may refuse the player or bring a pawn that acts.
	World->GetWorldSettings()->DefaultGameMode = AGameModeBase::StaticClass();
	World->SetGameMode(FURL());
	World->GetAuthGameMode()->DefaultPawnClass = APawn::StaticClass();
	World->InitializeActorsForPlay(FURL());
	World->GetWorldSettings()->MinUndilatedFrameTime = 0.0f;
	World->GetWorldSettings()->MaxUndilatedFrameTime = 100.0f;

	// UNCONFIRMED(player-without-viewport): A local player that is added by hand needs no viewport client.
	ULocalPlayer* Player = NewObject<ULocalPlayer>(GEngine);
	GameInstance->AddLocalPlayer(Player, IPlatformInputDeviceMapper::Get().GetPrimaryPlatformUser());
	FString Error;
	if (!Player->SpawnPlayActor(FString(), Error, World.Get()))
	{
		UE_LOG(LogTemp, Error, TEXT("The test's player could not join: %s"), *Error);
		World->SpawnActor<APlayerController>()->SetPlayer(Player);
	}
	Keys = MakeUnique<FMRInputTestKeys>(GetPlayer());
	World->BeginPlay();
}

FMRInputTestWorld::~FMRInputTestWorld()
{
	World->BeginTearingDown();
	for (TActorIterator<AActor> It(World.Get()); It; ++It)
	{
		It->RouteEndPlay(EEndPlayReason::LevelTransition);
	}
	GameInstance->Shutdown();
	World->DestroyWorld(false);
	GEngine->DestroyWorldContext(World.Get());
	World.Reset();
	GameInstance.Reset();
	Keys.Reset();
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
}

UMRInputPlaybackSubsystem& FMRInputTestWorld::GetPlayback() const
{
	return *World->GetSubsystem<UMRInputPlaybackSubsystem>();
}

APlayerController& FMRInputTestWorld::GetPlayer() const
{
	return *World->GetFirstPlayerController();
}

ULocalPlayer& FMRInputTestWorld::GetLocalPlayer() const
{
	return *GameInstance->GetFirstGamePlayer();
}

void FMRInputTestWorld::Tick(float DeltaSeconds)
{
	// UNCONFIRMED(world-ticks-by-frame-counter): A world whose frame counter has moved on ticks everything again.
	++GFrameCounter;
	const TSharedPtr<IXRTrackingSystem, ESPMode::ThreadSafe> System = GEngine->XRSystem;
	if (System)
	{
		System->OnStartGameFrame(*GEngine->GetWorldContextFromWorld(World.Get()));
	}
	World->Tick(LEVELTICK_All, DeltaSeconds);
}

void FMRInputTestWorld::TickFrames(int32 Count, float DeltaSeconds)
{
	for (int32 Frame = 0; Frame < Count; ++Frame)
	{
		Tick(DeltaSeconds);
	}
}

bool FMRInputTestWorld::Play(UMRInputAnimation* Animation, const FMRInputPlayOptions& Options)
{
	FMRInputError Error;
	return GetPlayback().Play(Animation, Options, Error) == EMRInputResult::Success;
}

UCameraComponent* FMRInputTestWorld::AddHeadCamera(const FTransform& Transform)
{
	AActor* Actor = AddActor(Transform);
	UCameraComponent* Camera = NewObject<UCameraComponent>(Actor);
	Camera->bLockToHmd = true;
	Camera->SetupAttachment(Actor->GetRootComponent());
	Camera->RegisterComponent();
	GetPlayer().SetViewTarget(Actor);
	return Camera;
}

UMotionControllerComponent* FMRInputTestWorld::AddMotionController(FName Source, const FTransform& Transform)
{
	AActor* Actor = AddActor(Transform);
	Actor->SetOwner(&GetPlayer()); // others' components do not poll
	UMotionControllerComponent* Controller = NewObject<UMotionControllerComponent>(Actor);
	Controller->SetTrackingMotionSource(Source);
	Controller->SetupAttachment(Actor->GetRootComponent());
	Controller->RegisterComponent();
	return Controller;
}

AActor* FMRInputTestWorld::AddActor(const FTransform& Transform)
{
	AActor* Actor = World->SpawnActor<AActor>();
	USceneComponent* Root = NewObject<USceneComponent>(Actor);
	Actor->SetRootComponent(Root);
	Root->RegisterComponent();
	Actor->SetActorTransform(Transform);
	return Actor;
}
