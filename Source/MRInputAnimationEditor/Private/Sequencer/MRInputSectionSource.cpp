// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionSource.h"

#include "GameFramework/Actor.h"
#include "ISequencer.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputPlayerComponent.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"

UMRInputPlayerComponent* MRInputSectionSource::FindPlayer(ISequencer* Sequencer, const FGuid& Binding)
{
	if (!Sequencer || !Binding.IsValid())
	{
		return nullptr;
	}
	// UNCONFIRMED: that this is cheap enough for each paint.
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

mria::ClipTime MRInputSectionSource::MakeClip(
	const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation)
{
	const UMovieScene* Scene = Section.GetTypedOuter<UMovieScene>();
	return MRInputClip::Make(Section, Animation, Scene ? Scene->GetTickResolution() : FFrameRate(24000, 1));
}
