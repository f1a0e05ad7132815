// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierSegment.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace BezierSegmentDetail
{
constexpr double kUnweighted = 1.0 / 3.0;

double WeightOf(float weight, bool isWeighted)
{
	if (!isWeighted || IsNan(weight))
	{
		return kUnweighted;
	}
	return std::clamp(static_cast<double>(weight), 0.0, static_cast<double>((std::numeric_limits<float>::max)()));
}

double OutWeight(const Keyframe& key)
{
	return WeightOf(key.outWeight, (key.weightedMode & WeightedMode::Out) != 0);
}

double InWeight(const Keyframe& key)
{
	return WeightOf(key.inWeight, (key.weightedMode & WeightedMode::In) != 0);
}

double TangentOf(float tangent)
{
	return IsNan(tangent) ? 0.0 : static_cast<double>(tangent);
}

/**
 * The share of the segment's time covered at parameter anchor + d, less the wanted share: d (c1 + d (c2 + d c3)) -
 * rest. Each anchor's coefficients and rest come straight from weights and times, so nothing cancels near it: at the
 * ends, where s may be 1e-38 under a huge weight, and in the middle, where two weights of 1 make x(s) flat.
 */
struct AnchoredTime
{
	double anchor;
	double c1, c2, c3;
	double rest;

	double Excess(double d) const { return d * (c1 + d * (c2 + d * c3)) - rest; }
	double Speed(double d) const { return c1 + d * (2.0 * c2 + d * 3.0 * c3); }
};

constexpr int kStart = 0;
constexpr int kMiddle = 1;
constexpr int kEnd = 2;

AnchoredTime MakeAnchoredTime(int anchor, const BezierSegment& segment, double time)
{
	const double out = segment.outWeight;
	const double in = segment.inWeight;
	const double duration = segment.endTime - segment.startTime;
	const double c3 = 3.0 * (out + in) - 2.0;
	switch (anchor)
	{
	case kStart:
		return {0.0, 3.0 * out, 3.0 * (1.0 - in) - 6.0 * out, c3, (time - segment.startTime) / duration};
	case kMiddle:
	{
		const double middle = 0.5 * (segment.startTime + segment.endTime);
		const double rest = (time - middle) / duration - 0.375 * (out - in);
		return {0.5, 0.75 * ((1.0 - out) + (1.0 - in)), 1.5 * (in - out), c3, rest};
	}
	default:
		return {1.0, 3.0 * in, 6.0 * in - 3.0 * (1.0 - out), c3, (time - segment.endTime) / duration};
	}
}

int NearestAnchor(double s)
{
	return s <= 0.25 ? kStart : s < 0.75 ? kMiddle : kEnd;
}

/** Whether the segment is past `time` at parameter s. */
bool IsPast(const BezierSegment& segment, double time, double s)
{
	const AnchoredTime about = MakeAnchoredTime(NearestAnchor(s), segment, time);
	return about.Excess(s - about.anchor) >= 0.0;
}

/** The parameters in (0, 1), in order, where the segment turns back in time. None unless a weight is beyond 1. */
int FindTurns(const BezierSegment& segment, double (&turns)[2])
{
	if (segment.outWeight <= 1.0 && segment.inWeight <= 1.0)
	{
		return 0;
	}
	const double a = 3.0 * (segment.outWeight + segment.inWeight) - 2.0; // at least 1
	const double halfB = (1.0 - segment.inWeight) - 2.0 * segment.outWeight;
	const double c = segment.outWeight;
	const double discriminant = halfB * halfB - a * c;
	if (discriminant <= 0.0)
	{
		return 0;
	}
	// halfB is negative here, so this sum does not cancel; the other root follows from their product.
	const double larger = -halfB + std::sqrt(discriminant);
	int count = 0;
	for (const double turn : {c / larger, larger / a})
	{
		if (turn > 0.0 && turn < 1.0)
		{
			turns[count++] = turn;
		}
	}
	return count;
}

struct Bracket
{
	double low = 0.0;
	double high = 1.0;
};

/** A stretch that runs forward in time and holds the first pass of `time`, all of it nearest to one anchor. */
Bracket BracketFirstPass(const BezierSegment& segment, double time)
{
	Bracket bracket;
	double turns[2];
	const int turnCount = FindTurns(segment, turns);
	for (int i = 0; i < turnCount; ++i)
	{
		if (IsPast(segment, time, turns[i]))
		{
			bracket.high = turns[i];
			break;
		}
		bracket.low = turns[i];
	}
	for (const double border : {0.25, 0.75})
	{
		if (border > bracket.low && border < bracket.high)
		{
			(IsPast(segment, time, border) ? bracket.high : bracket.low) = border;
		}
	}
	return bracket;
}

/** Newton's method inside a bracket, from its steeper end, where it converges from one side. */
double FindRoot(const AnchoredTime& about, double low, double high)
{
	if (about.rest == 0.0 && low <= 0.0 && high >= 0.0) // a root of order 2 or 3 would never be reached
	{
		return 0.0;
	}
	constexpr int kMostSteps = 200; // ten are usual; near a root of order 3 about a hundred
	double d = about.Speed(low) > about.Speed(high) ? low : high;
	for (int i = 0; i < kMostSteps; ++i)
	{
		const double excess = about.Excess(d);
		(excess < 0.0 ? low : high) = d;
		const double step = excess / about.Speed(d);
		double next = d - step;
		if (!IsAbove(next, low) || next >= high)
		{
			if (!IsAbove(std::abs(step), std::abs(d) * std::numeric_limits<double>::epsilon()))
			{
				return d;
			}
			next = low + 0.5 * (high - low);
		}
		if (next == d)
		{
			return d;
		}
		d = next;
	}
	return d;
}

/** A parameter, with its distance from 1 kept apart, since that may be too small to be seen in s. */
struct Parameter
{
	double s;
	double u;
	double speed; ///< Share of the segment's time per unit of s.
};

Parameter SolveParameter(const BezierSegment& segment, double time)
{
	const Bracket bracket = BracketFirstPass(segment, time);
	const int anchor = NearestAnchor(0.5 * (bracket.low + bracket.high));
	const AnchoredTime about = MakeAnchoredTime(anchor, segment, time);
	const double d = FindRoot(about, bracket.low - about.anchor, bracket.high - about.anchor);
	return {about.anchor + d, (1.0 - about.anchor) - d, about.Speed(d)};
}

double ValueAt(const BezierSegment& segment, double s, double u)
{
	const double rise = segment.endValue - segment.startValue;
	if (s <= 0.5)
	{
		return segment.startValue + s * (3.0 * u * (u * segment.outRise + s * (rise - segment.inRise)) + s * s * rise);
	}
	return segment.endValue - u * (3.0 * s * (s * segment.inRise + u * (rise - segment.outRise)) + u * u * rise);
}

double RiseSpeedAt(const BezierSegment& segment, double s, double u)
{
	const double between = segment.endValue - segment.startValue - segment.outRise - segment.inRise;
	return 3.0 * (u * u * segment.outRise + 2.0 * u * s * between + s * s * segment.inRise);
}

struct Ratio
{
	double rise;
	double time;
};

/** Derivatives by s of value and time, of the second and the third order. */
Ratio SecondDerivatives(const BezierSegment& segment, double s, double u)
{
	const double rise = segment.endValue - segment.startValue;
	const double out = segment.outWeight;
	const double in = segment.inWeight;
	return {6.0 *
			(u * (rise - segment.inRise - 2.0 * segment.outRise) - s * (rise - segment.outRise - 2.0 * segment.inRise)),
		6.0 * (u * (1.0 - in - 2.0 * out) - s * (1.0 - out - 2.0 * in))};
}

Ratio ThirdDerivatives(const BezierSegment& segment)
{
	const double rise = segment.endValue - segment.startValue;
	return {
		18.0 * (segment.outRise + segment.inRise) - 12.0 * rise, 18.0 * (segment.outWeight + segment.inWeight) - 12.0};
}

double Share(const BezierSegment& segment, double time)
{
	return (time - segment.startTime) / (segment.endTime - segment.startTime);
}

double ShareLeft(const BezierSegment& segment, double time)
{
	return (segment.endTime - time) / (segment.endTime - segment.startTime);
}
} // namespace BezierSegmentDetail

