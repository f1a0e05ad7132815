// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/CurvedTracks.h"

#include "Curves/BezierSegment.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Sampling/Track.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace mria
{

namespace CurvedTracksDetail
{
constexpr float kMaxRise = 1e30f; ///< Sums of a few of these stay finite.

CurvedPiece HeldPiece(float start, float end, float value)
{
	CurvedPiece piece;
	piece.startTime = start;
	piece.endTime = end;
	piece.startValue = piece.endValue = value;
	return piece;
}

/** KindOf and MakeSegment say what the numbers mean; most keys need none of their special cases. */
CurvedPiece MakePiece(const Keyframe& a, const Keyframe& b)
{
	CurvedPiece piece = HeldPiece(a.time, b.time, a.value);
	const bool isPlain =
		IsFinite(a.outTangent) && IsFinite(b.inTangent) && IsAtMost(a.outWeight, 1.0f) && IsAtMost(b.inWeight, 1.0f);
	if (!isPlain && KindOf(a, b) == SegmentKind::Step)
	{
		return piece;
	}
	piece.endValue = b.value;
	if (!isPlain)
	{
		const BezierSegment segment = MakeSegment(a, b);
		piece.outRise = static_cast<float>(segment.outRise);
		piece.inRise = static_cast<float>(segment.inRise);
		piece.outWeight = static_cast<float>(segment.outWeight);
		piece.inWeight = static_cast<float>(segment.inWeight);
		return piece;
	}
	constexpr float kUnweighted = 1.0f / 3.0f;
	const double duration = static_cast<double>(b.time) - static_cast<double>(a.time);
	piece.outWeight = (a.weightedMode & WeightedMode::Out) != 0 ? (std::max)(a.outWeight, 0.0f) : kUnweighted;
	piece.inWeight = (b.weightedMode & WeightedMode::In) != 0 ? (std::max)(b.inWeight, 0.0f) : kUnweighted;
	// In double: floats might overflow on the way, and 0 times infinity passes for tame with -ffast-math.
	piece.outRise = static_cast<float>(static_cast<double>(piece.outWeight) * duration * a.outTangent);
	piece.inRise = static_cast<float>(static_cast<double>(piece.inWeight) * duration * b.inTangent);
	return piece;
}

/**
 * As MakePiece for every two neighbours, without its special cases: false if one of them may be needed, or if a piece
 * is not tame. The numbers are written, and looked at only at the end.
 */
bool MakePlainPieces(Span<const Keyframe> keys, CurvedPiece* out)
{
	constexpr float kUnweighted = 1.0f / 3.0f;
	constexpr float kMost = (std::numeric_limits<float>::max)();
	constexpr float kHalf = kMaxRise / 2.0f;
	const Float4 leastBack = Float4::Of(-kMost, 0.0f, 0.0f, -kMost); // out-tangent, in-weight, out-weight, mode
	const Float4 mostBack = Float4::Of(kMost, 1.0f, 1.0f, kMost);
	const Float4 endLimits = Float4::Of(kMaxTrackTime, kMaxTrackTime, kHalf, kHalf);
	const Float4 riseLimits = Float4::Of(kHalf, kHalf, 1.0f, 1.0f);
	const auto isBackPlain = [&](const Keyframe& key)
	{
		const Float4 back = Float4::Load(&key.outTangent);
		return LessEqual(leastBack, back) & LessEqual(back, mostBack);
	};
	Float4 fits = isBackPlain(keys[0]);
	for (std::size_t i = 1; i < keys.size(); ++i, ++out)
	{
		const Keyframe& a = keys[i - 1];
		const Keyframe& b = keys[i];
		const Float4 times = Float4::Evens(Float4::Load(&a.time), Float4::Load(&b.time));
		const Float4 values = Float4::Odds(Float4::Load(&a.time), Float4::Load(&b.time));
		const Float4 ends = Float4::Evens(times, values);
		ends.Store(&out->startTime);
		const double duration = static_cast<double>(b.time) - static_cast<double>(a.time);
		out->outWeight = (a.weightedMode & WeightedMode::Out) != 0 ? a.outWeight : kUnweighted;
		out->inWeight = (b.weightedMode & WeightedMode::In) != 0 ? b.inWeight : kUnweighted;
		out->outRise = static_cast<float>(static_cast<double>(out->outWeight) * duration * a.outTangent);
		out->inRise = static_cast<float>(static_cast<double>(out->inWeight) * duration * b.inTangent);
		fits = fits & isBackPlain(b) & Less(Abs(ends), endLimits) &
			LessEqual(Abs(Float4::Load(&out->outRise)), riseLimits) & Less(ends.Spread<0>(), ends.Spread<1>());
	}
	return Bits(fits) == 15;
}

bool IsTame(const CurvedPiece& piece)
{
	const float rises = std::fabs(piece.outRise) + std::fabs(piece.inRise);
	const float values = std::fabs(piece.startValue) + std::fabs(piece.endValue);
	return rises < kMaxRise && values < kMaxRise && piece.outWeight <= 1.0f && piece.inWeight <= 1.0f &&
		std::fabs(piece.startTime) < kMaxTrackTime && std::fabs(piece.endTime) < kMaxTrackTime;
}

BezierSegment ToSegment(const CurvedPiece& piece)
{
	return {piece.startTime, piece.endTime, piece.startValue, piece.endValue, piece.outRise, piece.inRise,
		piece.outWeight, piece.inWeight};
}

/** The fields of a batch, each an array; the order is CurvedPiece's. */
static_assert(kTrackCurveCount % 4 == 0, "four are put at once");
using Columns = std::array<std::array<float, kTrackCurveCount>, sizeof(CurvedPiece) / sizeof(float)>;

/** Four pieces, field by field. */
void Put(const CurvedPiece* const* pieces, std::size_t row, Columns& out)
{
	for (const std::size_t half : {0, 4})
	{
		const auto load = [&](std::size_t i) { return Float4::Load(&pieces[i]->startTime + half); };
		Float4 fields[4] = {load(0), load(1), load(2), load(3)};
		Transpose(fields[0], fields[1], fields[2], fields[3]);
		for (std::size_t i = 0; i < 4; ++i)
		{
			fields[i].Store(&out[half + i][row]);
		}
	}
}

BezierBatch BatchOf(const Columns& columns, const float* times, float* values, std::size_t count)
{
	BezierBatch batch;
	batch.time = times;
	batch.startTime = columns[0].data();
	batch.endTime = columns[1].data();
	batch.startValue = columns[2].data();
	batch.endValue = columns[3].data();
	batch.outRise = columns[4].data();
	batch.inRise = columns[5].data();
	batch.outWeight = columns[6].data();
	batch.inWeight = columns[7].data();
	batch.value = values;
	batch.count = count;
	return batch;
}
} // namespace CurvedTracksDetail

void CurvedTracks::Clear()
{
	targets_.clear();
	runs_.clear();
	starts_.clear();
	pieces_.clear();
	curves_.clear();
}

void CurvedTracks::Add(const Target& target, Curve curve)
{
	const bool isNewTrack = targets_.empty() || targets_.back().track != target.track;
	targets_.push_back(target);
	Run run{pieces_.size(), 0, starts_.size(), curves_.size(), 1};
	if (!CurveView(curve).Repeats() && AddPieces(curve.keys))
	{
		run.count = pieces_.size() - run.first;
		AddStarts(run, isNewTrack);
	}
	else
	{
		curves_.push_back(std::move(curve));
	}
	runs_.push_back(run);
}

/** All of the curve's pieces, or none if one of them does not fit into floats. */
bool CurvedTracks::AddPieces(Span<const Keyframe> keys)
{
	using namespace CurvedTracksDetail;
	const std::size_t first = pieces_.size();
	if (keys.empty())
	{
		pieces_.push_back(HeldPiece(-kSentinelTime, kSentinelTime, 0.0f));
		return true;
	}
	const Keyframe& last = keys[keys.size() - 1];
	pieces_.resize(first + keys.size() + 1);
	if (keys.size() > 1 && MakePlainPieces(keys, &pieces_[first + 1]))
	{
		pieces_[first] = HeldPiece(-kSentinelTime, keys[0].time, keys[0].value);
		pieces_.back() = HeldPiece(last.time, kSentinelTime, last.value);
		return true;
	}
	pieces_.resize(first);
	bool isTame = std::fabs(keys[0].time) < kMaxTrackTime && std::fabs(last.time) < kMaxTrackTime;
	pieces_.push_back(HeldPiece(-kSentinelTime, keys[0].time, keys[0].value));
	for (std::size_t i = 1; isTame && i < keys.size(); ++i)
	{
		if (keys[i - 1].time < keys[i].time)
		{
			pieces_.push_back(MakePiece(keys[i - 1], keys[i]));
			isTame = IsTame(pieces_.back());
		}
	}
	pieces_.push_back(HeldPiece(last.time, kSentinelTime, last.value));
	if (!isTame)
	{
		pieces_.resize(first);
	}
	return isTame;
}

void CurvedTracks::AddStarts(Run& run, bool isNewTrack)
{
	const CurvedPiece* const pieces = &pieces_[run.first];
	if (!isNewTrack && runs_.back().count == run.count)
	{
		const float* const starts = &starts_[runs_.back().starts];
		const auto isSame = [](const CurvedPiece& piece, float start) { return piece.startTime == start; };
		if (std::equal(pieces, pieces + run.count, starts, isSame))
		{
			run.starts = runs_.back().starts;
			++runs_[firstSharing_].sharing;
			return;
		}
	}
	firstSharing_ = runs_.size();
	for (std::size_t i = 0; i < run.count; ++i)
	{
		starts_.push_back(pieces[i].startTime);
	}
	starts_.push_back(kSentinelTime);
}

/** The last piece that starts at or before `time`; the first starts before any time. */
std::size_t CurvedTracks::FindPiece(const Run& run, float time) const
{
	const float* const first = starts_.data() + run.starts;
	const float* low = first;
	for (std::size_t count = run.count; count > 1;)
	{
		const std::size_t half = count / 2;
		low = low[half] <= time ? low + half : low; // no branch: which way it goes cannot be foreseen
		count -= half;
	}
	return static_cast<std::size_t>(low - first);
}

/** The last piece that starts at or before `time`, from where the last time was: as a rule that or the next one. */
std::size_t CurvedTracks::FollowPiece(const Run& run, float time, std::uint32_t& place) const
{
	const float* const starts = &starts_[run.starts];
	std::size_t piece = place;
	if (starts[piece + 1] <= time && piece + 1 < run.count)
	{
		++piece;
	}
	if (time < starts[piece] || starts[piece + 1] <= time)
	{
		piece = FindPiece(run, time);
	}
	place = static_cast<std::uint32_t>(piece);
	return piece;
}

void CurvedTracks::Evaluate(float time, LastPieces* lastPieces, float* out) const
{
	const CurvedPiece* found[kTrackCurveCount];
	std::size_t rows = 0;
	for (std::size_t i = 0; i < runs_.size();)
	{
		const Run& first = runs_[i];
		const std::size_t end = i + first.sharing;
		if (first.count > 0)
		{
			const std::size_t piece = lastPieces ? FollowPiece(first, time, (*lastPieces)[i]) : FindPiece(first, time);
			for (std::size_t run = i; run < end; ++run)
			{
				found[rows++] = &pieces_[runs_[run].first + piece];
			}
		}
		i = end;
	}
	Solve(found, rows, time, out);
	for (std::size_t i = runs_.size(); rows < runs_.size() && i-- > 0;)
	{
		out[i] = runs_[i].count > 0 ? out[--rows] : EvaluateSortedCurve(curves_[runs_[i].curve], time);
	}
}

/** The values of so many pieces at one time. */
void CurvedTracks::Solve(const CurvedPiece** pieces, std::size_t count, float time, float* values) const
{
	using namespace CurvedTracksDetail;
	Columns columns;
	float times[kTrackCurveCount];
	std::fill(times, times + count, time);
	static const CurvedPiece kNone;
	for (std::size_t row = 0; row < count; row += 4)
	{
		for (std::size_t i = count; i < row + 4; ++i)
		{
			pieces[i] = &kNone;
		}
		Put(pieces + row, row, columns);
	}
	SolveBatch(BatchOf(columns, times, values, count), path_);
}

float CurvedTracks::ValueOf(std::size_t index, float time) const
{
	const Run& run = runs_[index];
	return run.count > 0 ? static_cast<float>(SolveValue(CurvedTracksDetail::ToSegment(PieceAt(run, time)), time))
						 : EvaluateSortedCurve(curves_[run.curve], time);
}

float CurvedTracks::SlopeOf(std::size_t index, float time) const
{
	const Run& run = runs_[index];
	return run.count > 0 ? SlopeAsFloat(SolveSlope(CurvedTracksDetail::ToSegment(PieceAt(run, time)), time))
						 : EvaluateSortedSlope(curves_[run.curve], time);
}

std::size_t CurvedTracks::MemorySize() const
{
	std::size_t size = targets_.size() * sizeof(Target) + runs_.size() * sizeof(Run) + starts_.size() * sizeof(float) +
		pieces_.size() * sizeof(CurvedPiece) + curves_.size() * sizeof(Curve);
	for (const Curve& curve : curves_)
	{
		size += curve.keys.size() * sizeof(Keyframe);
	}
	return size;
}

} // namespace mria
