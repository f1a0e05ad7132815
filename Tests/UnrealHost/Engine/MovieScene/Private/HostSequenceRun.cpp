// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Host/HostSequenceRun.h"

#include "Compilation/IMovieSceneTrackTemplateProducer.h"
#include "EntitySystem/MovieSceneSharedPlaybackState.h"
#include "IMovieScenePlayer.h"
#include "Sections/MovieSceneSubSection.h"

#include <algorithm>

namespace HostSequenceFences
{
/**
 * A way cut at the fences of a sequence and of those inside it. A cut is not crossed: the part before ends right before
 * it, at the last moment that a frame time can tell, and backwards on it.
 *
 * UNCONFIRMED(fence-part-time): The part of a frame that ends at a fence has the last moment before the fence as its
 * time.
 */
TArray<FMovieSceneContext> Cut(const UMovieSceneSequence& Root, const FMovieSceneContext& Whole);
} // namespace HostSequenceFences

namespace HostSequenceRunDetail
{
/** Whether a section is evaluated. */
bool IsMet(const UMovieSceneSection& Section, FFrameTime Time)
{
	return Section.IsActive() && (!Section.HasStartFrame() || FFrameTime(Section.GetInclusiveStartFrame()) <= Time) &&
		(!Section.HasEndFrame() || Time < FFrameTime(Section.GetExclusiveEndFrame()));
}
} // namespace HostSequenceRunDetail

FMovieSceneEvalTemplatePtr FMovieSceneEvalTemplatePtr::HostSaveAndLoad() const
{
	using namespace HostSequenceRunDetail;
	const UScriptStruct& Struct = Template->GetScriptStruct();
	// A type that forgets to name its own struct would be cut down to its base.
	const std::align_val_t Alignment = static_cast<std::align_val_t>(Struct.GetMinAlignment());
	void* Memory = ::operator new(static_cast<size_t>(Struct.GetStructureSize()), Alignment);
	Struct.InitializeStruct(Memory);
	FMovieSceneEvalTemplate* Loaded = static_cast<FMovieSceneEvalTemplate*>(Memory);
	TArray<void*> Values;
	Struct.HostVisit(
		Memory, {[&](const TCHAR*, const UE::Host::FHostType&, void* Value, uint64) { Values.Add(Value); }});
	int32 Index = 0;
	Struct.HostVisit(Template.Get(), {[&](const TCHAR*, const UE::Host::FHostType& Type, void* Value, uint64) {
		Type.Copy(Values[Index++], Value);
	}});
	FMovieSceneEvalTemplatePtr Result;
	Result.Template = TSharedPtr<FMovieSceneEvalTemplate>(Loaded,
		[&Struct, Alignment](FMovieSceneEvalTemplate* Gone)
		{
			Struct.DestroyStruct(Gone);
			::operator delete(Gone, Alignment);
		});
	return Result;
}

void FHostSequenceRun::Evaluate(UMovieSceneSequence& Root, const FMovieSceneContext& Context, IMovieScenePlayer& Player)
{
	Sequences.Add(0, &Root);
	const int32 Before = EndCount;
	for (const FMovieSceneContext& Part : HostSequenceFences::Cut(Root, Context))
	{
		if (EndCount == Before) // else something that was evaluated has ended it
		{
			EvaluatePart(Root, Part, Player);
		}
	}
}

void FHostSequenceRun::EvaluatePart(
	UMovieSceneSequence& Root, const FMovieSceneContext& Context, IMovieScenePlayer& Player)
{
	TArray<FItem> Items;
	Gather(Root, 0, Context, Items);
	TArray<uint64> Ended;
	for (int32 Index = States.Num() - 1; Index >= 0; --Index)
	{
		const FKey Key = States[Index].Key;
		const FItem* Item = Items.FindByPredicate([&Key](const FItem& Other) { return Other.Key == Key; });
		if (!Item || Item->Section->GetSignature() != States[Index].Signature)
		{
			FState Old = States[Index];
			States.RemoveAt(Index);
			TearDown(Old, Player);
			Ended.Add(Old.Holder);
		}
	}
	FMovieSceneExecutionTokens Tokens;
	TArray<FItem> TokenItems; // one for each token
	for (const FItem& Item : Items)
	{
		Animate(Item, Tokens, TokenItems, Player);
	}
	Execute(TokenItems, Tokens, Player);
	Player.HostPreAnimatedState().SetHolder(0, false);
	for (const uint64 Holder : Ended)
	{
		Player.HostPreAnimatedState().EndHolder(Holder, Player);
	}
}

void FHostSequenceRun::End(IMovieScenePlayer& Player)
{
	++EndCount;
	while (States.Num() > 0)
	{
		FState Last = States.Last();
		States.RemoveAt(States.Num() - 1);
		TearDown(Last, Player);
		Player.HostPreAnimatedState().EndHolder(Last.Holder, Player);
	}
}

