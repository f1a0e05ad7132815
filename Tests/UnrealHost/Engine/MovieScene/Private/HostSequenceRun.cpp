// SPDX-License-Identifier: MIT

#include "Host/HostSequenceRun.h"

#include "Compilation/IMovieSceneTrackTemplateProducer.h"
#include "Host/HostPreAnimatedState.h"
#include "IMovieScenePlayer.h"
#include "Sections/MovieSceneSubSection.h"

namespace HostSequenceRunDetail
{

/** Whether a section is evaluated: at the time itself, or anywhere on the way to it. */
bool IsMet(const UMovieSceneSection& Section, const FMovieSceneContext& Context, EEvaluationMethod Method)
{
	if (!Section.IsActive())
	{
		return false;
	}
	const bool bSwept = Method == EEvaluationMethod::Swept;
	const FFrameTime Low = bSwept ? Context.GetRange().GetLowerBoundValue() : Context.GetTime();
	const FFrameTime High = bSwept ? Context.GetRange().GetUpperBoundValue() : Context.GetTime();
	const bool bBegins = !Section.HasStartFrame() || FFrameTime(Section.GetInclusiveStartFrame()) <= High;
	return bBegins && (!Section.HasEndFrame() || Low < FFrameTime(Section.GetExclusiveEndFrame()));
}

/** Gathers a struct's values in order. */
struct FValues : UE::Host::FHostPropertyVisitor
{
	virtual void Visit(const TCHAR*, const UE::Host::FHostType& Type, void* Value, uint64) override
	{
		Types.Add(&Type);
		Values.Add(Value);
	}

	TArray<const UE::Host::FHostType*> Types;
	TArray<void*> Values;
};

} // namespace HostSequenceRunDetail

FMovieSceneEvalTemplatePtr FMovieSceneEvalTemplatePtr::HostSaveAndLoad() const
{
	using namespace HostSequenceRunDetail;
	const UScriptStruct& Struct = Template->GetScriptStruct();
	// A type that forgets to name its own struct would be cut down to its base.
	void* Memory = FMemory::Malloc(Struct.GetStructureSize(), Struct.GetMinAlignment());
	Struct.InitializeStruct(Memory);
	FMovieSceneEvalTemplate* Loaded = static_cast<FMovieSceneEvalTemplate*>(Memory);
	FValues From;
	FValues To;
	Struct.HostVisit(Template.Get(), From);
	Struct.HostVisit(Memory, To);
	for (int32 Index = 0; Index < From.Values.Num(); ++Index)
	{
		From.Types[Index]->Copy(To.Values[Index], From.Values[Index]);
	}
	FMovieSceneEvalTemplatePtr Result;
	Result.Template = TSharedPtr<FMovieSceneEvalTemplate>(Loaded,
		[&Struct](FMovieSceneEvalTemplate* Gone)
		{
			Struct.DestroyStruct(Gone);
			FMemory::Free(Gone);
		});
	return Result;
}

void FHostSequenceRun::Evaluate(UMovieSceneSequence& Root, const FMovieSceneContext& Context, IMovieScenePlayer& Player)
{
	Sequences.Add(0, &Root);
	TArray<FItem> Items;
	Gather(Root, 0, Context, Items);
	for (int32 Index = States.Num() - 1; Index >= 0; --Index)
	{
		const FKey Key = States[Index].Key;
		const FItem* Item = Items.FindByPredicate([&Key](const FItem& Other) { return Other.Key == Key; });
		if (!Item || Item->Section->GetSignature() != States[Index].Signature)
		{
			const FState Old = States[Index];
			States.RemoveAt(Index);
			Leave(Old, Player);
		}
	}
	for (const FItem& Item : Items)
	{
		Run(Item, Begin(Item, Player), Player);
	}
	Player.HostPreAnimatedState().SetHolder(0, false);
}

