// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MotionEditTestHelpers.h"
#include "Mria/Mirror.h"
#include "Mria/Reader.h"
#include "Mria/Repair.h"
#include "Mria/Writer.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestFiles.h"

namespace mria::MotionEditTests
{

/** The frame in a mirror at x = 0, spelled out apart from the core. */
inline Frame MirroredFrame(Frame frame)
{
	const auto mirror = [](Pose& pose)
	{
		const Quat q = pose.rotation;
		pose.position.x = -pose.position.x;
		pose.rotation = {q.x, -q.y, -q.z, q.w};
	};
	mirror(frame.camera);
	frame.gaze.origin.x = -frame.gaze.origin.x;
	frame.gaze.direction.x = -frame.gaze.direction.x;
	for (HandFrame& hand : frame.hands)
	{
		for (Pose& pose : hand.joints)
		{
			mirror(pose);
		}
	}
	std::swap(frame.hands[0], frame.hands[1]);
	return frame;
}

/** Values that distinguish a right hand from a left one and from an invalid one, each from -1 to 1. */
struct HandLook
{
	float fingersAlongZ; ///< Wrist to middle knuckle, along the wrist's z.
	float bonesAlongZ; ///< Each finger's bone along the z of the joint that it starts from, the least of all.
	float thumbAlongX; ///< Wrist to thumb's metacarpal against the wrist's x: negative on a right hand.
	float curlAlongY; ///< Where the middle finger's tip is, seen along its knuckle's y: negative, to the palm.
};

inline HandLook LookOf(const HandFrame& hand)
{
	const auto along = [&](Joint from, Joint to, const Quat& turn, const Vec3& axis)
	{ return Dot(NormalizedOrForward(hand[to].position - hand[from].position), Rotate(turn, axis)); };
	const Quat wrist = hand[Joint::Wrist].rotation;
	HandLook look{};
	look.fingersAlongZ = along(Joint::Wrist, Joint::MiddleKnuckle, wrist, {0.0f, 0.0f, 1.0f});
	look.thumbAlongX = along(Joint::Wrist, Joint::ThumbProximalJoint, wrist, {1.0f, 0.0f, 0.0f});
	look.curlAlongY =
		along(Joint::MiddleKnuckle, Joint::MiddleTip, hand[Joint::MiddleKnuckle].rotation, {0.0f, 1.0f, 0.0f});
	look.bonesAlongZ = 1.0f;
	for (const Joint joint : {Joint::IndexKnuckle, Joint::MiddleKnuckle, Joint::RingKnuckle, Joint::PinkyKnuckle})
	{
		const Joint next = static_cast<Joint>(static_cast<int>(joint) + 1);
		look.bonesAlongZ = std::min(look.bonesAlongZ, along(joint, next, hand[joint].rotation, {0.0f, 0.0f, 1.0f}));
	}
	return look;
}

inline void ExpectHand(const HandFrame& hand, float thumbSide)
{
	const HandLook look = LookOf(hand);
	EXPECT_GT(look.fingersAlongZ, 0.7f);
	EXPECT_GT(look.bonesAlongZ, 0.7f);
	EXPECT_GT(thumbSide * look.thumbAlongX, 0.1f);
	EXPECT_LT(look.curlAlongY, 0.1f);
}

inline Frame FrameIn(const Recording& recording, float share)
{
	const Sampler sampler(recording);
	Frame frame;
	sampler.SampleAt(sampler.Range().start + share * (sampler.Range().end - sampler.Range().start), frame);
	return frame;
}

inline Recording ReadOld(const std::vector<std::uint8_t>& bytes)
{
	ReadOptions options;
	options.acceptHeaderless = true;
	return ReadRecording(bytes, options).Value();
}

TEST(Mirror, TwiceIsTheSameToTheBit)
{
	for (const SynthMotion motion : kSynthMotions)
	{
		for (const SynthKeys keys : {SynthKeys::Lines, SynthKeys::Smooth})
		{
			SynthOptions options = TakeOf(motion, keys, 1.0f);
			options.faults.noneJoint = true;
			options.faults.signFlips = 0.1f;
			options.faults.negativeFlags = true;
			const Recording take = Synthesize(options);
			Recording mirrored = take;
			Mirror(mirrored);
			EXPECT_FALSE(SameRecording(take, mirrored));
			Mirror(mirrored);
			EXPECT_TRUE(SameRecording(take, mirrored)) << ToString(motion);
		}
	}
}

TEST(Mirror, TwiceIsTheSameToTheBitWhateverTheNumbers)
{
	for (std::uint64_t seed = 1; seed <= 30; ++seed)
	{
		for (const Dialect dialect : kDialects)
		{
			const Recording hostile = RandomRecording(seed, dialect);
			Recording mirrored = hostile;
			Mirror(mirrored);
			Mirror(mirrored);
			EXPECT_TRUE(SameRecording(hostile, mirrored)) << "seed " << seed;
		}
	}
}

TEST(Mirror, ShowsEveryFrameInAMirror)
{
	for (const SynthKeys keys : {SynthKeys::Lines, SynthKeys::Smooth})
	{
		const Recording take = Synthesize(TakeOf(SynthMotion::PinchDrag, keys));
		Recording mirrored = take;
		const MirrorReport report = Mirror(mirrored);
		EXPECT_GT(report.mirroredKeys, 0u);
		EXPECT_GT(report.swappedKeys, 0u);
		const Distance distance = FarthestFrames(take, mirrored, MirroredFrame);
		EXPECT_LT(distance.metres, 1e-6f);
		EXPECT_LT(distance.radians, 1e-6f);
	}
}

TEST(Mirror, MakesEachHandAProperOther)
{
	const Recording take = Synthesize(TakeOf(SynthMotion::TwoHandScale));
	Recording mirrored = take;
	Mirror(mirrored);
	for (const float share : {0.3f, 0.5f, 0.7f})
	{
		for (const Recording* recording : {&take, static_cast<const Recording*>(&mirrored)})
		{
			const Frame frame = FrameIn(*recording, share);
			ExpectHand(frame[Hand::Left], 1.0f);
			ExpectHand(frame[Hand::Right], -1.0f);
		}
	}
}

TEST(Mirror, MakesARealLeftHandLikeARealRightOne)
{
	MRIA_LOAD_SHARED_RECORDING(editor, "editor-left-hand-1.0.bin");
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	Recording left = ReadOld(*editor);
	ExpectHand(FrameIn(left, 0.5f)[Hand::Left], 1.0f);
	ExpectHand(FrameIn(ReadOld(*device), 0.5f)[Hand::Right], -1.0f);
	Mirror(left);
	ExpectHand(FrameIn(left, 0.5f)[Hand::Right], -1.0f);
	EXPECT_EQ(FrameIn(left, 0.5f)[Hand::Left].presentJoints, 0u);
}

TEST(Mirror, MirrorsRealRecordingsFrameByFrame)
{
	MRIA_LOAD_SHARED_RECORDING(editor, "headerless-editor-left-hand.bin");
	MRIA_LOAD_SHARED_RECORDING(device, "headerless-device-right-hand.bin");
	for (const std::vector<std::uint8_t>& bytes : {*editor, *device})
	{
		const Recording original = ReadOld(bytes);
		Recording mirrored = original;
		Mirror(mirrored);
		const Distance distance = FarthestFrames(original, mirrored, MirroredFrame);
		EXPECT_LT(distance.metres, 1e-6f);
		EXPECT_LT(distance.radians, 1e-5f);
		Mirror(mirrored);
		EXPECT_TRUE(SameRecording(original, mirrored));
	}
}

TEST(Mirror, GivesEachHandTheOthersFlagsAndKeepsMarkers)
{
	Recording take = Synthesize(TakeOf(SynthMotion::PinchDrag));
	take.curves[TrackedCurve(Hand::Left)].preWrap = 77;
	Recording mirrored = take;
	Mirror(mirrored);
	EXPECT_EQ(mirrored.curves[TrackedCurve(Hand::Right)].preWrap, 77);
	std::swap(mirrored.curves[TrackedCurve(Hand::Left)], mirrored.curves[TrackedCurve(Hand::Right)]);
	std::swap(mirrored.curves[PinchCurve(Hand::Left)], mirrored.curves[PinchCurve(Hand::Right)]);
	ASSERT_FALSE(take.markers.empty());
	ExpectSameFlagsAndMarkers(take, mirrored);
}

TEST(Mirror, KeepsPlainKeysPlain)
{
	Recording take = Synthesize(TakeOf(SynthMotion::Press));
	take.curves[0].keys[0].value = 0.0f;
	Mirror(take);
	EXPECT_TRUE(WriteRecording(take, Dialect::Mrtk11).losses.empty());
	EXPECT_FALSE(std::signbit(take.curves[0].keys[0].value));
}

TEST(Mirror, NegatesTangentsAndKeepsWeights)
{
	constexpr float kInfinity = std::numeric_limits<float>::infinity();
	Recording recording = CameraAt({{1.0f, 2.0f, 3.0f, -4.0f, 0.5f, 0.25f, 1}, {2.0f, -0.0f, kInfinity}}, {}, {});
	Mirror(recording);
	const std::vector<Keyframe>& keys = recording.curves[0].keys;
	EXPECT_EQ(keys[0].time, 1.0f);
	EXPECT_EQ(keys[0].value, -2.0f);
	EXPECT_EQ(keys[0].inTangent, -3.0f);
	EXPECT_EQ(keys[0].outTangent, 4.0f);
	EXPECT_EQ(keys[0].inWeight, 0.5f);
	EXPECT_EQ(keys[0].outWeight, 0.25f);
	EXPECT_EQ(keys[0].weightedMode, 1);
	EXPECT_EQ(keys[1].inTangent, -kInfinity);
}

TEST(Mirror, KeepsALostWRepairable)
{
	for (const bool hasSecondKey : {false, true})
	{
		SynthOptions options = TakeOf(SynthMotion::PinchDrag);
		options.dialect = Dialect::Mrtk11;
		options.faults.damagedW = true;
		Recording damaged = Synthesize(options);
		for (PoseId pose = 0; pose < kPoseCount && hasSecondKey; ++pose)
		{
			Curve* const rotation = &damaged.curves[PoseCurve(pose, PoseComponent::RotationX)];
			if (!rotation[3].keys.empty())
			{
				rotation[3].keys.push_back(rotation[2].keys.back());
			}
		}
		Recording repairedFirst = damaged;
		Repair(repairedFirst);
		Mirror(repairedFirst);
		const Recording original = damaged;
		Mirror(damaged);
		Recording twice = damaged;
		Mirror(twice);
		EXPECT_TRUE(SameRecording(twice, original));
		Repair(damaged);
		EXPECT_TRUE(SameRecording(damaged, repairedFirst)) << "second key: " << hasSecondKey;
	}
}

TEST(Mirror, AboutTheHeadLeavesTheHeadWhereItStarted)
{
	for (const SynthKeys keys : {SynthKeys::Lines, SynthKeys::Smooth})
	{
		Recording take = Synthesize(TakeOf(SynthMotion::TwoHandScale, keys));
		Transform(take, {TurnAboutUp(130.0f), {0.7f, 0.1f, -2.0f}, 1.0f});
		const Pose head = FindHeadStart(take).value();
		Recording mirrored = take;
		Mirror(mirrored, head);
		const Pose image = FindHeadStart(mirrored).value();
		EXPECT_LT(Length(image.position - head.position), 1e-6f);
		EXPECT_NEAR(HeadingOf(image.rotation), HeadingOf(head.rotation), 1e-6f);

		// What was so far to the left is so far to the right, as high and as far ahead as before.
		const auto seen = [&](const Recording& recording, Hand hand)
		{
			const Quat level = Conjugate(TurnAboutUp(HeadingOf(head.rotation) * 57.29578f));
			return Rotate(level, FrameIn(recording, 0.5f)[hand][Joint::Wrist].position - head.position);
		};
		const Vec3 right = seen(take, Hand::Right);
		const Vec3 left = seen(mirrored, Hand::Left);
		EXPECT_LT(Length(Vec3{-right.x, right.y, right.z} - left), 5e-5f);
	}
}

TEST(Mirror, AboutTheHeadTwiceIsTheStartAgain)
{
	Recording take = Synthesize(TakeOf(SynthMotion::TwoHandScale));
	Transform(take, {TurnAboutUp(40.0f), {0.3f, 0.0f, 1.0f}, 1.0f});
	Recording twice = take;
	Mirror(twice, FindHeadStart(twice).value());
	Mirror(twice, FindHeadStart(twice).value());
	const Distance distance = FarthestFrames(take, twice, Unchanged);
	EXPECT_LT(distance.metres, 3e-6f);
	EXPECT_LT(distance.radians, 3e-6f);
}

TEST(Mirror, AcceptsAnyMirrorPlane)
{
	constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
	for (std::uint64_t seed = 1; seed <= 10; ++seed)
	{
		Recording hostile = RandomRecording(seed, Dialect::Documented11);
		Mirror(hostile, {{kNaN, 1.0f, 1e38f}, {kNaN, 0.0f, 0.0f, 0.0f}});
		Mirror(hostile, FindHeadStart(hostile).value_or(Pose{}));
	}
}

} // namespace mria::MotionEditTests
