// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputAnimation.h"
#include "MRInputRecordingData.h"
#include "MRInputSnapshot.h"
#include "MRInputTypes.h"
#include "Math/Range.h"
#include "Misc/FrameRate.h"
#include "MovieSceneMRInputSection.h"
#include "Mria/ClipTime.h"
#include "Mria/LoopLine.h"
#include "Playback/MRInputOrigin.h"

class FMRInputPlayback;
class UMRInputPlayerComponent;

/** From where to where a sequence went, in frames of its tick resolution. */
struct FMRInputSequenceWay
{
	FFrameTime From;
	FFrameTime To;
	/** What the sequence was evaluated for: alike for all its sections in one frame. */
	TRange<FFrameTime> Evaluated = TRange<FFrameTime>::Empty();
	bool bTells = false; ///< Passes what lies between, and tells it.
	bool bPlays = false; ///< Time runs on, so that velocities count.
	bool bJumps = false; ///< `From` is not where the frame before was.
};

/** One sequence where it is played: the same one may be there twice, in two shots or by two players. */
struct FMRInputSequencePlace
{
	const void* Player = nullptr; ///< Only a name.
	uint32 SequenceId = 0;

	friend bool operator==(const FMRInputSequencePlace& A, const FMRInputSequencePlace& B)
	{
		return A.Player == B.Player && A.SequenceId == B.SequenceId;
	}
};

/** One evaluation of a section. */
struct FMRInputSectionStep
{
	const UMovieSceneMRInputSection* Section = nullptr;
	UMRInputPlayerComponent* Component = nullptr; ///< Of a bound section, else null.
	FMRInputSequencePlace Place;
	FMRInputSequenceWay Way;
	FFrameRate TickResolution;

	/** The section's recording or, bound, its component's; null if there is nothing to play. */
	UMRInputAnimation* FindAnimation() const;

	/** How to play it: by the external clock, and at its end as the section says. */
	FMRInputPlayOptions MakeOptions(const UWorld& World) const;
};

/** What one section adds to the input of a world. */
struct FMRInputSequenceLayer
{
	/** Takes over what the step says; `World` is where it plays. */
	void Set(const FMRInputSectionStep& Step, const UWorld& World);

	/** In the recording, through cycles. A time outside of the section counts as its first or last. */
	double PositionAt(FFrameTime Time) const;

	/** 0 to 1, with such a time likewise. */
	float WeightAt(FFrameTime Time) const;

	/**
	 * When on its last way the section came to its side of half the weight; if it was there all the way, when that
	 * entered the section.
	 */
	FFrameTime FindSwitch() const;

	/** Whether it is evaluated and has any weight. */
	bool IsShown() const { return Weight > 0.0f && !bIsHeld; }

	/** Whether what is told is its own: it has at least half of the weight. */
	bool Leads() const;

	/**
	 * What is evaluated goes before what is held, what drives devices before what is only there to be asked, then the
	 * weight decides, then who began last: by the sequence's time, or between two sequences, whose times are not alike,
	 * who came later.
	 */
	bool GoesBefore(const FMRInputSequenceLayer& Other) const;

	/** Whether both were evaluated last in the same frame of their sequence. */
	bool HasFrameOf(const FMRInputSequenceLayer& Other) const
	{
		return IsSequenceOf(Other) && Way.To == Other.Way.To && Way.Evaluated == Other.Way.Evaluated;
	}

	/** Whether both belong to one sequence, which evaluates both in each of its frames. */
	bool IsSequenceOf(const FMRInputSequenceLayer& Other) const { return Place == Other.Place; }
	bool CarriesHand(mria::Hand Hand) const
	{
		return Hand == mria::Hand::Left ? Options.Channels.bLeftHand : Options.Channels.bRightHand;
	}
	mria::FrameParts GetParts() const;

	/** Plays it beside the front layer, from where its last way began, or without a way from its position on. */
	void PlayBeside(bool bHasWay);

	/** The frame at its position, in tracking space. */
	void FillFrame(const FTransform& TrackingToWorld, double WorldToMeters, mria::Frame& OutFrame);

	/** How the hands of that frame move, while it plays beside. */
	FMRInputSnapshot::FMotion GetMotion(float Time, const FTransform& TrackingToWorld, double WorldToMeters) const;

	/** Whether a playback of the other may go on as one of this. */
	bool Continues(const FMRInputSequenceLayer& Other) const;

	int32 Id = 0;
	TWeakObjectPtr<const UMovieSceneMRInputSection> Section;
	TWeakObjectPtr<UMRInputAnimation> Animation;
	TWeakObjectPtr<UMRInputPlayerComponent> Component;
	FMRInputRecordingData::FPtr Data;
	FMRInputPlayOptions Options;
	FMRInputOrigin Origin;
	TSharedPtr<FMRInputPlayback> Beside; ///< For hands that the front layer does not carry; null without any.
	mria::ClipTime Clip;
	FMRInputSequencePlace Place;
	FMRInputSequenceWay Way; ///< Of its last evaluation.
	double Position = 0.0;
	float Weight = 0.0f;
	double Speed = 0.0; ///< Recorded seconds per second of the world, whichever way; 0 where it does not play on.
	bool bIsChanged = false; ///< Since its last evaluation, in what only another playback can show.
	bool bIsHeld = false; ///< Its section is over, and nothing has put an end to what it shows.
	bool bIsRestored = false; ///< Is to end with its section.

private:
	FFrameTime Clamped(FFrameTime Time) const;
	double FindSpeed(const UWorld& World);

	mria::Sampler::Cursor Cursor;
	uint64 FrameNumber = 0; ///< Of the world's frame, which has several ways where it is cut at a section's border.
	double FramePassed = 0.0; ///< Seconds of the sequence on all ways of that frame.
	double FrameMoved = 0.0; ///< Recorded seconds on them.
	bool bBesideHasBegun = false; ///< It tells events.
};
