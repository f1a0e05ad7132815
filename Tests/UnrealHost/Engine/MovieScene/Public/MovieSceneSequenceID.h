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

namespace MovieSceneSequenceID
{
inline const FMovieSceneSequenceID Root{0};
} // namespace MovieSceneSequenceID
