// SPDX-License-Identifier: MIT

#include "Mria/ClipTime.h"

#include <cmath>
#include <limits>

namespace mria
{

namespace ClipTimeDetail
{

double UsableRate(double rate)
{
	return std::isfinite(rate) ? rate : 1.0;
}

double AnchorOf(const ClipTime& clip)
{
	return UsableRate(clip.rate) < 0.0 ? clip.range.end : clip.range.start;
}

double TicksPerSecond(TickRate rate)
{
	return static_cast<double>(rate.numerator) / rate.denominator;
}

} // namespace ClipTimeDetail

std::int64_t ConvertTicks(std::int64_t ticks, TickRate from, TickRate to)
{
	// Common rates divide each other, which whole numbers show exactly; others are rounded once more, far below a tick.
	const std::int64_t up = static_cast<std::int64_t>(to.numerator) * from.denominator;
	const std::int64_t down = static_cast<std::int64_t>(from.numerator) * to.denominator;
	if (up % down == 0)
	{
		return ticks * (up / down);
	}
	const double exact = static_cast<double>(ticks) * static_cast<double>(up) / static_cast<double>(down);
	return static_cast<std::int64_t>(std::llround(exact));
}

double ClipTime::PositionAt(TickTime time) const
{
	const std::int64_t whole = (time.tick - start + offset) * ticks.denominator; // exact, and below 2^53
	const double seconds = (static_cast<double>(whole) + time.part * ticks.denominator) / ticks.numerator;
	return std::fma(seconds, ClipTimeDetail::UsableRate(rate), ClipTimeDetail::AnchorOf(*this));
}

double ClipTime::RecordedPositionAt(TickTime time) const
{
	const double position = PositionAt(time);
	return position >= range.start && position <= range.end ? static_cast<float>(position) : position;
}

double ClipTime::PositionBefore(std::int64_t tick) const
{
	const double used = ClipTimeDetail::UsableRate(rate);
	const double infinity = std::numeric_limits<double>::infinity();
	const double position = PositionAt(tick);
	return used == 0.0 ? position : std::nextafter(position, used < 0.0 ? infinity : -infinity);
}

std::int64_t ClipTime::NearestTick(double position) const
{
	const double used = ClipTimeDetail::UsableRate(rate);
	if (used == 0.0 || !std::isfinite(position))
	{
		return start;
	}
	const double seconds = (position - ClipTimeDetail::AnchorOf(*this)) / used;
	return std::llround(seconds * ClipTimeDetail::TicksPerSecond(ticks)) - offset + start;
}

std::int64_t ClipTime::LengthInTicks() const
{
	const double used = std::fabs(ClipTimeDetail::UsableRate(rate));
	const double length = static_cast<double>(range.end) - range.start;
	if (used == 0.0 || !(length > 0.0))
	{
		return 1;
	}
	const double exact = length / used * ClipTimeDetail::TicksPerSecond(ticks);
	const double nearest = std::round(exact);
	// A length of whole ticks stays that, whatever the last bit of the division says.
	const double rounded = std::fabs(exact - nearest) < 1e-6 ? nearest : std::ceil(exact);
	return rounded < 1.0 ? 1 : static_cast<std::int64_t>(rounded);
}

ClipTime ClipTime::ConvertedTo(TickRate other) const
{
	ClipTime clip = *this;
	clip.start = ConvertTicks(start, ticks, other);
	clip.offset = ConvertTicks(offset, ticks, other);
	clip.ticks = other;
	return clip;
}

} // namespace mria
