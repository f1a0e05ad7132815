// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MovieSceneSequencePlayer.h"

#include "Host/HostSequenceRun.h"
#include "MovieSceneTimeHelpers.h"

UMovieSceneSequencePlayer::UMovieSceneSequencePlayer()
	: Run(MakeUnique<FHostSequenceRun>())
{
}

/**
 * The last moment of the range, whose end does not belong to it.
 *
 * UNCONFIRMED(player-stops-at-last-moment): A player stops at the last moment of its range, not at its end.
 */
FFrameTime UMovieSceneSequencePlayer::RangeEnd() const
{
	const FFrameNumber End = UE::MovieScene::DiscreteExclusiveUpper(Sequence->GetMovieScene()->GetPlaybackRange());
	return FFrameTime(End - 1, 0.999999940f);
}

void UMovieSceneSequencePlayer::Play()
{
	bReversePlayback = false;
	if (Status == EMovieScenePlayerStatus::Stopped && RangeEnd() <= Position)
	{
		Position = RangeStart();
	}
	Status = EMovieScenePlayerStatus::Playing;
	ClockStart = Position;
	ClockSeconds = 0.0;
	LoopsDone = 0;
}

void UMovieSceneSequencePlayer::Stop()
{
	if (Status == EMovieScenePlayerStatus::Stopped)
	{
		Run->End(*this);
		return;
	}
	Status = EMovieScenePlayerStatus::Stopped;
	Position = bReversePlayback ? RangeStart() : RangeEnd();
	Run->End(*this);
}

void UMovieSceneSequencePlayer::SetPlaybackPosition(FMovieSceneSequencePlaybackParams PlaybackParams)
{
	if (!Sequence)
	{
		return;
	}
	const UMovieScene& Scene = *Sequence->GetMovieScene();
	const FFrameTime Tick = PlaybackParams.bIsTime
		? PlaybackParams.Time * Scene.GetTickResolution()
		: FFrameRate::TransformTime(PlaybackParams.Frame, Scene.GetDisplayRate(), Scene.GetTickResolution());
	const EUpdatePositionMethod Method = PlaybackParams.UpdateMethod;
	const FFrameTime From = Method == EUpdatePositionMethod::Play ? Position : Tick;
	Position = Tick;
	ClockStart = Tick;
	ClockSeconds = 0.0;
	Evaluate(From, Tick, Method == EUpdatePositionMethod::Scrub ? EMovieScenePlayerStatus::Scrubbing : Status,
		Method != EUpdatePositionMethod::Play);
}

void UMovieSceneSequencePlayer::MoveBy(double Seconds)
{
	ClockSeconds += Seconds;
	const FFrameRate Rate = Sequence->GetMovieScene()->GetTickResolution();
	const double Moved = ClockSeconds * Rate.AsDecimal();
	const FFrameTime To = FFrameTime::FromDecimal(ClockStart.AsDecimal() + (bReversePlayback ? -Moved : Moved));
	const FFrameTime End = bReversePlayback ? RangeStart() : RangeEnd();
	const bool bArrives = bReversePlayback ? To < End : End < To;
	if (!bArrives)
	{
		const FFrameTime From = Position;
		Position = To;
		Evaluate(From, To, Status, false);
		return;
	}
	ArriveAtEnd(End, FMath::Abs((To - End).AsDecimal()) / Rate.AsDecimal());
}

void UMovieSceneSequencePlayer::ArriveAtEnd(FFrameTime End, double SecondsLeft)
{
	const FFrameTime From = Position;
	Position = End;
	Evaluate(From, End, Status, false);
	if (!IsPlaying())
	{
		return; // something that was evaluated has ended it
	}
	const int32 Loops = PlaybackSettings.LoopCount.Value;
	if (Loops < 0 || LoopsDone < Loops)
	{
		++LoopsDone;
		ClockStart = bReversePlayback ? RangeEnd() : RangeStart();
		const double Moved = SecondsLeft * Sequence->GetMovieScene()->GetTickResolution().AsDecimal();
		Position = FFrameTime::FromDecimal(ClockStart.AsDecimal() + (bReversePlayback ? -Moved : Moved));
		ClockSeconds = SecondsLeft;
		Evaluate(ClockStart, Position, Status, true);
	}
	else
	{
		Stop();
		OnFinished.Broadcast();
	}
}

void UMovieSceneSequencePlayer::Evaluate(
	FFrameTime From, FFrameTime To, EMovieScenePlayerStatus::Type AsStatus, bool bHasJumped)
{
	if (!Sequence)
	{
		return;
	}
	const EMovieScenePlayerStatus::Type Before = Status;
	Status = AsStatus; // "temporarily using Scrubbing"
	FMovieSceneContext Context(
		FMovieSceneEvaluationRange(From, To, Sequence->GetMovieScene()->GetTickResolution()), AsStatus);
	Context.SetHasJumped(bHasJumped);
	Run->Evaluate(*Sequence, Context, *this);
	Status = Status == AsStatus ? Before : Status;
}

TArray<TWeakObjectPtr<>> UMovieSceneSequencePlayer::HostLocate(const FMovieSceneEvaluationOperand& Operand)
{
	const UMovieSceneSequence* Found = Run->FindSequence(Operand.SequenceID);
	return Found ? Found->HostLocate(Operand.ObjectBindingID) : TArray<TWeakObjectPtr<>>();
}

UMovieSceneSequencePlayer::~UMovieSceneSequencePlayer() = default;

FFrameTime UMovieSceneSequencePlayer::RangeStart() const
{
	return FFrameTime(UE::MovieScene::DiscreteInclusiveLower(Sequence->GetMovieScene()->GetPlaybackRange()));
}
