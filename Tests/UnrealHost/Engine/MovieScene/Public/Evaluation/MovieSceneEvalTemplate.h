// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Evaluation/MovieSceneEvaluationOperand.h"
#include "Evaluation/MovieScenePlayback.h"
#include "Math/Range.h"
#include "MovieSceneSection.h"

#include "MovieSceneEvalTemplate.generated.h"

class IMovieScenePlayer;
struct FMovieSceneExecutionTokens;
struct FPersistentEvaluationData;

/** What a template wants to be called for in addition to its evaluation. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneEvalTemplateBase
{
	GENERATED_BODY()

	enum EOverrideMask : uint8
	{
		RequiresTearDownFlag = 0x04,
	};

	virtual ~FMovieSceneEvalTemplateBase() = default;

	UScriptStruct& GetScriptStruct() const { return GetScriptStructImpl(); }
	bool RequiresTearDown() const { return (OverrideMask & RequiresTearDownFlag) != 0; }

protected:
	void EnableOverrides(uint8 InMask) { OverrideMask |= InMask; }

private:
	virtual UScriptStruct& GetScriptStructImpl() const { return *StaticStruct(); }

	uint8 OverrideMask = 0;
};

/** Evaluates one section. Made when a sequence is compiled; of its members only properties outlive that. */
USTRUCT()
struct MOVIESCENE_API FMovieSceneEvalTemplate : public FMovieSceneEvalTemplateBase
{
	GENERATED_BODY()

	virtual void TearDown(FPersistentEvaluationData&, IMovieScenePlayer&) const {}
	virtual void Evaluate(const FMovieSceneEvaluationOperand&, const FMovieSceneContext&,
		const FPersistentEvaluationData&, FMovieSceneExecutionTokens&) const
	{
	}

	void SetCompletionMode(EMovieSceneCompletionMode InCompletionMode) { CompletionMode = InCompletionMode; }
	void SetSourceSection(const UMovieSceneSection* InSourceSection)
	{
		SourceSectionPtr = const_cast<UMovieSceneSection*>(InSourceSection);
	}

protected:
	UPROPERTY()
	EMovieSceneCompletionMode CompletionMode = EMovieSceneCompletionMode::ProjectDefault;

	UPROPERTY()
	TObjectPtr<UMovieSceneSection> SourceSectionPtr;

private:
	virtual UScriptStruct& GetScriptStructImpl() const override { return *StaticStruct(); }
};

struct MOVIESCENE_API FMovieSceneEvalTemplatePtr
{
	FMovieSceneEvalTemplatePtr() = default;
	template <typename T, std::enable_if_t<std::is_base_of_v<FMovieSceneEvalTemplate, std::decay_t<T>>, int> = 0>
	FMovieSceneEvalTemplatePtr(T&& InTemplate)
		: Template(MakeShared<std::decay_t<T>>(Forward<T>(InTemplate)))
	{
	}

	bool IsValid() const { return Template.IsValid(); }
	FMovieSceneEvalTemplate* operator->() const { return Template.Get(); }

	/** What is left of it once it was saved and loaded: a new one of its kind with its properties. */
	FMovieSceneEvalTemplatePtr HostSaveAndLoad() const;

private:
	TSharedPtr<FMovieSceneEvalTemplate> Template;
};
