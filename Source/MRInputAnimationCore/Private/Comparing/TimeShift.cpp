// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Comparing/TimeShift.h"

#include "Mria/FloatRules.h"
#include "Sampling/Track.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

namespace mria
{

namespace TimeShiftDetail
{
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kCoarseStep = 0.05; ///< Seconds; no motion of people turns round within it.
constexpr std::size_t kMostSteps = 1 << 15; ///< Of one recording; the steps of a longer one are longer.
constexpr std::size_t kMostPairs = 1 << 22; ///< That a coarse search looks at; beyond it leaves some out evenly.
constexpr std::size_t kFineTimes = 2048;
constexpr std::size_t kMostJoints = 4; ///< Of each hand: more would say the same again.
constexpr double kLost = 0.25; ///< Metres that a hand counts as moved where one recording does not see it.
constexpr int kFineSteps = 5; ///< To either side of the coarse shift.
constexpr int kGoldenSteps = 24;

/** The position of a pose at one time, if it is known. */
struct KnownPosition
{
	Vec3 position;
	bool isKnown = false;
};

using PoseList = std::vector<PoseId>;

bool IsOn(const FlagTrack& flag, float time)
{
	const auto passed = std::upper_bound(flag.changes.begin(), flag.changes.end(), time) - flag.changes.begin();
	return flag.isOnFirst != (passed % 2 != 0);
}

/** A recording as positions of a few poses. */
class Motion
{
public:
	Motion(const SamplerTracks& tracks, const TimeRange& range)
		: tracks_(tracks)
		, range_(range)
	{
		const std::vector<CurvedTracks::Target>& targets = tracks.curved.Targets();
		curved_.fill(targets.size());
		for (std::size_t i = targets.size(); i-- > 0;)
		{
			curved_[targets[i].track] = i;
		}
	}

	double Start() const { return range_.start; }
	double Length() const { return static_cast<double>(range_.end) - range_.start; }
	bool Covers(double time) const { return time >= range_.start && time <= range_.end; }
	bool Has(PoseId pose) const { return tracks_.isPresent[pose]; }

	void PositionsAt(double time, const PoseList& poses, KnownPosition* out) const
	{
		constexpr double kMost = static_cast<double>(kMaxTrackTime);
		const float now = static_cast<float>(std::clamp(time, -kMost, kMost));
		bool isTracked[kHandCount];
		for (const Hand hand : kHands)
		{
			const std::size_t index = static_cast<std::size_t>(hand);
			isTracked[index] = IsOn(tracks_.flags[TrackedCurve(hand) - kFirstFlagCurve], now);
		}
		for (std::size_t i = 0; i < poses.size(); ++i)
		{
			out[i].isKnown = poses[i] == kCameraPose || isTracked[static_cast<std::size_t>(HandOf(poses[i]))];
			out[i].position = out[i].isKnown ? PositionAt(poses[i], now) : Vec3{};
		}
	}

	/** The places at even times from the start on, one row a time. */
	std::vector<KnownPosition> Sample(const PoseList& poses, double step, std::size_t count) const
	{
		std::vector<KnownPosition> positions(count * poses.size());
		for (std::size_t i = 0; i < count; ++i)
		{
			PositionsAt(Start() + step * static_cast<double>(i), poses, positions.data() + i * poses.size());
		}
		return positions;
	}

private:
	Vec3 PositionAt(PoseId pose, float time) const
	{
		const CurvedTracks& curved = tracks_.curved;
		const std::size_t first = curved_[pose];
		if (first < curved.Targets().size())
		{
			return {curved.ValueOf(first, time), curved.ValueOf(first + 1, time), curved.ValueOf(first + 2, time)};
		}
		const Track& track = tracks_.tracks[pose];
		const float* next = std::upper_bound(track.times + 1, track.times + track.keyCount + 1, time);
		const float length = next[0] - next[-1]; // before the first key and after the last: to a sentinel
		const float part = length > 0.0f ? (time - next[-1]) / length : 0.0f;
		const float* values = track.values + (next - 1 - track.times) * static_cast<std::ptrdiff_t>(kPositionWidth);
		const Vec3 from{values[0], values[1], values[2]};
		const Vec3 to{values[3], values[4], values[5]};
		return from + (to - from) * part;
	}

	const SamplerTracks& tracks_;
	TimeRange range_;
	std::array<std::size_t, kTrackCount> curved_; ///< Of each track, the first of its curved curves, if it has any.
};

/** The camera and a few joints of each hand that both have. */
PoseList ChoosePoses(const Motion& a, const Motion& b)
{
	PoseList poses;
	const auto offer = [&](PoseId pose, std::size_t limit)
	{
		if (poses.size() < limit && a.Has(pose) && b.Has(pose))
		{
			poses.push_back(pose);
		}
	};
	offer(kCameraPose, 1);
	for (const Hand hand : kHands)
	{
		const std::size_t limit = poses.size() + kMostJoints;
		for (std::size_t joint = static_cast<std::size_t>(Joint::Wrist); joint < kJointCount; ++joint)
		{
			offer(JointPose(hand, static_cast<Joint>(joint)), limit);
		}
	}
	return poses;
}

/** Adds up squared distances over the times that both cover. A hand that is seen in one only is far off. */
struct FitSum
{
	double squares = 0.0;
	std::size_t count = 0;
	std::size_t rows = 0;

