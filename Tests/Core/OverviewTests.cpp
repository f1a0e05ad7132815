// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "FindingTestHelpers.h"
#include "Mria/Events.h"
#include "Mria/FloatRules.h"
#include "Mria/Overview.h"
#include "Support/AllocationCounter.h"
#include "Support/RandomRecording.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mria::OverviewTests
{

namespace OverviewTestsDetail
{
using FindingTests::AddFlag;
using FindingTests::AddVector;
using FindingTests::kInfinity;
using FindingTests::kNaN;

constexpr PoseId kPalm = JointPose(Hand::Left, Joint::Palm);

void AddPosition(Recording& recording, PoseId pose, float time, const Vec3& position)
{
	AddVector(recording, FirstCurveOf(pose), time, position);
}

/** Left palm along x from 10 s to 20 s: at rest, then 1 m in 5 s; tracked from 12 to 18. */
Recording MakeMoving(PoseId pose = kPalm)
{
	Recording recording;
	AddPosition(recording, pose, 10.0f, {0.0f, 1.0f, 0.5f});
	AddPosition(recording, pose, 15.0f, {0.0f, 1.0f, 0.5f});
	AddPosition(recording, pose, 20.0f, {1.0f, 1.0f, 0.5f});
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, false);
	AddFlag(recording, TrackedCurve(Hand::Left), 12.0f, true);
	AddFlag(recording, TrackedCurve(Hand::Left), 18.0f, false);
	return recording;
}

bool IsOn(const std::vector<OverviewSpan>& spans, double time)
{
	for (const OverviewSpan& span : spans)
	{
		if (time >= span.start && time < span.end)
		{
			return true;
		}
	}
	return false;
}

/** Spans in order, apart, not empty, within the range; points in order, finite and within it. */
void ExpectSound(const Overview& overview)
{
	for (const OverviewHand& hand : overview.hands)
	{
		EXPECT_EQ(hand.peakSpeed.size(), static_cast<std::size_t>(overview.columns));
		double until = overview.range.start;
		for (const OverviewSpan& span : hand.tracked)
		{
			EXPECT_GE(span.start, until);
			EXPECT_LT(span.start, span.end);
			until = span.end;
		}
		EXPECT_LE(until, double{overview.range.end});
		double last = overview.range.start;
		for (const OverviewPoint& point : hand.path)
		{
			EXPECT_GE(point.time, last);
			EXPECT_TRUE(IsFinite(point.position.x + point.position.y + point.position.z));
			last = point.time;
		}
		EXPECT_LE(last, double{overview.range.end});
		for (const float speed : hand.peakSpeed)
		{
			EXPECT_TRUE(IsFinite(speed) && speed >= 0.0f);
		}
	}
}
} // namespace OverviewTestsDetail

using namespace OverviewTestsDetail;

TEST(Overview, OfNothingIsEmpty)
{
	const Overview overview = MakeOverview(Recording{}, 7);
	EXPECT_EQ(overview.Duration(), 0.0);
	EXPECT_EQ(overview.columns, 7);
	EXPECT_TRUE(overview.markers.empty() && overview.head.empty() && overview.handBounds.isEmpty);
	EXPECT_TRUE(overview[Hand::Left].tracked.empty() && overview[Hand::Left].path.empty());
	EXPECT_EQ(overview[Hand::Left].peakSpeed, std::vector<float>(7, 0.0f));
}

TEST(Overview, HasTheFlagsOwnTimesWithinTheRange)
{
	Recording recording = MakeMoving();
	AddFlag(recording, PinchCurve(Hand::Left), -1.0f, true);
	AddFlag(recording, PinchCurve(Hand::Left), 10.1f, false);
	AddFlag(recording, PinchCurve(Hand::Left), 19.7f, true);
	const Overview overview = MakeOverview(recording, 10);
	const OverviewHand& hand = overview[Hand::Left];
	EXPECT_EQ(overview.range.start, 10.0f);
	EXPECT_EQ(overview.range.end, 20.0f);
	ASSERT_EQ(hand.tracked.size(), 1u);
	EXPECT_EQ(hand.tracked[0].start, 12.0);
	EXPECT_EQ(hand.tracked[0].end, 18.0);
	ASSERT_EQ(hand.pinched.size(), 2u);
	EXPECT_EQ(hand.pinched[0].start, 10.0);
	EXPECT_EQ(hand.pinched[0].end, double{10.1f});
	EXPECT_EQ(hand.pinched[1].start, double{19.7f});
	EXPECT_EQ(hand.pinched[1].end, 20.0);
	EXPECT_TRUE(overview[Hand::Right].tracked.empty());
}

