// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace mria
{

/** What a curve does beyond its keys. */
enum class Repeat : std::uint8_t
{
	Hold,
	Loop,
	PingPong,
};

/** A time brought back between the first and the last key, and whether the curve runs backwards there. */
struct RepeatedTime
{
	double time = 0.0;
	bool isBackwards = false;
};

/** Whether a range of keys can be repeated at all, and a time be found in it. */
inline bool CanRepeat(double first, double last, double time)
{
	return IsFinite(last - first) && IsFinite(time) && last > first;
}

/** Needs CanRepeat and a repeat other than Hold. Exact to the rounding of `last - first`, however far away `time` is.
 */
inline RepeatedTime RepeatTime(Repeat repeat, double first, double last, double time)
{
	const double length = last - first;
	const double period = repeat == Repeat::PingPong ? 2.0 * length : length;
	// fmod is exact; the difference time - first would not be, for a far time.
	double inPeriod = std::fmod(std::fmod(time, period) - std::fmod(first, period), period);
	if (inPeriod < 0.0)
	{
		inPeriod += period;
	}
	const bool isBackwards = inPeriod > length;
	const double offset = isBackwards ? period - inPeriod : inPeriod;
	return {std::clamp(first + offset, first, last), isBackwards};
}

} // namespace mria
