// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Math/Range.h"
#include "Misc/FrameTime.h"

#include "IMovieSceneDeterminismSource.generated.h"

#if HOST_HAS_FENCE_STRUCTS
/** Inclusive, a way is cut into (X, Y] and (Y, Z], otherwise into (X, Y) and [Y, Z]. */
struct FMovieSceneDeterminismFence
{
	FMovieSceneDeterminismFence() = default;
	FMovieSceneDeterminismFence(FFrameNumber InFrameNumber, bool bInInclusive)
		: FrameNumber(InFrameNumber)
		, bInclusive(bInInclusive)
	{
	}

	FFrameNumber FrameNumber;
	uint8 bInclusive = 0;
};
#else
using FMovieSceneDeterminismFence = FFrameTime;
#endif

struct FMovieSceneDeterminismData
{
	/** Cannot be crossed in a single evaluation: that is split into two parts. */
	TArray<FMovieSceneDeterminismFence> Fences;

	/** Whether sequences that this one is inside have fences at its beginning and end. */
	bool bParentSequenceRequiresLowerFence = false;
	bool bParentSequenceRequiresUpperFence = false;
};

UINTERFACE()
class MOVIESCENE_API UMovieSceneDeterminismSource : public UInterface
{
	GENERATED_BODY()
};

/** A sequence, track or section that has fences; the host asks tracks. */
class MOVIESCENE_API IMovieSceneDeterminismSource
{
	GENERATED_BODY()

public:
	virtual void PopulateDeterminismData(
		FMovieSceneDeterminismData& OutData, const TRange<FFrameNumber>& Range) const = 0;
};
