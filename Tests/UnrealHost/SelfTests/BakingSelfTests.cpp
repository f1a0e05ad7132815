// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

// Built with every set of modules; these checks are for the sets that have the editor's.
#if __has_include("Editor.h")

#include "CineCameraActor.h"
#include "CineCameraComponent.h"
#include "Editor.h"
#include "Engine/Level.h"
#include "EngineSelfTestGame.h"
#include "GameFramework/Actor.h"
#include "LevelSequence.h"
#include "MovieScene.h"
#include "ScopedTransaction.h"
#include "SelfTest.h"
#include "UObject/Package.h"

HOST_SELF_TEST(AnActorSpawnedAfterItsLevelWasModifiedLeavesWithUndo)
{
	FEngineSelfTestGame Game;
	ULevel& Level = *Game.World->PersistentLevel;
	const int32 Before = Level.Actors.Num();
	{
		const FScopedTransaction Transaction(FText::FromString(TEXT("Spawn")));
		Level.Modify();
		Game.World->SpawnActor<AActor>();
	}
	HOST_EXPECT(Level.Actors.Num() == Before + 1);
	HOST_EXPECT(GEditor->UndoTransaction());
	HOST_EXPECT(Level.Actors.Num() == Before);
	HOST_EXPECT(Level.GetWorld() == Game.World);
	GEditor->ResetTransaction(FText());
}

HOST_SELF_TEST(ACineCameraIsBelowItsRoot)
{
	FEngineSelfTestGame Game;
	ACineCameraActor* Camera = Game.World->SpawnActor<ACineCameraActor>();
	HOST_EXPECT(Camera->GetCineCameraComponent() != nullptr);
	HOST_EXPECT(Camera->GetCineCameraComponent()->GetAttachParent() == Camera->GetRootComponent());
	Camera->SetActorLocation(FVector(1.0, 2.0, 3.0));
	HOST_EXPECT(Camera->GetCineCameraComponent()->GetComponentLocation() == FVector(1.0, 2.0, 3.0));
}

HOST_SELF_TEST(APossessableKnowsItsParent)
{
	ULevelSequence* Sequence = NewObject<ULevelSequence>(GetTransientPackage());
	Sequence->Initialize();
	UMovieScene& Scene = *Sequence->GetMovieScene();
	const FGuid Actor = Scene.AddPossessable(TEXT("Actor"), AActor::StaticClass());
	const FGuid Part = Scene.AddPossessable(TEXT("Part"), USceneComponent::StaticClass());
	Scene.FindPossessable(Part)->SetParent(Actor, &Scene);
	HOST_EXPECT(Scene.FindPossessable(Part)->GetParent() == Actor);
	HOST_EXPECT(!Scene.FindPossessable(Actor)->GetParent().IsValid());
}

#endif
