// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieScene.h"

#include "MovieSceneFolder.h"
#include "MovieSceneTimeHelpers.h"
#include "Tracks/MovieSceneSubTrack.h"

void UMovieScene::SetPlaybackRange(const TRange<FFrameNumber>& NewRange, bool bAlwaysMarkDirty)
{
	check(NewRange.HasLowerBound() && NewRange.HasUpperBound());
	Modify(bAlwaysMarkDirty);
	PlaybackRange.Value = NewRange;
}

const TArray<TObjectPtr<UMovieSceneTrack>>* UMovieScene::HostTracks(const FGuid& ObjectGuid) const
{
	const FMovieSceneBinding* Found = ObjectBindings.FindByPredicate(
		[&](const FMovieSceneBinding& Binding) { return Binding.GetObjectGuid() == ObjectGuid; });
	return ObjectGuid.IsValid() ? (Found ? &Found->Tracks : nullptr) : &Tracks;
}

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

UMovieSceneTrack* UMovieScene::HostFindTrack(TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid) const
{
	const TArray<TObjectPtr<UMovieSceneTrack>>* Place = HostTracks(ObjectGuid);
	const TObjectPtr<UMovieSceneTrack>* Found = !Place
		? nullptr
		: Place->FindByPredicate([TrackClass](const TObjectPtr<UMovieSceneTrack>& Track)
			  { return Track->GetClass() == TrackClass.Get(); });
	return Found ? Found->Get() : nullptr;
}

FGuid UMovieScene::AddPossessable(const FString& Name, UClass* Class)
{
	Modify();
	Possessables.Add(FMovieScenePossessable(Name, Class));
	const FGuid Guid = Possessables.Last().GetGuid();
	ObjectBindings.AddDefaulted_GetRef().ObjectGuid = Guid;
	return Guid;
}

FMovieScenePossessable* UMovieScene::FindPossessable(const FGuid& Guid)
{
	return Possessables.FindByPredicate(
		[&Guid](const FMovieScenePossessable& Possessable) { return Possessable.GetGuid() == Guid; });
}

TArray<UMovieSceneSection*> UMovieScene::GetAllSections() const
{
	TArray<UMovieSceneSection*> Sections;
	for (UMovieSceneTrack* Track : HostRootTracks())
	{
		Sections.Append(Track->GetAllSections());
	}
	for (const FMovieSceneBinding& Binding : ObjectBindings)
	{
		for (UMovieSceneTrack* Track : Binding.GetTracks())
		{
			Sections.Append(Track->GetAllSections());
		}
	}
	return Sections;
}

const TArray<UMovieSceneSection*>& UMovieSceneTrack::GetAllSections() const
{
	static const TArray<UMovieSceneSection*> None{};
	return None;
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

UMovieSceneSignedObject::UMovieSceneSignedObject()
	: Signature(FGuid::NewGuid())
{
}

void UMovieSceneSignedObject::MarkAsChanged()
{
	for (UObject* Object = this; Object; Object = Object->GetOuter())
	{
		if (UMovieSceneSignedObject* Signed = Cast<UMovieSceneSignedObject>(Object))
		{
			Signed->Signature = FGuid::NewGuid();
		}
	}
}

bool UMovieSceneSignedObject::Modify(bool bAlwaysMarkDirty)
{
	const bool bModified = Super::Modify(bAlwaysMarkDirty);
	MarkAsChanged();
	return bModified;
}

#if WITH_EDITOR
void UMovieSceneSignedObject::PostEditChangeProperty(FPropertyChangedEvent& PropertyChangedEvent)
{
	Super::PostEditChangeProperty(PropertyChangedEvent);
	MarkAsChanged();
}
#endif
