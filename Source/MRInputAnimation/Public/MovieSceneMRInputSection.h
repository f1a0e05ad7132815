// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "MRInputEngineCompat.h"
#include "MRInputTypes.h"
#include "MovieSceneSection.h"

#include "MovieSceneMRInputSection.generated.h"

class UMRInputAnimation;

/**
 * A recording on a sequence's timeline. Its easing blends: between the real devices, or the section it overlaps, and
 * the recorded poses. What cannot be blended (tracked, pinching, events) is the section's while it has the largest
 * weight.
 *
 * Trimming, splitting and a change of the tick resolution leave the recording where it is on the timeline.
 */
UCLASS()
class MRINPUTANIMATION_API UMovieSceneMRInputSection : public UMovieSceneSection
{
	GENERATED_BODY()

public:
	UMovieSceneMRInputSection();

	/**
	 * The recording to play. If empty and the track is bound to an actor, plays that of the actor's player component.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	TObjectPtr<UMRInputAnimation> Animation;

	/** Time of the sequence by which the start of the recording is trimmed; if negative, it begins later. */
	UPROPERTY(EditAnywhere, Category = "MR Input|Sequencer")
	FFrameNumber StartOffset = FFrameNumber(0);

	/** Recorded seconds per second of the sequence; negative plays from the recording's end backwards. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	double PlayRate = 1.0;

	/** Whether the recording restarts at its end. Otherwise its last pose is held. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bLoop = false;

	/** Which recorded input reaches the game. Real devices provide the rest. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	FMRInputChannels Channels;

	/** Whether the recording drives the game's devices. If not it is query-only, as for ghost hands. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bDriveDevices = true;

	/**
	 * Where recorded poses are placed. If the track is bound to an actor, its player component's options apply instead.
	 */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	EMRInputOrigin Origin = EMRInputOrigin::TrackingSpace;

	/** Where the recording's origin is in the world, for the World origin. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer",
		meta = (EditCondition = "Origin == EMRInputOrigin::World"))
	FTransform OriginTransform = FTransform::Identity;

	/** Whether events between the old and the new time fire when scrubbing and jumping, too. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "MR Input|Sequencer")
	bool bFireEventsWhenScrubbing = false;

	/** Returns the recording time in seconds at a time of the sequence. Continues through the cycles of a loop. */
	double GetPositionAt(FFrameTime Time) const;

	/**
	 * Returns the frame of the sequence nearest to a recording time in seconds; in a loop, that of the first cycle.
	 */
	FFrameNumber GetFrameAt(double Position) const;

	/** Moves the content to earlier frames, or for a negative number to later ones; the section stays. */
	void Slip(FFrameNumber ByFrames);

	//~ Begin UMovieSceneSection interface
	virtual UMovieSceneSection* SplitSection(FQualifiedFrameTime SplitTime, bool bDeleteKeys) override;
	virtual void TrimSection(FQualifiedFrameTime TrimTime, bool bTrimLeft, bool bDeleteKeys) override;
	virtual TOptional<TRange<FFrameNumber>> GetAutoSizeRange() const override;
	virtual TOptional<FFrameTime> GetOffsetTime() const override;

	/** The borders, and the recording's markers. */
	virtual void GetSnapTimes(TArray<FFrameNumber>& OutSnapTimes, bool bGetSectionBorders) const override;
	using UMovieSceneSection::MigrateFrameTimes;
	virtual void MigrateFrameTimes(FFrameRate SourceRate, FFrameRate DestinationRate) override;
#if MRINPUT_SECTIONS_ARE_RETIMED
	virtual void MigrateFrameTimes(const UE::MovieScene::IRetimingInterface& Retimer) override;
#endif
	//~ End UMovieSceneSection interface
};
