// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "SamplerTestHelpers.h"
#include "Support/AllocationCounter.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

namespace mria::SamplerTests
{

TEST(Sampler, AgreesWithTheReferenceEvaluatorToFloatRounding)
{
	const Recording recording = PinchAndDrag();
	const Sampler sampler(recording);
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross(sampler.Range(), 997)), 2e-7f);
}

TEST(Sampler, GivesTheSameBitsWithAndWithoutACursor)
{
	const Sampler sampler(PinchAndDrag());
	std::vector<float> times = TimesAcross(sampler.Range(), 300);
	times.insert(times.end(), times.rbegin(), times.rend());
	Random random(5);
	for (int i = 0; i < 300; ++i)
	{
		times.push_back(sampler.Range().end * static_cast<float>(random.Below(10000)) / 10000.0f);
	}
	ExpectSameWithoutCursor(sampler, times);
}

TEST(Sampler, GivesTheSameBitsForTheWholeFrameAndForItsParts)
{
	const Recording recording = PinchAndDrag();
	const Sampler sampler(recording);
	Sampler::Cursor cursors[2];
	for (const float time : TimesAcross(sampler.Range(), 200))
	{
		Frame whole;
		Frame parts;
		Frame found;
		sampler.SampleAt(time, whole, cursors[0]);
		sampler.SampleAt(time, parts, cursors[1], {true, {true, false}, false});
		sampler.SampleAt(time, found, {true, {true, false}, false});
		for (const Frame* some : {&parts, &found})
		{
			EXPECT_EQ(0, std::memcmp(&whole.camera, &some->camera, sizeof(Pose))) << time;
			EXPECT_EQ(0, std::memcmp(&whole.hands[0].joints, &some->hands[0].joints, kJointCount * sizeof(Pose)))
				<< time;
		}
	}
}

TEST(Sampler, FindsKeysThatCrowdTogetherInALongRecording)
{
	Recording recording = PinchAndDrag();
	for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
	{
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		keys = {PlainKey(-500.0f, 1.0f)};
		for (int i = 0; i < 3000; ++i)
		{
			keys.push_back(PlainKey(2.0f + 1e-5f * static_cast<float>(i), static_cast<float>(1 + i % 7)));
		}
		keys.push_back(PlainKey(4000.0f, 2.0f));
	}
	const Sampler sampler(recording);
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross({2.1f, 1.93f}, 997)), 1e-4f);
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross({-490.0f, 3990.0f}, 97)), 1e-4f);
}

TEST(Sampler, MergesStraightCurvesThatDoNotShareTheirTimes)
{
	Recording recording = PinchAndDrag(1.0f);
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		if (!IsFlagCurve(curve) && keys.size() > 4)
		{
			keys.erase(keys.begin() + 1 + static_cast<std::ptrdiff_t>(curve % 3)); // each curve lacks a key of its own
		}
	}
	const Sampler sampler(recording, {true});
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross(sampler.Range(), 501)), 2.5e-7f);
}

TEST(Sampler, MergesStepsAndSeveralKeysAtOneTime)
{
	constexpr CurveId x = CameraCurve(PoseComponent::PositionX);
	Keyframe step = PlainKey(1.0f, 2.0f);
	step.outTangent = kInfinity;
	RecordingBuilder builder(Dialect::Mrtk10);
	for (const Keyframe& key : {PlainKey(0.0f, 1.0f), step, PlainKey(2.0f, 5.0f), PlainKey(4.0f, 6.0f)})
	{
		builder.WithKey(x, key);
	}
	for (const Keyframe& key :
		{PlainKey(0.5f, 0.0f), PlainKey(2.0f, 3.0f), PlainKey(2.0f, 8.0f), PlainKey(2.0f, -1.0f)})
	{
		builder.WithKey(x + 1, key);
	}
	builder.WithKey(x + 2, PlainKey(3.0f, 7.0f)); // holds it before and after
	const Recording& recording = builder.Get();
	const std::vector<float> times = {
		-1.0f, 0.0f, 0.25f, 0.75f, 1.0f, 1.5f, 1.999f, 2.0f, 2.5f, 3.0f, 3.5f, 4.0f, 5.0f};
	EXPECT_LE(WorstDifference(recording, Sampler(recording), times), 1e-6f);
}

