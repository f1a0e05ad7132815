// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Reducing/KeepKeys.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mria
{

/** The curves of a position thinned out each by itself, for those that have key times of their own. */
struct OwnKeys
{
	std::array<std::vector<Keyframe>, kPositionWidth> curves;

	std::size_t Count() const { return curves[0].size() + curves[1].size() + curves[2].size(); }
};

/**
 * Drops keys of each curve so that all three together stay within the tolerance at every moment: between two key times
 * a line is off no further than at the worse of them. The curves must be those of `samples` on common times. Where
 * `edges` are, the keys on both sides stay.
 */
OwnKeys ReduceCurveByCurve(
	Span<const CurveView> curves, Dialect dialect, const ChordRules& rules, const std::vector<float>& edges);

/** Metres at the worst of the samples. */
double MeasureOwnKeys(const GroupSamples& samples, const OwnKeys& keys);

} // namespace mria
