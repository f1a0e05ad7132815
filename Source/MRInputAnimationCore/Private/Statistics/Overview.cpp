// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Overview.h"

#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Statistics/Meters.h"
#include "Statistics/MotionPath.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace OverviewDetail
{
using StatisticsDetail::Between;
using StatisticsDetail::MotionPath;
using StatisticsDetail::MotionPiece;
using StatisticsDetail::PathValue;
using StatisticsDetail::TimeSpan;

constexpr double kTolerance = 0.001;

void CopyPosition(const RecordingView& from, PoseId pose, RecordingView& to)
{
	std::copy_n(from.curves.begin() + static_cast<std::ptrdiff_t>(FirstCurveOf(pose)), 3,
		to.curves.begin() + static_cast<std::ptrdiff_t>(FirstCurveOf(pose)));
}

/** The curves that are shown, so that tracks are built of no others. */
RecordingView ShownPartOf(const RecordingView& recording)
{
	RecordingView part;
	part.dialect = recording.dialect;
	CopyPosition(recording, kCameraPose, part);
	for (const Hand hand : kHands)
	{
		CopyPosition(recording, JointPose(hand, Joint::Palm), part);
		CopyPosition(recording, JointPose(hand, Joint::Wrist), part);
		part.curves[TrackedCurve(hand)] = recording.curves[TrackedCurve(hand)];
		part.curves[PinchCurve(hand)] = recording.curves[PinchCurve(hand)];
	}
	return part;
}

Vec3 ToPosition(const PathValue& value)
{
	return {static_cast<float>(value[0]), static_cast<float>(value[1]), static_cast<float>(value[2])};
}

/** The range in columns. */
class Columns
{
public:
	Columns(const TimeRange& range, int count)
		: start_(range.start)
		, width_((static_cast<double>(range.end) - range.start) / count)
		, last_(count - 1)
	{
	}

	double Middle(int column) const { return start_ + (column + 0.5) * width_; }
	int Count() const { return last_ + 1; }

	int At(double time) const
	{
		return width_ > 0.0 ? static_cast<int>(std::clamp((time - start_) / width_, 0.0, last_ + 0.5)) : 0;
	}

	/** The last one that a piece up to `end` touches; where a column only begins it is not touched. */
	int LastBefore(double end) const
	{
		const double cell = width_ > 0.0 ? std::ceil((end - start_) / width_) - 1.0 : 0.0;
		return static_cast<int>(std::clamp(cell, 0.0, static_cast<double>(last_)));
	}

private:
	double start_;
	double width_;
	int last_;
};

/** Points and speeds of one pose over spans that come in order. */
class Tracer
{
public:
	Tracer(const Columns& columns, OverviewPath& path, std::vector<float>* speeds)
		: columns_(columns)
		, path_(path)
		, speeds_(speeds)
	{
	}

	void Trace(const MotionPath& path, const TimeSpan& span)
	{
		bool isFirst = true;
		PathValue last{};
		int column = columns_.At(span.start);
		path.ForEachPiece(span,
			[&](const MotionPiece& piece)
			{
				if (isFirst)
				{
					path_.push_back({span.start, ToPosition(piece.from), true});
					isFirst = false;
				}
				AddMiddles(piece, span, column);
				AddSpeed(piece);
				last = piece.to;
			});
		if (span.start < span.end)
		{
			path_.push_back({span.end, ToPosition(last), false});
		}
	}

private:
	void AddMiddles(const MotionPiece& piece, const TimeSpan& span, int& column)
	{
		for (; column < columns_.Count() && columns_.Middle(column) < piece.time.end; ++column)
		{
			const double time = columns_.Middle(column);
			if (time > span.start && time < span.end)
			{
				const double share = (time - piece.time.start) / piece.Duration();
				path_.push_back({time, ToPosition(Between(piece.from, piece.to, share)), false});
			}
		}
	}

	void AddSpeed(const MotionPiece& piece)
	{
		if (!speeds_ || piece.Duration() <= 0.0)
		{
			return;
		}
		const double speed = StatisticsDetail::DistanceBetween(piece.from, piece.to) / piece.Duration();
		const float shown = static_cast<float>((std::min)(speed, double{(std::numeric_limits<float>::max)()}));
		const int last = columns_.LastBefore(piece.time.end);
		for (int i = columns_.At(piece.time.start); i <= last; ++i)
		{
			float& peak = (*speeds_)[static_cast<std::size_t>(i)];
			peak = (std::max)(peak, shown);
		}
	}

	const Columns& columns_;
	OverviewPath& path_;
	std::vector<float>* speeds_;
};

std::vector<OverviewSpan> ToOverview(const std::vector<TimeSpan>& spans)
{
	std::vector<OverviewSpan> out;
	out.reserve(spans.size());
	for (const TimeSpan& span : spans)
	{
		out.push_back({span.start, span.end});
	}
	return out;
}

/** The input for an overview. */
struct Source
{
	RecordingView recording;
	SamplerTracks tracks;
	TimeRange range;
	Columns columns;
	MotionPath path;
};

std::vector<TimeSpan> SpansOf(const Source& source, CurveId flag)
{
	return StatisticsDetail::SpansOf(source.tracks.flags[flag - kFirstFlagCurve], source.range);
}

void TraceHand(Source& source, Hand hand, OverviewHand& out)
{
	const PoseId palm = JointPose(hand, Joint::Palm);
	const PoseId pose = source.tracks.isPresent[palm] ? palm : JointPose(hand, Joint::Wrist);
	std::vector<TimeSpan> spans = SpansOf(source, TrackedCurve(hand));
	out.tracked = ToOverview(spans);
	out.pinched = ToOverview(SpansOf(source, PinchCurve(hand)));
	out.peakSpeed.assign(static_cast<std::size_t>(source.columns.Count()), 0.0f);
	out.isPresent = source.tracks.isPresent[pose];
	if (!out.isPresent)
	{
		return;
	}
	const TimeRange& range = source.range;
	if (range.start == range.end && EvaluateFlag(source.recording.curves[TrackedCurve(hand)], range.start))
	{
		spans.push_back({range.start, range.end});
	}
	source.path.Assign(source.recording, source.tracks, pose, range, kTolerance);
	Tracer tracer(source.columns, out.path, &out.peakSpeed);
	for (const TimeSpan& span : spans)
	{
		tracer.Trace(source.path, span);
	}
	out.maxSpeed = *std::max_element(out.peakSpeed.begin(), out.peakSpeed.end());
}

void TraceHead(Source& source, OverviewPath& out)
{
	if (source.tracks.isPresent[kCameraPose])
	{
		source.path.Assign(source.recording, source.tracks, kCameraPose, source.range, kTolerance);
		Tracer(source.columns, out, nullptr).Trace(source.path, {source.range.start, source.range.end});
	}
}

void WidenBy(const OverviewPath& path, Workspace& box)
{
	for (const OverviewPoint& point : path)
	{
		const PathValue position = {point.position.x, point.position.y, point.position.z, 0.0};
		StatisticsDetail::Widen(box, position);
	}
}

std::vector<OverviewMarker> MarkersOf(const RecordingView& recording)
{
	std::vector<OverviewMarker> markers;
	for (std::size_t i = 0; i < recording.markers.size(); ++i)
	{
		const Marker& marker = recording.markers[i];
		if (IsFinite(marker.time))
		{
			markers.push_back({marker.time, i, marker.name});
		}
	}
	std::stable_sort(markers.begin(), markers.end(),
		[](const OverviewMarker& a, const OverviewMarker& b) { return a.time < b.time; });
	return markers;
}
} // namespace OverviewDetail

Overview MakeOverview(const RecordingView& recording, int columns)
{
	using namespace OverviewDetail;

	Overview overview;
	overview.range = RangeOf(recording);
	overview.columns = std::clamp(columns, 1, kMaxOverviewColumns);
	overview.markers = MarkersOf(recording);

	Source source{ShownPartOf(recording), {}, overview.range, {overview.range, overview.columns}, {}};
	source.tracks.Build(source.recording, false);
	TraceHead(source, overview.head);
	for (const Hand hand : kHands)
	{
		OverviewHand& shown = overview.hands[static_cast<std::size_t>(hand)];
		TraceHand(source, hand, shown);
		WidenBy(shown.path, overview.handBounds);
	}
	return overview;
}

} // namespace mria
