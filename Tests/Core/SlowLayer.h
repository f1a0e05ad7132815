// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MixerTestHelpers.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mria::MixerTesting
{

/** A position folded into the recording, in grains. */
struct SlowPosition
{
	std::int64_t offset = 0; ///< From the recording's start; clamped unless it loops.
	std::int64_t cycle = 0;
	std::int64_t time = 0;
};

/** One section, looked at unit by unit. */
struct SlowLayer
{
	Section section;
	std::vector<UnitStretch> stretches;
	int serial = 0;
	int sequenceSerial = 0;
	int generation = 0;
	bool begun = false;
	bool held = false;
	bool dropped = false;
	bool moves = false; ///< In the piece under way, from...
	std::int64_t from = 0;
	std::int64_t to = 0;
	std::int64_t unit = 0;
	std::int64_t position = 0; ///< In grains, unfolded.
	SlowPosition place;
	bool fresh = true;
	bool atEnd = false;
	double weight = 0.0; ///< At its unit, like...
	int group = 0;
	InputState flags; ///< ...and at its place.

	std::int64_t Length() const { return section.take->end - section.take->start; }
	bool Clamps() const { return section.loopMode == LoopMode::Hold; }
	bool Turns(std::int64_t inCycle) const { return section.loopMode == LoopMode::PingPong && inCycle % 2 != 0; }

	bool Inside(std::int64_t at) const { return at >= section.first * kUnitsInTick && at < section.end * kUnitsInTick; }

	std::int64_t PositionAt(std::int64_t at) const
	{
		const std::int64_t first = section.first * kUnitsInTick;
		const std::int64_t end = section.end * kUnitsInTick;
		const std::int64_t inside = std::max(std::min(at, end), first);
		const std::int64_t units = inside + (section.offset - section.clipStart) * kUnitsInTick;
		const std::int64_t anchor = section.halfRate < 0 ? section.take->end : section.take->start;
		std::int64_t found = anchor + units * kGrainsPerUnit / 2 * section.halfRate;
		if (inside == end)
		{
			found += section.halfRate < 0 ? 1 : section.halfRate > 0 ? -1 : 0;
		}
		if (Clamps())
		{
			return std::max(std::min(found, section.take->end), section.take->start);
		}
		const bool isSeam = section.loopMode == LoopMode::Loop && found == section.take->end;
		return isSeam ? found + (section.halfRate < 0 ? -1 : 1) : found; // never exactly on the seam
	}

	double WeightAt(std::int64_t at) const
	{
		const std::vector<WeightKnot>& knots = section.weights;
		const std::int64_t inside = std::max(std::min(at, section.end * kUnitsInTick), section.first * kUnitsInTick);
		const double tick = static_cast<double>(inside) / static_cast<double>(kUnitsInTick);
		double found = knots.empty() ? 1.0 : knots.front().weight;
		for (std::size_t i = 0; i < knots.size(); ++i)
		{
			const double start = static_cast<double>(knots[i].tick);
			if (tick < start)
			{
				break;
			}
			found = knots[i].weight;
			const double end = i + 1 < knots.size() ? static_cast<double>(knots[i + 1].tick) : start;
			if (tick < end)
			{
				const double part = (tick - start) / (end - start);
				found = knots[i].weight * (1.0 - part) + knots[i + 1].weight * part;
			}
		}
		return found;
	}

	InputState FlagsAt(std::int64_t at) const
	{
		InputState found = section.take->initial;
		for (std::size_t i = 0; i < sorted.size() && grains[i] <= at; ++i)
		{
			Apply(sorted[i], found);
		}
		return found;
	}

	static std::int64_t Grain(const InputEvent& event)
	{
		return static_cast<std::int64_t>(static_cast<double>(event.time) * 64.0 * kGrainsPerTick);
	}

	SlowPosition PositionOf(std::int64_t target) const
	{
		SlowPosition found;
		found.offset = target - section.take->start;
		if (Clamps())
		{
			found.offset = std::max<std::int64_t>(0, std::min(found.offset, Length()));
		}
		else
		{
			while (found.offset - found.cycle * Length() < 0)
			{
				--found.cycle;
			}
			while (found.offset - found.cycle * Length() >= Length())
			{
				++found.cycle;
			}
		}
		const std::int64_t within = found.offset - found.cycle * Length();
		found.time = Turns(found.cycle) ? section.take->end - within : section.take->start + within;
		return found;
	}

	void Jump(std::int64_t target)
	{
		position = target;
		place = PositionOf(target);
		if (!Clamps() && place.offset == Length()) // a jump exactly to the end shows the end
		{
			place.cycle = 0;
			place.time = section.take->end;
		}
		fresh = true;
		atEnd = false;
	}

	/** The event's index from the beginning or, backwards, from the end. */
	std::size_t IndexOf(std::size_t index, bool isForwards) const
	{
		return isForwards ? index : sorted.size() - 1 - index;
	}

	std::vector<InputEvent> sorted; ///< Those that change something, and markers.
	std::vector<std::int64_t> grains; ///< When.
};

/** Goes through one leg of a cycle, to a time. */
inline void Leg(SlowLayer& layer, std::int64_t to, bool isForwards, std::vector<PlayerEvent>& passed)
{
	for (std::size_t i = 0; i < layer.sorted.size(); ++i)
	{
		const std::size_t index = layer.IndexOf(i, isForwards);
		InputEvent event = layer.sorted[index];
		const std::int64_t at = layer.grains[index];
		const bool isMarker = event.kind == EventKind::Marker;
		const bool isPassed = isForwards ? at > layer.place.time && at <= to
			: isMarker					 ? at < layer.place.time && at >= to
										 : at <= layer.place.time && at > to;
		if (isPassed)
		{
			event.kind = isForwards ? event.kind : InverseOf(event.kind);
			passed.emplace_back();
			passed.back().input = event;
		}
	}
	layer.place.time = to;
}

inline void MarkersHere(SlowLayer& layer, bool isForwards, std::vector<PlayerEvent>& passed)
{
	for (std::size_t i = 0; i < layer.sorted.size(); ++i)
	{
		const std::size_t index = layer.IndexOf(i, isForwards);
		const InputEvent& event = layer.sorted[index];
		if (event.kind == EventKind::Marker && layer.grains[index] == layer.place.time)
		{
			passed.emplace_back();
			passed.back().input = event;
		}
	}
}

inline void AddKind(PlayerEventKind kind, std::vector<PlayerEvent>& passed)
{
	passed.emplace_back();
	passed.back().kind = kind;
}

inline void Wrap(SlowLayer& layer, bool isUp, std::vector<PlayerEvent>& passed)
{
	const bool isForwards = isUp != layer.Turns(layer.place.cycle);
	Leg(layer, isForwards ? layer.section.take->end : layer.section.take->start, isForwards, passed);
	layer.place.cycle += isUp ? 1 : -1;
	AddKind(PlayerEventKind::Looped, passed);
	if (layer.section.loopMode == LoopMode::PingPong)
	{
		return;
	}
	InputState before = layer.FlagsAt(layer.place.time);
	layer.place.time = isUp ? layer.section.take->start : layer.section.take->end;
	const InputState after = layer.FlagsAt(layer.place.time);
	for (const EventKind kind :
		{EventKind::PinchEnded, EventKind::TrackingLost, EventKind::TrackingGained, EventKind::PinchStarted})
	{
		for (const Hand hand : kHands)
		{
			InputState changed = before;
			InputState same = after;
			if (Apply({0.0f, kind, hand, 0}, changed) && !Apply({0.0f, kind, hand, 0}, same))
			{
				before = changed;
				passed.emplace_back();
				passed.back().isResync = true;
				passed.back().input = {0.0f, kind, hand, 0};
			}
		}
	}
	MarkersHere(layer, isUp, passed);
}

inline void Move(SlowLayer& layer, std::int64_t target, std::vector<PlayerEvent>& passed)
{
	const std::int64_t wanted = target - layer.section.take->start;
	if (target == layer.position || wanted == layer.place.offset)
	{
		layer.position = target;
		return;
	}
	const bool isUp = wanted > layer.place.offset;
	const auto isForwards = [&] { return isUp != layer.Turns(layer.place.cycle); };
	if (layer.fresh)
	{
		layer.fresh = false;
		MarkersHere(layer, isForwards(), passed);
	}
	const SlowPosition goal = layer.PositionOf(target);
	while (layer.place.cycle != goal.cycle)
	{
		Wrap(layer, isUp, passed);
	}
	Leg(layer, goal.time, isForwards(), passed);
	const bool stays = goal.offset == layer.place.offset;
	layer.position = target;
	layer.place.offset = goal.offset;
	if (layer.Clamps())
	{
		layer.atEnd = layer.atEnd && stays;
		const bool arrives = isUp ? wanted >= layer.Length() : wanted <= 0;
		if (arrives && !layer.atEnd)
		{
			layer.atEnd = true;
			AddKind(PlayerEventKind::Finished, passed);
		}
	}
}

inline bool IsSameSequence(const Section& a, const Section& b)
{
	return a.id.player == b.id.player && a.id.sequence == b.id.sequence;
}

inline bool PlayAlike(const Section& a, const Section& b)
{
	return a.take == b.take && a.loopMode == b.loopMode && a.parts.camera == b.parts.camera &&
		a.parts.hands == b.parts.hands && a.parts.gaze == b.parts.gaze && a.drivesDevices == b.drivesDevices &&
		a.listener == b.listener;
}

/** 4 and 3 while its section is evaluated, 2 and 1 while it is held; the larger one drives devices. */
inline int SlowGroupOf(const SlowLayer& layer, bool isSolo)
{
	if (layer.dropped || isSolo)
	{
		return 0;
	}
	const bool inside = !layer.held && layer.Inside(layer.unit) && (layer.begun || layer.moves);
	if (inside)
	{
		return layer.section.drivesDevices ? 4 : 3;
	}
	return !layer.begun ? 0 : layer.section.drivesDevices ? 2 : 1;
}

} // namespace mria::MixerTesting
