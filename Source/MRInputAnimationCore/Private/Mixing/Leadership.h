// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mixing/MixLayer.h"

#include <array>
#include <optional>
#include <vector>

namespace mria
{

inline constexpr int kNobody = -1;

/** The leading layers at one moment: indices into the layers, or kNobody. */
struct Leaders
{
	std::array<int, kMixPartCount> layers = {kNobody, kNobody, kNobody, kNobody, kNobody};
	LayerGroup group = LayerGroup::Absent;

	int operator[](MixPart part) const { return layers[static_cast<std::size_t>(part)]; }
};

/** The moment of a measurement: a step of the current piece, and the layers that are left out. */
struct MixMoment
{
	double step = 0.0;
	std::optional<std::uint64_t> solo;
};

/** Whether the first of two layers that count takes precedence over the second, given their current weights. */
bool GoesBefore(const MixLayer& a, const MixLayer& b);

/** Fills in each layer's group and weight at that moment. Returns the best group. */
LayerGroup MeasureLayers(std::vector<MixLayer>& layers, const MixMoment& moment);

/** Measures the layers and finds the leaders. */
Leaders FindLeaders(std::vector<MixLayer>& layers, const MixMoment& moment);

/** The weight of a part left for live devices; negative if the weights add up to more than 1. Needs measured layers. */
double LiveWeight(const std::vector<MixLayer>& layers, LayerGroup group, MixPart part);

/** Buffers kept between calls, so that no call allocates. */
struct ChangeSearch
{
	std::vector<double> borders; ///< Steps at which a weight line has a knot, or a section begins or ends.
	std::vector<double> steps; ///< The result.
};

/**
 * All steps of a piece, from 1 to `last`, at which a lead may change, and some at which it does not. Weights are linear
 * between borders, so two of them, or one and what the live devices have, cross once at most. Borders count beyond the
 * piece too: the crossing is then the same wherever an evaluation begins or ends.
 */
void FindPossibleChanges(
	std::vector<MixLayer>& layers, std::optional<std::uint64_t> solo, double last, ChangeSearch& search);

} // namespace mria
