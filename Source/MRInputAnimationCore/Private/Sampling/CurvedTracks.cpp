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

/** The pieces of all curves at a time, field by field. Four at once are stored, so there is room for some more. */
class Columns
{
public:
	MRIA_FORCE_INLINE void Put(const CurvedGroup& group, std::size_t piece, Float4 now)
	{
		switch (group.width)
		{
		case kRotationWidth:
			return Put<kRotationWidth>(group, piece, now);
		case kPositionWidth:
			return Put<kPositionWidth>(group, piece, now);
		default:
			return Put<1>(group, piece, now);
		}
	}

	/** There must be room for so many values more than curves. */
	static constexpr std::size_t kPadding = 15;

	/** Whole lanes, since a rest would be copied. */
	void Solve(std::size_t count, BezierPath path, float* values)
	{
		const auto column = [&](std::size_t field) { return lanes_ + field * kRoom; };
		constexpr float kLevel[] = {0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, kDefaultWeight, kDefaultWeight};
		for (std::size_t field = 0; field < kFields; ++field)
		{
			std::fill_n(column(field) + count, kPadding, kLevel[field]);
		}
		const std::size_t padded = (count + kPadding) / (kPadding + 1) * (kPadding + 1);
		SolveBatch({column(0), column(1), column(2), column(3), column(4), column(5), column(6), column(7), column(8),
					   values, padded},
			path);
	}

private:
	static constexpr std::size_t kRoom = kTrackCurveCount + kPadding;
	static constexpr std::size_t kFields = 9;

	/** What is written past the group's curves is overwritten by those of the next. */
	template <std::size_t Width>
	MRIA_FORCE_INLINE void Put(const CurvedGroup& group, std::size_t piece, Float4 now)
	{
		const std::size_t stride = group.fieldCount * Width;
		const float* const row = group.rows + piece * stride;
		const float* const times = group.times + piece;
		float* const to = lanes_ + group.firstCurve;
		MRIA_PREFETCH(row + 3 * stride - 1); // playback gets there next, and would wait for it
		now.Store(to);
		Float4::All(times[0]).Store(to + kRoom);
		Float4::All(times[1]).Store(to + 2 * kRoom);
		Float4::Load(row).Store(to + 3 * kRoom);
		Float4::Load(row + stride).Store(to + 4 * kRoom);
		Float4::Load(row + Width).Store(to + 5 * kRoom);
		Float4::Load(row + 2 * Width).Store(to + 6 * kRoom);
		const bool isWeighted = stride == kWeightedFields * Width;
		(isWeighted ? Float4::Load(row + 3 * Width) : Float4::All(kDefaultWeight)).Store(to + 7 * kRoom);
		(isWeighted ? Float4::Load(row + 4 * Width) : Float4::All(kDefaultWeight)).Store(to + 8 * kRoom);
	}

	float lanes_[kFields * kRoom]; ///< In the order of BezierBatch.
};
} // namespace CurvedTracksDetail

void CurvedTracks::Clear()
{
	targets_.clear();
	groupCount_ = 0;
	curves_.clear();
}

/** Where the next curves go; they are not there until Finish() is called. */
CurvedGroup& CurvedTracks::NextGroup()
{
	if (groupCount_ == groups_.size())
	{
		groups_.emplace_back();
	}
	groups_[groupCount_].firstCurve = static_cast<std::uint32_t>(targets_.size());
	return groups_[groupCount_];
}

void CurvedTracks::Finish(std::size_t track, std::size_t firstComponent, std::size_t count)
{
	++groupCount_;
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
	Columns columns;
	const Float4 now = Float4::All(time);
	for (std::size_t i = 0; i < groupCount_; ++i)
	{
		const CurvedGroup& group = groups_[i];
		columns.Put(group,
			lastPieces ? FollowPiece(group, time, (*lastPieces)[group.firstCurve]) : FindPiece(group, time), now);
	}
	columns.Solve(targets_.size(), path_, out);
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
	const bool isWeighted = group.fieldCount == kWeightedFields;
	return {group.times[piece], group.times[piece + 1], row[0], group.Row(piece + 1)[component], row[width],
		row[2 * width], isWeighted ? row[3 * width] : kDefaultWeight, isWeighted ? row[4 * width] : kDefaultWeight};
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
		size += (groups_[i].pieceCount + 1) * (1 + groups_[i].fieldCount * groups_[i].width) * sizeof(float);
	}
	for (const WholeCurve& whole : curves_)
	{
		size += sizeof(WholeCurve) + whole.curve.keys.size() * sizeof(Keyframe);
	}
	return size;
}

} // namespace mria
