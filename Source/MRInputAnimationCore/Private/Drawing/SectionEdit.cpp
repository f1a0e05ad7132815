// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/SectionEdit.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cstddef>

namespace mria
{

std::vector<std::int64_t> FindSnapTicks(
	const ClipTime& clip, bool loops, const std::vector<OverviewMarker>& markers, std::int64_t first, std::int64_t last)
{
	constexpr std::size_t kMostCandidates = 4096; // more are too near to each other to be of use
	std::vector<double> positions{clip.range.start, clip.range.end};
	for (const OverviewMarker& marker : markers)
	{
		if (marker.time >= clip.range.start && marker.time <= clip.range.end)
		{
			positions.push_back(marker.time);
		}
	}
	return FindTicks(clip, loops, positions, first, last, kMostCandidates);
}

std::int64_t SnapTick(std::int64_t tick, const std::vector<std::int64_t>& candidates, double ticksPerPixel)
{
	const auto distanceTo = [tick](std::int64_t candidate)
	{ return static_cast<double>(candidate < tick ? tick - candidate : candidate - tick); };
	const auto nearest = std::min_element(candidates.begin(), candidates.end(),
		[&](std::int64_t a, std::int64_t b) { return distanceTo(a) < distanceTo(b); });
	return nearest != candidates.end() && distanceTo(*nearest) <= kSnapPixels * ticksPerPixel ? *nearest : tick;
}

std::int64_t SnapSlip(std::int64_t drag, std::int64_t start, std::int64_t end,
	const std::vector<std::int64_t>& candidates, double ticksPerPixel)
{
	std::vector<std::int64_t> drags;
	for (const std::int64_t candidate : candidates)
	{
		drags.push_back(start - candidate);
		drags.push_back(end - candidate);
	}
	return SnapTick(drag, drags, ticksPerPixel);
}

ClipRange WithRate(const ClipRange& range, double rate)
{
	ClipRange result = range;
	result.clip.rate = rate;
	if (rate == 0.0 || range.clip.rate == 0.0)
	{
		return result;
	}
	const double first = range.clip.PositionAt(range.clip.start);
	const double last = range.clip.PositionAt(range.end);
	const bool turns = (rate < 0.0) != (range.clip.rate < 0.0);
	result.clip.offset = 0;
	const std::int64_t from = result.clip.NearestTick(turns ? last : first);
	const std::int64_t to = result.clip.NearestTick(turns ? first : last);
	result.clip.offset = from - result.clip.start;
	result.end = result.clip.start + (std::max)(to - from, std::int64_t{1});
	return result;
}

ClipRange AtFullLength(const ClipTime& clip)
{
	ClipRange result{clip, clip.start + clip.LengthInTicks()};
	result.clip.offset = 0;
	return result;
}

} // namespace mria
