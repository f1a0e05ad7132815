// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"

#include "Curves/BezierSegment.h"
#include "Curves/CurveTime.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace CurveEvaluatorDetail
{
constexpr std::size_t kNone = (std::numeric_limits<std::size_t>::max)();

/** The keys on both sides of a time; kNone where there is none. */
struct Neighbours
{
	std::size_t before = kNone;
	std::size_t after = kNone;
};

/** Whether a key belongs to the time before or after it. */
enum class AtKey : std::uint8_t
{
	IsBefore,
	IsAfter,
};

bool LiesBefore(float keyTime, double time, AtKey atKey)
{
	const double key = static_cast<double>(keyTime);
	return atKey == AtKey::IsBefore ? IsAtMost(key, time) : IsAbove(time, key);
}

/** Lookups in keys known to be sorted. */
struct SortedKeys
{
	const CurveView& curve;

	std::size_t First() const { return curve.empty() ? kNone : 0; }
	std::size_t Last() const { return curve.empty() ? kNone : curve.size() - 1; }

	Neighbours Around(double time, AtKey atKey) const
	{
		std::size_t low = 0;
		std::size_t high = curve.size();
		while (low < high)
		{
			const std::size_t middle = low + (high - low) / 2;
			if (LiesBefore(curve.Time(middle), time, atKey))
			{
				low = middle + 1;
			}
			else
			{
				high = middle;
			}
		}
		return {low > 0 ? low - 1 : kNone, low < curve.size() ? low : kNone};
	}
};

/** The same lookups in keys of any order, as a stable sort would leave them: of equal times the later key is later. */
struct UnsortedKeys
{
	const CurveView& curve;

	std::size_t First() const { return Around(-std::numeric_limits<double>::infinity(), AtKey::IsAfter).after; }
	std::size_t Last() const { return Around(std::numeric_limits<double>::infinity(), AtKey::IsBefore).before; }

	Neighbours Around(double time, AtKey atKey) const
	{
		Neighbours found;
		for (std::size_t i = 0; i < curve.size(); ++i)
		{
			const float keyTime = curve.Time(i);
			if (LiesBefore(keyTime, time, atKey))
			{
				const bool isLater = found.before == kNone || keyTime >= curve.Time(found.before);
				found.before = isLater ? i : found.before;
			}
			else if (!IsNan(keyTime))
			{
				const bool isEarlier = found.after == kNone || keyTime < curve.Time(found.after);
				found.after = isEarlier ? i : found.after;
			}
		}
		return found;
	}
};

Repeat RepeatOf(std::int32_t wrapMode)
{
	switch (wrapMode)
	{
	case WrapMode::Loop:
		return Repeat::Loop;
	case WrapMode::PingPong:
		return Repeat::PingPong;
	default:
		return Repeat::Hold;
	}
}

/** A time wrapped into the range between the first and the last key, unless the value of one of them is held. */
struct WrappedTime
{
	std::size_t heldKey = kNone;
	RepeatedTime at;
};

WrappedTime WrapTime(const CurveView& curve, std::size_t first, std::size_t last, float time)
{
	const double firstTime = static_cast<double>(curve.Time(first));
	const double lastTime = static_cast<double>(curve.Time(last));
	const double at = static_cast<double>(time);
	const bool isEarly = IsNan(at) || at < firstTime;
	if (!isEarly && at <= lastTime)
	{
		return {kNone, {at, false}};
	}
	const Repeat repeat = RepeatOf(isEarly ? curve.preWrap : curve.postWrap);
	if (repeat == Repeat::Hold || !CanRepeat(firstTime, lastTime, at))
	{
		return {isEarly ? first : last, {}};
	}
	return {kNone, RepeatTime(repeat, firstTime, lastTime, at)};
}

template <typename Keys>
float Value(const Keys& keys, float time)
{
	const CurveView& curve = keys.curve;
	const std::size_t first = keys.First();
	if (first == kNone)
	{
		return 0.0f;
	}
	const WrappedTime wrapped = WrapTime(curve, first, keys.Last(), time);
	if (wrapped.heldKey != kNone)
	{
		return curve.Value(wrapped.heldKey);
	}
	const Neighbours around = keys.Around(wrapped.at.time, AtKey::IsBefore);
	if (around.after == kNone)
	{
		return curve.Value(around.before);
	}
	return EvaluateSegment(curve[around.before], curve[around.after], wrapped.at.time);
}

template <typename Keys>
float Slope(const Keys& keys, float time)
{
	const CurveView& curve = keys.curve;
	const std::size_t first = keys.First();
	if (first == kNone)
	{
		return 0.0f;
	}
	const WrappedTime wrapped = WrapTime(curve, first, keys.Last(), time);
	if (wrapped.heldKey != kNone)
	{
		return 0.0f;
	}
	Neighbours around = keys.Around(wrapped.at.time, AtKey::IsBefore);
	if (around.after == kNone)
	{
		around = keys.Around(wrapped.at.time, AtKey::IsAfter);
	}
	if (around.before == kNone)
	{
		return 0.0f;
	}
	const float slope = EvaluateSegmentSlope(curve[around.before], curve[around.after], wrapped.at.time);
	return wrapped.at.isBackwards ? -slope : slope;
}

float Saturate(double value)
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	return static_cast<float>(std::clamp(value, -kLargest, kLargest));
}

