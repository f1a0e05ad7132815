// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Channels/MovieSceneDoubleChannel.h"
#include "Variants/MovieSceneTimeWarpCurve.h"

bool FMovieSceneDoubleChannel::Evaluate(FFrameTime InTime, double& OutValue) const
{
	if (Times.Num() == 0)
	{
		OutValue = bHasDefaultValue ? DefaultValue : OutValue;
		return bHasDefaultValue;
	}
	const int32 Index = HostKeyBefore(InTime);
	if (Index == INDEX_NONE || Index + 1 == Times.Num())
	{
		OutValue = Values[FMath::Max(Index, 0)].Value;
		return true;
	}
	const double Start = Times[Index].Value;
	const double U = (InTime.AsDecimal() - Start) / FMath::Max(Times[Index + 1].Value - Start, 1.0);
	const bool bIsLine = Values[Index].InterpMode == RCIM_Linear;
	OutValue = FMath::Lerp(Values[Index].Value, Values[Index + 1].Value, bIsLine ? U : U * U * (3.0 - 2.0 * U));
	return true;
}

TRange<FFrameTime> UMovieSceneTimeWarpCurve::ComputeTraversedHull(const TRange<FFrameTime>& Range) const
{
	// Only keys are where it may turn.
	FFrameTime Low = RemapTime(Range.GetLowerBoundValue());
	FFrameTime High = Low;
	const auto Include = [&](FFrameTime Time)
	{
		const FFrameTime Warped = RemapTime(Time);
		Low = Warped < Low ? Warped : Low;
		High = High < Warped ? Warped : High;
	};
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