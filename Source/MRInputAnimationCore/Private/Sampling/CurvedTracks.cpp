// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/CurvedTracks.h"

#include "Curves/BezierSegment.h"
#include "Mria/CurveEvaluator.h"
#include "Sampling/Track.h"

#include <array>
#include <cmath>

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

CurvedPiece MakePiece(const Keyframe& a, const Keyframe& b)
{
	const SegmentKind kind = KindOf(a, b);
	if (kind == SegmentKind::Step)
	{
		return HeldPiece(a.time, b.time, a.value);
	}
	const BezierSegment segment = MakeSegment(a, b);
	CurvedPiece piece = HeldPiece(a.time, b.time, a.value);
	piece.endValue = b.value;
	piece.outRise = static_cast<float>(segment.outRise);
	piece.inRise = static_cast<float>(segment.inRise);
	piece.outWeight = static_cast<float>(segment.outWeight);
	piece.inWeight = static_cast<float>(segment.inWeight);
	return piece;
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
using Columns = std::array<std::array<float, kMostCurves>, sizeof(CurvedPiece) / sizeof(float)>;

void Put(const CurvedPiece& piece, std::size_t row, Columns& out)
{
	out[0][row] = piece.startTime;
	out[1][row] = piece.endTime;
	out[2][row] = piece.startValue;
	out[3][row] = piece.endValue;
	out[4][row] = piece.outRise;
	out[5][row] = piece.inRise;
	out[6][row] = piece.outWeight;
	out[7][row] = piece.inWeight;
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

void CurvedTracks::Add(const Target& target, const Curve& curve)
{
	targets_.push_back(target);
	Run run{pieces_.size(), 0, curves_.size()};
	if (!CurveView(curve).Repeats() && AddPieces(curve))
	{
		run.count = pieces_.size() - run.first;
	}
	else
	{
		curves_.push_back(curve);
	}
	runs_.push_back(run);
}

/** All of the curve's pieces, or none if one of them does not fit into floats. */
bool CurvedTracks::AddPieces(const Curve& curve)
{
	const std::vector<Keyframe>& keys = curve.keys;
	const std::size_t first = pieces_.size();
	const float firstValue = keys.empty() ? 0.0f : keys.front().value;
	const float lastValue = keys.empty() ? 0.0f : keys.back().value;
	bool isTame = true;
	pieces_.push_back(
		CurvedTracksDetail::HeldPiece(-kSentinelTime, keys.empty() ? kSentinelTime : keys.front().time, firstValue));
	for (std::size_t i = 1; i < keys.size(); ++i)
	{
		if (keys[i - 1].time < keys[i].time)
		{
			pieces_.push_back(CurvedTracksDetail::MakePiece(keys[i - 1], keys[i]));
			isTame = isTame && CurvedTracksDetail::IsTame(pieces_.back());
		}
	}
	if (!keys.empty())
	{
		pieces_.push_back(CurvedTracksDetail::HeldPiece(keys.back().time, kSentinelTime, lastValue));
		isTame = isTame && std::fabs(keys.front().time) < kMaxTrackTime && std::fabs(keys.back().time) < kMaxTrackTime;
	}
	if (!isTame)
	{
		pieces_.resize(first);
	}
	for (std::size_t i = first; i < pieces_.size(); ++i)
	{
		starts_.push_back(pieces_[i].startTime);
	}
	return isTame;
}

/** The last piece that starts at or before `time`; the first starts before any time. */
const CurvedPiece& CurvedTracks::FindPiece(const Run& run, float time) const
{
	const float* low = starts_.data() + run.first;
	for (std::size_t count = run.count; count > 1;)
	{
		const std::size_t half = count / 2;
		low = low[half] <= time ? low + half : low; // no branch: which way it goes cannot be foreseen
		count -= half;
	}
	return pieces_[static_cast<std::size_t>(low - starts_.data())];
}

void CurvedTracks::Evaluate(float time, float (&out)[kMostCurves]) const
{
	CurvedTracksDetail::Columns columns;
	float times[kMostCurves];
	float values[kMostCurves];
	std::size_t rows = 0;
	for (const Run& run : runs_)
	{
		if (run.count > 0)
		{
			CurvedTracksDetail::Put(FindPiece(run, time), rows, columns);
			times[rows++] = time;
		}
	}
	SolveBatch(CurvedTracksDetail::BatchOf(columns, times, values, rows), path_);
	std::size_t row = 0;
	for (std::size_t i = 0; i < runs_.size(); ++i)
	{
		out[i] = runs_[i].count > 0 ? values[row++] : EvaluateSortedCurve(curves_[runs_[i].curve], time);
	}
}

float CurvedTracks::ValueOf(std::size_t index, float time) const
{
	const Run& run = runs_[index];
	return run.count > 0 ? static_cast<float>(SolveValue(CurvedTracksDetail::ToSegment(FindPiece(run, time)), time))
						 : EvaluateSortedCurve(curves_[run.curve], time);
}

float CurvedTracks::SlopeOf(std::size_t index, float time) const
{
	const Run& run = runs_[index];
	return run.count > 0 ? SlopeAsFloat(SolveSlope(CurvedTracksDetail::ToSegment(FindPiece(run, time)), time))
						 : EvaluateSortedSlope(curves_[run.curve], time);
}

std::size_t CurvedTracks::MemorySize() const
{
	std::size_t size = targets_.size() * sizeof(Target) + runs_.size() * sizeof(Run) +
		pieces_.size() * (sizeof(CurvedPiece) + sizeof(float)) + curves_.size() * sizeof(Curve);
	for (const Curve& curve : curves_)
	{
		size += curve.keys.size() * sizeof(Keyframe);
	}
	return size;
}

} // namespace mria
