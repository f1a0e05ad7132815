// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieSceneMRInputTrack.h"

#include "MovieSceneMRInputSection.h"
#include "Sequencer/MovieSceneMRInputTemplate.h"

#define LOCTEXT_NAMESPACE "MovieSceneMRInputTrack"

UMovieSceneMRInputTrack::UMovieSceneMRInputTrack()
{
	SupportedBlendTypes.Add(EMovieSceneBlendType::Absolute);
#if WITH_EDITORONLY_DATA
	TrackTint = FColor(64, 140, 190, 65);
#endif
}

bool UMovieSceneMRInputTrack::SupportsType(TSubclassOf<UMovieSceneSection> SectionClass) const
{
	return SectionClass.Get() == UMovieSceneMRInputSection::StaticClass();
}

UMovieSceneSection* UMovieSceneMRInputTrack::CreateNewSection()
{
	return NewObject<UMovieSceneMRInputSection>(this, NAME_None, RF_Transactional);
}

void UMovieSceneMRInputTrack::AddSection(UMovieSceneSection& Section)
{
	Sections.Add(&Section);
}

void UMovieSceneMRInputTrack::RemoveSection(UMovieSceneSection& Section)
{
	Sections.Remove(&Section);
}

void UMovieSceneMRInputTrack::RemoveSectionAt(int32 SectionIndex)
{
	Sections.RemoveAt(SectionIndex);
}

const TArray<UMovieSceneSection*>& UMovieSceneMRInputTrack::GetAllSections() const
{
	return Sections;
}

bool UMovieSceneMRInputTrack::HasSection(const UMovieSceneSection& Section) const
{
	return GetAllSections().Contains(&Section);
}

bool UMovieSceneMRInputTrack::IsEmpty() const
{
	return Sections.Num() == 0;
}

void UMovieSceneMRInputTrack::RemoveAllAnimationData()
{
	Sections.Empty();
}

EMovieSceneTrackEasingSupportFlags UMovieSceneMRInputTrack::SupportsEasing(FMovieSceneSupportsEasingParams&) const
{
	return EMovieSceneTrackEasingSupportFlags::All;
}

#if WITH_EDITORONLY_DATA
FText UMovieSceneMRInputTrack::GetDefaultDisplayName() const
{
	return LOCTEXT("TrackName", "MR Input");
}
#endif

FMovieSceneEvalTemplatePtr UMovieSceneMRInputTrack::CreateTemplateForSection(const UMovieSceneSection& InSection) const
{
	return FMovieSceneMRInputTemplate(*CastChecked<const UMovieSceneMRInputSection>(&InSection));
}

void UMovieSceneMRInputTrack::PopulateDeterminismData(
	FMovieSceneDeterminismData& OutData, const TRange<FFrameNumber>&) const
{
	// Otherwise a section would not be evaluated in the frame that leaves it, and its last events would not fire.
	OutData.bParentSequenceRequiresLowerFence = true;
	OutData.bParentSequenceRequiresUpperFence = true;
	for (const UMovieSceneSection* Section : Sections)
	{
		// The second argument is a part of a frame in early versions, later whether the way before includes the frame.
		// UNCONFIRMED(early-fences-exclusive): In early versions the way before a fence does not include its frame.
		if (Section->HasStartFrame())
		{
			OutData.Fences.Emplace(Section->GetInclusiveStartFrame(), false);
		}
		if (Section->HasEndFrame())
		{
			OutData.Fences.Emplace(Section->GetExclusiveEndFrame(), false);
		}
	}
}

#undef LOCTEXT_NAMESPACE
