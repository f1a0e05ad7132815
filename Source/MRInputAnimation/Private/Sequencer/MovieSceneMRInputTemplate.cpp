// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MovieSceneMRInputTemplate.h"

#include "Containers/Ticker.h"
#include "Engine/World.h"
#include "Evaluation/MovieSceneEvaluation.h"
#include "GameFramework/Actor.h"
#include "IMovieScenePlayer.h"
#include "MRInputEngineCompat.h"
#include "MRInputMessages.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Sequencer/MRInputSequenceDriver.h"
#include "UObject/StrongObjectPtr.h"
#include "UObject/UObjectGlobals.h"
#include "UObject/UObjectIterator.h"

#if MRINPUT_SEQUENCES_SHARE_STATE
#include "EntitySystem/MovieSceneSharedPlaybackState.h"
#endif

namespace MovieSceneMRInputTemplateDetail
{

/**
 * What a section keeps between two frames.
 * UNCONFIRMED(section-data): section data is there in tokens and in TearDown, one for each place of a sub-sequence.
 */
struct FSectionData : IPersistentEvaluationData
{
	FSectionData() = default;

	/** Of a player that was destroyed while it played: nobody else would put an end to it. */
	virtual ~FSectionData() override
	{
		if (IsGarbageCollecting())
		{
			DropLater();
		}
		else
		{
			Drop();
		}
	}
	UE_NONCOPYABLE(FSectionData);

	/** The section is not evaluated any more. */
	void Leave()
	{
		if (UMRInputPlaybackSubsystem* Found = Playback.Get())
		{
			FMRInputSequenceDriver::Get(*Found).Leave(LayerId);
		}
		LayerId = 0;
	}

	/** There is nothing to play any more, though the section goes on. */
	void Drop()
	{
		if (UMRInputPlaybackSubsystem* Found = Playback.Get())
		{
			FMRInputSequenceDriver::Get(*Found).Drop(LayerId);
		}
		LayerId = 0;
		LastTime.Reset();
	}

	/** While garbage is collected no event may fire and no object be made. */
	void DropLater() const
	{
		const auto DropLayer = [WeakPlayback = Playback, DroppedId = LayerId](float)
		{
			if (UMRInputPlaybackSubsystem* Found = WeakPlayback.Get())
			{
				FMRInputSequenceDriver::Get(*Found).Drop(DroppedId);
			}
			return false;
		};
		if (LayerId != 0)
		{
			FTSTicker::GetCoreTicker().AddTicker(FTickerDelegate::CreateLambda(DropLayer));
		}
	}

	TWeakObjectPtr<UMRInputPlaybackSubsystem> Playback;
	int32 LayerId = 0;
	TOptional<FFrameTime> LastTime; ///< Where it was in the frame before; unset if it was not evaluated then.
	bool bHasReported = false;
};

/** What a world played when a sequence came. */
struct FPlayedBefore
{
	explicit FPlayedBefore(UMRInputPlaybackSubsystem& InPlayback)
		: Playback(&InPlayback)
		, Options(InPlayback.GetOptions())
		, Time(InPlayback.GetTime())
		, bIsPaused(InPlayback.GetStatus() == EMRInputPlayStatus::Paused)
	{
		// What another sequence shows is not what to go back to.
		if (!FMRInputSequenceDriver::Get(InPlayback).IsDriving(InPlayback.GetPlaybackId()))
		{
			Animation.Reset(InPlayback.GetAnimation());
			FindComponent();
		}
	}

	void PlayAgain(UMRInputPlaybackSubsystem& Found) const
	{
		if (!Animation.IsValid())
		{
			return;
		}
		FMRInputError Error;
		UMRInputPlayerComponent* Its = Component.Get();
		const EMRInputResult Result =
			Its ? Its->PlayThis(Animation.Get(), Options, Error) : Found.Play(Animation.Get(), Options, Error);
		if (Result == EMRInputResult::Success)
		{
			Found.Seek(Time);
			if (bIsPaused)
			{
				Found.Pause();
			}
		}
	}

	TWeakObjectPtr<UMRInputPlaybackSubsystem> Playback;
	TStrongObjectPtr<UMRInputAnimation> Animation;
	TWeakObjectPtr<UMRInputPlayerComponent> Component; ///< Whose it was, if a component's.
	FMRInputPlayOptions Options;
	float Time = 0.0f;
	bool bIsPaused = false;

private:
	void FindComponent()
	{
		for (TObjectIterator<UMRInputPlayerComponent> It; It; ++It)
		{
			if (It->GetWorld() == Playback->GetWorld() && It->IsPlaying())
			{
				Component = *It;
			}
		}
	}
};

/** Lets the world's playback go, or back to what it played. */
struct FRestoreToken : IMovieScenePreAnimatedGlobalToken
{
	explicit FRestoreToken(UMRInputPlaybackSubsystem& InPlayback)
		: Before(MakeShared<FPlayedBefore>(InPlayback))
	{
	}

