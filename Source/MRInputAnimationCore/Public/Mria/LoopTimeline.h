// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <array>
#include <cstdint>

namespace mria
{

/**
 * What happens at the end of the range, or at the start when playing backwards. In a range without length, Loop and
 * PingPong act as Hold.
 */
enum class LoopMode : std::uint8_t
{
	Once, ///< Stops and rewinds.
	Hold, ///< Stays at the end, still playing; a seek or a change of direction continues.
	Loop, ///< Continues from the other end.
	PingPong, ///< Reverses the direction.
};

inline constexpr std::array<LoopMode, 4> kLoopModes = {
	LoopMode::Once, LoopMode::Hold, LoopMode::Loop, LoopMode::PingPong};

/** "once", "hold", "loop", "ping-pong". */
MRINPUTANIMATIONCORE_API const char* ToString(LoopMode mode);

/** A point on a LoopTimeline. */
struct LoopPoint
{
	double offset = 0.0; ///< Seconds since the start, continuing through cycles; cycle n begins at n * Length().
	double cycle = 0.0; ///< An integer; a double because positions may be far away. Always 0 for Once and Hold.
	double time = 0.0; ///< Time in the recording, inside the range.
};

/**
 * Maps unbounded playing time into the range of a recording according to a loop mode. All functions are pure: equal
 * offsets always give the same point, and a larger offset never gives an earlier one. The end of a cycle is the
 * start of the next and belongs to the next. Infinite bounds become the largest float and NaN becomes 0; an end
 * before the start becomes the start.
 */
class LoopTimeline
{
public:
	MRINPUTANIMATIONCORE_API explicit LoopTimeline(TimeRange range = {}, LoopMode mode = LoopMode::Once);

	double Start() const { return start_; }
	double End() const { return end_; }
	double Length() const { return length_; }
	LoopMode Mode() const { return mode_; }
	void SetMode(LoopMode mode) { mode_ = mode; }

	/** Whether offsets outside the range are clamped: in Once and Hold, and in any mode if the range has no length. */
	bool Clamps() const { return mode_ == LoopMode::Once || mode_ == LoopMode::Hold || length_ <= 0.0; }

	/** Whether recording time decreases while offsets increase: in every second cycle of PingPong. */
	MRINPUTANIMATIONCORE_API bool IsReverse(double cycle) const;

	/**
	 * Returns the offset of a position, which is in recording seconds and continues through cycles: in Loop, end + 1
	 * is one second into the second cycle.
	 */
	double OffsetOf(double position) const { return position - start_; }

	/** Returns the offset at which `time` is reached in `cycle`. */
	MRINPUTANIMATIONCORE_API double OffsetIn(double cycle, double time) const;

	/**
	 * Returns the point at an offset. Offsets are clamped to 2^40 cycles; LoopPoint::offset has the clamped value.
	 * `offset` must not be NaN.
	 */
	MRINPUTANIMATIONCORE_API LoopPoint PointAt(double offset) const;

private:
	double start_;
	double end_;
	double length_;
	LoopMode mode_;
};

/**
 * Seconds since a reset, without accumulated rounding errors: fixed steps are counted, other steps are summed with
 * error compensation.
 */
class StepClock
{
public:
	/** Longest step, in seconds; longer steps are clamped. */
	static constexpr double kLongestStep = 1e9;

	/**
	 * Makes every Advance use exactly this step and ignore its argument; 0 disables that. Resets the clock. NaN,
	 * infinite and negative values are ignored.
	 */
	MRINPUTANIMATIONCORE_API void SetFixedStep(double seconds);

	/** Advances the clock and returns the new time. NaN, infinite and negative steps count as 0. */
	MRINPUTANIMATIONCORE_API double Advance(double deltaSeconds);

	MRINPUTANIMATIONCORE_API void Reset();

private:
	double fixedStep_ = 0.0;
	double stepCount_ = 0.0;
	double sum_ = 0.0;
	double sumError_ = 0.0; // rounding error of the sum
};

} // namespace mria
