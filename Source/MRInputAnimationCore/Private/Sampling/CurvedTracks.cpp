// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/CurvedTracks.h"

#include "Curves/BezierSegment.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Sampling/Track.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mria
{

namespace CurvedTracksDetail
{
/** The last piece that starts at or before `time`; the first starts before any time. */
std::size_t FindPiece(const CurvedGroup& group, float time)
{
	return LastUpTo(group.times, group.pieceCount, time);
}

/** The same, from where the last time was: as a rule that piece or the next one. */
std::size_t FollowPiece(const CurvedGroup& group, float time, std::uint32_t& place)
{
	const float* const times = group.times;
	std::size_t piece = place;
	piece += times[piece + 1] <= time ? 1 : 0; // no time gets to the last one
	if (time < times[piece] || times[piece + 1] <= time)
	{
		piece = FindPiece(group, time);
	}
	place = static_cast<std::uint32_t>(piece);
	return piece;
}

/**
 * The pieces that all groups are in at a time. Where the curves of a group share their weights they share the parameter
 * too: it is solved for once, in one lane, and then each value takes a few products.
 */
class Pieces
{
public:
	MRIA_FORCE_INLINE void Put(const CurvedGroup& group, std::size_t index, std::size_t piece)
	{
		const float* const row = group.Row(piece);
		MRIA_PREFETCH(row + 3 * group.stride - 1); // playback gets there next, and would wait for it
		rows_[index] = row;
		float* const to = lanes_ + group.firstLane;
		const float* const weights = row + kValueFields * group.width;
		if (group.HasOneLane())
		{
			const bool isWeighted = group.weightCount != 0;
			to[0] = group.times[piece];
			to[kRoom] = group.times[piece + 1];
			to[2 * kRoom] = isWeighted ? weights[0] : kDefaultWeight;
			to[3 * kRoom] = isWeighted ? weights[1] : kDefaultWeight;
			return;
		}
		// What is written past the group's lanes is overwritten by those of the next.
		Float4::All(group.times[piece]).Store(to);
		Float4::All(group.times[piece + 1]).Store(to + kRoom);
		Float4::Load(weights).Store(to + 2 * kRoom);
		Float4::Load(weights + group.weightCount).Store(to + 3 * kRoom);
	}

	void Solve(float time, std::size_t laneCount, BezierPath path)
	{
		constexpr float kLevel[] = {0.0f, 1.0f, kDefaultWeight, kDefaultWeight};
		for (std::size_t field = 0; field < kFields; ++field)
		{
			std::fill_n(lanes_ + field * kRoom + laneCount, kBezierLanes - 1, kLevel[field]);
		}
		SolveParts({time, lanes_, lanes_ + kRoom, lanes_ + 2 * kRoom, lanes_ + 3 * kRoom, laneCount},
			{parts_, parts_ + kRoom, parts_ + 2 * kRoom, parts_ + 3 * kRoom}, path);
	}

	/** The values of a group's curves; `index` is its own. */
	MRIA_FORCE_INLINE Float4 Values(const CurvedGroup& group, std::size_t index) const
	{
		const float* const parts = parts_ + group.firstLane;
		const auto part = [&](std::size_t field)
		{ return group.HasOneLane() ? Float4::All(parts[field * kRoom]) : Float4::Load(parts + field * kRoom); };
		const float* const row = rows_[index];
		const Float4 start = Float4::Load(row);
		const Float4 end = Float4::Load(row + group.stride);
		const Float4 isFirst = LessEqual(Float4::Zero(), part(0));
		const Float4 from = (isFirst & start) | AndNot(isFirst, end);
		const Float4 handles =
			part(2) * Float4::Load(row + group.width) - part(3) * Float4::Load(row + 2 * group.width);
		return from + (part(1) * (end - start) + handles);
	}

private:
	static constexpr std::size_t kRoom = kTrackCurveCount + kBezierLanes - 1;
	static constexpr std::size_t kFields = 4;

	const float* rows_[kTrackCurveCount];
	float lanes_[kFields * kRoom]; ///< In the order of BezierTimes.
	float parts_[kFields * kRoom]; ///< In the order of BezierParts.
};

MRIA_FORCE_INLINE void StoreEach(Span<const CurvedGroup> groups, const Pieces& pieces, float* out)
{
	for (std::size_t i = 0; i < groups.size(); ++i)
	{
		pieces.Values(groups[i], i).Store(out + groups[i].firstCurve);
	}
}

#if MRIA_X86
MRIA_TARGET_AVX2 void StoreEachAvx2(Span<const CurvedGroup> groups, const Pieces& pieces, float* out)
{
	StoreEach(groups, pieces, out);
}
#endif

void StoreValues(Span<const CurvedGroup> groups, const Pieces& pieces, [[maybe_unused]] BezierPath path, float* out)
{
#if MRIA_X86
	if (path == BezierPath::Avx2)
	{
		return StoreEachAvx2(groups, pieces, out);
	}
#endif
	StoreEach(groups, pieces, out);
}
} // namespace CurvedTracksDetail

void CurvedTracks::Clear()
{
	targets_.clear();
	groupCount_ = 0;
	laneCount_ = 0;
	curves_.clear();
}

/** Where the next curves go; they are not there until Finish() is called. */
CurvedGroup& CurvedTracks::NextGroup()
{
	if (groupCount_ == groups_.size())
	{
		groups_.emplace_back();
	}
	CurvedGroup& group = groups_[groupCount_];
	group.firstCurve = static_cast<std::uint32_t>(targets_.size());
	group.firstLane = static_cast<std::uint32_t>(laneCount_);
	return group;
}

void CurvedTracks::Finish(std::size_t track, std::size_t firstComponent, std::size_t count)
{
	laneCount_ += groups_[groupCount_++].LaneCount();
	for (std::size_t i = firstComponent; i < firstComponent + count; ++i)
	{
		targets_.push_back({static_cast<std::uint32_t>(track), static_cast<std::uint32_t>(i)});
	}
}

bool CurvedTracks::AddShared(std::size_t track, Span<const CurveView> curves, bool continuous)
{
	const CurvedLoad load = LoadCurves(curves, NextGroup());
	if (!load.isSound || (continuous && load.maySpin))
	{
		return false;
	}
	Finish(track, 0, curves.size());
	return true;
}

void CurvedTracks::Add(std::size_t track, Span<const CurveView> curves)
{
	if (AddShared(track, curves, false))
	{
		return;
	}
	for (std::size_t i = 0; i < curves.size(); ++i)
	{
		AddAlone(track, i, curves[i]);
	}
}

void CurvedTracks::AddAlone(std::size_t track, std::size_t component, const CurveView& curve)
{
	CurvedGroup& group = NextGroup();
	if (!LoadCurves({&curve, 1}, group).isSound && !LoadOddCurve(curve, group))
	{
		Curve whole{curve.preWrap, curve.postWrap, {}};
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			whole.keys.push_back(curve[i]);
		}
		curves_.push_back({targets_.size(), std::move(whole)});
		LoadOddCurve({}, group);
	}
	Finish(track, component, 1);
}

