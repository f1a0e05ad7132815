// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Which sequence within a hierarchy; the root has 0 and every sub-section makes one of its own. */
struct FMovieSceneSequenceID
{
	FMovieSceneSequenceID() = default;
	FMovieSceneSequenceID(uint32 InValue)
		: Value(InValue)
	{
	}

	uint32 GetInternalValue() const { return Value; }

private:
	uint32 Value = 0;
};

using FMovieSceneSequenceIDRef = const FMovieSceneSequenceID&;

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
