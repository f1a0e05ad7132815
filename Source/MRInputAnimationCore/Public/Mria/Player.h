// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Events.h"
#include "Mria/LoopLine.h"
#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

enum class PlayStatus : std::uint8_t
{
	Stopped, ///< Gives no input: nothing is tracked, nothing pinches.
	Playing,
	Paused,
};

enum class PlayerEventKind : std::uint8_t
{
	Started,
	Paused,
	Resumed,
	Seeked,
	Looped, ///< Wrapped (its time is where play goes on from) or turned round.
	Finished, ///< Arrived at the end of Once or Hold.
	Stopped, ///< Its time is where it stopped; the player stands at its beginning again.
	Input, ///< A flag changed or a marker was passed: see `input`.
};

/** As the enumerators are spelt: "Looped". */
MRINPUTANIMATIONCORE_API const char* ToString(PlayerEventKind kind);

struct PlayerEvent
{
	PlayerEventKind kind = PlayerEventKind::Input;
	/**
	 * The flag differs because play started, stopped, jumped or wrapped, not because a key was passed. Such events keep
	 * the flags right; whoever wants recorded edges only leaves them out.
	 */
	bool isResync = false;
	std::int8_t direction = 1; ///< Which way the recording's time ran: 1 or -1.
	InputEvent input; ///< For Input. Its kind is already the inverse one when time ran backwards.
	double time = 0.0; ///< In the recording; an edge's or marker's exact time.
	double fraction = 0.0; ///< How far into the update it happened, 0 to 1.
	double cycle = 0.0; ///< In which cycle: see LoopPlace.
};

/**
 * A clock for a recording, without an engine: it turns the caller's time steps into recording time and tells, in order,
 * everything that was passed on the way.
 *
 * Events. From all-off on, Input events applied one after the other always give Input(), which is the flags at Time(),
 * or all-off when stopped. So Started is followed by what is on there, and what is on is let go before Stopped. Nothing
 * is skipped on a slow update, over wraps or at turns, and how a stretch is cut into updates changes neither the events
 * nor their order or times, only `fraction`. Flags change forwards on arrival at an edge, and backwards when leaving
 * it, as the inverse edge, since the edge's own time belongs to what follows it. Markers are told on arrival, either
 * way, and also by the first movement from where play started, wrapped or was sought to. Only events inside the range
 * count.
 *
 * Time is kept in double, as a position since the last start, seek or change of rate or mode, so steps do not add up
 * errors. The end of a loop is also its start, and belongs to the latter.
 *
 * An update that spans so many cycles that it would tell more than about kMostEventsPerUpdate events (or more than
 * kMostCyclesPerUpdate cycles) leaves out whole pairs of cycles, but always tells one. Time() and LoopCount() are
 * right.
 *
 * Numbers that are not finite, and steps below 0, are the caller's mistake and are ignored. Rates beyond kFastestRate
 * count as that, steps beyond StepClock::kLongestStep likewise.
 *
 * Allocates when made, and later only when an update tells more than ever before. One thread at a time; copies are
 * independent.
 */
class Player
{
public:
	static constexpr std::size_t kMostEventsPerUpdate = 65536;
	static constexpr std::size_t kMostCyclesPerUpdate = 1024;
	static constexpr double kFastestRate = 1e6;

	/** Plays RangeOf(recording) with its CollectEvents. Keeps no reference. */
	MRINPUTANIMATIONCORE_API explicit Player(const RecordingView& recording);

	/** Plays any part of a time line, whose events may lie outside it too. LoopLine says what odd ranges become. */
	MRINPUTANIMATIONCORE_API Player(TimeRange range, EventTimeline timeline);

	/**
	 * Starts or resumes. Standing at the end in the direction of play (after Hold, or at the start with a negative
	 * rate) it begins anew from the other end. Otherwise it does nothing while playing.
	 */
	MRINPUTANIMATIONCORE_API void Play();

	/** Seek and play, exactly from there, also at an end. What a section driven from outside starts with. */
	MRINPUTANIMATIONCORE_API void PlayFrom(double position);

