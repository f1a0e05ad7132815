// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Evaluation/MovieSceneEvaluationOperand.h"
#include "Evaluation/MovieScenePlayback.h"
#include "MovieSceneExecutionToken.h"
#include "UObject/WeakObjectPtrTemplates.h"

class FHostSequenceRun;

namespace UE::MovieScene
{
struct FSharedPlaybackState;
}

/** Plays a sequence in some context, and knows what its objects were like before. */
class MOVIESCENE_API IMovieScenePlayer
{
public:
	IMovieScenePlayer() = default;
	virtual ~IMovieScenePlayer() = default;
	UE_NONCOPYABLE(IMovieScenePlayer);

	virtual UObject* HostContext() const { return nullptr; }

	/** Valid until the next call. */
	TArrayView<TWeakObjectPtr<>> FindBoundObjects(const FMovieSceneEvaluationOperand& Operand)
	{
		Located = HostLocate(Operand);
		return Located;
	}

	/** Keeps the state for when the section that is evaluated, or the sequence, has ended; once for each kind. */
	void SavePreAnimatedState(
		UObject& InObject, FMovieSceneAnimTypeID InTokenType, const IMovieScenePreAnimatedTokenProducer& Producer);
	void SavePreAnimatedState(
		FMovieSceneAnimTypeID InTokenType, const IMovieScenePreAnimatedGlobalTokenProducer& Producer);

	/** Puts everything back, kept state as well, as closing a sequence in the editor does. */
	void RestorePreAnimatedState();

protected:
	virtual TArray<TWeakObjectPtr<>> HostLocate(const FMovieSceneEvaluationOperand& Operand) = 0;

private:
	friend class FHostSequenceRun;
	using FRestore = TFunction<void(const UE::MovieScene::FRestoreStateParams&)>;
	/** What things were like before, each kind of state of each object once. */
	struct FSavedState
	{
		FMovieSceneAnimTypeID Type;
		TWeakObjectPtr<const UObject> Object;
		bool bIsGlobal = false;
		FRestore Restore;
		TArray<uint64> Holders;
	};

	/** What is saved from now on is saved for this section, which puts it back at its end or keeps it; 0 for none. */
	void SetHolder(uint64 InHolder, bool bInRestores)
	{
		Holder = InHolder;
		bRestores = bInRestores;
	}
	/** The section has ended: what nobody else holds any more is put back. */
	void EndHolder(uint64 InHolder);
	/** A null object: state of no object. */
	void Save(const UObject* Object, FMovieSceneAnimTypeID Type, TFunctionRef<FRestore()> Cache);

	TArray<FSavedState> Saved;
	uint64 Holder = 0;
	bool bRestores = false;
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
