// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/BezierBatch.h"
#include "Mria/Curve.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mria::bench
{

inline constexpr std::size_t kBezierCount = 8192;

/** Weights from 0.1 to 0.6, or of 0, 0.001, 0.999 and 1. */
enum class Weights
{
	Ordinary,
	Extreme,
};

/** Unrelated segments, each with a time inside it, as pairs of keys and as the arrays of a batch. */
class BezierMaterial
{
public:
	explicit BezierMaterial(Weights weights);
	BezierMaterial(const BezierMaterial&) = delete;

	BezierBatch Batch(); ///< Writes into Values().
	const std::vector<float>& Values() const { return values_; }
	const std::vector<float>& Times() const { return arrays_[0]; }
	const std::vector<std::array<Keyframe, 2>>& Keys() const { return keys_; }

	/** The largest error of Values() against a bisection; key values lie between 0 and 1. */
	double WorstError() const;

private:
	static constexpr std::size_t kInputs = 9;
	std::array<std::vector<float>, kInputs> arrays_; ///< In the order of BezierBatch's fields.
	std::vector<std::array<Keyframe, 2>> keys_;
	std::vector<float> values_;
};

} // namespace mria::bench
