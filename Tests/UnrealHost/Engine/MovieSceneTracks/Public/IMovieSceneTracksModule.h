// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** When in a frame a track is evaluated. */
enum class EBuiltInEvaluationGroup
{
	PreEvaluation,
	PostEvaluation,
	SpawnObjects,
};

class IMovieSceneTracksModule
{
public:
	static FName GetEvaluationGroupName(EBuiltInEvaluationGroup InGroup)
	{
		return InGroup == EBuiltInEvaluationGroup::PreEvaluation ? FName(TEXT("PreEvaluation"))
			: InGroup == EBuiltInEvaluationGroup::SpawnObjects	 ? FName(TEXT("SpawnObjects"))
																 : FName(TEXT("PostEvaluation"));
	}
};
