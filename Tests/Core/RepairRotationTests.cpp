// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FindingTestHelpers.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Repair.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace mria::FindingTests
{

inline Quat RotationAt(const Recording& recording, PoseId pose, float time)
{
	const Curve* curves = &recording.curves[PoseCurve(pose, PoseComponent::RotationX)];
	return {EvaluateSortedCurve(curves[0], time), EvaluateSortedCurve(curves[1], time),
		EvaluateSortedCurve(curves[2], time), EvaluateSortedCurve(curves[3], time)};
}

inline std::set<float> RotationTimes(const Recording& recording, PoseId pose)
{
	std::set<float> times;
	for (std::size_t c = 0; c < 4; ++c)
	{
		for (const Keyframe& key : recording.curves[PoseCurve(pose, PoseComponent::RotationX) + c].keys)
		{
			times.insert(key.time);
		}
	}
	return times;
}

/** The shortest quaternion on the way between neighbouring times: near 0, the joint spins. */
inline float ShortestBetween(const Recording& recording, PoseId pose)
{
	float shortest = 1.0f;
	float last = kNaN;
	for (const float time : RotationTimes(recording, pose))
	{
		for (int step = 1; step < 8 && last < time; ++step)
		{
			const Quat q = RotationAt(recording, pose, last + (time - last) * static_cast<float>(step) / 8.0f);
			shortest = std::min(shortest, std::sqrt(Dot(q, q)));
		}
		last = time;
	}
	return shortest;
}

inline RepairSet Only(RepairKind kind)
{
	RepairSet only = RepairSet::None();
	only.Add(kind);
	return only;
}

inline void Negate(Recording& recording, std::size_t firstKey, std::size_t lastKey)
{
	for (std::size_t c = 0; c < 4; ++c)
	{
		for (std::size_t i = firstKey; i <= lastKey; ++i)
		{
			Keyframe& key = recording.curves[PoseCurve(kWrist, PoseComponent::RotationX) + c].keys[i];
			key.value = -key.value;
		}
	}
}

TEST(Repair, MakesSignsContinuousAndLeavesPlainKeysPlain)
{
	const Recording sound = MakeSound();
	Recording recording = sound;
	Negate(recording, 10, 19);
	Negate(recording, 90, 96);
	ASSERT_LT(ShortestBetween(recording, kWrist), 0.1f);

	const std::vector<RepairReport> reports = Repair(recording);
	ASSERT_EQ(reports.size(), 1u);
	EXPECT_EQ(Describe(reports[0]), "Left.Wrist: 17 rotation keys negated");
	EXPECT_EQ(BytesOf(recording), BytesOf(sound));
	EXPECT_TRUE(WriteRecording(recording, Dialect::Mrtk11).losses.empty()); // no -0 for a tangent
}

TEST(Repair, KeepsTheFirstKeysSign)
{
	Recording recording = MakeSound();
	Negate(recording, 0, 0);
	const float first = RotationCurve(recording, PoseComponent::RotationW).keys[0].value;
	EXPECT_EQ(Repair(recording)[0].count, std::size_t{kFrameCount - 1});
	EXPECT_EQ(RotationCurve(recording, PoseComponent::RotationW).keys[0].value, first);
	EXPECT_EQ(Listing(recording), "");
}

TEST(Repair, AddsKeysWhereACurvePassesAChangeOfSignWithoutAny)
{
	Recording recording;
	recording.dialect = Dialect::Mrtk10;
	for (int i = 0; i < 5; ++i)
	{
		const float sign = i < 2 ? 1.0f : -1.0f;
		AddRotation(recording, kWrist, static_cast<float>(i), {0.1f, 0.0f, 0.6f * sign, 0.8f * sign});
	}
	Curve& x = RotationCurve(recording, PoseComponent::RotationX);
	x.keys = {x.keys.front(), x.keys.back()}; // always 0.1: after the change it must be -0.1
	const std::vector<RepairReport> reports = Repair(recording);
	ASSERT_EQ(reports.size(), 1u);
	EXPECT_EQ(Describe(reports[0]), "Left.Wrist: 3 rotation keys negated, 3 keys added");
	ASSERT_EQ(x.keys.size(), 5u);
	EXPECT_EQ(x.keys[1].time, 1.0f);
	EXPECT_EQ(x.keys[2].time, 2.0f);
	EXPECT_FLOAT_EQ(RotationAt(recording, kWrist, 1.0f).x, 0.1f);
	EXPECT_FLOAT_EQ(RotationAt(recording, kWrist, 3.0f).x, -0.1f);
	EXPECT_TRUE(Repair(recording).empty());
}

TEST(Repair, TurnsTangentsWithTheirKeysAndDropsThoseThatLedAstray)
{
	Recording recording = MakeSound(Dialect::Documented11);
	for (std::size_t c = 0; c < 4; ++c)
	{
		std::vector<Keyframe>& keys = recording.curves[PoseCurve(kWrist, PoseComponent::RotationX) + c].keys;
		for (std::size_t i = 0; i < keys.size(); ++i)
		{
			keys[i].weightedMode = WeightedMode::None;
			keys[i].inTangent = keys[i].outTangent = i == 49 || i == 50 ? -60.0f * keys[i].value : 0.25f;
		}
	}
	Negate(recording, 50, 96);
	const Quat before = RotationAt(recording, kWrist, 1.2f);
	EXPECT_EQ(Repair(recording).size(), 1u);
	const Quat after = RotationAt(recording, kWrist, 1.2f);
	EXPECT_FLOAT_EQ(after.x, -before.x); // tangents turned too
	EXPECT_FLOAT_EQ(after.w, -before.w);
	EXPECT_GT(std::fabs(Dot(RotationAt(recording, kWrist, FrameTime(99) / 2.0f), TurnedBy(1.125f))), 0.999f);
}

TEST(Repair, SplitsACurveWithTangentsWithoutChangingIt)
{
	Recording recording;
	recording.dialect = Dialect::Documented11;
	for (int i = 0; i < 6; ++i)
	{
		const float sign = i < 3 ? 1.0f : -1.0f;
		AddRotation(recording, kWrist, static_cast<float>(i), {0.1f, 0.0f, 0.6f * sign, 0.8f * sign});
	}
	Curve& x = RotationCurve(recording, PoseComponent::RotationX);
	x.keys = {{0.0f, 0.1f, 0.0f, 0.05f, 0.0f, 0.0f, WeightedMode::None},
		{5.0f, 0.2f, -0.1f, 0.0f, 0.0f, 0.0f, WeightedMode::None}};
	const Recording before = recording;
	EXPECT_EQ(Repair(recording, Only(RepairKind::ContinuousSigns))[0].added, 4u);
	for (const float time : {0.5f, 1.5f, 2.0f, 3.0f, 3.5f, 4.5f})
	{
		const float wanted = RotationAt(before, kWrist, time).x * (time < 2.5f ? 1.0f : -1.0f);
		EXPECT_NEAR(RotationAt(recording, kWrist, time).x, wanted, 1e-6f) << time;
	}
}

TEST(Repair, SkipsRotationsWithUnsortedKeys)
{
	Recording recording = MakeSound();
	Negate(recording, 10, 19);
	std::vector<Keyframe>& x = RotationCurve(recording, PoseComponent::RotationX).keys;
	std::swap(x[3], x[4]);
	EXPECT_TRUE(Repair(recording, Only(RepairKind::ContinuousSigns)).empty());
	EXPECT_EQ(Repair(recording).size(), 2u); // sorted first
	EXPECT_EQ(Listing(recording), "");
}

TEST(Repair, BringsQuaternionsToLengthOne)
{
	Recording recording = MakeSound();
	const Quat wanted = RotationAt(recording, kWrist, FrameTime(5));
	for (std::size_t c = 0; c < 4; ++c)
	{
		Curve& curve = recording.curves[PoseCurve(kWrist, PoseComponent::RotationX) + c];
		curve.keys[5].value *= 1e30f;
		curve.keys[9].value = 0.0f;
	}
	const std::vector<RepairReport> reports = Repair(recording);
	ASSERT_EQ(reports.size(), 1u);
	EXPECT_EQ(Describe(reports[0]), "Left.Wrist: 1 rotation key brought to length 1");
	EXPECT_NEAR(RotationAt(recording, kWrist, FrameTime(5)).y, wanted.y, 1e-6f);
	EXPECT_EQ(Listing(recording), "error ZeroQuaternion Left.Wrist 1\n"); // there is nothing to go by
}

TEST(Repair, LeavesTheLengthsOfDeviceRotationsBitIdentical)
{
	Recording recording = MakeSound();
	RotationCurve(recording, PoseComponent::RotationW).keys[9].value *= 1.0005f;
	const std::vector<std::uint8_t> before = BytesOf(recording);
	EXPECT_TRUE(Repair(recording).empty());
	EXPECT_EQ(BytesOf(recording), before);
}

/** Turns from 20 to 700 degrees, so that W passes 0 twice and -1 once, and damages it. */
inline Recording MakeTurning(Recording& whole, bool flips)
{
	constexpr int kKeys = 200;
	for (int i = 0; i <= kKeys; ++i)
	{
		const Quat q = TurnedBy(0.35f + 11.87f * static_cast<float>(i) / kKeys);
		AddRotation(whole, kWrist, FrameTime(i), flips && i % 7 == 3 ? -q : q);
	}
	Recording damaged = whole;
	DamageW(damaged, kWrist);
	return damaged;
}

TEST(Repair, RebuildsWFromXYZ)
{
	Recording recording = MakeSound();
	const std::vector<Keyframe> wanted = RotationCurve(recording, PoseComponent::RotationW).keys;
	DamageW(recording, kWrist);
	const std::vector<RepairReport> reports = Repair(recording);
	ASSERT_EQ(reports.size(), 1u);
	EXPECT_EQ(Describe(reports[0]), "Left.Wrist: 96 W keys made");
	const std::vector<Keyframe>& w = RotationCurve(recording, PoseComponent::RotationW).keys;
	ASSERT_EQ(w.size(), wanted.size());
	for (std::size_t i = 0; i < w.size(); ++i)
	{
		EXPECT_EQ(w[i].time, wanted[i].time);
		EXPECT_NEAR(w[i].value, wanted[i].value, 1e-6f) << i;
	}
	EXPECT_EQ(Listing(recording), "");
}

TEST(Repair, LeavesSignsAloneWhereWIsToStayDamaged)
{
	Recording whole;
	Recording recording = MakeTurning(whole, true);
	const std::vector<std::uint8_t> before = BytesOf(recording);
	RepairSet others;
	others.wanted[static_cast<std::size_t>(RepairKind::RebuildW)] = false;
	EXPECT_TRUE(Repair(recording, others).empty());
	EXPECT_EQ(BytesOf(recording), before);
}

TEST(Repair, RebuildsTheSignOfWThroughZeroAndAcrossFlips)
{
	for (const bool flips : {false, true})
	{
		Recording whole;
		Recording recording = MakeTurning(whole, flips);
		Repair(recording, Only(RepairKind::RebuildW));
		const std::vector<Keyframe>& w = RotationCurve(recording, PoseComponent::RotationW).keys;
		const std::vector<Keyframe>& wanted = RotationCurve(whole, PoseComponent::RotationW).keys;
		ASSERT_EQ(w.size(), wanted.size());
		for (std::size_t i = 0; i < w.size(); ++i)
		{
			EXPECT_NEAR(w[i].value, wanted[i].value, 2e-3f) << "key " << i << (flips ? ", with flips" : "");
		}
	}
}

TEST(Repair, RebuildsAWThatEndsWithZsValue)
{
	for (const std::size_t count : {2u, 50u})
	{
		Recording recording = MakeSound();
		CutFrames(recording, kWrist, kFrameCount - count);
		Curve& w = RotationCurve(recording, PoseComponent::RotationW);
		const Keyframe wanted = w.keys.back();
		w.keys = {w.keys.front(), RotationCurve(recording, PoseComponent::RotationZ).keys.back()};
		EXPECT_EQ(Total(recording, FindingCode::DamagedW), count - 1);
		EXPECT_EQ(Repair(recording)[0].count, count - 1);
		ASSERT_EQ(w.keys.size(), count);
		EXPECT_NEAR(w.keys.back().value, wanted.value, 1e-6f);
		EXPECT_TRUE(Repair(recording).empty());
	}
}

TEST(Repair, RebuildsZeroWhereXYZAreTooLong)
{
	Recording recording;
	AddRotation(recording, kWrist, 0.0f, {0.0f, 0.0f, 0.0f, 1.0f});
	AddRotation(recording, kWrist, 0.1f, {0.0f, 0.0f, 1.5f, 0.0f});
	DamageW(recording, kWrist);
	Repair(recording);
	const Quat last = RotationAt(recording, kWrist, 0.1f);
	EXPECT_EQ(last.w, 0.0f);
	EXPECT_FLOAT_EQ(last.z, 1.0f);
	EXPECT_TRUE(Repair(recording).empty());
}

TEST(Repair, StopsTheSpinningOfADeviceRecording)
{
	MRIA_READ_SHARED_OR_SKIP(bytes, "device-right-hand-1.0.bin");
	const Recording before = ReadRecording(bytes).Value();
	Recording after = before;
	Repair(after, Only(RepairKind::ContinuousSigns));
	EXPECT_EQ(Total(after, FindingCode::SignFlip), 0u);

	float shortestBefore = 1.0f;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		shortestBefore = std::min(shortestBefore, ShortestBetween(before, pose));
		EXPECT_GT(ShortestBetween(after, pose), 0.7f) << PoseName(pose);
		for (const float time : RotationTimes(before, pose))
		{
			const Quat was = NormalizedOrIdentity(RotationAt(before, pose, time));
			const Quat is = NormalizedOrIdentity(RotationAt(after, pose, time));
			ASSERT_LT(AngleBetween(was, is), 1e-3f) << PoseName(pose) << " at " << time;
		}
	}
	EXPECT_LT(shortestBefore, 0.1f);
}

