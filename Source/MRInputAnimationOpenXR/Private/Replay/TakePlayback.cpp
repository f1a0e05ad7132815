// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Replay/TakePlayback.h"

#include <cmath>
#include <utility>

namespace mria::openxr
{

namespace TakePlaybackDetail
{
constexpr double kNanoseconds = 1e9;

/** Rounded up, a time might show an edge before actions report it. */
float RoundedDown(double time)
{
	const float rounded = static_cast<float>(time);
	return static_cast<double>(rounded) > time ? std::nextafter(rounded, -1e30f) : rounded;
}
} // namespace TakePlaybackDetail

TakePlayback::TakePlayback(std::shared_ptr<const Take> take, LoopMode loop, double rate)
	: take_(std::move(take))
	, line_(take_->range, loop)
	, rate_(rate)
{
}

void TakePlayback::Start(XrTime time, const Similarity& origin)
{
	const std::lock_guard<std::mutex> lock(guard_);
	isStarted_ = true;
	isPaused_ = false;
	start_ = time;
	origin_ = origin;
	for (Slot& slot : slots_)
	{
		slot.isUsed = false;
	}
}

void TakePlayback::Pause(XrTime time)
{
	const std::lock_guard<std::mutex> lock(guard_);
	LoopPoint point;
	if (!isPaused_ && PointAt(time, point))
	{
		pausedOffset_ = point.offset;
		isPaused_ = true;
	}
}

void TakePlayback::Resume(XrTime time)
{
	const std::lock_guard<std::mutex> lock(guard_);
	if (isPaused_)
	{
		isPaused_ = false;
		start_ = time - static_cast<XrTime>(std::llround(pausedOffset_ / rate_ * TakePlaybackDetail::kNanoseconds));
	}
}

void TakePlayback::Stop()
{
	const std::lock_guard<std::mutex> lock(guard_);
	isStarted_ = false;
}

bool TakePlayback::IsStarted() const
{
	const std::lock_guard<std::mutex> lock(guard_);
	return isStarted_;
}

bool TakePlayback::FrameAt(XrTime time, PlayedFrame& out)
{
	const std::lock_guard<std::mutex> lock(guard_);
	LoopPoint point;
	if (!PointAt(time, point))
	{
		return false;
	}
	out.frame = SampleAt(point.time);
	out.parts = take_->parts;
	return true;
}

Velocity TakePlayback::VelocityAt(PoseId pose, XrTime time)
{
	const std::lock_guard<std::mutex> lock(guard_);
	LoopPoint point;
	const bool isHeld = isPaused_ || !PointAt(time, point) || (line_.Clamps() && point.offset >= line_.Length());
	if (isHeld)
	{
		return {};
	}
	const float speed = static_cast<float>(line_.IsReverse(point.cycle) ? -rate_ : rate_);
	const Velocity recorded = take_->sampler.VelocityAt(pose, TakePlaybackDetail::RoundedDown(point.time));
	return Apply(origin_, Velocity{recorded.linear * speed, recorded.angular * speed});
}

std::array<PlayedHand, kHandCount> TakePlayback::HandsAt(XrTime time)
{
	const std::lock_guard<std::mutex> lock(guard_);
	std::array<PlayedHand, kHandCount> hands;
	LoopPoint point;
	if (!PointAt(time, point))
	{
		return hands;
	}
	for (std::size_t i = 0; i < kHandCount; ++i)
	{
		const FlagLine& tracked = take_->tracked[i];
		const FlagLine& pinching = take_->pinching[i];
		hands[i].isPlayed = take_->parts.hands[i];
		hands[i].tracked = {tracked.ValueAt(point.time), TimeOf(tracked.LastChange(line_, point))};
		hands[i].pinching = {pinching.ValueAt(point.time), TimeOf(pinching.LastChange(line_, point))};
		if (!hands[i].tracked.isOn && hands[i].pinching.isOn)
		{
			hands[i].pinching = {false, hands[i].tracked.since};
		}
	}
	return hands;
}

bool TakePlayback::PointAt(XrTime time, LoopPoint& out) const
{
	if (!isStarted_ || (time < start_ && !isPaused_))
	{
		return false;
	}
	const double seconds = static_cast<double>(time - start_) / TakePlaybackDetail::kNanoseconds;
	const double offset = isPaused_ ? pausedOffset_ : seconds * rate_;
	if (line_.Mode() == LoopMode::Once && offset > line_.Length())
	{
		return false; // it has ended
	}
	out = line_.PointAt(offset);
	return true;
}

XrTime TakePlayback::TimeOf(double offset) const
{
	return start_ + static_cast<XrTime>(std::llround(offset / rate_ * TakePlaybackDetail::kNanoseconds));
}

const Frame& TakePlayback::SampleAt(double time)
{
	for (const Slot& slot : slots_)
	{
		if (slot.isUsed && slot.time == time)
		{
			return slot.frame;
		}
	}
	Slot& slot = slots_[oldest_];
	oldest_ = (oldest_ + 1) % slots_.size();
	slot.isUsed = true;
	slot.time = time;
	take_->sampler.SampleAt(TakePlaybackDetail::RoundedDown(time), slot.frame, slot.cursor, take_->parts);
	ApplyTo(slot.frame, origin_);
	return slot.frame;
}

} // namespace mria::openxr
