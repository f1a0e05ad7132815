// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Reader.h"
#include "Mria/Writer.h"
#include "SamplerTestHelpers.h"
#include "WithoutAvx2.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

/** Recordings whose curves do not share their times. */
namespace mria::SamplerTests
{

namespace SamplerOwnTimesTestsDetail
{
std::vector<float> EvenTimes(std::size_t count)
{
	std::vector<float> times;
	for (std::size_t i = 0; i < count; ++i)
	{
		times.push_back(0.5f + static_cast<float>(i) / 64.0f);
	}
	return times;
}

/** All poses move and turn at these times; each curve has a key at every third of them or so, some at all. */
Recording Thinned(const std::vector<float>& times, float turnsPerSecond = 0.1f)
{
	std::mt19937 random(11);
	Recording recording;
	recording.dialect = Dialect::Mrtk11;
	for (std::size_t lane = 0; lane < kFloatCurveCount; ++lane)
	{
		const CurveId curve = lane < kFirstFlagCurve ? lane : lane + kFlagCurveCount;
		const std::size_t component = lane % kPoseComponentCount;
		for (std::size_t i = 0; i < times.size(); ++i)
		{
			const float angle = 3.1415927f * turnsPerSecond * times[i] + 0.01f * static_cast<float>(lane / 7);
			const float turn[] = {0.6f * std::sin(angle), 0.0f, 0.8f * std::sin(angle), std::cos(angle)};
			const float value =
				component < 3 ? 0.3f * std::sin(times[i] + static_cast<float>(lane)) : turn[component - 3];
			if (random() % 3 == 0 || lane % 11 == 0 || i == lane % 2)
			{
				recording.curves[curve].keys.push_back(PlainKey(times[i], value));
			}
		}
	}
	return recording;
}

std::vector<float> KeyTimesAndOthers(const std::vector<float>& times)
{
	std::vector<float> all = TimesAcross({times.front(), times.back()}, 199);
	for (std::size_t i = 0; i < times.size(); i += times.size() / 100 + 1)
	{
		const float time = times[i];
		all.push_back(time);
		all.push_back(std::nextafter(time, kInfinity));
		all.push_back(std::nextafter(time, -kInfinity));
	}
	return all;
}

void ExpectSameEverywhere(const Sampler& a, const Sampler& b, const std::vector<float>& times)
{
	Sampler::Cursor cursor;
	for (const float time : times)
	{
		Frame frames[4];
		a.SampleAt(time, frames[0]);
		b.SampleAt(time, frames[1]);
		b.SampleAt(time, frames[2], cursor);
		b.SampleAt(time, frames[3], FrameParts{true, {false, true}, false});
		b.SampleAt(time, frames[3], FrameParts{false, {true, false}, true});
		for (int i = 1; i < 4; ++i)
		{
			ASSERT_TRUE(SameBits(frames[0], frames[i])) << time << " in way " << i;
		}
	}
}

std::size_t SizeOf(const Recording& recording)
{
	return WriteRecording(recording, Dialect::Mrtk11).bytes.size();
}

/** What a sampler makes of the bytes of a file: the same with vector instructions and without, and of full keys. */
void ExpectLikeReference(const Recording& recording, const std::vector<float>& times, float tolerance)
{
	const std::vector<std::uint8_t> bytes = WriteRecording(recording, Dialect::Mrtk11).bytes;
	const Sampler sampler(OpenRecording(bytes).Value());
	EXPECT_LE(WorstDifference(recording, sampler, times), tolerance);
	ExpectSameEverywhere(sampler, Sampler(ReadRecording(bytes).Value()), times);
	const WithoutAvx2 withoutAvx2;
	ExpectSameEverywhere(sampler, Sampler(OpenRecording(bytes).Value()), times);
}
} // namespace SamplerOwnTimesTestsDetail

using namespace SamplerOwnTimesTestsDetail;

TEST(Sampler, KeepsCurvesWithOwnTimesInLessThanTheirFile)
{
	const std::vector<float> times = EvenTimes(1000);
	const Recording recording = Thinned(times);
	EXPECT_LE(static_cast<double>(Sampler(recording).MemorySize()), 0.75 * static_cast<double>(SizeOf(recording)));
	ExpectLikeReference(recording, KeyTimesAndOthers(times), 2e-7f);
}

TEST(Sampler, FindsTimesThatOnlyOneCurveHas)
{
	const std::vector<float> times = EvenTimes(200);
	for (const CurveId curve : {CurveId{0}, CurveId{1}, CurveId{13}, kCurveCount - 1})
	{
		Recording recording = Thinned(times);
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		const float between = (keys[20].time + keys[21].time) / 2.0f + 0.001f;
		keys.insert(keys.begin() + 21, PlainKey(between, 0.25f));
		ExpectLikeReference(recording, KeyTimesAndOthers({times.front(), between, times.back()}), 2e-7f);
	}
}

TEST(Sampler, FindsTimesHoweverNearOrFarApart)
{
	std::vector<float> times;
	for (float time = 1.0f; time < 3.0f; time += 0.01f)
	{
		times.push_back(time);
		times.push_back(std::nextafter(time, 9.0f)); // never in a slot of its own at first
	}
	for (float time = 400.0f; time < 401.0f; time += 0.003f) // after a long rest, and at another rate
	{
		times.push_back(time);
	}
	ExpectLikeReference(Thinned(times, 1e-3f), KeyTimesAndOthers(times), 3e-7f);
}

TEST(Sampler, TakesManyTimesOfOneCurveBetweenTwoOfAllOthers)
{
	const std::vector<float> times = EvenTimes(100);
	Recording recording = Thinned(times);
	std::vector<Keyframe>& keys = recording.curves[CameraCurve(PoseComponent::PositionY)].keys;
	const float from = keys[10].time;
	for (std::ptrdiff_t i = 0; i < 500; ++i)
	{
		const float time = from + 1e-5f * static_cast<float>(i + 1);
		keys.insert(keys.begin() + 11 + i, PlainKey(time, 0.001f * static_cast<float>(i % 7)));
	}
	ExpectLikeReference(recording, KeyTimesAndOthers({times.front(), from, from + 1e-4f, from + 2e-3f, from + 6e-3f}),
		1e-6f); // the curve is steep
}

TEST(Sampler, HoldsCurvesOutsideTheirOwnKeys)
{
	const std::vector<float> times = EvenTimes(300);
	Recording recording = Thinned(times);
	for (CurveId curve = 0; curve < kCurveCount; curve += 5)
	{
		std::vector<Keyframe>& keys = recording.curves[curve].keys;
		if (keys.size() > 60)
		{
			keys.erase(keys.begin(), keys.begin() + 20);
			keys.resize(30);
		}
	}
	recording.curves[CameraCurve(PoseComponent::PositionX)].keys.clear();
	recording.curves[CameraCurve(PoseComponent::PositionY)].keys.resize(1);
	std::vector<float> all = KeyTimesAndOthers(times);
	all.insert(all.end(), {-1e30f, -kInfinity, 1e30f, kInfinity});
	ExpectLikeReference(recording, all, 2e-7f);
}

TEST(Sampler, KeepsTheSignContinuousWhereCurvesHaveOwnTimes)
{
	const std::vector<float> times = EvenTimes(400);
	Recording recording = Thinned(times);
	for (std::size_t i = 3; i < kPoseComponentCount; ++i)
	{
		for (Keyframe& key : recording.curves[i].keys)
		{
			key.value = key.time < 3.0f ? key.value : -key.value;
		}
	}
	const Sampler sampler(recording);
	for (float time = 1.0f; time < 6.0f; time += 0.0323f)
	{
		const bool isNearFlip = std::fabs(time - 3.0f) < 0.3f; // curves flip at keys of their own
		Frame frame;
		sampler.SampleAt(time, frame);
		const Quat q = frame.camera.rotation;
		const Quat wanted = Reference(Thinned(times), kCameraPose, time).rotation;
		const float dot = q.x * wanted.x + q.y * wanted.y + q.z * wanted.z + q.w * wanted.w;
		EXPECT_GE(std::fabs(dot), isNearFlip ? 0.0f : 0.9999f) << time;
	}
	const Sampler asStored(recording, {true});
	EXPECT_LE(WorstDifference(recording, asStored, TimesAcross({0.0f, 2.5f}, 200)), 2e-7f);
	EXPECT_LT(asStored.MemorySize(), sampler.MemorySize()); // which had to be merged
}

TEST(Sampler, DistinguishesAFastTurnFromAFlip)
{
	// Half a turn in less than a block, so that no component keeps its sign.
	const std::vector<float> times = EvenTimes(400);
	const Recording recording = Thinned(times, 1.5f);
	EXPECT_LE(static_cast<double>(Sampler(recording).MemorySize()), 0.95 * static_cast<double>(SizeOf(recording)));
	EXPECT_LE(WorstDifference(recording, Sampler(recording), TimesAcross({0.5f, 6.7f}, 299)), 5e-7f);
}

TEST(Sampler, MergesWhatHasNoKeysAtCommonTimes)
{
	const std::vector<float> times = EvenTimes(300);
	const std::size_t y = CameraCurve(PoseComponent::PositionY);
	for (int oddity = 0; oddity < 4; ++oddity)
	{
		Recording recording = Thinned(times);
		std::vector<Keyframe>& keys = recording.curves[y].keys;
		switch (oddity)
		{
		case 0: // two keys at one time
			keys.insert(keys.begin() + 40, PlainKey(keys[40].time, 7.0f));
			break;
		case 1: // the same at the end of all
			keys.push_back(PlainKey(keys.back().time, 7.0f));
			break;
		case 2:
			std::swap(keys[30], keys[32]);
			break;
		default:
			keys[20].outTangent = kInfinity; // a step
			break;
		}
		const std::vector<float> some = TimesAcross({0.0f, 6.0f}, 199);
		EXPECT_LE(WorstDifference(recording, Sampler(recording), some), 4e-7f) << oddity;
		const std::vector<std::uint8_t> bytes =
			WriteRecording(recording, Dialect::Mrtk11).bytes; // short keys, no steps
		const RecordingView view = OpenRecording(bytes).Value();
		EXPECT_LE(WorstDifference(view, Sampler(view), some), 4e-7f) << oddity;
	}
}

TEST(Sampler, GivesVelocitiesWhereCurvesHaveOwnTimes)
{
	const std::vector<float> times = EvenTimes(300);
	const Recording recording = Thinned(times);
	const Sampler sampler(recording);
	const PoseId pose = JointPose(Hand::Right, Joint::Palm);
	for (const float time : {1.003f, 2.507f, 4.001f})
	{
		const Velocity velocity = sampler.VelocityAt(pose, time);
		const float slope = EvaluateSlope(recording.curves[FirstCurveOf(pose) + 1], time);
		EXPECT_NEAR(velocity.linear.y, slope, 1e-5f);
		EXPECT_NEAR(Length(velocity.angular), 3.1415927f * 0.2f, 0.02f); // twice the angle of the quaternion
	}
	for (const float time : {-1.0f, 0.4f, 9.0f})
	{
		const Velocity velocity = sampler.VelocityAt(pose, time);
		EXPECT_EQ(Length(velocity.linear) + Length(velocity.angular), 0.0f) << time;
	}
}

TEST(Sampler, UsesMemoryAgainForCurvesWithOwnTimes)
{
	const Recording own = Thinned(EvenTimes(200));
	const Recording shared = PinchAndDrag();
	Sampler sampler(own);
	sampler.Build(shared);
	ExpectSameEverywhere(Sampler(shared), sampler, TimesAcross({0.0f, 4.0f}, 99));
	sampler.Build(own);
	ExpectSameEverywhere(Sampler(own), sampler, TimesAcross({0.0f, 4.0f}, 99));
	EXPECT_EQ(sampler.MemorySize(), Sampler(own).MemorySize());
}

} // namespace mria::SamplerTests
