// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Evaluation/MovieSceneEvaluation.h"
#include "MovieSceneSequence.h"

/**
 * Evaluates a sequence and those inside it, in parts where a fence lies on the way. A section is evaluated while the
 * time is in its range. Sections that were evaluated last time and are not any more are torn down before the others are
 * evaluated, and their state is put back after: see restored-after-others.
 */
class MOVIESCENE_API FHostSequenceRun
{
public:
	void Evaluate(UMovieSceneSequence& Root, const FMovieSceneContext& Context, IMovieScenePlayer& Player);

	/** Everything is torn down and put back. */
	void End(IMovieScenePlayer& Player);

	/** Of a hierarchy that has been evaluated; null for an unknown one. */
	UMovieSceneSequence* FindSequence(FMovieSceneSequenceID ID) const;

private:
	struct FKey
	{
		uint32 SequenceID = 0;
		const UObject* Part = nullptr;

		friend bool operator==(const FKey& A, const FKey& B)
		{
			return A.SequenceID == B.SequenceID && A.Part == B.Part;
		}
	};

	struct FItem
	{
		FKey Key;
		const UMovieSceneTrack* Track = nullptr;
		const UMovieSceneSection* Section = nullptr;
		FMovieSceneEvaluationOperand Operand;
		FMovieSceneContext Context;
		bool bRestores = true;
	};

	struct FState
	{
		FKey Key;
		uint64 Holder = 0;
		FGuid Signature;
		FMovieSceneEvalTemplatePtr Template;
		FPersistentEvaluationData::FStored SectionData;
	};

	void Gather(UMovieSceneSequence& Sequence, uint32 ID, const FMovieSceneContext& Context, TArray<FItem>& OutItems);
	void GatherTrack(UMovieSceneSequence& Sequence, const UMovieSceneTrack& Track,
		const FMovieSceneEvaluationOperand& Operand, const FMovieSceneContext& Context, TArray<FItem>& OutItems);
	uint32 EnterSub(uint32 ParentID, const UMovieSceneSection& Section, UMovieSceneSequence& Sequence);
	FState& Begin(const FItem& Item);
	void EvaluatePart(UMovieSceneSequence& Root, const FMovieSceneContext& Context, IMovieScenePlayer& Player);
	void TearDown(FState& State, IMovieScenePlayer& Player);
	void Animate(
		const FItem& Item, FMovieSceneExecutionTokens& Tokens, TArray<FItem>& OutItems, IMovieScenePlayer& Player);
	void Execute(const TArray<FItem>& Items, FMovieSceneExecutionTokens& Tokens, IMovieScenePlayer& Player);

	TArray<FState> States;
	TMap<uint32, TWeakObjectPtr<UMovieSceneSequence>> Sequences;
	TArray<FKey> SubKeys; ///< The place of a sub-section is its sequence's id, less 1.
	uint64 LastHolder = 0;
	int32 EndCount = 0;
};