UMovieSceneSequence* FHostSequenceRun::FindSequence(FMovieSceneSequenceID ID) const
{
	const TWeakObjectPtr<UMovieSceneSequence>* Found = Sequences.Find(ID.GetInternalValue());
	return Found ? Found->Get() : nullptr;
}

void FHostSequenceRun::Gather(
	UMovieSceneSequence& Sequence, uint32 ID, const FMovieSceneContext& Context, TArray<FItem>& OutItems)
{
	const UMovieScene& Scene = *Sequence.GetMovieScene();
	for (const UMovieSceneTrack* Track : Scene.HostRootTracks())
	{
		GatherTrack(Sequence, *Track, FMovieSceneEvaluationOperand(ID, FGuid()), Context, OutItems);
	}
	for (const FMovieSceneBinding& Binding : Scene.GetBindings())
	{
		for (const UMovieSceneTrack* Track : Binding.GetTracks())
		{
			const FMovieSceneEvaluationOperand Operand(ID, Binding.GetObjectGuid());
			GatherTrack(Sequence, *Track, Operand, Context, OutItems);
		}
	}
}

void FHostSequenceRun::GatherTrack(UMovieSceneSequence& Sequence, const UMovieSceneTrack& Track,
	const FMovieSceneEvaluationOperand& Operand, const FMovieSceneContext& Context, TArray<FItem>& OutItems)
{
	const uint32 ID = Operand.SequenceID.GetInternalValue();
	for (const UMovieSceneSection* Section : Track.GetAllSections())
	{
		const UMovieSceneSubSection* Sub = Cast<UMovieSceneSubSection>(Section);
		if (!HostSequenceRunDetail::IsMet(*Section, Context.GetTime()))
		{
			continue;
		}
		if (Sub && Sub->GetSequence())
		{
			// Time stands at the borders of the sub-section: the inner sequence does not run on beyond them.
			const auto Clamped = [Sub](FFrameTime Time)
			{
				const FFrameTime Low = FFrameTime(Sub->GetInclusiveStartFrame());
				const FFrameTime High = FFrameTime(Sub->GetExclusiveEndFrame() - 1, 0.999999940f);
				return Time < Low ? Low : (High < Time ? High : Time);
			};
			const FFrameTime From = Clamped(Context.GetPreviousTime());
			const FFrameTime To = Clamped(Context.GetTime());
			// UNCONFIRMED(warped-range): The range of a warped sub-sequence covers everything that was passed, and its
			// direction is that from its first to its last time.
			FMovieSceneContext Inner(
				FMovieSceneEvaluationRange::HostThrough(Sub->HostHull(From, To), Sub->HostToInner(From),
					Sub->HostToInner(To), Sub->GetSequence()->GetMovieScene()->GetTickResolution()),
				Context.GetStatus());
			Inner.SetHasJumped(Context.HasJumped());
			Gather(*Sub->GetSequence(), EnterSub(ID, *Section, *Sub->GetSequence()), Inner, OutItems);
			continue;
		}
		const bool bRestores = Sequence.HostCompletionMode(*Section) == EMovieSceneCompletionMode::RestoreState;
		OutItems.Add(FItem{FKey{ID, Section}, &Track, Section, Operand, Context, bRestores});
	}
}

uint32 FHostSequenceRun::EnterSub(uint32 ParentID, const UMovieSceneSection& Section, UMovieSceneSequence& Sequence)
{
	const FKey Key{ParentID, &Section};
	int32 Index = SubKeys.Find(Key);
	if (Index == INDEX_NONE)
	{
		Index = SubKeys.Add(Key);
	}
	Sequences.Add(static_cast<uint32>(Index + 1), &Sequence);
	return static_cast<uint32>(Index + 1);
}

FHostSequenceRun::FState& FHostSequenceRun::Begin(const FItem& Item)
{
	FState* Known = States.FindByPredicate([&Item](const FState& State) { return State.Key == Item.Key; });
	if (Known)
	{
		return *Known;
	}
	FState& State = States.AddDefaulted_GetRef();
	State.Key = Item.Key;
	State.Holder = ++LastHolder;
	State.Signature = Item.Section->GetSignature();
	if (const IMovieSceneTrackTemplateProducer* Producer = Cast<IMovieSceneTrackTemplateProducer>(Item.Track))
	{
		const FMovieSceneEvalTemplatePtr Made = Producer->CreateTemplateForSection(*Item.Section);
		State.Template = Made.IsValid() ? Made.HostSaveAndLoad() : Made;
	}
	if (State.Template.IsValid())
	{
		State.Template->SetSourceSection(Item.Section);
		State.Template->SetCompletionMode(
			Item.bRestores ? EMovieSceneCompletionMode::RestoreState : EMovieSceneCompletionMode::KeepState);
	}
	return State;
}