void CurvedTracks::Evaluate(float time, LastPieces* lastPieces, float* out) const
{
	using namespace CurvedTracksDetail;
	Pieces pieces;
	for (std::size_t i = 0; i < groupCount_; ++i)
	{
		const CurvedGroup& group = groups_[i];
		pieces.Put(
			group, i, lastPieces ? FollowPiece(group, time, (*lastPieces)[group.firstCurve]) : FindPiece(group, time));
	}
	pieces.Solve(time, laneCount_, path_);
	StoreValues({groups_.data(), groupCount_}, pieces, path_, out);
	for (const WholeCurve& whole : curves_)
	{
		out[whole.index] = EvaluateSortedCurve(whole.curve, time);
	}
}

const Curve* CurvedTracks::FindWhole(std::size_t index) const
{
	const auto isBefore = [](const WholeCurve& whole, std::size_t wanted) { return whole.index < wanted; };
	const auto found = std::lower_bound(curves_.begin(), curves_.end(), index, isBefore);
	return found != curves_.end() && found->index == index ? &found->curve : nullptr;
}

/** The piece of a curve that is not whole. */
BezierSegment CurvedTracks::SegmentAt(std::size_t index, float time) const
{
	const auto isAfter = [](std::size_t wanted, const CurvedGroup& group) { return wanted < group.firstCurve; };
	const CurvedGroup& group = std::upper_bound(
		groups_.begin(), groups_.begin() + static_cast<std::ptrdiff_t>(groupCount_), index, isAfter)[-1];
	const std::size_t piece = CurvedTracksDetail::FindPiece(group, time);
	const std::size_t component = index - group.firstCurve;
	const float* const row = group.Row(piece) + component;
	const std::size_t width = group.width;
	const bool isWeighted = group.weightCount != 0;
	const float* const weights = group.Row(piece) + kValueFields * width + (group.HasOneLane() ? 0 : component);
	return {group.times[piece], group.times[piece + 1], row[0], group.Row(piece + 1)[component], row[width],
		row[2 * width], isWeighted ? weights[0] : kDefaultWeight,
		isWeighted ? weights[group.weightCount] : kDefaultWeight};
}

float CurvedTracks::ValueOf(std::size_t index, float time) const
{
	const Curve* const whole = FindWhole(index);
	return whole ? EvaluateSortedCurve(*whole, time) : static_cast<float>(SolveValue(SegmentAt(index, time), time));
}

float CurvedTracks::SlopeOf(std::size_t index, float time) const
{
	const Curve* const whole = FindWhole(index);
	return whole ? EvaluateSortedSlope(*whole, time) : SlopeAsFloat(SolveSlope(SegmentAt(index, time), time));
}

std::size_t CurvedTracks::MemorySize() const
{
	std::size_t size = targets_.size() * sizeof(Target) + groups_.size() * sizeof(CurvedGroup);
	for (std::size_t i = 0; i < groupCount_; ++i)
	{
		size += (groups_[i].pieceCount + 1) * (1 + groups_[i].stride) * sizeof(float);
	}
	for (const WholeCurve& whole : curves_)
	{
		size += sizeof(WholeCurve) + whole.curve.keys.size() * sizeof(Keyframe);
	}
	return size;
}

} // namespace mria