SegmentKind KindOf(const Keyframe& a, const Keyframe& b)
{
	using namespace BezierSegmentDetail;
	const double duration = static_cast<double>(b.time) - static_cast<double>(a.time);
	if (IsInfinite(a.outTangent) || IsInfinite(b.inTangent) || !IsFinite(a.value) || !IsFinite(b.value) ||
		!IsFinite(duration))
	{
		return SegmentKind::Step;
	}
	const double out = OutWeight(a);
	const double in = InWeight(b);
	if (out == 0.0 && in == 0.0)
	{
		return SegmentKind::Line;
	}
	return out == kUnweighted && in == kUnweighted ? SegmentKind::Cubic : SegmentKind::Bezier;
}

BezierSegment MakeSegment(const Keyframe& a, const Keyframe& b)
{
	using namespace BezierSegmentDetail;
	BezierSegment segment;
	segment.startTime = static_cast<double>(a.time);
	segment.endTime = static_cast<double>(b.time);
	segment.startValue = static_cast<double>(a.value);
	segment.endValue = static_cast<double>(b.value);
	segment.outWeight = OutWeight(a);
	segment.inWeight = InWeight(b);
	const double duration = segment.endTime - segment.startTime;
	segment.outRise = segment.outWeight * duration * TangentOf(a.outTangent);
	segment.inRise = segment.inWeight * duration * TangentOf(b.inTangent);
	return segment;
}

