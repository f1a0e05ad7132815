// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Evaluation/MovieScenePlayback.h"
#include "MRInputTypes.h"
#include "Mria/Mixer.h"
#include "Playback/MRInputMixer.h"

#include <vector>

class IMovieScenePlayer;
class UMovieSceneMRInputSection;
class UMRInputPlayerComponent;
class UWorld;

/** Converts the evaluation of a section for the mixer. */
namespace MRInputSectionReport
{

std::uint64_t ToPlayerId(const IMovieScenePlayer& Player);

/**
 * The content of the section: its own recording or, for a bound track, that of the component. `Animation` is null if
 * there is none. `World` is the world in which it plays.
 */
FMRInputLayerContent FindContent(
	const UMovieSceneMRInputSection& Section, UMRInputPlayerComponent* Component, const UWorld& World);

/** How its sequence has moved since `LastTime`, which is unset if the section was not evaluated then. */
mria::LayerStretch MakeStretch(
	const UMovieSceneMRInputSection& Section, const FMovieSceneContext& Context, const TOptional<FFrameTime>& LastTime);

/**
 * The section's easing around the stretch, as straight lines between ticks. The ticks depend on the section alone, so
 * they are the same for every stretch.
 */
void FindWeights(const UMovieSceneMRInputSection& Section, const mria::LayerStretch& Stretch,
	std::vector<mria::WeightKnot>& OutWeights);

} // namespace MRInputSectionReport
