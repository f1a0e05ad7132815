// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionSource.h"

#include "GameFramework/Actor.h"
#include "ISequencer.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputPlayerComponent.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"

namespace MRInputSectionSourceDetail
{

/** The width of a wide screen in pixels. */
constexpr int32 OverviewColumns = 2048;

struct FKnownOverview
{
	TWeakPtr<const FMRInputRecordingData, ESPMode::ThreadSafe> Data;
	TSharedPtr<const mria::Overview> Overview;
};

TArray<FKnownOverview>& GetKnown()
{
	static TArray<FKnownOverview> Known;
	return Known;
}

} // namespace MRInputSectionSourceDetail

UMRInputPlayerComponent* MRInputSectionSource::FindPlayer(ISequencer* Sequencer, const FGuid& Binding)
{
	if (!Sequencer || !Binding.IsValid())
	{
		return nullptr;
	}
	// UNCONFIRMED(bound-objects-cached): FindObjectsInCurrentSequence is cached, and cheap enough for each paint.
	// [by hand: with 20 bound tracks, stat slate while Sequencer plays, with the sections in view and out of it]
	for (const TWeakObjectPtr<>& Object : Sequencer->FindObjectsInCurrentSequence(Binding))
	{
		const AActor* Actor = Cast<AActor>(Object.Get());
		UMRInputPlayerComponent* Player = Actor ? Actor->FindComponentByClass<UMRInputPlayerComponent>()
												: Cast<UMRInputPlayerComponent>(Object.Get());
		if (Player)
		{
			return Player;
		}
	}
	return nullptr;
}

UMRInputAnimation* MRInputSectionSource::FindAnimation(
	const UMovieSceneMRInputSection& Section, ISequencer* Sequencer, const FGuid& Binding)
{
	if (Section.Animation)
	{
		return Section.Animation;
	}
	const UMRInputPlayerComponent* Player = FindPlayer(Sequencer, Binding);
	return Player ? Player->Animation.Get() : nullptr;
}

TSharedPtr<const mria::Overview> MRInputSectionSource::FindOverview(const FMRInputRecordingData::FPtr& Data)
{
	using namespace MRInputSectionSourceDetail;
	check(IsInGameThread());
	TArray<FKnownOverview>& Known = GetKnown();
	Known.RemoveAll([](const FKnownOverview& Entry) { return !Entry.Data.IsValid(); });
	if (!Data.IsValid())
	{
		return nullptr;
	}
	if (const FKnownOverview* Found =
			Known.FindByPredicate([&Data](const FKnownOverview& Entry) { return Entry.Data.Pin() == Data; }))
	{
		return Found->Overview;
	}
	const TSharedPtr<const mria::Overview> Made =
		MakeShared<mria::Overview>(mria::MakeOverview(Data->GetView(), OverviewColumns));
	Known.Add({Data, Made});
	return Made;
}

mria::ClipTime MRInputSectionSource::MakeClip(
	const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation)
{
	const UMovieScene* Scene = Section.GetTypedOuter<UMovieScene>();
	return MRInputClip::Make(Section, Animation, Scene ? Scene->GetTickResolution() : FFrameRate(24000, 1));
}
