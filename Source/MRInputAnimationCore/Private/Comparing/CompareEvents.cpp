// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Comparing/CompareEvents.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>

namespace mria
{

namespace CompareEventsDetail
{
constexpr std::size_t kMatchBand = 33; ///< States a row: how many of b are used up after a moment of a.
constexpr std::size_t kMatchBlock = 1 << 16;
constexpr double kMostWindow = 1e30; ///< Sums of many of these stay finite.
constexpr double kLeastSkip = 1e-9; ///< Matching must be cheaper even where no shift is allowed.

enum class MatchStep : std::uint8_t
{
	SkipA,
	SkipB,
	Match,
};

/**
 * Costs after each moment of a, in a band around the moments of b that it may match. Columns past the band's end are
 * reached by leaving out more of b.
 */
class MatchTable
{
public:
	MatchTable(Span<const TimedMoment> a, Span<const TimedMoment> b, double window)
		: a_(a)
		, b_(b)
		, window_(window)
		, skip_(0.5 * window + kLeastSkip)
	{
		first_.reserve(a.size() + 1);
		steps_.reserve((a.size() + 1) * kMatchBand);
		AddRow(0);
		for (std::size_t row = 1; row <= a.size(); ++row)
		{
			MoveBand(row);
			AddRow(row);
		}
	}

	/** The pairs and the unmatched ones, last first. */
	void Trace(std::size_t offsetA, std::size_t offsetB, std::vector<MomentMatch>& out) const
	{
		std::size_t row = a_.size();
		std::size_t column = b_.size();
		while (row > 0 || column > 0)
		{
			switch (StepAt(row, column))
			{
			case MatchStep::Match:
				out.push_back({offsetA + --row, offsetB + --column});
				break;
			case MatchStep::SkipA:
				out.push_back({offsetA + --row, kNoMoment});
				break;
			case MatchStep::SkipB:
				out.push_back({kNoMoment, offsetB + --column});
				break;
			}
		}
	}

private:
	std::size_t BandEnd(std::size_t row) const { return (std::min)(first_[row] + kMatchBand, b_.size() + 1); }

	MatchStep StepAt(std::size_t row, std::size_t column) const
	{
		return column < BandEnd(row) ? steps_[row * kMatchBand + column - first_[row]] : MatchStep::SkipB;
	}

	/** What can no longer be matched is before the band; of too many candidates the nearest are inside it. */
	void MoveBand(std::size_t row)
	{
		const double time = a_[row - 1].time;
		while (reach_ < b_.size() && b_[reach_].time < time - window_)
		{
			++reach_;
		}
		while (nearest_ < b_.size() && b_[nearest_].time < time)
		{
			++nearest_;
		}
		const std::size_t half = kMatchBand / 2;
		const std::size_t centred = nearest_ > half ? nearest_ - half : 0;
		first_.push_back((std::max)({first_.back(), reach_, centred}));
	}

	/** The cost of a state of the row before. */
	double CostBefore(std::size_t row, std::size_t column) const
	{
		const std::size_t begin = first_[row - 1];
		if (column < begin)
		{
			return std::numeric_limits<double>::infinity();
		}
		const std::size_t last = BandEnd(row - 1) - 1;
		const double skipped = column > last ? static_cast<double>(column - last) : 0.0;
		return before_[(std::min)(column, last) - begin] + skipped * skip_;
	}

	double MatchCost(std::size_t row, std::size_t column) const
	{
		const TimedMoment& a = a_[row - 1];
		const TimedMoment& b = b_[column - 1];
		const double shift = std::fabs(a.time - b.time);
		const bool isAllowed = a.isRise == b.isRise && shift <= window_;
		return isAllowed ? CostBefore(row, column - 1) + shift : std::numeric_limits<double>::infinity();
	}

	void AddRow(std::size_t row)
	{
		if (row == 0)
		{
			first_.push_back(0);
		}
		before_.swap(costs_);
		costs_.clear();
		for (std::size_t column = first_[row]; column < BandEnd(row); ++column)
		{
			double best = row == 0 && column == 0 ? 0.0 : std::numeric_limits<double>::infinity();
			MatchStep step = MatchStep::SkipB;
			const auto offer = [&](double cost, MatchStep by)
			{
				step = cost < best ? by : step;
				best = (std::min)(cost, best);
			};
			if (row > 0 && column > 0)
			{
				offer(MatchCost(row, column), MatchStep::Match);
			}
			if (row > 0)
			{
				offer(CostBefore(row, column) + skip_, MatchStep::SkipA);
			}
			if (!costs_.empty())
			{
				offer(costs_.back() + skip_, MatchStep::SkipB);
			}
			costs_.push_back(best);
			steps_.push_back(step);
		}
		steps_.resize((row + 1) * kMatchBand, MatchStep::SkipB);
	}

