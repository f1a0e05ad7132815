// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Statistics.h"

#include "Mria/FloatRules.h"
#include "Mria/Sampler.h"
#include "Statistics/Meters.h"
#include "Statistics/MotionPath.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mria
{

namespace StatisticsDetail
{
constexpr double kGazeStep = 0.01;
constexpr double kGazeStepsPerFrame = 8.0;
constexpr double kLeastMaxGazeSteps = 4096.0;

float Clamped(float number, float low, float high, float standard)
{
	return IsNan(number) ? standard : std::clamp(number, low, high);
}

StatisticsOptions SaneOptions(const StatisticsOptions& options)
{
	const StatisticsOptions standard;
	StatisticsOptions sane;
	sane.dwellRadius = Clamped(options.dwellRadius, 1e-4f, 100.0f, standard.dwellRadius);
	sane.dwellTime = Clamped(options.dwellTime, 0.0f, 3600.0f, standard.dwellTime);
	sane.gazeDistance = Clamped(options.gazeDistance, 0.0f, 100.0f, standard.gazeDistance);
	sane.tolerance = Clamped(options.tolerance, 1e-6f, 1.0f, standard.tolerance);
	return sane;
}

double TotalOf(const std::vector<TimeSpan>& spans)
{
	double total = 0.0;
	for (const TimeSpan& span : spans)
	{
		total += span.end - span.start;
	}
	return total;
}

/** What all measurements of one recording share. */
class Measurement
{
public:
	Measurement(const RecordingView& recording, const StatisticsOptions& options)
		: recording_(recording)
		, options_(options)
		, range_(RangeOf(recording))
	{
		tracks_.Build(recording, false);
	}

	TimeRange Range() const { return range_; }
	double Duration() const { return static_cast<double>(range_.end) - range_.start; }
	bool HasPose(PoseId pose) const { return tracks_.isPresent[pose]; }
	bool HasGaze() const { return tracks_.isPresent[kGazeSlot]; }

	std::vector<TimeSpan> FlagSpans(CurveId flag) const { return SpansOf(FlagOf(flag), range_); }
	std::size_t FlagFalls(CurveId flag) const { return CountFalls(FlagOf(flag), range_.start); }

	MotionStatistics MotionOf(PoseId pose, const std::vector<TimeSpan>& spans)
	{
		if (!HasPose(pose))
		{
			return {};
		}
		PathMeter path;
		DwellMeter dwell(options_.dwellRadius, options_.dwellTime);
		path_.Assign(recording_, tracks_, pose, range_, options_.tolerance);
		for (const TimeSpan& span : spans)
		{
			path_.ForEachPiece(span,
				[&](const MotionPiece& piece)
				{
					path.Add(DistanceBetween(piece.from, piece.to), piece.Duration());
					dwell.Add(piece);
				});
			dwell.Break();
		}
		const double time = TotalOf(spans);
		return {true, path.Path(), time > 0.0 ? path.Path() / time : 0.0, path.MaxSpeed(), dwell.Dwells()};
	}

	TurnStatistics TurnOf(PoseId pose)
	{
		PathMeter path;
		path_.Assign(recording_, tracks_, kSlotCount + pose, range_, options_.tolerance);
		path_.ForEachPiece({range_.start, range_.end},
			[&](const MotionPiece& piece) { path.Add(TurnBetween(piece.from, piece.to), piece.Duration()); });
		return {path.Path(), path.MaxSpeed()};
	}

	void WidenBy(PoseId pose, const std::vector<TimeSpan>& spans, Workspace& box)
	{
		if (!HasPose(pose))
		{
			return;
		}
		path_.Assign(recording_, tracks_, pose, range_, options_.tolerance);
		for (const TimeSpan& span : spans)
		{
			path_.ForEachPiece(span,
				[&](const MotionPiece& piece)
				{
					Widen(box, piece.from);
					Widen(box, piece.to);
				});
		}
	}

private:
	const FlagTrack& FlagOf(CurveId flag) const { return tracks_.flags[flag - kFirstFlagCurve]; }

	const RecordingView& recording_;
	StatisticsOptions options_;
	TimeRange range_;
	SamplerTracks tracks_;
	MotionPath path_;
};

FrameStatistics FramesOf(const RecordingView& recording)
{
	const Span<const CurveView> curves(recording.curves);
	std::vector<float> times = UnionOfKeyTimes(curves.Part(kFirstJointCurve, kCurveCount - kFirstJointCurve));
	const std::vector<float> camera = UnionOfKeyTimes(curves.Part(0, kPoseComponentCount));
	times.insert(times.end(), camera.begin(), camera.end());
	std::inplace_merge(times.begin(), times.end() - static_cast<std::ptrdiff_t>(camera.size()), times.end());
	times.erase(std::unique(times.begin(), times.end()), times.end());

	std::vector<double> steps;
	for (std::size_t i = 1; i < times.size(); ++i)
	{
		steps.push_back(static_cast<double>(times[i]) - times[i - 1]);
	}
	FrameStatistics frames;
	frames.count = times.size();
	if (!steps.empty())
	{
		const auto ends = std::minmax_element(steps.begin(), steps.end());
		frames.shortestStep = *ends.first;
		frames.longestStep = *ends.second;
		frames.medianStep = MedianOf(steps);
	}
	return frames;
}

PinchStatistics PinchOf(const std::vector<TimeSpan>& spans)
{
	PinchStatistics pinch;
	std::vector<double> lengths;
	for (const TimeSpan& span : spans)
	{
		lengths.push_back(span.end - span.start);
	}
	pinch.count = spans.size();
	pinch.total = TotalOf(spans);
	if (!lengths.empty())
	{
		const auto ends = std::minmax_element(lengths.begin(), lengths.end());
		pinch.shortest = *ends.first;
		pinch.longest = *ends.second;
		pinch.median = MedianOf(lengths);
	}
	return pinch;
}

HandStatistics HandOf(Measurement& measurement, Hand hand)
{
	const std::vector<TimeSpan> tracked = measurement.FlagSpans(TrackedCurve(hand));
	HandStatistics statistics;
	statistics.trackedTime = TotalOf(tracked);
	statistics.trackedShare = tracked.empty() ? 0.0 : statistics.trackedTime / measurement.Duration();
	statistics.losses = measurement.FlagFalls(TrackedCurve(hand));
	statistics.palm = measurement.MotionOf(JointPose(hand, Joint::Palm), tracked);
	statistics.wrist = measurement.MotionOf(JointPose(hand, Joint::Wrist), tracked);
	statistics.indexTip = measurement.MotionOf(JointPose(hand, Joint::IndexTip), tracked);
	statistics.pinch = PinchOf(measurement.FlagSpans(PinchCurve(hand)));
	for (std::size_t joint = 1; joint < kJointCount; ++joint)
	{
		measurement.WidenBy(JointPose(hand, static_cast<Joint>(joint)), tracked, statistics.workspace);
	}
	return statistics;
}

float DistanceToRay(const Ray& ray, const Vec3& point)
{
	const Vec3 offset = point - ray.origin;
	const float along = (std::max)(Dot(offset, ray.direction), 0.0f);
	return Length(offset - ray.direction * along);
}

bool IsLookedAt(const HandFrame& hand, const Ray& gaze, float distance)
{
	bool isLookedAt = false;
	for (std::size_t i = 1; hand.isTracked && !isLookedAt && i < kJointCount; ++i)
	{
		isLookedAt = hand.HasJoint(static_cast<Joint>(i)) && DistanceToRay(gaze, hand.joints[i].position) <= distance;
	}
	return isLookedAt;
}

void MeasureGaze(const RecordingView& recording, float distance, RecordingStatistics& statistics)
{
	const Sampler sampler(recording);
	Sampler::Cursor cursor;
	Frame frame;
	const FrameParts parts = {false, {true, true}, true};
	const double frames = static_cast<double>(statistics.frames.count);
	const double maxSteps = (std::max)(frames * kGazeStepsPerFrame, kLeastMaxGazeSteps);
	const double steps = std::ceil((std::min)(statistics.duration / kGazeStep, maxSteps));
	const double step = statistics.duration / steps;
	for (double i = 0.5; i < steps; i += 1.0)
	{
		sampler.SampleAt(static_cast<float>(statistics.range.start + i * step), frame, cursor, parts);
		for (std::size_t hand = 0; hand < kHandCount; ++hand)
		{
			statistics.hands[hand].gazeTime += IsLookedAt(frame.hands[hand], frame.gaze, distance) ? step : 0.0;
		}
	}
	for (HandStatistics& hand : statistics.hands)
	{
		hand.gazeShare = hand.gazeTime / statistics.duration;
	}
}
} // namespace StatisticsDetail

RecordingStatistics ComputeStatistics(const RecordingView& recording, const StatisticsOptions& options)
{
	using namespace StatisticsDetail;
	const StatisticsOptions sane = SaneOptions(options);
	Measurement measurement(recording, sane);
	RecordingStatistics statistics;
	statistics.range = measurement.Range();
	statistics.duration = measurement.Duration();
	statistics.keys = CountKeys(recording);
	statistics.markers = recording.markers.size();
	statistics.frames = FramesOf(recording);
	statistics.hasGaze = measurement.HasGaze();

	const std::vector<TimeSpan> whole = {{statistics.range.start, statistics.range.end}};
	statistics.head = measurement.MotionOf(kCameraPose, whole);
	statistics.headTurn = measurement.TurnOf(kCameraPose);
	measurement.WidenBy(kCameraPose, whole, statistics.headWorkspace);
	Widen(statistics.workspace, statistics.headWorkspace);
	for (const Hand hand : kHands)
	{
		HandStatistics& out = statistics.hands[static_cast<std::size_t>(hand)];
		out = HandOf(measurement, hand);
		Widen(statistics.workspace, out.workspace);
	}
	if (statistics.hasGaze && statistics.duration > 0.0)
	{
		MeasureGaze(recording, sane.gazeDistance, statistics);
	}
	return statistics;
}

} // namespace mria
