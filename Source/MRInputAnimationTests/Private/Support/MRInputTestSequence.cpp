// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/MRInputTestSequence.h"

#include "IMotionController.h"
#include "LevelSequenceActor.h"
#include "MRInputAccess.h"
#include "MRInputAnimation.h"
#include "MRInputConvert.h"
#include "MRInputEngineCompat.h"
#include "MovieScene.h"
#include "MovieSceneMRInputTrack.h"
#include "Sections/MovieSceneSubSection.h"
#include "Support/MRInputSectionCalls.h"
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

UMovieSceneMRInputSection& FMRInputTestSequence::Add(
	const FMRInputAnimationPtr& Animation, double Start, double End, const TCHAR* Channels)
{
	UMovieSceneMRInputSection& Section = Add(Animation.Get(), Start, End);
	const FString Letters = Channels;
	Section.Channels.bHead = Letters.Contains(TEXT("h"));
	Section.Channels.bLeftHand = Letters.Contains(TEXT("l"));
	Section.Channels.bRightHand = Letters.Contains(TEXT("r"));
	Section.Channels.bGaze = Letters.Contains(TEXT("g"));
	Section.Channels.bKeys = Letters.Contains(TEXT("k"));
	return Section;
}

UMovieSceneMRInputSection& FMRInputTestSequence::AddBound(
	AActor& Actor, UMRInputAnimation* Animation, double Start, double End)
{
	const FGuid Guid = GetScene().AddPossessable(TEXT("Actor"), Actor.GetClass());
	Sequence->BindPossessableObject(Guid, Actor, &World.Get());
	return AddTo(*GetScene().AddTrack<UMovieSceneMRInputTrack>(Guid), Animation, Start, End);
}

UMovieSceneMRInputSection& FMRInputTestSequence::AddCalls(double Start, double End)
{
	UMRInputSectionCallTrack* Calls = MRInputTestSequenceDetail::AddRootTrack<UMRInputSectionCallTrack>(GetScene());
	return AddTo(*Calls, nullptr, Start, End);
}

UMovieSceneSubSection& FMRInputTestSequence::AddSub(
	FMRInputTestSequence& Inner, double Start, double End, float TimeScale)
{
	UMovieSceneSubTrack* Subs = MRInputTestSequenceDetail::AddRootTrack<UMovieSceneSubTrack>(GetScene());
	UMovieSceneSubSection* Sub =
		Subs->AddSequence(Inner.Sequence.Get(), ToTick(Start), (ToTick(End) - ToTick(Start)).Value);
	// UNCONFIRMED(sub-time-scale-number): The time scale of a sequence inside another takes a number. [compile]
	Sub->Parameters.TimeScale = TimeScale;
	return *Sub;
}

void FMRInputTestSequence::SetEasing(UMovieSceneMRInputSection& Section, double In, double Out) const
{
	Section.Easing.bManualEaseIn = true;
	Section.Easing.ManualEaseInDuration = ToTick(In).Value;
	Section.Easing.bManualEaseOut = true;
	Section.Easing.ManualEaseOutDuration = ToTick(Out).Value;
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
	// UNCONFIRMED(sequence-plays-by-world-tick): A sequence plays by a world's tick alone, before its actors.
	GetPlayer().Play();
	for (int32 Frame = 0; Frame < 100000 && GetPlayer().IsPlaying(); ++Frame)
	{
		World.Tick(FrameSeconds);
	}
}

FMRInputExpectedEvents::FMRInputExpectedEvents(const UMRInputAnimation& Animation, mria::LoopMode Mode)
	: Data(FMRInputAccess::GetData(Animation))
	, Player(Data->GetView())
{
	Player.SetLoopMode(Mode);
}

void FMRInputExpectedEvents::PlayFrom(double Position)
{
	Player.Seek(Position);
	Player.TakeEvents(); // a section begins there, it does not go there
	Player.PlayFrom(Position);
	const mria::Span<const mria::PlayerEvent> Begun = Player.TakeEvents();
	Keep({Begun.begin() + 1, Begun.size() - 1});
}

void FMRInputExpectedEvents::AdvanceTo(double Position)
{
	Keep(Player.AdvanceTo(Position));
}

void FMRInputExpectedEvents::Stop()
{
	Player.Stop();
	Keep(Player.TakeEvents());
}

void FMRInputExpectedEvents::Keep(mria::Span<const mria::PlayerEvent> Emitted)
{
	for (const mria::PlayerEvent& Event : Emitted)
	{
		Events.Add(MRInputConvert::ToEvent(Event, Data->GetView()));
	}
}

double FMRInputTestSequence::GetPace(const TCHAR* Source)
{
	MRInputTestDevices::FMotion Motion;
	const IMotionController* Controller = MRInputTestDevices::FindController();
	if (!Controller || !MRInputTestDevices::FindMotion(*Controller, Source, Motion))
	{
		return 0.0;
	}
	const FVector Recorded = MRInputTestRecordings::GetKnownDisplacement() / 2.0;
	return (Motion.Linear | Recorded) / Recorded.SizeSquared();
}
