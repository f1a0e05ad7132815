// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Replay/FlagLine.h"

#include <algorithm>

namespace mria::openxr
{

std::size_t FlagLine::CountUntil(double time) const
{
	return static_cast<std::size_t>(std::upper_bound(edges_.begin(), edges_.end(), time) - edges_.begin());
}

double FlagLine::LastChange(const LoopTimeline& line, const LoopPoint& point) const
{
	const std::size_t passed = CountUntil(point.time);
	if (!line.IsReverse(point.cycle))
	{
		return passed > 0 ? line.OffsetIn(point.cycle, edges_[passed - 1]) : ChangeBefore(line, point.cycle);
	}
	if (passed < edges_.size() && edges_[passed] <= line.End())
	{
		return line.OffsetIn(point.cycle, edges_[passed]); // on its way back it has passed this one
	}
	return ChangeBefore(line, point.cycle);
}

double FlagLine::ChangeBefore(const LoopTimeline& line, double cycle) const
{
	if (cycle <= 0.0)
	{
		return 0.0;
	}
	const std::size_t inside = CountUntil(line.End());
	const bool turns = line.Mode() == LoopMode::PingPong;
	if (!turns && inside % 2 != 0)
	{
		return cycle * line.Length(); // start and end differ, so the wrap is a change
	}
	if (inside == 0)
	{
		return 0.0;
	}
	const bool wasReverse = line.IsReverse(cycle - 1.0);
	return line.OffsetIn(cycle - 1.0, wasReverse ? edges_.front() : edges_[inside - 1]);
}

} // namespace mria::openxr
