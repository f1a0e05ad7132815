// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Channels/MovieSceneBoolChannel.h"
#include "Channels/MovieSceneDoubleChannel.h"

namespace MovieSceneChannelsDetail
{
/** The last key at or before the time; INDEX_NONE before the first. */
int32 KeyBefore(TArrayView<const FFrameNumber> Times, FFrameTime Time)
{
	int32 Low = 0;
	int32 High = Times.Num();
	while (Low < High)
	{
		const int32 Middle = (Low + High) / 2;
		if (FFrameTime(Times[Middle]) <= Time)
		{
			Low = Middle + 1;
		}
		else
		{
			High = Middle;
		}
	}
	return Low - 1;
}

template <typename ValueType>
double Between(FFrameNumber TimeA, const ValueType& A, FFrameNumber TimeB, const ValueType& B, FFrameTime Time)
{
	const double Duration = static_cast<double>(TimeB.Value) - TimeA.Value;
	if (A.InterpMode == RCIM_Constant || Duration <= 0.0)
	{
		return A.Value;
	}
	const double U = (Time.AsDecimal() - TimeA.Value) / Duration;
	const double Rise = static_cast<double>(B.Value) - A.Value;
	if (A.InterpMode != RCIM_Cubic)
	{
		return A.Value + Rise * U;
	}
	const double Leave = A.Tangent.LeaveTangent * Duration;
	const double Arrive = B.Tangent.ArriveTangent * Duration;
	const double Cube = -2.0 * Rise + Leave + Arrive;
	const double Square = 3.0 * Rise - 2.0 * Leave - Arrive;
	return A.Value + ((Cube * U + Square) * U + Leave) * U;
}

template <typename ValueType>
double Evaluate(const TArray<FFrameNumber>& Times, const TArray<ValueType>& Values, FFrameTime Time)
{
	const int32 Index = KeyBefore(Times, Time);
	if (Index == INDEX_NONE)
	{
		return Values[0].Value;
	}
	return Index + 1 < Times.Num() ? Between(Times[Index], Values[Index], Times[Index + 1], Values[Index + 1], Time)
								   : static_cast<double>(Values[Index].Value);
}

/** The slope from neighbour to neighbour; flat at the ends. */
template <typename ValueType>
void SetTangents(const TArray<FFrameNumber>& Times, TArray<ValueType>& Values)
{
	for (int32 Index = 0; Index < Times.Num(); ++Index)
	{
		ValueType& Key = Values[Index];
		if (Key.InterpMode != RCIM_Cubic || Key.TangentMode == RCTM_User || Key.TangentMode == RCTM_Break)
		{
			continue;
		}
		const bool bIsEnd = Index == 0 || Index + 1 == Times.Num();
		const double Rise = bIsEnd ? 0.0 : static_cast<double>(Values[Index + 1].Value) - Values[Index - 1].Value;
		const double Run = bIsEnd ? 1.0 : static_cast<double>(Times[Index + 1].Value) - Times[Index - 1].Value;
		Key.Tangent.ArriveTangent = static_cast<float>(Run > 0.0 ? Rise / Run : 0.0);
		Key.Tangent.LeaveTangent = Key.Tangent.ArriveTangent;
	}
}
} // namespace MovieSceneChannelsDetail

bool FMovieSceneDoubleChannel::Evaluate(FFrameTime InTime, double& OutValue) const
{
	if (Times.Num() == 0)
	{
		OutValue = bHasDefaultValue ? DefaultValue : OutValue;
		return bHasDefaultValue;
	}
	OutValue = MovieSceneChannelsDetail::Evaluate(Times, Values, InTime);
	return true;
}

int32 FMovieSceneDoubleChannel::AddLinearKey(FFrameNumber InTime, double InValue)
{
	FMovieSceneDoubleValue Key(InValue);
	Key.InterpMode = RCIM_Linear;
	return GetData().AddKey(InTime, Key);
}

int32 FMovieSceneDoubleChannel::AddCubicKey(
	FFrameNumber InTime, double InValue, ERichCurveTangentMode TangentMode, const FMovieSceneTangentData& Tangent)
{
	FMovieSceneDoubleValue Key(InValue);
	Key.InterpMode = RCIM_Cubic;
	Key.TangentMode = TangentMode;
	Key.Tangent = Tangent;
	const int32 Index = GetData().AddKey(InTime, Key);
	AutoSetTangents();
	return Index;
}

void FMovieSceneDoubleChannel::AutoSetTangents(float)
{
	MovieSceneChannelsDetail::SetTangents(Times, Values);
}

bool FMovieSceneBoolChannel::Evaluate(FFrameTime InTime, bool& OutValue) const
{
	if (Times.Num() == 0)
	{
		OutValue = bHasDefaultValue ? DefaultValue : OutValue;
		return bHasDefaultValue;
	}
	OutValue = Values[FMath::Max(0, MovieSceneChannelsDetail::KeyBefore(Times, InTime))];
	return true;
}

void FMovieSceneDoubleChannel::Set(TArray<FFrameNumber> InTimes, TArray<FMovieSceneDoubleValue> InValues)
{
	check(InTimes.Num() == InValues.Num());
	Times = MoveTemp(InTimes);
	Values = MoveTemp(InValues);
	Handles.Reset();
	Handles.SetNum(Times.Num());
}
