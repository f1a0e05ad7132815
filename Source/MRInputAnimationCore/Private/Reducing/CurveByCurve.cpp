// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Reducing/CurveByCurve.h"

#include "Mria/CurveEvaluator.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace CurveByCurveDetail
{
CurveView ViewOf(const std::vector<Keyframe>& keys)
{
	CurveView view;
	view.keys = reinterpret_cast<const std::uint8_t*>(keys.data());
	view.keyCount = static_cast<std::uint32_t>(keys.size());
	return view;
}

/**
 * The value of the keys just before `time`, or at it. Of two samples at one time the first is the value before it,
 * so that a jump that the keys keep is no error.
 */
float Played(const std::vector<Keyframe>& keys, float time, bool isUpTo)
{
	const auto isEarlier = [](const Keyframe& key, float t) { return key.time < t; };
	const auto next = std::lower_bound(keys.begin(), keys.end(), time, isEarlier);
	if (!isUpTo || next == keys.end())
	{
		return EvaluateSortedCurve(ViewOf(keys), time);
	}
	return next == keys.begin() ? next->value : EvaluateSegment(*(next - 1), *next, static_cast<double>(time));
}
} // namespace CurveByCurveDetail

OwnKeys ReduceCurveByCurve(
	Span<const CurveView> curves, Dialect dialect, const ChordRules& rules, const std::vector<float>& edges)
{
	OwnKeys own;
	GroupSamples samples;
	KeptList cuts;
	KeptList kept;
	for (std::size_t i = 0; i < own.curves.size(); ++i)
	{
		// Three times the same number are off by the root of 3 of what it is off: each gets its share of the tolerance.
		const CurveView same[kPositionWidth] = {curves[i], curves[i], curves[i]};
		samples.Load({same, kPositionWidth}, GroupKind::Position, {dialect, false});
		samples.SetRules(rules);
		FindCuts(samples.Times(), edges, cuts);
		WorstError worst(samples);
		KeepWithin({samples, cuts, kept, worst});
		std::vector<Keyframe>* const keys = &own.curves[i];
		samples.CopyKeys(kept, {&keys, 1});
	}
	return own;
}

double MeasureOwnKeys(const GroupSamples& samples, const OwnKeys& keys)
{
	double worst = 0.0;
	for (std::size_t i = 0; i < samples.Count(); ++i)
	{
		const float time = samples.Times()[i];
		const bool isJump = i + 1 < samples.Count() && samples.Times()[i + 1] == time;
		double sum = 0.0;
		for (std::size_t c = 0; c < keys.curves.size(); ++c)
		{
			const float played = CurveByCurveDetail::Played(keys.curves[c], time, isJump);
			const double off = static_cast<double>(played) - static_cast<double>(samples.Sample(i)[c]);
			sum += off * off;
		}
		worst = (std::max)(worst, std::sqrt(sum));
	}
	return worst;
}

} // namespace mria
