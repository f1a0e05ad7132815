// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mixing/MixerState.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mria
{

namespace MixEventsDetail
{

MixPart PartOf(const PlayerEvent& event)
{
	const bool isOfHand = event.kind == PlayerEventKind::Input && event.input.kind != EventKind::Marker;
	return isOfHand ? mria::PartOf(event.input.hand) : MixPart::Clock;
}

/** The hands in order, then the events of the clock, so that their listeners see the final state of the hands. */
int RankOf(const PlayerEvent& event)
{
	return static_cast<int>(event.kind == PlayerEventKind::Input ? event.input.kind : EventKind::Marker);
}

/** The first step after `from` at which the event has been passed. */
double FindStep(const MixLayer& layer, const PlayerEvent& event, double from, double to)
{
	const bool isMovingUp = (layer.course.to > layer.course.from) == (layer.clip.rate >= 0.0);
	const double start = layer.PositionAt(layer.course.At(from));
	while (to - from > 1.0)
	{
		const double middle = from + static_cast<double>(static_cast<Units>((to - from) * 0.5));
		const Units unit = layer.course.At(middle);
		const bool hasMoved = layer.PositionAt(unit) != start; // markers at the start come with the first movement
		(hasMoved && layer.HasPassed(event, unit, isMovingUp) ? to : from) = middle;
	}
	return to;
}

bool ComesBefore(const PendingEvent& a, const PendingEvent& b)
{
	if (a.step != b.step)
	{
		return a.step < b.step;
	}
	if (a.rank != b.rank)
	{
		return a.rank < b.rank;
	}
	return a.layer != b.layer ? a.layer < b.layer : a.index < b.index;
}

} // namespace MixEventsDetail

bool MixerState::Leads(std::size_t layer, const PlayerEvent& event) const
{
	return leaders[MixEventsDetail::PartOf(event)] == static_cast<int>(layer);
}

void MixerState::Queue(std::size_t layer, Span<const PlayerEvent> passed, double from, double to)
{
	using namespace MixEventsDetail;
	PendingEvent before;
	for (const PlayerEvent& event : passed)
	{
		if (!Leads(layer, event))
		{
			continue;
		}
		PendingEvent next;
		next.event = event;
		next.layer = layer;
		next.step = (std::max)(FindStep(layers[layer], event, from, to), before.step);
		next.rank = next.step == before.step ? (std::max)(RankOf(event), before.rank) : RankOf(event);
		next.index = pending.size();
		pending.push_back(next);
		before = next;
	}
}

void MixerState::EmitQueued()
{
	std::sort(pending.begin(), pending.end(), MixEventsDetail::ComesBefore);
	for (const PendingEvent& next : pending)
	{
		stepNow = next.step;
		Emit(layers[next.layer], next.event);
	}
	pending.clear();
}

void MixerState::Emit(const MixLayer& layer, const PlayerEvent& event)
{
	const bool isOfHand = MixEventsDetail::PartOf(event) != MixPart::Clock;
	if (isOfHand && !Apply(event.input, emitted))
	{
		return;
	}
	events.push_back({layer.id, layer.output.listener, event, TickOf(layer.id)});
	events.back().event.fraction = FractionNow();
}

double MixerState::FractionNow() const
{
	return fractionFrom + (fractionTo - fractionFrom) * (stepCount == 0.0 ? 0.0 : stepNow / stepCount);
}

double MixerState::TickOf(const LayerId& id) const
{
	for (const MixLayer& layer : layers)
	{
		if (layer.id == id && !layer.isPlayback)
		{
			const Units unit = layer.course.isSet ? layer.course.At(stepNow) : layer.unit;
			return static_cast<double>(unit) / kUnitsPerTick;
		}
	}
	return 0.0;
}

void MixerState::EmitOf(const KnownLeader& leader, PlayerEventKind kind)
{
	MixEvent event;
	event.layer = leader.id;
	event.listener = leader.listener;
	event.event.kind = kind;
	event.event.direction = static_cast<std::int8_t>(leader.direction < 0 ? -1 : 1);
	event.event.time = leader.time;
	event.event.fraction = FractionNow();
	event.tick = TickOf(leader.id);
	events.push_back(event);
}

bool MixerState::IsNew(MixPart part, const Leaders& next) const
{
	const KnownLeader& old = known[static_cast<std::size_t>(part)];
	if (next[part] == kNobody || !old.isLed)
	{
		return (next[part] != kNobody) != old.isLed;
	}
	const MixLayer& layer = layers[static_cast<std::size_t>(next[part])];
	return !(layer.id == old.id) || layer.generation != old.generation;
}

/** Emits one kind of edges of both hands, where the new leader's flags differ from those emitted. */
void MixerState::ChangeFlags(const Leaders& next, EventKind kind)
{
	const bool isRelease = kind == EventKind::PinchEnded || kind == EventKind::TrackingLost;
	for (const Hand hand : kHands)
	{
		const int index = next[PartOf(hand)];
		InputState wanted;
		wanted[hand] = index == kNobody ? HandInput{} : layers[static_cast<std::size_t>(index)].flags[hand];
		const InputEvent edge{0.0f, kind, hand, 0};
		InputState after = emitted;
		if (!Apply(edge, after) || Apply(edge, wanted))
		{
			continue;
		}
		emitted = after;
		KnownLeader leader = known[static_cast<std::size_t>(PartOf(hand))];
		if (!isRelease || !leader.isLed)
		{
			CopyKnown(PartOf(hand), next);
			std::swap(leader, known[static_cast<std::size_t>(PartOf(hand))]);
		}
		EmitOf(leader, PlayerEventKind::Input);
		events.back().event.isResync = true;
		events.back().event.input = {static_cast<float>(leader.time), kind, hand, 0};
	}
}

void MixerState::ChangeClock(const Leaders& next)
{
	KnownLeader& clock = known[static_cast<std::size_t>(MixPart::Clock)];
	if (!IsNew(MixPart::Clock, next))
	{
		return CopyKnown(MixPart::Clock, next);
	}
	const bool continues = clock.isLed && next[MixPart::Clock] != kNobody && continued && *continued == clock.id;
	if (clock.isLed && !continues)
	{
		EmitOf(clock, PlayerEventKind::Stopped);
	}
	CopyKnown(MixPart::Clock, next);
	if (clock.isLed && !continues)
	{
		EmitOf(clock, PlayerEventKind::Started);
	}
}

void MixerState::ChangeLeaders(const Leaders& next)
{
	ChangeFlags(next, EventKind::PinchEnded);
	ChangeFlags(next, EventKind::TrackingLost);
	ChangeClock(next);
	ChangeFlags(next, EventKind::TrackingGained);
	ChangeFlags(next, EventKind::PinchStarted);
	for (const Hand hand : kHands)
	{
		CopyKnown(PartOf(hand), next);
	}
	leaders = next;
	areRolesOld = true;
	continued.reset();
}

void MixerState::CopyKnown(MixPart part, const Leaders& next)
{
	KnownLeader& leader = known[static_cast<std::size_t>(part)];
	leader.isLed = next[part] != kNobody;
	if (leader.isLed)
	{
		const MixLayer& layer = layers[static_cast<std::size_t>(next[part])];
		leader = {true, layer.id, layer.output.listener, layer.generation, layer.time, layer.direction};
	}
}

void MixerState::ReportPlayback(const PlaybackReport& report)
{
	MixLayer& layer = layers[kPlayback];
	if (layer.TakePlayback(report) && report.events.empty())
	{
		for (const MixPart part : {MixPart::LeftHand, MixPart::RightHand, MixPart::Clock})
		{
			if (leaders[part] == static_cast<int>(kPlayback))
			{
				known[static_cast<std::size_t>(part)].time = layer.time;
				known[static_cast<std::size_t>(part)].direction = layer.direction;
			}
		}
		return; // as in most frames: the leaders stay the same
	}
	stepNow = stepCount = 0.0;
	for (const PlayerEvent& event : report.events)
	{
		layer.time = event.time;
		fractionFrom = fractionTo = event.fraction;
		const bool starts = event.kind == PlayerEventKind::Started;
		const bool isRestart = starts && layer.hasBegun && Leads(kPlayback, event) && !IsNew(MixPart::Clock, leaders);
		if ((starts && !isRestart) || event.kind == PlayerEventKind::Stopped)
		{
			layer.hasBegun = starts;
			if (!layer.hasBegun)
			{
				CopyKnown(MixPart::Clock, leaders); // including the time at which the clock stops
			}
			layer.flags = layer.hasBegun ? report.player->Timeline().StateAt(event.time) : InputState{};
			ChangeLeaders(FindLeaders(layers, {0.0, solo}));
		}
		else if (Leads(kPlayback, event))
		{
			Emit(layer, event);
		}
	}
	layer.CopyClock(*report.player);
	layer.hasBegun = layer.status != PlayStatus::Stopped;
	ChangeLeaders(FindLeaders(layers, {0.0, solo}));
}

} // namespace mria
