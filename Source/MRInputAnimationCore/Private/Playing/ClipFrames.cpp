// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/ClipFrames.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace ClipFramesDetail
{
constexpr std::int64_t kFirstTick = (std::numeric_limits<std::int32_t>::min)();
constexpr std::int64_t kLastTick = (std::numeric_limits<std::int32_t>::max)();

double PerSecond(TickRate rate)
{
	return static_cast<double>(rate.numerator) / rate.denominator;
}
} // namespace ClipFramesDetail

LoopPoint ClipFrames::PointAt(TickTime tick) const
{
	const LoopTimeline line(clip.range, loops ? LoopMode::Loop : LoopMode::Hold);
	return line.PointAt(line.OffsetOf(clip.ShownPositionAt(tick, loops)));
}

float ClipFrames::TimeAt(TickTime tick) const
{
	// Rounded down, as Player samples: later cycles of a loop show an edge at the same frame as playback.
	const double time = PointAt(tick).time;
	const float nearest = static_cast<float>(time);
	return nearest > time ? std::nextafter(nearest, -std::numeric_limits<float>::infinity()) : nearest;
}

std::vector<std::int64_t> ClipFrames::FindFrames() const
{
	using namespace ClipFramesDetail;

	const TickRate rate = PerSecond(displayRate) < PerSecond(clip.ticks) ? displayRate : clip.ticks;
	std::vector<std::int64_t> frames{clip.start};
	// Starts at the previous frame, because the start may have been rounded up.
	for (std::int64_t step = ConvertTicks(clip.start, clip.ticks, rate) - 1;; ++step)
	{
		const std::int64_t tick = ConvertTicks(step, rate, clip.ticks);
		const bool isAtEnd = end ? tick >= *end : TimeAt({frames.back(), 0.0}) >= clip.range.end;
		if (isAtEnd || tick > kLastTick)
		{
			return frames;
		}
		if (tick > frames.back())
		{
			frames.push_back(tick);
		}
	}
}

std::vector<double> ClipFrames::FindTicks(float time, std::int64_t first, std::int64_t last, int mostCycles) const
{
	std::vector<double> found;
	const double a = clip.PositionAt(first);
	const double b = clip.PositionAt(last);
	if (a == b)
	{
		return found;
	}
	const double length = static_cast<double>(clip.range.end) - clip.range.start;
	const bool repeats = loops && length > 0.0;
	const double firstCycle = repeats ? std::ceil(((std::min)(a, b) - time) / length) : 0.0;
	const double lastCycle = repeats ? std::floor(((std::max)(a, b) - time) / length) : 0.0;
	const double step = (std::max)(1.0, std::floor((lastCycle - firstCycle) / mostCycles));
	// Cycles are counted: where a double cannot distinguish neighbouring cycles, adding would never reach the last one.
	for (int count = 0; count <= 2 * mostCycles && firstCycle + count * step <= lastCycle; ++count)
	{
		const double share = (time + (firstCycle + count * step) * length - a) / (b - a);
		if (share >= 0.0 && share <= 1.0)
		{
			found.push_back(static_cast<double>(first) + share * static_cast<double>(last - first));
		}
	}
	return found;
}

ClipFrames ClipFrames::Once(
	TimeRange range, std::int64_t from, double secondsAfter, TickRate tickRate, TickRate frameRate)
{
	using namespace ClipFramesDetail;

	ClipFrames frames;
	frames.clip.ticks = tickRate;
	frames.clip.range = range;
	frames.displayRate = frameRate;
	const double after = IsFinite(secondsAfter) ? secondsAfter : 0.0;
	const double start = std::round(static_cast<double>(from) + after * PerSecond(tickRate));
	frames.clip.start =
		static_cast<std::int64_t>(std::clamp(start, static_cast<double>(kFirstTick), static_cast<double>(kLastTick)));
	return frames;
}

} // namespace mria
