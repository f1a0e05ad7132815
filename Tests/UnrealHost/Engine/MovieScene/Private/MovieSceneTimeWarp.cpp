// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Variants/MovieSceneTimeWarpCurve.h"
#include "Variants/MovieSceneTimeWarpVariant.h"

FFrameTime UMovieSceneTimeWarpCurve::RemapTime(FFrameTime In) const
{
	double Value = In.AsDecimal();
	Channel.Evaluate(In, Value);
	return FFrameTime::FromDecimal(Value);
}

TRange<FFrameTime> UMovieSceneTimeWarpCurve::ComputeTraversedHull(const TRange<FFrameTime>& Range) const
{
	// Keys are where lines turn; between them cubics turn somewhere, which this many looks come close enough to.
	constexpr int32 Looks = 64;
	const double First = Range.GetLowerBoundValue().AsDecimal();
	const double Last = Range.GetUpperBoundValue().AsDecimal();
	FFrameTime Low = RemapTime(Range.GetLowerBoundValue());
	FFrameTime High = Low;
	const auto Include = [&](FFrameTime Time)
	{
		const FFrameTime Warped = RemapTime(Time);
		Low = Warped < Low ? Warped : Low;
		High = High < Warped ? Warped : High;
	};
	for (int32 Look = 1; Look < Looks; ++Look)
	{
		Include(FFrameTime::FromDecimal(First + (Last - First) * Look / Looks));
	}
	for (const FFrameNumber Key : Channel.GetTimes())
	{
		if (Range.Contains(FFrameTime(Key)))
		{
			Include(FFrameTime(Key));
		}
	}
	Include(Range.GetUpperBoundValue());
	using FBound = TRangeBound<FFrameTime>;
	return TRange<FFrameTime>(FBound::Inclusive(Low), FBound::Inclusive(High));
}

FFrameTime FMovieSceneTimeWarpVariant::RemapTime(FFrameTime Input) const
{
	return Custom.IsValid() ? Custom->RemapTime(Input) : Input * PlayRate;
}
