// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/FrameRate.h"
#include "Misc/Optional.h"
#include "Mria/ClipTime.h"
#include "Mria/LoopLine.h"

/**
 * Where a recording lies on a sequence's time line: once from a tick on, or as a section has it. Ticks are those of the
 * sequence's tick resolution, which is the clip's. Any thread.
 */
struct MRINPUTANIMATIONEDITOR_API FMRInputBakeLine
{
	mria::ClipTime Clip; ///< With the recording's range.
	FFrameRate DisplayRate;
	bool bLoops = false; ///< Whether the recording begins again at its end; else its last frame is held.

	/** The tick it ends before. Not set, it ends with the recording, which must then run forwards and not loop. */
	TOptional<FFrameNumber> End;

	FFrameNumber GetStart() const { return FFrameNumber(static_cast<int32>(Clip.start)); }

	/** The place in the recording at a tick. */
	mria::LoopPlace PlaceAt(FFrameTime Tick) const;

	/** The recording's second there, always inside its range; rounded as playback does. */
	float ToTime(FFrameTime Tick) const;

	/**
	 * The start, and every display frame after it: those before the end, or until the recording has come to its own.
	 * Rising; with more frames than ticks a second, every tick.
	 */
	TArray<FFrameNumber> GetFrames() const;

	/**
	 * Where a second of the recording stands between two ticks, these included; in a loop once for each round, or in
	 * about that many, evenly spread, if there are more.
	 */
	TArray<FFrameTime> FindTicks(float Time, FFrameNumber First, FFrameNumber Last, int32 MostRounds) const;

	/** A whole recording once, at its own pace, so many seconds after a tick: as far as ticks reach. */
	static FMRInputBakeLine Make(mria::TimeRange Range, FFrameNumber From, double SecondsAfter,
		FFrameRate TickResolution, FFrameRate InDisplayRate);
};
