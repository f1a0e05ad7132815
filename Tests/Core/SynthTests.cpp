// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"
#include "Mria/Pose.h"
#include "Mria/Synth.h"
#include "Mria/Validation.h"
#include "Mria/Writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <limits>
#include <string>
#include <vector>

namespace mria::SynthTests
{
namespace SynthTests
{
SynthOptions Take(SynthMotion motion, float duration)
{
	SynthOptions options;
	options.motion = motion;
	options.duration = duration;
	return options;
}

std::vector<std::uint8_t> BytesOf(const SynthOptions& options)
{
	return WriteRecording(Synthesize(options), options.dialect).bytes;
}

const std::vector<Keyframe>& KeysOf(const Recording& recording, PoseId pose)
{
	return recording.curves[FirstCurveOf(pose)].keys;
}

/** Three neighbouring curves at their key `index`. */
Vec3 VectorAt(const Recording& recording, CurveId first, std::size_t index)
{
	const Curve* curves = &recording.curves[first];
	return {curves[0].keys[index].value, curves[1].keys[index].value, curves[2].keys[index].value};
}

Vec3 PositionAt(const Recording& recording, PoseId pose, std::size_t index)
{
	return VectorAt(recording, FirstCurveOf(pose), index);
}

Quat TurnAt(const Recording& recording, PoseId pose, std::size_t index)
{
	const Curve* curves = &recording.curves[PoseCurve(pose, PoseComponent::RotationX)];
	return {curves[0].keys[index].value, curves[1].keys[index].value, curves[2].keys[index].value,
		curves[3].keys[index].value};
}

/** A finger, thumb first: metacarpal to tip, and what its bones measure in a grown-up, in metres. */
struct Finger
{
	Joint first;
	std::vector<float> bones;
};

const std::vector<Finger> kFingers = {
	{Joint::ThumbMetacarpalJoint, {0.046f, 0.032f, 0.023f}},
	{Joint::IndexMetacarpal, {0.068f, 0.041f, 0.024f, 0.019f}},
	{Joint::MiddleMetacarpal, {0.064f, 0.045f, 0.028f, 0.020f}},
	{Joint::RingMetacarpal, {0.057f, 0.041f, 0.026f, 0.020f}},
	{Joint::PinkyMetacarpal, {0.053f, 0.032f, 0.019f, 0.018f}},
};

void ExpectBone(const Recording& take, PoseId from, float wanted)
{
	const PoseId to = from + 1;
	const float length = Length(PositionAt(take, to, 0) - PositionAt(take, from, 0));
	EXPECT_NEAR(length, wanted, 0.15f * wanted) << PoseName(to);
	for (std::size_t i = 0; i < KeysOf(take, from).size(); ++i)
	{
		const Vec3 bone = PositionAt(take, to, i) - PositionAt(take, from, i);
		const Quat turn = TurnAt(take, from, i);
		ASSERT_NEAR(Length(bone), length, 1e-5f) << PoseName(to);
		ASSERT_NEAR(Dot(turn, turn), 1.0f, 2e-6f) << PoseName(from);
		ASSERT_GT(Dot(Rotate(turn, {0.0f, 0.0f, 1.0f}), bone), 0.9999f * length) << PoseName(from);
	}
}

/** The fastest that three curves get as a vector from one key to the next, where no gap lies between them. */
float FastestOf(const Recording& recording, CurveId first)
{
	float fastest = 0.0f;
	const std::vector<Keyframe>& keys = recording.curves[first].keys;
	for (std::size_t i = 1; i < keys.size(); ++i)
	{
		const float step = keys[i].time - keys[i - 1].time;
		const float distance = Length(VectorAt(recording, first, i) - VectorAt(recording, first, i - 1));
		fastest = step < 0.05f ? std::max(fastest, distance / step) : fastest;
	}
	return fastest;
}

std::string FindingsIn(const Recording& recording)
{
	std::string text;
	for (const Finding& finding : Validate(recording))
	{
		text += finding.path + " " + ToString(finding.code) + "\n";
	}
	return text;
}

bool Has(const Recording& recording, FindingCode code)
{
	return FindingsIn(recording).find(ToString(code)) != std::string::npos;
}
} // namespace SynthTests

using namespace SynthTests;

TEST(Synthesize, KeepsBonesAtHumanLengthsAndJointsTurnedAlongThem)
{
	const Recording take = Synthesize(Take(SynthMotion::TwoHandScale, 20.0f));
	for (const Finger& finger : kFingers)
	{
		for (std::size_t i = 0; i < finger.bones.size(); ++i)
		{
			ExpectBone(take, JointPose(Hand::Left, finger.first) + i, finger.bones[i]);
			ExpectBone(take, JointPose(Hand::Right, finger.first) + i, finger.bones[i]);
		}
	}
}

TEST(Synthesize, HasThumbsInsideAndBacksOfHandsOutside)
{
	const Recording take = Synthesize(Take(SynthMotion::TwoHandScale, 6.0f));
	for (const Hand hand : kHands)
	{
		const float side = hand == Hand::Left ? -1.0f : 1.0f;
		const std::size_t key = KeysOf(take, JointPose(hand, Joint::Palm)).size() / 2;
		const Quat palm = TurnAt(take, JointPose(hand, Joint::Palm), key);
		const Vec3 thumb = Rotate(Conjugate(palm),
			PositionAt(take, JointPose(hand, Joint::ThumbProximalJoint), key) -
				PositionAt(take, JointPose(hand, Joint::Palm), key));
		EXPECT_LT(side * thumb.x, -0.02f) << ToString(hand) << ": thumbs are on the other hand's side";
		EXPECT_LT(thumb.y, 0.0f) << ToString(hand) << ": y comes out of the back of the hand";
		EXPECT_GT(side * Rotate(palm, {0.0f, 1.0f, 0.0f}).x, 0.0f) << ToString(hand);
	}
}

TEST(Synthesize, BringsThumbAndIndexTogetherWhilePinching)
{
	for (const SynthMotion motion : {SynthMotion::PinchDrag, SynthMotion::TwoHandScale})
	{
		const Recording take = Synthesize(Take(motion, 30.0f));
		for (const Hand hand : kHands)
		{
			const PoseId thumb = JointPose(hand, Joint::ThumbTip);
			const CurveView pinch = take.curves[PinchCurve(hand)];
			EXPECT_GT(pinch.size(), 4u);
			for (std::size_t i = 0; i < KeysOf(take, thumb).size(); ++i)
			{
				const float time = KeysOf(take, thumb)[i].time;
				const float apart =
					Length(PositionAt(take, thumb, i) - PositionAt(take, JointPose(hand, Joint::IndexTip), i));
				const bool isSteady = EvaluateFlag(pinch, time - 0.2f) && EvaluateFlag(pinch, time + 0.2f);
				ASSERT_LT(apart, !EvaluateFlag(pinch, time) ? 0.12f : isSteady ? 0.012f : 0.03f) << time;
				ASSERT_GT(apart, EvaluateFlag(pinch, time) ? 0.004f : 0.02f) << time;
			}
		}
	}
}

TEST(Synthesize, MovesNoFasterThanPeopleDo)
{
	for (const SynthMotion motion : kSynthMotions)
	{
		const Recording take = Synthesize(Take(motion, 60.0f));
		EXPECT_LT(FastestOf(take, FirstCurveOf(kCameraPose)), 0.5f) << ToString(motion);
		EXPECT_LT(FastestOf(take, GazeCurve(RayComponent::DirectionX)), 14.0f)
			<< "eyes reach some 800 degrees a second";
		for (PoseId pose = 1; pose < kPoseCount; ++pose)
		{
			EXPECT_LT(FastestOf(take, FirstCurveOf(pose)), 2.5f) << ToString(motion) << " " << PoseName(pose);
		}
	}
}

TEST(Synthesize, MakesCleanTakesByDefault)
{
	for (const SynthMotion motion : kSynthMotions)
	{
		for (const Dialect dialect : kDialects)
		{
			SynthOptions options = Take(motion, 15.0f);
			options.dialect = dialect;
			const Recording take = Synthesize(options);
			EXPECT_EQ(FindingsIn(take), "") << ToString(motion) << " " << ToString(dialect);
			EXPECT_TRUE(KeysOf(take, JointPose(Hand::Right, Joint::None)).empty());
			EXPECT_TRUE(WriteRecording(take, dialect).losses.empty());
		}
	}
}

TEST(Synthesize, MarksWhatHappens)
{
	const Recording press = Synthesize(Take(SynthMotion::Press, 5.0f));
	ASSERT_GE(press.markers.size(), 3u);
	EXPECT_EQ(press.markers[0].name + press.markers[1].name + press.markers[2].name, "hoverpressrelease");
	EXPECT_EQ(press.curves[PinchCurve(Hand::Right)].keys.size(), 1u) << "to press is not to pinch";

	const Recording drag = Synthesize(Take(SynthMotion::PinchDrag, 6.0f));
	ASSERT_EQ(drag.markers.size(), 4u);
	for (const Marker& marker : drag.markers)
	{
		const bool isPinching = EvaluateFlag(drag.curves[PinchCurve(Hand::Left)], marker.time) ||
			EvaluateFlag(drag.curves[PinchCurve(Hand::Right)], marker.time);
		EXPECT_EQ(marker.name, isPinching ? "grab" : "drop") << marker.time;
	}
}

TEST(Synthesize, LooksBeforeItGrabs)
{
	const Recording take = Synthesize(Take(SynthMotion::PinchDrag, 6.0f));
	ASSERT_FALSE(take.markers.empty());
	const float grab = take.markers[0].time;
	const Hand hand = EvaluateFlag(take.curves[PinchCurve(Hand::Left)], grab) ? Hand::Left : Hand::Right;
	const auto vectorAt = [&](CurveId first, float time)
	{
		const Curve* curves = &take.curves[first];
		return Vec3{EvaluateCurve(curves[0], time), EvaluateCurve(curves[1], time), EvaluateCurve(curves[2], time)};
	};
	const float before = grab - 0.5f; // the hand is still on its way
	const Vec3 tip = vectorAt(JointCurve(hand, Joint::IndexTip, PoseComponent::PositionX), grab);
	const Vec3 eyes = vectorAt(GazeCurve(RayComponent::OriginX), before);
	const Vec3 gaze = vectorAt(GazeCurve(RayComponent::DirectionX), before);
	EXPECT_GT(Dot(gaze, NormalizedOrForward(tip - eyes)), std::cos(0.1f));
}

TEST(Synthesize, GivesTheSameBytesForTheSameOptions)
{
	SynthOptions options = Take(SynthMotion::PinchDrag, 8.0f);
	options.positionNoise = 0.001f;
	options.faults.signFlips = 0.03f;
	const std::vector<std::uint8_t> bytes = BytesOf(options);
	EXPECT_EQ(bytes, BytesOf(options));
	options.seed = 2;
	EXPECT_NE(bytes, BytesOf(options));
}

TEST(Synthesize, HonoursDurationAndFrameRate)
{
	for (const float duration : {0.0f, 0.004f, 1.0f, 4.99f, 600.0f})
	{
		SynthOptions options = Take(SynthMotion::PinchDrag, duration);
		options.frameRate = 10.0f;
		const Recording take = Synthesize(options);
		EXPECT_EQ(RangeOf(take).start, 0.0f);
		EXPECT_EQ(RangeOf(take).end, duration);
		EXPECT_NEAR(static_cast<float>(KeysOf(take, kCameraPose).size()), duration * 10.0f + 1.0f, 1.0f);
		EXPECT_GT(take.markers.size() + 10, static_cast<std::size_t>(duration / 2.0f)) << "the motion continues";
	}
}

TEST(Synthesize, BringsOptionsIntoTheirRange)
{
	SynthOptions options;
	options.duration = -5.0f;
	options.frameRate = std::numeric_limits<float>::quiet_NaN();
	options.positionNoise = -1.0f;
	options.rotationTolerance = std::numeric_limits<float>::quiet_NaN();
	options.faults.signFlips = 100.0f;
	const Recording take = Synthesize(options);
	EXPECT_EQ(KeysOf(take, kCameraPose).size(), 1u);
}

TEST(Synthesize, LeavesOutWhatIsNotWanted)
{
	SynthOptions options = Take(SynthMotion::PinchDrag, 3.0f);
	options.camera = options.gaze = options.markers = false;
	const Recording hands = Synthesize(options);
	EXPECT_EQ(hands.channels.bytes, (std::array<std::uint8_t, kChannelCount>{0, 1, 0}));
	EXPECT_TRUE(KeysOf(hands, kCameraPose).empty());
	EXPECT_TRUE(hands.markers.empty());
	options.dialect = Dialect::Mrtk10;
	options.hands = false;
	const Recording nothing = Synthesize(options);
	EXPECT_TRUE(nothing.channels.Has(Channel::Camera)) << "1.0 cannot say that there is none";
	EXPECT_EQ(CountKeys(nothing), 0u);
}

TEST(Synthesize, StaysWithinTheToleranceWhenDroppingKeys)
{
	SynthOptions options = Take(SynthMotion::PinchDrag, 6.0f);
	const Recording dense = Synthesize(options);
	options.positionTolerance = 0.001f;
	options.rotationTolerance = 0.004f;
	const Recording sparse = Synthesize(options);
	EXPECT_LT(CountKeys(sparse), CountKeys(dense) / 3);
	for (CurveId id = kFirstJointCurve; id < kFirstGazeCurve; ++id)
	{
		for (const Keyframe& key : dense.curves[id].keys)
		{
			ASSERT_NEAR(EvaluateCurve(sparse.curves[id], key.time), key.value, 0.001f) << CurveName(id);
		}
	}
}

TEST(Synthesize, FollowsTheMotionWithFewBezierKeys)
{
	SynthOptions options = Take(SynthMotion::TwoHandScale, 5.0f);
	options.dialect = Dialect::Mrtk10;
	const Recording dense = Synthesize(options);
	options.keys = SynthKeys::Smooth;
	const Recording smooth = Synthesize(options);
	EXPECT_LT(CountKeys(smooth), CountKeys(dense) / 4);
	EXPECT_EQ(FindingsIn(smooth), "");
	std::array<std::size_t, 4> modes{};
	for (CurveId id = kFirstJointCurve; id < kFirstGazeCurve; ++id)
	{
		for (const Keyframe& key : dense.curves[id].keys)
		{
			ASSERT_NEAR(EvaluateCurve(smooth.curves[id], key.time), key.value, 0.0015f) << CurveName(id);
		}
		for (const Keyframe& key : smooth.curves[id].keys)
		{
			++modes[static_cast<std::size_t>(key.weightedMode)];
		}
	}
	EXPECT_GT(*std::min_element(modes.begin(), modes.end()), 50u) << "every weighted mode is in use";
	options.dialect = Dialect::Mrtk11;
	EXPECT_TRUE(WriteRecording(Synthesize(options), Dialect::Mrtk11).losses.empty()) << "short keys hold lines only";
}

TEST(Synthesize, AddsAsMuchNoiseAsRequested)
{
	SynthOptions options = Take(SynthMotion::LookAround, 8.0f);
	const Recording clean = Synthesize(options);
	options.positionNoise = 0.002f;
	options.rotationNoise = 0.01f;
	const Recording noisy = Synthesize(options);
	const PoseId wrist = JointPose(Hand::Right, Joint::Wrist);
	const std::size_t count = KeysOf(clean, wrist).size();
	ASSERT_TRUE(count > 100 && KeysOf(noisy, wrist).size() == count) << "the motion stays as it was";
	float squares = 0.0f;
	for (std::size_t i = 0; i < count; ++i)
	{
		const Vec3 off = PositionAt(noisy, wrist, i) - PositionAt(clean, wrist, i);
		squares += Dot(off, off) / static_cast<float>(3 * count);
	}
	EXPECT_NEAR(std::sqrt(squares), 0.002f, 0.0004f);
}

TEST(SynthFaults, AppearIfRequested)
{
	const auto with = [](const auto& spoil)
	{
		SynthOptions options = Take(SynthMotion::PinchDrag, 10.0f);
		spoil(options.faults);
		return Synthesize(options);
	};
	EXPECT_TRUE(Has(with([](SynthFaults& f) { f.signFlips = 0.03f; }), FindingCode::SignFlip));
	EXPECT_TRUE(Has(with([](SynthFaults& f) { f.lateStart = 41.0f; }), FindingCode::LateStart));
	EXPECT_TRUE(Has(with([](SynthFaults& f) { f.negativeFlags = true; }), FindingCode::NegativeTime));
	EXPECT_TRUE(Has(with([](SynthFaults& f) { f.noneJoint = true; }), FindingCode::ZeroQuaternion));
	EXPECT_TRUE(Has(with([](SynthFaults& f) { f.damagedW = true; }), FindingCode::DamagedW));
	EXPECT_TRUE(Has(with([](SynthFaults& f) { f.lostTail = true; }), FindingCode::LostTail));
}

TEST(SynthFaults, LoseTheHandNowAndThen)
{
	SynthOptions options = Take(SynthMotion::TwoHandScale, 30.0f);
	const Recording clean = Synthesize(options);
	options.faults.trackingGapsPerMinute = 30.0f;
	const Recording gappy = Synthesize(options);
	const CurveView tracked = gappy.curves[TrackedCurve(Hand::Right)];
	EXPECT_GT(tracked.size(), clean.curves[TrackedCurve(Hand::Right)].keys.size() + 10);
	for (const Keyframe& key : KeysOf(gappy, JointPose(Hand::Right, Joint::IndexTip)))
	{
		ASSERT_TRUE(EvaluateFlag(tracked, key.time));
	}
	EXPECT_EQ(FindingsIn(gappy), "");
}

TEST(SynthFaults, SpreadFrameStepsFrom7To115Milliseconds)
{
	SynthOptions options = Take(SynthMotion::LookAround, 60.0f);
	options.faults.unevenFrames = true;
	const std::vector<Keyframe> keys = KeysOf(Synthesize(options), kCameraPose);
	std::vector<float> steps;
	for (std::size_t i = 1; i < keys.size(); ++i)
	{
		steps.push_back(keys[i].time - keys[i - 1].time);
	}
	std::sort(steps.begin(), steps.end());
	EXPECT_TRUE(steps.front() > 0.00699f && steps.front() < 0.0075f) << steps.front();
	EXPECT_TRUE(steps.back() > 0.105f && steps.back() < 0.11501f) << steps.back();
	EXPECT_EQ(keys.back().time, 60.0f);
}

TEST(SynthFaults, HoldTheStateAtTheStartByNegativeFlagKeys)
{
	SynthOptions options = Take(SynthMotion::PinchDrag, 5.0f);
	const Recording clean = Synthesize(options);
	options.faults.negativeFlags = true;
	const Recording take = Synthesize(options);
	for (CurveId id = kFirstFlagCurve; id < kFirstJointCurve; ++id)
	{
		EXPECT_LT(take.curves[id].keys[1].time, 0.0f) << CurveName(id);
		EXPECT_EQ(EvaluateFlag(take.curves[id], 0.0f), EvaluateFlag(clean.curves[id], 0.0f)) << CurveName(id);
	}
	EXPECT_FALSE(Has(take, FindingCode::FlagNotAlternating));
}

TEST(SynthSamples, EqualTheFilesInContent)
{
	for (const SynthSample& sample : SynthSamples())
	{
		std::ifstream file(std::string(MRIA_SAMPLES) + "/" + sample.fileName, std::ios::binary);
		ASSERT_TRUE(file) << sample.fileName;
		const std::vector<std::uint8_t> stored{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
		EXPECT_TRUE(stored == BytesOf(sample.options)) << sample.fileName;
		EXPECT_LT(stored.size(), 400'000u);
		EXPECT_EQ(FindingsIn(Synthesize(sample.options)), "") << sample.fileName;
	}
}

} // namespace mria::SynthTests
