// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieScene.h"

#include "MovieSceneFolder.h"
#include "MovieSceneSequence.h"

void UMovieScene::SetPlaybackRange(const TRange<FFrameNumber>& NewRange, bool bAlwaysMarkDirty)
{
	check(NewRange.HasLowerBound() && NewRange.HasUpperBound());
	Modify(bAlwaysMarkDirty);
	PlaybackRange.Value = NewRange;
}

void UMovieScene::SetPlaybackRange(FFrameNumber Start, int32 Duration, bool bAlwaysMarkDirty)
{
	SetPlaybackRange(TRange<FFrameNumber>(Start, Start + Duration), bAlwaysMarkDirty);
}

UMovieSceneTrack* UMovieScene::AddTrack(TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid)
{
	for (FMovieSceneBinding& Binding : ObjectBindings)
	{
		if (Binding.GetObjectGuid() == ObjectGuid)
		{
			Modify();
			UMovieSceneTrack* Track = NewObject<UMovieSceneTrack>(this, TrackClass, NAME_None, RF_Transactional);
			Binding.AddTrack(*Track);
			return Track;
		}
	}
	return nullptr;
}

UMovieSceneTrack* UMovieScene::FindTrack(
	TSubclassOf<UMovieSceneTrack> TrackClass, const FGuid& ObjectGuid, const FName& TrackName) const
{
	for (const FMovieSceneBinding& Binding : ObjectBindings)
	{
		for (UMovieSceneTrack* Track : Binding.GetTracks())
		{
			const bool bIsNamed = TrackName.IsNone() || Track->GetTrackName() == TrackName;
			if (Binding.GetObjectGuid() == ObjectGuid && Track->GetClass() == TrackClass.Get() && bIsNamed)
			{
				return Track;
			}
		}
	}
	return nullptr;
}

UMovieSceneTrack* UMovieScene::HostAddRootTrack(TSubclassOf<UMovieSceneTrack> TrackClass)
{
	Modify();
	UMovieSceneTrack* Track = NewObject<UMovieSceneTrack>(this, TrackClass, NAME_None, RF_Transactional);
	Tracks.Add(Track);
	return Track;
}

UMovieSceneTrack* UMovieScene::HostFindRootTrack(TSubclassOf<UMovieSceneTrack> TrackClass) const
{
	for (UMovieSceneTrack* Track : HostRootTracks())
	{
		if (Track->GetClass() == TrackClass.Get())
		{
			return Track;
		}
	}
	return nullptr;
}

FGuid UMovieScene::AddPossessable(const FString& Name, UClass* Class)
{
	Modify();
	Possessables.Add(FMovieScenePossessable(Name, Class));
	const FGuid Guid = Possessables.Last().GetGuid();
	ObjectBindings.Add(FMovieSceneBinding(Guid, Name));
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
