// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Evaluation/MovieScenePlayback.h"
#include "MovieSceneSequence.h"

namespace HostSequenceFences
{
/**
 * A way cut at the fences of a sequence and of those inside it. A cut is not crossed: the part before ends right before
 * it, at the last moment that a frame time can tell, and backwards on it.
 *
 * UNCONFIRMED(fence-part-time): The part of a frame that ends at a fence has the last moment before the fence as its
 * time.
 */
TArray<FMovieSceneContext> Cut(const UMovieSceneSequence& Root, const FMovieSceneContext& Whole);
} // namespace HostSequenceFences