TEST(Sampler, FollowsBezierCurvesLikeTheReference)
{
	SynthOptions options;
	options.motion = SynthMotion::Press;
	options.duration = 3.0f;
	options.dialect = Dialect::Mrtk10;
	options.keys = SynthKeys::Smooth;
	const Recording recording = Synthesize(options);
	const Sampler sampler(recording);
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross(sampler.Range(), 211)), 2e-7f);
}

/** Plain keys are turned into segments many at a time; a curve with any other key is not. */
TEST(Sampler, FollowsBezierCurvesWithAnyOddKey)
{
	constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
	const auto oddities = {
		+[](Keyframe& key) { key.outWeight = -0.5f; }, +[](Keyframe& key) { key.inWeight = -0.5f; },
		+[](Keyframe& key) { key.outWeight = 7.0f; }, +[](Keyframe& key) { key.inWeight = 7.0f; },
		+[](Keyframe& key) { key.outWeight = kNan; }, +[](Keyframe& key) { key.outTangent = kInfinity; },
		+[](Keyframe& key) { key.inTangent = -kInfinity; }, +[](Keyframe& key) { key.inTangent = kNan; },
		+[](Keyframe& key) { key.outTangent = 1e33f; }, +[](Keyframe& key) { key.weightedMode = WeightedMode::Out; },
		+[](Keyframe& key) { key.weightedMode = WeightedMode::In; }, +[](Keyframe& key) { key.weightedMode = -1; },
		+[](Keyframe& key) { key.time += 0.1f; }, // that of the next
	};
	for (const std::size_t index : {0, 1, 4, 8})
	{
		for (const auto makeOdd : oddities)
		{
			Recording recording;
			recording.dialect = Dialect::Mrtk10;
			std::vector<Keyframe>& keys = recording.curves[CameraCurve(PoseComponent::PositionX)].keys;
			for (std::size_t i = 0; i < 9; ++i)
			{
				const float t = 0.1f * static_cast<float>(i);
				keys.push_back({t, std::sin(9.0f * t), 5.0f, -4.0f, 0.2f, 0.7f, WeightedMode::Both});
			}
			recording.curves[CameraCurve(PoseComponent::PositionY)].keys = keys;
			recording.curves[CameraCurve(PoseComponent::PositionZ)].keys = keys;
			for (Keyframe& key : recording.curves[CameraCurve(PoseComponent::PositionY)].keys)
			{
				key.weightedMode = WeightedMode::None;
			}
			makeOdd(keys[index]);
			EXPECT_LE(WorstDifference(recording, Sampler(recording), TimesAcross({0.0f, 0.9f}, 400)), 2e-6f)
				<< "key " << index << ": " << keys[index].time << " s, tangents " << keys[index].inTangent << " and "
				<< keys[index].outTangent << ", weights " << keys[index].inWeight << " and " << keys[index].outWeight
				<< ", mode " << keys[index].weightedMode;
		}
	}
}

TEST(Sampler, LoopsACurveWhoseWrapModeLoops)
{
	const CurveId x = CameraCurve(PoseComponent::PositionX);
	const Recording recording = RecordingBuilder().WithKeys(x, 3).WithWrap(x, WrapMode::Loop, WrapMode::PingPong).Get();
	const Sampler sampler(recording);
	EXPECT_LE(WorstDifference(recording, sampler, {-0.75f, 0.3f, 1.25f, 2.75f}), 2e-7f);
}

