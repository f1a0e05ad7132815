// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/RichCurve.h"

#include "Curves/BezierSegment.h"
#include "Curves/RichCurveSampling.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace RichCurveDetail
{
constexpr float kLargest = (std::numeric_limits<float>::max)();

std::vector<Keyframe> SortKeys(const CurveView& view)
{
	std::vector<Keyframe> keys;
	keys.reserve(view.size());
	for (std::size_t i = 0; i < view.size(); ++i)
	{
		if (!IsNan(view.Time(i)))
		{
			keys.push_back(view[i]);
		}
	}
	std::stable_sort(keys.begin(), keys.end(), [](const Keyframe& a, const Keyframe& b) { return a.time < b.time; });
	return keys;
}

bool IsWeighted(std::int32_t mode, std::int32_t side, float weight)
{
	return (mode & side) != 0 && !IsNan(weight);
}

/** The time that a weight between two keys is a share of; outside the keys, and between equal times, one second. */
double ShareOf(const std::vector<Keyframe>& keys, std::size_t left, std::size_t right)
{
	if (left >= keys.size() || right >= keys.size())
	{
		return 1.0;
	}
	const double duration = static_cast<double>(keys[right].time) - static_cast<double>(keys[left].time);
	return duration > 0.0 && IsFinite(duration) ? duration : 1.0;
}

double HandleLength(float weight, double duration, float tangent)
{
	const double share = IsNan(weight) ? 0.0 : (std::max)(static_cast<double>(weight), 0.0);
	return share * duration * std::hypot(1.0, static_cast<double>(tangent));
}

float StoredLength(double length)
{
	return IsAtMost(length, static_cast<double>(kLargest)) ? static_cast<float>(length) : 0.0f;
}

float FiniteOrZero(float tangent)
{
	return IsFinite(tangent) ? tangent : 0.0f;
}

RichTangentWeightMode WeightModeOf(const Keyframe& key)
{
	const int arrive = IsWeighted(key.weightedMode, WeightedMode::In, key.inWeight) ? WeightedMode::In : 0;
	const int leave = IsWeighted(key.weightedMode, WeightedMode::Out, key.outWeight) ? WeightedMode::Out : 0;
	return static_cast<RichTangentWeightMode>(arrive | leave);
}

RichCurveKey MakeKey(const std::vector<Keyframe>& keys, std::size_t i)
{
	const Keyframe& from = keys[i];
	RichCurveKey key;
	key.time = std::clamp(from.time, -kLargest, kLargest);
	key.value = from.value;
	key.arriveTangent = FiniteOrZero(from.inTangent);
	key.leaveTangent = FiniteOrZero(from.outTangent);
	key.tangentMode = key.arriveTangent == key.leaveTangent ? RichTangentMode::User : RichTangentMode::Break;
	key.tangentWeightMode = WeightModeOf(from);
	const double before = ShareOf(keys, i - 1, i); // i - 1 of the first key is out of range, as it should be
	const double after = ShareOf(keys, i, i + 1);
	key.arriveTangentWeight = StoredLength(HandleLength(from.inWeight, before, key.arriveTangent));
	key.leaveTangentWeight = StoredLength(HandleLength(from.outWeight, after, key.leaveTangent));
	return key;
}

/** Whether one side's handle can be a length in a float and keeps inside its segment. */
bool CanBeHandle(bool isWeighted, double weight, double duration, float tangent)
{
	const double length = weight * duration * std::hypot(1.0, static_cast<double>(FiniteOrZero(tangent)));
	const bool isNormal = length >= static_cast<double>((std::numeric_limits<float>::min)());
	const bool fits = length <= static_cast<double>(kLargest);
	return !isWeighted || weight == 0.0 || (weight <= 1.0 && isNormal && fits);
}

/** Sets the interpolation of the last key of `out`, which represents a, and appends further keys of the segment. */
void AppendSegment(const Keyframe& a, const Keyframe& b, RichCurveConversion& out)
{
	RichCurveKey& left = out.curve.keys.back();
	const SegmentKind kind = KindOf(a, b);
	const bool hasEqualTimes = a.time == b.time;
	if (kind == SegmentKind::Step || hasEqualTimes)
	{
		left.interpMode = RichInterpMode::Constant;
		out.losses.hasEqualTimes = out.losses.hasEqualTimes || hasEqualTimes;
		return;
	}
	left.interpMode = kind == SegmentKind::Line ? RichInterpMode::Linear : RichInterpMode::Cubic;
	if (kind != SegmentKind::Bezier)
	{
		return;
	}
	const BezierSegment segment = MakeSegment(a, b);
	const double duration = segment.endTime - segment.startTime;
	const bool leaves = IsWeighted(a.weightedMode, WeightedMode::Out, a.outWeight);
	const bool arrives = IsWeighted(b.weightedMode, WeightedMode::In, b.inWeight);
	if (!CanBeHandle(leaves, segment.outWeight, duration, a.outTangent) ||
		!CanBeHandle(arrives, segment.inWeight, duration, b.inTangent))
	{
		out.losses.sampledSegments += AppendSampledSegment(a, b, out.curve.keys) ? 1 : 0;
	}
	else if ((leaves && std::abs(a.outTangent) > kRichSteepSlope) ||
		(arrives && std::abs(b.inTangent) > kRichSteepSlope))
	{
		++out.losses.steepSegments;
	}
}

/** What the last key would do with a segment after it. */
RichInterpMode InterpModeOfLast(const Keyframe& key)
{
	if (IsInfinite(key.outTangent))
	{
		return RichInterpMode::Constant;
	}
	const bool isLine = IsWeighted(key.weightedMode, WeightedMode::Out, key.outWeight) && key.outWeight <= 0.0f;
	return isLine ? RichInterpMode::Linear : RichInterpMode::Cubic;
}

RichExtrapolation ExtrapolationOf(std::int32_t wrapMode, bool hasRange, RichCurveLosses& losses)
{
	if (hasRange && WrapMode::Repeats(wrapMode))
	{
		losses.repeats = true;
		return wrapMode == WrapMode::Loop ? RichExtrapolation::Cycle : RichExtrapolation::Oscillate;
	}
	return RichExtrapolation::Constant;
}
} // namespace RichCurveDetail

