// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "LevelSequence.h"
#include "LevelSequencePlayer.h"
#include "MRInputRecordingData.h"
#include "Misc/FrameRate.h"
#include "MovieSceneMRInputSection.h"
#include "Mria/Player.h"
#include "Support/MRInputTestStage.h"
#include "UObject/StrongObjectPtr.h"

class AActor;
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

	/** The same of what the letters say: h, l, r, g and k. */
	UMovieSceneMRInputSection& Add(
		const FMRInputAnimationPtr& Animation, double Start, double End, const TCHAR* Channels);

	/** The same, bound to an actor. */
	UMovieSceneMRInputSection& AddBound(AActor& Actor, UMRInputAnimation* Animation, double Start, double End);

	/** A section that plays nothing and keeps its calls in FMRInputSectionCall, on a track of its own. */
	UMovieSceneMRInputSection& AddCalls(double Start, double End);

	/** Plays another sequence inside this one, at a pace. */
	UMovieSceneSubSection& AddSub(FMRInputTestSequence& Inner, double Start, double End, float TimeScale);

	/** Blends a section in and out, for so many seconds. */
	void SetEasing(UMovieSceneMRInputSection& Section, double In, double Out) const;

	UMovieScene& GetScene() const { return *Sequence->GetMovieScene(); }
	UMovieSceneMRInputTrack& GetTrack() const { return *Track; }
	FFrameNumber ToTick(double Seconds) const;

	/** Made with the first call, by the settings it is given. */
	ULevelSequencePlayer& GetPlayer(
		const FMovieSceneSequencePlaybackSettings& Settings = FMovieSceneSequencePlaybackSettings());
	void GoTo(double Seconds, EUpdatePositionMethod Method);

	/** How fast the devices say that a palm of the known recording moves, as a share of its pace there; 0 without one.
	 */
	static double GetPace(const TCHAR* Source = TEXT("LeftPalm"));

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

/** The events of the core's player alone. */
class FMRInputExpectedEvents
{
public:
	FMRInputExpectedEvents(const UMRInputAnimation& Animation, mria::LoopMode Mode);

	void PlayFrom(double Position);
	void AdvanceTo(double Position);
	void Stop();

	int32 Num() const { return Events.Num(); }
	FString Describe() const { return UMRInputEventLog::Describe(Events); }
	const mria::Player& GetPlayer() const { return Player; }

private:
	void Keep(mria::Span<const mria::PlayerEvent> Emitted);

	FMRInputRecordingData::FPtr Data;
	mria::Player Player;
	TArray<FMRInputEvent> Events;
};
