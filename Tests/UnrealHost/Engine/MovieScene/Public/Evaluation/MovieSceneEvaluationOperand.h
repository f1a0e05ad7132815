// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneSequenceID.h"

/** The object that a track is evaluated for; a root track has none. */
struct FMovieSceneEvaluationOperand
{
	FMovieSceneEvaluationOperand() = default;
	FMovieSceneEvaluationOperand(FMovieSceneSequenceIDRef InSequenceID, const FGuid& InObjectBindingID)
		: ObjectBindingID(InObjectBindingID)
		, SequenceID(InSequenceID)
	{
	}

	FGuid ObjectBindingID;
	FMovieSceneSequenceID SequenceID;
};
