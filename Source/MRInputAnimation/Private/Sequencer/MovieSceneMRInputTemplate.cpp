// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MovieSceneMRInputTemplate.h"

#include "Engine/World.h"
#include "Evaluation/MovieSceneEvaluation.h"
#include "GameFramework/Actor.h"
#include "IMovieScenePlayer.h"
#include "MRInputClip.h"
#include "MRInputEngineCompat.h"
#include "MRInputMessages.h"
#include "MRInputPlayerComponent.h"
#include "Playback/MRInputMixer.h"
#include "Sequencer/MRInputSectionReport.h"
#include "UObject/UObjectGlobals.h"

#if MRINPUT_SEQUENCES_SHARE_STATE
#include "EntitySystem/MovieSceneSharedPlaybackState.h"
#endif

namespace MovieSceneMRInputTemplateDetail
{

/**
 * What a section keeps between two evaluations.
 * UNCONFIRMED(section-data): section data is there in tokens and in TearDown, one for each place of a sub-sequence.
 */
struct FSectionData : IPersistentEvaluationData
{
	FSectionData() = default;

	/** Ends the section of a player that was destroyed while it played. */
	virtual ~FSectionData() override
	{
		const TSharedPtr<FMRInputMixer> Found = Mixer.Pin();
		if (Found && IsGarbageCollecting())
		{
			Found->DropLater(Id);
		}
		else if (Found)
		{
			Found->Drop(Id);
			Found->Apply();
		}
	}
	UE_NONCOPYABLE(FSectionData);

	TWeakPtr<FMRInputMixer> Mixer; ///< Null while it has no layer there.
	mria::LayerId Id;
	TOptional<FFrameTime> LastTime; ///< Its time in the previous evaluation; unset if it was not evaluated then.
	std::vector<mria::WeightKnot> Weights; ///< Kept for its memory.
	bool bHasReported = false;
};

/** Ends what sections have left behind; ordinary playback then resumes by itself. */
struct FRestoreToken : IMovieScenePreAnimatedGlobalToken
{
	explicit FRestoreToken(const TSharedPtr<FMRInputMixer>& InMixer)
		: Mixer(InMixer)
	{
	}

	virtual void RestoreState(const UE::MovieScene::FRestoreStateParams&) override
	{
		if (const TSharedPtr<FMRInputMixer> Found = Mixer.Pin())
		{
			Found->Restore();
		}
	}

	TWeakPtr<FMRInputMixer> Mixer;
};

struct FRestoreTokenProducer : IMovieScenePreAnimatedGlobalTokenProducer
{
	explicit FRestoreTokenProducer(const TSharedPtr<FMRInputMixer>& InMixer)
		: Mixer(InMixer)
	{
	}

	virtual IMovieScenePreAnimatedGlobalTokenPtr CacheExistingState() const override { return FRestoreToken(Mixer); }

	const TSharedPtr<FMRInputMixer>& Mixer;
};

/** Null if the bound objects have none. */
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

const UWorld* FindWorld(IMovieScenePlayer& Player)
{
#if MRINPUT_SEQUENCES_SHARE_STATE
	const TSharedPtr<UE::MovieScene::FSharedPlaybackState> State = Player.FindSharedPlaybackState();
	const UObject* Context = State ? State->GetPlaybackContext() : nullptr;
#else
	const UObject* Context = Player.GetPlaybackContext();
#endif
	return Context ? Context->GetWorld() : nullptr;
}

/** Reports one section. */
struct FSectionToken : IMovieSceneExecutionToken
{
	explicit FSectionToken(const UMovieSceneMRInputSection* InSection)
		: Section(InSection)
	{
	}

