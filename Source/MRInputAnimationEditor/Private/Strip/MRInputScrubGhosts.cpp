// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Strip/MRInputScrubGhosts.h"

#include "Editor.h"
#include "Engine/World.h"
#include "MRInputAnimation.h"
#include "MRInputGhostHandsComponent.h"
#include "MRInputKeepDirtyFlag.h"
#include "Strip/MRInputScrubActor.h"

FMRInputScrubGhosts::FMRInputScrubGhosts()
{
	PlayHandle = FEditorDelegates::PreBeginPIE.AddLambda([this](const bool) { Hide(); });
	MapHandle = FEditorDelegates::MapChange.AddLambda([this](uint32) { Hide(); });
	CleanupHandle = FWorldDelegates::OnWorldCleanup.AddRaw(this, &FMRInputScrubGhosts::HandleCleanup);
}

FMRInputScrubGhosts::~FMRInputScrubGhosts()
{
	FEditorDelegates::PreBeginPIE.Remove(PlayHandle);
	FEditorDelegates::MapChange.Remove(MapHandle);
	FWorldDelegates::OnWorldCleanup.Remove(CleanupHandle);
	Hide();
}

AActor* FMRInputScrubGhosts::Spawn(UWorld& World) const
{
	FActorSpawnParameters Parameters;
	// Not transactional, so that undo never contains it.
	Parameters.ObjectFlags = RF_Transient;
	// Not the current level: it may be hidden, and its dirty flag is not the one that is restored.
	Parameters.OverrideLevel = World.PersistentLevel;
	Parameters.bCreateActorPackage = false;
	Parameters.bHideFromSceneOutliner = true;
	Parameters.bTemporaryEditorActor = true;
	AActor* Spawned = World.SpawnActor<AMRInputScrubActor>(Parameters);
	if (Spawned)
	{
		UMRInputGhostHandsComponent* Ghosts =
			NewObject<UMRInputGhostHandsComponent>(Spawned, NAME_None, RF_Transient | RF_TextExportTransient);
		Ghosts->bAutoPlay = false;
		Spawned->SetRootComponent(Ghosts);
		Ghosts->RegisterComponent();
	}
	return Spawned;
}

void FMRInputScrubGhosts::Show(UMRInputAnimation& Animation, double Time)
{
	UWorld* World = GEditor && !GEditor->PlayWorld ? GEditor->GetEditorWorldContext().World() : nullptr;
	if (!World)
	{
		return;
	}
	if (Actor.IsValid() && Actor->GetWorld() != World)
	{
		Hide();
	}
	const FMRInputKeepDirtyFlag KeepDirtyFlag(*World);
	if (!Actor.IsValid())
	{
		Actor = Spawn(*World);
	}
	UMRInputGhostHandsComponent* Ghosts =
		Actor.IsValid() ? Actor->FindComponentByClass<UMRInputGhostHandsComponent>() : nullptr;
	if (Ghosts)
	{
		Ghosts->Animation = &Animation;
		Ghosts->SetTime(static_cast<float>(Time));
		GEditor->RedrawLevelEditingViewports();
	}
}

void FMRInputScrubGhosts::Hide()
{
	AActor* Shown = Actor.Get();
	Actor.Reset();
	UWorld* World = Shown ? Shown->GetWorld() : nullptr;
	if (World)
	{
		const FMRInputKeepDirtyFlag KeepDirtyFlag(*World);
		World->DestroyActor(Shown, false, false);
		if (GEditor)
		{
			GEditor->RedrawLevelEditingViewports();
		}
	}
}

void FMRInputScrubGhosts::HandleCleanup(UWorld* World, bool, bool)
{
	if (Actor.IsValid() && Actor->GetWorld() == World)
	{
		Hide();
	}
}
