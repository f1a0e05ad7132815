// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MovieSceneExecutionToken.h"

struct IPersistentEvaluationData
{
	virtual ~IPersistentEvaluationData() = default;
};

/** Names what is shared by all sections of an evaluation, such as a token. */
struct FMovieSceneSharedDataId
{
	/** Unlike all others. */
	static FMovieSceneSharedDataId Allocate()
	{
		static uint32 Last = 0;
		FMovieSceneSharedDataId Made;
		Made.UniqueId = ++Last;
		return Made;
	}

	friend bool operator==(FMovieSceneSharedDataId A, FMovieSceneSharedDataId B) { return A.UniqueId == B.UniqueId; }

private:
	uint32 UniqueId = 0;
};

/** The data of the section that is evaluated; of one type. */
struct FPersistentEvaluationData
{
	using FStored = TSharedPtr<IPersistentEvaluationData>;

	template <typename T>
	T& GetOrAddSectionData()
	{
		HostStored = HostStored ? HostStored : FStored(MakeShared<T>());
		return *static_cast<T*>(HostStored.Get());
	}
	template <typename T>
	T* FindSectionData() const
	{
		return static_cast<T*>(HostStored.Get());
	}
	void ResetSectionData() { HostStored.Reset(); }

	FStored& HostStored;
};

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

// What templates work with, which their own header only names.
#include "Evaluation/MovieSceneEvalTemplate.h"