TEST(Sampler, SortsKeysAndLeavesOutThoseThatAreNotFinite)
{
	const CurveId x = CameraCurve(PoseComponent::PositionX);
	const Recording recording = RecordingBuilder()
									.WithKey(x, PlainKey(1.0f, 3.0f))
									.WithKey(x, PlainKey(0.5f, std::nanf("")))
									.WithKey(x, PlainKey(kInfinity, 9.0f))
									.WithKey(x, PlainKey(0.0f, 1.0f))
									.Get();
	Frame frame;
	Sampler(recording).SampleAt(0.5f, frame);
	EXPECT_FLOAT_EQ(frame.camera.position.x, 2.0f);
}

TEST(Sampler, HoldsTheLaterOfTwoKeysAtOneTime)
{
	const CurveId x = CameraCurve(PoseComponent::PositionX);
	RecordingBuilder builder;
	for (const Keyframe& key : {PlainKey(0, 0), PlainKey(1, 1), PlainKey(1, 5), PlainKey(2, 6)})
	{
		builder.WithKey(x, key).WithKey(x + 1, key).WithKey(x + 2, key);
	}
	const Sampler sampler(builder.Get());
	Frame frame;
	sampler.SampleAt(0.5f, frame);
	EXPECT_FLOAT_EQ(frame.camera.position.y, 0.5f);
	sampler.SampleAt(1.0f, frame);
	EXPECT_FLOAT_EQ(frame.camera.position.y, 5.0f);
}

TEST(Sampler, StepsWhereATangentIsInfinite)
{
	Keyframe first = PlainKey(0.0f, 1.0f);
	first.outTangent = kInfinity;
	const CurveId x = CameraCurve(PoseComponent::PositionX);
	const Sampler sampler(RecordingBuilder(Dialect::Mrtk10).WithKey(x, first).WithKey(x, PlainKey(1.0f, 2.0f)).Get());
	Frame frame;
	sampler.SampleAt(0.999f, frame);
	EXPECT_EQ(frame.camera.position.x, 1.0f);
	sampler.SampleAt(1.0f, frame);
	EXPECT_EQ(frame.camera.position.x, 2.0f);
}

TEST(Sampler, TurnsAZeroQuaternionIntoTheIdentity)
{
	Frame frame;
	Sampler(TurningCamera({{0, 0, 0, 0}, {0, 0, 0, 0}})).SampleAt(0.5f, frame);
	EXPECT_EQ(frame.camera.rotation.w, 1.0f);
	EXPECT_EQ(frame.camera.rotation.x, 0.0f);
}

TEST(Sampler, KeepsTheSignContinuousByDefault)
{
	const Recording recording = TurningCamera({{0, 0, 0, 1}, {-0.1f, 0, 0, -0.995f}, {0.2f, 0, 0, 0.98f}});
	Frame frame;
	Sampler(recording).SampleAt(0.5f, frame);
	EXPECT_LT(AngleBetween(frame.camera.rotation, {}), 0.11f) << "half way to a turn of 0.2 rad";
	Sampler(recording, {true}).SampleAt(0.5f, frame);
	EXPECT_GT(AngleBetween(frame.camera.rotation, {}), 2.0f) << "as stored, it spins";
}

TEST(Sampler, RebuildsAWThatMrtkLostByDefault)
{
	Recording recording = TurningCamera({{0, 0, 0, 1}, {0.6f, 0, 0, 0.8f}, {0.8f, 0, 0, 0.6f}, {1, 0, 0, 0}});
	recording.curves[CameraCurve(PoseComponent::RotationW)].keys.resize(1);
	Frame frame;
	Sampler(recording).SampleAt(1.0f, frame);
	EXPECT_NEAR(frame.camera.rotation.w, 0.8f, 1e-6f);
	Sampler(recording, {true}).SampleAt(1.0f, frame);
	EXPECT_NEAR(frame.camera.rotation.w, 1.0f / std::sqrt(1.36f), 1e-6f);
}