void FHostSequenceRun::Animate(
	const FItem& Item, FMovieSceneExecutionTokens& Tokens, TArray<FItem>& OutItems, IMovieScenePlayer& Player)
{
	FState& State = Begin(Item);
	Player.HostPreAnimatedState().SetHolder(State.Holder, Item.bRestores);
	FPersistentEvaluationData Data{State.SectionData};
	if (!State.Template.IsValid())
	{
		for (const TWeakObjectPtr<>& Object : Player.FindBoundObjects(Item.Operand))
		{
			if (UObject* Bound = Object.Get())
			{
				Item.Track->HostAnimate(Player, *Bound, Item.Context.GetTime());
			}
		}
		return;
	}
	const FMovieSceneEvalTemplatePtr Template = State.Template;
	Template->Evaluate(Item.Operand, Item.Context, Data, Tokens);
	while (OutItems.Num() < Tokens.HostTokens().Num())
	{
		OutItems.Add(Item);
	}
}

void FHostSequenceRun::Execute(
	const TArray<FItem>& Items, FMovieSceneExecutionTokens& Tokens, IMovieScenePlayer& Player)
{
	const int32 Before = EndCount;
	Tokens.HostExecuteShared(false, Player);
	for (int32 Index = 0; Index < Items.Num(); ++Index)
	{
		const FItem& Item = Items[Index];
		FState* State = States.FindByPredicate([&Item](const FState& Other) { return Other.Key == Item.Key; });
		if (State) // else a token has ended it
		{
			Player.HostPreAnimatedState().SetHolder(State->Holder, Item.bRestores);
			FPersistentEvaluationData Data{State->SectionData};
			Tokens.HostTokens()[Index]->Execute(Item.Context, Item.Operand, Data, Player);
		}
	}
	if (EndCount == Before)
	{
		Tokens.HostExecuteShared(true, Player);
	}
}

void FMovieSceneExecutionTokens::HostExecuteShared(bool bAfter, IMovieScenePlayer& Player)
{
	TArray<FShared> Sorted = SharedTokens;
	std::stable_sort(Sorted.GetData(), Sorted.GetData() + Sorted.Num(),
		[](const FShared& A, const FShared& B) { return A.Token->Order < B.Token->Order; });
	FPersistentEvaluationData::FStored Nothing;
	FPersistentEvaluationData Data{Nothing};
	for (const FShared& Shared : Sorted)
	{
		if ((Shared.Token->Order > 0) == bAfter)
		{
			Shared.Token->Execute(Data, Player);
		}
	}
}

void FHostSequenceRun::TearDown(FState& State, IMovieScenePlayer& Player)
{
	if (State.Template.IsValid() && State.Template->RequiresTearDown())
	{
		FPersistentEvaluationData Data{State.SectionData};
		State.Template->TearDown(Data, Player);
	}
}

void FHostPreAnimatedState::Save(const UObject* Object, FMovieSceneAnimTypeID Type, TFunctionRef<FRestore()> Cache)
{
	const bool bHolds = Holder != 0 && bRestores;
	FEntry* Entry = Entries.FindByPredicate([Object, Type](const FEntry& Other)
		{ return Other.Type == Type && Other.bIsGlobal == !Object && Other.Object.Get() == Object; });
	if (!Entry && bHolds)
	{
		Entry = &Entries.Add_GetRef({Type, Object, !Object, Cache(), {}});
	}
	if (bHolds)
	{
		Entry->Holders.AddUnique(Holder);
	}
}

void FHostPreAnimatedState::EndHolder(uint64 InHolder, IMovieScenePlayer& Player)
{
	TArray<FEntry> Ended;
	for (int32 Index = Entries.Num() - 1; Index >= 0; --Index)
	{
		if (Entries[Index].Holders.Remove(InHolder) > 0 && Entries[Index].Holders.Num() == 0)
		{
			Ended.Add(Entries[Index]);
			Entries.RemoveAt(Index);
		}
	}
	for (const FEntry& Entry : Ended)
	{
		Entry.Restore({&Player});
	}
}

void FHostPreAnimatedState::RestoreAll(IMovieScenePlayer& Player)
{
	const TArray<FEntry> All = MoveTemp(Entries);
	Entries.Reset();
	for (int32 Index = All.Num() - 1; Index >= 0; --Index)
	{
		All[Index].Restore({&Player});
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
	PreAnimated->Save(&InObject, InTokenType,
		[&]
		{
			return [Token = Producer.CacheExistingState(InObject), Object = TWeakObjectPtr<>(&InObject)](
					   const UE::MovieScene::FRestoreStateParams& Params)
			{
				if (UObject* Changed = Object.Get())
				{
					Token->RestoreState(*Changed, Params);
				}
			};
		});
}

void IMovieScenePlayer::SavePreAnimatedState(
	FMovieSceneAnimTypeID InTokenType, const IMovieScenePreAnimatedGlobalTokenProducer& Producer)
{
	PreAnimated->Save(nullptr, InTokenType,
		[&]
		{
			return [Token = Producer.CacheExistingState()](const UE::MovieScene::FRestoreStateParams& Params)
			{ Token->RestoreState(Params); };
		});
}

IMovieScenePlayer::~IMovieScenePlayer() = default;

void IMovieScenePlayer::RestorePreAnimatedState()
{
	PreAnimated->RestoreAll(*this);
}
