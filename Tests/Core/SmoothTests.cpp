// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "MotionEditTestHelpers.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Reader.h"
#include "Mria/Smooth.h"
#include "Mria/Writer.h"
#include "Support/CurveSamples.h"
#include "Support/RecordingMatchers.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"

#include <cstring>

namespace mria::MotionEditTests
{

using CurveSamples::Key;

inline constexpr float kRate = 60.0f;

inline Pose PoseAt(const Recording& recording, PoseId pose, std::size_t key)
{
	const Curve* const c = &recording.curves[FirstCurveOf(pose)];
	const auto at = [&](std::size_t i) { return c[i].keys[key].value; };
	return {{at(0), at(1), at(2)}, {at(3), at(4), at(5), at(6)}};
}

inline std::size_t KeysOf(const Recording& recording, PoseId pose)
{
	return recording.curves[FirstCurveOf(pose)].keys.size();
}

/** How far the hands' keys are from those of another take of the same frames: roots of mean squares. */
inline Distance MeanErrorOf(const Recording& take, const Recording& clean)
{
	double metres = 0.0;
	double radians = 0.0;
	double count = 0.0;
	for (PoseId pose = 1; pose < kPoseCount; ++pose)
	{
		for (std::size_t i = 0; i < KeysOf(take, pose); ++i)
		{
			const Pose a = PoseAt(take, pose, i);
			const Pose b = PoseAt(clean, pose, i);
			const Vec3 offset = a.position - b.position;
			const float turn = AngleBetween(NormalizedOrIdentity(a.rotation), NormalizedOrIdentity(b.rotation));
			metres += Dot(offset, offset);
			radians += turn * turn;
			count += 1.0;
		}
	}
	return {static_cast<float>(std::sqrt(metres / count)), static_cast<float>(std::sqrt(radians / count))};
}

/** The camera's x at even times, as a function gives it; y and z do not move. */
inline Recording MovingAlongX(std::size_t count, const std::function<double(double)>& positionAt)
{
	Recording recording = CameraAt({}, {}, {});
	for (std::size_t i = 0; i < count; ++i)
	{
		const float time = static_cast<float>(i) / kRate;
		recording.curves[0].keys.push_back(Key(time, static_cast<float>(positionAt(time))));
		recording.curves[1].keys.push_back(Key(time, 1.5f));
		recording.curves[2].keys.push_back(Key(time, -0.25f));
	}
	return recording;
}

/** What is left of a vibration of 1 mm in the middle of the take. */
inline double ShareLeft(float hertz, const SmoothOptions& options)
{
	constexpr double kTwoPi = 6.283185307179586;
	constexpr std::size_t kMiddle = 300;
	Recording take =
		MovingAlongX(2 * kMiddle + 1, [&](double time) { return 0.001 * std::cos(kTwoPi * hertz * (time - 5.0)); });
	Smooth(take, options);
	return take.curves[0].keys[kMiddle].value / 0.001;
}

TEST(Smooth, HalvesTheErrorOfNoisyHands)
{
	for (int i = 0; i < Rounds(static_cast<int>(kSynthMotions.size())); ++i)
	{
		const SynthMotion motion = kSynthMotions[static_cast<std::size_t>(i)];
		// Long enough that every hand is in view for over a second: run ends stay noisy, and short runs with them.
		SynthOptions options = TakeOf(motion, SynthKeys::Lines, 8.0f);
		const Recording clean = Synthesize(options);
		options.positionNoise = 0.002f;
		options.rotationNoise = 0.02f;
		const Recording noisy = Synthesize(options);
		Recording smooth = noisy;
		const SmoothReport report = Smooth(smooth);
		const Distance before = MeanErrorOf(noisy, clean);
		const Distance after = MeanErrorOf(smooth, clean);
		EXPECT_GT(before.metres, 2.0f * after.metres) << ToString(motion);
		EXPECT_GT(before.radians, 2.0f * after.radians) << ToString(motion);
		EXPECT_GT(report.meanMove, 0.001f);
		EXPECT_GT(report.largestMove, report.meanMove);
		EXPECT_GT(report.meanTurn, 0.01f);
		EXPECT_GT(report.largestTurn, report.meanTurn);
	}
}

TEST(Smooth, LeavesACleanTakeNearlyAsItWas)
{
	for (int i = 0; i < Rounds(static_cast<int>(kSynthMotions.size())); ++i)
	{
		const SynthMotion motion = kSynthMotions[static_cast<std::size_t>(i)];
		const Recording clean = Synthesize(TakeOf(motion, SynthKeys::Lines, 5.0f));
		Recording smooth = clean;
		Smooth(smooth);
		const Distance distance = MeanErrorOf(smooth, clean);
		EXPECT_LT(distance.metres, 0.0005f) << ToString(motion);
		EXPECT_LT(distance.radians, 0.005f) << ToString(motion);
	}
}

TEST(Smooth, DelaysNothing)
{
	SynthOptions options = TakeOf(SynthMotion::PinchDrag, SynthKeys::Lines, 5.0f);
	const Recording clean = Synthesize(options);
	options.positionNoise = 0.002f;
	Recording smooth = Synthesize(options);
	Smooth(smooth);
	const Curve& before = clean.curves[JointCurve(Hand::Right, Joint::IndexTip, PoseComponent::PositionX)];
	const Curve& after = smooth.curves[JointCurve(Hand::Right, Joint::IndexTip, PoseComponent::PositionX)];
	const auto squaresAt = [&](float lagFrames)
	{
		double squares = 0.0;
		for (const Keyframe& key : after.keys)
		{
			const float miss = key.value - EvaluateSortedCurve(before, key.time - lagFrames / kRate);
			squares += static_cast<double>(miss) * miss;
		}
		return squares;
	};
	float best = -5.0f;
	for (float lag = -5.0f; lag <= 5.0f; lag += 0.125f)
	{
		best = squaresAt(lag) < squaresAt(best) ? lag : best;
	}
	EXPECT_LT(std::fabs(best), 0.5f) << "frames";
}

TEST(Smooth, CutsOffWhereItSays)
{
	SmoothOptions options;
	options.cutoff = 5.0f;
	options.beta = 0.0f;
	EXPECT_NEAR(ShareLeft(1.0f, options), 1.0, 0.01);
	EXPECT_NEAR(ShareLeft(5.0f, options), 0.707, 0.01);
	EXPECT_NEAR(ShareLeft(15.0f, options), 0.0, 0.01);
}

TEST(Smooth, LetsMorePassTheFasterItMoves)
{
	SmoothOptions options;
	options.cutoff = 1.0f;
	options.beta = 10.0f;
	const auto moveAt = [](double speed)
	{ return MovingAlongX(240, [speed](double time) { return speed * time + (time > 2.0 ? 0.001 : 0.0); }); };
	const auto stepLeft = [&](double speed)
	{
		Recording take = moveAt(speed);
		Smooth(take, options);
		const float speedPart = static_cast<float>(speed / kRate);
		return take.curves[0].keys[121].value - take.curves[0].keys[120].value - speedPart;
	};
	EXPECT_LT(stepLeft(0.0), 0.0002f);
	EXPECT_GT(stepLeft(3.0), 0.0005f);
}

TEST(Smooth, FollowsSteadyAccelerationAtUnevenFrames)
{
	Recording take = MovingAlongX(60, [](double) { return 0.0; });
	Random random(7);
	float time = 0.0f;
	for (std::size_t i = 0; i < 60; ++i)
	{
		for (std::size_t c = 0; c < 3; ++c)
		{
			take.curves[c].keys[i].time = time;
		}
		take.curves[0].keys[i].value = 1.0f + time - 0.75f * time * time;
		time += 0.007f + 0.001f * static_cast<float>(random.Below(20));
	}
	const Recording before = take;
	EXPECT_LT(Smooth(take).largestMove, 1e-6f);
}

TEST(Smooth, KeepsFirstAndLastKeysOfARunToTheBit)
{
	SynthOptions options = TakeOf(SynthMotion::PinchDrag);
	options.positionNoise = 0.002f;
	options.rotationNoise = 0.02f;
	const Recording noisy = Synthesize(options);
	Recording smooth = noisy;
	Smooth(smooth);
	for (CurveId id = 0; id < kCurveCount; ++id)
	{
		if (!noisy.curves[id].keys.empty())
		{
			const std::vector<Keyframe>& a = noisy.curves[id].keys;
			const std::vector<Keyframe>& b = smooth.curves[id].keys;
			ASSERT_EQ(a.size(), b.size());
			EXPECT_EQ(0, std::memcmp(&a.front(), &b.front(), sizeof(Keyframe))) << CurveName(id);
			EXPECT_EQ(0, std::memcmp(&a.back(), &b.back(), sizeof(Keyframe))) << CurveName(id);
			EXPECT_EQ(a[a.size() / 2].time, b[b.size() / 2].time);
		}
	}
	ExpectSameFlagsAndMarkers(noisy, smooth);
	EXPECT_TRUE(WriteRecording(smooth, Dialect::Mrtk11).losses.empty()) << "plain keys stay plain";
}

TEST(Smooth, LeavesRunsOfUpToFourKeysAsTheyAre)
{
	const auto zigzag = [](double time) { return std::fmod(time * kRate, 2.0) < 0.5 ? 0.0 : 0.01; };
	for (std::size_t count = 1; count <= 6; ++count)
	{
		Recording take = MovingAlongX(count, zigzag);
		EXPECT_EQ(Smooth(take).movedKeys > 0, count > 4) << count;
	}
}

TEST(Smooth, DoesNotSmearAcrossATrackingGap)
{
	constexpr CurveId kWrist = JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX);
	Recording take = CameraAt({}, {}, {});
	for (int i = 0; i < 60; ++i)
	{
		const float time = static_cast<float>(i) / kRate;
		const float jump = i < 30 ? 0.0f : 0.3f; // lost for less than a frame, and elsewhere at once
		take.curves[kWrist].keys.push_back(Key(time, jump));
		take.curves[kWrist + 1].keys.push_back(Key(time, 1.0f));
		take.curves[kWrist + 2].keys.push_back(Key(time, 0.5f));
	}
	Recording tracked = take;
	EXPECT_GT(Smooth(tracked).largestMove, 0.01f);
	take.curves[TrackedCurve(Hand::Left)].keys = {
		Key(-1.0f, 1.0f), Key(29.25f / kRate, 0.0f), Key(29.5f / kRate, 1.0f)};
	EXPECT_LT(Smooth(take).largestMove, 1e-7f);
}

