// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneChannel.h"
#include "Channels/MovieSceneChannelData.h"
#include "Channels/MovieSceneCurveChannelCommon.h"
#include "CoreMinimal.h"

#include "MovieSceneDoubleChannel.generated.h"

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
	FMovieSceneTangentData Tangent;

	UPROPERTY()
	TEnumAsByte<ERichCurveInterpMode> InterpMode = RCIM_Cubic;

	UPROPERTY()
	TEnumAsByte<ERichCurveTangentMode> TangentMode = RCTM_Auto;
};

/** Keys with lines, steps and cubics between them; constant beyond its ends. Weights of tangents are not evaluated. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneDoubleChannel : public FMovieSceneChannel
{
	GENERATED_BODY()

	TMovieSceneChannelData<FMovieSceneDoubleValue> GetData()
	{
		return TMovieSceneChannelData<FMovieSceneDoubleValue>(Times, Values, Handles);
	}
	TArrayView<const FFrameNumber> GetTimes() const { return Times; }
	TArrayView<const FMovieSceneDoubleValue> GetValues() const { return Values; }

	/** False, leaving the value alone, without keys and default. */
	bool Evaluate(FFrameTime InTime, double& OutValue) const;

	/** In place of all keys. As many of both, the times rising. */
	void Set(TArray<FFrameNumber> InTimes, TArray<FMovieSceneDoubleValue> InValues);
	int32 AddLinearKey(FFrameNumber InTime, double InValue);
	int32 AddCubicKey(FFrameNumber InTime, double InValue, ERichCurveTangentMode TangentMode = RCTM_Auto,
		const FMovieSceneTangentData& Tangent = FMovieSceneTangentData());
	void AutoSetTangents(float Tension = 0.0f);

	void SetDefault(double InDefaultValue)
	{
		DefaultValue = InDefaultValue;
		bHasDefaultValue = true;
	}

	virtual int32 GetNumKeys() const override { return Times.Num(); }

private:
	UPROPERTY()
	TArray<FFrameNumber> Times;

	UPROPERTY()
	TArray<FMovieSceneDoubleValue> Values;

	UPROPERTY()
	TArray<FKeyHandle> Handles;

	UPROPERTY()
	double DefaultValue = 0;

	UPROPERTY()
	bool bHasDefaultValue = false;
};
