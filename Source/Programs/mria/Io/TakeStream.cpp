// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Io/TakeStream.h"

#include "Io/Signals.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Frame.h"
#include "Mria/Stream.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

namespace mria
{

namespace TakeStreamDetail
{
void AddTimes(const Curve& curve, std::vector<float>& out)
{
	for (const Keyframe& key : curve.keys)
	{
		out.push_back(key.time);
	}
}

bool HasKeyAt(const Curve& curve, float time)
{
	const auto isBefore = [](const Keyframe& key, float at) { return key.time < at; };
	const auto found = std::lower_bound(curve.keys.begin(), curve.keys.end(), time, isBefore);
	return found != curve.keys.end() && found->time == time;
}

/** Three curves beginning with this one. */
Vec3 VectorAt(const Curve* curves, float time)
{
	return {EvaluateSortedCurve(curves[0], time), EvaluateSortedCurve(curves[1], time),
		EvaluateSortedCurve(curves[2], time)};
}

/** Whether the pose is there at that time. */
bool TakePose(const Recording& recording, PoseId id, float time, Pose& out)
{
	const Curve* const curves = &recording.curves[FirstCurveOf(id)];
	if (!HasKeyAt(curves[0], time))
	{
		return false;
	}
	const Curve* const rotation = curves + static_cast<std::size_t>(PoseComponent::RotationX);
	const Vec3 axis = VectorAt(rotation, time);
	out.position = VectorAt(curves, time);
	out.rotation = {axis.x, axis.y, axis.z, EvaluateSortedCurve(rotation[3], time)};
	return true;
}

HandFrame HandAt(const Recording& recording, Hand hand, float time)
{
	HandFrame frame;
	frame.isTracked = EvaluateFlag(recording.curves[TrackedCurve(hand)], time);
	frame.isPinching = EvaluateFlag(recording.curves[PinchCurve(hand)], time);
	for (std::size_t i = 0; i < kJointCount; ++i)
	{
		const PoseId pose = JointPose(hand, static_cast<Joint>(i));
		frame.presentJoints |= TakePose(recording, pose, time, frame.joints[i]) ? 1u << i : 0u;
	}
	return frame;
}

/** Of all frames, rising. */
std::vector<float> FrameTimes(const Recording& recording)
{
	std::vector<float> times;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		AddTimes(recording.curves[FirstCurveOf(pose)], times);
	}
	AddTimes(recording.curves[kFirstGazeCurve], times);
	std::sort(times.begin(), times.end());
	times.erase(std::unique(times.begin(), times.end()), times.end());
	return times;
}

Frame FrameAt(const Recording& recording, float time)
{
	Frame frame;
	frame.time = time;
	frame.hasCamera = TakePose(recording, kCameraPose, time, frame.camera);
	for (const Hand hand : kHands)
	{
		frame[hand] = HandAt(recording, hand, time);
	}
	const Curve* const gaze = &recording.curves[kFirstGazeCurve];
	frame.hasGaze = HasKeyAt(*gaze, time);
	if (frame.hasGaze)
	{
		frame.gaze = {VectorAt(gaze, time), VectorAt(gaze + 3, time)};
	}
	return frame;
}

StreamId MakeStreamId()
{
	std::random_device random;
	StreamId id;
	for (std::size_t i = 0; i < id.size(); i += sizeof(std::uint32_t))
	{
		const std::uint32_t bits = random();
		std::memcpy(id.data() + i, &bits, sizeof(bits));
	}
	return id;
}

/** Waits until a frame's turn has come, counted from the first one. */
class Pace
{
public:
	explicit Pace(bool isRealTime)
		: isRealTime_(isRealTime)
	{
	}

	void WaitFor(float seconds) const
	{
		if (isRealTime_)
		{
			using Clock = std::chrono::steady_clock;
			const std::chrono::duration<float> since(seconds);
			std::this_thread::sleep_until(start_ + std::chrono::duration_cast<Clock::duration>(since));
		}
	}

private:
	bool isRealTime_;
	std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/** Writes the markers up to `time` that are not yet written; `next` is the first of them. */
void WriteMarkers(const Recording& take, float time, std::size_t& next, StreamWriter& writer)
{
	for (; next < take.markers.size() && take.markers[next].time <= time; ++next)
	{
		writer.AddMarker(take.markers[next].time, take.markers[next].name);
	}
}
} // namespace TakeStreamDetail

std::size_t WriteTakeStream(const Recording& take, const TakeStreamOptions& options, StreamFile& file)
{
	using namespace TakeStreamDetail;
	StreamWriter writer([&file](Span<const std::uint8_t> packet) { file.Write(packet); },
		StreamOptions{take.channels, options.framesPerPacket, MakeStreamId()});
	const std::vector<float> times = FrameTimes(take);
	const Pace pace(options.isRealTime);
	std::size_t count = 0;
	std::size_t markers = 0;
	for (const float time : times)
	{
		pace.WaitFor(time - times.front());
		if (IsEndAsked() || file.GetFailure())
		{
			break;
		}
		WriteMarkers(take, time, markers, writer);
		writer.AddFrame(time, FrameAt(take, time));
		++count;
	}
	writer.End();
	file.Sync();
	return count;
}

} // namespace mria
