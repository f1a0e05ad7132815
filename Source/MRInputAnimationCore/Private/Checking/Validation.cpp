// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Validation.h"

#include "Checking/ValidationChecks.h"
#include "Curves/KeyAnalysis.h"
#include "Mria/FloatRules.h"
#include "Mria/Text.h"

#include <algorithm>
#include <cmath>

/*
 * Why it is built like this. Problems of real recordings come in hundreds of equal ones, and one problem causes
 * others: a rotation without its W also has wrong lengths, signs and key times. A list of symptoms would hide the
 * cause. A rotation with a damaged W is therefore not checked further, frames that a whole hand lost are reported
 * once for the hand, and each finding counts its items instead of listing them.
 */

namespace mria
{

namespace ValidationDetail
{
void FindingList::Add(Severity severity, FindingCode code, const std::string& path, std::size_t count)
{
	if (count > 0)
	{
		findings_.push_back({severity, code, path, count});
	}
}

std::vector<Finding> FindingList::Take()
{
	std::stable_sort(
		findings_.begin(), findings_.end(), [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
	return std::move(findings_);
}

void CheckStart(const RecordingView& recording, const TimeRange& range, FindingList& out)
{
	if (const std::optional<float> start = KeyAnalysis::FindLateStart(recording, range))
	{
		constexpr double kMostMilliseconds = 1e15; // a float's largest is beyond any integer
		const double milliseconds = (std::min)(std::round(*start * 1000.0), kMostMilliseconds);
		out.Add(Severity::Warning, FindingCode::LateStart, "times", static_cast<std::size_t>(milliseconds));
	}
}

void CheckChannel(const RecordingView& recording, Channel channel, FindingList& out)
{
	std::size_t curves = 0;
	std::size_t keys = 0;
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		curves += ChannelOf(id) == channel ? 1 : 0;
		keys += ChannelOf(id) == channel ? recording.curves[id].size() : 0;
	}
	const bool isEmpty = recording.channels.Has(channel) && keys == 0;
	out.Add(Severity::Info, FindingCode::EmptyChannel, ToString(channel), isEmpty ? curves : 0);
}

void CheckCurves(
	const RecordingView& recording, CurveId first, std::size_t count, const std::string& path, FindingList& out)
{
	for (CurveId id = first; id < first + count; ++id)
	{
		CheckCurve(recording, id, out);
	}
	CheckWrapModes(recording, first, count, path, out);
}

void CheckWholePose(const RecordingView& recording, const QuickLook& look, PoseId pose, FindingList& out)
{
	const CurveId first = FirstCurveOf(pose);
	if (look.AreFlawless(first, kPoseComponentCount))
	{
		CheckWrapModes(recording, first, kPoseComponentCount, PoseName(pose), out);
		return;
	}
	CheckCurves(recording, first, kPoseComponentCount, PoseName(pose), out);
	CheckPose(recording, pose, out);
}

void CheckWholeGaze(const RecordingView& recording, const QuickLook& look, FindingList& out)
{
	const std::string path = ToString(Channel::Gaze);
	CheckChannel(recording, Channel::Gaze, out);
	if (look.AreFlawless(kFirstGazeCurve, kRayComponentCount))
	{
		CheckWrapModes(recording, kFirstGazeCurve, kRayComponentCount, path, out);
	}
	else
	{
		CheckCurves(recording, kFirstGazeCurve, kRayComponentCount, path, out);
		CheckGaze(recording, out);
	}
	CompareGazeWithHead(recording, out);
}

void CheckTracking(const RecordingView& recording, Hand hand, FindingList& out)
{
	constexpr std::size_t kCurvesOfHand = kJointCount * kPoseComponentCount;
	const auto first = recording.curves.begin() + FirstCurveOf(JointPose(hand, Joint::None));
	const bool hasJoints =
		std::any_of(first, first + kCurvesOfHand, [](const CurveView& curve) { return !curve.empty(); });
	const CurveView& flags = recording.curves[TrackedCurve(hand)];
	std::size_t tracked = 0;
	for (std::size_t i = 0; i < flags.size() && !hasJoints; ++i)
	{
		tracked += IsFlagOn(flags.Value(i)) ? 1 : 0;
	}
	out.Add(Severity::Warning, FindingCode::TrackedWithoutJoints, ToString(hand), tracked);
}

void CheckHand(const RecordingView& recording, const QuickLook& look, Hand hand, float recordingEnd, FindingList& out)
{
	CheckTracking(recording, hand, out);
	CheckHandTail(recording, look, hand, recordingEnd, out);
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		CheckWholePose(recording, look, JointPose(hand, static_cast<Joint>(i)), out);
	}
}

void CheckMarkers(const RecordingView& recording, FindingList& out)
{
	for (std::size_t i = 0; i < recording.markers.size(); ++i)
	{
		const Marker& marker = recording.markers[i];
		const std::string path = "markers[" + std::to_string(i) + "]";
		out.Add(Severity::Error, FindingCode::NonFiniteTime, path, IsFinite(marker.time) ? 0 : 1);
		out.Add(Severity::Warning, FindingCode::InvalidUtf8, path, CountInvalidUtf8(marker.name));
	}
}
} // namespace ValidationDetail

std::vector<Finding> Validate(const RecordingView& recording)
{
	using namespace ValidationDetail;
	const TimeRange range = RangeOf(recording);
	const QuickLook look(recording);
	FindingList findings;

	CheckStart(recording, range, findings);
	CheckChannel(recording, Channel::Camera, findings);
	CheckCameraTail(recording, look, range.end, findings);
	CheckWholePose(recording, look, kCameraPose, findings);

	CheckChannel(recording, Channel::Hands, findings);
	for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
	{
		CheckCurves(recording, id, 1, CurveName(id), findings);
	}
	for (const Hand hand : kHands)
	{
		CheckHand(recording, look, hand, range.end, findings);
	}
	CheckWholeGaze(recording, look, findings);
	CheckMarkers(recording, findings);
	return findings.Take();
}

} // namespace mria
