// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "Evaluation/MovieSceneEvalTemplate.h"
#include "Features/IModularFeatures.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "MotionControllerComponent.h"
#include "SelfTest.h"
#include "UObject/GarbageCollection.h"
#include "UObject/UObjectGlobals.h"
#include "XRMotionControllerBase.h"

namespace EngineSelfTestsDetail
{
/** A standalone game with player 0, made as a test against the engine would make it, and ended with the test. */
struct FGame
{
	FGame()
	{
		Game->InitializeStandalone();
		World = Game->GetWorld();
		World->GetWorldSettings()->DefaultGameMode = AGameModeBase::StaticClass();
		World->SetGameMode(FURL());
		World->InitializeActorsForPlay(FURL());
		World->BeginPlay();
		FString Error;
		ULocalPlayer* Player = NewObject<ULocalPlayer>(GEngine);
		Game->AddLocalPlayer(Player, IPlatformInputDeviceMapper::Get().GetPrimaryPlatformUser());
		Player->SpawnPlayActor(FString(), Error, World);
	}

	~FGame()
	{
		GEngine->DestroyWorldContext(World);
		World->DestroyWorld(false);
		Game->Shutdown();
		CollectGarbage(RF_NoFlags);
	}

	UGameInstance* Game = NewObject<UGameInstance>(GEngine);
	UWorld* World = nullptr;
};

/** Tracks every source while it is registered, and counts who asks. */
class FController : public FXRMotionControllerBase
{
public:
	FController() { IModularFeatures::Get().RegisterModularFeature(GetModularFeatureName(), this); }
	~FController() { IModularFeatures::Get().UnregisterModularFeature(GetModularFeatureName(), this); }

	using FXRMotionControllerBase::GetControllerOrientationAndPosition;
	virtual FName GetMotionControllerDeviceTypeName() const override { return FName(TEXT("SelfTest")); }
	virtual bool GetControllerOrientationAndPosition(
		const int32, const FName, FRotator&, FVector&, float) const override
	{
		++NumAsked;
		return true;
	}
	virtual ETrackingStatus GetControllerTrackingStatus(const int32, const FName) const override
	{
		return ETrackingStatus::Tracked;
	}
#if !HOST_HAS_CONTROLLER_VELOCITY
	virtual bool GetControllerOrientationAndPosition(
		const int32, const EControllerHand, FRotator&, FVector&, float) const override
	{
		return false;
	}
	virtual ETrackingStatus GetControllerTrackingStatus(const int32, const EControllerHand) const override
	{
		return ETrackingStatus::NotTracked;
	}
#endif

	mutable int32 NumAsked = 0;
};

struct FUnsavedTemplate : FMovieSceneEvalTemplate
{
	FUnsavedTemplate() { EnableOverrides(RequiresTearDownFlag); }
};
} // namespace EngineSelfTestsDetail

using namespace EngineSelfTestsDetail;

HOST_SELF_TEST(ADestroyedActorIsCollected)
{
	const FGame Test;
	const TWeakObjectPtr<AActor> Actor = Test.World->SpawnActor<AActor>();
	const TWeakObjectPtr<USceneComponent> Part = NewObject<USceneComponent>(Actor.Get());
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(Actor.IsValid() && Part.IsValid());
	Actor->Destroy();
	CollectGarbage(RF_NoFlags);
	HOST_EXPECT(!Actor.IsValid() && !Part.IsValid());
	Test.World->Tick(LEVELTICK_All, 0.1f);
}

HOST_SELF_TEST(BeginPlayNeedsAGameMode)
{
	UWorld* World = UWorld::CreateWorld(EWorldType::Game, false);
	AActor* Actor = World->SpawnActor<AActor>();
	World->InitializeActorsForPlay(FURL());
	World->BeginPlay();
	HOST_EXPECT(!World->HasBegunPlay() && !Actor->HasActorBegunPlay() && Actor->IsActorInitialized());
	World->GetWorldSettings()->NotifyBeginPlay();
	HOST_EXPECT(World->HasBegunPlay() && Actor->HasActorBegunPlay());
	World->DestroyWorld(false);
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(DestroyingAWorldEndsNoPlay)
{
	int32 NumDown = 0;
	const FDelegateHandle Down = FWorldDelegates::OnWorldBeginTearDown.AddLambda([&](UWorld*) { ++NumDown; });
	FGame Test;
	const AActor* Actor = Test.World->SpawnActor<AActor>();
	Test.World->DestroyWorld(false);
	// As the engine's: who destroys a world by hand also tears it down and ends play.
	HOST_EXPECT(NumDown == 0 && Actor->HasActorBegunPlay());
	FWorldDelegates::OnWorldBeginTearDown.Remove(Down);
}

HOST_SELF_TEST(MotionControllerAsksOnlyForALocalPlayersActor)
{
	const FGame Test;
	const FController Controller;
	AActor* Actor = Test.World->SpawnActor<AActor>();
	UMotionControllerComponent* Component = NewObject<UMotionControllerComponent>(Actor);
	Component->RegisterComponent();
	APawn* Pawn = Test.World->SpawnActor<APawn>();
	Actor->SetOwner(Pawn);
	Test.World->Tick(LEVELTICK_All, 0.1f);
	HOST_EXPECT(!Component->IsTracked() && Controller.NumAsked == 0);
	Test.World->GetFirstPlayerController()->Possess(Pawn);
	Test.World->Tick(LEVELTICK_All, 0.1f);
	HOST_EXPECT(Component->IsTracked() && Controller.NumAsked > 0);
}

HOST_SELF_TEST(OnlyPropertiesOfATemplateAreSaved)
{
	const FMovieSceneEvalTemplatePtr Made = FUnsavedTemplate();
	HOST_EXPECT(Made->RequiresTearDown() && !Made.HostSaveAndLoad()->RequiresTearDown());
}
