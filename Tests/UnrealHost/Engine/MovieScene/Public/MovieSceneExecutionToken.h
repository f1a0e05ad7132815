// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

/** Names a kind of state, so that it is kept once only. */
struct MOVIESCENE_API FMovieSceneAnimTypeID
{
	/** Unlike all others. */
	static FMovieSceneAnimTypeID Unique()
	{
		static uint64 Last = 0;
		FMovieSceneAnimTypeID Made;
		Made.ID = ++Last;
		return Made;
	}

	friend bool operator==(FMovieSceneAnimTypeID A, FMovieSceneAnimTypeID B) { return A.ID == B.ID; }

private:
	uint64 ID = 0;
};

/** The same for every use of T. */
template <typename T>
struct TMovieSceneAnimTypeID : FMovieSceneAnimTypeID
{
	TMovieSceneAnimTypeID()
	{
		static const FMovieSceneAnimTypeID TypeID = Unique();
		FMovieSceneAnimTypeID::operator=(TypeID);
	}
};

class IMovieScenePlayer;

namespace UE::MovieScene
{
struct FRestoreStateParams
{
};
} // namespace UE::MovieScene

struct FMovieSceneContext;
struct FMovieSceneEvaluationOperand;
struct FPersistentEvaluationData;

struct IMovieScenePreAnimatedToken
{
	virtual ~IMovieScenePreAnimatedToken() = default;
	virtual void RestoreState(UObject& Object, const UE::MovieScene::FRestoreStateParams& Params) = 0;
};

/** The same for what is no object. */
struct IMovieScenePreAnimatedGlobalToken
{
	virtual ~IMovieScenePreAnimatedGlobalToken() = default;
	virtual void RestoreState(const UE::MovieScene::FRestoreStateParams& Params) = 0;
};

/** Holds a token; made of one. */
template <typename TokenType>
struct THostTokenPtr
{
	THostTokenPtr() = default;
	template <typename T, std::enable_if_t<std::is_base_of_v<TokenType, std::decay_t<T>>, int> = 0>
	THostTokenPtr(T&& InToken)
		: Token(MakeShared<std::decay_t<T>>(Forward<T>(InToken)))
	{
	}

	TokenType* operator->() const { return Token.Get(); }

private:
	TSharedPtr<TokenType> Token;
};

using IMovieScenePreAnimatedTokenPtr = THostTokenPtr<IMovieScenePreAnimatedToken>;
using IMovieScenePreAnimatedGlobalTokenPtr = THostTokenPtr<IMovieScenePreAnimatedGlobalToken>;

struct IMovieScenePreAnimatedTokenProducer
{
	virtual ~IMovieScenePreAnimatedTokenProducer() = default;
	virtual IMovieScenePreAnimatedTokenPtr CacheExistingState(UObject& Object) const = 0;
};

struct IMovieScenePreAnimatedGlobalTokenProducer
{
	virtual ~IMovieScenePreAnimatedGlobalTokenProducer() = default;
	virtual IMovieScenePreAnimatedGlobalTokenPtr CacheExistingState() const = 0;
};

/** Something to do on the game thread, left by an evaluation that may run elsewhere. */
struct IMovieSceneExecutionToken
{
	virtual ~IMovieSceneExecutionToken() = default;
	virtual void Execute(const FMovieSceneContext& Context, const FMovieSceneEvaluationOperand& Operand,
		FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) = 0;
};

/** The same for all sections of an evaluation: before their tokens with an order up to 0, after them above. */
struct IMovieSceneSharedExecutionToken
{
	virtual ~IMovieSceneSharedExecutionToken() = default;
	virtual void Execute(FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) = 0;

	int32 Order = 0;
};
