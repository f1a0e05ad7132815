// SPDX-License-Identifier: MIT
// EXPECT: incomplete type
// MODULE: MRInputAnimation
// What makes templates only names the track that they are for.

#include "Compilation/IMovieSceneTrackTemplateProducer.h"

#ifdef CURED
#include "Evaluation/MovieSceneEvaluationTrack.h"
#endif

void Sweep(FMovieSceneEvaluationTrack& Track)
{
	(void)Track.GetEvaluationMethod();
}
