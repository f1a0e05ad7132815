// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputSectionCalls.h"

#include "Evaluation/MovieSceneEvaluation.h"
#include "IMovieScenePlayer.h"

TArray<FMRInputSectionCall> FMRInputSectionCall::Calls;
bool FMRInputSectionCall::bSavesState = false;

namespace MRInputSectionCallsDetail
{

using EKind = FMRInputSectionCall::EKind;

struct FSectionData : IPersistentEvaluationData
{
};

struct FRestoreToken : IMovieScenePreAnimatedGlobalToken
{
	virtual void RestoreState(const UE::MovieScene::FRestoreStateParams&) override
	{
		FMRInputSectionCall::Calls.Add({EKind::Restore, nullptr, {}});
	}
};

struct FRestoreTokenProducer : IMovieScenePreAnimatedGlobalTokenProducer
{
	virtual IMovieScenePreAnimatedGlobalTokenPtr CacheExistingState() const override { return FRestoreToken(); }
};

struct FToken : IMovieSceneExecutionToken
{
	virtual void Execute(const FMovieSceneContext& Context, const FMovieSceneEvaluationOperand&,
		FPersistentEvaluationData& PersistentData, IMovieScenePlayer& Player) override
	{
		if (FMRInputSectionCall::bSavesState)
		{
			Player.SavePreAnimatedState(TMovieSceneAnimTypeID<FRestoreTokenProducer>(), FRestoreTokenProducer());
		}
		FMRInputSectionCall::Calls.Add({EKind::Execute, &PersistentData.GetOrAddSectionData<FSectionData>(), Context});
	}
};

} // namespace MRInputSectionCallsDetail

void FMRInputSectionCallTemplate::TearDown(FPersistentEvaluationData& PersistentData, IMovieScenePlayer&) const
{
	using namespace MRInputSectionCallsDetail;
	FMRInputSectionCall::Calls.Add({EKind::TearDown, PersistentData.FindSectionData<FSectionData>(), {}});
}

void FMRInputSectionCallTemplate::Evaluate(const FMovieSceneEvaluationOperand&, const FMovieSceneContext&,
	const FPersistentEvaluationData&, FMovieSceneExecutionTokens& ExecutionTokens) const
{
	ExecutionTokens.Add(MRInputSectionCallsDetail::FToken());
}

FMovieSceneEvalTemplatePtr UMRInputSectionCallTrack::CreateTemplateForSection(const UMovieSceneSection&) const
{
	return FMRInputSectionCallTemplate();
}
