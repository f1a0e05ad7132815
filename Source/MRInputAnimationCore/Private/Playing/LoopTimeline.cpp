// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/LoopTimeline.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace LoopTimelineDetail
{
// Beyond this, the number of a cycle and the time within it no longer fit into one double.
constexpr double kFarthestCycle = 1099511627776.0;

double FiniteBound(float bound)
{
	constexpr float kLargest = (std::numeric_limits<float>::max)();
	return IsNan(bound) ? 0.0 : std::clamp(bound, -kLargest, kLargest);
}
} // namespace LoopTimelineDetail

const char* ToString(LoopMode mode)
{
	switch (mode)
	{
	case LoopMode::Once:
		return "once";
	case LoopMode::Hold:
		return "hold";
	case LoopMode::Loop:
		return "loop";
	case LoopMode::PingPong:
		break;
	}
	return "ping-pong";
}

LoopTimeline::LoopTimeline(TimeRange range, LoopMode mode)
	: start_(LoopTimelineDetail::FiniteBound(range.start))
	, end_((std::max)(start_, LoopTimelineDetail::FiniteBound(range.end)))
	, length_(end_ - start_)
	, mode_(mode)
{
}

bool LoopTimeline::IsReverse(double cycle) const
{
	return mode_ == LoopMode::PingPong && std::fmod(cycle, 2.0) != 0.0;
}

double LoopTimeline::OffsetIn(double cycle, double time) const
{
	return cycle * length_ + (IsReverse(cycle) ? end_ - time : time - start_);
}

LoopPoint LoopTimeline::PointAt(double offset) const
{
	if (Clamps())
	{
		const double clamped = std::clamp(offset, 0.0, length_);
		return {clamped, 0.0, clamped == length_ ? end_ : (std::min)(start_ + clamped, end_)};
	}
	const double farthest = length_ * LoopTimelineDetail::kFarthestCycle;
	offset = std::clamp(offset, -farthest, farthest);
	double cycle = std::floor(offset / length_);
	if (cycle * length_ > offset) // the quotient was rounded up to a whole number
	{
		cycle -= 1.0;
	}
	else if ((cycle + 1.0) * length_ <= offset)
	{
		cycle += 1.0;
	}
	const double within = offset - cycle * length_;
	const double time = IsReverse(cycle) ? end_ - within : start_ + within;
	return {offset, cycle, std::clamp(time, start_, end_)};
}

void StepClock::SetFixedStep(double seconds)
{
	if (IsFinite(seconds) && seconds >= 0.0)
	{
		fixedStep_ = (std::min)(seconds, kLongestStep);
		Reset();
	}
}

double StepClock::Advance(double deltaSeconds)
{
	if (fixedStep_ > 0.0)
	{
		stepCount_ += 1.0;
		return stepCount_ * fixedStep_;
	}
	if (IsFinite(deltaSeconds) && deltaSeconds > 0.0)
	{
		const double delta = (std::min)(deltaSeconds, kLongestStep);
		const double sum = sum_ + delta;
		sumError_ += sum_ >= delta ? (sum_ - sum) + delta : (delta - sum) + sum_;
		sum_ = sum;
	}
	return sum_ + sumError_;
}

void StepClock::Reset()
{
	stepCount_ = 0.0;
	sum_ = 0.0;
	sumError_ = 0.0;
}

} // namespace mria
