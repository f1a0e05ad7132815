// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <array>
#include <cstdint>

namespace mria
{

/** What happens at the end, and backwards at the start. In a range without length Loop and PingPong act as Hold. */
enum class LoopMode : std::uint8_t
{
	Once, ///< Stops and rewinds.
	Hold, ///< Stays there, still playing; a seek or a change of direction moves it on.
	Loop, ///< Goes on from the other side.
	PingPong, ///< Turns round.
};

inline constexpr std::array<LoopMode, 4> kLoopModes = {
	LoopMode::Once, LoopMode::Hold, LoopMode::Loop, LoopMode::PingPong};

/** "once", "hold", "loop", "ping-pong". */
MRINPUTANIMATIONCORE_API const char* ToString(LoopMode mode);

/** A point on a LoopLine. */
struct LoopPlace
{
	double offset = 0.0; ///< Seconds from the start on, running on through cycles; cycle n begins at n lengths.
	double cycle = 0.0; ///< Whole; a double because positions may be far away. Always 0 in Once and Hold.
	double time = 0.0; ///< In the recording, inside the range.
};

/**
 * The endless line of playing time, folded into a recording's range by a loop mode. Pure functions: equal offsets
 * always give the same place, and a larger offset never an earlier one. The end of a cycle is the start of the next and
 * belongs to that one. Infinite bounds become the largest float, NaN 0; an end before the start becomes the start.
 */
class LoopLine
{
public:
	MRINPUTANIMATIONCORE_API explicit LoopLine(TimeRange range = {}, LoopMode mode = LoopMode::Once);

	double Start() const { return start_; }
	double End() const { return end_; }
	double Length() const { return length_; }
	LoopMode Mode() const { return mode_; }
	void SetMode(LoopMode mode) { mode_ = mode; }

	/** Whether offsets outside the range are clamped to it: Once, Hold, and any mode in a range without length. */
	bool Clamps() const { return mode_ == LoopMode::Once || mode_ == LoopMode::Hold || length_ <= 0.0; }

	/** Whether recording time runs down while offsets run up: in every second cycle of PingPong. */
	MRINPUTANIMATIONCORE_API bool IsReverse(double cycle) const;

	/**
	 * The offset of a position in recording seconds that runs on through cycles: in Loop, end + 1 is a second into the
	 * second cycle.
	 */
	double OffsetOf(double position) const { return position - start_; }

	/** The offset at which `time` comes by in `cycle`. */
	MRINPUTANIMATIONCORE_API double OffsetIn(double cycle, double time) const;

	/** Offsets more than 2^40 cycles away count as that far; the place says which offset it stands for. Not for NaN. */
	MRINPUTANIMATIONCORE_API LoopPlace PlaceAt(double offset) const;

private:
	double start_;
	double end_;
	double length_;
	LoopMode mode_;
};

/**
 * Seconds since a reset, without the error that adding up many small steps makes: fixed steps are counted, others
 * summed with the rounding kept.
 */
class StepClock
{
public:
	/** The longest step, in seconds; longer ones count as that. */
	static constexpr double kLongestStep = 1e9;

	/** Every Advance takes exactly this step, whatever it is given; 0 ends that. Resets. Not finite or below 0:
	 * ignored. */
	MRINPUTANIMATIONCORE_API void SetFixedStep(double seconds);

	/** The time after the step. Steps that are not finite or below 0 count as 0. */
	MRINPUTANIMATIONCORE_API double Advance(double deltaSeconds);

	MRINPUTANIMATIONCORE_API void Reset();

private:
	double fixedStep_ = 0.0;
	double stepCount_ = 0.0;
	double sum_ = 0.0;
	double sumError_ = 0.0; // what rounding has kept out of the sum
};

} // namespace mria