	virtual void RestoreState(const UE::MovieScene::FRestoreStateParams&) override
	{
		UMRInputPlaybackSubsystem* Found = Before->Playback.Get();
		if (Found && FMRInputSequenceDriver::Get(*Found).Restore())
		{
			Before->PlayAgain(*Found);
		}
	}

	TSharedRef<FPlayedBefore> Before; // apart, since how large a token may be is the engine's affair
};

struct FRestoreTokenProducer : IMovieScenePreAnimatedGlobalTokenProducer
{
	explicit FRestoreTokenProducer(UMRInputPlaybackSubsystem& InPlayback)
		: Playback(InPlayback)
	{
	}

	virtual IMovieScenePreAnimatedGlobalTokenPtr CacheExistingState() const override { return FRestoreToken(Playback); }

	UMRInputPlaybackSubsystem& Playback;
};

/** Null without one among the bound objects. */
UMRInputPlayerComponent* FindComponent(const FMovieSceneEvaluationOperand& Operand, IMovieScenePlayer& Player)
{
	for (const TWeakObjectPtr<>& Weak : Player.FindBoundObjects(Operand))
	{
		UObject* Object = Weak.Get();
		const AActor* Actor = Cast<AActor>(Object);
		UMRInputPlayerComponent* Component =
			Actor ? Actor->FindComponentByClass<UMRInputPlayerComponent>() : Cast<UMRInputPlayerComponent>(Object);
		if (Component)
		{
			return Component;
		}
	}
	return nullptr;
}

/** Whether what lies between two frames is passed, not left out. */
bool DoesPlay(const FMovieSceneContext& Context)
{
	// A paused player that is moved "as in playing" tells its events too; it moves in no other way.
	return Context.GetStatus() == EMovieScenePlayerStatus::Playing ||
		Context.GetStatus() == EMovieScenePlayerStatus::Paused;
}

/** Where the context's way begins. */
FFrameTime FindBegin(const FMovieSceneContext& Context)
{
	// The end it is farther from. Not by the direction: a time warp may lead backwards while its sequence plays on, and
	// the range then be all that was passed, not what lies between two times.
	const FFrameTime Low = Context.GetRange().GetLowerBoundValue();
	const FFrameTime High = Context.GetRange().GetUpperBoundValue();
	return Context.GetTime() - Low < High - Context.GetTime() ? High : Low;
}

/** But for the rounding that a sequence inside another brings, and the last moment before a border where it is cut. */
bool IsSameMoment(FFrameTime A, FFrameTime B)
{
	return FMath::Abs((A - B).AsDecimal()) < 1e-3;
}

/** A time right at a border of the section is the border. */
FFrameTime ToBorder(const UMovieSceneMRInputSection& Section, FFrameTime Time)
{
	if (Section.HasStartFrame() && IsSameMoment(Time, FFrameTime(Section.GetInclusiveStartFrame())))
	{
		return FFrameTime(Section.GetInclusiveStartFrame());
	}
	const bool bIsEnd = Section.HasEndFrame() && IsSameMoment(Time, FFrameTime(Section.GetExclusiveEndFrame()));
	return bIsEnd ? FFrameTime(Section.GetExclusiveEndFrame()) : Time;
}

/**
 * Whether the way restarts. For listeners that hear of scrubs only where a looping sequence does.
 * UNCONFIRMED(loop-has-jumped): a sequence that loops has jumped, with a range from its start on; a scrub's is empty.
 */
bool DoesJump(const FMovieSceneContext& Context, bool bTellsScrubs)
{
	const bool bHasWay = Context.GetRange().GetLowerBoundValue() < Context.GetRange().GetUpperBoundValue();
	return Context.HasJumped() && (!bTellsScrubs || (DoesPlay(Context) && bHasWay));
}

FMRInputSequenceWay MakeWay(
	const UMovieSceneMRInputSection& Section, const FMovieSceneContext& Context, const TOptional<FFrameTime>& LastTime)
{
	FMRInputSequenceWay Way;
	const bool bTellsScrubs = Section.bFireEventsWhenScrubbing;
	const FFrameTime Begin = FindBegin(Context);
	// All parts of a way that is cut may say that it has jumped; only the first one has.
	const bool bGoesOn = LastTime.IsSet() && (!Context.HasJumped() || IsSameMoment(LastTime.GetValue(), Begin));
	Way.From = bGoesOn ? LastTime.GetValue() : ToBorder(Section, Begin);
	Way.To = ToBorder(Section, Context.GetTime());
	Way.Evaluated = Context.GetRange();
	Way.bTells = DoesPlay(Context) || bTellsScrubs;
	Way.bPlays = Context.GetStatus() == EMovieScenePlayerStatus::Playing;
	Way.bJumps = !bGoesOn && DoesJump(Context, bTellsScrubs);
	return Way;
}

FMRInputSectionStep MakeStep(const UMovieSceneMRInputSection& Section, UMRInputPlayerComponent* Component,
	const FMovieSceneContext& Context, const TOptional<FFrameTime>& LastTime)
{
	FMRInputSectionStep Step;
	Step.Section = &Section;
	Step.Component = Component;
	Step.TickResolution = Context.GetFrameRate();
	Step.Way = MakeWay(Section, Context, LastTime);
	return Step;
}

const UObject* FindContext(IMovieScenePlayer& Player)
{
#if MRINPUT_SEQUENCES_SHARE_STATE
	const TSharedPtr<UE::MovieScene::FSharedPlaybackState> State = Player.FindSharedPlaybackState();
	return State ? State->GetPlaybackContext() : nullptr;
#else
	return Player.GetPlaybackContext();
#endif
}

struct FToken : IMovieSceneExecutionToken
{
	explicit FToken(const UMovieSceneMRInputSection* InSection)
		: Section(InSection)
	{
	}

