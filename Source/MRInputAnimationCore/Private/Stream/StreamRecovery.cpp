// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/FloatRules.h"
#include "Mria/Stream.h"
#include "Stream/StreamFrames.h"

#include <optional>
#include <string>
#include <utility>

namespace mria
{

namespace StreamRecoveryDetail
{
Keyframe StraightKey(float time, float value)
{
	Keyframe key;
	key.time = time;
	key.value = value;
	return key;
}

/**
 * Converts every pose of every frame to keys without changes: repairs are separate and optional. This is why it does
 * not use Recorder, which normalizes rotations and leaves out NaN and infinite values.
 */
class KeyCollector
{
public:
	explicit KeyCollector(Recording& out)
		: out_(out)
	{
	}

	void AddFrame(double time, const Frame& frame)
	{
		if (!start_ && IsFinite(time))
		{
			start_ = time;
		}
		const float key = KeyTime(time);
		if (frame.hasCamera)
		{
			AddPose(kCameraPose, key, frame.camera);
		}
		for (const Hand hand : kHands)
		{
			AddHand(hand, key, frame[hand]);
		}
		if (frame.hasGaze)
		{
			const Ray& ray = frame.gaze;
			AddKeys(kFirstGazeCurve, key,
				{ray.origin.x, ray.origin.y, ray.origin.z, ray.direction.x, ray.direction.y, ray.direction.z});
		}
	}

	void AddMarker(double time, std::string_view name)
	{
		out_.markers.push_back({0.0f, std::string(name), 0});
		markerTimes_.push_back(time);
	}

	/** Time 0 is known only now, because markers may come before the first frame. */
	void Finish()
	{
		for (std::size_t i = 0; i < markerTimes_.size(); ++i)
		{
			out_.markers[i].time = KeyTime(markerTimes_[i]);
		}
	}

private:
	float KeyTime(double time) const { return NarrowTime(time - start_.value_or(0.0)); }

	void AddKeys(CurveId first, float time, std::initializer_list<float> values)
	{
		for (const float value : values)
		{
			out_.curves[first++].keys.push_back(StraightKey(time, value));
		}
	}

	void AddPose(PoseId pose, float time, const Pose& value)
	{
		const Vec3& at = value.position;
		const Quat& turn = value.rotation;
		AddKeys(FirstCurveOf(pose), time, {at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w});
	}

	void AddFlag(CurveId curve, float time, bool isOn)
	{
		std::vector<Keyframe>& keys = out_.curves[curve].keys;
		const float value = isOn ? 1.0f : 0.0f;
		if (out_.channels.Has(Channel::Hands) && (keys.empty() || keys.back().value != value))
		{
			keys.push_back(StraightKey(time, value));
		}
	}

	void AddHand(Hand hand, float time, const HandFrame& frame)
	{
		AddFlag(TrackedCurve(hand), time, frame.isTracked);
		AddFlag(PinchCurve(hand), time, frame.isPinching);
		for (std::size_t i = 0; i < kJointCount; ++i)
		{
			const Joint joint = static_cast<Joint>(i);
			if (frame.HasJoint(joint))
			{
				AddPose(JointPose(hand, joint), time, frame[joint]);
			}
		}
	}

	Recording& out_;
	std::optional<double> start_;
	std::vector<double> markerTimes_;
};
} // namespace StreamRecoveryDetail

Result<RecoveredStream> RecoverStream(Span<const std::uint8_t> bytes)
{
	RecoveredStream recovered;
	StreamRecoveryDetail::KeyCollector keys(recovered.recording);
	StreamVisitor visitor;
	visitor.onBegin = [&](const ChannelFlags& channels) { recovered.recording.channels = channels; };
	visitor.onFrame = [&](double time, const Frame& frame) { keys.AddFrame(time, frame); };
	visitor.onMarker = [&](double time, std::string_view name) { keys.AddMarker(time, name); };
	Result<StreamReport> report = ReadStream(bytes, visitor);
	if (!report)
	{
		return report.GetError();
	}
	keys.Finish();
	recovered.report = std::move(report.Value());
	return recovered;
}

} // namespace mria
