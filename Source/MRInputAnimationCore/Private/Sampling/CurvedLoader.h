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
 * outRises and inRises and, unless all weights are 1/3, outWeights and inWeights; the next row begins with the values
 * at the piece's end. Held ends are pieces too: the first row is before any time, the last one after. Where a curve
 * steps there are two rows at one time, and the piece between them is never met.
 */
struct CurvedGroup
{
	FloatBuffer memory;
	float* times = nullptr; ///< pieceCount + 1.
	float* rows = nullptr; ///< As many; three floats more may be read.
	std::uint32_t pieceCount = 0;
	std::uint32_t width = 0;
	std::uint32_t fieldCount = 0; ///< 3, or with weights 5.
	std::uint32_t firstCurve = 0;

	const float* Row(std::size_t piece) const { return rows + piece * fieldCount * width; }
};

inline constexpr std::size_t kUnweightedFields = 3;
inline constexpr std::size_t kWeightedFields = 5;

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
