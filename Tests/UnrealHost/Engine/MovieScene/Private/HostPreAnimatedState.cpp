// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Host/HostPreAnimatedState.h"

#include "EntitySystem/MovieSceneSharedPlaybackState.h"
#include "IMovieScenePlayer.h"

void FHostPreAnimatedState::SetHolder(uint64 InHolder, bool bInRestores)
{
	Holder = InHolder;
	bRestores = bInRestores;
}

FHostPreAnimatedState::FEntry* FHostPreAnimatedState::FindOrAdd(
	UObject* Object, FMovieSceneAnimTypeID Type, bool& bOutIsNew)
{
	const bool bHolds = Holder != 0 && bRestores;
	FEntry* Entry = Entries.FindByPredicate([Object, Type](const FEntry& Other)
		{ return Other.Type == Type && Other.bIsGlobal == !Object && Other.Object.Get() == Object; });
	bOutIsNew = !Entry;
	if (!Entry)
	{
		if (!bHolds)
		{
			return nullptr;
		}
		Entry = &Entries.AddDefaulted_GetRef();
		Entry->Type = Type;
		Entry->Object = Object;
		Entry->bIsGlobal = !Object;
	}
	if (bHolds)
	{
		Entry->Holders.AddUnique(Holder);
	}
	return Entry;
}

void FHostPreAnimatedState::Save(
	UObject& Object, FMovieSceneAnimTypeID Type, const IMovieScenePreAnimatedTokenProducer& Producer)
{
	bool bIsNew = false;
	FEntry* Entry = FindOrAdd(&Object, Type, bIsNew);
	if (Entry && bIsNew)
	{
		Entry->Token = Producer.CacheExistingState(Object);
	}
}

void FHostPreAnimatedState::Save(FMovieSceneAnimTypeID Type, const IMovieScenePreAnimatedGlobalTokenProducer& Producer)
{
	bool bIsNew = false;
	FEntry* Entry = FindOrAdd(nullptr, Type, bIsNew);
	if (Entry && bIsNew)
	{
		Entry->GlobalToken = Producer.CacheExistingState();
	}
}

void FHostPreAnimatedState::EndHolder(uint64 InHolder, IMovieScenePlayer& Player)
{
	TArray<FEntry> Ended;
	for (int32 Index = Entries.Num() - 1; Index >= 0; --Index)
	{
		FEntry& Entry = Entries[Index];
		if (Entry.Holders.Remove(InHolder) > 0 && Entry.Holders.Num() == 0)
		{
			Ended.Add(Entry);
			Entries.RemoveAt(Index);
		}
	}
	for (const FEntry& Entry : Ended)
	{
		Restore(Entry, Player);
	}
}

void FHostPreAnimatedState::RestoreAll(IMovieScenePlayer& Player)
{
	const TArray<FEntry> All = MoveTemp(Entries);
	Entries.Reset();
	for (int32 Index = All.Num() - 1; Index >= 0; --Index)
	{
		Restore(All[Index], Player);
	}
}

void FHostPreAnimatedState::Restore(const FEntry& Entry, IMovieScenePlayer& Player)
{
	UE::MovieScene::FRestoreStateParams Params;
	Params.HostPlayer = &Player;
	UObject* Object = Entry.Object.Get();
	if (Entry.bIsGlobal && Entry.GlobalToken.IsValid())
	{
		Entry.GlobalToken->RestoreState(Params);
	}
	else if (Object && Entry.Token.IsValid())
	{
		Entry.Token->RestoreState(*Object, Params);
	}
}

IMovieScenePlayer::IMovieScenePlayer()
	: PreAnimated(MakeUnique<FHostPreAnimatedState>())
{
}

#if HOST_HAS_TIME_WARP
TSharedPtr<UE::MovieScene::FSharedPlaybackState> IMovieScenePlayer::FindSharedPlaybackState()
{
	return MakeShared<UE::MovieScene::FSharedPlaybackState>(HostContext());
}
#endif

TArrayView<TWeakObjectPtr<>> IMovieScenePlayer::FindBoundObjects(const FMovieSceneEvaluationOperand& Operand)
{
	TArray<UObject*> Objects;
	HostLocate(Operand, Objects);
	Located.Reset();
	for (UObject* Object : Objects)
	{
		Located.Add(Object);
	}
	return Located;
}

void IMovieScenePlayer::SavePreAnimatedState(
	UObject& InObject, FMovieSceneAnimTypeID InTokenType, const IMovieScenePreAnimatedTokenProducer& Producer)
{
	PreAnimated->Save(InObject, InTokenType, Producer);
}

void IMovieScenePlayer::SavePreAnimatedState(
	FMovieSceneAnimTypeID InTokenType, const IMovieScenePreAnimatedGlobalTokenProducer& Producer)
{
	PreAnimated->Save(InTokenType, Producer);
}

IMovieScenePlayer::~IMovieScenePlayer() = default;

void IMovieScenePlayer::RestorePreAnimatedState()
{
	PreAnimated->RestoreAll(*this);
}