TEST(Sampler, MarksJointsThatWereNeverSeen)
{
	const Sampler sampler(
		RecordingBuilder().WithKeys(JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionY), 2).Get());
	Frame frame;
	sampler.SampleAt(0.0f, frame);
	EXPECT_TRUE(frame[Hand::Left].HasJoint(Joint::Palm));
	EXPECT_FALSE(frame[Hand::Left].HasJoint(Joint::Wrist));
	EXPECT_FALSE(frame[Hand::Right].HasJoint(Joint::Palm));
	EXPECT_EQ(frame[Hand::Right][Joint::Palm].rotation.w, 1.0f);
	EXPECT_FALSE(frame.hasCamera);
}

TEST(Sampler, NormalisesTheGazeAndNeverFlipsIt)
{
	RecordingBuilder builder;
	builder.WithChannels(true, true, true);
	const CurveId z = GazeCurve(RayComponent::DirectionZ);
	for (CurveId curve = GazeCurve(RayComponent::DirectionX); curve <= z; ++curve)
	{
		builder.WithKey(curve, PlainKey(0.0f, curve == z ? 2.0f : 0.0f));
		builder.WithKey(curve, PlainKey(1.0f, curve == z ? -2.0f : 0.0f));
	}
	const Sampler sampler(builder.Get());
	Frame frame;
	sampler.SampleAt(0.25f, frame);
	EXPECT_EQ(frame.gaze.direction.z, 1.0f);
	sampler.SampleAt(0.5f, frame);
	EXPECT_EQ(frame.gaze.direction.z, 1.0f) << "no direction at all counts as forward";
	sampler.SampleAt(1.0f, frame);
	EXPECT_EQ(frame.gaze.direction.z, -1.0f);
}

TEST(Sampler, FillsOnlyTheRequestedParts)
{
	const Sampler sampler(PinchAndDrag());
	Frame whole;
	sampler.SampleAt(1.5f, whole);
	const Frame empty;
	for (unsigned bits = 0; bits < 16; ++bits)
	{
		const FrameParts parts = {(bits & 1) != 0, {(bits & 2) != 0, (bits & 4) != 0}, (bits & 8) != 0};
		Frame expected;
		expected.time = whole.time;
		expected.camera = parts.camera ? whole.camera : empty.camera;
		expected.hasCamera = parts.camera;
		expected.hasGaze = parts.gaze;
		expected.gaze = parts.gaze ? whole.gaze : empty.gaze;
		for (std::size_t hand = 0; hand < kHandCount; ++hand)
		{
			expected.hands[hand] = parts.hands[hand] ? whole.hands[hand] : empty.hands[hand];
		}
		Frame withCursor;
		Frame without;
		Sampler::Cursor cursor;
		sampler.SampleAt(1.5f, withCursor, cursor, parts);
		sampler.SampleAt(1.5f, without, parts);
		EXPECT_TRUE(SameBits(withCursor, expected)) << bits;
		EXPECT_TRUE(SameBits(without, expected)) << bits;
	}
}

TEST(Sampler, SamplesPosesWithoutFlags)
{
	const Sampler sampler(PinchAndDrag());
	int tracked = 0;
	for (const float time : TimesAcross(sampler.Range(), 100))
	{
		Frame whole;
		sampler.SampleAt(time, whole);
		Frame poses;
		Sampler::Cursor cursor;
		sampler.SamplePosesAt(time, poses, cursor);
		for (const Hand hand : kHands)
		{
			EXPECT_FALSE(poses[hand].isTracked || poses[hand].isPinching) << time;
			poses[hand].isTracked = whole[hand].isTracked;
			poses[hand].isPinching = whole[hand].isPinching;
			tracked += whole[hand].isTracked ? 1 : 0;
		}
		EXPECT_TRUE(SameBits(poses, whole)) << time;
	}
	EXPECT_GT(tracked, 10);
}

TEST(Sampler, SaysWhetherAPositionMayBeFarAway)
{
	Recording recording = PinchAndDrag();
	EXPECT_FALSE(Sampler(recording).MayReachFar());
	recording.curves[CameraCurve(PoseComponent::PositionX)].keys[1].value = 2e9f;
	EXPECT_TRUE(Sampler(recording).MayReachFar());
}

