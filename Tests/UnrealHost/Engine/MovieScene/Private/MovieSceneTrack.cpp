// Copyright (c) 2026 The MRInputAnimation developers
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

#if WITH_EDITORONLY_DATA

void UMovieSceneNameableTrack::SetDisplayName(const FText& NewDisplayName)
{
	Modify();
	DisplayName = NewDisplayName;
}

FText UMovieSceneNameableTrack::GetDefaultDisplayName() const
{
	return LOCTEXT("Unnamed", "Unnamed Track");
}
#endif

namespace MovieSceneTrackDetail
{
/**
 * UNCONFIRMED(warp-counts-outer-frames): A time warp counts frames of the outer sequence from the start of its section.
 */
FFrameTime ToInner(const UMovieSceneSubSection& Section, FFrameTime Warped)
{
	const UMovieScene* Outer = Section.GetTypedOuter<UMovieScene>();
	const UMovieScene* Inner = Section.GetSequence()->GetMovieScene();
	return FFrameRate::TransformTime(Warped, Outer->GetTickResolution(), Inner->GetTickResolution()) +
		FFrameTime(UE::MovieScene::DiscreteInclusiveLower(Inner->GetPlaybackRange())) +
		FFrameTime(Section.Parameters.StartFrameOffset);
}
} // namespace MovieSceneTrackDetail

FFrameTime UMovieSceneSubSection::HostToInner(FFrameTime OuterTime) const
{
	const FFrameTime Since = OuterTime - FFrameTime(GetInclusiveStartFrame());
#if HOST_HAS_TIME_WARP
	return MovieSceneTrackDetail::ToInner(*this, Parameters.TimeScale.RemapTime(Since));
#else
	return MovieSceneTrackDetail::ToInner(*this, Since * Parameters.TimeScale);
#endif
}

TRange<FFrameTime> UMovieSceneSubSection::HostHull(FFrameTime From, FFrameTime To) const
{
	using FBound = TRangeBound<FFrameTime>;
	FFrameTime Low = HostToInner(From);
	FFrameTime High = HostToInner(To);
#if HOST_HAS_TIME_WARP
	if (const UMovieSceneTimeWarpGetter* Warp = Parameters.TimeScale.AsCustom())
	{
		const FFrameTime Start(GetInclusiveStartFrame());
		const TRange<FFrameTime> Hull = Warp->ComputeTraversedHull(TRange<FFrameTime>(
			FBound::Inclusive(FMath::Min(From, To) - Start), FBound::Inclusive(FMath::Max(From, To) - Start)));
		Low = MovieSceneTrackDetail::ToInner(*this, Hull.GetLowerBoundValue());
		High = MovieSceneTrackDetail::ToInner(*this, Hull.GetUpperBoundValue());
	}
#endif
	return TRange<FFrameTime>(FBound::Inclusive(FMath::Min(Low, High)), FBound::Inclusive(FMath::Max(Low, High)));
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

UMovieSceneSection* UMovieSceneSubTrack::CreateNewSection()
{
	return NewObject<UMovieSceneSubSection>(this, NAME_None, RF_Transactional);
}

#undef LOCTEXT_NAMESPACE
