// SPDX-License-Identifier: MIT

#include "MovieSceneTrack.h"

#include "MovieScene.h"
#include "MovieSceneNameableTrack.h"
#include "MovieSceneTimeHelpers.h"
#include "Tracks/MovieSceneSubTrack.h"

#define LOCTEXT_NAMESPACE "MovieSceneTrack"

const TArray<UMovieSceneSection*>& UMovieSceneTrack::GetAllSections() const
{
	static const TArray<UMovieSceneSection*> None{};
	return None;
}

EMovieSceneTrackEasingSupportFlags UMovieSceneTrack::SupportsEasing(FMovieSceneSupportsEasingParams&) const
{
	return SupportsMultipleRows() ? EMovieSceneTrackEasingSupportFlags::All
								  : EMovieSceneTrackEasingSupportFlags::ManualEasing;
}

FGuid UMovieSceneTrack::FindObjectBindingGuid() const
{
	const UMovieScene* Scene = GetTypedOuter<UMovieScene>();
	for (const FMovieSceneBinding& Binding : Scene ? Scene->GetBindings() : TArray<FMovieSceneBinding>())
	{
		if (Binding.GetTracks().Contains(const_cast<UMovieSceneTrack*>(this)))
		{
			return Binding.GetObjectGuid();
		}
	}
	return FGuid();
}

void UMovieSceneTrack::UpdateEasing()
{
	for (UMovieSceneSection* Section : GetAllSections())
	{
		Section->Easing.AutoEaseInDuration = 0;
		Section->Easing.AutoEaseOutDuration = 0;
	}
	for (UMovieSceneSection* First : GetAllSections())
	{
		for (UMovieSceneSection* Second : GetAllSections())
		{
			const bool bFollows = First != Second && First->GetRowIndex() == Second->GetRowIndex() &&
				First->HasEndFrame() && Second->HasStartFrame() && First->HasStartFrame() &&
				First->GetInclusiveStartFrame() < Second->GetInclusiveStartFrame() &&
				Second->GetInclusiveStartFrame() < First->GetExclusiveEndFrame();
			if (bFollows)
			{
				const int32 Overlap = (First->GetExclusiveEndFrame() - Second->GetInclusiveStartFrame()).Value;
				First->Easing.AutoEaseOutDuration = Overlap;
				Second->Easing.AutoEaseInDuration = Overlap;
			}
		}
	}
}

#if WITH_EDITORONLY_DATA
FText UMovieSceneTrack::GetDisplayName() const
{
	return LOCTEXT("Unnamed", "Unnamed Track");
}

void UMovieSceneNameableTrack::SetDisplayName(const FText& NewDisplayName)
{
	Modify();
	DisplayName = NewDisplayName;
}

FText UMovieSceneNameableTrack::GetDisplayName() const
{
	return DisplayName.IsEmpty() ? GetDefaultDisplayName() : DisplayName;
}

FText UMovieSceneNameableTrack::GetDefaultDisplayName() const
{
	return LOCTEXT("Unnamed", "Unnamed Track");
}
#endif

FFrameTime UMovieSceneSubSection::HostToInner(FFrameTime OuterTime) const
{
#if HOST_UE_VERSION >= 505
	const double Scale = Parameters.TimeScale.AsFixedPlayRate();
#else
	const double Scale = Parameters.TimeScale;
#endif
	const UMovieScene* Outer = GetTypedOuter<UMovieScene>();
	const UMovieScene* Inner = SubSequence->GetMovieScene();
	const FFrameTime Since = OuterTime - FFrameTime(GetInclusiveStartFrame());
	const FFrameTime Converted =
		FFrameRate::TransformTime(Since * Scale, Outer->GetTickResolution(), Inner->GetTickResolution());
	return Converted + FFrameTime(UE::MovieScene::DiscreteInclusiveLower(Inner->GetPlaybackRange())) +
		FFrameTime(Parameters.StartFrameOffset);
}

UMovieSceneSubSection* UMovieSceneSubTrack::AddSequence(
	UMovieSceneSequence* InSequence, FFrameNumber StartTime, int32 Duration)
{
	Modify();
	UMovieSceneSubSection* Section = CastChecked<UMovieSceneSubSection>(CreateNewSection());
	Section->SetSequence(InSequence);
	Section->SetRange(TRange<FFrameNumber>(StartTime, StartTime + Duration));
	Sections.Add(Section);
	return Section;
}

bool UMovieSceneSubTrack::SupportsType(TSubclassOf<UMovieSceneSection> SectionClass) const
{
	return SectionClass.Get() == UMovieSceneSubSection::StaticClass();
}

UMovieSceneSection* UMovieSceneSubTrack::CreateNewSection()
{
	return NewObject<UMovieSceneSubSection>(this, NAME_None, RF_Transactional);
}

bool UMovieSceneSubTrack::HasSection(const UMovieSceneSection& Section) const
{
	return GetAllSections().Contains(const_cast<UMovieSceneSection*>(&Section));
}

#undef LOCTEXT_NAMESPACE
