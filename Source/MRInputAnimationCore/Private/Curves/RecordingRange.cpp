// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/KeyAnalysis.h"
#include "Mria/FloatRules.h"
#include "Mria/Recording.h"

#include <algorithm>
#include <limits>

namespace mria
{

namespace RecordingRangeDetail
{
void Widen(TimeRange& range, const CurveView& curve, float earliest)
{
	if (!curve.empty() && curve.FirstTime() >= earliest && KeyAnalysis::IsOrdered(curve))
	{
		range.start = (std::min)(range.start, curve.FirstTime());
		range.end = (std::max)(range.end, curve.LastTime());
		return;
	}
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		const float time = curve.Time(i);
		if (IsFinite(time) && time >= earliest)
		{
			range.start = (std::min)(range.start, time);
			range.end = (std::max)(range.end, time);
		}
	}
}
} // namespace RecordingRangeDetail

TimeRange RangeOf(const RecordingView& recording)
{
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	TimeRange poses{kInfinity, -kInfinity};
	TimeRange flags = poses;
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		const bool isFlag = IsFlagCurve(curve);
		RecordingRangeDetail::Widen(isFlag ? flags : poses, recording.curves[curve], isFlag ? 0.0f : -kInfinity);
	}
	const bool hasPoses = poses.start <= poses.end;
	const bool hasFlags = flags.start <= flags.end;
	if (!hasPoses)
	{
		return hasFlags ? flags : TimeRange{};
	}
	return {poses.start, hasFlags ? (std::max)(poses.end, flags.end) : poses.end};
}

} // namespace mria