TEST(Smooth, DoesNotSmearAJumpOrAStep)
{
	Recording jump = MovingAlongX(40, [](double time) { return time < 0.3 ? 0.0 : 1.0; });
	Recording step = jump;
	for (std::size_t c = 0; c < 3; ++c)
	{
		jump.curves[c].keys[18].time = jump.curves[c].keys[17].time;
		step.curves[c].keys[17].outTangent = std::numeric_limits<float>::infinity();
	}
	EXPECT_LT(Smooth(jump).largestMove, 1e-6f);
	EXPECT_LT(Smooth(step).largestMove, 1e-6f);
}

TEST(Smooth, IsNotFooledBySignsOfQuaternions)
{
	SynthOptions options = TakeOf(SynthMotion::TwoHandScale);
	options.rotationNoise = 0.02f;
	Recording straight = Synthesize(options);
	options.faults.signFlips = 0.1f;
	const Recording flipped = Synthesize(options);
	Recording smooth = flipped;
	Smooth(straight);
	Smooth(smooth);
	for (PoseId pose = 1; pose < kPoseCount; ++pose)
	{
		for (std::size_t i = 0; i < KeysOf(smooth, pose); ++i)
		{
			const Quat q = PoseAt(smooth, pose, i).rotation;
			ASSERT_LT(AngleBetween(q, PoseAt(straight, pose, i).rotation), 1e-5f) << PoseName(pose);
			ASSERT_GT(Dot(q, PoseAt(flipped, pose, i).rotation), 0.9f) << "the key keeps its own sign";
		}
	}
}