double SegmentSlope(SegmentKind kind, const BezierSegment& segment, double time)
{
	switch (kind)
	{
	case SegmentKind::Step:
		return 0.0;
	case SegmentKind::Line:
		return (segment.endValue - segment.startValue) / (segment.endTime - segment.startTime);
	case SegmentKind::Cubic:
		return CubicSlope(segment, time);
	case SegmentKind::Bezier:
		break;
	}
	return SolveSlope(segment, time);
}
} // namespace CurveEvaluatorDetail

float EvaluateCurve(const CurveView& curve, float time)
{
	return CurveEvaluatorDetail::Value(CurveEvaluatorDetail::UnsortedKeys{curve}, time);
}

float EvaluateSortedCurve(const CurveView& curve, float time)
{
	return CurveEvaluatorDetail::Value(CurveEvaluatorDetail::SortedKeys{curve}, time);
}

bool HasSortedKeys(const CurveView& curve)
{
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		const float previous = i > 0 ? curve.Time(i - 1) : curve.Time(0);
		if (!IsAtMost(previous, curve.Time(i)))
		{
			return false;
		}
	}
	return true;
}

float EvaluateSegment(const Keyframe& a, const Keyframe& b, double time)
{
	if (IsAtMost(static_cast<double>(b.time), time))
	{
		return b.value;
	}
	const SegmentKind kind = KindOf(a, b);
	if (!IsAbove(time, static_cast<double>(a.time)) || kind == SegmentKind::Step)
	{
		return a.value;
	}
	const BezierSegment segment = MakeSegment(a, b);
	switch (kind)
	{
	case SegmentKind::Line:
		return CurveEvaluatorDetail::Saturate(LineValue(segment, time));
	case SegmentKind::Cubic:
		return CurveEvaluatorDetail::Saturate(CubicValue(segment, time));
	default:
		return CurveEvaluatorDetail::Saturate(SolveValue(segment, time));
	}
}

float EvaluateSlope(const CurveView& curve, float time)
{
	return CurveEvaluatorDetail::Slope(CurveEvaluatorDetail::UnsortedKeys{curve}, time);
}

float EvaluateSortedSlope(const CurveView& curve, float time)
{
	return CurveEvaluatorDetail::Slope(CurveEvaluatorDetail::SortedKeys{curve}, time);
}

float EvaluateSegmentSlope(const Keyframe& a, const Keyframe& b, double time)
{
	const double start = static_cast<double>(a.time);
	const double end = static_cast<double>(b.time);
	if (!IsAtMost(start, time) || !IsAtMost(time, end) || start >= end)
	{
		return 0.0f;
	}
	return SlopeAsFloat(CurveEvaluatorDetail::SegmentSlope(KindOf(a, b), MakeSegment(a, b), time));
}

bool EvaluateFlag(const CurveView& curve, float time)
{
	using namespace CurveEvaluatorDetail;
	const UnsortedKeys keys{curve};
	const std::size_t first = keys.First();
	if (first == kNone)
	{
		return false;
	}
	const std::size_t before = keys.Around(static_cast<double>(time), AtKey::IsBefore).before;
	return IsFlagOn(curve.Value(before == kNone ? first : before));
}

} // namespace mria
