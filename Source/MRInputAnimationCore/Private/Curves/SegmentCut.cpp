// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/SegmentCut.h"

#include "Curves/BezierSegment.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace SegmentCutDetail
{
constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());

/** A vertical tangent has a handle without length in time; it gets a negligible length instead. */
constexpr double kSteepest = 1e25;

struct Handle
{
	float weight = 0.0f;
	float tangent = 0.0f;
};

Handle MakeHandle(double weight, double rise, double duration)
{
	const double tangent = rise / (weight * duration);
	if (IsAtMost(std::abs(tangent), kSteepest))
	{
		return {static_cast<float>((std::min)(weight, kLargest)), static_cast<float>(tangent)};
	}
	if (!IsAbove(std::abs(rise), 0.0))
	{
		return {static_cast<float>((std::min)(weight, kLargest)), 0.0f};
	}
	const double shortest = std::abs(rise) / (kSteepest * duration);
	return {static_cast<float>((std::min)(shortest, kLargest)), static_cast<float>(std::copysign(kSteepest, rise))};
}

float WeightOf(double weight)
{
	return static_cast<float>((std::min)(weight, kLargest));
}

void CutWeighted(Keyframe& a, Keyframe& b, Keyframe& key)
{
	const SplitSegment parts = Split(MakeSegment(a, b), static_cast<double>(key.time));
	const BezierSegment& before = parts.before;
	const BezierSegment& after = parts.after;
	const Handle arriving = MakeHandle(before.inWeight, before.inRise, before.endTime - before.startTime);
	const Handle leaving = MakeHandle(after.outWeight, after.outRise, after.endTime - after.startTime);
	key.inTangent = arriving.tangent;
	key.inWeight = arriving.weight;
	key.outTangent = leaving.tangent;
	key.outWeight = leaving.weight;
	a.outWeight = WeightOf(before.outWeight);
	a.weightedMode |= WeightedMode::Out;
	b.inWeight = WeightOf(after.inWeight);
	b.weightedMode |= WeightedMode::In;
}
} // namespace SegmentCutDetail

Keyframe CutSegment(Keyframe& a, Keyframe& b, float time)
{
	using namespace SegmentCutDetail;
	Keyframe key;
	key.time = time;
	key.value = EvaluateSegment(a, b, static_cast<double>(time));
	switch (KindOf(a, b))
	{
	case SegmentKind::Step:
		key.inTangent = std::numeric_limits<float>::infinity();
		key.outTangent = key.inTangent;
		break;
	case SegmentKind::Line:
		break;
	case SegmentKind::Cubic:
	{
		const double slope = CubicSlope(MakeSegment(a, b), static_cast<double>(time));
		key.inTangent = static_cast<float>(std::clamp(slope, -kLargest, kLargest));
		key.outTangent = key.inTangent;
		key.weightedMode = WeightedMode::None;
		break;
	}
	case SegmentKind::Bezier:
		CutWeighted(a, b, key);
		break;
	}
	return key;
}

void CutCurve(std::vector<Keyframe>& keys, float time)
{
	const auto after = std::lower_bound(
		keys.begin(), keys.end(), time, [](const Keyframe& key, float wanted) { return key.time < wanted; });
	if (after != keys.begin() && after != keys.end() && after->time > time)
	{
		const Keyframe key = CutSegment(*(after - 1), *after, time);
		keys.insert(after, key);
	}
}

void StraightenIn(Keyframe& key)
{
	if ((key.weightedMode & WeightedMode::In) == 0 || key.inWeight != 0.0f)
	{
		key.inWeight = 0.0f;
		key.weightedMode |= WeightedMode::In;
	}
}

void StraightenOut(Keyframe& key)
{
	if ((key.weightedMode & WeightedMode::Out) == 0 || key.outWeight != 0.0f)
	{
		key.outWeight = 0.0f;
		key.weightedMode |= WeightedMode::Out;
	}
}

} // namespace mria