	void AddRow(const KnownPosition* a, const KnownPosition* b, std::size_t poses)
	{
		++rows;
		for (std::size_t i = 0; i < poses; ++i)
		{
			if (a[i].isKnown || b[i].isKnown)
			{
				squares += a[i].isKnown && b[i].isKnown ? SquareOf(a[i].position, b[i].position) : kLost * kLost;
				++count;
			}
		}
	}

	/** The mean square; infinite with too little to go by. */
	double Get(double leastRows) const
	{
		return count > 0 && static_cast<double>(rows) >= leastRows ? squares / static_cast<double>(count) : kInfinity;
	}

private:
	static double SquareOf(const Vec3& p, const Vec3& q)
	{
		const double x = static_cast<double>(p.x) - q.x;
		const double y = static_cast<double>(p.y) - q.y;
		const double z = static_cast<double>(p.z) - q.z;
		return x * x + y * y + z * z;
	}
};

std::size_t RowsFor(double length, double step)
{
	return static_cast<std::size_t>((std::min)(length / step, static_cast<double>(kMostSteps))) + 1;
}

/** First on a grid of times over all shifts, then between grid points around the best of them. */
class ShiftSearch
{
public:
	ShiftSearch(const Motion& a, const Motion& b, double within)
		: a_(a)
		, b_(b)
		, poses_(ChoosePoses(a, b))
		, within_(within)
		, together_(a.Start() - b.Start())
		, step_((std::max)(kCoarseStep, (std::max)(a.Length(), b.Length()) / kMostSteps))
		, fineStep_(a.Length() > 0.0 ? a.Length() / (kFineTimes - 1) : 1.0)
	{
		rowsA_ = a.Sample(poses_, step_, RowsFor(a.Length(), step_));
		rowsB_ = b.Sample(poses_, step_, RowsFor(b.Length(), step_));
		fineA_ = a.Sample(poses_, fineStep_, kFineTimes);
	}

	TimeAlignment Find()
	{
		TimeAlignment found;
		if (poses_.empty())
		{
			return found;
		}
		const double coarse = FindCoarse();
		const double fine = IsFinite(coarse) ? Refine(coarse) : 0.0;
		const double atZero = FineCost(0.0);
		const double atFine = FineCost(fine);
		const bool isShifted = atFine < atZero;
		found.shift = isShifted ? fine : 0.0;
		const double cost = isShifted ? atFine : atZero;
		found.rms = IsFinite(cost) ? std::sqrt(cost) : 0.0;
		found.confidence = IsFinite(cost) && middling_ > 0.0 ? std::clamp(1.0 - found.rms / middling_, 0.0, 1.0) : 0.0;
		const double reach = (std::min)(std::fabs(found.shift), std::fabs(found.shift - together_));
		found.isAtLimit = isShifted && reach > within_ - 0.5 * step_;
		return found;
	}

private:
	std::int64_t RowCount(const std::vector<KnownPosition>& rows) const
	{
		return static_cast<std::int64_t>(rows.size() / poses_.size());
	}

	/** Lags in steps whose shift is within reach of `centre`. */
	void AddLags(double centre, std::vector<std::int64_t>& lags) const
	{
		const double first = static_cast<double>(1 - RowCount(rowsB_));
		const double last = static_cast<double>(RowCount(rowsA_) - 1);
		const double from = std::clamp(std::floor((centre - within_ - together_) / step_), first, last);
		const double until = std::clamp(std::ceil((centre + within_ - together_) / step_), first, last);
		for (double lag = from; lag <= until; lag += 1.0)
		{
			lags.push_back(static_cast<std::int64_t>(lag));
		}
	}

	/** Half of the shorter recording, less some slack for the grid. */
	double LeastRows(double step) const
	{
		constexpr double kHalfAndSlack = 0.45;
		return kHalfAndSlack * (std::min)(a_.Length(), b_.Length()) / step;
	}

	double CoarseCost(std::int64_t lag, std::int64_t stride) const
	{
		const std::int64_t begin = (std::max)(lag, std::int64_t{0});
		const std::int64_t end = (std::min)(RowCount(rowsA_), RowCount(rowsB_) + lag);
		FitSum sum;
		for (std::int64_t row = begin; row < end; row += stride)
		{
			sum.AddRow(&rowsA_[static_cast<std::size_t>(row) * poses_.size()],
				&rowsB_[static_cast<std::size_t>(row - lag) * poses_.size()], poses_.size());
		}
		return sum.Get(LeastRows(step_ * static_cast<double>(stride)));
	}

