// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class AActor;
class UMRInputRigComponent;
class UWorld;

/** The empty actors of a rig. Undo is the caller's transaction; everything is transactional. Game thread. */
namespace MRInputRigActors
{

/** The rig of an actor; added if the actor has none. */
UMRInputRigComponent& FindOrAddRig(AActor& Root);

/** A new root in the current level, at the world's origin, with that label and no parts. */
UMRInputRigComponent& MakeRig(UWorld& World, const FString& Label);

/**
 * The part's actor. A new one is an empty actor, or a cine camera, in the root's level, below the root and at its
 * place, labelled after the root and the part.
 */
AActor& FindOrAddPart(UMRInputRigComponent& Rig, FName Part, bool bIsCineCamera);

} // namespace MRInputRigActors