	virtual void Execute(const FMovieSceneContext& Context, const FMovieSceneEvaluationOperand& Operand,
		FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) override
	{
		const UObject* Place = FindContext(Player);
		const UWorld* World = Place ? Place->GetWorld() : nullptr;
		UMRInputPlaybackSubsystem* Playback = World ? World->GetSubsystem<UMRInputPlaybackSubsystem>() : nullptr;
		if (!Section || !Playback || Context.IsSilent())
		{
			return;
		}
		FSectionData& Data = PersistentData.GetOrAddSectionData<FSectionData>();
		const bool bIsBound = Operand.ObjectBindingID.IsValid();
		UMRInputPlayerComponent* Component = bIsBound ? FindComponent(Operand, Player) : nullptr;
		FMRInputSectionStep Step = MakeStep(*Section, Component, Context, Data.LastTime);
		if ((bIsBound && !Component) || !Step.FindAnimation())
		{
			Data.Drop();
			Report(Data, bIsBound && !Component);
			return;
		}
		Step.Place = {&Player, Operand.SequenceID.GetInternalValue()};
		Player.SavePreAnimatedState(TMovieSceneAnimTypeID<FRestoreTokenProducer>(), FRestoreTokenProducer(*Playback));
		FMRInputSequenceDriver& Driver = FMRInputSequenceDriver::Get(*Playback);
		if (Data.LayerId == 0 || Data.Playback != Playback)
		{
			Data.Leave();
			Data.Playback = Playback;
			Data.LayerId = Driver.MakeId();
		}
		Data.LastTime = Step.Way.To;
		Driver.Update(Data.LayerId, Step);
	}

private:
	void Report(FSectionData& Data, [[maybe_unused]] bool bLacksComponent) const
	{
		if (!Data.bHasReported)
		{
			Data.bHasReported = true;
			UE_LOG(LogMRInput, Warning, TEXT("%s plays nothing: %s"), *Section->GetPathName(),
				bLacksComponent ? TEXT("the actor it is bound to has no MR Input Player component.")
								: TEXT("it has no recording."));
		}
	}

	// Alive while the sequence is evaluated: the template refers to it.
	const UMovieSceneMRInputSection* Section;
};

} // namespace MovieSceneMRInputTemplateDetail

FMovieSceneMRInputTemplate::FMovieSceneMRInputTemplate()
{
	EnableOverrides(EOverrideMask::RequiresTearDownFlag);
}

FMovieSceneMRInputTemplate::FMovieSceneMRInputTemplate(const UMovieSceneMRInputSection& InSection)
	: FMovieSceneMRInputTemplate()
{
	Section = const_cast<UMovieSceneMRInputSection*>(&InSection);
}

void FMovieSceneMRInputTemplate::Evaluate(const FMovieSceneEvaluationOperand&, const FMovieSceneContext&,
	const FPersistentEvaluationData&, FMovieSceneExecutionTokens& ExecutionTokens) const
{
	ExecutionTokens.Add(MovieSceneMRInputTemplateDetail::FToken(Section));
}

void FMovieSceneMRInputTemplate::TearDown(FPersistentEvaluationData& PersistentData, IMovieScenePlayer&) const
{
	using MovieSceneMRInputTemplateDetail::FSectionData;
	PersistentData.GetOrAddSectionData<FSectionData>().Leave();
	PersistentData.ResetSectionData(); // should it live on: where the section was is not where it comes back
}
