// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/BezierParts.h"
#include "Mria/Curve.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mria::bench
{

inline constexpr std::size_t kBezierCount = 8192;
static_assert(kBezierCount % kBezierLanes == 0, "the arrays have no room for more");

/** Weights from 0.1 to 0.6, or of 0, 0.001, 0.999 and 1. */
enum class Weights
{
	Ordinary,
	Extreme,
};

/** Unrelated segments around one time, as pairs of keys and as arrays. */
class BezierMaterial
{
public:
	/** The values of the segments in BezierTimes, with the meaning of BezierSegment's fields. */
	struct ValueArrays
	{
		const float* start;
		const float* end;
		const float* outRise;
		const float* inRise;
	};

	explicit BezierMaterial(Weights weights);
	BezierMaterial(const BezierMaterial&) = delete;

	float Time() const { return time_; }
	BezierTimes Times() const;
	ValueArrays InputValues() const;
	const std::vector<std::array<Keyframe, 2>>& Keys() const { return keys_; }

	/** Solves all segments and makes their values of the parts, written to Results(). */
	void Solve(BezierPath path);
	std::vector<float>& Results() { return results_; }

	/** The largest error of Results() against a bisection; key values lie between 0 and 1. */
	double WorstError() const;

private:
	static constexpr std::size_t kInputs = 8;
	static constexpr std::size_t kParts = 4;
	float time_ = 0.0f;
	std::array<std::vector<float>, kInputs> arrays_; ///< In the order of BezierSegment's fields.
	std::array<std::vector<float>, kParts> parts_; ///< In the order of BezierParts' fields.
	std::vector<std::array<Keyframe, 2>> keys_;
	std::vector<float> results_;
};

} // namespace mria::bench
