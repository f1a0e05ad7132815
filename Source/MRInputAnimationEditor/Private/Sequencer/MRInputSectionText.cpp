// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputSectionText.h"

#include "MRInputAnimation.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneTrack.h"
#include "Sequencer/MRInputSectionSource.h"

#define LOCTEXT_NAMESPACE "MRInputSectionText"

namespace MRInputSectionTextDetail
{
FText ToText(double Number)
{
	FNumberFormattingOptions Options;
	Options.MaximumFractionalDigits = 2;
	return FText::AsNumber(Number, &Options);
}

FText GetName(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation)
{
	if (Animation)
	{
		return FText::FromString(Animation->GetDisplayName());
	}
	const UMovieSceneTrack* Track = Section.GetTypedOuter<UMovieSceneTrack>();
	return Track && Track->FindObjectBindingGuid().IsValid() ? LOCTEXT("PlayersRecording", "the player's recording")
															 : LOCTEXT("NoRecording", "no recording");
}

FText GetHands(const UMRInputAnimation& Animation)
{
	const bool bLeft = Animation.HasHand(EMRInputHand::Left);
	const bool bRight = Animation.HasHand(EMRInputHand::Right);
	if (bLeft && bRight)
	{
		return LOCTEXT("BothHands", "both hands");
	}
	return bLeft ? LOCTEXT("LeftHand", "left hand")
				 : (bRight ? LOCTEXT("RightHand", "right hand") : LOCTEXT("NoHands", "no hands"));
}
} // namespace MRInputSectionTextDetail

FText MRInputSectionText::MakeTitle(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation)
{
	using namespace MRInputSectionTextDetail;

	FText Title = GetName(Section, Animation);
	if (Animation && Animation->HasRecording())
	{
		Title = FText::Format(LOCTEXT("Length", "{0}  {1} s"), Title, ToText(Animation->GetDuration()));
	}
	if (Section.PlayRate != 1.0)
	{
		Title = FText::Format(LOCTEXT("Rate", "{0}  \u00d7{1}"), Title, ToText(Section.PlayRate));
	}
	return Section.bLoop ? FText::Format(LOCTEXT("Loop", "{0}  loop"), Title) : Title;
}

FText MRInputSectionText::MakeToolTip(const UMovieSceneMRInputSection& Section, const UMRInputAnimation* Animation)
{
	using namespace MRInputSectionTextDetail;

	if (!Animation || !Animation->HasRecording() || !Section.HasStartFrame() || !Section.HasEndFrame())
	{
		return MakeTitle(Section, Animation);
	}
	const mria::ClipTime Clip = MRInputSectionSource::MakeClip(Section, Animation);
	const double From = Clip.PositionAt(Section.GetInclusiveStartFrame().Value);
	const double To = Clip.PositionAt(Section.GetExclusiveEndFrame().Value);
	return FText::Format(LOCTEXT("ToolTip",
							 "{0}\n{1}, {2} {2}|plural(one=marker,other=markers)\nShows {3} s to {4} s; the recording "
							 "has {5} s to {6} s"),
		MakeTitle(Section, Animation), GetHands(*Animation), Animation->GetMarkers().Num(), ToText(From), ToText(To),
		ToText(Animation->GetStartTime()), ToText(Animation->GetStartTime() + Animation->GetDuration()));
}

#undef LOCTEXT_NAMESPACE
