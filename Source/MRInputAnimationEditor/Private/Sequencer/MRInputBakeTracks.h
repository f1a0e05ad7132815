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
 * Baked keys in a level sequence: bindings to actors that are there without it, transform and bool tracks. What was
 * bound or baked under the same name before is used again and its keys are replaced. Undo is the caller's transaction.
 * Game thread.
 */
namespace MRInputBakeTracks
{

/**
 * The label, with 2, 3 and so on at its end if it, or one that begins with it and an underscore, is bound already: for
 * a new rig, which must not take the bindings of another.
 */
FString FindFreeLabel(UMovieScene& Scene, const FString& Wanted);

/** The binding of an actor, under its label. */
FGuid BindActor(ULevelSequence& Sequence, AActor& Actor);

/** The binding of a component, below that of its actor. */
FGuid BindComponent(ULevelSequence& Sequence, UActorComponent& Component, const FGuid& ActorBinding);

/**
 * Puts the actors that are bound since there were so many possessables into a folder, for a rig has dozens: the scene's
 * own of that name, made if there is none.
 */
void PutInFolder(UMovieScene& Scene, int32 FirstNew, const FString& Name);

/** Location and rotation of the bound actor, relative to its parent; its scale is 1. Takes the keys away. */
void WritePose(UMovieScene& Scene, const FGuid& Binding, FMRInputBakedPose& Pose);

/** A flag of the bound component. */
void WriteFlag(UMovieScene& Scene, const FGuid& Binding, FName Property, const mria::FlagKeys& Flag);

/** The property of a rig that shows a flag. */
FName GetProperty(const mria::FlagKeys& Flag);

} // namespace MRInputBakeTracks
