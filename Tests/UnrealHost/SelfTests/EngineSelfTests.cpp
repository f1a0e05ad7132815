// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EngineSelfTestGame.h"
#include "GameFramework/WorldSettings.h"
#include "SelfTest.h"

HOST_SELF_TEST(ADestroyedActorIsCollected)
{
	FEngineSelfTestGame Test;
	const TWeakObjectPtr<ASelfTestActor> Actor = Test.World->SpawnActor<ASelfTestActor>();
	const TWeakObjectPtr<USelfTestComponent> Part = Actor->Part.Get();
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
	ASelfTestActor* Actor = World->SpawnActor<ASelfTestActor>();
	World->InitializeActorsForPlay(FURL());
	World->BeginPlay();
	HOST_EXPECT(!World->HasBegunPlay() && !Actor->HasActorBegunPlay() && Actor->IsActorInitialized());
	World->GetWorldSettings()->NotifyBeginPlay();
	HOST_EXPECT(World->HasBegunPlay() && Actor->HasActorBegunPlay());
	World->DestroyWorld(false);
	CollectGarbage(RF_NoFlags);
}

HOST_SELF_TEST(TickGroupsAndPrerequisitesOrderTicks)
{
	FEngineSelfTestGame Test;
	ASelfTestActor* Actor = Test.World->SpawnActor<ASelfTestActor>();
	Actor->PrimaryActorTick.TickGroup = TG_PostPhysics;
	Actor->Part->PrimaryComponentTick.TickGroup = TG_PrePhysics;
	EngineSelfTestEvents().Reset();
	Test.World->Tick(LEVELTICK_All, 0.1f);
	// The owner is a prerequisite of its components, which therefore wait for its group.
	HOST_EXPECT(Test.Saw({TEXT("Actor.Tick"), TEXT("Component.Tick")}));
}

HOST_SELF_TEST(AWorldTellsOfItsEnd)
{
	TArray<FString> Heard;
	FDelegateHandle Down = FWorldDelegates::OnWorldBeginTearDown.AddLambda([&](UWorld*) { Heard.Add(TEXT("Down")); });
	FDelegateHandle Clean =
		FWorldDelegates::OnWorldCleanup.AddLambda([&](UWorld*, bool, bool) { Heard.Add(TEXT("Clean")); });
	TWeakObjectPtr<UWorld> World;
	{
		FEngineSelfTestGame Test;
		World = Test.World;
		Test.World->SpawnActor<ASelfTestActor>();
	}
	// As the engine's: who destroys a world by hand also tears it down and ends play.
	HOST_EXPECT(Heard == TArray<FString>({TEXT("Clean")}));
	HOST_EXPECT(!EngineSelfTestEvents().Contains(TEXT("Actor.EndPlay")));
	HOST_EXPECT(!World.IsValid());
	FWorldDelegates::OnWorldBeginTearDown.Remove(Down);
	FWorldDelegates::OnWorldCleanup.Remove(Clean);
}
