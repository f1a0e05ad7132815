// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FindingTestHelpers.h"
#include "Mria/Statistics.h"
#include "Statistics/Meters.h"
#include "Support/AllocationCounter.h"
#include "Support/RecordingBuilder.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mria::StatisticsTests
{

namespace StatisticsTestsDetail
{
using FindingTests::AddFlag;
using FindingTests::AddRotation;
using FindingTests::AddVector;
using FindingTests::TurnedBy;

constexpr CurveId kHeadX = CameraCurve(PoseComponent::PositionX);
constexpr double kPi = 3.14159265358979323846;

void AddPosition(Recording& recording, PoseId pose, float time, const Vec3& position)
{
	AddVector(recording, FirstCurveOf(pose), time, position);
}

/** The head along x: pairs of time and place. */
Recording HeadAlongX(std::initializer_list<std::pair<float, float>> keys)
{
	Recording recording;
	for (const auto& [time, x] : keys)
	{
		AddPosition(recording, kCameraPose, time, {x, 0.0f, 0.0f});
	}
	return recording;
}

/** An unweighted key, so that the segment is the Hermite cubic of these tangents. */
Keyframe CubicKey(float time, float value, float tangent)
{
	return {time, value, tangent, tangent, 0.0f, 0.0f, WeightedMode::None};
}
} // namespace StatisticsTestsDetail

using namespace StatisticsTestsDetail;

TEST(Statistics, SumsAStraightPath)
{
	Recording recording;
	AddPosition(recording, kCameraPose, 1.0f, {0.0f, 1.0f, 0.0f});
	AddPosition(recording, kCameraPose, 2.0f, {3.0f, 1.0f, 4.0f});
	AddPosition(recording, kCameraPose, 3.0f, {3.0f, 1.0f, 4.0f});
	const RecordingStatistics statistics = ComputeStatistics(recording);
	EXPECT_TRUE(statistics.head.isPresent);
	EXPECT_EQ(statistics.duration, 2.0);
	EXPECT_DOUBLE_EQ(statistics.head.path, 5.0);
	EXPECT_DOUBLE_EQ(statistics.head.meanSpeed, 2.5);
	EXPECT_DOUBLE_EQ(statistics.head.maxSpeed, 5.0);
	EXPECT_FALSE(statistics.hands[0].palm.isPresent);
}

TEST(Statistics, FollowsCurvesThatShareNoTimes)
{
	Recording recording;
	recording.curves[kHeadX].keys = {PlainKey(0.0f, 0.0f), PlainKey(2.0f, 2.0f)};
	recording.curves[kHeadX + 1].keys = {PlainKey(0.0f, 0.0f), PlainKey(1.0f, 1.0f), PlainKey(2.0f, 0.0f)};
	EXPECT_DOUBLE_EQ(ComputeStatistics(recording).head.path, 2.0 * std::sqrt(2.0));
}

TEST(Statistics, LosesNothingOverManyKeys)
{
	constexpr int kSteps = 100000;
	Recording recording;
	for (int i = 0; i <= kSteps; ++i)
	{
		recording.curves[kHeadX].keys.push_back(PlainKey(0.0625f * static_cast<float>(i), i % 2 == 0 ? 1.0f : 1.001f));
	}
	const double step = static_cast<double>(1.001f) - 1.0;
	EXPECT_NEAR(ComputeStatistics(recording).head.path, kSteps * step, 1e-9);
}

TEST(Statistics, LeavesOutKeysThatAreNotFiniteAndSortsTheOthers)
{
	Recording recording = HeadAlongX({{2.0f, 2.0f}, {0.0f, 0.0f}, {1.0f, 5.0f}});
	recording.curves[kHeadX].keys[2].value = FindingTests::kNaN;
	recording.curves[kHeadX].keys.push_back(PlainKey(FindingTests::kInfinity, 9.0f));
	EXPECT_DOUBLE_EQ(ComputeStatistics(recording).head.path, 2.0);
}

TEST(Statistics, CountsAJumpAsPathWithoutSpeed)
{
	const RecordingStatistics jump =
		ComputeStatistics(HeadAlongX({{0.0f, 0.0f}, {1.0f, 0.0f}, {1.0f, 3.0f}, {2.0f, 3.0f}}));
	EXPECT_DOUBLE_EQ(jump.head.path, 3.0);
	EXPECT_EQ(jump.head.maxSpeed, 0.0);
	Recording recording = HeadAlongX({{0.0f, 0.0f}, {1.0f, 3.0f}});
	recording.curves[kHeadX].keys[0].outTangent = FindingTests::kInfinity;
	recording.curves[kHeadX + 1].keys[0] = CubicKey(0.0f, 0.0f, 0.0f); // so that no straight track can hold it
	const RecordingStatistics step = ComputeStatistics(recording);
	EXPECT_DOUBLE_EQ(step.head.path, 3.0);
	EXPECT_NEAR(step.head.maxSpeed, 0.0, 1e-6);
}

TEST(Statistics, FollowsCurvedKeysWithinTheTolerance)
{
	Recording ease;
	ease.curves[kHeadX].keys = {CubicKey(0.0f, 0.0f, 0.0f), CubicKey(1.0f, 1.0f, 0.0f)};
	EXPECT_NEAR(ComputeStatistics(ease).head.path, 1.0, 1e-6);
	EXPECT_NEAR(ComputeStatistics(ease).head.maxSpeed, 1.5, 0.01);

	Recording parabola; // x = t, y = t - t^2
	parabola.curves[kHeadX].keys = {CubicKey(0.0f, 0.0f, 1.0f), CubicKey(1.0f, 1.0f, 1.0f)};
	parabola.curves[kHeadX + 1].keys = {CubicKey(0.0f, 0.0f, 1.0f), CubicKey(1.0f, 0.0f, -1.0f)};
	EXPECT_NEAR(ComputeStatistics(parabola).head.path, 0.5 * (std::sqrt(2.0) + std::asinh(1.0)), 1e-4);
	EXPECT_NEAR(ComputeStatistics(parabola).headWorkspace.high.y, 0.25, 1e-5);
}

TEST(Statistics, FollowsACurveThatLoops)
{
	Recording recording = HeadAlongX({{0.0f, 0.0f}, {1.0f, 1.0f}});
	recording.curves[kHeadX].postWrap = WrapMode::PingPong;
	AddRotation(recording, kCameraPose, 4.0f, {}); // the recording continues for three more repeats
	EXPECT_NEAR(ComputeStatistics(recording).head.path, 4.0, 1e-3);
}

TEST(Statistics, IgnoresMotionAcrossATrackingGap)
{
	constexpr PoseId kPalm = JointPose(Hand::Left, Joint::Palm);
	Recording recording;
	AddPosition(recording, kPalm, 0.0f, {0.0f, 0.0f, 0.0f});
	AddPosition(recording, kPalm, 1.0f, {1.0f, 0.0f, 0.0f});
	AddPosition(recording, kPalm, 2.0f, {9.0f, 0.0f, 0.0f});
	AddPosition(recording, kPalm, 3.0f, {9.0f, 2.0f, 0.0f});
	AddFlag(recording, TrackedCurve(Hand::Left), -3.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), -2.0f, false); // a loss before the start does not count
	AddFlag(recording, TrackedCurve(Hand::Left), -1.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), 1.0f, false);
	AddFlag(recording, TrackedCurve(Hand::Left), 2.0f, true);
	const HandStatistics hand = ComputeStatistics(recording)[Hand::Left];
	EXPECT_DOUBLE_EQ(hand.palm.path, 3.0);
	EXPECT_DOUBLE_EQ(hand.palm.meanSpeed, 1.5);
	EXPECT_DOUBLE_EQ(hand.palm.maxSpeed, 2.0);
	EXPECT_DOUBLE_EQ(hand.trackedTime, 2.0);
	EXPECT_DOUBLE_EQ(hand.trackedShare, 2.0 / 3.0);
	EXPECT_EQ(hand.losses, 1u);
	EXPECT_EQ(hand.workspace.Size().x, 9.0f);
	EXPECT_FALSE(hand.wrist.isPresent);
}