TEST(Smooth, GivesKeysWithoutARotationTheirPeace)
{
	SynthOptions options = TakeOf(SynthMotion::PinchDrag);
	options.faults.noneJoint = true;
	options.rotationNoise = 0.02f;
	Recording take = Synthesize(options);
	Smooth(take);
	const CurveId none = JointCurve(Hand::Right, Joint::None, PoseComponent::RotationX);
	ASSERT_FALSE(take.curves[none].keys.empty());
	for (CurveId id = none; id < none + 4; ++id)
	{
		for (const Keyframe& key : take.curves[id].keys)
		{
			ASSERT_EQ(key.value, 0.0f);
		}
	}
}

TEST(Smooth, SmoothsOnlyWhatIsWanted)
{
	SynthOptions options = TakeOf(SynthMotion::TwoHandScale);
	options.positionNoise = 0.002f;
	const Recording noisy = Synthesize(options);
	Recording smooth = noisy;
	SmoothOptions onlyRight;
	onlyRight.parts = {false, {false, true}, false};
	Smooth(smooth, onlyRight);
	const auto isSame = [&](CurveId id)
	{
		const std::vector<Keyframe>& a = noisy.curves[id].keys;
		return a.empty() || std::memcmp(a.data(), smooth.curves[id].keys.data(), a.size() * sizeof(Keyframe)) == 0;
	};
	EXPECT_TRUE(isSame(CameraCurve(PoseComponent::PositionX)));
	EXPECT_TRUE(isSame(GazeCurve(RayComponent::DirectionX)));
	EXPECT_TRUE(isSame(JointCurve(Hand::Left, Joint::IndexTip, PoseComponent::PositionX)));
	EXPECT_FALSE(isSame(JointCurve(Hand::Right, Joint::IndexTip, PoseComponent::PositionX)));
}

