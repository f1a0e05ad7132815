// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sequencer/MRInputTrackAdding.h"

#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputClip.h"
#include "MRInputEngineCompat.h"
#include "MRInputRecordingData.h"
#include "MovieScene.h"
#include "MovieSceneMRInputSection.h"
#include "MovieSceneMRInputTrack.h"

UMovieSceneMRInputTrack* MRInputTrackAdding::FindTrack(const UMovieScene& Scene, const FGuid& Binding)
{
	if (Binding.IsValid())
	{
		return Scene.FindTrack<UMovieSceneMRInputTrack>(Binding);
	}
#if MRINPUT_SEQUENCES_HAVE_ROOT_TRACKS
	return Scene.FindTrack<UMovieSceneMRInputTrack>();
#else
	return Scene.FindMasterTrack<UMovieSceneMRInputTrack>();
#endif
}

UMovieSceneMRInputTrack* MRInputTrackAdding::FindOrAddTrack(
	UMovieScene& Scene, const FGuid& Binding, bool& bOutWasAdded)
{
	UMovieSceneMRInputTrack* Track = FindTrack(Scene, Binding);
	bOutWasAdded = Track == nullptr;
	if (Track)
	{
		return Track;
	}
	Scene.Modify();
	if (Binding.IsValid())
	{
		return Scene.AddTrack<UMovieSceneMRInputTrack>(Binding);
	}
#if MRINPUT_SEQUENCES_HAVE_ROOT_TRACKS
	return Scene.AddTrack<UMovieSceneMRInputTrack>();
#else
	return Scene.AddMasterTrack<UMovieSceneMRInputTrack>();
#endif
}

int32 MRInputTrackAdding::GetLength(const UMovieScene& Scene, const UMRInputAnimation& Animation)
{
	mria::ClipTime Clip;
	Clip.ticks = MRInputClip::ToTickRate(Scene.GetTickResolution());
	if (const FMRInputRecordingData::FPtr Data = FMRInputAccess::GetData(Animation))
	{
		Clip.range = Data->GetRange();
	}
	return static_cast<int32>(FMath::Min<int64>(Clip.LengthInTicks(), MAX_int32));
}

int32 MRInputTrackAdding::FindFreeRow(
	const UMovieSceneMRInputTrack& Track, FFrameNumber Start, FFrameNumber End, int32 FromRow)
{
	const TRange<FFrameNumber> Wanted(Start, End);
	const auto IsTaken = [&](int32 Row)
	{
		return Track.GetAllSections().ContainsByPredicate([&](const UMovieSceneSection* Section)
			{ return Section->GetRowIndex() == Row && Section->GetRange().Overlaps(Wanted); });
	};
	int32 Row = FMath::Max(FromRow, 0);
	while (IsTaken(Row))
	{
		++Row;
	}
	return Row;
}

UMovieSceneMRInputSection* MRInputTrackAdding::AddSection(
	UMovieSceneMRInputTrack& Track, UMRInputAnimation& Animation, FFrameNumber Start, int32 FromRow)
{
	const UMovieScene* Scene = Track.GetTypedOuter<UMovieScene>();
	UMovieSceneMRInputSection* Section = Cast<UMovieSceneMRInputSection>(Track.CreateNewSection());
	if (!Scene || !Section)
	{
		return nullptr;
	}
	const int64 End = static_cast<int64>(Start.Value) + GetLength(*Scene, Animation);
	const FFrameNumber Last(static_cast<int32>(FMath::Min<int64>(End, MAX_int32)));
	int32 Priority = 0;
	for (const UMovieSceneSection* Other : Track.GetAllSections())
	{
		Priority = FMath::Max(Priority, Other->GetOverlapPriority() + 1);
	}
	Section->Animation = &Animation;
	Section->SetRange(TRange<FFrameNumber>(Start, Last));
	Section->SetRowIndex(FindFreeRow(Track, Start, Last, FromRow));
	Section->SetOverlapPriority(Priority);
	Track.Modify();
	Track.AddSection(*Section);
	return Section;
}