TEST(Overview, HasThePeakSpeedOfEachColumnWhileTracked)
{
	const Overview overview = MakeOverview(MakeMoving(), 10);
	const OverviewHand& hand = overview[Hand::Left];
	const std::vector<float> expected = {0, 0, 0, 0, 0, 0.2f, 0.2f, 0.2f, 0, 0};
	ASSERT_EQ(hand.peakSpeed.size(), expected.size());
	for (std::size_t i = 0; i < expected.size(); ++i)
	{
		EXPECT_NEAR(hand.peakSpeed[i], expected[i], 1e-6f) << i;
	}
	EXPECT_NEAR(hand.maxSpeed, 0.2f, 1e-6f);
}

TEST(Overview, FollowsThePathFromTheFirstSightToTheLast)
{
	const Overview overview = MakeOverview(MakeMoving(), 5);
	const OverviewPath& path = overview[Hand::Left].path;
	ASSERT_EQ(path.size(), 5u);
	const double times[] = {12.0, 13.0, 15.0, 17.0, 18.0};
	const float positions[] = {0.0f, 0.0f, 0.0f, 0.4f, 0.6f};
	for (std::size_t i = 0; i < path.size(); ++i)
	{
		EXPECT_DOUBLE_EQ(path[i].time, times[i]);
		EXPECT_NEAR(path[i].position.x, positions[i], 1e-6f);
		EXPECT_EQ(path[i].position.y, 1.0f);
		EXPECT_EQ(path[i].isStart, i == 0);
	}
	EXPECT_EQ(overview.handBounds.low.x, 0.0f);
	EXPECT_NEAR(overview.handBounds.high.x, 0.6f, 1e-6f);
}

TEST(Overview, BreaksThePathWhereTrackingIsLost)
{
	Recording recording = MakeMoving();
	AddFlag(recording, TrackedCurve(Hand::Left), 19.0f, true);
	const OverviewPath path = MakeOverview(recording, 5)[Hand::Left].path;
	ASSERT_EQ(path.size(), 7u);
	EXPECT_FALSE(path[4].isStart);
	EXPECT_TRUE(path[5].isStart);
	EXPECT_EQ(path[5].time, 19.0);
	EXPECT_EQ(path[6].time, 20.0);
}

TEST(Overview, UsesTheWristWithoutAPalm)
{
	const Overview overview = MakeOverview(MakeMoving(JointPose(Hand::Left, Joint::Wrist)), 5);
	EXPECT_TRUE(overview[Hand::Left].isPresent);
	EXPECT_EQ(overview[Hand::Left].path.size(), 5u);
	EXPECT_FALSE(MakeOverview(MakeMoving(JointPose(Hand::Left, Joint::IndexTip)), 5)[Hand::Left].isPresent);
}

TEST(Overview, ShowsTheHeadAllTheTime)
{
	Recording recording = MakeMoving();
	AddPosition(recording, kCameraPose, 12.0f, {0.0f, 2.0f, 0.0f});
	const OverviewPath head = MakeOverview(recording, 2).head;
	ASSERT_EQ(head.size(), 4u);
	EXPECT_EQ(head.front().time, 10.0);
	EXPECT_EQ(head.back().time, 20.0);
	EXPECT_EQ(head[1].position.y, 2.0f);
}

