// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/CurveEvaluator.h"
#include "Mria/Reader.h"
#include "Mria/Sampler.h"
#include "Mria/Statistics.h"
#include "Mria/Synth.h"
#include "Support/RandomRecording.h"
#include "Support/TestEffort.h"
#include "Support/TestFiles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

/** Statistics of whole takes, held against a slow and simple account of the same. */
namespace mria::StatisticsTakesTests
{

namespace StatisticsTakesDetail
{
constexpr double kSamplesPerSecond = 1000.0;

/** What a person would do by hand: look a thousand times a second and write everything down. */
struct Account
{
	double headPath = 0.0;
	double headTurn = 0.0;
	std::array<double, kHandCount> tipPath{};
	std::array<double, kHandCount> tracked{};
	std::array<double, kHandCount> pinched{};
	std::array<double, kHandCount> lookedAt{};
	Vec3 low{1e9f, 1e9f, 1e9f};
};

bool IsOnRay(const HandFrame& hand, const Ray& ray)
{
	for (std::size_t joint = 1; joint < kJointCount; ++joint)
	{
		const Vec3 offset = hand.joints[joint].position - ray.origin;
		const Vec3 across = Cross(offset, ray.direction);
		if (hand.HasJoint(static_cast<Joint>(joint)) && Dot(offset, ray.direction) > 0.0f && Length(across) <= 0.05f)
		{
			return true;
		}
	}
	return false;
}

void AddHand(const Recording& recording, const Frame& frame, const Frame& next, std::size_t hand, Account& out)
{
	const double step = static_cast<double>(next.time) - frame.time;
	const CurveId flag = static_cast<CurveId>(hand);
	const bool isTracked = EvaluateFlag(recording.curves[TrackedCurve(Hand::Left) + flag], frame.time);
	const bool staysTracked = EvaluateFlag(recording.curves[TrackedCurve(Hand::Left) + flag], next.time);
	out.pinched[hand] += EvaluateFlag(recording.curves[PinchCurve(Hand::Left) + flag], frame.time) ? step : 0.0;
	if (isTracked)
	{
		const Vec3 offset = next.hands[hand][Joint::IndexTip].position - frame.hands[hand][Joint::IndexTip].position;
		out.tipPath[hand] += staysTracked ? Length(offset) : 0.0f;
		out.tracked[hand] += step;
		out.lookedAt[hand] += frame.hasGaze && IsOnRay(frame.hands[hand], frame.gaze) ? step : 0.0;
		out.low.y = std::min(out.low.y, frame.hands[hand][Joint::Wrist].position.y);
	}
}

Account AccountOf(const Recording& recording)
{
	const Sampler sampler{RecordingView(recording)};
	Sampler::Cursor cursor;
	const TimeRange range = RangeOf(recording);
	Account account;
	Frame frame;
	Frame next;
	sampler.SampleAt(range.start, frame, cursor);
	for (int i = 1; frame.time < range.end; ++i)
	{
		const float time = static_cast<float>(range.start + i / kSamplesPerSecond);
		sampler.SampleAt(std::min(time, range.end), next, cursor);
		account.headPath += Length(next.camera.position - frame.camera.position);
		account.headTurn += AngleBetween(frame.camera.rotation, next.camera.rotation);
		for (std::size_t hand = 0; hand < kHandCount; ++hand)
		{
			AddHand(recording, frame, next, hand, account);
		}
		frame = next;
	}
	return account;
}

/** Within a share of the larger, or so many of the unit. */
void ExpectClose(double found, double wanted, double share, double units, const char* what)
{
	EXPECT_NEAR(found, wanted, std::max(std::fabs(wanted) * share, units)) << what;
}

void Compare(const Recording& recording)
{
	const Account account = AccountOf(recording);
	const RecordingStatistics statistics = ComputeStatistics(recording);
	ExpectClose(statistics.head.path, account.headPath, 0.01, 0.002, "head's path");
	ExpectClose(statistics.headTurn.angle, account.headTurn, 0.01, 0.005, "head's turn");
	for (std::size_t hand = 0; hand < kHandCount; ++hand)
	{
		const HandStatistics& found = statistics.hands[hand];
		ExpectClose(found.indexTip.path, account.tipPath[hand], 0.01, 0.005, "index tip's path");
		ExpectClose(found.trackedTime, account.tracked[hand], 0.0, 0.01, "time tracked");
		ExpectClose(found.pinch.total, account.pinched[hand], 0.0, 0.01, "time pinched");
		ExpectClose(found.gazeTime, account.lookedAt[hand], 0.02, 0.05, "time looked at");
	}
}

SynthOptions Take(SynthMotion motion, std::uint32_t seed)
{
	SynthOptions options;
	options.motion = motion;
	options.seed = seed;
	options.duration = 4.0f;
	return options;
}
} // namespace StatisticsTakesDetail

using namespace StatisticsTakesDetail;

TEST(StatisticsTakes, AgreeWithASlowAccountOfEveryMotion)
{
	for (const SynthMotion motion : kSynthMotions)
	{
		SCOPED_TRACE(ToString(motion));
		SynthOptions options = Take(motion, 3);
		options.positionTolerance = 0.001f; // reduced: every joint has times of its own
		options.faults.unevenFrames = true;
		Compare(Synthesize(options));
	}
}

TEST(StatisticsTakes, AgreeWithASlowAccountOfCurvedKeys)
{
	SynthOptions options = Take(SynthMotion::PinchDrag, 5);
	options.dialect = Dialect::Documented11;
	options.keys = SynthKeys::Smooth;
	options.duration = 2.0f;
	Compare(Synthesize(options));
}

TEST(StatisticsTakes, AgreeWithASlowAccountOfDeviceFaults)
{
	SynthOptions options = Take(SynthMotion::TwoHandScale, 7);
	options.faults.signFlips = 0.03f;
	options.faults.trackingGapsPerMinute = 60.0f;
	options.faults.lateStart = 16.0f;
	options.faults.negativeFlags = true;
	options.faults.endPinching = true;
	options.faults.noneJoint = true;
	const Recording recording = Synthesize(options);
	Compare(recording);
	const RecordingStatistics statistics = ComputeStatistics(recording);
	EXPECT_GT(statistics[Hand::Left].losses + statistics[Hand::Right].losses, 0u);
}

TEST(StatisticsTakes, PassNoSpeedThatASyntheticPersonDoesNotReach)
{
	for (const SynthMotion motion : kSynthMotions)
	{
		const RecordingStatistics statistics = ComputeStatistics(Synthesize(Take(motion, 11)));
		for (const HandStatistics& hand : statistics.hands)
		{
			EXPECT_LE(hand.indexTip.maxSpeed, 2.5) << ToString(motion);
			EXPECT_LE(hand.indexTip.meanSpeed, hand.indexTip.maxSpeed);
			EXPECT_LE(hand.indexTip.dwell.longest, hand.indexTip.dwell.total);
			EXPECT_LE(hand.indexTip.dwell.total, hand.trackedTime + 1e-9);
			EXPECT_LE(hand.trackedShare, 1.0);
		}
	}
}

TEST(StatisticsTakes, AcceptAnyNumbers)
{
	for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(Rounds(16)); ++seed)
	{
		const Recording recording = RandomRecording(seed, kDialects[seed % kDialects.size()]);
		const RecordingStatistics statistics = ComputeStatistics(recording);
		const HandStatistics& hand = statistics.hands[seed % kHandCount];
		for (const double number : {statistics.duration, statistics.head.path, statistics.head.meanSpeed,
				 statistics.headTurn.angle, statistics.head.dwell.total, statistics.frames.medianStep, hand.palm.path,
				 hand.indexTip.dwell.longest, hand.pinch.median, hand.trackedShare, hand.gazeShare})
		{
			EXPECT_TRUE(number >= 0.0) << "seed " << seed << ": " << number;
		}
	}
}