	Span<const TimedMoment> a_;
	Span<const TimedMoment> b_;
	double window_;
	double skip_; ///< Cost of leaving one unmatched.
	std::size_t reach_ = 0;
	std::size_t nearest_ = 0;
	std::vector<std::size_t> first_; ///< Of each row, the first column in its band.
	std::vector<MatchStep> steps_; ///< How each state of each band was reached.
	std::vector<double> before_;
	std::vector<double> costs_;
};

std::vector<TimedMoment> MomentsOf(const FlagTrack& flag, double shift)
{
	std::vector<TimedMoment> moments;
	moments.reserve(flag.changes.size());
	bool isOn = flag.isOnFirst;
	for (const float change : flag.changes)
	{
		isOn = !isOn;
		moments.push_back({static_cast<double>(change) + shift, isOn});
	}
	return moments;
}

TimePair PairOf(const MomentMatch& match, Span<const TimedMoment> a, Span<const TimedMoment> b)
{
	TimePair pair;
	if (match.a != kNoMoment)
	{
		pair.timeA = a[match.a].time;
	}
	if (match.b != kNoMoment)
	{
		pair.timeB = b[match.b].time;
	}
	return pair;
}

EventKind EdgeKind(bool isPinch, bool isRise)
{
	return isPinch ? (isRise ? EventKind::PinchStarted : EventKind::PinchEnded)
				   : (isRise ? EventKind::TrackingGained : EventKind::TrackingLost);
}

using MarkerTimes = std::map<std::string_view, std::vector<TimedMoment>>;

MarkerTimes TimesByName(Span<const Marker> markers, double shift)
{
	MarkerTimes times;
	for (const Marker& marker : markers)
	{
		if (IsFinite(marker.time))
		{
			times[marker.name].push_back({static_cast<double>(marker.time) + shift, true});
		}
	}
	for (auto& [name, moments] : times)
	{
		std::sort(
			moments.begin(), moments.end(), [](const TimedMoment& x, const TimedMoment& y) { return x.time < y.time; });
	}
	return times;
}
} // namespace CompareEventsDetail

std::vector<MomentMatch> MatchInOrder(Span<const TimedMoment> a, Span<const TimedMoment> b, double window)
{
	using namespace CompareEventsDetail;
	const double reach = window > 0.0 ? (std::min)(window, kMostWindow) : 0.0;
	std::vector<MomentMatch> matches;
	matches.reserve((std::max)(a.size(), b.size()));
	std::size_t startB = 0;
	for (std::size_t startA = 0; startA < a.size() || startB < b.size();)
	{
		const std::size_t endA = (std::min)(startA + kMatchBlock, a.size());
		const auto belongsToBlock = [&](const TimedMoment& moment)
		{ return moment.time <= (a[endA - 1].time + a[endA].time) * 0.5; };
		const std::size_t endB = endA == a.size()
			? b.size()
			: static_cast<std::size_t>(std::partition_point(b.begin() + startB, b.end(), belongsToBlock) - b.begin());
		const std::size_t first = matches.size();
		MatchTable(a.Part(startA, endA - startA), b.Part(startB, endB - startB), reach).Trace(startA, startB, matches);
		std::reverse(matches.begin() + static_cast<std::ptrdiff_t>(first), matches.end());
		startA = endA;
		startB = endB;
	}
	return matches;
}

void CompareEdges(const FlagTrack& a, const FlagTrack& b, Hand hand, bool isPinch, double shift,
	const ComparedSpan& common, double window, std::vector<EdgeDifference>& out)
{
	using namespace CompareEventsDetail;
	const std::vector<TimedMoment> momentsA = MomentsOf(a, 0.0);
	const std::vector<TimedMoment> momentsB = MomentsOf(b, shift);
	const auto isInside = [&](const std::optional<double>& time)
	{ return time && *time > common.start && *time <= common.end; };
	for (const MomentMatch& match : MatchInOrder(momentsA, momentsB, window))
	{
		EdgeDifference edge;
		static_cast<TimePair&>(edge) = PairOf(match, momentsA, momentsB);
		edge.hand = hand;
		edge.kind = EdgeKind(isPinch, match.a != kNoMoment ? momentsA[match.a].isRise : momentsB[match.b].isRise);
		if (isInside(edge.timeA) || isInside(edge.timeB))
		{
			out.push_back(edge);
		}
	}
}

std::vector<MarkerDifference> CompareMarkers(Span<const Marker> a, Span<const Marker> b, double shift, double window)
{
	using namespace CompareEventsDetail;
	const MarkerTimes timesA = TimesByName(a, 0.0);
	MarkerTimes timesB = TimesByName(b, shift);
	for (const auto& [name, moments] : timesA)
	{
		timesB[name]; // so that a name of either is a name of both
	}
	std::vector<MarkerDifference> out;
	for (const auto& [name, momentsB] : timesB)
	{
		const auto found = timesA.find(name);
		const Span<const TimedMoment> momentsA = found != timesA.end() ? found->second : Span<const TimedMoment>();
		for (const MomentMatch& match : MatchInOrder(momentsA, momentsB, window))
		{
			out.push_back({PairOf(match, momentsA, momentsB), std::string(name)});
		}
	}
	std::stable_sort(out.begin(), out.end(),
		[](const MarkerDifference& x, const MarkerDifference& y) { return x.Time() < y.Time(); });
	return out;
}

} // namespace mria
