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

std::vector<Keyframe> SortKeys(const CurveView& view, RichCurveLosses& losses)
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
	losses.droppedKeys = view.size() - keys.size();
	const auto isEarlier = [](const Keyframe& a, const Keyframe& b) { return a.time < b.time; };
	if (!std::is_sorted(keys.begin(), keys.end(), isEarlier))
	{
		losses.wasUnsorted = true;
		std::stable_sort(keys.begin(), keys.end(), isEarlier);
	}
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

void NoteOddNumbers(const Keyframe& key, RichCurveLosses& losses)
{
	losses.hadInfiniteTangents = losses.hadInfiniteTangents || IsInfinite(key.inTangent) || IsInfinite(key.outTangent);
	const auto isOddWeight = [](float weight) { return !IsFinite(weight) || weight < 0.0f; };
	losses.hadOddNumbers = losses.hadOddNumbers || IsInfinite(key.time) || IsNan(key.inTangent) ||
		IsNan(key.outTangent) || isOddWeight(key.inWeight) || isOddWeight(key.outWeight);
}

/** Whether one side's handle can be a length in a float and keeps inside its segment. */
bool CanBeHandle(bool isWeighted, double weight, double duration, float tangent)
{
	const double length = weight * duration * std::hypot(1.0, static_cast<double>(FiniteOrZero(tangent)));
	const bool isNormal = length >= static_cast<double>((std::numeric_limits<float>::min)());
	const bool fits = length <= static_cast<double>(kLargest);
	return !isWeighted || weight == 0.0 || (weight <= 1.0 && isNormal && fits);
}

/** Sets the interpolation of the last key of `out`, which stands for a, and appends what the segment needs besides. */
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

/** What the last key would do with the segment after it, so that the way back finds it. */
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
	if (hasRange && (wrapMode == WrapMode::Loop || wrapMode == WrapMode::PingPong))
	{
		losses.repeats = true;
		return wrapMode == WrapMode::Loop ? RichExtrapolation::Cycle : RichExtrapolation::Oscillate;
	}
	losses.wrapModesChanged = losses.wrapModesChanged || wrapMode != WrapMode::ClampForever;
	return RichExtrapolation::Constant;
}

std::int32_t WrapModeOf(RichExtrapolation extrapolation)
{
	switch (extrapolation)
	{
	case RichExtrapolation::Cycle:
		return WrapMode::Loop;
	case RichExtrapolation::Oscillate:
		return WrapMode::PingPong;
	default:
		return WrapMode::ClampForever;
	}
}

/** HandleLength's inverse. */
float WeightFrom(float length, double duration, float tangent)
{
	const double weight = static_cast<double>(length) / (duration * std::hypot(1.0, static_cast<double>(tangent)));
	return static_cast<float>(std::clamp(weight, 0.0, 1.0));
}

/** The piece after a key decides what Unity keeps on both its ends. */
void ApplyInterpMode(RichInterpMode mode, Keyframe& left, Keyframe* right)
{
	if (mode == RichInterpMode::Constant)
	{
		left.outTangent = std::numeric_limits<float>::infinity();
	}
	if (mode != RichInterpMode::Linear && mode != RichInterpMode::None)
	{
		return;
	}
	left.outWeight = 0.0f;
	left.weightedMode |= WeightedMode::Out;
	if (right)
	{
		right->inWeight = 0.0f;
		right->weightedMode |= WeightedMode::In;
	}
}
} // namespace RichCurveDetail

RichCurveConversion ToRichCurve(const CurveView& view)
{
	using namespace RichCurveDetail;
	RichCurveConversion out;
	const std::vector<Keyframe> keys = SortKeys(view, out.losses);
	out.curve.keys.reserve(keys.size());
	for (std::size_t i = 0; i < keys.size(); ++i)
	{
		NoteOddNumbers(keys[i], out.losses);
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
	RichCurveLosses losses;
	RichCurve curve;
	for (const Keyframe& from : RichCurveDetail::SortKeys(view, losses))
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

Curve FromRichCurve(const RichCurve& from)
{
	using namespace RichCurveDetail;
	Curve curve;
	curve.preWrap = WrapModeOf(from.preInfinity);
	curve.postWrap = WrapModeOf(from.postInfinity);
	curve.keys.resize(from.keys.size());
	for (std::size_t i = 0; i < from.keys.size(); ++i)
	{
		curve.keys[i].time = from.keys[i].time;
		curve.keys[i].value = from.keys[i].value;
	}
	for (std::size_t i = 0; i < from.keys.size(); ++i)
	{
		const RichCurveKey& key = from.keys[i];
		Keyframe& to = curve.keys[i];
		to.inTangent = key.arriveTangent;
		to.outTangent = key.leaveTangent;
		to.inWeight = WeightFrom(key.arriveTangentWeight, ShareOf(curve.keys, i - 1, i), key.arriveTangent);
		to.outWeight = WeightFrom(key.leaveTangentWeight, ShareOf(curve.keys, i, i + 1), key.leaveTangent);
		to.weightedMode = static_cast<std::int32_t>(key.tangentWeightMode);
	}
	for (std::size_t i = 0; i < from.keys.size(); ++i)
	{
		Keyframe* const right = i + 1 < curve.keys.size() ? &curve.keys[i + 1] : nullptr;
		if (!right || right->time > curve.keys[i].time) // between equal times there is nothing to shape
		{
			ApplyInterpMode(from.keys[i].interpMode, curve.keys[i], right);
		}
	}
	return curve;
}

} // namespace mria
