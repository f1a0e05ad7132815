// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Comparing/CompareWindows.h"

#include <algorithm>
#include <limits>

namespace mria
{

namespace CompareWindowsDetail
{
/** Walks the changes of a flag on a's clock. */
class FlagWalk
{
public:
	FlagWalk(const FlagTrack& flag, double shift)
		: flag_(flag)
		, shift_(shift)
	{
	}

	double NextTime() const
	{
		return passed_ < flag_.changes.size() ? static_cast<double>(flag_.changes[passed_]) + shift_
											  : std::numeric_limits<double>::infinity();
	}

	bool IsOnFrom(double time)
	{
		while (NextTime() <= time)
		{
			++passed_;
		}
		return flag_.isOnFirst != (passed_ % 2 != 0);
	}

private:
	const FlagTrack& flag_;
	double shift_;
	std::size_t passed_ = 0;
};
} // namespace CompareWindowsDetail

std::vector<FlagStretch> MergeFlags(const FlagTrack& a, const FlagTrack& b, double shift, const ComparedSpan& common)
{
	CompareWindowsDetail::FlagWalk walkA(a, 0.0);
	CompareWindowsDetail::FlagWalk walkB(b, shift);
	std::vector<FlagStretch> stretches;
	for (double time = common.start;;)
	{
		FlagStretch stretch;
		stretch.isOnA = walkA.IsOnFrom(time);
		stretch.isOnB = walkB.IsOnFrom(time);
		stretch.start = time;
		stretch.end = (std::min)({walkA.NextTime(), walkB.NextTime(), common.end});
		stretches.push_back(stretch);
		if (stretch.end >= common.end)
		{
			return stretches;
		}
		time = stretch.end;
	}
}

FlagDifference SumUp(const std::vector<FlagStretch>& stretches)
{
	FlagDifference difference;
	bool isAtStart = true;
	for (const FlagStretch& stretch : stretches)
	{
		const double length = stretch.end - stretch.start;
		isAtStart = isAtStart && stretch.isOnA != stretch.isOnB;
		difference.onlyA += stretch.isOnA && !stretch.isOnB ? length : 0.0;
		difference.onlyB += stretch.isOnB && !stretch.isOnA ? length : 0.0;
		difference.atStart += isAtStart ? length : 0.0;
	}
	return difference;
}

std::vector<ComparedSpan> BothOn(const std::vector<FlagStretch>& stretches)
{
	std::vector<ComparedSpan> both;
	for (const FlagStretch& stretch : stretches)
	{
		if (stretch.isOnA && stretch.isOnB)
		{
			both.push_back(stretch);
		}
	}
	return both;
}

std::vector<CompareWindow> CutIntoCells(
	const std::vector<ComparedSpan>& stretches, const ComparedSpan& common, std::size_t cells)
{
	const std::size_t count = (std::max)(cells, std::size_t{1});
	const auto cellEnd = [&](std::size_t cell)
	{
		const double part = static_cast<double>(cell + 1) / static_cast<double>(count);
		return cell + 1 == count ? common.end : common.start + (common.end - common.start) * part;
	};
	std::vector<CompareWindow> windows;
	std::size_t cell = 0;
	for (const ComparedSpan& stretch : stretches)
	{
		for (double time = stretch.start; time < stretch.end;)
		{
			while (cell + 1 < count && cellEnd(cell) <= time)
			{
				++cell;
			}
			const double end = (std::min)(cellEnd(cell), stretch.end);
			windows.push_back({{time, end}, cell});
			time = end;
		}
	}
	if (!stretches.empty() && stretches.back().end >= common.end)
	{
		windows.push_back({{common.end, common.end}, count - 1});
	}
	return windows;
}

} // namespace mria
