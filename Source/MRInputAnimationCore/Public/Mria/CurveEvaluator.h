// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

namespace mria
{

/**
 * Evaluates one curve at one time. This is the readable reference implementation against which every faster path is
 * tested.
 *
 * A curve without keys is 0; a curve with one key has its value. Keys are ordered by time, and keys at the same time
 * in file order; the last key at a time holds from there on. Keys with a NaN time are ignored. preWrap applies
 * before the first key and postWrap after the last. Loop and ping-pong repeat the range between these two keys; all
 * other modes hold the value of the key, as does any mode if that range is empty or infinite. Infinite times hold
 * the end on their side; NaN counts as minus infinity. At the time of the last key the curve has the value of that
 * key; a loop restarts only after it.
 *
 * The error is at most 1e-6 of the range of values between the two keys, plus rounding to float. The result is NaN
 * only if it is the value of a key, and is clamped to the largest float. Does not allocate. O(keys), because keys
 * may be in any order.
 */
MRINPUTANIMATIONCORE_API float EvaluateCurve(const CurveView& curve, float time);

/** EvaluateCurve for sorted keys (see HasSortedKeys). O(log keys). The result is unspecified for other keys. */
MRINPUTANIMATIONCORE_API float EvaluateSortedCurve(const CurveView& curve, float time);

/** Whether key times are in ascending order and none is NaN. O(keys). */
MRINPUTANIMATIONCORE_API bool HasSortedKeys(const CurveView& curve);

/**
 * Evaluates the segment between two neighbouring keys. Returns a.value at and before a.time (and for NaN), and
 * b.value at and after b.time. In between:
 * - a step (a.value until b) if one of the two tangents is infinite, or if a value or the time between the keys is
 *   NaN or infinite;
 * - a straight line if both weights are 0;
 * - a Hermite cubic if neither side is weighted;
 * - otherwise a Bézier segment, solved for the time.
 *
 * Weights may have any size. With weights above 1 the segment may run back and forth in time; if it passes `time`
 * more than once, the first pass from `a` counts. An out-weight of 1e6, for example, follows the tangent of `a`
 * until b, which is a step if the tangent is 0. A negative weight counts as 0, an infinite one as the largest float,
 * and NaN as unweighted; a NaN tangent counts as 0.
 */
MRINPUTANIMATIONCORE_API float EvaluateSegment(const Keyframe& a, const Keyframe& b, double time);

/**
 * Returns the slope of the curve per second, with the rules of EvaluateCurve. At a key it is the slope after the
 * key; at the last key, the slope before it. 0 on steps, where an end value is held, and if the slope does not fit a
 * float. O(keys).
 */
MRINPUTANIMATIONCORE_API float EvaluateSlope(const CurveView& curve, float time);

/** EvaluateSlope for sorted keys. O(log keys). */
MRINPUTANIMATIONCORE_API float EvaluateSortedSlope(const CurveView& curve, float time);

/**
 * Returns the slope of EvaluateSegment per second. At a.time and b.time it is the slope inside the segment; outside,
 * 0.
 */
MRINPUTANIMATIONCORE_API float EvaluateSegmentSlope(const Keyframe& a, const Keyframe& b, double time);

/**
 * Evaluates a flag curve: the value of the last key at or before `time`; values above 0.5 are true. Before the first
 * key and for NaN, the value of the first key; without keys, false. Wrap modes are ignored. Keys may be in any
 * order. O(keys).
 */
MRINPUTANIMATIONCORE_API bool EvaluateFlag(const CurveView& curve, float time);

} // namespace mria