TEST(Statistics, CutsAPieceWhereTrackingBeginsAndEnds)
{
	constexpr PoseId kTip = JointPose(Hand::Right, Joint::IndexTip);
	Recording recording;
	AddPosition(recording, kTip, 0.0f, {0.0f, 0.0f, 0.0f});
	AddPosition(recording, kTip, 4.0f, {4.0f, 0.0f, 0.0f});
	AddFlag(recording, TrackedCurve(Hand::Right), 0.0f, false);
	AddFlag(recording, TrackedCurve(Hand::Right), 1.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Right), 3.0f, false);
	const HandStatistics hand = ComputeStatistics(recording)[Hand::Right];
	EXPECT_DOUBLE_EQ(hand.indexTip.path, 2.0);
	EXPECT_EQ(hand.workspace.low.x, 1.0f);
	EXPECT_EQ(hand.workspace.high.x, 3.0f);
}

TEST(Statistics, AddsUpTurnsWhateverTheSigns)
{
	const float quarter = static_cast<float>(kPi / 2.0);
	Recording recording;
	AddRotation(recording, kCameraPose, 0.0f, TurnedBy(0.0f));
	AddRotation(recording, kCameraPose, 1.0f, -TurnedBy(quarter));
	AddRotation(recording, kCameraPose, 1.5f, TurnedBy(0.0f));
	const TurnStatistics turn = ComputeStatistics(recording).headTurn;
	EXPECT_NEAR(turn.angle, kPi, 1e-6);
	EXPECT_NEAR(turn.maxSpeed, kPi, 1e-6);
}

