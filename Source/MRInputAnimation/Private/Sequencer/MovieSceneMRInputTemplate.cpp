// SPDX-License-Identifier: MIT

#include "Sequencer/MovieSceneMRInputTemplate.h"

#include "Engine/World.h"
#include "Evaluation/MovieSceneEvaluation.h"
#include "GameFramework/Actor.h"
#include "IMovieScenePlayer.h"
#include "MRInputMessages.h"
#include "MRInputPlaybackSubsystem.h"
#include "MRInputPlayerComponent.h"
#include "Sequencer/MRInputSequenceDriver.h"
#include "UObject/StrongObjectPtr.h"

namespace MovieSceneMRInputTemplateDetail
{

/** What a section keeps between two frames. */
struct FSectionData : IPersistentEvaluationData
{
	void Leave() const
	{
		if (UMRInputPlaybackSubsystem* Found = Playback.Get())
		{
			Found->GetSequenceDriver().Leave(LayerId);
		}
	}

	/** There is nothing to play any more, though the section goes on. */
	void Drop()
	{
		if (UMRInputPlaybackSubsystem* Found = Playback.Get())
		{
			Found->GetSequenceDriver().Drop(LayerId);
		}
		LayerId = 0;
		LastTime.Reset();
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
		if (!InPlayback.GetSequenceDriver().IsDriving(InPlayback.GetPlaybackId()))
		{
			Animation.Reset(InPlayback.GetAnimation());
		}
	}

	void PlayAgain(UMRInputPlaybackSubsystem& Found) const
	{
		FMRInputError Error;
		if (Animation.IsValid() && Found.Play(Animation.Get(), Options, Error) == EMRInputResult::Success)
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
	FMRInputPlayOptions Options;
	float Time = 0.0f;
	bool bIsPaused = false;
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
		if (Found && Found->GetSequenceDriver().Restore())
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

/** Where the way to the context's time began. */
FFrameTime FindFrom(const FMovieSceneContext& Context, const TOptional<FFrameTime>& LastTime)
{
	if (LastTime.IsSet() && !Context.HasJumped())
	{
		return LastTime.GetValue();
	}
	// The end it is farther from. Not by the direction: a time warp may lead backwards while its sequence plays on, and
	// the range then be all that was passed, not what lies between two times.
	const FFrameTime Low = Context.GetRange().GetLowerBoundValue();
	const FFrameTime High = Context.GetRange().GetUpperBoundValue();
	return Context.GetTime() - Low < High - Context.GetTime() ? High : Low;
}

/** Whether the way begins anew. For who wants to hear of scrubs only where a sequence that loops does. */
bool DoesJump(const FMovieSceneContext& Context, bool bTellsScrubs)
{
	const bool bHasWay = Context.GetRange().GetLowerBoundValue() < Context.GetRange().GetUpperBoundValue();
	return Context.HasJumped() && (!bTellsScrubs || (DoesPlay(Context) && bHasWay));
}

FMRInputSectionStep MakeStep(const UMovieSceneMRInputSection& Section, UMRInputPlayerComponent* Component,
	const FMovieSceneContext& Context, const TOptional<FFrameTime>& LastTime)
{
	FMRInputSectionStep Step;
	Step.Section = &Section;
	Step.Component = Component;
	Step.TickResolution = Context.GetFrameRate();
	Step.Way.From = FindFrom(Context, LastTime);
	Step.Way.To = Context.GetTime();
	Step.Way.Evaluated = Context.GetRange();
	Step.Way.bTells = DoesPlay(Context) || Section.bFireEventsWhenScrubbing;
	Step.Way.bPlays = Context.GetStatus() == EMovieScenePlayerStatus::Playing;
	Step.Way.bJumps = DoesJump(Context, Section.bFireEventsWhenScrubbing);
	return Step;
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
		const UObject* Place = Player.GetPlaybackContext(); // UNCONFIRMED: that 5.6 and later have it still.
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
		FMRInputSequenceDriver& Driver = Playback->GetSequenceDriver();
		if (Data.LayerId == 0 || Data.Playback != Playback)
		{
			Data.Leave();
			Data.Playback = Playback;
			Data.LayerId = Driver.MakeId();
		}
		Data.LastTime = Context.GetTime();
		Driver.Update(Data.LayerId, Step);
	}

private:
	void Report(FSectionData& Data, bool bLacksComponent) const
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

void FMovieSceneMRInputTemplate::EvaluateSwept(const FMovieSceneEvaluationOperand&, const FMovieSceneContext&,
	const TRange<FFrameNumber>&, const FPersistentEvaluationData&, FMovieSceneExecutionTokens& ExecutionTokens) const
{
	ExecutionTokens.Add(MovieSceneMRInputTemplateDetail::FToken(Section));
}

void FMovieSceneMRInputTemplate::TearDown(FPersistentEvaluationData& PersistentData, IMovieScenePlayer&) const
{
	using namespace MovieSceneMRInputTemplateDetail;
	if (const FSectionData* Data = PersistentData.FindSectionData<FSectionData>())
	{
		Data->Leave();
		PersistentData.ResetSectionData(); // should it live on: where the section was is not where it comes back
	}
}
