// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"
#include "Mria/CurveId.h"
#include "Mria/Span.h"

#include <array>
#include <cstddef>

namespace mria
{

/** A linear change of a group's values, each of which may depend on all: new = matrix * old + offset. */
struct GroupMix
{
	using Values = std::array<double, kMostGroupCurves>;

	std::array<Values, kMostGroupCurves> matrix{};
	Values offset{};

	/** One of the new values, without its offset: what a difference becomes, such as a tangent. */
	double Apply(std::size_t row, const Values& values) const
	{
		double sum = 0.0; // positive, so that zeros stay positive: a plain key remains one
		for (std::size_t i = 0; i < values.size(); ++i)
		{
			sum += matrix[row][i] * values[i];
		}
		return sum;
	}
};

struct MixReport
{
	std::size_t droppedKeys = 0;
	std::size_t sampledSegments = 0;
	double largestError = 0.0; ///< As the length of a vector of the group's values before the change.
	bool isMerged = false;
	bool isHeld = false;
};

/**
 * Applies the change to curves as they play, by the rules that Transform states: key by key where the curves' keys
 * belong together, else on the union of their times. A sampled segment is off by `tolerance` at most where 64 cubics
 * are enough for that, measured as `largestError` is. Curves without any key in the whole group stay so.
 */
MixReport MixCurves(Span<Curve> group, const GroupMix& mix, double tolerance);

/** The part of it for curves that are clean, none of them empty, on the union of their times. Adds to the report. */
void MixPieces(Span<Curve> group, const GroupMix& mix, double tolerance, MixReport& report);

} // namespace mria
