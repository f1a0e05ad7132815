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
 * The kinds of events in a recording. The order is the order of events at the same time: a hand releases its pinch
 * before tracking is lost, and is found before it pinches. This holds forwards and, with each event inverted,
 * backwards. A marker comes after all flag changes at its time.
 */
enum class EventKind : std::uint8_t
{
	PinchEnded,
	TrackingLost,
	TrackingGained,
	PinchStarted,
	Marker,
};

/** The name of the enumerator: "PinchEnded". */
MRINPUTANIMATIONCORE_API const char* ToString(EventKind kind);

/**
 * Returns the event for the opposite playback direction: PinchStarted for PinchEnded and so on. A marker stays a
 * marker.
 */
MRINPUTANIMATIONCORE_API EventKind InverseOf(EventKind kind);

/** A change of a flag, or a marker. */
struct InputEvent
{
	float time = 0.0f; ///< Exact time of the key or marker.
	EventKind kind = EventKind::Marker;
	Hand hand = Hand::Left; ///< Unused for markers.
	std::uint32_t marker = 0; ///< Index into the recording's markers, for EventKind::Marker only; 0 otherwise.
};

inline bool operator==(const InputEvent& a, const InputEvent& b)
{
	return a.time == b.time && a.kind == b.kind && a.hand == b.hand && a.marker == b.marker;
}

/** Orders by time, then kind, hand and marker index. Times must not be NaN. */
MRINPUTANIMATIONCORE_API bool operator<(const InputEvent& a, const InputEvent& b);

/** The flags of one hand. */
struct HandInput
{
	bool isTracked = false;
	bool isPinching = false;
};

/** The flags of both hands at one time. Default: not tracked, not pinching. */
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

/** Applies the event to the state. Returns whether the state changed; a marker never changes it. */
MRINPUTANIMATIONCORE_API bool Apply(const InputEvent& event, InputState& state);

/**
 * Returns the flags at RangeOf(recording).start: those of the last key at or before it, which may be at a negative
 * time. A flag without such a key has the value of its first key; a flag without keys is false.
 */
MRINPUTANIMATIONCORE_API InputState InitialState(const RecordingView& recording);

/**
 * Returns every change of a flag after RangeOf(recording).start, and every marker, in the order of operator<.
 * Applied in order to InitialState, they give the flags at every later time.
 *
 * Only real changes count: a repeated value is no event, nor is the first key of a flag, and of several keys at one
 * time the last one counts. Keys may be unsorted. Keys and markers with a NaN or infinite time give no event.
 * Markers before the start or after the end are included.
 */
MRINPUTANIMATIONCORE_API std::vector<InputEvent> CollectEvents(const RecordingView& recording);

/** Events in order, with the flags before and after each. Immutable; owns its data. */
class EventTimeline
{
public:
	EventTimeline()
		: states_(1)
	{
	}

	/**
	 * `initial` is the state before the first event. Events may be in any order. Events that change no flag and
	 * events with a NaN or infinite time are removed, so that each remaining one is undone by its inverse.
	 */
	MRINPUTANIMATIONCORE_API EventTimeline(const InputState& initial, std::vector<InputEvent> events);

	Span<const InputEvent> Events() const { return events_; }

	/** Number of events at or before `time`, which is the index of the first later event. O(log events). */
	MRINPUTANIMATIONCORE_API std::size_t CountUntil(double time) const;

	/** Flags at `time`, including events at exactly that time. O(log events). */
	const InputState& StateAt(double time) const { return states_[CountUntil(time)]; }

private:
	std::vector<InputEvent> events_;
	std::vector<InputState> states_; // states_[n]: state after the first n events
};

} // namespace mria
