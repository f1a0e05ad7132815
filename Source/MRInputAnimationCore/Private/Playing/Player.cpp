// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Player.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace mria
{

namespace PlayerDetail
{
// A clock that runs for days in a short loop is set back before its position loses digits that matter.
constexpr double kRebaseCycle = 1048576.0; // 2^20

// Events that each cycle adds: the wrap, and a change of each flag across it.
constexpr std::size_t kEventsPerWrap = 1 + 2 * kHandCount;

// Reserved in advance. One update rarely plays a whole recording, and a hostile one has millions of events.
constexpr std::size_t kMostReserved = 1024;
constexpr std::size_t kControlReserve = 32;

/** Even, since cycles are left out in pairs: that keeps a ping-pong's direction. */
double MostCycles(std::size_t eventCount)
{
	const std::size_t cycles = Player::kMostEventsPerUpdate / (eventCount + kEventsPerWrap);
	return static_cast<double>(std::clamp<std::size_t>(cycles / 2 * 2, 2, Player::kMostCyclesPerUpdate));
}
} // namespace PlayerDetail

const char* ToString(PlayerEventKind kind)
{
	constexpr const char* kNames[] = {
		"Started", "Paused", "Resumed", "Seeked", "Looped", "Finished", "Stopped", "Input"};
	return kNames[static_cast<std::size_t>(kind)];
}

Player::Player(const RecordingView& recording)
	: Player(RangeOf(recording), EventTimeline(InitialState(recording), CollectEvents(recording)))
{
}

Player::Player(TimeRange range, EventTimeline timeline)
	: timeline_(std::move(timeline))
	, loop_(range)
{
	const std::size_t mostInOneCycle = (std::min)(timeline_.Events().size(), PlayerDetail::kMostReserved);
	collected_.reserve(mostInOneCycle + PlayerDetail::kControlReserve);
	taken_.reserve(mostInOneCycle + PlayerDetail::kControlReserve);
	Rewind();
}

void Player::Play()
{
	if (status_ == PlayStatus::Playing && !isHeld_)
	{
		return;
	}
	if (status_ == PlayStatus::Paused && !isHeld_)
	{
		status_ = PlayStatus::Playing;
		return Emit(PlayerEventKind::Resumed);
	}
	if (point_.time == (rate_ < 0.0 ? loop_.Start() : loop_.End()))
	{
		Rewind();
	}
	Start();
}

void Player::PlayFrom(double position)
{
	if (!IsFinite(position))
	{
		return;
	}
	Seek(position);
	if (status_ == PlayStatus::Stopped)
	{
		Start();
	}
	Play(); // resumes; does nothing right after a start
}

void Player::Start()
{
	status_ = PlayStatus::Playing;
	loopCount_ = 0;
	Emit(PlayerEventKind::Started);
	Resync(timeline_.StateAt(point_.time));
}

void Player::Pause()
{
	if (status_ == PlayStatus::Playing)
	{
		status_ = PlayStatus::Paused;
		Emit(PlayerEventKind::Paused);
	}
}

void Player::Stop()
{
	if (status_ == PlayStatus::Stopped)
	{
		return;
	}
	Resync({});
	Emit(PlayerEventKind::Stopped);
	status_ = PlayStatus::Stopped;
	Rewind();
}

void Player::Seek(double position)
{
	if (!IsFinite(position))
	{
		return;
	}
	GoTo(loop_.OffsetOf(position));
	Emit(PlayerEventKind::Seeked);
	if (status_ != PlayStatus::Stopped)
	{
		Resync(timeline_.StateAt(point_.time));
	}
}

void Player::SetRate(double rate)
{
	if (!IsFinite(rate))
	{
		return;
	}
	const bool turns = (rate < 0.0) != (rate_ < 0.0);
	rate_ = std::clamp(rate, -kFastestRate, kFastestRate);
	isHeld_ = isHeld_ && !turns;
	isMovingUp_ = rate_ == 0.0 ? isMovingUp_ : rate_ > 0.0;
	Anchor();
}

void Player::SetLoopMode(LoopMode mode)
{
	if (mode == loop_.Mode())
	{
		return;
	}
	loop_.SetMode(mode);
	beyond_ = 0.0;
	isHeld_ = false;
	point_.cycle = 0.0;
	point_.offset = loop_.OffsetIn(point_.cycle, point_.time);
	Anchor();
}

void Player::SetFixedStep(double seconds)
{
	clock_.SetFixedStep(seconds);
	Anchor();
}

Span<const PlayerEvent> Player::Update(double deltaSeconds)
{
	if (status_ == PlayStatus::Playing && rate_ != 0.0)
	{
		beyond_ = 0.0;
		const double target = anchor_ + rate_ * clock_.Advance(deltaSeconds);
		// Rounding may move the sum of a tiny step to before its start.
		MoveTo(rate_ > 0.0 ? (std::max)(target, point_.offset) : (std::min)(target, point_.offset));
		Rebase();
	}
	return TakeEvents();
}

Span<const PlayerEvent> Player::AdvanceTo(double position)
{
	if (status_ == PlayStatus::Playing && IsFinite(position))
	{
		MoveTo(loop_.OffsetOf(position));
		Anchor();
	}
	return TakeEvents();
}

Span<const PlayerEvent> Player::TakeEvents()
{
	taken_.clear();
	taken_.swap(collected_);
	return taken_;
}

float Player::SampleTime() const
{
	const float nearest = static_cast<float>(point_.time);
	return nearest > point_.time ? std::nextafter(nearest, -std::numeric_limits<float>::infinity()) : nearest;
}

void Player::Anchor()
{
	anchor_ = point_.offset;
	clock_.Reset();
}

void Player::GoTo(double offset)
{
	// The exact end is not wrapped: dragging a slider there should show the last frame, not the first.
	point_ = offset == loop_.Length() ? LoopPoint{offset, 0.0, loop_.End()} : loop_.PointAt(offset);
	beyond_ = loop_.Clamps() ? offset - point_.offset : 0.0;
	isFresh_ = true;
	isHeld_ = false;
	Anchor();
}

void Player::Rewind()
{
	GoTo(rate_ < 0.0 ? loop_.Length() : 0.0);
}

void Player::Rebase()
{
	if (std::fabs(point_.cycle) > PlayerDetail::kRebaseCycle)
	{
		point_.cycle = std::fabs(std::fmod(point_.cycle, 2.0));
		point_.offset = loop_.OffsetIn(point_.cycle, point_.time);
		Anchor();
	}
}

void Player::MoveTo(double offset)
{
	if (offset == point_.offset + beyond_)
	{
		return;
	}
	isMovingUp_ = offset > point_.offset + beyond_;
	moveFrom_ = point_.offset;
	moveTo_ = offset;
	if (isFresh_)
	{
		isFresh_ = false;
		EmitMarkersHere();
	}
	loop_.Clamps() ? MoveClamped(offset) : MoveThroughCycles(offset);
	moveFrom_ = moveTo_ = 0.0;
}

void Player::MoveClamped(double offset)
{
	const bool arrives = isMovingUp_ ? offset >= loop_.Length() : offset <= 0.0;
	const LoopPoint to = loop_.PointAt(offset);
	isHeld_ = isHeld_ && to.offset == point_.offset;
	LegTo(to.time);
	point_.offset = to.offset;
	beyond_ = offset - to.offset;
	if (arrives && !isHeld_)
	{
		Finish();
	}
}

void Player::MoveThroughCycles(double offset)
{
	const LoopPoint to = loop_.PointAt(offset);
	SkipCycles(to.cycle);
	while (isMovingUp_ ? point_.cycle < to.cycle : point_.cycle > to.cycle)
	{
		LegTo(Direction() > 0 ? loop_.End() : loop_.Start());
		CrossCycle();
	}
	LegTo(to.time);
	point_.offset = to.offset;
}

void Player::SkipCycles(double lastCycle)
{
	const double excess = std::fabs(lastCycle - point_.cycle) - PlayerDetail::MostCycles(timeline_.Events().size());
	if (excess > 0.0)
	{
		const double skipped = 2.0 * std::ceil(excess / 2.0);
		point_.cycle += isMovingUp_ ? skipped : -skipped;
		loopCount_ += static_cast<std::uint64_t>(skipped);
	}
}

void Player::CrossCycle()
{
	point_.cycle += isMovingUp_ ? 1.0 : -1.0;
	++loopCount_;
	if (loop_.Mode() == LoopMode::PingPong)
	{
		Emit(PlayerEventKind::Looped);
		return;
	}
	point_.time = isMovingUp_ ? loop_.Start() : loop_.End();
	Emit(PlayerEventKind::Looped);
	Resync(timeline_.StateAt(point_.time));
	EmitMarkersHere();
}

void Player::LegTo(double time)
{
	if (Direction() > 0)
	{
		EmitForwards(time);
		point_.time = (std::max)(point_.time, time);
	}
	else
	{
		EmitBackwards(time);
		point_.time = (std::min)(point_.time, time);
	}
}

void Player::Finish()
{
	Emit(PlayerEventKind::Finished);
	if (loop_.Mode() == LoopMode::Once)
	{
		Stop();
	}
	else
	{
		isHeld_ = true;
	}
}

double Player::Fraction(double time) const
{
	const double span = moveTo_ - moveFrom_;
	const double offset = loop_.OffsetIn(point_.cycle, time);
	return span == 0.0 ? 0.0 : std::clamp((offset - moveFrom_) / span, 0.0, 1.0);
}

void Player::Emit(PlayerEventKind kind)
{
	const std::int8_t direction = static_cast<std::int8_t>(Direction());
	collected_.push_back({kind, false, direction, {}, point_.time, Fraction(point_.time), point_.cycle});
}

void Player::EmitInput(const InputEvent& event, double time, bool isResync)
{
	Apply(event, input_);
	const std::int8_t direction = static_cast<std::int8_t>(Direction());
	collected_.push_back({PlayerEventKind::Input, isResync, direction, event, time, Fraction(time), point_.cycle});
}

void Player::EmitForwards(double to)
{
	const Span<const InputEvent> events = timeline_.Events();
	for (std::size_t i = timeline_.CountUntil(point_.time); i < events.size() && events[i].time <= to; ++i)
	{
		EmitInput(events[i], events[i].time, false);
	}
}

void Player::EmitBackwards(double to)
{
	const Span<const InputEvent> events = timeline_.Events();
	for (std::size_t i = timeline_.CountUntil(point_.time); i > 0 && events[i - 1].time >= to; --i)
	{
		InputEvent event = events[i - 1];
		const bool isMarker = event.kind == EventKind::Marker;
		if (isMarker ? event.time < point_.time : event.time > to) // markers on arrival, edges when leaving
		{
			event.kind = InverseOf(event.kind);
			EmitInput(event, event.time, false);
		}
	}
}

void Player::EmitMarkersHere()
{
	const Span<const InputEvent> events = timeline_.Events();
	const std::size_t last = timeline_.CountUntil(point_.time);
	std::size_t first = last;
	while (first > 0 && events[first - 1].time == point_.time && events[first - 1].kind == EventKind::Marker)
	{
		--first;
	}
	for (std::size_t i = 0; i < last - first; ++i)
	{
		EmitInput(events[Direction() > 0 ? first + i : last - 1 - i], point_.time, false);
	}
}

void Player::Resync(const InputState& wanted)
{
	constexpr EventKind kInOrder[] = {
		EventKind::PinchEnded, EventKind::TrackingLost, EventKind::TrackingGained, EventKind::PinchStarted};
	for (const EventKind kind : kInOrder)
	{
		for (const Hand hand : kHands)
		{
			const InputEvent event{static_cast<float>(point_.time), kind, hand, 0};
			InputState after = input_;
			InputState goal = wanted;
			if (Apply(event, after) && !Apply(event, goal))
			{
				EmitInput(event, point_.time, true);
			}
		}
	}
}

} // namespace mria