RichCurveConversion ToRichCurve(const CurveView& view)
{
	using namespace RichCurveDetail;
	RichCurveConversion out;
	const std::vector<Keyframe> keys = SortKeys(view);
	out.curve.keys.reserve(keys.size());
	for (std::size_t i = 0; i < keys.size(); ++i)
	{
		out.curve.keys.push_back(MakeKey(keys, i));
		if (i + 1 < keys.size())
		{
			AppendSegment(keys[i], keys[i + 1], out);
		}
		else
		{
			out.curve.keys.back().interpMode = InterpModeOfLast(keys[i]);
		}
	}
	const bool hasRange = !keys.empty() && keys.front().time < keys.back().time && IsFinite(keys.front().time) &&
		IsFinite(keys.back().time);
	out.curve.preInfinity = ExtrapolationOf(view.preWrap, hasRange, out.losses);
	out.curve.postInfinity = ExtrapolationOf(view.postWrap, hasRange, out.losses);
	out.losses.hasNoKeys = keys.empty();
	out.curve.defaultValue = keys.empty() ? 0.0f : RichCurve::kNoDefaultValue;
	return out;
}

RichCurve ToRichFlagCurve(const CurveView& view)
{
	RichCurve curve;
	for (const Keyframe& from : RichCurveDetail::SortKeys(view))
	{
		RichCurveKey key;
		key.interpMode = RichInterpMode::Constant;
		key.tangentMode = RichTangentMode::User;
		key.time = std::clamp(from.time, -RichCurveDetail::kLargest, RichCurveDetail::kLargest);
		key.value = IsFlagOn(from.value) ? 1.0f : 0.0f;
		curve.keys.push_back(key);
	}
	curve.defaultValue = curve.keys.empty() ? 0.0f : RichCurve::kNoDefaultValue;
	return curve;
}

} // namespace mria