TEST(Overview, ListsMarkersByTime)
{
	Recording recording = MakeMoving();
	recording.markers = {{15.0f, "late"}, {kNaN, "nowhere"}, {11.0f, "early"}, {15.0f, "later"}, {99.0f, "outside"}};
	const std::vector<OverviewMarker> markers = MakeOverview(recording, 1).markers;
	ASSERT_EQ(markers.size(), 4u);
	EXPECT_EQ(markers[0].name, "early");
	EXPECT_EQ(markers[0].index, 2u);
	EXPECT_EQ(markers[1].name, "late");
	EXPECT_EQ(markers[2].name, "later");
	EXPECT_EQ(markers[3].time, 99.0);
}

TEST(Overview, OfOneKeyHasOnePoint)
{
	Recording recording;
	AddPosition(recording, kPalm, 3.0f, {1.0f, 2.0f, 3.0f});
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, true);
	const Overview overview = MakeOverview(recording, 8);
	ASSERT_EQ(overview[Hand::Left].path.size(), 1u);
	EXPECT_EQ(overview[Hand::Left].path[0].position.z, 3.0f);
	EXPECT_TRUE(overview[Hand::Left].tracked.empty());
	ExpectSound(overview);
}

TEST(Overview, AcceptsAnyNumbers)
{
	Recording recording = MakeMoving();
	AddPosition(recording, kPalm, 14.0f, {kNaN, kInfinity, 0.0f});
	AddPosition(recording, kPalm, kNaN, {0.0f, 0.0f, 0.0f});
	AddPosition(recording, kPalm, 17.0f, {3e38f, -3e38f, 3e38f});
	AddPosition(recording, kPalm, 17.0f, {-3e38f, 3e38f, -3e38f});
	AddFlag(recording, TrackedCurve(Hand::Left), kInfinity, true);
	ExpectSound(MakeOverview(recording, 100));
	AddPosition(recording, kCameraPose, -3e38f, {0.0f, 0.0f, 0.0f});
	AddPosition(recording, kCameraPose, 3e38f, {0.0f, 0.0f, 0.0f});
	ExpectSound(MakeOverview(recording, 100));
}

TEST(Overview, BringsTheColumnsIntoRange)
{
	EXPECT_EQ(MakeOverview(MakeMoving(), 0).columns, 1);
	EXPECT_EQ(MakeOverview(MakeMoving(), -5).columns, 1);
	const Overview most = MakeOverview(MakeMoving(), 2000000000);
	EXPECT_EQ(most.columns, kMaxOverviewColumns);
	ExpectSound(most);
}

TEST(Overview, AgreesWithTheEventsOfRandomRecordings)
{
	for (unsigned round = 0; round < 60; ++round)
	{
		const Recording recording = RandomRecording(round, kDialects[round % 3]);
		const Overview overview = MakeOverview(recording, static_cast<int>(1 + round));
		ExpectSound(overview);
		const EventTimeline timeline(InitialState(recording), CollectEvents(recording));
		for (int i = 0; i <= 50; ++i)
		{
			const double time = overview.range.start + overview.Duration() * i / 51.0;
			if (time < overview.range.end)
			{
				const InputState& state = timeline.StateAt(time);
				for (const Hand hand : kHands)
				{
					EXPECT_EQ(IsOn(overview[hand].tracked, time), state[hand].isTracked);
					EXPECT_EQ(IsOn(overview[hand].pinched, time), state[hand].isPinching);
				}
			}
		}
	}
}

TEST(Overview, OfAnHourIsSmall)
{
	Recording recording;
	for (int i = 0; i < 60 * 60 * 60; ++i)
	{
		const float time = static_cast<float>(i) / 60.0f;
		AddPosition(recording, kPalm, time, {std::sin(time), 0.0f, 0.0f});
	}
	AddFlag(recording, TrackedCurve(Hand::Left), 0.0f, true);
	const RecordingView view(recording);
	const AllocationCounter allocations;
	const Overview overview = MakeOverview(view, 512);
	EXPECT_LT(allocations.Count(), 200u);
	EXPECT_EQ(overview[Hand::Left].path.size(), 514u);
	EXPECT_NEAR(overview[Hand::Left].maxSpeed, 1.0f, 0.05f);
}

} // namespace mria::OverviewTests
