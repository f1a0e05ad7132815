// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Compilation/IMovieSceneDeterminismSource.h"
#include "Compilation/IMovieSceneTrackTemplateProducer.h"
#include "CoreMinimal.h"
#include "Evaluation/MovieSceneEvaluation.h"
#include "MovieSceneNameableTrack.h"
#include "MovieSceneSection.h"

#include "MovieSceneSelfTestTypes.generated.h"

/** What the template below was called for, in order. Tests empty it first. */
TArray<FString>& MovieSceneSelfTestCalls();

UCLASS()
class USelfTestSequenceSection : public UMovieSceneSection
{
	GENERATED_BODY()

public:
	UPROPERTY()
	FString Label;
};

/** Writes down its calls, and saves and puts back a global state. */
USTRUCT()
struct FSelfTestEvalTemplate : public FMovieSceneEvalTemplate
{
	GENERATED_BODY()

	FSelfTestEvalTemplate();

	virtual UScriptStruct& GetScriptStructImpl() const override { return *StaticStruct(); }
	virtual void Setup(FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) const override;
	virtual void TearDown(FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) const override;
	virtual void Evaluate(const FMovieSceneEvaluationOperand& Operand, const FMovieSceneContext& Context,
		const FPersistentEvaluationData& PersistentData, FMovieSceneExecutionTokens& Tokens) const override;

	UPROPERTY()
	FString Label;

	/** Not reflected, so lost when the template is saved. */
	int32 Forgotten = 0;
};

UCLASS()
class USelfTestSequenceTrack : public UMovieSceneNameableTrack,
							   public IMovieSceneTrackTemplateProducer,
							   public IMovieSceneDeterminismSource
{
	GENERATED_BODY()

public:
	virtual UMovieSceneSection* CreateNewSection() override;
	virtual void AddSection(UMovieSceneSection& Section) override { Sections.Add(&Section); }
	virtual const TArray<UMovieSceneSection*>& GetAllSections() const override { return Sections; }
	virtual FMovieSceneEvalTemplatePtr CreateTemplateForSection(const UMovieSceneSection& Section) const override;
	virtual void PopulateDeterminismData(
		FMovieSceneDeterminismData& OutData, const TRange<FFrameNumber>& Range) const override;

	USelfTestSequenceSection* Add(const TCHAR* Label, int32 Start, int32 End);

	UPROPERTY()
	TArray<TObjectPtr<UMovieSceneSection>> Sections;

	/** At the borders of its sections, and of its sequence inside others. */
	bool bHasFences = false;
};
