// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Synth/SynthKeys.h"

#include <algorithm>

namespace mria::synth
{

float ToleranceOf(const CurveGroup& group, const SynthOptions& options)
{
	const float tolerance = group.kind == GroupKind::Position ? options.positionTolerance : options.rotationTolerance;
	// Four numbers off by e are a quaternion off by 2e, which is a rotation off by 4e; three are a vector off by 1.73e.
	return group.kind == GroupKind::Rotation ? tolerance / 4.0f : tolerance / 1.7320508f;
}

KeyWriter::KeyWriter(Recording& out, const SynthOptions& options, std::size_t frameCount)
	: out_(out)
	, frameCount_(frameCount)
{
	for (std::size_t group = 0; group < kCurveGroupCount; ++group)
	{
		tolerances_[group] = ToleranceOf(CurveGroupAt(group), options);
	}
}

void KeyWriter::Add(const Frame& frame)
{
	if (out_.channels.Has(Channel::Camera) && frame.hasCamera)
	{
		AddPose(kCameraPose, frame.time, frame.camera);
	}
	for (std::size_t i = 0; i < kHandCount && out_.channels.Has(Channel::Hands); ++i)
	{
		const HandFrame& hand = frame.hands[i];
		AddFlag(TrackedCurve(kHands[i]), frame.time, hand.isTracked);
		AddFlag(PinchCurve(kHands[i]), frame.time, hand.isPinching);
		for (std::size_t joint = static_cast<std::size_t>(Joint::Wrist); joint < kJointCount; ++joint)
		{
			const PoseId pose = JointPose(kHands[i], static_cast<Joint>(joint));
			if (hand.isTracked)
			{
				AddPose(pose, frame.time, hand.joints[joint]);
				continue;
			}
			EndRun(2 * pose);
			EndRun(2 * pose + 1);
		}
	}
	if (out_.channels.Has(Channel::Gaze) && frame.hasGaze)
	{
		const Ray& gaze = frame.gaze;
		AddGroup(2 * kPoseCount, frame.time, {gaze.origin.x, gaze.origin.y, gaze.origin.z});
		AddGroup(2 * kPoseCount + 1, frame.time, {gaze.direction.x, gaze.direction.y, gaze.direction.z});
	}
}

void KeyWriter::AddPose(PoseId pose, float time, const Pose& value)
{
	const Quat& turn = value.rotation;
	AddGroup(2 * pose, time, {value.position.x, value.position.y, value.position.z});
	AddGroup(2 * pose + 1, time, {turn.x, turn.y, turn.z, turn.w});
}

void KeyWriter::AddGroup(std::size_t group, float time, const std::array<float, kMostGroupCurves>& values)
{
	const float tolerance = tolerances_[group];
	if (tolerance <= 0.0f)
	{
		Keep(group, time, values);
		return;
	}
	Run& run = runs_[group];
	const std::size_t count = CurveGroupAt(group).count;
	if (!run.hasKept)
	{
		Keep(group, time, values);
		return;
	}
	if (run.hasLast && !Passes(run, count, time, values))
	{
		Keep(group, run.lastTime, run.last);
	}
	const float scale = 1.0f / (time - run.keptTime);
	for (std::size_t i = 0; i < count; ++i)
	{
		const float low = (values[i] - tolerance - run.kept[i]) * scale;
		const float high = (values[i] + tolerance - run.kept[i]) * scale;
		run.lowest[i] = run.hasLast ? (std::max)(run.lowest[i], low) : low;
		run.highest[i] = run.hasLast ? (std::min)(run.highest[i], high) : high;
	}
	run.hasLast = true;
	run.lastTime = time;
	run.last = values;
}

bool KeyWriter::Passes(
	const Run& run, std::size_t count, float time, const std::array<float, kMostGroupCurves>& values) const
{
	const float scale = 1.0f / (time - run.keptTime);
	for (std::size_t i = 0; i < count; ++i)
	{
		const float slope = (values[i] - run.kept[i]) * scale;
		if (slope < run.lowest[i] || slope > run.highest[i])
		{
			return false;
		}
	}
	return true;
}

void KeyWriter::Keep(std::size_t group, float time, const std::array<float, kMostGroupCurves>& values)
{
	const CurveGroup curves = CurveGroupAt(group);
	for (std::size_t i = 0; i < curves.count; ++i)
	{
		std::vector<Keyframe>& keys = out_.curves[curves.first + i].keys;
		if (keys.empty() && tolerances_[group] <= 0.0f)
		{
			keys.reserve(frameCount_);
		}
		Keyframe key;
		key.time = time;
		key.value = values[i];
		keys.push_back(key);
	}
	Run& run = runs_[group];
	run.hasKept = true;
	run.hasLast = false;
	run.keptTime = time;
	run.kept = values;
}

void KeyWriter::EndRun(std::size_t group)
{
	const Run& run = runs_[group];
	if (run.hasLast)
	{
		Keep(group, run.lastTime, run.last);
	}
	runs_[group].hasKept = false;
}

void KeyWriter::AddFlag(CurveId curve, float time, bool value)
{
	std::vector<Keyframe>& keys = out_.curves[curve].keys;
	const float number = value ? 1.0f : 0.0f;
	if (keys.empty() || keys.back().value != number)
	{
		Keyframe key;
		key.time = time;
		key.value = number;
		keys.push_back(key);
	}
}

void KeyWriter::Finish()
{
	for (std::size_t group = 0; group < kCurveGroupCount; ++group)
	{
		EndRun(group);
	}
}

} // namespace mria::synth
