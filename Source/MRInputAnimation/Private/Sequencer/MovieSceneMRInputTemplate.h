// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Evaluation/MovieSceneEvalTemplate.h"
#include "MovieSceneMRInputSection.h"

#include "MovieSceneMRInputTemplate.generated.h"

/** Reports a section to the mixer of the world that its sequence plays in, evaluation by evaluation. */
USTRUCT()
struct FMovieSceneMRInputTemplate : public FMovieSceneEvalTemplate
{
	GENERATED_BODY()

	FMovieSceneMRInputTemplate();
	explicit FMovieSceneMRInputTemplate(const UMovieSceneMRInputSection& InSection);

	//~ Begin FMovieSceneEvalTemplate interface
	virtual UScriptStruct& GetScriptStructImpl() const override { return *StaticStruct(); }
	virtual void TearDown(FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) const override;
	virtual void Evaluate(const FMovieSceneEvaluationOperand& Operand, const FMovieSceneContext& Context,
		const FPersistentEvaluationData& PersistentData, FMovieSceneExecutionTokens& ExecutionTokens) const override;
	//~ End FMovieSceneEvalTemplate interface

private:
	/** A property, since only these survive compilation of the template. */
	UPROPERTY()
	TObjectPtr<UMovieSceneMRInputSection> Section;
};