TEST(Repair, RepairsEachRealRecordingOnceAndForAll)
{
	for (const char* name : {"device-right-hand-1.0.bin", "editor-left-hand-1.0.bin",
			 "headerless-device-right-hand.bin", "headerless-editor-left-hand.bin"})
	{
		MRIA_READ_SHARED_OR_SKIP(bytes, name);
		Result<RepairedRecording> repaired = RepairBytes(bytes);
		ASSERT_TRUE(repaired) << name;
		PackedRecording& recording = repaired.Value().recording;
		for (const Finding& finding : Validate(recording))
		{
			EXPECT_EQ(finding.severity, Severity::Info) << name << ", " << finding.path << ": " << Describe(finding);
		}
		EXPECT_EQ(RangeOf(recording).start, 0.0f) << name;
		EXPECT_TRUE(Repair(recording).empty()) << name;
	}
}

TEST(Repair, RebuildsWAroundAKeyThatIsNoNumber)
{
	Recording recording = MakeSound();
	const std::vector<Keyframe> sound = RotationCurve(recording, PoseComponent::RotationW, kCameraPose).keys;
	DamageW(recording, kCameraPose);
	RotationCurve(recording, PoseComponent::RotationX, kCameraPose).keys[5].value = kNaN;
	Repair(recording, Only(RepairKind::RebuildW));
	const std::vector<Keyframe>& rebuilt = RotationCurve(recording, PoseComponent::RotationW, kCameraPose).keys;
	ASSERT_EQ(rebuilt.size(), sound.size());
	for (std::size_t i = 6; i < sound.size(); ++i)
	{
		EXPECT_NEAR(rebuilt[i].value, sound[i].value, 1e-3f) << i;
	}
}

TEST(Repair, CarriesTheMotionOfWOnOverAShortGapOnly)
{
	// About x, towards half a turn at W = 0: the first keys are 1 s apart.
	const auto lastW = [](float gap)
	{
		Recording recording;
		const CurveId first = PoseCurve(kCameraPose, PoseComponent::RotationX);
		const float times[] = {0.0f, 1.0f, 2.0f, 2.0f + gap};
		const float angles[] = {60.0f, 70.0f, 80.0f, 80.0f};
		for (std::size_t i = 0; i < 4; ++i)
		{
			const float angle = angles[i] * 0.017453293f;
			const float values[] = {std::sin(angle), 0.0f, 0.0f, std::cos(angle)};
			for (std::size_t c = 0; c < (i == 0 ? 4u : 3u); ++c)
			{
				recording.curves[first + c].keys.push_back(PlainKey(times[i], values[c]));
			}
		}
		Repair(recording, Only(RepairKind::RebuildW));
		return recording.curves[first + 3].keys.back().value;
	};
	EXPECT_LT(lastW(4.0f), -0.1f) << "the motion continues through 0";
	EXPECT_GT(lastW(4.5f), 0.1f) << "after so long a gap it says nothing";
}

} // namespace mria::FindingTests
