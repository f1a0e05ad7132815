// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Evaluation/MovieSceneEvaluationOperand.h"
#include "Evaluation/MovieScenePlayback.h"
#include "MovieSceneExecutionToken.h"
#include "UObject/WeakObjectPtrTemplates.h"

class FHostPreAnimatedState;

namespace UE::MovieScene
{
struct FSharedPlaybackState;
}

/** Plays a sequence in some context, and knows what its objects were like before. */
class MOVIESCENE_API IMovieScenePlayer
{
public:
	IMovieScenePlayer();
	virtual ~IMovieScenePlayer();
	UE_NONCOPYABLE(IMovieScenePlayer);

	virtual UObject* HostContext() const { return nullptr; }

	/** Valid until the next call. */
	TArrayView<TWeakObjectPtr<>> FindBoundObjects(const FMovieSceneEvaluationOperand& Operand);

	/** Keeps the state for when the section that is evaluated, or the sequence, has ended; once for each kind. */
	void SavePreAnimatedState(
		UObject& InObject, FMovieSceneAnimTypeID InTokenType, const IMovieScenePreAnimatedTokenProducer& Producer);
	void SavePreAnimatedState(
		FMovieSceneAnimTypeID InTokenType, const IMovieScenePreAnimatedGlobalTokenProducer& Producer);

	/** Puts everything back, kept state as well, as closing a sequence in the editor does. */
	void RestorePreAnimatedState();

	FHostPreAnimatedState& HostPreAnimatedState() { return *PreAnimated; }

protected:
	virtual void HostLocate(const FMovieSceneEvaluationOperand& Operand, TArray<UObject*>& OutObjects) = 0;

private:
	TUniquePtr<FHostPreAnimatedState> PreAnimated;
	TArray<TWeakObjectPtr<>> Located;

public:
	/**
	 * Its context is the world, or an object in it. May be null. Documented for the player up to 5.5, for the shared
	 * state from 5.5 on (time warps came with it): the host has the one or the other, so that the plugin asks the right
	 * one.
	 */
#if HOST_HAS_TIME_WARP
	TSharedPtr<UE::MovieScene::FSharedPlaybackState> FindSharedPlaybackState();
#else
	UObject* GetPlaybackContext() const
	{
		return HostContext();
	}
#endif
};