TEST(Smooth, PutsThinnedCurvesOnCommonTimesFirst)
{
	Recording take = Synthesize(TakeOf(SynthMotion::TwoHandScale, SynthKeys::Lines, 1.0f));
	ThinOut(take, 3);
	Recording smooth = take;
	SmoothOptions nearlyNothing;
	nearlyNothing.cutoff = 12.0f;
	const SmoothReport report = Smooth(smooth, nearlyNothing);
	EXPECT_GT(report.mergedGroups, 50u);
	const Curve* const wrist = &smooth.curves[JointCurve(Hand::Left, Joint::Wrist, PoseComponent::PositionX)];
	EXPECT_EQ(wrist[0].keys.size(), wrist[2].keys.size());
	EXPECT_EQ(wrist[0].keys[5].time, wrist[2].keys[5].time);
	const Distance distance = FarthestFrames(take, smooth, Unchanged);
	EXPECT_LT(distance.metres, 1.01f * report.largestMove + 1e-6f);
	EXPECT_LT(distance.radians, 1.5f * report.largestTurn + 1e-6f);
	EXPECT_LT(report.largestMove, 0.001f);
}

TEST(Smooth, ChangesNothingWithoutPartsToSmooth)
{
	Recording take = Synthesize(TakeOf(SynthMotion::TwoHandScale, SynthKeys::Lines, 1.0f));
	ThinOut(take, 3);
	Recording smooth = take;
	SmoothOptions passesAll;
	passesAll.cutoff = 1000.0f;
	const SmoothReport report = Smooth(smooth, passesAll);
	EXPECT_EQ(report.movedKeys + report.mergedGroups, 0u);
	EXPECT_TRUE(SameRecording(take, smooth));
}

