// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieSceneSelfTestTypes.h"

#include "IMovieScenePlayer.h"

namespace MovieSceneSelfTestTypesDetail
{

void Note(const FString& What, const FString& Label)
{
	MovieSceneSelfTestCalls().Add(What + TEXT(" ") + Label);
}

struct FGlobalToken : IMovieScenePreAnimatedGlobalToken
{
	virtual void RestoreState(const UE::MovieScene::FRestoreStateParams&) override
	{
		MovieSceneSelfTestCalls().Add(TEXT("restore"));
	}
};

struct FGlobalTokenProducer : IMovieScenePreAnimatedGlobalTokenProducer
{
	virtual IMovieScenePreAnimatedGlobalTokenPtr CacheExistingState() const override { return FGlobalToken(); }
};

struct FToken : IMovieSceneExecutionToken
{
	explicit FToken(const FString& InLabel)
		: Label(InLabel)
	{
	}

	virtual void Execute(const FMovieSceneContext& Context, const FMovieSceneEvaluationOperand&,
		FPersistentEvaluationData&, IMovieScenePlayer& Player) override
	{
		Player.SavePreAnimatedState(TMovieSceneAnimTypeID<FGlobalTokenProducer>(), FGlobalTokenProducer());
		const FString How = FString(Context.HasJumped() ? TEXT(" jumped") : TEXT("")) +
			(Context.GetStatus() == EMovieScenePlayerStatus::Scrubbing ? TEXT(" scrubbing") : TEXT("")) +
			(Context.GetDirection() == EPlayDirection::Backwards ? TEXT(" back") : TEXT(""));
		MovieSceneSelfTestCalls().Add(FString::Printf(TEXT("%s %d-%d%s"), *Label,
			Context.GetPreviousTime().RoundToFrame().Value, Context.GetTime().RoundToFrame().Value, *How));
	}

	FString Label;
};

} // namespace MovieSceneSelfTestTypesDetail

TArray<FString>& MovieSceneSelfTestCalls()
{
	static TArray<FString> Calls{};
	return Calls;
}

FSelfTestEvalTemplate::FSelfTestEvalTemplate()
{
	EnableOverrides(RequiresSetupFlag | RequiresTearDownFlag);
}

void FSelfTestEvalTemplate::Setup(FPersistentEvaluationData& PersistentData, IMovieScenePlayer&) const
{
	PersistentData.GetOrAddSectionData<IPersistentEvaluationData>();
	MovieSceneSelfTestTypesDetail::Note(TEXT("setup"), Forgotten == 0 ? Label : FString(TEXT("unsaved")));
}

void FSelfTestEvalTemplate::TearDown(FPersistentEvaluationData& PersistentData, IMovieScenePlayer&) const
{
	const bool bKept = PersistentData.FindSectionData<IPersistentEvaluationData>() != nullptr;
	MovieSceneSelfTestTypesDetail::Note(bKept ? TEXT("teardown") : TEXT("lost"), Label);
}

void FSelfTestEvalTemplate::Evaluate(const FMovieSceneEvaluationOperand&, const FMovieSceneContext&,
	const FPersistentEvaluationData&, FMovieSceneExecutionTokens& Tokens) const
{
	Tokens.Add(MovieSceneSelfTestTypesDetail::FToken(Label));
}

UMovieSceneSection* USelfTestSequenceTrack::CreateNewSection()
{
	return NewObject<USelfTestSequenceSection>(this, NAME_None, RF_Transactional);
}

FMovieSceneEvalTemplatePtr USelfTestSequenceTrack::CreateTemplateForSection(const UMovieSceneSection& Section) const
{
	FSelfTestEvalTemplate Template;
	Template.Label = CastChecked<USelfTestSequenceSection>(&Section)->Label;
	Template.Forgotten = 1;
	return Template;
}

void USelfTestSequenceTrack::PopulateDeterminismData(
	FMovieSceneDeterminismData& OutData, const TRange<FFrameNumber>&) const
{
	if (bHasFences)
	{
		OutData.bParentSequenceRequiresLowerFence = true;
		OutData.bParentSequenceRequiresUpperFence = true;
		for (const UMovieSceneSection* Section : Sections)
		{
			OutData.Fences.Emplace(Section->GetInclusiveStartFrame(), false);
			OutData.Fences.Emplace(Section->GetExclusiveEndFrame(), false);
		}
	}
}

USelfTestSequenceSection* USelfTestSequenceTrack::Add(const TCHAR* Label, int32 Start, int32 End)
{
	USelfTestSequenceSection* Section = CastChecked<USelfTestSequenceSection>(CreateNewSection());
	Section->Label = Label;
	Section->SetRange(TRange<FFrameNumber>(FFrameNumber(Start), FFrameNumber(End)));
	AddSection(*Section);
	return Section;
}
