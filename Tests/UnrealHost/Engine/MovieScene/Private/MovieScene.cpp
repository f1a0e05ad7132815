// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieScene.h"

#include "MovieSceneFolder.h"
#include "MovieSceneTimeHelpers.h"
#include "Tracks/MovieSceneSubTrack.h"

UMovieSceneTrack* UMovieScene::HostAddTrack(TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid)
{
	const TArray<TObjectPtr<UMovieSceneTrack>>* Place = HostTracks(ObjectGuid);
	if (!Place)
	{
		return nullptr;
	}
	Modify();
	UMovieSceneTrack* Track = NewObject<UMovieSceneTrack>(this, TrackClass, NAME_None, RF_Transactional);
	const_cast<TArray<TObjectPtr<UMovieSceneTrack>>*>(Place)->Add(Track);
	return Track;
}

void UMovieScene::HostForEachTrack(TFunctionRef<void(UMovieSceneTrack&, const FGuid&)> Visit) const
{
	for (UMovieSceneTrack* Track : Tracks)
	{
		Visit(*Track, FGuid());
	}
	for (const FMovieSceneBinding& Binding : ObjectBindings)
	{
		for (UMovieSceneTrack* Track : Binding.GetTracks())
		{
			Visit(*Track, Binding.GetObjectGuid());
		}
	}
}

TArray<UMovieSceneSection*> UMovieScene::GetAllSections() const
{
	TArray<UMovieSceneSection*> Sections;
	HostForEachTrack([&](UMovieSceneTrack& Track, const FGuid&) { Sections.Append(Track.GetAllSections()); });
	return Sections;
}

FGuid UMovieSceneTrack::FindObjectBindingGuid() const
{
	FGuid Found;
	if (const UMovieScene* Scene = GetTypedOuter<UMovieScene>())
	{
		Scene->HostForEachTrack(
			[&](UMovieSceneTrack& Track, const FGuid& Guid) { Found = &Track == this ? Guid : Found; });
	}
	return Found;
}

const TArray<UMovieSceneSection*>& UMovieSceneTrack::GetAllSections() const
{
	static const TArray<UMovieSceneSection*> None{};
	return None;
}

namespace MovieSceneDetail
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
} // namespace MovieSceneDetail

FFrameTime UMovieSceneSubSection::HostToInner(FFrameTime OuterTime) const
{
	const FFrameTime Since = OuterTime - FFrameTime(GetInclusiveStartFrame());
#if HOST_HAS_TIME_WARP
	return MovieSceneDetail::ToInner(*this, Parameters.TimeScale.RemapTime(Since));
#else
	return MovieSceneDetail::ToInner(*this, Since * Parameters.TimeScale);
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
		Low = MovieSceneDetail::ToInner(*this, Hull.GetLowerBoundValue());
		High = MovieSceneDetail::ToInner(*this, Hull.GetUpperBoundValue());
	}
#endif
	return TRange<FFrameTime>(FBound::Inclusive(FMath::Min(Low, High)), FBound::Inclusive(FMath::Max(Low, High)));
}

#if WITH_EDITOR
void UMovieSceneSignedObject::PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent)
{
	Super::PostEditChangeProperty(PropertyChangedEvent);
	MarkAsChanged();
}
#endif
