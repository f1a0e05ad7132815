// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Trim.h"

#include "Editing/TimeEditKeys.h"
#include "Mria/FloatRules.h"

#include <algorithm>

namespace mria
{

namespace TrimDetail
{
/** The intersection of the range and the recording; nothing if it is empty. */
bool FindPart(const TimeRange& asked, const TimeRange& whole, TimeRange& part)
{
	part = {(std::max)(asked.start, whole.start), (std::min)(asked.end, whole.end)};
	const bool isMoment = part.start == part.end;
	return part.start < part.end || (isMoment && whole.start == whole.end);
}
} // namespace TrimDetail

Result<TimeEditReport, TimeEditError> Trim(
	EditedRecording recording, const TimeRange& range, const TrimOptions& options)
{
	using namespace TimeEditKeys;
	if (!IsFinite(range.start) || !IsFinite(range.end))
	{
		return TimeEditError::NotFinite;
	}
	if (range.start >= range.end)
	{
		return TimeEditError::EmptyRange;
	}
	TimeEditReport report = BeginEdit(recording);
	TimeRange part;
	if (CountKeys(recording) == 0 || !TrimDetail::FindPart(range, report.source, part))
	{
		return TimeEditError::OutsideRecording;
	}
	if (!UnrollRepeats(recording, part))
	{
		return TimeEditError::TooManyRepeats;
	}
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		const OpenCurves curve = recording.Open(id);
		IsFlagCurve(id) ? KeepFlagRange(curve->keys, part) : KeepRange(curve->keys, part);
	}
	if (RangeOf(recording).end < part.end)
	{
		HoldLongestUntil(recording, part.end);
	}
	const auto isOutside = [&](const Marker& marker) { return marker.time < part.start || marker.time > part.end; };
	std::vector<Marker>& markers = recording->markers;
	markers.erase(std::remove_if(markers.begin(), markers.end(), isOutside), markers.end());
	if (!options.keepTimes)
	{
		Shift(recording, {static_cast<double>(part.start), 0.0});
	}
	FinishEdit(recording, report);
	report.source = part;
	return report;
}

} // namespace mria
