// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <vector>

namespace mria
{

/**
 * Converts the clock of the caller to the time of the take: 0 at the first frame, without pauses, rounded to what a
 * float can hold in the recording. Without a window that is the nearest float. With a window it is a power-of-two
 * grid, so fine that times within a window of each other differ by an exact float, however long the recorder runs.
 * (Beyond an hour such a grid would be too coarse for frames; then the float in the file is rounded again.)
 */
class TakeClock
{
public:
	/** `window` in seconds; 0 for none. */
	explicit TakeClock(double window = 0.0);

	/** Whether the time is finite and not too far from the first frame. */
	bool IsUsable(double clock) const;

	/** Returns the time of a frame; the first frame after a cut follows one frame step after the last. */
	double FrameTime(double clock) const;

	/** Records a frame at `time`, which is FrameTime(clock). */
	void Advance(double clock, double time);

	/** Returns the time of a marker, not rounded. Needs a recorded frame. */
	double MarkerTime(double clock) const;

	/** Cuts out the time until the next frame. */
	void Cut();

	/** Forgets cuts that lie before this time of the take. */
	void ForgetCutsBefore(double time);

	bool HasFrame() const { return hasFrame_; }
	bool IsCut() const { return isCut_; }
	double LastClock() const { return lastClock_; }
	double Last() const { return last_; }
	double Window() const { return window_; }

	/** Returns the clock at a time of the take, ignoring later cuts: the inverse of FrameTime without rounding. */
	double ClockAt(double time) const;

	/** Times no further apart than this have an exact float difference; 0 without a window. */
	double ExactSpan() const { return span_; }

private:
	double Round(double time) const;
	double OffsetAfterCut(double clock) const;

	/**
	 * From `clockEnd` on, the offset is that of the next cut or of the clock; during the cut the take did not
	 * advance.
	 */
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
