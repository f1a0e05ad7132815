// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Evaluation/PersistentEvaluationData.h"
#include "MovieSceneExecutionToken.h"

/** The tokens of one evaluation, in order. */
struct FMovieSceneExecutionTokens
{
	template <typename T, std::enable_if_t<std::is_base_of_v<IMovieSceneExecutionToken, std::decay_t<T>>, int> = 0>
	void Add(T&& InToken)
	{
		Tokens.Add(MakeShared<std::decay_t<T>>(Forward<T>(InToken)));
	}

	template <typename T,
		std::enable_if_t<std::is_base_of_v<IMovieSceneSharedExecutionToken, std::decay_t<T>>, int> = 0>
	void AddShared(FMovieSceneSharedDataId ID, T&& InToken)
	{
		check(!FindShared(ID));
		SharedTokens.Add({ID, MakeShared<std::decay_t<T>>(Forward<T>(InToken))});
	}

	/** Null without one. */
	IMovieSceneSharedExecutionToken* FindShared(FMovieSceneSharedDataId ID)
	{
		const FShared* Found = SharedTokens.FindByPredicate([ID](const FShared& Shared) { return Shared.ID == ID; });
		return Found ? &Found->Token.Get() : nullptr;
	}

	const TArray<TSharedRef<IMovieSceneExecutionToken>>& HostTokens() const { return Tokens; }

	/** Executes the shared tokens on one side of the others, by their order. */
	void HostExecuteShared(bool bAfter, IMovieScenePlayer& Player);

private:
	struct FShared
	{
		FMovieSceneSharedDataId ID;
		TSharedRef<IMovieSceneSharedExecutionToken> Token;
	};

	TArray<TSharedRef<IMovieSceneExecutionToken>> Tokens;
	TArray<FShared> SharedTokens;
};
