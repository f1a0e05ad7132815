// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Mria/Mixer.h"
#include "OperationInput.h"
#include "Support/StreamBytes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace mria
{

namespace MixOperationsDetail
{
constexpr std::int64_t kUnitsPerTick = 4096;

/** The recording, and the same motion with all flags the other way round. */
struct Takes
{
	Sampler sampler;
	std::array<EventTimeline, 2> timelines;

	explicit Takes(const RecordingView& view)
		: sampler(view)
	{
		const std::vector<InputEvent> events = CollectEvents(view);
		const InputState initial = InitialState(view);
		std::vector<InputEvent> inverse = events;
		for (InputEvent& event : inverse)
		{
			event.kind = InverseOf(event.kind);
		}
		InputState other;
		for (const Hand hand : kHands)
		{
			other[hand] = {!initial[hand].isTracked, !initial[hand].isPinching};
		}
		timelines = {EventTimeline(initial, events), EventTimeline(other, inverse)};
	}

	LayerSource Get(std::uint32_t index) const { return {&sampler, &timelines[index]}; }
};

/** Owns what a report points to. */
struct Section
{
	LayerReport report;
	std::vector<WeightKnot> weights;
};

void AddWeights(Choice& choice, Section& section)
{
	section.weights.clear();
	std::int64_t tick = section.report.firstTick - 1;
	for (std::uint32_t left = choice.Pick(5); left > 0; --left)
	{
		tick += choice.Pick(3) * (choice.Flip() ? 1 : 16);
		section.weights.push_back({tick, choice.Pick(16) == 0 ? choice.Number() : choice.Share()});
	}
}

double AnyRate(Choice& choice)
{
	constexpr double kRates[] = {1.0, 1.0, 0.5, 2.0, -1.0, -0.5, 0.0};
	return choice.Pick(8) == 0 ? static_cast<double>(choice.Number()) : kRates[choice.Pick(std::size(kRates))];
}

Section AnySection(OperationInput& in, const Takes& takes)
{
	constexpr TickRate kTickRates[] = {{64, 1}, {60, 1}, {24000, 1}, {60000, 1001}};
	Choice& choice = in.choice;
	Section section;
	LayerReport& report = section.report;
	report.source = takes.Get(choice.Pick(2));
	report.output.parts = {choice.Flip(), {choice.Pick(4) != 0, choice.Pick(4) != 0}, choice.Flip()};
	report.output.pressesKeys = choice.Flip();
	report.output.drivesDevices = choice.Pick(6) != 0;
	report.loopMode = kLoopModes[choice.Pick(4)];
	report.firstTick = static_cast<std::int64_t>(choice.Pick(64)) - 8;
	report.endTick = report.firstTick + 1 + choice.Pick(choice.Flip() ? 8 : 256);
	report.clip.start = report.firstTick;
	report.clip.offset = static_cast<std::int64_t>(choice.Pick(8)) - 2;
	report.clip.rate = AnyRate(choice);
	report.clip.ticks = kTickRates[choice.Pick(4)];
	report.clip.range = in.range;
	AddWeights(choice, section);
	return section;
}

/** Cuts a section in two, of which the second continues the first. */
void Split(std::vector<Section>& sections)
{
	Section& left = sections.front();
	const std::int64_t middle = left.report.firstTick + 1;
	if (middle < left.report.endTick)
	{
		Section right = left;
		right.report.id.section = 20;
		right.report.clip = left.report.clip.BeginningAt(middle);
		right.report.firstTick = left.report.endTick = middle;
		left.weights.clear();
		right.weights.clear();
		sections.push_back(right);
	}
}

void ReportTo(Mixer& mixer, const Section& section, Span<const LayerStretch> stretches)
{
	LayerReport report = section.report;
	report.weights = section.weights;
	report.stretches = stretches;
	mixer.Report(report);
}

TickTime ToTickTime(std::int64_t unit)
{
	const std::int64_t part = (unit % kUnitsPerTick + kUnitsPerTick) % kUnitsPerTick;
	return {(unit - part) / kUnitsPerTick, static_cast<double>(part) / static_cast<double>(kUnitsPerTick)};
}

bool IsSameEvent(const MixEvent& a, const MixEvent& b)
{
	return a.layer == b.layer && a.listener == b.listener && a.tick == b.tick && a.event.kind == b.event.kind &&
		a.event.isResync == b.event.isResync && a.event.time == b.event.time &&
		(a.event.kind != PlayerEventKind::Input || a.event.input == b.event.input);
}

/** Whether players would leave out cycles, which depends on how time is cut. */
bool HasTooManyCycles(const OperationInput& in, const Section& section, std::int64_t units)
{
	const ClipTime& clip = section.report.clip;
	const double seconds = static_cast<double>(units) / static_cast<double>(kUnitsPerTick) * clip.ticks.denominator /
		clip.ticks.numerator * (IsFinite(clip.rate) ? std::fabs(clip.rate) : 1.0);
	const double events = 8.0 + static_cast<double>(section.report.source.events->Events().size());
	return in.Length() > 0.0 && seconds * events > 10000.0 * in.Length();
}

/** Cutting an evaluation into smaller ones changes no event, order or tick. */
void MixInAnyCuts(OperationInput& in)
{
	constexpr std::int64_t kFarthest = 128 * kUnitsPerTick;
	constexpr float kLongest = 1e6f;
	if (!(std::fabs(in.range.start) < kLongest) || !(std::fabs(in.range.end) < kLongest))
	{
		return; // positions so large do not show that time has moved
	}
	const Takes takes(in.view);
	std::vector<Section> sections;
	for (std::uint64_t left = 1 + in.choice.Pick(3); left > 0; --left)
	{
		sections.push_back(AnySection(in, takes));
		sections.back().report.id = {1, 1, left};
		if (HasTooManyCycles(in, sections.back(), kFarthest))
		{
			return;
		}
	}
	if (in.choice.Pick(3) == 0)
	{
		Split(sections);
	}
	Mixer whole;
	Mixer cut;
	MixResult result;
	const auto evaluate = [&](Mixer& mixer, std::int64_t from, std::int64_t to, std::vector<MixEvent>& events)
	{
		const LayerStretch stretch{ToTickTime(from), ToTickTime(to)};
		for (const Section& section : sections)
		{
			ReportTo(mixer, section, {&stretch, 1});
		}
		mixer.Advance(1, 1.0);
		mixer.Finish(nullptr, result);
		events.insert(events.end(), result.events.begin(), result.events.end());
	};
	std::int64_t at = 0;
	for (std::uint32_t left = 1 + in.choice.Pick(3); left > 0; --left)
	{
		const std::int64_t to =
			in.choice.Pick(static_cast<std::uint32_t>(in.choice.Flip() ? kFarthest : kFarthest / 8));
		std::vector<MixEvent> expected;
		std::vector<MixEvent> found;
		evaluate(whole, at, to, expected);
		for (std::uint32_t cuts = in.choice.Pick(6); cuts > 0 && at != to; --cuts)
		{
			const std::int64_t distance = std::abs(to - at);
			const std::int64_t step = in.choice.Flip() ? 1 + in.choice.Pick(3) : 1 + distance * in.choice.Pick(64) / 64;
			const std::int64_t next = at + (to > at ? 1 : -1) * (std::min)(step, distance);
			evaluate(cut, at, next, found);
			at = next;
		}
		evaluate(cut, at, to, found);
		at = to;
		MRIA_FUZZ_REQUIRE(std::equal(expected.begin(), expected.end(), found.begin(), found.end(), IsSameEvent));
		MRIA_FUZZ_REQUIRE(whole == cut);
	}
}

/** Ways that the two sequences of a player may go in one evaluation. */
std::vector<LayerStretch> AnyStretches(Choice& choice, std::int64_t& at)
{
	const std::int64_t by = static_cast<std::int64_t>(choice.Pick(1u << 17)) - (1 << 15);
	const std::int64_t other = choice.Pick(1u << 17);
	switch (choice.Pick(8))
	{
	case 0:
		at = other;
		return {{ToTickTime(at), ToTickTime(at), 0.0, 1.0, StretchKind::Jumped}};
	case 1:
		at = other + by;
		return {{ToTickTime(other - by), ToTickTime(other), 0.0, 0.25},
			{ToTickTime(other), ToTickTime(at), 0.25, 1.0, StretchKind::Scrubbed}};
	case 2:
		return {};
	default:
		at += by;
		return {{ToTickTime(at - by), ToTickTime(at)}};
	}
}

/** Changes a section, or what the mixer makes of it, between two evaluations. */
void Disturb(OperationInput& in, const Takes& takes, Mixer& mixer, Section& section)
{
	Choice& choice = in.choice;
	switch (choice.Pick(12))
	{
	case 0:
		mixer.Hold(section.report.id);
		break;
	case 1:
		mixer.Drop(section.report.id);
		break;
	case 2:
		mixer.SetSolo(choice.Flip() ? std::nullopt : std::optional<std::uint64_t>(section.report.id.player));
		break;
	case 3:
		mixer.DropHeld();
		break;
	case 4:
		section.report.clip.offset += 1;
		break;
	case 5:
		section.report.output.listener += 1;
		break;
	case 6:
		AddWeights(choice, section);
		break;
	case 7:
		section.report.source = takes.Get(choice.Pick(2));
		break;
	default:
		break;
	}
}

/** Ordinary playback moves, unless it has to wait. */
void PlayOrdinarily(OperationInput& in, const Takes& takes, Mixer& mixer, Player& player)
{
	switch (in.choice.Pick(6))
	{
	case 0:
		player.Stop();
		break;
	case 1:
		player.Seek(in.choice.Number());
		break;
	case 2:
		player.Pause();
		break;
	case 3:
		mixer.DropAll();
		return;
	default:
		player.Play();
		break;
	}
	PlaybackReport report;
	report.id = {9, 9, 9};
	report.source = takes.Get(0);
	report.output.drivesDevices = in.choice.Pick(4) != 0;
	report.player = &player;
	report.events = mixer.IsPlaybackSuspended() ? player.TakeEvents() : player.Update(in.choice.Share());
	mixer.Report(report);
}

/** Events lead to the flags that a result has, and its numbers are sound. */
void RequireSoundResult(const MixResult& result, InputState& state)
{
	for (const MixEvent& event : result.events)
	{
		MRIA_FUZZ_REQUIRE(IsFinite(event.tick) && event.event.fraction >= 0.0 && event.event.fraction <= 1.0);
		if (event.event.kind == PlayerEventKind::Input)
		{
			Apply(event.event.input, state);
		}
	}
	MRIA_FUZZ_REQUIRE(result.input == state && IsSound(result.frame));
	for (const MixedPart& part : result.parts)
	{
		MRIA_FUZZ_REQUIRE(IsFinite(part.time) && IsFinite(part.speed));
	}
}

/** Whatever sections do: the frame is sound, events lead to the flags, and a copy continues alike. */
void MixAnyhow(OperationInput& in)
{
	const Takes takes(in.view);
	std::vector<Section> sections;
	for (std::uint64_t left = 1 + in.choice.Pick(4); left > 0; --left)
	{
		sections.push_back(AnySection(in, takes));
		sections.back().report.id = {1 + in.choice.Pick(5) / 4, in.choice.Pick(4) / 3, left};
	}
	Player player(in.range, takes.timelines[0]);
	player.SetLoopMode(kLoopModes[in.choice.Pick(4)]);
	Frame live;
	takes.sampler.SampleAt(in.range.start, live);
	Mixer mixer;
	MixResult result;
	InputState state;
	std::array<std::array<std::int64_t, 2>, 2> at = {};
	for (std::uint32_t left = 1 + in.choice.Pick(6); left > 0; --left)
	{
		const std::uint64_t number = 1 + in.choice.Pick(5) / 4;
		Disturb(in, takes, mixer, sections[in.choice.Pick(static_cast<std::uint32_t>(sections.size()))]);
		if (in.choice.Pick(3) == 0)
		{
			PlayOrdinarily(in, takes, mixer, player);
		}
		std::array<std::vector<LayerStretch>, 2> stretches;
		for (std::size_t i = 0; i < 2; ++i)
		{
			stretches[i] = AnyStretches(in.choice, at[number - 1][i]);
		}
		for (const Section& section : sections)
		{
			if (section.report.id.player == number)
			{
				ReportTo(mixer, section, stretches[section.report.id.sequence]);
				mixer.SetOrigin(section.report.id, {{}, {0.0f, in.choice.Share(), 0.0f}, 1.0f});
			}
		}
		Mixer copy = mixer;
		mixer.Advance(number, in.choice.Share());
		mixer.Finish(mixer.NeedsLive() && in.choice.Flip() ? &live : nullptr, result);
		RequireSoundResult(result, state);
		copy.Advance(number, 1.0);
		MixResult copied;
		copy.Finish(nullptr, copied);
		MRIA_FUZZ_REQUIRE(copy == mixer && copied.events.size() == result.events.size());
	}
	mixer.Reset();
	MRIA_FUZZ_REQUIRE(mixer == Mixer());
}
} // namespace MixOperationsDetail

Span<const Operation> MixOperations()
{
	using namespace MixOperationsDetail;
	static constexpr Operation kOperations[] = {MixInAnyCuts, MixAnyhow};
	return kOperations;
}

} // namespace mria
