// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"

#include <cstdint>

namespace mria
{

/** What lies between two neighbouring keys; EvaluateSegment gives the rules. */
enum class SegmentKind : std::uint8_t
{
	Step,
	Line,
	Cubic,
	Bezier,
};

/**
 * The piece between two keys as a cubic in a parameter s from 0 to 1. A handle's weight is its share of the segment's
 * time, its rise the change of value along it, so the control points are
 * (start, startValue), (start + outWeight dt, startValue + outRise), (end - inWeight dt, endValue - inRise),
 * (end, endValue).
 */
struct BezierSegment
{
	double startTime = 0.0;
	double endTime = 1.0; ///< After startTime, both finite.
	double startValue = 0.0;
	double endValue = 0.0;
	double outRise = 0.0;
	double inRise = 0.0;
	double outWeight = 0.0; ///< Finite, at least 0.
	double inWeight = 0.0;
};

SegmentKind KindOf(const Keyframe& a, const Keyframe& b);

/** The handles between two keys that are no step, in the rules of EvaluateSegment. Unweighted sides have weight 1/3. */
BezierSegment MakeSegment(const Keyframe& a, const Keyframe& b);

/** The value where the segment first passes `time`, which must lie between its ends. Exact to about 1e-12 of its range.
 */
double SolveValue(const BezierSegment& segment, double time);

/** The slope there, per second; 0 where it is infinite. */
double SolveSlope(const BezierSegment& segment, double time);

/** A slope or speed as a float; 0 where a float cannot hold it. */
float SlopeAsFloat(double slope);

/** The value of a segment with both weights 0: a line. */
double LineValue(const BezierSegment& segment, double time);

/** The value and slope of a segment with both weights 1/3, whose parameter runs with the time. */
double CubicValue(const BezierSegment& segment, double time);
double CubicSlope(const BezierSegment& segment, double time);

/** A segment in two, which together trace the curve that it traces. */
struct SplitSegment
{
	BezierSegment before;
	BezierSegment after;
};

/**
 * Cuts the segment where it first passes `time`, which must lie between its ends. One that runs back and forth is cut
 * right too: at its first pass it runs forward, and no later time was passed before.
 */
SplitSegment Split(const BezierSegment& segment, double time);

} // namespace mria
