// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reducer.h"

#include <algorithm>

namespace mria
{

namespace ReduceReportDetail
{
void Add(ReducedPart& sum, const ReducedPart& part)
{
	sum.keysBefore += part.keysBefore;
	sum.keysAfter += part.keysAfter;
	sum.keysAtNewTimes += part.keysAtNewTimes;
	sum.worstError = (std::max)(sum.worstError, part.worstError);
	sum.framesLost = (std::max)(sum.framesLost, part.framesLost);
}
} // namespace ReduceReportDetail

const char* ToString(ReduceChannel channel)
{
	constexpr const char* kNames[] = {"camera", "left hand", "right hand", "gaze"};
	return kNames[static_cast<std::size_t>(channel)];
}

const char* ToString(SkipReason reason)
{
	constexpr const char* kNames[] = {"not finite", "unsorted", "incomplete", "lost W", "loops", "curved", "no gain"};
	return kNames[static_cast<std::size_t>(reason)];
}

std::string Describe(const SkippedGroup& left)
{
	// A group is named after its first curve: Left.IndexTip.PositionX.
	std::string name = CurveName(left.firstCurve);
	name.pop_back();
	return name + ": " + ToString(left.reason);
}

ReducedChannel ReduceReport::Total() const
{
	ReducedChannel total;
	for (const ReducedChannel& channel : channels)
	{
		ReduceReportDetail::Add(total.position, channel.position);
		ReduceReportDetail::Add(total.rotation, channel.rotation);
	}
	return total;
}

} // namespace mria
