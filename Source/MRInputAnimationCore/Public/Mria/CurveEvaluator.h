// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

namespace mria
{

/**
 * One curve at one time: the readable reference that every faster path is held against.
 *
 * No keys give 0, one key its value. Keys count as sorted by time, NaN times last; of keys at one time the later one
 * holds from there on. Outside the keys the wrap modes decide. Between two keys: an infinite tangent is a step, two zero
 * weights are a line, no weights are a Hermite cubic, anything else is a Bézier segment solved for the time.
 *
 * The error is at most 1e-6 of the segment's value range. Finite keys never give NaN, whatever the time.
 * Costs a binary search when the keys are sorted, and a pass over all of them when they are not.
 */
MRINPUTANIMATIONCORE_API float EvaluateCurve(const CurveView& curve, float time);

/** The curve's slope at `time`, per second; 0 on steps, outside the keys of a held curve, and where it is not finite. */
MRINPUTANIMATIONCORE_API float EvaluateSlope(const CurveView& curve, float time);

/**
 * A flag curve at one time: the value of the last key at or before `time`, above 0.5 being true. Before the first key,
 * that key's value; without keys, false.
 */
MRINPUTANIMATIONCORE_API bool EvaluateFlag(const CurveView& curve, float time);

} // namespace mria
