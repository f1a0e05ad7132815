// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CompareTestHelpers.h"
#include "Comparing/CompareEvents.h"
#include "Support/CurveSamples.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mria::CompareTests
{

namespace CompareEdgeTestsDetail
{
Recording WithPinches(const std::vector<float>& changes)
{
	Recording recording = MakeStill();
	AddFlag(recording, PinchCurve(Hand::Right), 0.0f, false);
	bool isOn = false;
	for (const float time : changes)
	{
		isOn = !isOn;
		AddFlag(recording, PinchCurve(Hand::Right), time, isOn);
	}
	return recording;
}

Recording WithMarkers(std::vector<Marker> markers)
{
	Recording recording = MakeStill();
	recording.markers = std::move(markers);
	return recording;
}

/** The least cost of all matchings in order, by trying them all. */
double LeastCost(Span<const TimedMoment> a, Span<const TimedMoment> b, double window)
{
	if (a.empty() || b.empty())
	{
		return 0.5 * window * static_cast<double>(a.size() + b.size());
	}
	const Span<const TimedMoment> restA = a.Part(1, a.size() - 1);
	const Span<const TimedMoment> restB = b.Part(1, b.size() - 1);
	double best = 0.5 * window + std::fmin(LeastCost(restA, b, window), LeastCost(a, restB, window));
	const double shift = std::fabs(a[0].time - b[0].time);
	if (a[0].isRise == b[0].isRise && shift <= window)
	{
		best = std::fmin(best, shift + LeastCost(restA, restB, window));
	}
	return best;
}

double CostOf(
	const std::vector<MomentMatch>& matches, Span<const TimedMoment> a, Span<const TimedMoment> b, double window)
{
	double cost = 0.0;
	for (const MomentMatch& match : matches)
	{
		const bool isPair = match.a != kNoMoment && match.b != kNoMoment;
		cost += isPair ? std::fabs(a[match.a].time - b[match.b].time) : 0.5 * window;
	}
	return cost;
}

std::vector<TimedMoment> RandomMoments(CurveSamples::Draw& draw, unsigned most)
{
	std::vector<TimedMoment> moments(draw.Below(most + 1));
	double time = draw.Between(0.0f, 0.3f);
	for (std::size_t i = 0; i < moments.size(); ++i)
	{
		moments[i] = {time, i % 2 == 0};
		time += draw.Between(0.01f, 0.6f);
	}
	return moments;
}
} // namespace CompareEdgeTestsDetail

using namespace CompareEdgeTestsDetail;

TEST(CompareEdges, ReportsHowFarAPinchMoved)
{
	const Comparison found = Compare(WithPinches({0.5f, 1.0f}), WithPinches({0.52f, 1.0f}));
	ASSERT_EQ(found.edges.size(), 2u);
	EXPECT_NEAR(found.edges[0].Shift(), 0.02, 1e-7);
	EXPECT_EQ(found.edges[0].kind, EventKind::PinchStarted);
	EXPECT_EQ(found.edges[0].hand, Hand::Right);
	EXPECT_EQ(found.edges[1].Shift(), 0.0);
	EXPECT_NEAR(found.pinch[1].onlyA, 0.02, 1e-7);
	EXPECT_EQ(found.pinch[1].onlyB, 0.0);
	EXPECT_EQ(Verdict(found), "right pinch starts 20.0 ms later at 0.500 s\n");
	EXPECT_EQ(
		Verdict(Compare(WithPinches({0.52f}), WithPinches({0.5f}))), "right pinch starts 20.0 ms earlier at 0.520 s\n");
	EXPECT_TRUE(Compare(WithPinches({0.51f}), WithPinches({0.5f})).IsWithin());
}

TEST(CompareEdges, ReportsAPinchThatOneLacks)
{
	const Comparison found = Compare(WithPinches({0.5f, 0.6f, 1.2f, 1.4f}), WithPinches({1.2f, 1.4f}));
	EXPECT_EQ(Verdict(found), "right pinch starts at 0.500 s in A only\nright pinch ends at 0.600 s in A only\n");
	ASSERT_EQ(found.edges.size(), 4u);
	EXPECT_FALSE(found.edges[0].timeB);
	EXPECT_TRUE(found.edges[2].IsMatched());
	EXPECT_EQ(Verdict(Compare(WithPinches({1.9f}), WithPinches({0.2f, 0.3f, 0.7f, 0.8f, 1.9f}))),
		"right pinch starts at 0.200 s in B only, and 1 more\nright pinch ends at 0.300 s in B only, and 1 more\n");
}

TEST(CompareEdges, ReportsAHandThatIsTrackedInOneOnly)
{
	const Recording still = MakeStill();
	Recording lost = still;
	AddFlag(lost, TrackedCurve(Hand::Right), 0.5f, false);
	AddFlag(lost, TrackedCurve(Hand::Right), 1.25f, true);
	const Comparison found = Compare(still, lost);
	EXPECT_NEAR(found.tracked[1].onlyA, 0.75, 1e-6);
	EXPECT_NEAR(found[ComparedPart::RightHand].seconds, 1.25, 1e-6);
	EXPECT_EQ(Verdict(found), "right tracking starts at 1.250 s in B only\nright tracking ends at 0.500 s in B only\n");
	Recording never = still;
	Keys(never, TrackedCurve(Hand::Right)) = {KeyAt(0.0f, 0.0f)};
	EXPECT_EQ(Verdict(Compare(still, never)), "right hand tracked in A only from the start, for 2.000 s\n");
	EXPECT_EQ(Verdict(Compare(never, still)), "right hand tracked in B only from the start, for 2.000 s\n");
}

TEST(CompareEdges, FindsThePartnerOfAnEdgeBeforeTheStart)
{
	Recording early = MakeStill();
	Recording late = early;
	Keys(early, TrackedCurve(Hand::Right)) = {KeyAt(-1.0f, 0.0f), KeyAt(-0.003f, 1.0f)};
	Keys(late, TrackedCurve(Hand::Right)) = {KeyAt(-1.0f, 0.0f), KeyAt(0.005f, 1.0f)};
	const Comparison found = Compare(early, late);
	EXPECT_TRUE(found.IsWithin()) << Verdict(found);
	ASSERT_EQ(found.edges.size(), 1u);
	EXPECT_NEAR(found.edges[0].Shift(), 0.008, 1e-6);
	EXPECT_NEAR(found.tracked[1].atStart, 0.005, 1e-6);
}

TEST(CompareEdges, CountsNoEdgeThatOnlyOneCouldHave)
{
	Recording shorter = WithPinches({0.5f});
	for (CurveId curve = 0; curve < kCurveCount; ++curve)
	{
		for (Keyframe& key : Keys(shorter, curve))
		{
			key.time = key.time == 2.0f ? 1.0f : key.time;
		}
	}
	const Comparison found = Compare(WithPinches({0.5f, 1.2f, 1.7f}), shorter);
	EXPECT_EQ(found.edges.size(), 1u);
	EXPECT_EQ(Verdict(found), "B ends 1000 ms earlier\n");
}

TEST(CompareEdges, MatchesMarkersByTheirNames)
{
	const Recording a = WithMarkers({{0.5f, "grab", 0}, {1.0f, "drop", 0}, {1.5f, "grab", 0}});
	EXPECT_TRUE(Compare(a, WithMarkers({{1.51f, "grab", 0}, {1.0f, "drop", 0}, {0.5f, "grab", 0}})).IsWithin());
	const Comparison renamed = Compare(a, WithMarkers({{0.5f, "grab", 0}, {1.0f, "Drop", 0}, {1.5f, "grab", 0}}));
	EXPECT_EQ(Verdict(renamed), "marker 'Drop' at 1.000 s in B only, and 1 more\n");
	ASSERT_EQ(renamed.markers.size(), 4u);
	const Comparison moved = Compare(a, WithMarkers({{0.5f, "grab", 0}, {4.0f, "drop", 0}, {1.4f, "grab", 0}}));
	EXPECT_EQ(Verdict(moved), "marker 'drop' 3000 ms later at 1.000 s, and 1 more\n");
	const Comparison without = Compare(a, WithMarkers({{0.5f, "grab", 0}, {1.0f, "drop", 0}, {kNaN, "grab", 0}}));
	EXPECT_EQ(Verdict(without), "marker 'grab' at 1.500 s in A only\n");
}

TEST(CompareEdges, MatchesAtTheLeastTotalShift)
{
	CurveSamples::Draw draw(7);
	for (int round = 0; round < 500; ++round)
	{
		const std::vector<TimedMoment> a = RandomMoments(draw, 7);
		const std::vector<TimedMoment> b = RandomMoments(draw, 7);
		const std::vector<MomentMatch> matches = MatchInOrder(a, b, 0.5);
		EXPECT_NEAR(CostOf(matches, a, b, 0.5), LeastCost(a, b, 0.5), 1e-9) << round;
		std::size_t nextA = 0;
		std::size_t nextB = 0;
		for (const MomentMatch& match : matches)
		{
			nextA += match.a == nextA ? 1 : 0;
			nextB += match.b == nextB ? 1 : 0;
		}
		EXPECT_EQ(nextA, a.size()) << "every moment once and in order";
		EXPECT_EQ(nextB, b.size());
	}
}

TEST(CompareEdges, MatchesVeryManyInTimeAndMemoryThatStayInProportion)
{
	constexpr std::size_t kCount = 200000; // more than a block, closer together than any window
	std::vector<TimedMoment> a(kCount);
	for (std::size_t i = 0; i < kCount; ++i)
	{
		a[i] = {1e-4 * static_cast<double>(i), i % 2 == 0};
	}
	for (const double window : {0.5, 0.0, std::numeric_limits<double>::infinity(), std::nan("")})
	{
		const std::vector<MomentMatch> matches = MatchInOrder(a, a, window);
		ASSERT_EQ(matches.size(), kCount) << window;
		EXPECT_TRUE(
			std::all_of(matches.begin(), matches.end(), [](const MomentMatch& match) { return match.a == match.b; }));
	}
	EXPECT_EQ(MatchInOrder(a, {}, 0.5).size(), kCount);
	EXPECT_EQ(MatchInOrder({}, a, 0.5).size(), kCount);
}

TEST(CompareEdges, ReportsAPinchThatIsHeldFromTheStartInOneOnly)
{
	const Recording open = WithPinches({});
	Recording held = open;
	Keys(held, PinchCurve(Hand::Right)) = {KeyAt(0.0f, 1.0f)};
	EXPECT_EQ(Verdict(Compare(held, open)), "right pinch in A only from the start, for 2.000 s\n");
}

TEST(CompareEdges, NamesTheLeftHand)
{
	Recording pinching = MakeStill();
	AddFlag(pinching, PinchCurve(Hand::Left), 0.0f, false);
	AddFlag(pinching, PinchCurve(Hand::Left), 0.5f, true);
	EXPECT_EQ(Verdict(Compare(pinching, MakeStill())), "left pinch starts at 0.500 s in A only\n");
}

TEST(CompareEdges, ReportsTheEdgeThatMovedFarthest)
{
	const Comparison found = Compare(WithPinches({0.5f, 0.8f, 1.1f, 1.4f}), WithPinches({0.52f, 0.8f, 1.14f, 1.4f}));
	EXPECT_EQ(Verdict(found), "right pinch starts 40.0 ms later at 1.100 s, and 1 more\n");
}

TEST(CompareEdges, MatchesCrowdsAtOneTimeInOrder)
{
	// Many more candidates than are looked at, and many moments at the very same time.
	std::vector<TimedMoment> few(8, TimedMoment{0.5, true});
	std::vector<TimedMoment> many;
	for (int i = 0; i < 4000; ++i)
	{
		many.push_back({0.25 + 1e-4 * i, true});
	}
	std::size_t pairs = 0;
	std::size_t lastB = 0;
	for (const MomentMatch& match : MatchInOrder(few, many, 0.5))
	{
		if (match.a != kNoMoment && match.b != kNoMoment)
		{
			EXPECT_GE(match.b, lastB);
			EXPECT_LT(std::fabs(many[match.b].time - 0.5), 0.01) << "the nearest ones";
			lastB = match.b;
			++pairs;
		}
	}
	EXPECT_EQ(pairs, few.size());
}

} // namespace mria::CompareTests
