// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CompareTestHelpers.h"
#include "Comparing/CompareMeasure.h"
#include "Mria/FloatRules.h"
#include "Mria/Repair.h"
#include "Mria/Resample.h"
#include "Mria/Retime.h"
#include "Mria/Sampler.h"
#include "Mria/Smooth.h"
#include "Support/CurveSamples.h"
#include "Support/RandomRecording.h"
#include "Support/TestFiles.h"

#include <gtest/gtest.h>

namespace mria::CompareTests
{

namespace CompareRandomTestsDetail
{
bool AreFinite(const Deviation& deviation)
{
	return IsFinite(deviation.largest) && IsFinite(deviation.largestTime) && IsFinite(deviation.mean) &&
		IsFinite(deviation.rms);
}

bool AreFinite(const Comparison& comparison)
{
	bool isFinite = IsFinite(comparison.commonStart) && IsFinite(comparison.commonEnd);
	for (const PoseDifference& pose : comparison.poses)
	{
		isFinite = isFinite && AreFinite(pose.position) && AreFinite(pose.rotation) && IsFinite(pose.seconds);
	}
	for (const PartDifference& part : comparison.parts)
	{
		isFinite = isFinite && AreFinite(part.position) && AreFinite(part.rotation);
	}
	return isFinite;
}

Recording SmoothTake(std::uint32_t seed)
{
	SynthOptions options;
	options.seed = seed;
	options.dialect = Dialect::Documented11;
	options.keys = SynthKeys::Smooth;
	options.duration = 4.0f;
	return Synthesize(options);
}

/** The numbers of a joint again, from frames close together. */
Deviation SampledDeviation(const Recording& a, const Recording& b, PoseId pose, const Comparison& comparison)
{
	const Sampler samplerA{RecordingView(a)};
	const Sampler samplerB{RecordingView(b)};
	constexpr int kCount = 4000;
	Deviation sampled;
	int counted = 0;
	const Hand hand = HandOf(pose);
	for (int i = 0; i < kCount; ++i)
	{
		const double time = comparison.commonStart + (comparison.commonEnd - comparison.commonStart) * i / kCount;
		Frame frameA;
		Frame frameB;
		samplerA.SampleAt(static_cast<float>(time), frameA);
		samplerB.SampleAt(static_cast<float>(time), frameB);
		if (frameA[hand].isTracked && frameB[hand].isTracked)
		{
			const Pose& poseA = PoseIn(frameA, pose);
			const Pose& poseB = PoseIn(frameB, pose);
			sampled.largest = std::fmax(sampled.largest, Length(poseA.position - poseB.position));
			sampled.mean += Length(poseA.position - poseB.position);
			sampled.rms += AngleBetween(poseA.rotation, poseB.rotation); // here the mean angle
			++counted;
		}
	}
	sampled.mean /= counted;
	sampled.rms /= counted;
	return sampled;
}
/** Mean and RMS of a hand's angles are those of frames close together, to 0.1 %. */
void ExpectIntegral(const Recording& a, const Recording& b, Hand hand)
{
	constexpr int kCount = 20000; // 25 and more between two keys
	const Comparison found = Compare(a, b);
	const Sampler samplerA{RecordingView(a)};
	const Sampler samplerB{RecordingView(b)};
	double sum = 0.0;
	double squares = 0.0;
	int counted = 0;
	for (int i = 0; i < kCount; ++i)
	{
		const double part = (i + 0.5) / kCount;
		const float time = static_cast<float>(found.commonStart + (found.commonEnd - found.commonStart) * part);
		Frame frameA;
		Frame frameB;
		samplerA.SampleAt(time, frameA);
		samplerB.SampleAt(time, frameB);
		for (std::size_t joint = 1; frameA[hand].isTracked && frameB[hand].isTracked && joint < kJointCount; ++joint)
		{
			const double angle = AngleBetween(frameA[hand].joints[joint].rotation, frameB[hand].joints[joint].rotation);
			sum += angle;
			squares += angle * angle;
			++counted;
		}
	}
	ASSERT_GT(counted, kCount);
	const Deviation& rotation = found[hand == Hand::Left ? ComparedPart::LeftHand : ComparedPart::RightHand].rotation;
	EXPECT_NEAR(rotation.mean, sum / counted, 1e-3 * sum / counted);
	EXPECT_NEAR(rotation.rms, std::sqrt(squares / counted), 1e-3 * rotation.rms);
}
} // namespace CompareRandomTestsDetail

using namespace CompareRandomTestsDetail;

TEST(CompareRandom, AgreesWithSamplingCloseTogether)
{
	const PoseId tip = JointPose(Hand::Right, Joint::IndexTip);
	const std::vector<std::pair<Recording, Recording>> pairs = {
		{MakeTake(1, Dialect::Mrtk11, 4.0f), MakeTake(2, Dialect::Mrtk11, 4.0f)},
		{SmoothTake(1), MakeTake(2, Dialect::Mrtk11, 4.0f)},
		{SmoothTake(1), SmoothTake(2)},
	};
	for (const auto& [a, b] : pairs)
	{
		const Comparison found = Compare(a, b);
		const PoseDifference& pose = found.poses[tip];
		const Deviation sampled = SampledDeviation(a, b, tip, found);
		EXPECT_GE(pose.position.largest, sampled.largest - 1e-6) << "no time may have been missed";
		EXPECT_LE(pose.position.largest, sampled.largest + 5e-4);
		EXPECT_NEAR(pose.position.mean, sampled.mean, 5e-3 * sampled.mean);
		EXPECT_NEAR(pose.rotation.mean, sampled.rms, 5e-3 * sampled.rms);
		EXPECT_GT(sampled.mean, 0.0);
	}
}

TEST(CompareRandom, MeansAnglesAsTheirIntegralOverTime)
{
	for (const std::uint32_t seed : {1u, 2u, 3u})
	{
		SynthOptions options;
		options.seed = seed;
		options.duration = 4.0f;
		const Recording clean = Synthesize(options);
		options.rotationNoise = static_cast<float>(0.5 * kDegree);
		ExpectIntegral(clean, Synthesize(options), Hand::Right);
	}
}

TEST(CompareRandom, MeansAnglesOfRealRecordingsAsTheirIntegralOverTime)
{
	const std::pair<const char*, Hand> recordings[] = {
		{"device-right-hand-1.0.bin", Hand::Right}, {"editor-left-hand-1.0.bin", Hand::Left}};
	for (const auto& [name, hand] : recordings)
	{
		MRIA_READ_SHARED_OR_SKIP(bytes, name);
		const Recording original = std::move(ReadRecording(bytes).Value());
		Recording smooth = original;
		Smooth(smooth);
		ExpectIntegral(original, smooth, hand);
		Recording slower = original;
		RetimeOptions options;
		options.speed = 0.97;
		ASSERT_TRUE(Retime(slower, options));
		ExpectIntegral(original, slower, hand);
		Recording coarse = original;
		ASSERT_TRUE(Resample(coarse, 20.0));
		ExpectIntegral(original, coarse, hand);
	}
}

TEST(CompareRandom, KnowsTheMeanLengthOfAnyLine)
{
	CurveSamples::Draw draw(3);
	for (int round = 0; round < 300; ++round)
	{
		const float size = round % 3 == 0 ? 1.0f : 0.1f;
		ComparedValues from{};
		ComparedValues to{};
		for (std::size_t i = 0; i < 3; ++i)
		{
			from[i] = draw.Between(-1.0f, 1.0f);
			to[i] = round % 2 == 0 ? from[i] + draw.Between(-size, size) : -size * from[i];
		}
		constexpr int kCount = 2000;
		double sum = 0.0;
		for (int k = 0; k < kCount; ++k)
		{
			const double part = (k + 0.5) / kCount;
			double square = 0.0;
			for (std::size_t i = 0; i < 3; ++i)
			{
				const double value = from[i] + (to[i] - from[i]) * part;
				square += value * value;
			}
			sum += std::sqrt(square);
		}
		EXPECT_NEAR(MeanLength(from, to), sum / kCount, 2e-5 * sum / kCount) << round;
	}
	EXPECT_EQ(MeanLength({}, {}), 0.0);
	EXPECT_DOUBLE_EQ(MeanLength({}, {3.0, 4.0, 0.0, 0.0}), 2.5);
}

TEST(CompareRandom, AcceptsAnyBitsAsKeys)
{
	CompareOptions options;
	options.cells = 60;
	for (std::uint64_t seed = 0; seed < 12; ++seed)
	{
		const Recording a = RandomRecording(seed, kDialects[seed % 3]);
		const Recording b = RandomRecording(seed + 1000, kDialects[seed / 3 % 3]);
		options.allJoints = seed % 2 == 0;
		options.asStored = seed % 4 < 2;
		options.alignWithin = seed % 4 == 0 ? std::optional<double>(2.0) : std::nullopt;
		EXPECT_TRUE(AreFinite(Compare(a, b, {}, options))) << seed;
		const Comparison self = Compare(a, a, {0, 0, 0, 0, 0, 0, 0});
		EXPECT_TRUE(self.IsWithin()) << seed << "\n" << Verdict(self);
		EXPECT_EQ(LargestOf(self), 0.0) << seed;
	}
}

TEST(CompareRandom, AcceptsAnyTolerancesAndOptions)
{
	const Recording a = MakeTake(1);
	const Recording b = MakeTake(2);
	const std::size_t strict = Compare(a, b, {0, 0, 0, 0, 0, 0, 0}).excesses.size();
	for (const double any : {std::nan(""), -1.0, -HUGE_VAL, HUGE_VAL, 1e-300, 1e300})
	{
		CompareOptions options;
		options.edgeWindow = any;
		options.markerWindow = any;
		options.alignWithin = any;
		EXPECT_TRUE(AreFinite(Compare(a, b, {any, any, any, any, any, any, any}, options))) << any;
		const std::size_t found = Compare(a, b, {any, any, any, any, any, any, any}).excesses.size();
		EXPECT_EQ(found == strict, !(any >= 1e300)) << any << " gave " << found << " of " << strict;
	}
}

TEST(CompareRandom, AcceptsAnyCurves)
{
	CurveSamples::Draw draw(11);
	for (int round = 0; round < 4; ++round)
	{
		Recording a = MakeStill();
		Recording b = a;
		for (CurveId curve = 0; curve < kCurveCount; curve += 1 + draw.Below(15))
		{
			a.curves[curve] = CurveSamples::RandomCurve(draw, true);
			b.curves[curve] = CurveSamples::RandomCurve(draw, true);
			std::vector<Keyframe>& keys = b.curves[curve].keys;
			if (keys.size() > 2)
			{
				std::swap(keys[0], keys[2]);
				keys[1].time = keys[0].time;
			}
		}
		CompareOptions options;
		options.allJoints = true;
		const Comparison there = Compare(a, b, {}, options);
		const Comparison back = Compare(b, a, {}, options);
		EXPECT_TRUE(AreFinite(there)) << round;
		EXPECT_NEAR(LargestOf(there), LargestOf(back), 1e-9 * LargestOf(there)) << round;
	}
}

TEST(CompareRandom, FollowsLoopsBeyondTheirKeys)
{
	Recording still = MakeStill();
	Recording looping = still;
	Curve& x = looping.curves[CameraCurve(PoseComponent::PositionX)];
	x.keys = {KeyAt(0.0f, 0.0f), KeyAt(0.4f, 0.3f)};
	x.postWrap = WrapMode::PingPong;
	Keys(looping, CameraCurve(PoseComponent::PositionY)).resize(1); // or its last key would cut the way in pieces
	Keys(looping, CameraCurve(PoseComponent::PositionZ)).resize(1);
	const Deviation camera = Compare(still, looping)[ComparedPart::Camera].position;
	EXPECT_NEAR(camera.largest, 0.3, 1e-3);
	EXPECT_NEAR(camera.mean, 0.15, 1e-3);
}

TEST(CompareRandom, FindsRealRecordingsEqualToTheirOtherForms)
{
	for (const char* name : {"device-right-hand-1.0.bin", "editor-left-hand-1.0.bin"})
	{
		MRIA_READ_SHARED_OR_SKIP(bytes, name);
		const RecordingView original = OpenRecording(bytes).Value();
		const WrittenRecording converted = WriteRecording(original, Dialect::Mrtk11);
		const Comparison same = Compare(original, OpenRecording(converted.bytes).Value(), {0, 0, 0, 0, 0, 0, 0});
		EXPECT_TRUE(same.IsWithin()) << name << "\n" << Verdict(same);
		EXPECT_EQ(LargestOf(same), 0.0) << name;

		RepairedRecording fixed = std::move(RepairBytes(bytes).Value());
		CompareOptions options;
		options.alignWithin = 0.5;
		const Comparison repaired = Compare(original, fixed.recording, {}, options);
		EXPECT_TRUE(repaired.IsWithin()) << name << "\n" << Verdict(repaired);
		EXPECT_LT(repaired[ComparedPart::RightHand].position.largest, 1e-4) << name;
		EXPECT_LT(repaired[ComparedPart::RightHand].rotation.largest, 0.2 * kDegree) << name;
	}
}

} // namespace mria::CompareTests
