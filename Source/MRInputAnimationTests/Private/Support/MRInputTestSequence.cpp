// SPDX-License-Identifier: MIT

#include "Support/MRInputTestSequence.h"

#include "LevelSequenceActor.h"
#include "MRInputAnimation.h"
#include "MRInputEngineCompat.h"
#include "MovieScene.h"
#include "MovieSceneMRInputTrack.h"
#include "Sections/MovieSceneSubSection.h"
#include "Support/MRInputTestWorld.h"
#include "Tracks/MovieSceneSubTrack.h"

namespace MRInputTestSequenceDetail
{

template <typename TrackType>
TrackType* AddRootTrack(UMovieScene& Scene)
{
#if MRINPUT_SEQUENCES_HAVE_ROOT_TRACKS
	return Scene.AddTrack<TrackType>();
#else
	return Scene.AddMasterTrack<TrackType>();
#endif
}

} // namespace MRInputTestSequenceDetail

FMRInputTestSequence::FMRInputTestSequence(FMRInputTestWorld& InWorld, double Seconds, FFrameRate TickResolution)
	: World(InWorld)
{
	Sequence.Reset(NewObject<ULevelSequence>());
	Sequence->Initialize();
	GetScene().SetTickResolutionDirectly(TickResolution);
	GetScene().SetDisplayRate(FFrameRate(30, 1));
	GetScene().SetPlaybackRange(FFrameNumber(0), ToTick(Seconds).Value);
	Track = MRInputTestSequenceDetail::AddRootTrack<UMovieSceneMRInputTrack>(GetScene());
}

FMRInputTestSequence::~FMRInputTestSequence()
{
	if (Player)
	{
		Player->Stop();
	}
}

FFrameNumber FMRInputTestSequence::ToTick(double Seconds) const
{
	return (Seconds * GetScene().GetTickResolution()).RoundToFrame();
}

UMovieSceneMRInputSection& FMRInputTestSequence::AddTo(
	UMovieSceneMRInputTrack& To, UMRInputAnimation* Animation, double Start, double End)
{
	UMovieSceneMRInputSection* Section = CastChecked<UMovieSceneMRInputSection>(To.CreateNewSection());
	Section->Animation = Animation;
	Section->SetRange(TRange<FFrameNumber>(ToTick(Start), ToTick(End)));
	To.AddSection(*Section);
	return *Section;
}

UMovieSceneMRInputSection& FMRInputTestSequence::Add(UMRInputAnimation* Animation, double Start, double End)
{
	return AddTo(*Track, Animation, Start, End);
}

UMovieSceneMRInputSection& FMRInputTestSequence::AddBound(
	AActor& Actor, UMRInputAnimation* Animation, double Start, double End)
{
	const FGuid Guid = GetScene().AddPossessable(TEXT("Actor"), Actor.GetClass());
	Sequence->BindPossessableObject(Guid, Actor, &World.Get());
	return AddTo(*GetScene().AddTrack<UMovieSceneMRInputTrack>(Guid), Animation, Start, End);
}

UMovieSceneSubSection& FMRInputTestSequence::AddSub(
	FMRInputTestSequence& Inner, double Start, double End, float TimeScale)
{
	UMovieSceneSubTrack* Subs = MRInputTestSequenceDetail::AddRootTrack<UMovieSceneSubTrack>(GetScene());
	UMovieSceneSubSection* Sub =
		Subs->AddSequence(Inner.Sequence.Get(), ToTick(Start), (ToTick(End) - ToTick(Start)).Value);
	Sub->Parameters.TimeScale = TimeScale;
	return *Sub;
}

ULevelSequencePlayer& FMRInputTestSequence::GetPlayer(const FMovieSceneSequencePlaybackSettings& Settings)
{
	if (!Player)
	{
		ALevelSequenceActor* Actor = nullptr;
		Player.Reset(ULevelSequencePlayer::CreateLevelSequencePlayer(&World.Get(), Sequence.Get(), Settings, Actor));
	}
	return *Player;
}

void FMRInputTestSequence::GoTo(double Seconds, EUpdatePositionMethod Method)
{
	const FFrameTime Frame = FFrameRate::TransformTime(
		Seconds * GetScene().GetTickResolution(), GetScene().GetTickResolution(), GetScene().GetDisplayRate());
	GetPlayer().SetPlaybackPosition(FMovieSceneSequencePlaybackParams(Frame, Method));
}

void FMRInputTestSequence::PlayOut(float FrameSeconds)
{
	GetPlayer().Play();
	for (int32 Frame = 0; Frame < 100000 && GetPlayer().IsPlaying(); ++Frame)
	{
		World.Tick(FrameSeconds);
	}
}
