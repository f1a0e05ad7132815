// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MovieSceneExecutionToken.h"
#include "UObject/WeakObjectPtrTemplates.h"

/** What things were like before a sequence changed them, each kind of state of each object once. */
class MOVIESCENE_API FHostPreAnimatedState
{
public:
	/** What is saved from now on is saved for this section, which puts it back at its end or keeps it; 0 for none. */
	void SetHolder(uint64 InHolder, bool bInRestores);

	/** The section has ended: what nobody else holds any more is put back. */
	void EndHolder(uint64 InHolder, IMovieScenePlayer& Player);

	void Save(UObject& Object, FMovieSceneAnimTypeID Type, const IMovieScenePreAnimatedTokenProducer& Producer);
	void Save(FMovieSceneAnimTypeID Type, const IMovieScenePreAnimatedGlobalTokenProducer& Producer);
	void RestoreAll(IMovieScenePlayer& Player);

private:
	struct FEntry
	{
		FMovieSceneAnimTypeID Type;
		TWeakObjectPtr<> Object;
		bool bIsGlobal = false;
		IMovieScenePreAnimatedTokenPtr Token;
		IMovieScenePreAnimatedGlobalTokenPtr GlobalToken;
		TArray<uint64> Holders;
	};

	FEntry* FindOrAdd(UObject* Object, FMovieSceneAnimTypeID Type, bool& bOutIsNew);
	static void Restore(const FEntry& Entry, IMovieScenePlayer& Player);

	TArray<FEntry> Entries;
	uint64 Holder = 0;
	bool bRestores = false;
};
