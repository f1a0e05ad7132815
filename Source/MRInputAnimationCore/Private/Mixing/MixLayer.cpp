// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mixing/MixLayer.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace mria
{

namespace MixLayerDetail
{

bool AreSame(const FrameParts& a, const FrameParts& b)
{
	return a.camera == b.camera && a.hands[0] == b.hands[0] && a.hands[1] == b.hands[1] && a.gaze == b.gaze;
}

bool AreSame(const LayerOutput& a, const LayerOutput& b)
{
	return AreSame(a.parts, b.parts) && a.drivesDevices == b.drivesDevices && a.listener == b.listener;
}

bool AreSame(const LayerSource& a, const LayerSource& b)
{
	return a.sampler == b.sampler && a.events == b.events;
}

double UsableWeight(float weight)
{
	return IsAbove(weight, 0.0f) ? (std::min)(static_cast<double>(weight), 1.0) : 0.0;
}

TickTime ToTickTime(Units unit)
{
	constexpr Units kPerTick = static_cast<Units>(kUnitsPerTick);
	const Units part = (unit % kPerTick + kPerTick) % kPerTick;
	return {(unit - part) / kPerTick, static_cast<double>(part) / kUnitsPerTick};
}

} // namespace MixLayerDetail

Units LayerCourse::At(double step) const
{
	return std::llround(ExactAt(step));
}

void MixLayer::Take(const LayerReport& report)
{
	using namespace MixLayerDetail;
	const LoopMode wantedMode = report.loopMode == LoopMode::Once ? LoopMode::Hold : report.loopMode;
	if (!AreSame(source, report.source) || !AreSame(output, report.output) || loopMode != wantedMode)
	{
		++generation;
		hasBegun = false;
		isPlayerMade = false;
		cursor = Sampler::Cursor();
	}
	source = report.source;
	output = report.output;
	loopMode = wantedMode;
	clip = report.clip;
	clip.rate = clip.UsableRate(); // so that every comparison uses the same rate
	firstTick = report.firstTick;
	endTick = report.endTick;
	weights.assign(report.weights.begin(), report.weights.end());
	stretches.assign(report.stretches.begin(), report.stretches.end());
	isHeld = false;
	isDropped = false;
}

bool MixLayer::TakePlayback(const PlaybackReport& report)
{
	using namespace MixLayerDetail;
	const bool isSameSource = id == report.id && AreSame(source, report.source);
	const bool isSame = isSameSource && AreSame(output, report.output) &&
		output.pressesKeys == report.output.pressesKeys && hasBegun == (report.player->Status() != PlayStatus::Stopped);
	if (!isSameSource)
	{
		cursor = Sampler::Cursor(); // another recording may have come to the same address
	}
	if (!isSame)
	{
		id = report.id;
		source = report.source;
		output = report.output;
	}
	CopyClock(*report.player);
	speed = std::fabs(report.player->Rate()) * direction;
	return isSame;
}

double MixLayer::PositionAt(Units at) const
{
	const double first = static_cast<double>(firstTick) * kUnitsPerTick;
	const double end = static_cast<double>(endTick) * kUnitsPerTick;
	const double inside = (std::max)((std::min)(static_cast<double>(at), end), first);
	const double wanted =
		clip.ShownPositionAt(MixLayerDetail::ToTickTime(static_cast<Units>(inside)), loopMode == LoopMode::Loop);
	// Events at the end itself belong to the next stretch; rounding must not reach the end either.
	const double last = inside >= end - kUnitsPerTick ? clip.PositionBefore(endTick) : wanted;
	const double limited = clip.rate < 0.0 ? (std::max)(wanted, last) : (std::min)(wanted, last);
	// Outside the range, its nearest end is shown: nothing moves, finishes or jumps there.
	const LoopTimeline line(clip.range, loopMode);
	return line.Clamps() ? std::clamp(limited, line.Start(), line.End()) : limited;
}

double MixLayer::WeightAt(double at) const
{
	using MixLayerDetail::UsableWeight;
	if (weights.empty())
	{
		return 1.0;
	}
	const double tick =
		(std::max)((std::min)(at / kUnitsPerTick, static_cast<double>(endTick)), static_cast<double>(firstTick));
	const auto isAfter = [](double t, const WeightKnot& knot) { return t < static_cast<double>(knot.tick); };
	const auto next = std::upper_bound(weights.begin(), weights.end(), tick, isAfter);
	if (next == weights.begin() || next == weights.end())
	{
		return UsableWeight(next == weights.end() ? weights.back().weight : next->weight);
	}
	const WeightKnot& before = *(next - 1);
	const double from = UsableWeight(before.weight);
	const double share = (tick - static_cast<double>(before.tick)) / static_cast<double>(next->tick - before.tick);
	return from + (UsableWeight(next->weight) - from) * share;
}

bool MixLayer::IsInside(Units at) const
{
	const double exact = static_cast<double>(at) / kUnitsPerTick;
	return exact >= static_cast<double>(firstTick) && exact < static_cast<double>(endTick);
}

bool MixLayer::PlaysLike(const MixLayer& other) const
{
	return id.player == other.id.player && id.sequence == other.id.sequence && loopMode == other.loopMode &&
		MixLayerDetail::AreSame(source, other.source) && MixLayerDetail::AreSame(output, other.output);
}

void MixLayer::BeginAt(Units at)
{
	if (!isPlayerMade)
	{
		player = Player(clip.range, *source.events);
		player.SetLoopMode(loopMode);
		isPlayerMade = true;
	}
	player.Stop();
	unit = at;
	position = PositionAt(at);
	player.PlayFrom(position);
	player.TakeEvents();
	hasBegun = true;
	CopyClock(player);
}

void MixLayer::ContinueFrom(MixLayer& ended)
{
	std::swap(player, ended.player);
	std::swap(isPlayerMade, ended.isPlayerMade);
	position = ended.position;
	unit = ended.unit;
	hasBegun = true;
	ended.hasBegun = false;
	CopyClock(player);
}

void MixLayer::SeekTo(double target)
{
	position = target;
	player.Seek(target);
	player.TakeEvents();
	CopyClock(player);
}

Span<const PlayerEvent> MixLayer::AdvanceTo(Units at)
{
	unit = at;
	const double target = PositionAt(at);
	if (target == position)
	{
		return {};
	}
	position = target;
	const Span<const PlayerEvent> events = player.AdvanceTo(target);
	CopyClock(player);
	return events;
}

bool MixLayer::HasPassed(const PlayerEvent& event, Units at, bool isMovingUp) const
{
	const LoopTimeline& line = player.Loop();
	const LoopPoint place = line.PointAt(line.OffsetOf(PositionAt(at)));
	if (place.cycle != event.cycle)
	{
		return (place.cycle > event.cycle) == isMovingUp;
	}
	if (event.direction > 0)
	{
		return place.time >= event.time;
	}
	// Also when playing backwards, the time of an edge belongs to the state after it.
	const bool isEdge = event.kind == PlayerEventKind::Input && event.input.kind != EventKind::Marker;
	return isEdge && !event.isResync ? place.time < event.time : place.time <= event.time;
}

void MixLayer::CopyClock(const Player& clock)
{
	flags = clock.Input();
	time = clock.Time();
	sampleTime = clock.SampleTime();
	direction = clock.IsHeld() || clock.Status() != PlayStatus::Playing ? 0 : clock.Direction();
	status = clock.Status();
	loopCount = clock.LoopCount();
}

} // namespace mria
