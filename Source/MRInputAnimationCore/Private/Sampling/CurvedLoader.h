// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"
#include "Mria/Span.h"
#include "Sampling/TrackBuilder.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/**
 * One to four curves on one row of rising times, as pieces in BezierSegment's terms. A row is that many values,
 * outRises and inRises and then the outWeights and inWeights: none if all are 1/3, one of each if the curves have the
 * same, which is the rule, or one for each curve. The next row begins with the values at the piece's end. Held ends are
 * pieces too: the first row is before any time, the last one after. Where a curve steps there are two rows at one time,
 * and the piece between them is never met.
 */
struct CurvedGroup
{
	FloatBuffer memory;
	float* times = nullptr; ///< pieceCount + 1.
	float* rows = nullptr; ///< As many; three floats more may be read.
	std::uint32_t pieceCount = 0;
	std::uint32_t width = 0;
	std::uint32_t weightCount = 0; ///< Of either kind in a row: 0, 1 or the width.
	std::uint32_t stride = 0; ///< From row to row.
	std::uint32_t firstCurve = 0;
	std::uint32_t firstLane = 0; ///< Of the segments that a frame solves, one for each weight or for all curves.

	const float* Row(std::size_t piece) const { return rows + piece * stride; }
	bool HasOneLane() const { return weightCount <= 1; }
	std::size_t LaneCount() const { return HasOneLane() ? 1 : weightCount; }
};

/** Values, outRises and inRises. */
inline constexpr std::size_t kValueFields = 3;

/** The weight of a side that has none. */
inline constexpr float kDefaultWeight = 1.0f / 3.0f;

/** What a pass over the curves found out. */
struct CurvedLoad
{
	bool isSound = false; ///< Full keys that share rising times, and all numbers of all pieces are moderate.
	bool maySpin = false; ///< If they are quaternions, neighbours may be on opposite sides.
};

/** The fast way in, for one, three or four curves that have keys: checks and converts in one pass. */
CurvedLoad LoadCurves(Span<const CurveView> curves, CurvedGroup& out);

/** The slow way in for one curve, whose keys must be sorted and finite. False if a piece does not fit into floats. */
bool LoadOddCurve(const CurveView& curve, CurvedGroup& out);

} // namespace mria
