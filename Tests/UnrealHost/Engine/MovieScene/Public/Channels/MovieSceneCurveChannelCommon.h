// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Curves/RichCurve.h"

#include "MovieSceneCurveChannelCommon.generated.h"

/** Tangents in value per frame of the tick resolution. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneTangentData
{
	GENERATED_BODY()

	UPROPERTY()
	float ArriveTangent = 0.0f;

	UPROPERTY()
	float LeaveTangent = 0.0f;

	UPROPERTY()
	float ArriveTangentWeight = 0.0f;

	UPROPERTY()
	float LeaveTangentWeight = 0.0f;

	UPROPERTY()
	TEnumAsByte<ERichCurveTangentWeightMode> TangentWeightMode = RCTWM_WeightedNone;
};
