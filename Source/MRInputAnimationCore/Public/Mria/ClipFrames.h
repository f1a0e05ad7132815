// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/ClipTime.h"
#include "Mria/Joint.h"
#include "Mria/LoopLine.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mria
{

/** A clip that is turned into key frames: the ticks of its display frames, and the recording's time at each. */
struct ClipFrames
{
	ClipTime clip; ///< With the recording's range.
	TickRate displayRate; ///< Frames a second.
	bool loops = false; ///< Whether the recording begins again at its end; otherwise its last frame is held.

	/** The tick it ends before. Not set, it ends with the recording, which must then run forwards and not loop. */
	std::optional<std::int64_t> end;

	/** Cycle and time of the recording at a tick. */
	MRINPUTANIMATIONCORE_API LoopPlace PlaceAt(TickTime tick) const;

	/** The recording's second at a tick, always inside its range; rounded as Player does. */
	MRINPUTANIMATIONCORE_API float TimeAt(TickTime tick) const;

	/**
	 * The clip's start, and the tick of every display frame after it: those before the end, or until the recording has
	 * ended, but none beyond 2^31 - 1. Rising; with more frames than ticks a second, every tick.
	 */
	MRINPUTANIMATIONCORE_API std::vector<std::int64_t> FindFrames() const;

	/**
	 * The ticks, with fractions, at which a second of the recording is shown between two ticks, these included; in a
	 * loop once for each cycle, or in about `mostCycles` of them, evenly spread, if there are more.
	 */
	MRINPUTANIMATIONCORE_API std::vector<double> FindTicks(
		float time, std::int64_t first, std::int64_t last, int mostCycles) const;

	/** A whole recording once, at its own pace, so many seconds after a tick, as far as 32 bits reach. */
	MRINPUTANIMATIONCORE_API static ClipFrames Once(
		TimeRange range, std::int64_t from, double secondsAfter, TickRate tickRate, TickRate frameRate);
};

/** The keys of a flag: one at the clip's start, then one at each change. */
struct FlagKeys
{
	Hand hand = Hand::Left;
	bool isPinch = false; ///< Otherwise whether the hand is tracked.
	std::vector<std::int64_t> ticks;
	std::vector<bool> values;
	double lostChanges = 0.0; ///< Whole: changes that no key shows; a short loop at a high rate has very many.
};

/**
 * Tracked and pinch of each hand that is asked for. `onFrames` has keys at display frames only, where a flag that comes
 * and goes between two is lost; otherwise at the first tick that shows a change.
 */
MRINPUTANIMATIONCORE_API std::vector<FlagKeys> FindFlagKeys(
	const RecordingView& recording, const ClipFrames& frames, const std::array<bool, kHandCount>& hands, bool onFrames);

} // namespace mria
