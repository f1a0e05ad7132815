// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Mixer.h"

#include <cstdint>
#include <memory>
#include <ostream>
#include <vector>

namespace mria::MixerTesting
{

/**
 * Times of these tests are whole grains, which floats hold exactly, so that a reference can do with whole numbers.
 * 64 ticks are a second, 4096 units a tick, 8 grains a unit.
 */
inline constexpr std::int64_t kGrainsPerTick = 32768;
inline constexpr std::int64_t kUnitsInTick = 4096;
inline constexpr std::int64_t kGrainsPerUnit = kGrainsPerTick / kUnitsInTick;
inline constexpr TickRate kTicks{64, 1};

inline float ToSeconds(std::int64_t grains)
{
	return static_cast<float>(static_cast<double>(grains) / (64.0 * kGrainsPerTick));
}

/** Flags and markers of a recording, and one that can be sampled: the head's x is `place` everywhere. */
struct Take
{
	std::int64_t start = 0; ///< In grains.
	std::int64_t end = 0;
	InputState initial;
	std::vector<InputEvent> inputs;
	Sampler sampler;
	EventTimeline timeline;

	Take(std::int64_t startGrain, std::int64_t endGrain, InputState first, std::vector<InputEvent> events, float place)
		: start(startGrain)
		, end(endGrain)
		, initial(first)
		, inputs(std::move(events))
		, timeline(first, inputs)
	{
		Recording recording;
		recording.curves[CameraCurve(PoseComponent::PositionX)].keys = {
			{ToSeconds(start), place}, {ToSeconds(end), place}};
		for (const Hand hand : kHands)
		{
			recording.curves[JointCurve(hand, Joint::Palm, PoseComponent::PositionX)].keys = {
				{ToSeconds(start), place}, {ToSeconds(end), place}};
		}
		sampler.Build(recording);
	}
};

/** A section as both mixers take it. */
struct Section
{
	LayerId id;
	const Take* take = nullptr;
	LoopMode loopMode = LoopMode::Hold;
	std::int64_t first = 0; ///< In ticks.
	std::int64_t end = 64;
	std::int64_t clipStart = 0;
	std::int64_t offset = 0;
	int halfRate = 2; ///< The rate in halves.
	std::vector<WeightKnot> weights;
	FrameParts parts;
	bool drivesDevices = true;
	std::uint64_t listener = 0;
};

/** A stretch in units. */
struct UnitStretch
{
	std::int64_t from = 0;
	std::int64_t to = 0;
	double fromFraction = 0.0;
	double toFraction = 1.0;
	StretchKind kind = StretchKind::Played;
};

inline TickTime ToTickTime(std::int64_t unit)
{
	const std::int64_t part = ((unit % kUnitsInTick) + kUnitsInTick) % kUnitsInTick;
	return {(unit - part) / kUnitsInTick, static_cast<double>(part) / static_cast<double>(kUnitsInTick)};
}

inline void ReportTo(Mixer& mixer, const Section& section, const std::vector<UnitStretch>& stretches)
{
	std::vector<LayerStretch> made;
	for (const UnitStretch& stretch : stretches)
	{
		made.push_back(
			{ToTickTime(stretch.from), ToTickTime(stretch.to), stretch.fromFraction, stretch.toFraction, stretch.kind});
	}
	LayerReport report;
	report.id = section.id;
	report.source = {&section.take->sampler, &section.take->timeline};
	report.output.parts = section.parts;
	report.output.drivesDevices = section.drivesDevices;
	report.output.listener = section.listener;
	report.loopMode = section.loopMode;
	report.clip = {section.clipStart, section.offset, section.halfRate * 0.5, kTicks,
		{ToSeconds(section.take->start), ToSeconds(section.take->end)}};
	report.firstTick = section.first;
	report.endTick = section.end;
	report.weights = section.weights;
	report.stretches = made;
	mixer.Report(report);
}

/** An event as the tests compare it. */
struct Received
{
	std::uint64_t section = 0;
	PlayerEventKind kind = PlayerEventKind::Input;
	bool isResync = false;
	EventKind input = EventKind::Marker;
	Hand hand = Hand::Left;
	std::uint32_t marker = 0;
	std::int64_t unit = 0;
};

inline bool operator==(const Received& a, const Received& b)
{
	return a.section == b.section && a.kind == b.kind && a.isResync == b.isResync && a.input == b.input &&
		a.hand == b.hand && a.marker == b.marker && a.unit == b.unit;
}

inline std::ostream& operator<<(std::ostream& out, const Received& received)
{
	out << ToString(received.kind) << " of " << received.section << " at "
		<< static_cast<double>(received.unit) / kUnitsInTick;
	if (received.kind == PlayerEventKind::Input)
	{
		out << ": " << ToString(received.input) << (received.hand == Hand::Left ? " left " : " right ")
			<< received.marker << (received.isResync ? " resync" : "");
	}
	return out << "\n";
}

inline std::vector<Received> ToReceived(const std::vector<MixEvent>& events)
{
	std::vector<Received> received;
	for (const MixEvent& event : events)
	{
		const bool isInput = event.event.kind == PlayerEventKind::Input;
		const InputEvent input = isInput ? event.event.input : InputEvent{};
		received.push_back({event.layer.section, event.event.kind, event.event.isResync, input.kind, input.hand,
			input.marker, static_cast<std::int64_t>(event.tick * static_cast<double>(kUnitsInTick))});
	}
	return received;
}

} // namespace mria::MixerTesting
