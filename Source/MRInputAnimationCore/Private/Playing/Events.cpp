// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Events.h"

#include "Curves/FlagKeys.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <tuple>

namespace mria
{

namespace EventsDetail
{
bool ValueAt(const std::vector<FlagKey>& keys, float time)
{
	bool value = !keys.empty() && keys.front().value;
	for (const FlagKey& key : keys)
	{
		if (key.time > time)
		{
			break;
		}
		value = key.value;
	}
	return value;
}

void CollectEdges(const std::vector<FlagKey>& keys, float start, Hand hand, EventKind rise, EventKind fall,
	std::vector<InputEvent>& out)
{
	bool value = ValueAt(keys, start);
	for (std::size_t i = 0; i < keys.size(); ++i)
	{
		const FlagKey& key = keys[i];
		const bool isOverruled = i + 1 < keys.size() && keys[i + 1].time == key.time;
		if (isOverruled || !IsFinite(key.time) || key.time <= start || key.value == value)
		{
			continue;
		}
		value = key.value;
		out.push_back({key.time, value ? rise : fall, hand, 0});
	}
}
} // namespace EventsDetail

const char* ToString(EventKind kind)
{
	switch (kind)
	{
	case EventKind::PinchEnded:
		return "PinchEnded";
	case EventKind::TrackingLost:
		return "TrackingLost";
	case EventKind::TrackingGained:
		return "TrackingGained";
	case EventKind::PinchStarted:
		return "PinchStarted";
	case EventKind::Marker:
		break;
	}
	return "Marker";
}

EventKind InverseOf(EventKind kind)
{
	switch (kind)
	{
	case EventKind::PinchEnded:
		return EventKind::PinchStarted;
	case EventKind::TrackingLost:
		return EventKind::TrackingGained;
	case EventKind::TrackingGained:
		return EventKind::TrackingLost;
	case EventKind::PinchStarted:
		return EventKind::PinchEnded;
	case EventKind::Marker:
		break;
	}
	return kind;
}

bool operator<(const InputEvent& a, const InputEvent& b)
{
	return std::tie(a.time, a.kind, a.hand, a.marker) < std::tie(b.time, b.kind, b.hand, b.marker);
}

bool Apply(const InputEvent& event, InputState& state)
{
	const HandInput before = state[event.hand];
	HandInput& hand = state[event.hand];
	switch (event.kind)
	{
	case EventKind::PinchEnded:
	case EventKind::PinchStarted:
		hand.isPinching = event.kind == EventKind::PinchStarted;
		break;
	case EventKind::TrackingLost:
	case EventKind::TrackingGained:
		hand.isTracked = event.kind == EventKind::TrackingGained;
		break;
	case EventKind::Marker:
		break;
	}
	return !(hand == before);
}

InputState InitialState(const RecordingView& recording)
{
	using namespace EventsDetail;
	const float start = RangeOf(recording).start;
	InputState state;
	for (const Hand hand : kHands)
	{
		state[hand].isTracked = ValueAt(SortFlagKeys(recording.curves[TrackedCurve(hand)]), start);
		state[hand].isPinching = ValueAt(SortFlagKeys(recording.curves[PinchCurve(hand)]), start);
	}
	return state;
}

std::vector<InputEvent> CollectEvents(const RecordingView& recording)
{
	using namespace EventsDetail;
	const float start = RangeOf(recording).start;
	std::vector<InputEvent> events;
	for (const Hand hand : kHands)
	{
		CollectEdges(SortFlagKeys(recording.curves[TrackedCurve(hand)]), start, hand, EventKind::TrackingGained,
			EventKind::TrackingLost, events);
		CollectEdges(SortFlagKeys(recording.curves[PinchCurve(hand)]), start, hand, EventKind::PinchStarted,
			EventKind::PinchEnded, events);
	}
	for (std::size_t i = 0; i < recording.markers.size(); ++i)
	{
		if (IsFinite(recording.markers[i].time))
		{
			events.push_back({recording.markers[i].time, EventKind::Marker, {}, static_cast<std::uint32_t>(i)});
		}
	}
	std::sort(events.begin(), events.end());
	return events;
}

EventTimeline::EventTimeline(const InputState& initial, std::vector<InputEvent> events)
{
	const auto neverHappens = [](const InputEvent& event) { return !IsFinite(event.time); };
	events.erase(std::remove_if(events.begin(), events.end(), neverHappens), events.end());
	std::sort(events.begin(), events.end());

	events_.reserve(events.size());
	states_.reserve(events.size() + 1);
	states_.push_back(initial);
	for (const InputEvent& event : events)
	{
		InputState state = states_.back();
		if (Apply(event, state) || event.kind == EventKind::Marker)
		{
			events_.push_back(event);
			states_.push_back(state);
		}
	}
}

std::size_t EventTimeline::CountUntil(double time) const
{
	const auto after = std::upper_bound(events_.begin(), events_.end(), time,
		[](double t, const InputEvent& event) { return t < static_cast<double>(event.time); });
	return static_cast<std::size_t>(after - events_.begin());
}

} // namespace mria
