// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MixerTestHelpers.h"
#include "SlowLayer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace mria::MixerTesting
{

/**
 * What a Mixer should do, found by looking at every single unit of time. Shares nothing with it but the data types: all
 * times are whole numbers, every flag is read off the recording's list of events.
 */
class SlowMixer
{
public:
	using Layer = SlowLayer;
	void Report(const Section& section, const std::vector<UnitStretch>& stretches)
	{
		Layer* layer = Find(section.id);
		if (!layer)
		{
			layers.emplace_back();
			layer = &layers.back();
			layer->serial = layer->sequenceSerial = ++lastSerial;
			for (const Layer& other : layers)
			{
				if (&other != layer && IsSameSequence(other.section, section))
				{
					layer->sequenceSerial = other.sequenceSerial;
				}
			}
		}
		if (layer->section.take && !PlayAlike(layer->section, section))
		{
			layer->begun = false;
			++layer->generation;
		}
		layer->section = section;
		layer->stretches = stretches;
		layer->held = layer->dropped = false;
		layer->sorted.assign(section.take->timeline.Events().begin(), section.take->timeline.Events().end());
		layer->grains.clear();
		for (const InputEvent& event : layer->sorted)
		{
			layer->grains.push_back(Layer::Grain(event));
		}
	}

	void Hold(const LayerId& id)
	{
		if (Layer* layer = Find(id))
		{
			layer->held = true;
			layer->dropped = !layer->begun;
		}
	}

	void Drop(const LayerId& id)
	{
		if (Layer* layer = Find(id))
		{
			layer->dropped = true;
		}
	}

	void Advance(std::uint64_t player)
	{
		std::vector<double> fractions;
		for (const Layer& layer : layers)
		{
			for (const UnitStretch& stretch : layer.stretches)
			{
				if (layer.section.id.player == player)
				{
					fractions.push_back(stretch.fromFraction);
					fractions.push_back(stretch.toFraction);
				}
			}
		}
		std::sort(fractions.begin(), fractions.end());
		fractions.erase(std::unique(fractions.begin(), fractions.end()), fractions.end());
		for (std::size_t i = 0; i + 1 < fractions.size(); ++i)
		{
			MovePiece(player, fractions[i], fractions[i + 1]);
		}
		Look();
		for (Layer& layer : layers)
		{
			layer.stretches.clear();
		}
		layers.erase(std::remove_if(layers.begin(), layers.end(), [](const Layer& layer) { return layer.dropped; }),
			layers.end());
	}

	/** The mean of what the layers show of a part at x, or with what is left, of the live one at 0. */
	std::optional<double> HeadX(const std::vector<const Take*>& takes, bool hasLive)
	{
		double sum = 0.0;
		double total = 0.0;
		const int best = Measure();
		std::vector<const Layer*> order;
		for (const Layer& layer : layers)
		{
			if (layer.group == best && best > 0 && layer.section.parts.camera && layer.weight > 0.0)
			{
				order.push_back(&layer);
			}
		}
		std::sort(order.begin(), order.end(), [this](const Layer* a, const Layer* b) { return GoesBefore(*a, *b); });
		for (const Layer* layer : order)
		{
			const auto place = std::find(takes.begin(), takes.end(), layer->section.take) - takes.begin();
			if (total == 0.0 || layer->weight < 1.0)
			{
				sum += layer->weight * static_cast<double>(place + 1);
				total += layer->weight;
			}
		}
		if (order.empty())
		{
			return std::nullopt;
		}
		const bool isDriving = best == 2 || best == 4;
		return hasLive && isDriving && total < 1.0 ? sum : sum / total;
	}

	std::vector<Received> received;
	std::optional<std::uint64_t> solo;
	InputState emitted;
	std::deque<Layer> layers;

private:
	struct Known
	{
		bool isLed = false;
		LayerId id;
		int generation = 0;
	};

	Layer* Find(const LayerId& id)
	{
		for (Layer& layer : layers)
		{
			if (layer.section.id == id)
			{
				return &layer;
			}
		}
		return nullptr;
	}

	int GroupOf(const Layer& layer) const { return SlowGroupOf(layer, solo && *solo != layer.section.id.player); }

	int Measure()
	{
		int best = 0;
		for (Layer& layer : layers)
		{
			layer.weight = layer.WeightAt(layer.unit);
			layer.flags = layer.FlagsAt(layer.place.time);
			layer.group = GroupOf(layer);
			best = std::max(best, layer.group);
		}
		return best;
	}

	bool GoesBefore(const Layer& a, const Layer& b) const
	{
		if (std::fabs(a.weight - b.weight) > 1e-11)
		{
			return a.weight > b.weight;
		}
		if (!IsSameSequence(a.section, b.section))
		{
			return a.sequenceSerial > b.sequenceSerial;
		}
		return a.section.clipStart != b.section.clipStart ? a.section.clipStart > b.section.clipStart
														  : a.serial > b.serial;
	}

	/** Part 0 and 1 are the hands, 2 is the clock. */
	Layer* LeaderOf(int part, int best)
	{
		Layer* leader = nullptr;
		double left = 1.0;
		for (Layer& layer : layers)
		{
			const bool carries = part == 2 || layer.section.parts.hands[static_cast<std::size_t>(part)];
			if (best == 0 || layer.group != best || !carries)
			{
				continue;
			}
			left -= layer.weight;
			leader = !leader || GoesBefore(layer, *leader) ? &layer : leader;
		}
		return leader && left > leader->weight + 1e-11 ? nullptr : leader;
	}

	void MovePiece(std::uint64_t player, double fromFraction, double toFraction)
	{
		std::int64_t steps = 0;
		for (Layer& layer : layers)
		{
			layer.moves = false;
			for (const UnitStretch& stretch : layer.stretches)
			{
				const bool covers = stretch.fromFraction <= fromFraction && toFraction <= stretch.toFraction;
				if (layer.section.id.player == player && !layer.dropped && covers)
				{
					layer.moves = true;
					layer.from = stretch.kind == StretchKind::Jumped ? stretch.to : stretch.from;
					layer.to = stretch.to;
					steps = std::max<std::int64_t>(steps, std::abs(layer.to - layer.from));
				}
			}
		}
		Arrive();
		Look();
		for (std::int64_t step = 1; step <= steps; ++step)
		{
			for (Layer& layer : layers)
			{
				if (layer.moves)
				{
					layer.unit = layer.from + (layer.to - layer.from) * step / steps;
				}
			}
			Look();
		}
		for (Layer& layer : layers)
		{
			layer.moves = false;
		}
	}

	void Arrive()
	{
		for (Layer& layer : layers)
		{
			if (!layer.moves)
			{
				continue;
			}
			layer.unit = layer.from;
			const std::int64_t target = layer.PositionAt(layer.unit);
			if (layer.begun && target != layer.position)
			{
				layer.Jump(target);
				if (known[2].isLed && known[2].id == layer.section.id)
				{
					Say(layer.section.id, PlayerEventKind::Seeked);
				}
			}
		}
	}

	/** Everything that happens in one unit. */
	void Look()
	{
		std::optional<LayerId> continued;
		for (Layer& layer : layers)
		{
			if (layer.moves && !layer.begun && !layer.dropped && layer.Inside(layer.unit))
			{
				Begin(layer, continued);
			}
		}
		const int best = Measure();
		const std::array<Layer*, 3> leaders = {LeaderOf(0, best), LeaderOf(1, best), LeaderOf(2, best)};
		for (Layer& layer : layers)
		{
			if (best >= 3 && (layer.group == 1 || layer.group == 2))
			{
				layer.begun = false;
				layer.dropped = layer.held;
			}
		}
		Change(leaders, continued);
		std::size_t count = 0;
		passed.resize(layers.size());
		for (std::size_t i = 0; i < layers.size(); ++i)
		{
			passed[i].clear();
			if (layers[i].moves && layers[i].begun)
			{
				Move(layers[i], layers[i].PositionAt(layers[i].unit), passed[i]);
			}
			count += passed[i].size();
		}
		if (count > 0)
		{
			Merge(leaders);
		}
	}

	void Begin(Layer& layer, std::optional<LayerId>& continued)
	{
		const std::int64_t target = layer.PositionAt(layer.unit);
		for (Layer& other : layers)
		{
			const bool hasEnded = other.begun && SlowGroupOf(other, false) < 3;
			const std::int64_t last = other.moves ? other.PositionAt(other.unit) : other.position;
			if (!layer.begun && hasEnded && IsSameSequence(layer.section, other.section) &&
				PlayAlike(layer.section, other.section) &&
				std::abs(target - last) <= 2 + kGrainsPerUnit * std::abs(layer.section.halfRate))
			{
				layer.position = other.position;
				layer.place = other.place;
				layer.fresh = other.fresh;
				layer.atEnd = other.atEnd;
				layer.begun = true;
				other.begun = false;
				continued = other.section.id;
			}
		}
		if (!layer.begun)
		{
			layer.begun = true;
			layer.Jump(target);
		}
	}

	void Say(const LayerId& id, PlayerEventKind kind)
	{
		Layer* layer = Find(id);
		received.push_back({id.section, kind, false, EventKind::Marker, Hand::Left, 0, layer ? layer->unit : 0});
	}

	void SayEdge(const LayerId& id, EventKind kind, Hand hand)
	{
		Say(id, PlayerEventKind::Input);
		received.back().isResync = true;
		received.back().input = kind;
		received.back().hand = hand;
	}

	void Change(const std::array<Layer*, 3>& leaders, const std::optional<LayerId>& continued)
	{
		const auto edges = [&](bool isPinch, bool isOn)
		{
			for (std::size_t i = 0; i < 2; ++i)
			{
				const HandInput wanted = leaders[i] ? leaders[i]->flags.hands[i] : HandInput{};
				bool& now = isPinch ? emitted.hands[i].isPinching : emitted.hands[i].isTracked;
				const bool goal = isPinch ? wanted.isPinching : wanted.isTracked;
				if (now != goal && goal == isOn)
				{
					now = goal;
					const LayerId id = isOn || !known[i].isLed ? leaders[i]->section.id : known[i].id;
					SayEdge(id,
						isPinch ? (isOn ? EventKind::PinchStarted : EventKind::PinchEnded)
								: (isOn ? EventKind::TrackingGained : EventKind::TrackingLost),
						kHands[i]);
				}
			}
		};
		edges(true, false);
		edges(false, false);
		Layer* clock = leaders[2];
		const bool isSame =
			clock && known[2].isLed && known[2].id == clock->section.id && known[2].generation == clock->generation;
		const bool continues = clock && known[2].isLed && continued && *continued == known[2].id;
		if (known[2].isLed && !isSame && !continues)
		{
			Say(known[2].id, PlayerEventKind::Stopped);
		}
		if (clock && !isSame && !continues)
		{
			Say(clock->section.id, PlayerEventKind::Started);
		}
		edges(false, true);
		edges(true, true);
		for (std::size_t i = 0; i < 3; ++i)
		{
			known[i].isLed = leaders[i] != nullptr;
			known[i].id = leaders[i] ? leaders[i]->section.id : known[i].id;
			known[i].generation = leaders[i] ? leaders[i]->generation : 0;
		}
	}

	void Merge(const std::array<Layer*, 3>& leaders)
	{
		const auto isOfClock = [](const PlayerEvent& event)
		{ return event.kind != PlayerEventKind::Input || event.input.kind == EventKind::Marker; };
		std::vector<std::deque<PlayerEvent>> queues(passed.size());
		for (std::size_t i = 0; i < passed.size(); ++i)
		{
			for (const PlayerEvent& event : passed[i])
			{
				const std::size_t part = isOfClock(event) ? 2 : static_cast<std::size_t>(event.input.hand);
				if (leaders[part] == &layers[i])
				{
					queues[i].push_back(event);
				}
			}
		}
		while (true)
		{
			int best = -1;
			int bestRank = 0;
			for (std::size_t i = 0; i < queues.size(); ++i)
			{
				const int rank = queues[i].empty() ? 100
					: isOfClock(queues[i].front()) ? 4
												   : static_cast<int>(queues[i].front().input.kind);
				if (rank < 100 && (best < 0 || rank < bestRank))
				{
					best = static_cast<int>(i);
					bestRank = rank;
				}
			}
			if (best < 0)
			{
				return;
			}
			const std::size_t index = static_cast<std::size_t>(best);
			const PlayerEvent event = queues[index].front();
			queues[index].pop_front();
			const bool isHand = !isOfClock(event);
			if (isHand && !Apply(event.input, emitted))
			{
				continue;
			}
			Say(layers[index].section.id, event.kind);
			received.back().isResync = event.isResync;
			if (event.kind == PlayerEventKind::Input)
			{
				received.back().input = event.input.kind;
				received.back().hand = event.input.hand;
				received.back().marker = event.input.marker;
			}
		}
	}

	std::array<Known, 3> known;
	std::vector<std::vector<PlayerEvent>> passed; ///< By layer, in one unit.
	int lastSerial = 0;
};

} // namespace mria::MixerTesting