	/** The best shift on the grid; infinite if none has enough in common. */
	double FindCoarse()
	{
		std::vector<std::int64_t> lags;
		AddLags(0.0, lags);
		AddLags(together_, lags);
		std::sort(lags.begin(), lags.end());
		lags.erase(std::unique(lags.begin(), lags.end()), lags.end());
		const std::size_t pairs = lags.size() * (std::min)(rowsA_.size(), rowsB_.size()) / poses_.size();
		const std::int64_t stride = static_cast<std::int64_t>(pairs / kMostPairs) + 1;
		std::vector<double> costs;
		double best = kInfinity;
		double shift = kInfinity;
		for (const std::int64_t lag : lags)
		{
			const double cost = CoarseCost(lag, stride);
			if (IsFinite(cost))
			{
				costs.push_back(cost);
			}
			shift = cost < best ? together_ + static_cast<double>(lag) * step_ : shift;
			best = (std::min)(cost, best);
		}
		if (!costs.empty())
		{
			const auto middle = costs.begin() + static_cast<std::ptrdiff_t>(costs.size() / 2);
			std::nth_element(costs.begin(), middle, costs.end());
			middling_ = std::sqrt(*middle);
		}
		return shift;
	}

	double FineCost(double shift) const
	{
		FitSum sum;
		std::vector<KnownPosition> positions(poses_.size());
		for (std::size_t i = 0; i < kFineTimes; ++i)
		{
			const double time = a_.Start() + fineStep_ * static_cast<double>(i);
			if (b_.Covers(time - shift) && a_.Covers(time))
			{
				b_.PositionsAt(time - shift, poses_, positions.data());
				sum.AddRow(&fineA_[i * poses_.size()], positions.data(), poses_.size());
			}
		}
		return sum.Get(LeastRows(fineStep_));
	}

	double ClampToReach(double shift) const
	{
		const double own = std::clamp(shift, -within_, within_);
		const double together = std::clamp(shift, together_ - within_, together_ + within_);
		return std::fabs(own - shift) <= std::fabs(together - shift) ? own : together;
	}

	double Refine(double coarse) const
	{
		const double step = step_ / kFineSteps;
		double best = ClampToReach(coarse);
		double bestCost = FineCost(best);
		for (int i = -kFineSteps; i <= kFineSteps; ++i)
		{
			const double shift = ClampToReach(coarse + step * i);
			const double cost = FineCost(shift);
			best = cost < bestCost ? shift : best;
			bestCost = (std::min)(cost, bestCost);
		}
		return ClampToReach(GoldenSection(best - step, best + step));
	}

	double GoldenSection(double low, double high) const
	{
		constexpr double kGolden = 0.6180339887498949;
		double left = high - kGolden * (high - low);
		double right = low + kGolden * (high - low);
		double leftCost = FineCost(left);
		double rightCost = FineCost(right);
		for (int i = 0; i < kGoldenSteps; ++i)
		{
			const bool goesLeft = leftCost <= rightCost;
			(goesLeft ? high : low) = goesLeft ? right : left;
			const double next = goesLeft ? high - kGolden * (high - low) : low + kGolden * (high - low);
			const double nextCost = FineCost(next);
			(goesLeft ? right : left) = goesLeft ? left : right;
			(goesLeft ? rightCost : leftCost) = goesLeft ? leftCost : rightCost;
			(goesLeft ? left : right) = next;
			(goesLeft ? leftCost : rightCost) = nextCost;
		}
		return 0.5 * (low + high);
	}

	const Motion& a_;
	const Motion& b_;
	PoseList poses_;
	double within_;
	double together_; ///< The shift at which both start at once.
	double step_;
	double fineStep_;
	std::vector<KnownPosition> rowsA_;
	std::vector<KnownPosition> rowsB_;
	std::vector<KnownPosition> fineA_;
	double middling_ = 0.0; ///< The middle of all shifts' RMS.
};
} // namespace TimeShiftDetail

TimeAlignment FindTimeShift(const TimedTracks& a, const TimedTracks& b, double within)
{
	using namespace TimeShiftDetail;
	constexpr double kMostReach = 1e6;
	const Motion motionA(a.tracks, a.range);
	const Motion motionB(b.tracks, b.range);
	return ShiftSearch(motionA, motionB, within > 0.0 ? (std::min)(within, kMostReach) : 0.0).Find();
}

TimeAlignment FindTimeShift(const RecordingView& a, const RecordingView& b, double within)
{
	const TimedTracks tracksA(a);
	const TimedTracks tracksB(b);
	return FindTimeShift(tracksA, tracksB, within);
}

} // namespace mria
