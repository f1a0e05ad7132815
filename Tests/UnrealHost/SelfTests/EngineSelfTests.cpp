// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "EngineSelfTestGame.h"
#include "EngineUtils.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "Kismet/GameplayStatics.h"
#include "SelfTest.h"

namespace EngineSelfTestsDetail
{
bool Near(float A, double B)
{
	return FMath::IsNearlyEqual(static_cast<double>(A), B, 1.0e-6);
}
} // namespace EngineSelfTestsDetail

HOST_SELF_TEST(ActorsLiveInTheEnginesOrder)
{
	FEngineSelfTestGame Test;
	EngineSelfTestEvents().Reset();
	ASelfTestActor* Actor = Test.World->SpawnActor<ASelfTestActor>();
	HOST_EXPECT(Test.Saw({TEXT("Component.OnRegister"), TEXT("Component.Initialize"), TEXT("Actor.PostInitialize"),
		TEXT("Component.BeginPlay"), TEXT("Actor.BeginPlay")}));

	EngineSelfTestEvents().Reset();
	Actor->OnDestroyed.AddDynamic(Actor, &ASelfTestActor::HearDestroyed);
	HOST_EXPECT(Actor->Destroy());
	HOST_EXPECT(
		Test.Saw({TEXT("Actor.EndPlay"), TEXT("Component.EndPlay 0"), TEXT("Heard"), TEXT("Component.Destroyed")}));
	HOST_EXPECT(!IsValid(Actor));
}

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

HOST_SELF_TEST(AWorldTicksInTheEnginesOrder)
{
	FEngineSelfTestGame Test;
	Test.World->SpawnActor<ASelfTestActor>();
	TArray<FString>& Events = EngineSelfTestEvents();
	Events.Reset();
	const auto Listen = [&](auto& Delegate, const TCHAR* Name)
	{
		return Delegate.AddLambda(
			[&Events, &Test, Name](UWorld* World, ELevelTick, float)
			{
				if (World == Test.World)
				{
					Events.Add(Name);
				}
			});
	};
	const FDelegateHandle Start = Listen(FWorldDelegates::OnWorldTickStart, TEXT("Start"));
	const FDelegateHandle Pre = Listen(FWorldDelegates::OnWorldPreActorTick, TEXT("Pre"));
	const FDelegateHandle Post = Listen(FWorldDelegates::OnWorldPostActorTick, TEXT("Post"));
	const FDelegateHandle End = Listen(FWorldDelegates::OnWorldTickEnd, TEXT("End"));
	Test.World->Tick(LEVELTICK_All, 0.1f);
	HOST_EXPECT(Test.Saw({TEXT("Start"), TEXT("Pre"), TEXT("Actor.Tick"), TEXT("Component.Tick"), TEXT("Post"),
		TEXT("Subsystem.Tick"), TEXT("End")}));
	FWorldDelegates::OnWorldTickStart.Remove(Start);
	FWorldDelegates::OnWorldPreActorTick.Remove(Pre);
	FWorldDelegates::OnWorldPostActorTick.Remove(Post);
	FWorldDelegates::OnWorldTickEnd.Remove(End);
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
	HOST_EXPECT(Test.Saw({TEXT("Actor.Tick"), TEXT("Component.Tick"), TEXT("Subsystem.Tick")}));

	Actor->Part->PrimaryComponentTick.RemovePrerequisite(Actor, Actor->PrimaryActorTick);
	EngineSelfTestEvents().Reset();
	Test.World->Tick(LEVELTICK_All, 0.1f);
	HOST_EXPECT(Test.Saw({TEXT("Component.Tick"), TEXT("Actor.Tick"), TEXT("Subsystem.Tick")}));
}

HOST_SELF_TEST(TicksAreSwitchedAndSpacedOut)
{
	FEngineSelfTestGame Test;
	USelfTestComponent* Part = Test.World->SpawnActor<ASelfTestActor>()->Part;
	Part->SetComponentTickEnabled(false);
	Test.World->Tick(LEVELTICK_All, 0.1f);
	HOST_EXPECT(Part->Ticks == 0);
	Part->SetComponentTickEnabled(true);
	Part->SetComponentTickInterval(0.25f);
	for (int32 Frame = 0; Frame < 3; ++Frame)
	{
		Test.World->Tick(LEVELTICK_All, 0.1f);
	}
	HOST_EXPECT(Part->Ticks == 1);
	HOST_EXPECT(EngineSelfTestsDetail::Near(Part->LastDelta, 0.3));
	Part->Deactivate();
	HOST_EXPECT(!Part->IsActive());
}

HOST_SELF_TEST(APausedWorldTicksOnlyWhatAsksForIt)
{
	FEngineSelfTestGame Test;
	FString Error;
	HOST_EXPECT(Test.Game->CreateLocalPlayer(0, Error, true) != nullptr);
	USelfTestComponent* Part = Test.World->SpawnActor<ASelfTestActor>()->Part;
	HOST_EXPECT(UGameplayStatics::SetGamePaused(Test.World, true) && Test.World->IsPaused());
	Test.World->Tick(LEVELTICK_All, 0.1f);
	HOST_EXPECT(Part->Ticks == 0 && Test.World->GetTimeSeconds() == 0.0 && Test.World->GetRealTimeSeconds() > 0.0);
	Part->PrimaryComponentTick.bTickEvenWhenPaused = true;
	Test.World->Tick(LEVELTICK_All, 0.1f);
	HOST_EXPECT(Part->Ticks == 1);
	HOST_EXPECT(UGameplayStatics::SetGamePaused(Test.World, false) && !Test.World->IsPaused());
}