TEST(Statistics, TurnsTheShorterWayBetweenSigns)
{
	const StatisticsDetail::PathValue here = {0.0, 0.0, 0.0, 1.0};
	const StatisticsDetail::PathValue there = {0.0, -std::sin(0.25), 0.0, -std::cos(0.25)};
	EXPECT_NEAR(StatisticsDetail::TurnBetween(here, there), 0.5, 1e-12);
}

TEST(Statistics, RebuildsALostWBeforeItMeasuresTurns)
{
	Recording recording = FindingTests::MakeSound();
	const double whole = ComputeStatistics(recording).headTurn.angle;
	FindingTests::DamageW(recording, kCameraPose);
	EXPECT_NEAR(ComputeStatistics(recording).headTurn.angle, whole, 1e-3);
}

TEST(Statistics, TurnsByCurvedQuaternionsOfAnyLength)
{
	Recording recording;
	const Quat end = TurnedBy(static_cast<float>(kPi / 2.0));
	const float values[] = {end.x, end.y, end.z, end.w};
	for (std::size_t i = 0; i < 4; ++i)
	{
		recording.curves[CameraCurve(PoseComponent::RotationX) + i].keys = {
			CubicKey(0.0f, i == 3 ? 3.0f : 0.0f, 0.0f), CubicKey(1.0f, 3.0f * values[i], 0.0f)};
	}
	EXPECT_NEAR(ComputeStatistics(recording).headTurn.angle, kPi / 2.0, 1e-5);
}

TEST(Statistics, FindsDwells)
{
	const Recording recording =
		HeadAlongX({{0.0f, 0.0f}, {1.0f, 0.0f}, {1.25f, 1.0f}, {1.5f, 1.0f}, {1.75f, 2.0f}, {4.0f, 2.015f}});
	const DwellStatistics dwell = ComputeStatistics(recording).head.dwell;
	EXPECT_EQ(dwell.count, 2u) << "the rest of 0.25 s at 1 m is too short";
	EXPECT_NEAR(dwell.longest, 2.25, 0.006);
	EXPECT_NEAR(dwell.total, 3.25, 0.012);
	StatisticsOptions options;
	options.dwellTime = 0.2f;
	EXPECT_EQ(ComputeStatistics(recording, options).head.dwell.count, 3u);
	options.dwellTime = 3.0f;
	EXPECT_EQ(ComputeStatistics(recording, options).head.dwell.count, 0u);
	const Recording still = HeadAlongX({{0.0f, 0.0f}, {3.0f, 0.0f}});
	EXPECT_EQ(ComputeStatistics(still, options).head.dwell.count, 1u) << "not shorter than the shortest";
}

TEST(Statistics, FindsTheSameDwellsHoweverManyKeysALineHas)
{
	Recording fine;
	for (int i = 0; i <= 1000; ++i) // 1 cm/s: every 2 cm a stay of 2 s
	{
		AddPosition(fine, kCameraPose, 0.01f * static_cast<float>(i), {0.0001f * static_cast<float>(i), 0.0f, 0.0f});
	}
	StatisticsOptions options;
	options.dwellRadius = 0.0199f;
	for (const Recording& recording : {fine, HeadAlongX({{0.0f, 0.0f}, {10.0f, 0.1f}})})
	{
		const DwellStatistics dwell = ComputeStatistics(recording, options).head.dwell;
		EXPECT_EQ(dwell.count, 5u);
		EXPECT_NEAR(dwell.total, 9.95, 1e-4);
		EXPECT_NEAR(dwell.longest, 1.99, 1e-4);
	}
}

