// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "LevelSequence.h"
#include "LevelSequencePlayer.h"
#include "Misc/FrameRate.h"
#include "MovieSceneMRInputSection.h"
#include "UObject/StrongObjectPtr.h"

class AActor;
class FMRInputTestWorld;
class UMovieSceneMRInputTrack;
class UMovieSceneSubSection;
class UMovieSceneTrack;

/** A level sequence in memory with a player in a test world. Game thread; ends before its world. */
class FMRInputTestSequence
{
public:
	/** So long, shown at 30 frames a second. */
	FMRInputTestSequence(FMRInputTestWorld& InWorld, double Seconds, FFrameRate TickResolution = FFrameRate(24000, 1));
	~FMRInputTestSequence();
	UE_NONCOPYABLE(FMRInputTestSequence);

	/** A section of the recording from one second of the sequence to another, on a track bound to nothing. */
	UMovieSceneMRInputSection& Add(UMRInputAnimation* Animation, double Start, double End);

	/** The same, bound to an actor. */
	UMovieSceneMRInputSection& AddBound(AActor& Actor, UMRInputAnimation* Animation, double Start, double End);

	/** Plays another sequence inside this one, at a pace. */
	UMovieSceneSubSection& AddSub(FMRInputTestSequence& Inner, double Start, double End, float TimeScale);

	UMovieScene& GetScene() const { return *Sequence->GetMovieScene(); }
	UMovieSceneMRInputTrack& GetTrack() const { return *Track; }
	FFrameNumber ToTick(double Seconds) const;

	/** Made with the first call, by the settings it is given. */
	ULevelSequencePlayer& GetPlayer(
		const FMovieSceneSequencePlaybackSettings& Settings = FMovieSceneSequencePlaybackSettings());
	void GoTo(double Seconds, EUpdatePositionMethod Method);

	/** Plays by frames of that length until the player stops, in frames of the world. */
	void PlayOut(float FrameSeconds);

private:
	UMovieSceneMRInputSection& AddTo(
		UMovieSceneMRInputTrack& To, UMRInputAnimation* Animation, double Start, double End);

	FMRInputTestWorld& World;
	TStrongObjectPtr<ULevelSequence> Sequence;
	TStrongObjectPtr<ULevelSequencePlayer> Player;
	UMovieSceneMRInputTrack* Track = nullptr;
};
