// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Join.h"

#include "Editing/JoinBlend.h"
#include "Editing/LosslessDialect.h"
#include "Editing/TimeEditKeys.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace mria
{

namespace JoinDetail
{
using TimeEditKeys::HeldKey;
using TimeEditKeys::Keys;

/** The seam between the two recordings. */
struct Seam
{
	float end = 0.0f;
	float start = 0.0f;

	bool HasGap() const { return end < start; }
};

std::optional<TimeEditError> FindFault(const JoinOptions& options)
{
	if (!IsFinite(options.gap) || !IsFinite(options.blend))
	{
		return TimeEditError::NotFinite;
	}
	const bool isFine = options.gap >= 0.0f && options.blend >= 0.0f && options.blend <= kLongestBlend;
	return isFine ? std::nullopt : std::optional<TimeEditError>(TimeEditError::OutOfLimits);
}

bool IsInReach(const Seam& seam, const TimeRange& next)
{
	const double length = static_cast<double>(next.end) - static_cast<double>(next.start);
	return static_cast<double>(seam.start) + length <= static_cast<double>((std::numeric_limits<float>::max)());
}

/** The pre-wrap is that of the first curve, the post-wrap that of the second; a curve without keys does not count. */
void JoinWrapModes(Curve& curve, const Curve& next)
{
	curve.preWrap = curve.keys.empty() ? next.preWrap : curve.preWrap;
	curve.postWrap = next.keys.empty() ? curve.postWrap : next.postWrap;
}

/** Appends the curves of one position, rotation or ray. */
void JoinGroup(Span<Curve> curves, Span<Curve> next, float seam, bool isBlended)
{
	bool agrees = !isBlended;
	for (std::size_t i = 0; i < curves.size(); ++i)
	{
		Keys& keys = curves[i].keys;
		Keys& more = next[i].keys;
		if (keys.empty() || more.empty())
		{
			continue;
		}
		TimeEditKeys::HoldUntil(keys, seam);
		if (!isBlended)
		{
			TimeEditKeys::HoldFrom(more, seam);
		}
		agrees = agrees && keys.back().value == more.front().value;
	}
	for (std::size_t i = 0; i < curves.size(); ++i)
	{
		Keys& keys = curves[i].keys;
		const Keys& more = next[i].keys;
		JoinWrapModes(curves[i], next[i]);
		const bool isOne = agrees && !keys.empty() && !more.empty();
		if (isOne)
		{
			TimeEditKeys::TakeOutSide(keys.back(), more.front());
		}
		else if (isBlended)
		{
			TimeEditKeys::TakeOutSide(keys.back(), HeldKey(seam, 0.0f));
		}
		keys.insert(keys.end(), more.begin() + (isOne ? 1 : 0), more.end());
	}
}

/** `more` begins with the state at the seam. */
void JoinFlag(Keys& keys, const Keys& more, const Seam& seam, float start)
{
	const bool isOnNext = !more.empty() && IsFlagOn(more.front().value);
	if (keys.empty() && !isOnNext)
	{
		keys = more;
		return;
	}
	if (keys.empty())
	{
		keys.push_back(HeldKey(start, 0.0f));
	}
	bool isOn = IsFlagOn(keys.back().value);
	if (isOn && seam.HasGap())
	{
		keys.push_back(HeldKey(seam.end, 0.0f));
		isOn = false;
	}
	if (isOn != isOnNext)
	{
		keys.push_back(HeldKey(seam.start, isOnNext ? 1.0f : 0.0f));
	}
	const bool hasKeyAtStart = !more.empty() && more.front().time <= seam.start;
	keys.insert(keys.end(), more.begin() + (hasKeyAtStart ? 1 : 0), more.end());
}

void JoinFlags(EditedRecording recording, EditedRecording next, const Seam& seam, float start)
{
	const TimeRange nextRange{seam.start, (std::numeric_limits<float>::max)()};
	for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
	{
		const OpenCurves curve = recording.Open(id);
		const OpenCurves more = next.Open(id);
		Keys& keys = curve->keys;
		const auto isLate = [&](const Keyframe& key) { return key.time > seam.end; };
		keys.erase(std::find_if(keys.begin(), keys.end(), isLate), keys.end());
		TimeEditKeys::KeepFlagRange(more->keys, nextRange);
		JoinFlag(keys, more->keys, seam, start);
	}
}

void JoinMarkers(Recording& recording, const Recording& next, const Seam& seam)
{
	std::vector<const Marker*> atSeam;
	for (const Marker& marker : recording.markers)
	{
		if (marker.time == seam.start && !seam.HasGap())
		{
			atSeam.push_back(&marker);
		}
	}
	std::vector<Marker> added;
	for (const Marker& marker : next.markers)
	{
		const auto isSame = [&](const Marker* other)
		{ return marker.time == other->time && marker.name == other->name; };
		const auto same = std::find_if(atSeam.begin(), atSeam.end(), isSame);
		if (same == atSeam.end())
		{
			added.push_back(marker);
		}
		else
		{
			atSeam.erase(same);
		}
	}
	recording.markers.insert(recording.markers.end(), added.begin(), added.end());
	recording.hasMarkerList = recording.hasMarkerList || next.hasMarkerList;
}

void JoinChannels(Recording& recording, const Recording& next)
{
	for (std::size_t i = 0; i < kChannelCount; ++i)
	{
		const std::uint8_t own = recording.channels.bytes[i];
		recording.channels.bytes[i] = own != 0 ? own : next.channels.bytes[i];
	}
}

/** Appends the curves of `next`, whose times are already final. Returns the blended seconds. */
float JoinCurves(EditedRecording recording, EditedRecording next, const Seam& seam, float blend)
{
	const TimeRange span{seam.start, (std::min)(seam.start + blend, RangeOf(next).end)};
	BlendedGroups isBlended{};
	if (span.start < span.end)
	{
		isBlended = BlendIn(recording, next, {span, seam.end, !seam.HasGap()});
	}
	for (std::size_t i = 0; i < kCurveGroupCount; ++i)
	{
		const OpenCurves curves = recording.Open(CurveGroupAt(i));
		const OpenCurves more = next.Open(CurveGroupAt(i));
		JoinGroup(curves.Get(), more.Get(), seam.start, isBlended[i]);
	}
	const bool isAny = std::find(isBlended.begin(), isBlended.end(), true) != isBlended.end();
	return isAny ? span.end - span.start : 0.0f;
}
} // namespace JoinDetail

Result<JoinReport, TimeEditError> Join(
	EditedRecording recording, PackedRecording nextRecording, const JoinOptions& options)
{
	using namespace JoinDetail;
	if (const std::optional<TimeEditError> fault = FindFault(options))
	{
		return *fault;
	}
	const EditedRecording next = nextRecording;
	JoinReport report;
	report.edit = TimeEditKeys::BeginEdit(recording);
	const TimeEditReport added = TimeEditKeys::BeginEdit(next);
	const Seam seam{report.edit.source.end, report.edit.source.end + options.gap};
	if (!IsInReach(seam, added.source))
	{
		return TimeEditError::TooLong;
	}
	if (!TimeEditKeys::UnrollRepeats(next, added.source) || !TimeEditKeys::UnrollRepeats(recording, report.edit.source))
	{
		return TimeEditError::TooManyRepeats;
	}
	TimeEditKeys::HoldEnds(recording);
	TimeEditKeys::HoldEnds(next);
	TimeEditKeys::Shift(next, {static_cast<double>(added.source.start), static_cast<double>(seam.start)});
	report.blend = JoinCurves(recording, next, seam, options.blend); // while both flags say who is tracked at the seam
	JoinFlags(recording, next, seam, report.edit.source.start);
	JoinMarkers(*recording, *next, seam);
	JoinChannels(*recording, *next);
	const Dialect dialect = FindLosslessDialect(recording);
	report.isNewDialect = dialect != recording->dialect;
	recording->dialect = dialect;
	report.seam = seam.start;
	report.edit.keysBefore += added.keysBefore;
	report.edit.keysLeftOut += added.keysLeftOut;
	report.edit.markersBefore += added.markersBefore;
	TimeEditKeys::FinishEdit(recording, report.edit);
	return report;
}

} // namespace mria
