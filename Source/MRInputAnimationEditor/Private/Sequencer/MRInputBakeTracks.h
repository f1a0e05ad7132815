// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Sequencer/MRInputBake.h"

class AActor;
class UActorComponent;
class ULevelSequence;
class UMovieScene;

/**
 * Writes baked keys into a level sequence: bindings to existing actors, transform tracks and bool tracks. Reuses
 * bindings and tracks of the same name and replaces their keys. The caller opens the transaction. Game thread.
 */
namespace MRInputBakeTracks
{

/**
 * A label for a new rig that uses no bindings of another one: appends 2, 3 and so on if the label, or one that starts
 * with it and an underscore, is already bound.
 */
FString FindFreeLabel(UMovieScene& Scene, const FString& Wanted);

/** The binding of an actor, under its label. */
FGuid BindActor(ULevelSequence& Sequence, AActor& Actor);

/** The binding of a component, below that of its actor. */
FGuid BindComponent(ULevelSequence& Sequence, UActorComponent& Component, const FGuid& ActorBinding);

/**
 * Moves the bindings from that possessable on into a folder of the scene, since a rig has dozens. Creates the folder if
 * there is none of that name.
 */
void PutInFolder(UMovieScene& Scene, int32 FirstNew, const FString& Name);

/** Writes location and rotation of the bound actor, relative to its parent, with a scale of 1. Moves the keys. */
void WritePose(UMovieScene& Scene, const FGuid& Binding, FMRInputBakedPose& Pose);

/** Writes a flag of the bound component. */
void WriteFlag(UMovieScene& Scene, const FGuid& Binding, FName Property, const mria::FlagKeys& Flag);

/** The property of a rig that shows a flag. */
FName GetProperty(const mria::FlagKeys& Flag);

} // namespace MRInputBakeTracks