TEST(StatisticsTakes, AcceptAnyOptions)
{
	const Recording recording = Synthesize(Take(SynthMotion::Press, 1));
	constexpr float kNumbers[] = {std::numeric_limits<float>::quiet_NaN(), -1.0f, 0.0f, 1e38f};
	for (const float number : kNumbers)
	{
		const RecordingStatistics statistics = ComputeStatistics(recording, {number, number, number, number});
		EXPECT_GT(statistics.head.path, 0.0);
	}
	const float nan = kNumbers[0];
	const std::size_t standard = ComputeStatistics(recording).head.dwell.count;
	EXPECT_EQ(ComputeStatistics(recording, {nan, nan, nan, nan}).head.dwell.count, standard);
}

TEST(StatisticsTakes, MakeSenseForRealRecordings)
{
	MRIA_LOAD_SHARED_RECORDING(device, "device-right-hand-1.0.bin");
	const RecordingView view = OpenRecording(*device).Value();
	const RecordingStatistics statistics = ComputeStatistics(view);
	const HandStatistics& right = statistics[Hand::Right];
	EXPECT_GT(right.trackedTime, 0.0);
	EXPECT_GT(right.indexTip.path, right.wrist.path * 0.5);
	EXPECT_LT(right.indexTip.maxSpeed, 20.0);
	EXPECT_FALSE(statistics.hasGaze);
	EXPECT_LT(statistics.workspace.Size().x, 5.0f);
	EXPECT_GT(statistics.frames.medianStep, 0.005);
	Compare(CopyRecording(view));
}

} // namespace mria::StatisticsTakesTests