void FHostSequenceRun::End(IMovieScenePlayer& Player)
{
	while (States.Num() > 0)
	{
		const FState Last = States.Last();
		States.RemoveAt(States.Num() - 1);
		Leave(Last, Player);
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
	if (Track.IsEvalDisabled())
	{
		return;
	}
	const uint32 ID = Operand.SequenceID.GetInternalValue();
	FMovieSceneEvaluationTrack Compiled;
	if (const IMovieSceneTrackTemplateProducer* Producer = Cast<IMovieSceneTrackTemplateProducer>(&Track))
	{
		Producer->PostCompile(Compiled, FMovieSceneTrackCompilerArgs());
	}
	for (const UMovieSceneSection* Section : Track.GetAllSections())
	{
		const UMovieSceneSubSection* Sub = Cast<UMovieSceneSubSection>(Section);
		// A sequence inside is met wherever one of its swept tracks might be.
		const EEvaluationMethod Method = Sub ? EEvaluationMethod::Swept : Compiled.GetEvaluationMethod();
		if (!HostSequenceRunDetail::IsMet(*Section, Context, Method))
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
			// UNCONFIRMED: that the range is all that a warped way leads through, and the direction that of its ends.
			FMovieSceneContext Inner(
				FMovieSceneEvaluationRange::HostThrough(Sub->HostHull(From, To), Sub->HostToInner(From),
					Sub->HostToInner(To), Sub->GetSequence()->GetMovieScene()->GetTickResolution()),
				Context.GetStatus());
			Inner.SetHasJumped(Context.HasJumped());
			Gather(*Sub->GetSequence(), EnterSub(ID, *Section, *Sub->GetSequence()), Inner, OutItems);
			continue;
		}
		const bool bRestores = Sequence.HostCompletionMode(*Section) == EMovieSceneCompletionMode::RestoreState;
		OutItems.Add(FItem{FKey{ID, Section}, &Track, Section, Operand, Context, Compiled, bRestores});
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

FPersistentEvaluationData FHostSequenceRun::DataOf(FState& State)
{
	FTrackState* Track =
		TrackStates.FindByPredicate([&State](const FTrackState& Other) { return Other.Key == State.TrackKey; });
	if (!Track)
	{
		Track = &TrackStates.AddDefaulted_GetRef();
		Track->Key = State.TrackKey;
	}
	return FPersistentEvaluationData(Track->Data, State.SectionData);
}

FHostSequenceRun::FState& FHostSequenceRun::Begin(const FItem& Item, IMovieScenePlayer& Player)
{
	FState* Known = States.FindByPredicate([&Item](const FState& State) { return State.Key == Item.Key; });
	if (Known)
	{
		return *Known;
	}
	FState& State = States.AddDefaulted_GetRef();
	State.Key = Item.Key;
	State.TrackKey = FKey{Item.Key.SequenceID, Item.Track};
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
	if (State.Template.IsValid() && State.Template->RequiresSetup())
	{
		FPersistentEvaluationData Data = DataOf(State);
		State.Template->Setup(Data, Player);
	}
	return State;
}

void FHostSequenceRun::Run(const FItem& Item, FState& State, IMovieScenePlayer& Player)
{
	Player.HostPreAnimatedState().SetHolder(State.Holder, Item.bRestores);
	FPersistentEvaluationData Data = DataOf(State);
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
	if (Template->RequiresInitialization())
	{
		Template->Initialize(Item.Operand, Item.Context, Data, Player);
	}
	FMovieSceneExecutionTokens Tokens;
	if (Item.Compiled.GetEvaluationMethod() == EEvaluationMethod::Swept)
	{
		const TRange<FFrameNumber> Swept =
			TRange<FFrameNumber>::Intersection(Item.Context.GetFrameNumberRange(), Item.Section->GetRange());
		Template->EvaluateSwept(Item.Operand, Item.Context, Swept, Data, Tokens);
	}
	else
	{
		Template->Evaluate(Item.Operand, Item.Context, Data, Tokens);
	}
	for (const TSharedRef<IMovieSceneExecutionToken>& Token : Tokens.HostTokens())
	{
		Token->Execute(Item.Context, Item.Operand, Data, Player);
	}
}

void FHostSequenceRun::Leave(FState State, IMovieScenePlayer& Player)
{
	if (State.Template.IsValid() && State.Template->RequiresTearDown())
	{
		FPersistentEvaluationData Data = DataOf(State);
		State.Template->TearDown(Data, Player);
	}
	Player.HostPreAnimatedState().EndHolder(State.Holder, Player);
}