TEST(Smooth, KeepsTheShapeBetweenKeysThatHaveTangents)
{
	Recording bent = MovingAlongX(40, [](double time) { return 0.2 * time; });
	for (Keyframe& key : bent.curves[0].keys)
	{
		key.inTangent = key.outTangent = 0.2f;
		key.weightedMode = WeightedMode::None;
	}
	bent.curves[0].keys[20].value += 0.01f;
	Recording smooth = bent;
	Smooth(smooth);
	const std::vector<Keyframe>& a = bent.curves[0].keys;
	const std::vector<Keyframe>& b = smooth.curves[0].keys;
	EXPECT_LT(b[20].value, a[20].value - 0.004f);
	const auto added = [&](std::size_t i) { return b[i].value - a[i].value; };
	EXPECT_NEAR(b[21].inTangent, 0.2f + (added(22) - added(20)) * kRate / 2.0f, 1e-4f);
	EXPECT_EQ(b[21].inTangent, b[21].outTangent) << "no kink where there was none";
	EXPECT_EQ(b[0].inTangent, 0.2f);
}

TEST(Smooth, LeavesDamagedGroupsAloneAndCountsThem)
{
	Recording take = Synthesize(TakeOf(SynthMotion::TwoHandScale));
	std::swap(take.curves[0].keys[4], take.curves[0].keys[5]);
	take.curves[JointCurve(Hand::Left, Joint::Palm, PoseComponent::PositionY)].keys[3].value =
		std::numeric_limits<float>::quiet_NaN();
	take.curves[JointCurve(Hand::Right, Joint::Palm, PoseComponent::RotationW)].keys.resize(1);
	const Recording before = take;
	EXPECT_EQ(Smooth(take).skippedGroups, 3u);
	EXPECT_EQ(take.curves[0].keys[9].value, before.curves[0].keys[9].value);
}

TEST(Smooth, SurvivesAnyNumbers)
{
	for (int seed = 1; seed <= Rounds(60); ++seed)
	{
		const std::uint64_t number = static_cast<std::uint64_t>(seed);
		Recording hostile = RandomRecording(number, kDialects[number % kDialects.size()]);
		const std::size_t keys = CountKeys(hostile);
		Smooth(hostile, {std::numeric_limits<float>::quiet_NaN(), -1.0f, {}});
		Smooth(hostile, {0.0f, 1e30f, {}});
		EXPECT_GE(CountKeys(hostile), keys);
	}
}

TEST(Smooth, AcceptsManyKeysAtAlmostOneTime)
{
	Recording dense = CameraAt({}, {}, {});
	for (int i = 0; i < Rounds(2000); ++i)
	{
		const float time = 1e-6f * static_cast<float>(i);
		for (std::size_t c = 0; c < 3; ++c)
		{
			dense.curves[c].keys.push_back(Key(time, i % 2 == 0 ? 0.0f : 0.001f));
		}
	}
	EXPECT_GT(Smooth(dense).movedKeys, dense.curves[0].keys.size() - 10u);
}

TEST(Smooth, SmoothsRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(bytes, "device-right-hand-1.0.bin");
	const Recording original = ReadRecording(*bytes).Value();
	Recording smooth = original;
	const SmoothReport report = Smooth(smooth);
	EXPECT_EQ(report.skippedGroups, 0u);
	EXPECT_GT(report.movedKeys, 10000u);
	EXPECT_LT(report.meanMove, 0.003f);
	EXPECT_LT(report.largestMove, 0.03f);
	EXPECT_EQ(RangeOf(smooth).end, RangeOf(original).end);
	ExpectSameFlagsAndMarkers(original, smooth);
}

TEST(Smooth, KeepsJumpsOfCurvesThatShareNoTimes)
{
	Recording take = MovingAlongX(40, [](double) { return 0.0; });
	std::vector<Keyframe>& x = take.curves[0].keys;
	const float middle = x[20].time;
	x = {Key(0, 0), Key(middle, 0), Key(middle, 1), Key(take.curves[1].keys.back().time, 1)};
	Smooth(take);
	EXPECT_NEAR(EvaluateCurve(take.curves[0], std::nextafter(middle, 0.0f)), 0.0f, 1e-5f);
	EXPECT_NEAR(EvaluateCurve(take.curves[0], middle), 1.0f, 1e-5f);
}

} // namespace mria::MotionEditTests
