// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "MotionControllerComponent.h"
#include "SelfTest.h"
#include "XrInputDoubles.h"

namespace XrTrackingSelfTestsDetail
{
using namespace XrInputDoubles;

UMotionControllerComponent* AddComponent(const FGame& Game, FName Source, const FTransform& Place)
{
	AActor* Actor = Game.World->SpawnActor<AActor>();
	Actor->SetOwner(Game.GetPlayer());
	USceneComponent* Root = NewObject<USceneComponent>(Actor);
	Actor->SetRootComponent(Root);
	Root->RegisterComponent();
	Root->SetWorldTransform(Place);
	UMotionControllerComponent* Component = NewObject<UMotionControllerComponent>(Actor);
	Component->SetTrackingMotionSource(Source);
	Component->SetupAttachment(Root);
	Component->RegisterComponent();
	return Component;
}
} // namespace XrTrackingSelfTestsDetail

using namespace XrTrackingSelfTestsDetail;

HOST_SELF_TEST(MotionControllerAsksOnlyForALocalPlayersActor)
{
	const FGame Game;
	FController Controller(TEXT("Left"));
	UMotionControllerComponent* Component = AddComponent(Game, TEXT("Left"), FTransform::Identity);
	Component->GetOwner()->SetOwner(nullptr);
	Game.World->Tick(LEVELTICK_All, Frame);
	HOST_EXPECT(!Component->IsTracked() && Component->GetRelativeLocation().IsZero());
	HOST_EXPECT(Controller.LastIndex == INDEX_NONE);
	APawn* Pawn = Game.World->SpawnActor<APawn>();
	Component->GetOwner()->SetOwner(Pawn);
	HOST_EXPECT(!Component->GetOwner()->HasLocalNetOwner());
	Game.GetPlayer()->Possess(Pawn);
	HOST_EXPECT(Pawn->HasLocalNetOwner() && Component->GetOwner()->HasLocalNetOwner());
	Game.World->Tick(LEVELTICK_All, Frame);
	HOST_EXPECT(Component->IsTracked());
}

HOST_SELF_TEST(HeadSourceIsTheTrackingSystemsFrom54On)
{
	const FGame Game;
	const FScopedTracking Tracking;
	const FController Controller(TEXT("HMD"));
	const UMotionControllerComponent* Component = AddComponent(Game, TEXT("HMD"), FTransform::Identity);
	const UMotionControllerComponent* Other = AddComponent(Game, TEXT("Head"), FTransform::Identity);
	Game.World->Tick(LEVELTICK_All, Frame);
#if !HOST_HAS_HEAD_SOURCE
	HOST_EXPECT(Component->GetRelativeLocation().Equals(FVector(100.0, 200.0, 300.0)));
#else
	HOST_EXPECT(Component->GetRelativeLocation().Equals(FVector(0.0, 0.0, 170.0)));
#endif
	HOST_EXPECT(Other->IsTracked() && Other->GetRelativeLocation().Equals(FVector(0.0, 0.0, 170.0)));
	HOST_EXPECT(Other->CurrentTrackingStatus == ETrackingStatus::Tracked);
}
