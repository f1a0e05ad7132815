// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MixerTestHelpers.h"

#include <sstream>
#include <string>
#include <vector>

namespace mria::MixerTesting
{

inline constexpr std::int64_t kTick = kGrainsPerTick;

inline InputEvent At(double tick, EventKind kind, Hand hand = Hand::Right, std::uint32_t marker = 0)
{
	return {ToSeconds(static_cast<std::int64_t>(tick * kTick)), kind, hand, marker};
}

inline InputState Tracked()
{
	InputState state;
	state[Hand::Left].isTracked = state[Hand::Right].isTracked = true;
	return state;
}

/** Eight ticks, both hands tracked, with these events. */
inline Take MakeTake(std::vector<InputEvent> events, float place = 1.0f)
{
	return Take(0, 8 * kTick, Tracked(), std::move(events), place);
}

inline Section MakeSection(std::uint64_t number, const Take& take, std::int64_t first, std::int64_t end)
{
	Section section;
	section.id = {1, 1, number};
	section.take = &take;
	section.first = section.clipStart = first;
	section.end = end;
	return section;
}

/** The sections of one sequence, moved together. */
struct Sequence
{
	std::vector<Section> sections;
	Mixer mixer;
	MixResult result;
	double seconds = 1.0;

	std::string Move(std::vector<UnitStretch> stretches, const Frame* live = nullptr)
	{
		for (const Section& section : sections)
		{
			ReportTo(mixer, section, stretches);
		}
		mixer.Advance(1, seconds);
		return Finish(live);
	}

	std::string Play(double from, double to)
	{
		return Move({{static_cast<std::int64_t>(from * 4096), static_cast<std::int64_t>(to * 4096)}});
	}

	std::string Finish(const Frame* live = nullptr)
	{
		mixer.Finish(live, result);
		return Text();
	}

	/** "1.PinchStarted@3 ": the section, what happened, ~ for a resync, and the tick. */
	std::string Text() const
	{
		std::ostringstream text;
		for (const MixEvent& event : result.events)
		{
			const bool isInput = event.event.kind == PlayerEventKind::Input;
			text << event.layer.section << '.'
				 << (isInput ? ToString(event.event.input.kind) : ToString(event.event.kind))
				 << (event.event.isResync ? "~" : "") << '@' << event.tick << ' ';
		}
		return text.str();
	}
};

inline FrameParts OnlyHand(Hand hand)
{
	FrameParts parts{false, {false, false}, false};
	parts.hands[static_cast<std::size_t>(hand)] = true;
	return parts;
}

} // namespace mria::MixerTesting
