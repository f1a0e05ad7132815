// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Events.h"
#include "Mria/LoopTimeline.h"
#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

enum class PlayStatus : std::uint8_t
{
	Stopped, ///< No input: nothing is tracked, nothing pinches.
	Playing,
	Paused,
};

enum class PlayerEventKind : std::uint8_t
{
	Started,
	Paused,
	Resumed,
	Seeked,
	Looped, ///< Wrapped or reversed. The time is where playback continues.
	Finished, ///< Reached the end in Once or Hold.
	Stopped, ///< Stopped and rewound. The time is where it stopped.
	Input, ///< A flag changed or a marker was passed; see `input`.
};

/** The name of the enumerator: "Looped". */
MRINPUTANIMATIONCORE_API const char* ToString(PlayerEventKind kind);

struct PlayerEvent
{
	PlayerEventKind kind = PlayerEventKind::Input;
	/**
	 * Whether the flag changed because playback started, stopped, jumped or wrapped, and not because a key was
	 * passed. Such events keep the flags consistent; a listener that wants recorded changes only ignores them.
	 */
	bool isResync = false;
	std::int8_t direction = 1; ///< Direction of recording time: 1 or -1.
	InputEvent input; ///< For Input events. The kind is already inverted if time ran backwards.
	double time = 0.0; ///< Recording time; exact for flag changes and markers.
	double fraction = 0.0; ///< Position within the update, 0 to 1.
	double cycle = 0.0; ///< Cycle; see LoopPoint.
};

/**
 * Plays a recording without an engine: converts time steps into recording time and emits, in order, every event that
 * was passed.
 *
 * Events. Starting from all flags off, the Input events applied in order always give Input(), which is the flags at
 * Time(), or all off when stopped. Started is therefore followed by events for the flags that are on, and all flags
 * are released before Stopped. No event is skipped in a slow update, at a wrap or at a turn. How time is divided
 * into updates does not change the events, their order or their times, only `fraction`. Playing forwards, a flag
 * changes on arrival at its key; backwards, it changes with the inverse event when leaving the key, because the time
 * of a key belongs to what follows it. Markers are emitted on arrival in both directions, and by the first movement
 * after a start, wrap or seek. Only events inside the range count.
 *
 * Time is a double, counted from the last start, seek, or change of rate or mode, so that rounding errors do not
 * accumulate. The end of a loop is also its start and belongs to the start.
 *
 * Limits. An update that would emit more than about kMostEventsPerUpdate events, or pass more than
 * kMostCyclesPerUpdate cycles, skips whole pairs of cycles but always emits one. Time() and LoopCount() remain
 * correct. NaN and infinite values and negative steps are ignored. Rates are clamped to kFastestRate and steps to
 * StepClock::kLongestStep.
 *
 * Allocates during construction, and later only if an update emits more events than any before. Not thread-safe;
 * copies are independent.
 */
class Player
{
public:
	static constexpr std::size_t kMostEventsPerUpdate = 65536;
	static constexpr std::size_t kMostCyclesPerUpdate = 1024;
	static constexpr double kFastestRate = 1e6;

	/** Plays RangeOf(recording) with its CollectEvents. Keeps no reference. */
	MRINPUTANIMATIONCORE_API explicit Player(const RecordingView& recording);

	/**
	 * Plays part of a timeline, whose events may lie outside the range. LoopTimeline defines how unusual ranges are
	 * corrected.
	 */
	MRINPUTANIMATIONCORE_API Player(TimeRange range, EventTimeline timeline);

	/**
	 * Starts or resumes playback. At the end in the direction of play (after Hold, or at the start with a negative
	 * rate) playback restarts from the other end. Otherwise does nothing while playing.
	 */
	MRINPUTANIMATIONCORE_API void Play();

	/**
	 * Seeks and plays from exactly that position, even at an end. For sections that are driven by an external clock.
	 */
	MRINPUTANIMATIONCORE_API void PlayFrom(double position);

	MRINPUTANIMATIONCORE_API void Pause();

	/** Releases all flags and rewinds: to the start, or to the end if the rate is negative. */
	MRINPUTANIMATIONCORE_API void Stop();

