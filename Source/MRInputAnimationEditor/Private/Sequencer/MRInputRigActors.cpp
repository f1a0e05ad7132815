// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputRigActors.h"

#include "CineCameraActor.h"
#include "Components/SceneComponent.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "MRInputRigComponent.h"

namespace MRInputRigActorsDetail
{

/** In that level, whichever level is current: the parts of a rig must be in the level of the rig. */
FActorSpawnParameters In(ULevel& Level)
{
	FActorSpawnParameters Parameters;
	Parameters.OverrideLevel = &Level;
	return Parameters;
}

AActor& SpawnEmpty(UWorld& World, ULevel& Level)
{
	AActor* Actor = World.SpawnActor<AActor>(In(Level));
	USceneComponent* Root = NewObject<USceneComponent>(Actor, TEXT("Root"), RF_Transactional);
	Root->SetMobility(EComponentMobility::Movable);
	Actor->SetRootComponent(Root);
	Actor->AddInstanceComponent(Root);
	Root->RegisterComponent();
	return *Actor;
}

AActor& SpawnPart(UWorld& World, ULevel& Level, bool bIsCineCamera)
{
	if (bIsCineCamera)
	{
		return *World.SpawnActor<ACineCameraActor>(In(Level));
	}
	return SpawnEmpty(World, Level);
}

} // namespace MRInputRigActorsDetail

UMRInputRigComponent& MRInputRigActors::FindOrAddRig(AActor& Root)
{
	if (UMRInputRigComponent* Found = Root.FindComponentByClass<UMRInputRigComponent>())
	{
		return *Found;
	}
	Root.Modify();
	UMRInputRigComponent* Rig = NewObject<UMRInputRigComponent>(&Root, TEXT("MRInputRig"), RF_Transactional);
	Root.AddInstanceComponent(Rig);
	Rig->RegisterComponent();
	return *Rig;
}

UMRInputRigComponent& MRInputRigActors::MakeRig(UWorld& World, const FString& Label)
{
	ULevel& Level = *World.GetCurrentLevel();
	// UNCONFIRMED(undo-removes-spawned): Undo removes actors that were spawned after their level was modified.
	Level.Modify();
	AActor& Root = MRInputRigActorsDetail::SpawnEmpty(World, Level);
	Root.SetActorLabel(Label);
	return FindOrAddRig(Root);
}

AActor& MRInputRigActors::FindOrAddPart(UMRInputRigComponent& Rig, FName Part, bool bIsCineCamera)
{
	if (AActor* Found = Rig.FindPart(Part))
	{
		return *Found;
	}
	AActor& Root = *Rig.GetOwner();
	Root.GetLevel()->Modify();
	Rig.Modify();
	AActor& Actor = MRInputRigActorsDetail::SpawnPart(*Rig.GetWorld(), *Root.GetLevel(), bIsCineCamera);
	Actor.AttachToActor(&Root, FAttachmentTransformRules::KeepRelativeTransform);
	Actor.SetActorLabel(Root.GetActorLabel() + TEXT("_") + Part.ToString().Replace(TEXT("."), TEXT("_")));
	Rig.Parts.Add(Part, &Actor);
	return Actor;
}
