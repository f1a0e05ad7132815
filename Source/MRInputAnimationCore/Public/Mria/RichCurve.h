// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace mria
{

// The rich curves of Unreal as plain data with the numbers of the engine, so that the conversion can be tested without
// an engine.

enum class RichInterpMode : std::uint8_t
{
	Linear,
	Constant,
	Cubic,
	None,
};

enum class RichTangentMode : std::uint8_t
{
	Auto,
	User,
	Break,
	None,
	SmartAuto,
};

enum class RichTangentWeightMode : std::uint8_t
{
	None,
	Arrive,
	Leave,
	Both,
};

enum class RichExtrapolation : std::uint8_t
{
	Cycle,
	CycleWithOffset,
	Oscillate,
	Linear,
	Constant,
	None,
};

/** FRichCurveKey. The interpMode of a key applies to the segment after it. */
struct RichCurveKey
{
	RichInterpMode interpMode = RichInterpMode::Linear;
	RichTangentMode tangentMode = RichTangentMode::Break;
	RichTangentWeightMode tangentWeightMode = RichTangentWeightMode::None;
	float time = 0.0f;
	float value = 0.0f;
	float arriveTangent = 0.0f; ///< Value per second.
	float arriveTangentWeight = 0.0f; ///< Length of the tangent handle in the plane of seconds and values.
	float leaveTangent = 0.0f;
	float leaveTangentWeight = 0.0f;
};

/** FRichCurve. Keys are sorted by time. */
struct RichCurve
{
	static constexpr float kNoDefaultValue = (std::numeric_limits<float>::max)();

	RichExtrapolation preInfinity = RichExtrapolation::Constant;
	RichExtrapolation postInfinity = RichExtrapolation::Constant;
	float defaultValue = kNoDefaultValue;
	std::vector<RichCurveKey> keys;
};

/** How a rich curve made by ToRichCurve differs from its source. */
struct RichCurveLosses
{
	std::size_t sampledSegments = 0; ///< Segments replaced by lines within kRichSampleTolerance; see ToRichCurve.
	std::size_t steepSegments = 0; ///< Weighted, slope beyond kRichSteepSlope: maybe inexact in the engine.
	bool hasNoKeys = false; ///< Evaluates to 0; FRichCurve::Eval may return the default of its caller instead.
	bool hasEqualTimes = false; ///< The later key applies at that time; the engine does not document which one it uses.
	bool repeats = false; ///< The engine does not document which end it uses where one cycle meets the next.

	/** Whether both curves have the same values at every time, as far as the behaviour of the engine is known. */
	bool EvaluatesAlike() const { return sampledSegments == 0 && !hasNoKeys; }
};

struct RichCurveConversion
{
	RichCurve curve;
	RichCurveLosses losses;
};

/**
 * Largest error of a sampled segment, as a fraction of its range of values, or float rounding, with at most 4,096
 * keys.
 */
inline constexpr double kRichSampleTolerance = 1e-5;

/** Slope from which float trigonometry on atan(slope), if the engine uses it, moves a handle by more than 1e-4. */
inline constexpr float kRichSteepSlope = 1000.0f;

/**
 * Maps a curve to rich-curve keys. Segment by segment:
 * - both weights 0 (short keys)                  Linear                                      exact
 * - infinite tangent, infinite time, equal times Constant on the left key                    exact
 * - neither side weighted                        Cubic, same tangents                        exact
 * - weights from 0 to 1 on one or both sides     Cubic, weights as handle lengths            exact (*)
 * - a weight beyond 1 that is all but a step     Constant (MRTK's out-weight of 1e6)         exact
 * - other weights beyond 1, or handles whose length a float cannot hold
 *                                                Linear keys added, within kRichSampleTolerance
 * (*) Lengths round to float, which is as if the time were off by at most 1e-7 of the segment.
 *
 * Keys are sorted, NaN times dropped; infinite times become the largest floats. Tangent modes are User where both
 * tangents agree, else Break, so that no editor recomputes them. Loop becomes Cycle, ping-pong Oscillate, all else
 * Constant. An empty curve has the default value 0. The outer sides of the first and the last key have no segment that
 * their weights could be a share of; they are measured against one second.
 */
MRINPUTANIMATIONCORE_API RichCurveConversion ToRichCurve(const CurveView& curve);

/**
 * Converts a flag curve to Constant keys with value 0 or 1, with the rules of EvaluateFlag. An empty curve has the
 * default value 0.
 */
MRINPUTANIMATIONCORE_API RichCurve ToRichFlagCurve(const CurveView& curve);

} // namespace mria
