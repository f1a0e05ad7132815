// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Pose.h"
#include "Mria/Reader.h"
#include "Mria/Recording.h"
#include "Mria/Validation.h"
#include "Mria/Writer.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

/** Small recordings for the tests of validation and repair, and questions about findings. */
namespace mria::FindingTests
{

inline constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
inline constexpr float kInfinity = std::numeric_limits<float>::infinity();
inline constexpr PoseId kWrist = JointPose(Hand::Left, Joint::Wrist);
inline constexpr int kFrameCount = 97; // 3 * 32 + 1: MRTK's reducer would lose none

inline float FrameTime(int frame)
{
	return static_cast<float>(frame) / 60.0f;
}

inline Keyframe KeyAt(float time, float value)
{
	Keyframe key;
	key.time = time;
	key.value = value;
	return key;
}

inline void AddVector(Recording& recording, CurveId first, float time, const Vec3& v)
{
	recording.curves[first].keys.push_back(KeyAt(time, v.x));
	recording.curves[first + 1].keys.push_back(KeyAt(time, v.y));
	recording.curves[first + 2].keys.push_back(KeyAt(time, v.z));
}

inline void AddRotation(Recording& recording, PoseId pose, float time, const Quat& q)
{
	AddVector(recording, PoseCurve(pose, PoseComponent::RotationX), time, {q.x, q.y, q.z});
	recording.curves[PoseCurve(pose, PoseComponent::RotationW)].keys.push_back(KeyAt(time, q.w));
}

inline Curve& RotationCurve(Recording& recording, PoseComponent component, PoseId pose = kWrist)
{
	return recording.curves[PoseCurve(pose, component)];
}

/** Around an axis that lies askew, so that no component stays 0. */
inline Quat TurnedBy(float angle)
{
	const float s = std::sin(angle / 2.0f);
	return {0.48f * s, 0.6f * s, 0.64f * s, std::cos(angle / 2.0f)};
}

inline void AddFrame(Recording& recording, PoseId pose, float time)
{
	AddVector(recording, PoseCurve(pose, PoseComponent::PositionX), time, {0.1f * time, 1.0f, std::sin(time)});
	AddRotation(recording, pose, time, TurnedBy(0.3f + time));
}

inline void AddFlag(Recording& recording, CurveId curve, float time, bool isOn)
{
	recording.curves[curve].keys.push_back(KeyAt(time, isOn ? 1.0f : 0.0f));
}

/** Camera and left hand in every frame, the right hand for a while in between, one pinch. Nothing is wrong with it. */
inline Recording MakeSound(Dialect dialect = Dialect::Mrtk11)
{
	constexpr int kRightComes = 20;
	constexpr int kRightGoes = 60;
	Recording recording;
	recording.dialect = dialect;
	for (int frame = 0; frame < kFrameCount; ++frame)
	{
		AddFrame(recording, kCameraPose, FrameTime(frame));
		for (std::size_t joint = 1; joint < kJointCount; ++joint)
		{
			AddFrame(recording, JointPose(Hand::Left, static_cast<Joint>(joint)), FrameTime(frame));
			if (frame >= kRightComes && frame < kRightGoes)
			{
				AddFrame(recording, JointPose(Hand::Right, static_cast<Joint>(joint)), FrameTime(frame));
			}
		}
	}
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Right), 0.0f, false);
	AddFlag(recording, TrackedCurve(Hand::Right), FrameTime(kRightComes), true);
	AddFlag(recording, TrackedCurve(Hand::Right), FrameTime(kRightGoes), false);
	AddFlag(recording, PinchCurve(Hand::Left), 0.0f, false);
	AddFlag(recording, PinchCurve(Hand::Left), 0.5f, true);
	return recording;
}

/** The gaze in every frame as the camera's own position and forward ray. */
inline void AddHeadGaze(Recording& recording)
{
	recording.channels.Set(Channel::Gaze, true);
	for (int frame = 0; frame < kFrameCount; ++frame)
	{
		const float time = FrameTime(frame);
		AddVector(recording, GazeCurve(RayComponent::OriginX), time, {0.1f * time, 1.0f, std::sin(time)});
		const Vec3 forward = Rotate(TurnedBy(0.3f + time), {0.0f, 0.0f, 1.0f});
		AddVector(recording, GazeCurve(RayComponent::DirectionX), time, forward);
	}
}

/** As MRTK 2.6.0 to 2.7.2 leaves it. */
inline void DamageW(Recording& recording, PoseId pose)
{
	RotationCurve(recording, PoseComponent::RotationW, pose).keys.resize(1);
}

/** As MRTK's reducer leaves it: the last frames of all curves of the pose are gone. */
inline void CutFrames(Recording& recording, PoseId pose, std::size_t count)
{
	for (CurveId id = FirstCurveOf(pose); id < FirstCurveOf(pose) + kPoseComponentCount; ++id)
	{
		recording.curves[id].keys.resize(recording.curves[id].keys.size() - count);
	}
}

/** The sum of what all findings with the code count. */
inline std::size_t Total(const std::vector<Finding>& findings, FindingCode code)
{
	std::size_t total = 0;
	for (const Finding& finding : findings)
	{
		total += finding.code == code ? finding.count : 0;
	}
	return total;
}

inline std::size_t Total(const Recording& recording, FindingCode code)
{
	return Total(Validate(recording), code);
}

/** "warning SignFlip Left.Wrist 3", one a line: what a test compares with and a person can read. */
inline std::string Listing(const RecordingView& recording)
{
	std::string text;
	for (const Finding& finding : Validate(recording))
	{
		text += std::string(ToString(finding.severity)) + " " + ToString(finding.code) + " " + finding.path + " " +
			std::to_string(finding.count) + "\n";
	}
	return text;
}

inline std::vector<std::uint8_t> BytesOf(const Recording& recording)
{
	return WriteRecording(recording, recording.dialect).bytes;
}

/** A real recording's bytes; none where the folder of real recordings is absent. */
inline std::vector<std::uint8_t> ReadShared(const char* name)
{
	std::vector<std::uint8_t> bytes;
#ifdef MRIA_SHARED_RECORDINGS
	const std::string path = std::string(MRIA_SHARED_RECORDINGS) + "/" + name;
	if (std::FILE* file = std::fopen(path.c_str(), "rb"))
	{
		std::uint8_t block[4096];
		for (std::size_t size; (size = std::fread(block, 1, sizeof(block), file)) > 0;)
		{
			bytes.insert(bytes.end(), block, block + size);
		}
		std::fclose(file);
	}
#else
	(void)name;
#endif
	return bytes;
}

} // namespace mria::FindingTests

/** Skips, visibly, where the real recordings are absent. */
#define MRIA_READ_SHARED_OR_SKIP(bytes, name)                                                                          \
	const std::vector<std::uint8_t> bytes = mria::FindingTests::ReadShared(name);                                      \
	if (bytes.empty())                                                                                                 \
	{                                                                                                                  \
		GTEST_SKIP() << "no real recording " << name << " here";                                                       \
	}                                                                                                                  \
	static_assert(true)
