// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Math/Range.h"

struct FMovieSceneFrameRange
{
	FMovieSceneFrameRange() = default;
	FMovieSceneFrameRange(const TRange<FFrameNumber>& InValue)
		: Value(InValue)
	{
	}

	TRange<FFrameNumber> Value;
};

MOVIESCENE_API FArchive& operator<<(FArchive& Ar, FMovieSceneFrameRange& Range);
