// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "IMovieScenePlayer.h"
#include "Misc/FrameRate.h"
#include "MovieSceneSequence.h"
#include "UObject/Object.h"

#include "MovieSceneSequencePlayer.generated.h"

class FHostSequenceRun;

UENUM(BlueprintType)
enum class EUpdatePositionMethod : uint8
{
	Play,
	Jump,
	Scrub,
};

/** How often to begin again: -1 for ever, 0 not at all. */
USTRUCT(BlueprintType)
struct MOVIESCENE_API FMovieSceneSequenceLoopCount
{
	GENERATED_BODY()

	int32 Value = 0;
};

USTRUCT(BlueprintType)
struct MOVIESCENE_API FMovieSceneSequencePlaybackSettings
{
	GENERATED_BODY()

	FMovieSceneSequenceLoopCount LoopCount;
	float PlayRate = 1.0f;
	bool bAutoPlay = false;
};

/** A time, in frames of the display rate or in seconds, and how to come to it. */
struct FMovieSceneSequencePlaybackParams
{
	FMovieSceneSequencePlaybackParams(FFrameTime InFrame, EUpdatePositionMethod InUpdateMethod)
		: Frame(InFrame)
		, UpdateMethod(InUpdateMethod)
	{
	}
	FMovieSceneSequencePlaybackParams(float InTime, EUpdatePositionMethod InUpdateMethod)
		: Time(InTime)
		, bIsTime(true)
		, UpdateMethod(InUpdateMethod)
	{
	}

	FFrameTime Frame;
	float Time = 0.0f;
	bool bIsTime = false;
	EUpdatePositionMethod UpdateMethod;
};

DECLARE_DYNAMIC_MULTICAST_DELEGATE(FOnMovieSceneSequencePlayerEvent);

/** Plays a sequence by its own clock. Call Update with seconds, or let the owner's tick do it. */
UCLASS(Abstract)
class MOVIESCENE_API UMovieSceneSequencePlayer : public UObject, public IMovieScenePlayer
{
	GENERATED_BODY()

public:
	UMovieSceneSequencePlayer();
	virtual ~UMovieSceneSequencePlayer() override;

	void SetPlaybackSettings(const FMovieSceneSequencePlaybackSettings& InSettings) { PlaybackSettings = InSettings; }
	void Initialize(UMovieSceneSequence* InSequence);
	void Play();
	void PlayReverse();
	void Pause();

	/** Puts back what is to be, and moves the time to the end, or to the start when it played backwards. */
	void Stop();
	void SetPlaybackPosition(FMovieSceneSequencePlaybackParams PlaybackParams);
	void Update(const float DeltaSeconds);

	bool IsPlaying() const { return Status == EMovieScenePlayerStatus::Playing; }

	/** At the display rate. */
	FQualifiedFrameTime GetCurrentTime() const;
	UMovieSceneSequence* GetSequence() const { return Sequence; }

	UPROPERTY()
	FOnMovieSceneSequencePlayerEvent OnFinished;

	/** To a time of the tick resolution, for tests that want no rounding; the method is that of a position's. */
	void HostGoTo(FFrameTime Tick, EUpdatePositionMethod Method);

protected:
	virtual void HostLocate(const FMovieSceneEvaluationOperand& Operand, TArray<UObject*>& OutObjects) override;

	UPROPERTY()
	TObjectPtr<UMovieSceneSequence> Sequence;

	FMovieSceneSequencePlaybackSettings PlaybackSettings;

private:
	FFrameTime RangeStart() const;
	FFrameTime RangeEnd() const;
	void Evaluate(FFrameTime From, FFrameTime To, EMovieScenePlayerStatus::Type AsStatus, bool bHasJumped);
	void MoveBy(double Seconds);
	void ArriveAtEnd(FFrameTime End, double SecondsLeft);

	TUniquePtr<FHostSequenceRun> Run;
	EMovieScenePlayerStatus::Type Status = EMovieScenePlayerStatus::Stopped;
	FFrameTime Position;
	double ClockSeconds = 0.0; ///< Since ClockStart, so that steps add up no rounding of frames.
	FFrameTime ClockStart;
	int32 LoopsDone = 0;
	bool bReversePlayback = false;
};