	virtual void Execute(const FMovieSceneContext& Context, const FMovieSceneEvaluationOperand& Operand,
		FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) override
	{
		const UWorld* World = FindWorld(Player);
		const TSharedPtr<FMRInputMixer> Mixer = FMRInputMixer::FindIn(World);
		if (!Section || !Mixer || Context.IsSilent())
		{
			return;
		}
		FSectionData& Data = PersistentData.GetOrAddSectionData<FSectionData>();
		const bool bIsBound = Operand.ObjectBindingID.IsValid();
		UMRInputPlayerComponent* Component = bIsBound ? FindComponent(Operand, Player) : nullptr;
		const FMRInputLayerContent Content = MRInputSectionReport::FindContent(*Section, Component, *World);
		if ((bIsBound && !Component) || !Content.Animation)
		{
			Mixer->Drop(Data.Id);
			Data.LastTime.Reset();
			Warn(Data, bIsBound && !Component);
			return;
		}
		Player.SavePreAnimatedState(TMovieSceneAnimTypeID<FRestoreTokenProducer>(), FRestoreTokenProducer(Mixer));
		if (Data.Mixer.Pin() != Mixer)
		{
			Data.Mixer = Mixer;
			Data.Id = Mixer->MakeId(MRInputSectionReport::ToPlayerId(Player), Operand.SequenceID.GetInternalValue());
		}
		Report(Data, Content, Context, *Mixer);
	}

private:
	void Report(FSectionData& Data, const FMRInputLayerContent& Content, const FMovieSceneContext& Context,
		FMRInputMixer& Mixer) const
	{
		const mria::LayerStretch Stretch = MRInputSectionReport::MakeStretch(*Section, Context, Data.LastTime);
		MRInputSectionReport::FindWeights(*Section, Stretch, Data.Weights);
		mria::LayerReport Report;
		Report.id = Data.Id;
		Report.loopMode = Section->bLoop ? mria::LoopMode::Loop : mria::LoopMode::Hold;
		Report.clip = MRInputClip::Make(*Section, Content.Animation, Context.GetFrameRate());
		Report.firstTick = Section->HasStartFrame() ? Section->GetInclusiveStartFrame().Value : Report.firstTick;
		Report.endTick = Section->HasEndFrame() ? Section->GetExclusiveEndFrame().Value : Report.endTick;
		Report.weights = Data.Weights;
		Report.stretches = {&Stretch, 1};
		Mixer.Report(Report, Content);
		Data.LastTime = Context.GetTime();
	}

	void Warn(FSectionData& Data, [[maybe_unused]] bool bLacksComponent) const
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

/** Mixes what all sections of a player have reported: after them, once per evaluation. */
struct FMixToken : IMovieSceneSharedExecutionToken
{
	FMixToken() { Order = 1; }

	static void AddOnce(FMovieSceneExecutionTokens& Tokens)
	{
		static const FMovieSceneSharedDataId Id = FMovieSceneSharedDataId::Allocate();
		if (!Tokens.FindShared(Id))
		{
			Tokens.AddShared(Id, FMixToken());
		}
	}

	virtual void Execute(FPersistentEvaluationData&, IMovieScenePlayer& Player) override
	{
		if (const TSharedPtr<FMRInputMixer> Mixer = FMRInputMixer::FindIn(FindWorld(Player)))
		{
			Mixer->Advance(MRInputSectionReport::ToPlayerId(Player));
		}
	}
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
	ExecutionTokens.Add(MovieSceneMRInputTemplateDetail::FSectionToken(Section));
	MovieSceneMRInputTemplateDetail::FMixToken::AddOnce(ExecutionTokens);
}

void FMovieSceneMRInputTemplate::TearDown(FPersistentEvaluationData& PersistentData, IMovieScenePlayer&) const
{
	using MovieSceneMRInputTemplateDetail::FSectionData;
	FSectionData& Data = PersistentData.GetOrAddSectionData<FSectionData>();
	const TSharedPtr<FMRInputMixer> Mixer = Data.Mixer.Pin();
	const mria::LayerId Id = Data.Id;
	Data.Mixer.Reset();
	PersistentData.ResetSectionData(); // in case the data outlives this: the section may return at another position
	if (Mixer)
	{
		// UNCONFIRMED(restored-after-others): the state of a section that has ended is restored after the others are
		// evaluated.
		Mixer->Hold(Id);
	}
}
