// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Evaluation/MovieSceneEvalTemplate.h"
#include "Evaluation/MovieScenePlayback.h"
#include "MovieSceneMRInputTrack.h"

#include "MRInputSectionCalls.generated.h"

/** One call that the engine made while it evaluated a sequence. */
struct FMRInputSectionCall
{
	enum class EKind : uint8
	{
		Execute,
		TearDown,
		Restore,
	};

	EKind Kind = EKind::Execute;

	/** The section data of the call; null if there was none. */
	const void* Data = nullptr;

	/** Of Execute. */
	TOptional<FMovieSceneContext> Context;

	/** All of them since the array was last emptied, in order. Game thread. */
	static TArray<FMRInputSectionCall> Calls;

	/** Whether sections that are executed save a state, which is restored after them. */
	static bool bSavesState;
};

/** Plays nothing and keeps what it is called with. */
USTRUCT()
struct FMRInputSectionCallTemplate : public FMovieSceneEvalTemplate
{
	GENERATED_BODY()

	FMRInputSectionCallTemplate() { EnableOverrides(EOverrideMask::RequiresTearDownFlag); }

	//~ Begin FMovieSceneEvalTemplate interface
	virtual UScriptStruct& GetScriptStructImpl() const override { return *StaticStruct(); }
	virtual void TearDown(FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) const override;
	virtual void Evaluate(const FMovieSceneEvaluationOperand& Operand, const FMovieSceneContext& Context,
		const FPersistentEvaluationData& PersistentData, FMovieSceneExecutionTokens& ExecutionTokens) const override;
	//~ End FMovieSceneEvalTemplate interface
};

/** The plugin's track, with its fences, except for what its sections do: they keep the calls. */
UCLASS()
class UMRInputSectionCallTrack : public UMovieSceneMRInputTrack
{
	GENERATED_BODY()

public:
	//~ Begin IMovieSceneTrackTemplateProducer interface
	virtual FMovieSceneEvalTemplatePtr CreateTemplateForSection(const UMovieSceneSection& InSection) const override;
	//~ End IMovieSceneTrackTemplateProducer interface
};
