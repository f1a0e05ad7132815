// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneDoubleChannel.h"
#include "Variants/MovieSceneTimeWarpVariant.h"

#include "MovieSceneTimeWarpCurve.generated.h"

USTRUCT()
struct MOVIESCENE_API FMovieSceneTimeWarpChannel : public FMovieSceneDoubleChannel
{
	GENERATED_BODY()
};

/** A time warp by a curve, constant beyond its keys; without any it changes nothing. */
UCLASS()
class MOVIESCENE_API UMovieSceneTimeWarpCurve : public UMovieSceneTimeWarpGetter
{
	GENERATED_BODY()

public:
	virtual FFrameTime RemapTime(FFrameTime In) const override
	{
		double Value = In.AsDecimal();
		Channel.Evaluate(In, Value);
		return FFrameTime::FromDecimal(Value);
	}
	virtual TRange<FFrameTime> ComputeTraversedHull(const TRange<FFrameTime>& Range) const override;

	UPROPERTY()
	FMovieSceneTimeWarpChannel Channel;
};
