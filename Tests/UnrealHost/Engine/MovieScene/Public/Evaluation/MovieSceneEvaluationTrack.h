// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Evaluation/MovieSceneEvalTemplate.h"

/** Whether templates are evaluated at a time, or over the stretch since the last time. */
enum class EEvaluationMethod : uint8
{
	Static,
	Swept,
};

/** A track as it is evaluated. */
struct FMovieSceneEvaluationTrack
{
	EEvaluationMethod GetEvaluationMethod() const { return EvaluationMethod; }
	void SetEvaluationMethod(EEvaluationMethod InMethod) { EvaluationMethod = InMethod; }
	FName GetEvaluationGroup() const { return EvaluationGroup; }
	void SetEvaluationGroup(FName InEvaluationGroup) { EvaluationGroup = InEvaluationGroup; }
	uint16 GetEvaluationPriority() const { return EvaluationPriority; }
	void SetEvaluationPriority(uint16 InPriority) { EvaluationPriority = InPriority; }

private:
	EEvaluationMethod EvaluationMethod = EEvaluationMethod::Static;
	FName EvaluationGroup;
	uint16 EvaluationPriority = 1000;
};