TEST(Statistics, EndsADwellWhereTrackingIsLost)
{
	Recording recording;
	AddPosition(recording, JointPose(Hand::Left, Joint::Wrist), 0.0f, {});
	AddPosition(recording, JointPose(Hand::Left, Joint::Wrist), 4.0f, {});
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), 1.0f, false);
	AddFlag(recording, TrackedCurve(Hand::Left), 1.5f, true);
	const DwellStatistics dwell = ComputeStatistics(recording)[Hand::Left].wrist.dwell;
	EXPECT_EQ(dwell.count, 2u);
	EXPECT_DOUBLE_EQ(dwell.total, 3.5);
	EXPECT_DOUBLE_EQ(dwell.longest, 2.5);
}

TEST(Statistics, MeasuresPinchesFromStartToEnd)
{
	Recording recording = HeadAlongX({{0.0f, 0.0f}, {10.0f, 0.0f}});
	const CurveId pinch = PinchCurve(Hand::Right);
	AddFlag(recording, pinch, -2.0f, true); // held since before the start
	AddFlag(recording, pinch, 0.5f, false);
	AddFlag(recording, pinch, 1.0f, true);
	AddFlag(recording, pinch, 1.25f, true);
	AddFlag(recording, pinch, 2.0f, false);
	AddFlag(recording, pinch, 4.0f, true);
	AddFlag(recording, pinch, 8.0f, false);
	AddFlag(recording, pinch, 9.75f, true);
	const PinchStatistics statistics = ComputeStatistics(recording)[Hand::Right].pinch;
	EXPECT_EQ(statistics.count, 4u);
	EXPECT_DOUBLE_EQ(statistics.total, 5.75);
	EXPECT_DOUBLE_EQ(statistics.shortest, 0.25);
	EXPECT_DOUBLE_EQ(statistics.median, 0.75);
	EXPECT_DOUBLE_EQ(statistics.longest, 4.0);
	EXPECT_EQ(ComputeStatistics(recording)[Hand::Left].pinch.count, 0u);
}

TEST(Statistics, MeasuresForHowLongAHandIsLookedAt)
{
	Recording recording;
	recording.channels.Set(Channel::Gaze, true);
	AddVector(recording, GazeCurve(RayComponent::OriginX), 0.0f, {});
	AddVector(recording, GazeCurve(RayComponent::DirectionX), 0.0f, {0.0f, 0.0f, 3.0f});
	AddPosition(recording, JointPose(Hand::Left, Joint::IndexTip), 0.0f, {0.04f, 0.0f, 1.0f});
	AddPosition(recording, JointPose(Hand::Left, Joint::IndexTip), 4.0f, {0.04f, 0.0f, 1.0f});
	AddPosition(recording, JointPose(Hand::Right, Joint::None), 0.0f, {0.0f, 0.0f, 1.0f});
	AddPosition(recording, JointPose(Hand::Right, Joint::Palm), 0.0f, {0.01f, 0.0f, -1.0f});
	AddFlag(recording, TrackedCurve(Hand::Right), 0.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), 1.0f, false);
	const RecordingStatistics statistics = ComputeStatistics(recording);
	EXPECT_TRUE(statistics.hasGaze);
	EXPECT_NEAR(statistics[Hand::Left].gazeTime, 1.0, 1e-9);
	EXPECT_NEAR(statistics[Hand::Left].gazeShare, 0.25, 1e-9);
	EXPECT_EQ(statistics[Hand::Right].gazeTime, 0.0) << "it is behind, and joint None is no joint";
	StatisticsOptions narrow;
	narrow.gazeDistance = 0.03f;
	EXPECT_EQ(ComputeStatistics(recording, narrow)[Hand::Left].gazeTime, 0.0);
}

