// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Joint.h"
#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/**
 * What can happen in a recording. The order is that of events at one time: a hand lets go before it is lost and is
 * found before it pinches, forwards and (each event turned into its inverse) backwards; a marker finds everything
 * settled.
 */
enum class EventKind : std::uint8_t
{
	PinchEnded,
	TrackingLost,
	TrackingGained,
	PinchStarted,
	Marker,
};

/** As the enumerators are spelt: "PinchEnded". */
MRINPUTANIMATIONCORE_API const char* ToString(EventKind kind);

/** What crossing the event backwards amounts to: PinchStarted for PinchEnded and so on; a marker stays a marker. */
MRINPUTANIMATIONCORE_API EventKind InverseOf(EventKind kind);

/** A moment at which a flag changes or a marker stands. */
struct InputEvent
{
	float time = 0.0f; ///< The key's or marker's own time, to the bit.
	EventKind kind = EventKind::Marker;
	Hand hand = Hand::Left; ///< Of no meaning for a marker.
	std::uint32_t marker = 0; ///< Index into the recording's markers, for EventKind::Marker only; 0 otherwise.
};

inline bool operator==(const InputEvent& a, const InputEvent& b)
{
	return a.time == b.time && a.kind == b.kind && a.hand == b.hand && a.marker == b.marker;
}

/** The order of a time line: by time, then kind, hand and marker index. Times must not be NaN. */
MRINPUTANIMATIONCORE_API bool operator<(const InputEvent& a, const InputEvent& b);

/** The flags of one hand. */
struct HandInput
{
	bool isTracked = false;
	bool isPinching = false;
};

/** The flags of both hands at one moment; by default nothing is tracked and nothing pinches. */
struct InputState
{
	std::array<HandInput, kHandCount> hands;

	const HandInput& operator[](Hand hand) const { return hands[static_cast<std::size_t>(hand)]; }
	HandInput& operator[](Hand hand) { return hands[static_cast<std::size_t>(hand)]; }
};

inline bool operator==(const HandInput& a, const HandInput& b)
{
	return a.isTracked == b.isTracked && a.isPinching == b.isPinching;
}

inline bool operator==(const InputState& a, const InputState& b)
{
	return a.hands == b.hands;
}

/** The state after the event. Returns whether it differs from the one before; a marker never changes it. */
MRINPUTANIMATIONCORE_API bool Apply(const InputEvent& event, InputState& state);

/**
 * The flags at RangeOf(recording).start: those of the last key at or before it, which may be a key at a negative time.
 * A flag without such a key has its first key's value, and without any key it is false.
 */
MRINPUTANIMATIONCORE_API InputState InitialState(const RecordingView& recording);

/**
 * Every change of a flag after RangeOf(recording).start, and every marker, in the order of operator<. Applied in turn
 * to InitialState they give the flags at every later time.
 *
 * Only real changes count: a repeated value is none, a flag's first key is none, and of several keys at one time the
 * last one holds. Keys may be unsorted. Keys and markers whose time is NaN or infinite give no event. Markers before
 * the start or after the end are listed all the same.
 */
MRINPUTANIMATIONCORE_API std::vector<InputEvent> CollectEvents(const RecordingView& recording);

/** Events in order, with the flags before and after each. Owns them; never changes after it was made. */
class EventTimeline
{
public:
	EventTimeline()
		: states_(1)
	{
	}

	/**
	 * `initial` holds before the first event. The events may come in any order; those that change no flag and those
	 * whose time is not finite are dropped, so that each one left can be undone by its inverse.
	 */
	MRINPUTANIMATIONCORE_API EventTimeline(const InputState& initial, std::vector<InputEvent> events);

	Span<const InputEvent> Events() const { return events_; }

	/** How many events lie at or before `time`: the index of the first one after it. Costs a binary search. */
	MRINPUTANIMATIONCORE_API std::size_t CountUntil(double time) const;

	/** The flags at `time`, an event at that very time included. Costs a binary search. */
	const InputState& StateAt(double time) const { return states_[CountUntil(time)]; }

private:
	std::vector<InputEvent> events_;
	std::vector<InputState> states_; // states_[n]: after the first n events
};

} // namespace mria
