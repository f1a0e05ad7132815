// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneChannel.h"

#include "MovieSceneDoubleChannel.generated.h"

/** The host's keys have flat tangents. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneDoubleValue
{
	GENERATED_BODY()

	FMovieSceneDoubleValue() = default;
	explicit FMovieSceneDoubleValue(double InValue)
		: Value(InValue)
	{
	}

	UPROPERTY()
	double Value = 0;

	UPROPERTY()
	TEnumAsByte<ERichCurveInterpMode> InterpMode = RCIM_Cubic;
};

/** Keys with lines and cubics between them; constant beyond its ends. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneDoubleChannel : public FMovieSceneChannel
{
	GENERATED_BODY()

	TMovieSceneChannelData<FMovieSceneDoubleValue> GetData() { return {Times, Values}; }
	TArrayView<const FFrameNumber> GetTimes() const { return Times; }
	TArrayView<const FMovieSceneDoubleValue> GetValues() const { return Values; }

	/** False, leaving the value alone, without keys and default. */
	bool Evaluate(FFrameTime InTime, double& OutValue) const;

	/** In place of all keys. As many of both, the times rising. */
	void Set(TArray<FFrameNumber> InTimes, TArray<FMovieSceneDoubleValue> InValues)
	{
		check(InTimes.Num() == InValues.Num());
		Times = MoveTemp(InTimes);
		Values = MoveTemp(InValues);
	}
	int32 AddLinearKey(FFrameNumber InTime, double InValue)
	{
		FMovieSceneDoubleValue Key(InValue);
		Key.InterpMode = RCIM_Linear;
		return GetData().AddKey(InTime, Key);
	}
	int32 AddCubicKey(FFrameNumber InTime, double InValue, ERichCurveTangentMode = RCTM_Auto)
	{
		return GetData().AddKey(InTime, FMovieSceneDoubleValue(InValue));
	}

	void SetDefault(double InDefaultValue)
	{
		DefaultValue = InDefaultValue;
		bHasDefaultValue = true;
	}

	int32 GetNumKeys() const { return Times.Num(); }

private:
	UPROPERTY()
	TArray<FMovieSceneDoubleValue> Values;

	UPROPERTY()
	double DefaultValue = 0;

	UPROPERTY()
	bool bHasDefaultValue = false;
};