HOST_SELF_TEST(TimeIsDilatedAndLimited)
{
	FEngineSelfTestGame Test;
	USelfTestComponent* Part = Test.World->SpawnActor<ASelfTestActor>()->Part;
	UGameplayStatics::SetGlobalTimeDilation(Test.World, 0.5f);
	Test.World->Tick(LEVELTICK_All, 0.1f);
	HOST_EXPECT(EngineSelfTestsDetail::Near(Part->LastDelta, 0.05));
	UGameplayStatics::SetGlobalTimeDilation(Test.World, 1.0f);
	Test.World->Tick(LEVELTICK_All, 5.0f);
	HOST_EXPECT(EngineSelfTestsDetail::Near(Part->LastDelta, 0.4));
}

HOST_SELF_TEST(ComponentsMadeLaterJoinThePlay)
{
	FEngineSelfTestGame Test;
	ASelfTestActor* Actor = Test.World->SpawnActor<ASelfTestActor>();
	EngineSelfTestEvents().Reset();
	USelfTestComponent* Later = NewObject<USelfTestComponent>(Actor);
	HOST_EXPECT(Later->GetOwner() == Actor && !Later->IsRegistered());
	Later->RegisterComponent();
	HOST_EXPECT(Test.Saw({TEXT("Component.OnRegister"), TEXT("Component.Initialize"), TEXT("Component.BeginPlay")}));
	Later->DestroyComponent();
	HOST_EXPECT(Later->IsBeingDestroyed() && Actor->FindComponentByClass<USelfTestComponent>() == Actor->Part);
}

HOST_SELF_TEST(AttachedComponentsFollowTheirParent)
{
	FEngineSelfTestGame Test;
	const FVector Place(100.0, 0.0, 0.0);
	const FRotator Turn(0.0, 90.0, 0.0);
	ASelfTestActor* Actor = Test.World->SpawnActor<ASelfTestActor>(Place, Turn);
	HOST_EXPECT(Actor->GetActorLocation().Equals(Place, 1.0e-9));
	HOST_EXPECT(Actor->Child->GetComponentLocation().Equals(FVector(100.0, 10.0, 0.0), 1.0e-9));

	Actor->SetActorLocation(FVector(200.0, 0.0, 0.0));
	HOST_EXPECT(Actor->Child->GetComponentLocation().Equals(FVector(200.0, 10.0, 0.0), 1.0e-9));
	Actor->SetActorLocation(Place);

	Actor->Child->SetWorldLocation(FVector(100.0, 0.0, 5.0));
	HOST_EXPECT(Actor->Child->GetRelativeLocation().Equals(FVector(0.0, 0.0, 5.0), 1.0e-9));
	Actor->Child->DetachFromComponent(FDetachmentTransformRules::KeepWorldTransform);
	Actor->SetActorLocation(FVector::ZeroVector);
	HOST_EXPECT(Actor->Child->GetComponentLocation().Equals(FVector(100.0, 0.0, 5.0), 1.0e-9));
	HOST_EXPECT(Actor->Child->AttachToComponent(Actor->Root, FAttachmentTransformRules::SnapToTargetIncludingScale));
	HOST_EXPECT(Actor->Child->GetComponentLocation().Equals(FVector::ZeroVector, 1.0e-9));
	HOST_EXPECT(!Actor->Root->AttachToComponent(Actor->Child, FAttachmentTransformRules::KeepWorldTransform));
}

HOST_SELF_TEST(SubsystemsLiveWithTheirOwners)
{
	HOST_EXPECT(GEngine->GetEngineSubsystem<USelfTestEngineSubsystem>() != nullptr);
	{
		FEngineSelfTestGame Test;
		HOST_EXPECT(Test.Game->GetSubsystem<USelfTestGameSubsystem>()->GetGameInstance() == Test.Game);
		HOST_EXPECT(Test.World->GetSubsystem<USelfTestWorldSubsystem>()->GetWorld() == Test.World);
		HOST_EXPECT(
			Test.Saw({TEXT("Subsystem.Initialize"), TEXT("Subsystem.PostInitialize"), TEXT("Subsystem.BeginPlay")}));
		CollectGarbage(RF_NoFlags);
		HOST_EXPECT(Test.World->GetSubsystem<USelfTestWorldSubsystem>() != nullptr);
		EngineSelfTestEvents().Reset();
	}
	HOST_EXPECT(EngineSelfTestEvents() == TArray<FString>({TEXT("Subsystem.Deinitialize")}));
	UWorld* Preview = UWorld::CreateWorld(EWorldType::EditorPreview, false);
	HOST_EXPECT(Preview->GetSubsystem<USelfTestWorldSubsystem>() == nullptr);
	Preview->DestroyWorld(false);
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

HOST_SELF_TEST(AGameHasPlayersWithControllers)
{
	FEngineSelfTestGame Test;
	FString Error;
	ULocalPlayer* Player = Test.Game->CreateLocalPlayer(0, Error, true);
	HOST_EXPECT(Player && Player->PlayerController && Player->PlayerController->GetLocalPlayer() == Player);
	HOST_EXPECT(Test.World->GetFirstPlayerController() == Player->PlayerController);
	HOST_EXPECT(GEngine->GetFirstLocalPlayerController(Test.World) == Player->PlayerController);
	HOST_EXPECT(!Test.Game->CreateLocalPlayer(0, Error, true) && !Error.IsEmpty());
	HOST_EXPECT(
		GEngine->GetWorldFromContextObject(Player->PlayerController, EGetWorldErrorMode::ReturnNull) == Test.World);
}
