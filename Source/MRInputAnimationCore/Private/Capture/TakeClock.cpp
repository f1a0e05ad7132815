// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/TakeClock.h"

#include "Mria/FloatRules.h"
#include "Mria/Recorder.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace TakeClockDetail
{
constexpr double kShortestWindow = 0.1;
constexpr double kLongestWindow = 86400.0;
constexpr double kFirstStep = 1.0 / 60.0;

/** A float has 24 significant bits. A window uses 23, so that a block of keys may span two windows. */
constexpr int kWindowBits = 23;

/** Half a millisecond, for windows of more than an hour: distinct frame times matter more than the last bit. */
constexpr int kCoarsestCell = -11;
} // namespace TakeClockDetail

TakeClock::TakeClock(double window)
	: step_(TakeClockDetail::kFirstStep)
{
	using namespace TakeClockDetail;
	if (!IsAbove(window, 0.0))
	{
		return;
	}
	const double wanted = (std::min)((std::max)(window, kShortestWindow), kLongestWindow);
	int exponent = 0;
	std::frexp(wanted, &exponent);
	const int cell = (std::min)(exponent - kWindowBits, kCoarsestCell);
	cell_ = std::ldexp(1.0, cell);
	span_ = std::ldexp(1.0, cell + kWindowBits + 1);
	window_ = Round(wanted);
}

double TakeClock::Round(double time) const
{
	return cell_ > 0.0 ? std::floor(time / cell_ + 0.5) * cell_ : static_cast<double>(static_cast<float>(time));
}

bool TakeClock::IsUsable(double clock) const
{
	return IsFinite(clock) && (!hasFrame_ || std::fabs(clock - origin_) <= Recorder::kLongestTake);
}

double TakeClock::OffsetAfterCut(double clock) const
{
	double step = step_;
	while (Round(last_ + step) <= last_) // a step that was a float's last digit may be less than that by now
	{
		step *= 2.0;
	}
	return clock - (last_ + step);
}

double TakeClock::FrameTime(double clock) const
{
	if (!hasFrame_)
	{
		return 0.0;
	}
	return Round(clock - (isCut_ ? OffsetAfterCut(clock) : offset_));
}

void TakeClock::Advance(double clock, double time)
{
	if (!hasFrame_)
	{
		hasFrame_ = true;
		origin_ = clock;
		offset_ = clock;
	}
	else if (isCut_)
	{
		cuts_.push_back({lastClock_, clock, offset_, last_});
		offset_ = OffsetAfterCut(clock);
	}
	else
	{
		step_ = time - last_;
	}
	isCut_ = false;
	lastClock_ = clock;
	last_ = time;
}

double TakeClock::MarkerTime(double clock) const
{
	if (isCut_ && clock > lastClock_)
	{
		return last_;
	}
	double offset = offset_;
	for (auto cut = cuts_.rbegin(); cut != cuts_.rend() && clock < cut->clockEnd; ++cut)
	{
		if (clock > cut->clockStart)
		{
			return cut->time;
		}
		offset = cut->offset;
	}
	return clock - offset;
}

void TakeClock::Cut()
{
	isCut_ = hasFrame_;
	cuts_.reserve(cuts_.size() + 1); // here, so that the frame after the cut need not allocate
}

void TakeClock::ForgetCutsBefore(double time)
{
	cuts_.erase(
		cuts_.begin(), std::find_if(cuts_.begin(), cuts_.end(), [&](const CutOut& cut) { return cut.time >= time; }));
}

double TakeClock::ClockAt(double time) const
{
	double offset = offset_;
	for (auto cut = cuts_.rbegin(); cut != cuts_.rend() && time <= cut->time; ++cut)
	{
		offset = cut->offset;
	}
	return time + offset;
}

} // namespace mria