TEST(Statistics, BoxesInHeadHandsAndAll)
{
	Recording recording = HeadAlongX({{0.0f, -1.0f}, {1.0f, 1.0f}});
	AddPosition(recording, JointPose(Hand::Left, Joint::PinkyTip), 0.0f, {5.0f, 6.0f, 7.0f});
	AddPosition(recording, JointPose(Hand::Left, Joint::None), 0.0f, {100.0f, 0.0f, 0.0f});
	AddPosition(recording, JointPose(Hand::Right, Joint::Palm), 0.0f, {-50.0f, 0.0f, 0.0f});
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, true);
	const RecordingStatistics statistics = ComputeStatistics(recording);
	EXPECT_EQ(statistics.headWorkspace.Size().x, 2.0f);
	EXPECT_EQ(statistics[Hand::Left].workspace.low.x, 5.0f);
	EXPECT_EQ(statistics[Hand::Left].workspace.high.x, 5.0f) << "joint None is no joint";
	EXPECT_TRUE(statistics[Hand::Right].workspace.isEmpty) << "it is never tracked";
	EXPECT_EQ(statistics.workspace.low.x, -1.0f);
	EXPECT_EQ(statistics.workspace.high.z, 7.0f);
}

TEST(Statistics, CountsFramesByTheTimesOfAllPoses)
{
	Recording recording = HeadAlongX({{0.0f, 0.0f}, {0.25f, 0.0f}, {1.0f, 0.0f}});
	AddPosition(recording, JointPose(Hand::Right, Joint::Palm), 0.5f, {});
	AddFlag(recording, TrackedCurve(Hand::Right), 0.6f, true);
	recording.markers = {{0.0f, "a", 0}};
	const RecordingStatistics statistics = ComputeStatistics(recording);
	EXPECT_EQ(statistics.frames.count, 4u);
	EXPECT_EQ(statistics.frames.shortestStep, 0.25);
	EXPECT_EQ(statistics.frames.medianStep, 0.25);
	EXPECT_EQ(statistics.frames.longestStep, 0.5);
	EXPECT_EQ(statistics.keys, 13u);
	EXPECT_EQ(statistics.markers, 1u);
}

TEST(Statistics, OfNothingAreNothing)
{
	const RecordingStatistics nothing = ComputeStatistics(Recording{});
	EXPECT_EQ(nothing.duration, 0.0);
	EXPECT_EQ(nothing.frames.count, 0u);
	EXPECT_TRUE(nothing.workspace.isEmpty);
	EXPECT_FALSE(nothing.head.isPresent);
	const RecordingStatistics moment = ComputeStatistics(HeadAlongX({{3.0f, 2.0f}}));
	EXPECT_EQ(moment.frames.count, 1u);
	EXPECT_EQ(moment.head.meanSpeed, 0.0);
	EXPECT_EQ(moment.headWorkspace.low.x, 2.0f) << "a moment has a place too";
}

TEST(Statistics, TakeFewAllocations)
{
	Recording recording = FindingTests::MakeSound();
	FindingTests::AddHeadGaze(recording);
	const RecordingView view = recording;
	const AllocationCounter counter;
	const RecordingStatistics statistics = ComputeStatistics(view);
	EXPECT_GT(statistics.head.path, 0.0);
	EXPECT_LT(counter.Count(), 3 * kCurveCount) << "about two a curve, for its times, whatever its length";
}

TEST(Statistics, FollowsACurveThatLoopsBeforeItsKeys)
{
	Recording recording = HeadAlongX({{3.0f, 0.0f}, {4.0f, 1.0f}});
	recording.curves[kHeadX].preWrap = WrapMode::PingPong;
	AddRotation(recording, kCameraPose, 0.0f, {});
	EXPECT_NEAR(ComputeStatistics(recording).head.path, 4.0, 1e-3);
	recording.curves[kHeadX].preWrap = WrapMode::Loop;
	EXPECT_NEAR(ComputeStatistics(recording).head.path, 7.0, 1e-2) << "and three jumps back";
}

TEST(Statistics, CountsNoLossAtTheVeryStart)
{
	Recording recording = HeadAlongX({{0.0f, 0.0f}, {1.0f, 1.0f}});
	AddFlag(recording, TrackedCurve(Hand::Left), -1.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, false);
	AddFlag(recording, TrackedCurve(Hand::Left), 0.25f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), 0.5f, false);
	EXPECT_EQ(ComputeStatistics(recording).hands[0].losses, 1u);
}

} // namespace mria::StatisticsTests
