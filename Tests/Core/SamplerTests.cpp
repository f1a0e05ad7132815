// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"
#include "Mria/FloatRules.h"
#include "Mria/Reader.h"
#include "Mria/Sampler.h"
#include "Mria/Synth.h"
#include "Mria/Writer.h"
#include "Simd/CpuFeatures.h"
#include "Support/AllocationCounter.h"
#include "Support/RandomRecording.h"
#include "Support/RecordingBuilder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

namespace mria::SamplerTests
{
namespace
{

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/** Two hands, head and gaze for a few seconds, in frames that do not come evenly. */
Recording PinchAndDrag(float duration = 4.0f)
{
	SynthOptions options;
	options.motion = SynthMotion::PinchDrag;
	options.duration = duration;
	return Synthesize(options);
}

std::vector<float> TimesAcross(const TimeRange& range, std::size_t count)
{
	std::vector<float> times;
	for (std::size_t i = 0; i <= count; ++i)
	{
		const float part = static_cast<float>(i) / static_cast<float>(count);
		times.push_back(range.start - 0.1f + (range.end - range.start + 0.2f) * part);
	}
	return times;
}

Pose PoseOf(const Frame& frame, PoseId pose)
{
	return pose == kCameraPose ? frame.camera : frame.hands[(pose - 1) / kJointCount].joints[(pose - 1) % kJointCount];
}

Pose Reference(const RecordingView& recording, PoseId pose, float time)
{
	float v[kPoseComponentCount];
	for (std::size_t i = 0; i < kPoseComponentCount; ++i)
	{
		v[i] = EvaluateCurve(recording.curves[FirstCurveOf(pose) + i], time);
	}
	return {{v[0], v[1], v[2]}, NormalizedOrIdentity({v[3], v[4], v[5], v[6]})};
}

/** Largest difference of any number of any pose from the reference evaluator's. */
float WorstDifference(const RecordingView& recording, const Sampler& sampler, const std::vector<float>& times)
{
	float worst = 0.0f;
	for (const float time : times)
	{
		Frame frame;
		sampler.SampleAt(time, frame);
		for (PoseId pose = 0; pose < kPoseCount; ++pose)
		{
			const Pose ours = PoseOf(frame, pose);
			const Pose wanted = Reference(recording, pose, time);
			for (std::size_t i = 0; i < kPoseComponentCount; ++i)
			{
				worst = std::fmax(worst, std::fabs((&ours.position.x)[i] - (&wanted.position.x)[i]));
			}
		}
	}
	return worst;
}

bool SameBits(const Frame& a, const Frame& b)
{
	bool isSame = a.time == b.time && a.hasCamera == b.hasCamera && a.hasGaze == b.hasGaze;
	isSame = isSame && std::memcmp(&a.gaze, &b.gaze, sizeof(Ray)) == 0;
	for (const Hand hand : kHands)
	{
		isSame = isSame && a[hand].isTracked == b[hand].isTracked && a[hand].isPinching == b[hand].isPinching;
	}
	for (PoseId pose = 0; isSame && pose < kPoseCount; ++pose)
	{
		const Pose left = PoseOf(a, pose);
		const Pose right = PoseOf(b, pose);
		isSame = std::memcmp(&left, &right, sizeof(Pose)) == 0;
	}
	return isSame;
}

bool IsAllFinite(const Frame& frame)
{
	bool isFinite = true;
	for (PoseId pose = 0; pose < kPoseCount; ++pose)
	{
		const Pose now = PoseOf(frame, pose);
		for (std::size_t i = 0; i < kPoseComponentCount; ++i)
		{
			isFinite = isFinite && IsFinite((&now.position.x)[i]);
		}
	}
	const Vec3& direction = frame.gaze.direction;
	return isFinite && IsFinite(direction.x) && IsFinite(direction.y) && IsFinite(direction.z);
}

/** A recording whose camera turns by these quaternions, a second apart. */
Recording TurningCamera(const std::vector<Quat>& turns)
{
	RecordingBuilder builder;
	for (std::size_t i = 0; i < turns.size(); ++i)
	{
		for (std::size_t c = 0; c < 4; ++c)
		{
			const CurveId curve = CameraCurve(PoseComponent::RotationX) + c;
			builder.WithKey(curve, PlainKey(static_cast<float>(i), (&turns[i].x)[c]));
		}
	}
	return builder.Get();
}

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
	Sampler::Cursor cursor;
	for (const float time : times)
	{
		Frame withCursor;
		Frame without;
		sampler.SampleAt(time, withCursor, cursor);
		sampler.SampleAt(time, without);
		ASSERT_TRUE(SameBits(withCursor, without)) << "at " << time;
	}
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

TEST(Sampler, KeepsTheSignContinuousUnlessToldNotTo)
{
	const Recording recording = TurningCamera({{0, 0, 0, 1}, {-0.1f, 0, 0, -0.995f}, {0.2f, 0, 0, 0.98f}});
	Frame frame;
	Sampler(recording).SampleAt(0.5f, frame);
	EXPECT_LT(AngleBetween(frame.camera.rotation, {}), 0.11f) << "half way to a turn of 0.2 rad";
	Sampler(recording, {true}).SampleAt(0.5f, frame);
	EXPECT_GT(AngleBetween(frame.camera.rotation, {}), 2.0f) << "as stored, it spins";
}

TEST(Sampler, RebuildsAWThatMrtkLostUnlessToldNotTo)
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

TEST(Sampler, FillsOnlyThePartsAskedFor)
{
	const Sampler sampler(PinchAndDrag());
	Frame whole;
	sampler.SampleAt(1.5f, whole);
	FrameParts rightOnly;
	rightOnly.camera = rightOnly.gaze = rightOnly.hands[0] = false;
	Frame part;
	Sampler::Cursor cursor;
	sampler.SampleAt(1.5f, part, cursor, rightOnly);
	const Pose untouched;
	EXPECT_EQ(std::memcmp(&part.camera, &untouched, sizeof(Pose)), 0);
	EXPECT_EQ(std::memcmp(&part[Hand::Left][Joint::PinkyTip], &untouched, sizeof(Pose)), 0);
	EXPECT_EQ(part[Hand::Right][Joint::None].position.x, whole[Hand::Right][Joint::None].position.x);
	EXPECT_EQ(part[Hand::Right][Joint::PinkyTip].position.x, whole[Hand::Right][Joint::PinkyTip].position.x);
	EXPECT_FALSE(part.hasGaze);
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

TEST(Sampler, TakesNaNForTheStartEvenIfThatIsFarAway)
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

} // namespace
/** What a processor without AVX2 runs, until it is destroyed. */
struct WithoutAvx2
{
	WithoutAvx2() { Avx2Switch() = false; }
	~WithoutAvx2() { Avx2Switch() = had; }
	bool had = HasAvx2();
};

/** A take in the dialect; its keys are short, or full and straight. */
Recording TakeIn(Dialect dialect, SynthKeys keys = SynthKeys::Lines)
{
	SynthOptions options;
	options.motion = SynthMotion::PinchDrag;
	options.duration = 3.0f;
	options.dialect = dialect;
	options.keys = keys;
	return Synthesize(options);
}

TEST(Sampler, GivesTheSameBitsWithAndWithoutAvx2)
{
	for (const Dialect dialect : kDialects)
	{
		const std::vector<std::uint8_t> bytes = WriteRecording(TakeIn(dialect), dialect).bytes;
		const RecordingView recording = OpenRecording(bytes).Value();
		const Sampler wide(recording);
		const WithoutAvx2 withoutAvx2;
		const Sampler narrow(recording);
		Sampler::Cursor cursors[2];
		for (const float time : TimesAcross(wide.Range(), 200))
		{
			Frame frames[4];
			wide.SampleAt(time, frames[0]);
			narrow.SampleAt(time, frames[1]);
			wide.SampleAt(time, frames[2], cursors[0]);
			narrow.SampleAt(time, frames[3], cursors[1]);
			ASSERT_TRUE(SameBits(frames[0], frames[1])) << ToString(dialect) << " at " << time;
			ASSERT_TRUE(SameBits(frames[2], frames[3])) << ToString(dialect) << " at " << time;
		}
	}
}

TEST(Sampler, FollowsBezierCurvesWithoutAvx2)
{
	const Recording recording = TakeIn(Dialect::Mrtk10, SynthKeys::Smooth);
	const WithoutAvx2 withoutAvx2;
	const Sampler sampler(recording);
	EXPECT_LE(WorstDifference(recording, sampler, TimesAcross(sampler.Range(), 499)), 5e-7f);
}

TEST(Sampler, RefusesNoTrackForABadKeyAnywhereInABatch)
{
	// Where one key does not fit a straight track, the curves are evaluated one by one, whatever the processor.
	for (std::size_t bad = 0; bad < 9; ++bad)
	{
		Recording recording = RecordingBuilder(Dialect::Mrtk11).Get();
		for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
		{
			for (std::size_t i = 0; i < 9; ++i)
			{
				const float value = curve == 0 && i == bad ? kInfinity : static_cast<float>(curve + i);
				recording.curves[curve].keys.push_back(PlainKey(static_cast<float>(i), value));
			}
		}
		const std::vector<std::uint8_t> bytes = WriteRecording(recording, recording.dialect).bytes;
		Frame frames[2];
		Sampler(OpenRecording(bytes).Value()).SampleAt(4.5f, frames[0]);
		const WithoutAvx2 withoutAvx2;
		Sampler(OpenRecording(bytes).Value()).SampleAt(4.5f, frames[1]);
		EXPECT_TRUE(IsAllFinite(frames[0])) << "key " << bad;
		EXPECT_TRUE(SameBits(frames[0], frames[1])) << "key " << bad;
	}
}

TEST(Sampler, FillsTheGazeAloneIfAskedTo)
{
	const Sampler sampler(TakeIn(Dialect::Mrtk11));
	Frame whole;
	sampler.SampleAt(1.5f, whole);
	ASSERT_TRUE(whole.hasGaze);
	Frame part;
	sampler.SampleAt(1.5f, part, {false, {false, false}, true});
	EXPECT_TRUE(part.hasGaze);
	EXPECT_FALSE(part.hasCamera);
	EXPECT_EQ(std::memcmp(&part.gaze, &whole.gaze, sizeof(Ray)), 0);
}

TEST(Sampler, IsEmptyByItselfAndCanBeMoved)
{
	Sampler sampler;
	Frame frame;
	sampler.SampleAt(0.0f, frame);
	EXPECT_FALSE(frame.hasCamera);
	sampler = Sampler(PinchAndDrag());
	sampler.SampleAt(1.0f, frame);
	EXPECT_TRUE(frame.hasCamera);
	const Sampler moved(std::move(sampler));
	Frame again;
	moved.SampleAt(1.0f, again);
	EXPECT_TRUE(SameBits(frame, again));
}

TEST(Sampler, KeepsTheSignOfCurvedRotationsContinuous)
{
	Recording recording = TurningCamera({{0, 0, 0, 1}, {-0.1f, 0, 0, -0.995f}, {0.2f, 0, 0, 0.98f}});
	for (CurveId curve = 0; curve < kPoseComponentCount; ++curve)
	{
		for (Keyframe& key : recording.curves[curve].keys)
		{
			key.weightedMode = WeightedMode::None; // cubic with level tangents: no straight track can hold it
		}
	}
	Frame frame;
	Sampler(recording).SampleAt(0.5f, frame);
	EXPECT_LT(AngleBetween(frame.camera.rotation, {}), 0.11f);
	Sampler(recording).SampleAt(1.5f, frame);
	EXPECT_LT(AngleBetween(frame.camera.rotation, {0.1f, 0, 0, 0.995f}), 0.11f);
	Sampler(recording, {true}).SampleAt(0.5f, frame);
	EXPECT_GT(AngleBetween(frame.camera.rotation, {}), 2.0f);
}

TEST(Sampler, CountsTheKeysOfCurvesThatItKeepsAsTheyAre)
{
	constexpr CurveId x = CameraCurve(PoseComponent::PositionX);
	const auto sizeOf = [](std::size_t keys)
	{ return Sampler(RecordingBuilder(Dialect::Mrtk10).WithKeys(x, keys).WithWrap(x, 2, 2).Get()).MemorySize(); };
	EXPECT_GE(sizeOf(1002), sizeOf(2) + 1000 * sizeof(Keyframe));
}

} // namespace mria::SamplerTests
