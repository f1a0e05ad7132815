// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Math/Range.h"
#include "Misc/FrameRate.h"

namespace EMovieScenePlayerStatus
{
enum Type
{
	Stopped,
	Playing,
	Scrubbing,
	Paused = 5,
};
} // namespace EMovieScenePlayerStatus

enum class EPlayDirection : uint8
{
	Forwards,
	Backwards,
};

/** A stretch of time that is evaluated, in frames of the sequence's tick resolution. */
struct FMovieSceneEvaluationRange
{
	/** From one time, which has been evaluated before, to another. */
	FMovieSceneEvaluationRange(FFrameTime InFrom, FFrameTime InTo, FFrameRate InFrameRate)
		: EvaluationRange(InFrom)
		, CurrentFrameRate(InFrameRate)
		, Direction(InTo < InFrom ? EPlayDirection::Backwards : EPlayDirection::Forwards)
		, Time(InTo)
	{
		using FBound = TRangeBound<FFrameTime>;
		EvaluationRange = Direction == EPlayDirection::Forwards
			? TRange<FFrameTime>(FBound::Inclusive(InFrom), FBound::Inclusive(InTo))
			: TRange<FFrameTime>(FBound::Inclusive(InTo), FBound::Inclusive(InFrom));
	}

	/** From one time to right before a fence, the last moment. */
	static FMovieSceneEvaluationRange HostUntil(
		FFrameTime InFrom, FFrameTime InLast, FFrameTime InFence, FFrameRate InFrameRate)
	{
		using FBound = TRangeBound<FFrameTime>;
		FMovieSceneEvaluationRange Range(InFrom, InLast, InFrameRate);
		Range.EvaluationRange = TRange<FFrameTime>(FBound::Inclusive(InFrom), FBound::Exclusive(InFence));
		return Range;
	}

	/** The same where the way between the two led through more than lies between them: a warped time may turn. */
	static FMovieSceneEvaluationRange HostThrough(
		TRange<FFrameTime> Hull, FFrameTime InFrom, FFrameTime InTo, FFrameRate InFrameRate)
	{
		FMovieSceneEvaluationRange Range(InFrom, InTo, InFrameRate);
		Range.EvaluationRange = Hull;
		return Range;
	}

	/** Both bounds are inclusive. */
	TRange<FFrameTime> GetRange() const { return EvaluationRange; }

	EPlayDirection GetDirection() const { return Direction; }
	FFrameTime GetTime() const { return Time; }

	FFrameTime GetPreviousTime() const
	{
		return Direction == EPlayDirection::Forwards ? EvaluationRange.GetLowerBoundValue()
													 : EvaluationRange.GetUpperBoundValue();
	}
	FFrameRate GetFrameRate() const { return CurrentFrameRate; }

private:
	TRange<FFrameTime> EvaluationRange;
	FFrameRate CurrentFrameRate;
	EPlayDirection Direction = EPlayDirection::Forwards;
	FFrameTime Time;
};

/** What is known while a sequence is evaluated. */
struct FMovieSceneContext : FMovieSceneEvaluationRange
{
	FMovieSceneContext(FMovieSceneEvaluationRange InRange, EMovieScenePlayerStatus::Type InStatus)
		: FMovieSceneEvaluationRange(InRange)
		, Status(InStatus)
	{
	}

	EMovieScenePlayerStatus::Type GetStatus() const { return Status; }
	bool HasJumped() const { return bHasJumped; }
	FMovieSceneContext& SetHasJumped(bool bInHasJumped)
	{
		bHasJumped = bInHasJumped;
		return *this;
	}
	/** The host evaluates nothing silently. */
	bool IsSilent() const { return false; }

protected:
	EMovieScenePlayerStatus::Type Status;
	bool bHasJumped = false;
};