double SolveValue(const BezierSegment& segment, double time)
{
	const BezierSegmentDetail::Parameter at = BezierSegmentDetail::SolveParameter(segment, time);
	return BezierSegmentDetail::ValueAt(segment, at.s, at.u);
}

double SolveSlope(const BezierSegment& segment, double time)
{
	using namespace BezierSegmentDetail;
	const Parameter at = SolveParameter(segment, time);
	Ratio speeds{RiseSpeedAt(segment, at.s, at.u), at.speed};
	if (speeds.rise == 0.0 && speeds.time == 0.0) // at the end of a handle of length 0 both start from rest
	{
		speeds = SecondDerivatives(segment, at.s, at.u);
	}
	if (speeds.rise == 0.0 && speeds.time == 0.0)
	{
		speeds = ThirdDerivatives(segment);
	}
	return speeds.time == 0.0 ? 0.0 : speeds.rise / speeds.time / (segment.endTime - segment.startTime);
}

float SlopeAsFloat(double slope)
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	return IsAtMost(std::abs(slope), kLargest) ? static_cast<float>(slope) : 0.0f;
}

double LineValue(const BezierSegment& segment, double time)
{
	const double slope = (segment.endValue - segment.startValue) / (segment.endTime - segment.startTime);
	const double sinceStart = time - segment.startTime;
	const double untilEnd = segment.endTime - time;
	// Measured from the nearer end, so that it arrives at both values.
	return sinceStart < untilEnd ? segment.startValue + sinceStart * slope : segment.endValue - untilEnd * slope;
}

double CubicValue(const BezierSegment& segment, double time)
{
	using namespace BezierSegmentDetail;
	return ValueAt(segment, Share(segment, time), ShareLeft(segment, time));
}

double CubicSlope(const BezierSegment& segment, double time)
{
	using namespace BezierSegmentDetail;
	return RiseSpeedAt(segment, Share(segment, time), ShareLeft(segment, time)) / (segment.endTime - segment.startTime);
}

SplitSegment Split(const BezierSegment& segment, double time)
{
	using namespace BezierSegmentDetail;
	const Parameter at = SolveParameter(segment, time);
	const double value = ValueAt(segment, at.s, at.u);
	const double share = Share(segment, time);
	const double shareLeft = ShareLeft(segment, time);
	// A handle at the cut points along the curve there: a third of the speed, by the part of the parameter it covers.
	const double handleTime = (std::max)(at.speed, 0.0) / 3.0;
	const double handleRise = RiseSpeedAt(segment, at.s, at.u) / 3.0;
	SplitSegment parts;
	parts.before = {segment.startTime, time, segment.startValue, value, at.s * segment.outRise, at.s * handleRise,
		at.s * segment.outWeight / share, at.s * handleTime / share};
	parts.after = {time, segment.endTime, value, segment.endValue, at.u * handleRise, at.u * segment.inRise,
		at.u * handleTime / shareLeft, at.u * segment.inWeight / shareLeft};
	return parts;
}

} // namespace mria
