// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/ClipTime.h"
#include "Mria/Joint.h"
#include "Mria/LoopTimeline.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mria
{

/** A clip to be converted into key frames: the ticks of its display frames, and the recording time at each. */
struct ClipFrames
{
	ClipTime clip; ///< With the range of the recording.
	TickRate displayRate; ///< Frames per second.
	bool loops = false; ///< Whether the recording loops; otherwise its last frame is held.

	/**
	 * Exclusive end tick. If not set, the clip ends with the recording, which must then play forwards and not loop.
	 */
	std::optional<std::int64_t> end;

	/** Cycle and time of the recording at a tick. */
	MRINPUTANIMATIONCORE_API LoopPoint PointAt(TickTime tick) const;

	/** Recording time at a tick in seconds, always inside its range; rounded as in Player. */
	MRINPUTANIMATIONCORE_API float TimeAt(TickTime tick) const;

	/**
	 * Returns the start of the clip and the tick of every later display frame before the end, or until the recording
	 * ends, but none beyond 2^31 - 1. Ascending; with more frames than ticks per second, every tick.
	 */
	MRINPUTANIMATIONCORE_API std::vector<std::int64_t> FindFrames() const;

	/**
	 * Returns the ticks, with fractions, in [first, last] at which a recording time is shown; in a loop once per
	 * cycle, or in about `mostCycles` evenly distributed cycles if there are more.
	 */
	MRINPUTANIMATIONCORE_API std::vector<double> FindTicks(
		float time, std::int64_t first, std::int64_t last, int mostCycles) const;

	/** Returns a whole recording, played once at rate 1, `secondsAfter` after a tick, limited to 32-bit ticks. */
	MRINPUTANIMATIONCORE_API static ClipFrames Once(
		TimeRange range, std::int64_t from, double secondsAfter, TickRate tickRate, TickRate frameRate);
};

/** The keys of a flag: one at the start of the clip, then one per change. */
struct FlagKeys
{
	Hand hand = Hand::Left;
	bool isPinch = false; ///< Otherwise the tracked flag.
	std::vector<std::int64_t> ticks;
	std::vector<bool> values;
	double lostChanges = 0.0; ///< An integer: changes that no key shows. A short loop at a high rate has very many.
};

/**
 * Returns the tracked and pinch keys of the selected hands. With `onFrames`, keys are at display frames only, and a
 * flag that changes twice between two frames is lost; otherwise they are at the first tick that shows a change.
 */
MRINPUTANIMATIONCORE_API std::vector<FlagKeys> FindFlagKeys(
	const RecordingView& recording, const ClipFrames& frames, const std::array<bool, kHandCount>& hands, bool onFrames);

} // namespace mria
