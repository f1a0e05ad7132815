// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

namespace mria
{

/**
 * One curve at one time: the readable reference that every faster path is held against.
 *
 * No keys give 0, one key its value. Keys count as sorted by time, equal times in the order of the file; the last of
 * the keys at one time holds from there on. A key whose time is NaN is ignored.
 *
 * Before the first key preWrap decides, after the last one postWrap. Loop and ping-pong repeat the range between those
 * two keys; everything else holds the key's value, as does any mode when that range is empty or infinite. Infinite
 * times hold the end they lie at, and a time that is NaN counts as minus infinity. At the last key's time the curve has
 * that key's value; a loop starts over only after it.
 *
 * The error is at most 1e-6 of the range of values between the two keys, besides the rounding to float. The result is
 * NaN only where it is the value of a key, and saturates at the largest float where the exact one is beyond it.
 *
 * Allocates nothing. Any order of keys is right, which takes a look at every key: O(keys).
 */
MRINPUTANIMATIONCORE_API float EvaluateCurve(const CurveView& curve, float time);

/** EvaluateCurve for keys known to be sorted (HasSortedKeys): O(log keys). Other keys give a value of no meaning. */
MRINPUTANIMATIONCORE_API float EvaluateSortedCurve(const CurveView& curve, float time);

/** Whether no key comes before its predecessor and no time is NaN. O(keys). */
MRINPUTANIMATIONCORE_API bool HasSortedKeys(const CurveView& curve);

/**
 * The piece between two neighbouring keys: a.value up to and at a.time (and for NaN), b.value at b.time and after it,
 * and between them
 * - a step, a.value until b, if one of the two tangents is infinite, or a value or the distance in time is not finite;
 * - a line, if both weights are 0;
 * - the Hermite cubic, if neither side is weighted;
 * - else the Bezier segment, solved for the time.
 *
 * Weights may be of any size. Beyond 1 the segment may run back and forth in time: where it passes `time` more than
 * once, the first pass counts, seen from a. So an out-weight of 1e6 goes along a's tangent until b, a step if that is
 * 0. A negative weight counts as 0, an infinite one as the largest float, NaN as not weighted; a NaN tangent counts as
 * 0.
 */
MRINPUTANIMATIONCORE_API float EvaluateSegment(const Keyframe& a, const Keyframe& b, double time);

/**
 * The curve's slope at `time`, per second, with EvaluateCurve's rules. At a key it is the slope after it, at the last
 * key the one before it. 0 on steps, where an end value is held, and where a float cannot hold it. O(keys).
 */
MRINPUTANIMATIONCORE_API float EvaluateSlope(const CurveView& curve, float time);

/** EvaluateSlope for keys known to be sorted: O(log keys). */
MRINPUTANIMATIONCORE_API float EvaluateSortedSlope(const CurveView& curve, float time);

/** The slope of EvaluateSegment, per second; at a.time and b.time the slope inside, beyond them 0. */
MRINPUTANIMATIONCORE_API float EvaluateSegmentSlope(const Keyframe& a, const Keyframe& b, double time);

/**
 * A flag curve at one time: the value of the last key at or before `time`, above 0.5 being true. Before the first key
 * and for a NaN time, the first key's value; without keys, false. Wrap modes do not count. Any order of keys: O(keys).
 */
MRINPUTANIMATIONCORE_API bool EvaluateFlag(const CurveView& curve, float time);

} // namespace mria