TEST(Sampler, HoldsTheEndsAtAnyTime)
{
	const Sampler sampler(PinchAndDrag());
	Frame first;
	Frame last;
	sampler.SampleAt(sampler.Range().start, first);
	sampler.SampleAt(sampler.Range().end, last);
	for (const float time : {-kInfinity, -1e30f, std::nanf("")})
	{
		Frame frame;
		sampler.SampleAt(time, frame);
		EXPECT_EQ(frame.camera.position.x, first.camera.position.x) << time;
	}
	for (const float time : {kInfinity, 1e30f})
	{
		Frame frame;
		sampler.SampleAt(time, frame);
		EXPECT_EQ(frame.camera.position.x, last.camera.position.x) << time;
	}
}

TEST(Sampler, TreatsNanAsTheStartEvenIfThatIsFarAway)
{
	const CurveId x = CameraCurve(PoseComponent::PositionX);
	Frame frame;
	Sampler(RecordingBuilder().WithKey(x, PlainKey(-1e38f, 1.0f)).WithKey(x, PlainKey(1.0f, 2.0f)).Get())
		.SampleAt(std::nanf(""), frame);
	EXPECT_GE(frame.time, -1e36f) << "tracks end there";
	EXPECT_TRUE(IsAllFinite(frame));
}

TEST(Sampler, GivesFiniteNumbersForAnyBits)
{
	for (std::uint64_t seed = 0; seed < 60; ++seed)
	{
		const Recording recording = RandomRecording(seed, kDialects[seed % kDialects.size()]);
		const Sampler sampler(recording, {seed % 2 == 0});
		Sampler::Cursor cursor;
		Random random(seed);
		for (int i = 0; i < 40; ++i)
		{
			Frame frame;
			sampler.SampleAt(random.AnyFloat(), frame, cursor);
			ASSERT_TRUE(IsAllFinite(frame)) << "seed " << seed << " at " << frame.time;
		}
	}
}

TEST(Sampler, AllocatesNothingPerFrame)
{
	const Sampler sampler(PinchAndDrag());
	const Sampler curved(RecordingBuilder(Dialect::Mrtk10).WithCameraKeys(5).Get());
	Sampler::Cursor cursor;
	Frame frame;
	const AllocationCounter allocations;
	for (const float time : {0.0f, 0.5f, 3.0f, 1.0f, -1.0f})
	{
		sampler.SampleAt(time, frame, cursor);
		sampler.SampleAt(time, frame);
		curved.SampleAt(time, frame);
	}
	EXPECT_EQ(allocations.Count(), 0u);
}

TEST(Sampler, StartsOverInTheMemoryAtHand)
{
	const Recording longer = PinchAndDrag(4.0f);
	const Recording shorter = PinchAndDrag(2.0f);
	Sampler reused(longer);
	reused.Build(shorter);
	const Sampler fresh(shorter);
	Frame a;
	Frame b;
	reused.SampleAt(1.23f, a);
	fresh.SampleAt(1.23f, b);
	EXPECT_TRUE(SameBits(a, b));
	EXPECT_EQ(reused.MemorySize(), fresh.MemorySize());
}

TEST(Sampler, HasRoomForARecordingWhoseCurvesAllLoop)
{
	SynthOptions options;
	options.duration = 1.0f;
	Recording recording = Synthesize(options);
	for (PoseId pose = 1; pose < kPoseCount; ++pose) // a hand's joint None too
	{
		std::copy_n(recording.curves.begin(), kPoseComponentCount, recording.curves.begin() + FirstCurveOf(pose));
	}
	for (Curve& curve : recording.curves)
	{
		curve.postWrap = WrapMode::Loop;
	}
	const Sampler sampler(recording);
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross(sampler.Range(), 50)), 5e-7f);
}

} // namespace mria::SamplerTests