	/**
	 * Jumps to a position without emitting the events in between; changed flags are emitted as resync events.
	 * Positions outside the range are wrapped or clamped according to the loop mode. The end itself is the end, also
	 * in a loop. Keeps the status.
	 */
	MRINPUTANIMATIONCORE_API void Seek(double position);

	/** Recording seconds per second: negative rates play backwards; 0 pauses time. */
	MRINPUTANIMATIONCORE_API void SetRate(double rate);

	/** Keeps the time. In PingPong, a player that runs backwards continues forwards. */
	MRINPUTANIMATIONCORE_API void SetLoopMode(LoopMode mode);

	/** Makes every Update use exactly this step and ignore its argument; 0 disables that. */
	MRINPUTANIMATIONCORE_API void SetFixedStep(double seconds);

	/**
	 * Advances by `deltaSeconds` times the rate while playing, and returns TakeEvents(). When Once reaches its end,
	 * the rest of the step is dropped.
	 */
	MRINPUTANIMATIONCORE_API Span<const PlayerEvent> Update(double deltaSeconds);

	/**
	 * Update with an external clock: while playing, moves to `position` in either direction, emits everything in
	 * between, and returns TakeEvents(). Positions are those of LoopTimeline::OffsetOf. The rate is not used. Do not
	 * mix with Update without a Seek in between. Once stops and rewinds at its end here too; use Hold if the clock
	 * may run back.
	 */
	MRINPUTANIMATIONCORE_API Span<const PlayerEvent> AdvanceTo(double position);

	/**
	 * Returns all events since the last call, including those of Play, Pause, Stop and Seek. Valid until the next
	 * non-const call.
	 */
	MRINPUTANIMATIONCORE_API Span<const PlayerEvent> TakeEvents();

	/** Recording time, inside the range, ends included. */
	double Time() const { return point_.time; }

	/**
	 * Time() as a float for sampling. Rounded down: rounding up might show a flag change that has not been emitted
	 * yet.
	 */
	MRINPUTANIMATIONCORE_API float SampleTime() const;

	PlayStatus Status() const { return status_; }
	double Rate() const { return rate_; }

	/** The range and the loop mode. */
	const LoopTimeline& Loop() const { return loop_; }

	/** All the events, and the flags at any time. */
	const EventTimeline& Timeline() const { return timeline_; }

	/** Direction of recording time: 1 or -1. Multiply velocities from the curves by this and by |Rate()|. */
	int Direction() const { return isMovingUp_ != loop_.IsReverse(point_.cycle) ? 1 : -1; }

	/** Whether the player has reached its end in Hold and waits there. */
	bool IsHeld() const { return isHeld_; }

	/** Number of wraps and reversals since Started. */
	std::uint64_t LoopCount() const { return loopCount_; }

	/** The flags after all events emitted so far. */
	const InputState& Input() const { return input_; }

private:
	void Start();
	void GoTo(double offset);
	void Rewind();
	void Anchor();
	void Rebase();

	void MoveTo(double offset);
	void MoveClamped(double offset);
	void MoveThroughCycles(double offset);
	void SkipCycles(double lastCycle);
	void CrossCycle();
	void LegTo(double time);
	void Finish();

	double Fraction(double time) const;
	void Emit(PlayerEventKind kind);
	void EmitInput(const InputEvent& event, double time, bool isResync);
	void EmitForwards(double to);
	void EmitBackwards(double to);
	void EmitMarkersHere();
	void Resync(const InputState& wanted);

	EventTimeline timeline_;
	LoopTimeline loop_;
	StepClock clock_;
	double anchor_ = 0.0; // offset at which the clock started
	double rate_ = 1.0;

	PlayStatus status_ = PlayStatus::Stopped;
	LoopPoint point_;
	double beyond_ = 0.0; // distance of an external clock from a clamped range; it may be on its way back
	bool isMovingUp_ = true; // towards larger offsets
	bool isFresh_ = true; // the markers at this point have not been emitted
	bool isHeld_ = false;
	std::uint64_t loopCount_ = 0;
	InputState input_;

	double moveFrom_ = 0.0; // offsets of the current update
	double moveTo_ = 0.0;
	std::vector<PlayerEvent> collected_;
	std::vector<PlayerEvent> taken_;
};

} // namespace mria
