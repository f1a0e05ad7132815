// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Editing/GroupMix.h"

#include "Editing/CurvePieces.h"
#include "Mria/FloatRules.h"
#include "Sampling/TrackBuilder.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace mria
{

namespace GroupMixDetail
{
std::size_t CleanCurves(Span<Curve> group)
{
	std::size_t dropped = 0;
	for (Curve& curve : group)
	{
		if (!HasCleanKeys(curve))
		{
			std::vector<Keyframe> clean = CleanKeys(curve);
			dropped += curve.keys.size() - clean.size();
			curve.keys = std::move(clean);
		}
	}
	return dropped;
}

/** The behaviour of a curve beyond its keys: a mode is 0 if it holds, and all are 0 for a constant curve. */
struct Beyond
{
	std::int32_t preWrap = 0;
	std::int32_t postWrap = 0;
	float start = 0.0f;
	float end = 0.0f;
};

bool operator==(const Beyond& a, const Beyond& b)
{
	const bool isHeld = a.preWrap == 0 && a.postWrap == 0;
	return a.preWrap == b.preWrap && a.postWrap == b.postWrap && (isHeld || (a.start == b.start && a.end == b.end));
}

Beyond BeyondOf(const Curve& curve)
{
	return {WrapMode::Repeats(curve.preWrap) ? curve.preWrap : 0,
		WrapMode::Repeats(curve.postWrap) ? curve.postWrap : 0, curve.keys.front().time, curve.keys.back().time};
}

/** Gives all curves of a group the same behaviour beyond their keys. Returns false if they can no longer repeat. */
bool AgreeBeyondKeys(Span<Curve> group)
{
	const auto hasRange = [](const Curve& curve) { return curve.keys.front().time < curve.keys.back().time; };
	const Curve* const model = std::find_if(group.begin(), group.end(), hasRange);
	if (model == group.end())
	{
		return true;
	}
	const Beyond wanted = BeyondOf(*model);
	const bool isAlike = std::all_of(
		group.begin(), group.end(), [&](const Curve& curve) { return !hasRange(curve) || BeyondOf(curve) == wanted; });
	for (Curve& curve : group)
	{
		const auto agree = [isAlike](std::int32_t& mode, std::int32_t repeat)
		{
			const std::int32_t own = WrapMode::Repeats(mode) ? mode : 0;
			if (own != (isAlike ? repeat : 0))
			{
				mode = isAlike && repeat != 0 ? repeat : WrapMode::ClampForever;
			}
		};
		agree(curve.preWrap, wanted.preWrap);
		agree(curve.postWrap, wanted.postWrap);
	}
	return isAlike;
}

/**
 * Whether all curves have the same kind of segment between two keys, so that only the numbers of the keys need to be
 * mixed.
 */
bool IsSameCourse(Span<const Curve> group, std::size_t key)
{
	const Keyframe& a = group[0].keys[key];
	const Keyframe& b = group[0].keys[key + 1];
	const bool isStep = KindOf(a, b) == SegmentKind::Step;
	const BezierSegment model = isStep ? BezierSegment{} : MakeSegment(a, b);
	for (const Curve& curve : group)
	{
		const Keyframe& from = curve.keys[key];
		const Keyframe& to = curve.keys[key + 1];
		if ((KindOf(from, to) == SegmentKind::Step) != isStep)
		{
			return false;
		}
		const BezierSegment other = isStep ? model : MakeSegment(from, to);
		if (other.outWeight != model.outWeight || other.inWeight != model.inWeight)
		{
			return false;
		}
	}
	return true;
}

bool CanMixKeyByKey(Span<const Curve> group)
{
	const std::size_t count = group[0].keys.size();
	for (const Curve& curve : group)
	{
		if (curve.keys.size() != count)
		{
			return false;
		}
		for (std::size_t i = 0; i < count; ++i)
		{
			if (curve.keys[i].time != group[0].keys[i].time)
			{
				return false;
			}
		}
	}
	for (std::size_t i = 0; i + 1 < count; ++i)
	{
		if (group[0].keys[i].time < group[0].keys[i + 1].time && !IsSameCourse(group, i))
		{
			return false;
		}
	}
	return true;
}

/** The tangents on one side of keys that belong together. If one is infinite, all become steps. */
void MixTangents(Span<Curve> group, const GroupMix& mix, std::size_t key, float Keyframe::*tangent)
{
	GroupMix::Values values{};
	bool isStep = false;
	for (std::size_t i = 0; i < group.size(); ++i)
	{
		const float own = group[i].keys[key].*tangent;
		values[i] = IsNan(own) ? 0.0 : static_cast<double>(own);
		isStep = isStep || IsInfinite(own);
	}
	for (std::size_t i = 0; i < group.size(); ++i)
	{
		group[i].keys[key].*tangent =
			isStep ? std::numeric_limits<float>::infinity() : SaturatedFloat(mix.Apply(i, values));
	}
}

void MixKeys(Span<Curve> group, const GroupMix& mix)
{
	for (std::size_t key = 0; key < group[0].keys.size(); ++key)
	{
		GroupMix::Values values{};
		for (std::size_t i = 0; i < group.size(); ++i)
		{
			values[i] = static_cast<double>(group[i].keys[key].value);
		}
		for (std::size_t i = 0; i < group.size(); ++i)
		{
			group[i].keys[key].value = SaturatedFloat(mix.Apply(i, values) + mix.offset[i]);
		}
		MixTangents(group, mix, key, &Keyframe::inTangent);
		MixTangents(group, mix, key, &Keyframe::outTangent);
	}
}
} // namespace GroupMixDetail

MixReport MixCurves(Span<Curve> group, const GroupMix& mix, double tolerance)
{
	using namespace GroupMixDetail;
	MixReport report;
	report.droppedKeys = CleanCurves(group);
	if (!FillEmptyCurves(group))
	{
		return report;
	}
	report.isHeld = !AgreeBeyondKeys(group);
	if (CanMixKeyByKey(group))
	{
		MixKeys(group, mix);
		return report;
	}
	report.isMerged = true;
	MixPieces(group, mix, tolerance, report);
	return report;
}

} // namespace mria
