// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <vector>

namespace mria
{

/**
 * Turns the caller's clock into the time of the take: 0 at the first frame, pauses cut out, rounded to what a float can
 * hold in the recording. Without a window that is the nearest float. With one it is a grid so fine, a power of two,
 * that all times within a window of each other differ by what a float holds exactly, however long the recorder runs.
 * (Over an hour such a grid would be too coarse for frames; there the float of the file is rounded once more.)
 */
class TakeClock
{
public:
	/** `window` in seconds; 0 for none. */
	explicit TakeClock(double window = 0.0);

	/** Whether the time is finite and not too far from the first frame. */
	bool IsUsable(double clock) const;

	/** Where a frame would come; the first one after a cut comes one frame step after the last. */
	double FrameTime(double clock) const;

	/** Takes the frame that belongs at `time`, which is FrameTime(clock). */
	void Advance(double clock, double time);

	/** Where a marker belongs, not rounded. Needs a frame to have been taken. */
	double MarkerTime(double clock) const;

	/** The time until the next frame is to be cut out. */
	void Cut();

	/** Forgets cuts that lie before this time of the take. */
	void ForgetCutsBefore(double time);

	bool HasFrame() const { return hasFrame_; }
	bool IsCut() const { return isCut_; }
	double LastClock() const { return lastClock_; }
	double Last() const { return last_; }
	double Window() const { return window_; }

	/** The clock at a time of the take, as if there were no later cut: the inverse of Place without rounding. */
	double ClockAt(double time) const;

	/** Times that lie no further apart than this can be told exactly by a float; 0 without a window. */
	double ExactSpan() const { return span_; }

private:
	double Round(double time) const;
	double OffsetAfterCut(double clock) const;

	/** From `clockEnd` on the offset is the next cut's or the clock's; between the two the take stood still. */
	struct CutOut
	{
		double clockStart;
		double clockEnd;
		double offset; ///< Of the time before it.
		double time;
	};

	double window_ = 0.0;
	double cell_ = 0.0;
	double span_ = 0.0;
	bool hasFrame_ = false;
	bool isCut_ = false;
	double origin_ = 0.0;
	double offset_ = 0.0; ///< Clock less take, since the last cut.
	double lastClock_ = 0.0;
	double last_ = 0.0;
	double step_ = 0.0; ///< Between the last two frames on one side of a cut.
	std::vector<CutOut> cuts_;
};

} // namespace mria
