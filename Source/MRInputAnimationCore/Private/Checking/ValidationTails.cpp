// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Checking/ValidationChecks.h"
#include "Curves/KeyAnalysis.h"
#include "Mria/FloatRules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace mria
{

namespace ValidationTailsDetail
{
/** Real recordings have frames of up to 115 ms; a sound curve ends with the last of them. */
constexpr double kLongestFrame = 0.15;

/** MRTK records at 60 Hz at most, and loses less than a partition of 32. */
constexpr double kFrameRate = 60.0;
constexpr double kMostFrames = 31.0;

std::size_t FramesIn(double seconds)
{
	return static_cast<std::size_t>(std::clamp(std::round(seconds * kFrameRate), 1.0, kMostFrames));
}

/** Only the 1.1 recorder of MRTK loses tails. In other recordings keys end where they were meant to end. */
bool MayLoseTails(const RecordingView& recording)
{
	return recording.dialect == Dialect::Mrtk11;
}

/** Last key time over a pose's curves, and the most keys that one of them has. */
struct PoseEnd
{
	std::optional<float> time;
	std::size_t keys = 0;

	void Add(const PoseEnd& other)
	{
		keys = (std::max)(keys, other.keys);
		if (other.time && (!time || *time < *other.time))
		{
			time = other.time;
		}
	}
};

PoseEnd EndOf(const RecordingView& recording, const ValidationDetail::QuickLook& look, PoseId pose)
{
	PoseEnd end;
	for (CurveId id = FirstCurveOf(pose); id < FirstCurveOf(pose) + kPoseComponentCount; ++id)
	{
		const CurveView& curve = recording.curves[id];
		end.keys = (std::max)(end.keys, curve.size());
		const bool isLastKeyEnough = look.AreFlawless(id, 1) && !curve.empty();
		for (std::size_t i = isLastKeyEnough ? curve.size() - 1 : 0; i < curve.size(); ++i)
		{
			const float time = curve.Time(i);
			end.time = IsFinite(time) && (!end.time || time > *end.time) ? time : end.time;
		}
	}
	return end;
}

/** For how long after `time` the hand was tracked, in a recording that ends at `end`. */
double TrackedAfter(const CurveView& trackedCurve, float time, float end)
{
	const KeyAnalysis::OrderedCurve ordered(trackedCurve);
	const CurveView& flags = ordered.View();
	double tracked = 0.0;
	for (std::size_t i = 0; i < flags.size(); ++i)
	{
		const double from = (std::max)(flags.Time(i), time);
		const double to = i + 1 < flags.size() ? flags.Time(i + 1) : end;
		tracked += IsFlagOn(flags.Value(i)) && to > from ? to - from : 0.0;
	}
	return tracked;
}

/** Whether the seconds are more than the last frame can explain, and if so, the finding. */
bool AddTail(double seconds, const PoseEnd& end, const std::string& path, ValidationDetail::FindingList& out)
{
	if (!IsFinite(seconds) || seconds <= kLongestFrame)
	{
		return false;
	}
	// A tail is the end of a motion; with a single key the whole motion is gone.
	out.Add(end.keys > 1 ? Severity::Warning : Severity::Error, FindingCode::LostTail, path, FramesIn(seconds));
	return true;
}
} // namespace ValidationTailsDetail

namespace ValidationDetail
{
void CheckCameraTail(const RecordingView& recording, const QuickLook& look, float recordingEnd, FindingList& out)
{
	using namespace ValidationTailsDetail;
	const PoseEnd camera = EndOf(recording, look, kCameraPose);
	if (MayLoseTails(recording) && camera.time)
	{
		AddTail(static_cast<double>(recordingEnd) - *camera.time, camera, PoseName(kCameraPose), out);
	}
}

void CheckHandTail(
	const RecordingView& recording, const QuickLook& look, Hand hand, float recordingEnd, FindingList& out)
{
	using namespace ValidationTailsDetail;
	std::array<PoseEnd, kJointCount> joints;
	PoseEnd whole;
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		joints[i] = EndOf(recording, look, JointPose(hand, static_cast<Joint>(i)));
		whole.Add(joints[i]);
	}
	const auto lostAfter = [&](const PoseEnd& end)
	{ return TrackedAfter(recording.curves[TrackedCurve(hand)], *end.time, recordingEnd); };

	// All joints of a hand are recorded together and lose the same frames: one finding, where it is true of all.
	if (!MayLoseTails(recording) || !whole.time || AddTail(lostAfter(whole), whole, ToString(hand), out))
	{
		return;
	}
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		if (joints[i].keys == 1 && joints[i].time)
		{
			AddTail(lostAfter(joints[i]), joints[i], PoseName(JointPose(hand, static_cast<Joint>(i))), out);
		}
	}
}
} // namespace ValidationDetail

} // namespace mria