	MRINPUTANIMATIONCORE_API void Pause();

	/** Lets go of everything and rewinds: to the start, or to the end when the rate is negative. */
	MRINPUTANIMATIONCORE_API void Stop();

	/**
	 * Jumps without passing anything; the flags that differ there are told as resync events. Positions outside the
	 * range are folded as the loop mode has it, or clamped. Exactly the end is the end, also in a loop. Keeps the
	 * status.
	 */
	MRINPUTANIMATIONCORE_API void Seek(double position);

	/** Recording seconds per second: negative plays backwards, 0 stands still. */
	MRINPUTANIMATIONCORE_API void SetRate(double rate);

	/** Keeps the time; a ping-pong on its way back goes forwards. */
	MRINPUTANIMATIONCORE_API void SetLoopMode(LoopMode mode);

	/** Makes every Update take exactly this step, whatever it is given; 0 ends that. */
	MRINPUTANIMATIONCORE_API void SetFixedStep(double seconds);

	/**
	 * Moves on by `deltaSeconds` times the rate while playing, and returns TakeEvents(). Once the end of Once is
	 * reached the rest of the step is dropped.
	 */
	MRINPUTANIMATIONCORE_API Span<const PlayerEvent> Update(double deltaSeconds);

	/**
	 * Update for a clock outside: while playing, goes to `position`, forwards or backwards, through everything between,
	 * and returns TakeEvents(). Positions are those of LoopLine::OffsetOf. The rate is not used. Mix with Update only
	 * across a Seek. At the end of Once it stops and rewinds here too; a clock that may come back wants Hold.
	 */
	MRINPUTANIMATIONCORE_API Span<const PlayerEvent> AdvanceTo(double position);

	/** All events since the last call, those of Play, Pause, Stop and Seek too. Valid until the next non-const call. */
	MRINPUTANIMATIONCORE_API Span<const PlayerEvent> TakeEvents();

	/** In the recording, inside the range, ends included. */
	double Time() const { return place_.time; }

	/** Time() for sampling: rounded down, since rounded up it might show an edge that has not been told yet. */
	MRINPUTANIMATIONCORE_API float SampleTime() const;

	PlayStatus Status() const { return status_; }
	double Rate() const { return rate_; }

	/** The range and the loop mode. */
	const LoopLine& Line() const { return line_; }

	/** All the events, and the flags at any time. */
	const EventTimeline& Timeline() const { return timeline_; }

	/** 1 or -1: which way recording time runs now. Velocities taken from the curves are due times this and |Rate()|. */
	int Direction() const { return isMovingUp_ != line_.IsReverse(place_.cycle) ? 1 : -1; }

	/** Whether Hold has arrived and waits. */
	bool IsHeld() const { return isHeld_; }

	/** Wraps and turns since Started. */
	std::uint64_t LoopCount() const { return loopCount_; }

	/** The flags as told so far. */
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
	void Tell(PlayerEventKind kind);
	void TellInput(const InputEvent& event, double time, bool isResync);
	void TellForwards(double to);
	void TellBackwards(double to);
	void TellMarkersHere();
	void Resync(const InputState& wanted);

	EventTimeline timeline_;
	LoopLine line_;
	StepClock clock_;
	double anchor_ = 0.0; // the offset that the clock counts from
	double rate_ = 1.0;

	PlayStatus status_ = PlayStatus::Stopped;
	LoopPlace place_;
	double beyond_ = 0.0; // how far outside a clamping line the clock outside is: it may be on its way in
	bool isMovingUp_ = true; // towards larger offsets
	bool isFresh_ = true; // the markers at this place have not been told
	bool isHeld_ = false;
	std::uint64_t loopCount_ = 0;
	InputState input_;

	double moveFrom_ = 0.0; // offsets of the update under way
	double moveTo_ = 0.0;
	std::vector<PlayerEvent> collected_;
	std::vector<PlayerEvent> taken_;
};

} // namespace mria
