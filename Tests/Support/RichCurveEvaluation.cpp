// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Support/RichCurveEvaluation.h"

#include "Curves/BezierSegment.h"
#include "Curves/CurveTime.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace RichCurveEvaluationDetail
{
bool Leaves(const RichCurveKey& key)
{
	return key.tangentWeightMode == RichTangentWeightMode::Leave ||
		key.tangentWeightMode == RichTangentWeightMode::Both;
}

bool Arrives(const RichCurveKey& key)
{
	return key.tangentWeightMode == RichTangentWeightMode::Arrive ||
		key.tangentWeightMode == RichTangentWeightMode::Both;
}

/** The share of the segment's time under a handle: its length times the cosine of its angle. */
double WeightOf(bool isWeighted, float length, double duration, double tangent)
{
	if (!isWeighted)
	{
		return 1.0 / 3.0;
	}
	return std::clamp(static_cast<double>(length) / std::hypot(1.0, tangent) / duration, 0.0, 1.0);
}

BezierSegment MakeRichSegment(const RichCurveKey& a, const RichCurveKey& b)
{
	const double leave = static_cast<double>(a.leaveTangent);
	const double arrive = static_cast<double>(b.arriveTangent);
	BezierSegment segment;
	segment.startTime = static_cast<double>(a.time);
	segment.endTime = static_cast<double>(b.time);
	segment.startValue = static_cast<double>(a.value);
	segment.endValue = static_cast<double>(b.value);
	const double duration = segment.endTime - segment.startTime;
	segment.outWeight = WeightOf(Leaves(a), a.leaveTangentWeight, duration, leave);
	segment.inWeight = WeightOf(Arrives(b), b.arriveTangentWeight, duration, arrive);
	segment.outRise = segment.outWeight * duration * leave;
	segment.inRise = segment.inWeight * duration * arrive;
	return segment;
}

/** Between two keys of different times. */
double ValueBetween(const RichCurveKey& a, const RichCurveKey& b, double time)
{
	if (a.interpMode == RichInterpMode::Constant)
	{
		return static_cast<double>(a.value);
	}
	const BezierSegment segment = MakeRichSegment(a, b);
	if (a.interpMode != RichInterpMode::Cubic)
	{
		return LineValue(segment, time);
	}
	return Leaves(a) || Arrives(b) ? SolveValue(segment, time) : CubicValue(segment, time);
}

double SlopeBetween(const RichCurveKey& a, const RichCurveKey& b, double time)
{
	if (a.interpMode == RichInterpMode::Constant)
	{
		return 0.0;
	}
	const BezierSegment segment = MakeRichSegment(a, b);
	if (a.interpMode != RichInterpMode::Cubic)
	{
		return (segment.endValue - segment.startValue) / (segment.endTime - segment.startTime);
	}
	return Leaves(a) || Arrives(b) ? SolveSlope(segment, time) : CubicSlope(segment, time);
}

double ValueInside(const std::vector<RichCurveKey>& keys, double time)
{
	const auto after = std::upper_bound(keys.begin(), keys.end(), time,
		[](double t, const RichCurveKey& key) { return t < static_cast<double>(key.time); });
	const RichCurveKey& before = *(after - 1);
	if (after == keys.end())
	{
		return static_cast<double>(before.value);
	}
	return ValueBetween(before, *after, time);
}

double LinearBeyond(const std::vector<RichCurveKey>& keys, bool isEarly, double time)
{
	const RichCurveKey& end = isEarly ? keys.front() : keys.back();
	const RichCurveKey& a = isEarly ? keys.front() : keys[keys.size() - 2];
	const RichCurveKey& b = isEarly ? keys[1] : keys.back();
	const double endTime = static_cast<double>(end.time);
	const double slope = a.time < b.time ? SlopeBetween(a, b, endTime) : 0.0;
	return static_cast<double>(end.value) + slope * (time - endTime);
}

/** Beyond the keys, of which there are at least two, at different times. */
double ValueBeyond(const RichCurve& curve, bool isEarly, double time)
{
	const RichCurveKey& first = curve.keys.front();
	const RichCurveKey& last = curve.keys.back();
	const double firstTime = static_cast<double>(first.time);
	const double lastTime = static_cast<double>(last.time);
	const RichExtrapolation mode = isEarly ? curve.preInfinity : curve.postInfinity;
	switch (mode)
	{
	case RichExtrapolation::Linear:
		return LinearBeyond(curve.keys, isEarly, time);
	case RichExtrapolation::Oscillate:
		return ValueInside(curve.keys, RepeatTime(Repeat::PingPong, firstTime, lastTime, time).time);
	case RichExtrapolation::Cycle:
	case RichExtrapolation::CycleWithOffset:
	{
		const double inside = RepeatTime(Repeat::Loop, firstTime, lastTime, time).time;
		const double cycles = std::round((time - inside) / (lastTime - firstTime));
		const double offset = static_cast<double>(last.value) - static_cast<double>(first.value);
		const bool adds = mode == RichExtrapolation::CycleWithOffset;
		return ValueInside(curve.keys, inside) + (adds ? cycles * offset : 0.0);
	}
	default:
		return static_cast<double>(isEarly ? first.value : last.value);
	}
}

float ToFloat(double value)
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	return IsInfinite(value) ? static_cast<float>(value) : static_cast<float>(std::clamp(value, -kLargest, kLargest));
}
} // namespace RichCurveEvaluationDetail

float EvaluateRichCurve(const RichCurve& curve, float time, float defaultValue)
{
	using namespace RichCurveEvaluationDetail;
	if (curve.keys.empty())
	{
		return curve.defaultValue == RichCurve::kNoDefaultValue ? defaultValue : curve.defaultValue;
	}
	const RichCurveKey& first = curve.keys.front();
	const RichCurveKey& last = curve.keys.back();
	const double at = static_cast<double>(time);
	const bool isEarly = !IsAtMost(first.time, time);
	if (!isEarly && time <= last.time)
	{
		return ToFloat(ValueInside(curve.keys, at));
	}
	if (!CanRepeat(static_cast<double>(first.time), static_cast<double>(last.time), at))
	{
		return isEarly ? first.value : last.value;
	}
	return ToFloat(ValueBeyond(curve, isEarly, at));
}

} // namespace mria
