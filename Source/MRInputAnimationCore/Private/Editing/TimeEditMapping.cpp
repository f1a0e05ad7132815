// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierSegment.h"
#include "Editing/TimeEditKeys.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace mria
{

namespace TimeEditMappingDetail
{
using TimeEditKeys::Keys;
using TimeEditKeys::TimeMap;

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/** A slope along the new times. Zero stays as it is, bits and all, and no finite slope becomes a step. */
float MapTangent(float tangent, double scale)
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	if (tangent == 0.0f || IsNan(tangent))
	{
		return tangent;
	}
	const double slope = static_cast<double>(tangent) / scale;
	return static_cast<float>(IsInfinite(tangent) ? slope : std::clamp(slope, -kLargest, kLargest));
}

Keyframe MapKey(Keyframe key, const TimeMap& map)
{
	key.time = map(key.time);
	key.inTangent = MapTangent(key.inTangent, map.scale);
	key.outTangent = MapTangent(key.outTangent, map.scale);
	return key;
}

void SwapSides(Keyframe& key)
{
	std::swap(key.inTangent, key.outTangent);
	std::swap(key.inWeight, key.outWeight);
	const std::int32_t others = key.weightedMode & ~WeightedMode::Both;
	const std::int32_t in = (key.weightedMode & WeightedMode::Out) != 0 ? WeightedMode::In : 0;
	const std::int32_t out = (key.weightedMode & WeightedMode::In) != 0 ? WeightedMode::Out : 0;
	key.weightedMode = others | in | out;
}

bool IsStep(const Keyframe& a, const Keyframe& b)
{
	return a.time < b.time && KindOf(a, b) == SegmentKind::Step;
}

/** Appends a key. One before it at the same time goes if all it does is to end a step with the step's own value. */
void Append(const Keyframe& key, Keys& to)
{
	const std::size_t count = to.size();
	if (count >= 2 && to[count - 1].time == key.time && to[count - 2].value == to[count - 1].value &&
		IsStep(to[count - 2], to[count - 1]))
	{
		to.pop_back();
		if (!IsStep(to.back(), key))
		{
			to.back().outTangent = kInfinity;
		}
	}
	to.push_back(key);
}

Keys MapBackwards(const Keys& keys, const TimeMap& map)
{
	Keys mapped;
	mapped.reserve(keys.size());
	for (std::size_t i = keys.size(); i-- > 0;)
	{
		Keyframe key = MapKey(keys[i], map);
		SwapSides(key);
		Append(key, mapped);
		if (i > 0 && IsStep(keys[i - 1], keys[i]) && keys[i - 1].value != keys[i].value)
		{
			// The step held the value of the key that now comes at its end: it must begin with it.
			Keyframe begin = TimeEditKeys::HeldKey(key.time, keys[i - 1].value);
			begin.inTangent = kInfinity;
			begin.outTangent = kInfinity;
			Append(begin, mapped);
		}
	}
	return mapped;
}
} // namespace TimeEditMappingDetail

namespace TimeEditKeys
{
Keys MapKeys(const Keys& keys, const TimeMap& map)
{
	using namespace TimeEditMappingDetail;
	if (map.scale < 0.0)
	{
		return MapBackwards(keys, map);
	}
	Keys mapped;
	mapped.reserve(keys.size());
	for (const Keyframe& key : keys)
	{
		mapped.push_back(MapKey(key, map));
	}
	return mapped;
}
} // namespace TimeEditKeys

} // namespace mria
