// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class AActor;
class UMRInputRigComponent;
class UWorld;

/** Creates the actors of a rig. Everything is transactional; the caller opens the transaction. Game thread. */
namespace MRInputRigActors
{

/** The rig of an actor; added if the actor has none. */
UMRInputRigComponent& FindOrAddRig(AActor& Root);

/** A new root in the current level, at the world's origin, with that label and no parts. */
UMRInputRigComponent& MakeRig(UWorld& World, const FString& Label);

/**
 * The actor of a part. If there is none, creates an empty actor or a cine camera in the root's level, attached to the
 * root at its transform and labelled after the root and the part.
 */
AActor& FindOrAddPart(UMRInputRigComponent& Rig, FName Part, bool bIsCineCamera);

} // namespace MRInputRigActors
