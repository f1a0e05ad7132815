// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Checking/ValidationChecks.h"
#include "Curves/KeyAnalysis.h"
#include "Mria/FloatRules.h"

#include <optional>

namespace mria
{

namespace ValidationCurvesDetail
{
using ValidationDetail::FindingList;

struct TimeCounts
{
	std::size_t nonFinite = 0;
	std::size_t unsorted = 0;
	std::size_t equal = 0;
	std::size_t negative = 0;
};

TimeCounts CountTimes(const CurveView& curve)
{
	TimeCounts counts;
	std::optional<float> last;
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		const float time = curve.Time(i);
		if (!IsFinite(time))
		{
			++counts.nonFinite;
			continue;
		}
		counts.unsorted += last && time < *last ? 1 : 0;
		counts.equal += last && time == *last ? 1 : 0;
		counts.negative += time < 0.0f ? 1 : 0;
		last = time;
	}
	return counts;
}

void CheckTimes(const CurveView& curve, CurveId id, FindingList& out)
{
	const std::string path = CurveName(id);
	const TimeCounts counts = CountTimes(curve);
	out.Add(Severity::Error, FindingCode::NonFiniteTime, path, counts.nonFinite);
	out.Add(Severity::Warning, FindingCode::UnsortedTimes, path, counts.unsorted);
	out.Add(Severity::Info, FindingCode::EqualTimes, path, counts.equal);

	// One pose key before 0 gives the value at 0; with several, there is motion that no player shows.
	const bool isMotion = !IsFlagCurve(id) && counts.negative > 1;
	out.Add(isMotion ? Severity::Warning : Severity::Info, FindingCode::NegativeTime, path, counts.negative);
}

void CheckValues(const CurveView& curve, CurveId id, FindingList& out)
{
	std::size_t nonFinite = 0;
	std::size_t unknownModes = 0;
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		const Keyframe key = curve[i];
		const bool isKnown = key.weightedMode >= WeightedMode::None && key.weightedMode <= WeightedMode::Both;
		nonFinite += KeyAnalysis::IsNonFiniteValue(key, IsFlagCurve(id)) ? 1 : 0;
		unknownModes += !isKnown && !IsFlagCurve(id) ? 1 : 0;
	}
	out.Add(Severity::Error, FindingCode::NonFiniteValue, CurveName(id), nonFinite);
	out.Add(Severity::Warning, FindingCode::UnknownWeightedMode, CurveName(id), unknownModes);
}

void CheckFlags(const CurveView& curve, CurveId id, FindingList& out)
{
	std::size_t notBoolean = 0;
	std::size_t repeated = 0;
	std::optional<bool> last;
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		const float value = curve.Value(i);
		if (!IsFinite(value))
		{
			continue;
		}
		const bool isOn = IsFlagOn(value);
		notBoolean += value != 0.0f && value != 1.0f ? 1 : 0;
		repeated += last && *last == isOn ? 1 : 0;
		last = isOn;
	}
	out.Add(Severity::Warning, FindingCode::FlagNotBoolean, CurveName(id), notBoolean);
	out.Add(Severity::Info, FindingCode::FlagNotAlternating, CurveName(id), repeated);
}
} // namespace ValidationCurvesDetail

namespace ValidationDetail
{
void CheckCurve(const RecordingView& recording, CurveId id, FindingList& out)
{
	const CurveView& curve = recording.curves[id];
	if (curve.empty())
	{
		return;
	}
	ValidationCurvesDetail::CheckTimes(curve, id, out);
	ValidationCurvesDetail::CheckValues(curve, id, out);
	if (IsFlagCurve(id))
	{
		ValidationCurvesDetail::CheckFlags(curve, id, out);
	}
}

void CheckWrapModes(
	const RecordingView& recording, CurveId first, std::size_t count, const std::string& path, FindingList& out)
{
	std::size_t unknown = 0;
	CurveId last = first;
	for (CurveId id = first; id < first + count; ++id)
	{
		const CurveView& curve = recording.curves[id];
		if (!WrapMode::IsKnown(curve.preWrap) || !WrapMode::IsKnown(curve.postWrap))
		{
			++unknown;
			last = id;
		}
	}
	out.Add(Severity::Warning, FindingCode::UnknownWrapMode, unknown == 1 ? CurveName(last) : path, unknown);
}
} // namespace ValidationDetail

} // namespace mria
