// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Channels/MovieSceneChannel.h"
#include "Channels/MovieSceneChannelData.h"
#include "Channels/MovieSceneCurveChannelCommon.h"
#include "CoreMinimal.h"

#include "MovieSceneFloatChannel.generated.h"

/** A key's value and the way to the next one. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneFloatValue
{
	GENERATED_BODY()

	FMovieSceneFloatValue() = default;
	explicit FMovieSceneFloatValue(float InValue)
		: Value(InValue)
	{
	}

	UPROPERTY()
	float Value = 0;

	UPROPERTY()
	FMovieSceneTangentData Tangent;

	UPROPERTY()
	TEnumAsByte<ERichCurveInterpMode> InterpMode = RCIM_Cubic;

	UPROPERTY()
	TEnumAsByte<ERichCurveTangentMode> TangentMode = RCTM_Auto;
};

/** Keys with lines, steps and cubics between them; constant beyond its ends. Weights of tangents are not evaluated. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneFloatChannel : public FMovieSceneChannel
{
	GENERATED_BODY()

	TMovieSceneChannelData<FMovieSceneFloatValue> GetData()
	{
		return TMovieSceneChannelData<FMovieSceneFloatValue>(Times, Values, Handles);
	}
	TArrayView<const FFrameNumber> GetTimes() const { return Times; }
	TArrayView<const FMovieSceneFloatValue> GetValues() const { return Values; }

	/** False, leaving the value alone, without keys and default. */
	bool Evaluate(FFrameTime InTime, float& OutValue) const;

	int32 AddConstantKey(FFrameNumber InTime, float InValue);
	int32 AddLinearKey(FFrameNumber InTime, float InValue);
	int32 AddCubicKey(FFrameNumber InTime, float InValue, ERichCurveTangentMode TangentMode = RCTM_Auto,
		const FMovieSceneTangentData& Tangent = FMovieSceneTangentData());
	void AutoSetTangents(float Tension = 0.0f);

	void SetDefault(float InDefaultValue)
	{
		DefaultValue = InDefaultValue;
		bHasDefaultValue = true;
	}
	TOptional<float> GetDefault() const
	{
		return bHasDefaultValue ? TOptional<float>(DefaultValue) : TOptional<float>();
	}

	virtual int32 GetNumKeys() const override { return Times.Num(); }
	virtual void Reset() override;
	virtual void Offset(FFrameNumber DeltaPosition) override;
	virtual void DeleteKeysFrom(FFrameNumber InTime, bool bDeleteKeysBefore) override;
	virtual void ChangeFrameResolution(FFrameRate SourceRate, FFrameRate DestinationRate) override;
	virtual TRange<FFrameNumber> ComputeEffectiveRange() const override;

private:
	UPROPERTY()
	TArray<FFrameNumber> Times;

	UPROPERTY()
	TArray<FMovieSceneFloatValue> Values;

	UPROPERTY()
	TArray<FKeyHandle> Handles;

	UPROPERTY()
	float DefaultValue = 0;

	UPROPERTY()
	bool bHasDefaultValue = false;
};
