// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/ClipTime.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace ClipTimeDetail
{

// Beyond this a double does not represent every integer, nor distinguish one cycle from the next.
constexpr double kFarthest = 9007199254740992.0;

double AnchorOf(const ClipTime& clip)
{
	return clip.UsableRate() < 0.0 ? clip.range.end : clip.range.start;
}

double TicksPerSecond(TickRate rate)
{
	return static_cast<double>(rate.numerator) / rate.denominator;
}

} // namespace ClipTimeDetail

std::int64_t ConvertTicks(std::int64_t ticks, TickRate from, TickRate to)
{
	// Common rates divide each other, which integers show exactly; others are rounded once, by far less than a tick.
	const std::int64_t up = static_cast<std::int64_t>(to.numerator) * from.denominator;
	const std::int64_t down = static_cast<std::int64_t>(from.numerator) * to.denominator;
	if (up % down == 0)
	{
		return ticks * (up / down);
	}
	const double exact = static_cast<double>(ticks) * static_cast<double>(up) / static_cast<double>(down);
	return static_cast<std::int64_t>(std::llround(exact));
}

double ClipTime::UsableRate() const
{
	constexpr double kSlowest = 1e-6; // a second takes eleven days; below it positions lose the order of ticks
	return IsFinite(rate) ? (std::fabs(rate) < kSlowest ? 0.0 : rate) : 1.0;
}

double ClipTime::PositionAt(TickTime time) const
{
	const std::int64_t whole = (time.tick - start + offset) * ticks.denominator; // exact, and below 2^53
	const double seconds = (static_cast<double>(whole) + time.part * ticks.denominator) / ticks.numerator;
	return std::fma(seconds, UsableRate(), ClipTimeDetail::AnchorOf(*this));
}

double ClipTime::ShownPositionAt(TickTime time, bool loops) const
{
	constexpr double kInfinity = std::numeric_limits<double>::infinity();
	const double exact = PositionAt(time);
	const double position = exact >= range.start && exact <= range.end ? static_cast<float>(exact) : exact;
	if (!loops || position != range.end)
	{
		return position;
	}
	if (rate < 0.0)
	{
		return std::nextafter(position, -kInfinity);
	}
	// Either rounds to the start, or lies beyond the end also when counted from there.
	const double length = position - range.start;
	const double beyond = 4.0 * (std::nextafter(length, kInfinity) - length);
	return (std::max)(std::nextafter(position, kInfinity), position + beyond);
}

double ClipTime::PositionBefore(std::int64_t tick) const
{
	// Larger than the last bit, which is lost when a position is folded into a later cycle.
	constexpr double kFewBits = 8.0 * std::numeric_limits<double>::epsilon();
	const double used = UsableRate();
	const double position = PositionAt(tick);
	const double size = std::fabs(position) + std::fabs(range.start) + std::fabs(range.end);
	return used == 0.0 ? position : position + (used < 0.0 ? size : -size) * kFewBits;
}

std::int64_t ClipTime::NearestTick(double position) const
{
	const double used = UsableRate();
	if (used == 0.0 || !IsFinite(position))
	{
		return start;
	}
	const double seconds = (position - ClipTimeDetail::AnchorOf(*this)) / used;
	const double ticksAway = seconds * ClipTimeDetail::TicksPerSecond(ticks);
	return std::llround(std::clamp(ticksAway, -ClipTimeDetail::kFarthest, ClipTimeDetail::kFarthest)) - offset + start;
}

std::int64_t ClipTime::LengthInTicks() const
{
	const double used = std::fabs(UsableRate());
	const double length = static_cast<double>(range.end) - range.start;
	if (used == 0.0 || !IsAbove(length, 0.0))
	{
		return 1;
	}
	const double exact = length / used * ClipTimeDetail::TicksPerSecond(ticks);
	const double nearest = std::round(exact);
	// A length of whole ticks must not change by the last bit of the division.
	const double rounded = std::fabs(exact - nearest) < 1e-6 ? nearest : std::ceil(exact);
	return static_cast<std::int64_t>(std::clamp(rounded, 1.0, ClipTimeDetail::kFarthest));
}

std::vector<std::int64_t> FindTicks(const ClipTime& clip, bool loops, const std::vector<double>& positions,
	std::int64_t first, std::int64_t last, std::size_t most)
{
	std::vector<std::int64_t> found;
	if (clip.UsableRate() == 0.0 || last < first)
	{
		return found;
	}
	const double length = static_cast<double>(clip.range.end) - clip.range.start;
	const double begin = clip.PositionAt(first);
	const double end = clip.PositionAt(last);
	const bool repeats = loops && IsAbove(length, 0.0);
	// One extra cycle costs nothing; a position at the end of the range belongs to two cycles.
	const double lowest = repeats ? std::floor(((std::min)(begin, end) - clip.range.start) / length) - 1.0 : 0.0;
	const double highest = repeats ? std::floor(((std::max)(begin, end) - clip.range.start) / length) : 0.0;
	if (!IsAbove(ClipTimeDetail::kFarthest, std::fabs(lowest)) ||
		!IsAbove(ClipTimeDetail::kFarthest, std::fabs(highest)))
	{
		return found;
	}
	// The number of cycles is limited too: a position far outside the range is in none of them.
	const double until = (std::min)(highest, lowest + static_cast<double>(most));
	for (double cycle = lowest; cycle <= until && found.size() < most; cycle += 1.0)
	{
		for (const double position : positions)
		{
			const std::int64_t tick = clip.NearestTick(position + cycle * length);
			if (tick >= first && tick <= last)
			{
				found.push_back(tick);
			}
		}
	}
	std::sort(found.begin(), found.end());
	found.erase(std::unique(found.begin(), found.end()), found.end());
	return found;
}

} // namespace mria
