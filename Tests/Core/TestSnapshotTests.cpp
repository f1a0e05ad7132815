// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/TestSnapshot.h"

#include <gtest/gtest.h>

namespace mria::TestSnapshotTests
{

namespace TestSnapshotTestsDetail
{
using Texts = std::vector<std::string>;

/** A cube that is grabbed at 1.5 s and dropped at 2 s. */
TestSnapshot Grab()
{
	TestSnapshot snapshot;
	snapshot.recording = "PinchDrag";
	snapshot.events = {{1.5, "right pinch starts", "right hand pinches"},
		{1.6, "Cube overlaps Hand", "right hand pinches"}, {2.0, "right pinch ends", "right hand tracked"}};
	snapshot.moments = {{1.5, "marker grab", "right hand pinches",
							{{"Cube.Location", "X=10.000 Y=0.000 Z=95.000"}, {"Cube.bIsHeld", "True"}}},
		{2.0, "end", "right hand tracked", {{"Cube.Rotation", "P=0.0 Y=179.9 R=0.0"}}}};
	return snapshot;
}

Texts DifferencesFrom(const TestSnapshot& actual)
{
	Texts texts;
	for (const TestDifference& difference : CompareSnapshots(Grab(), actual, {}))
	{
		texts.push_back(Describe(difference));
	}
	return texts;
}

bool IsLocation(const char* expected, const char* actual)
{
	return AreEqual(expected, actual, "Cube.Location", {});
}

bool IsValue(const char* expected, const char* actual)
{
	return AreEqual(expected, actual, "Cube.Value", {});
}

std::optional<TestDifference> Missing(const char* text, std::optional<double> time = {}, double tolerance = 0.0)
{
	return FindMissing({text, time, tolerance}, Grab().events, 3.0);
}
} // namespace TestSnapshotTestsDetail

using namespace TestSnapshotTestsDetail;

TEST(TestSnapshotValues, AreEqualWithinTheToleranceOfTheirKind)
{
	EXPECT_TRUE(IsLocation("X=10.0 Y=-0.05", "X=10.09 Y=+0.04"));
	EXPECT_FALSE(IsLocation("X=10.0 Y=0", "X=10.11 Y=0"));
	EXPECT_TRUE(IsValue("1.0005", "1"));
	EXPECT_FALSE(IsValue("1.002", "1"));
	EXPECT_TRUE(AreEqual("Y=179.9", "Y=-179.8", "Cube.Rotation", {}));
	EXPECT_FALSE(AreEqual("Y=179.9", "Y=-179.8", "Cube.Location", {}));
	EXPECT_FALSE(AreEqual("Y=170", "Y=180", "Cube.Rotation", {}));
}

TEST(TestSnapshotValues, CompareAllTextAroundNumbers)
{
	EXPECT_TRUE(IsValue("True", "True"));
	EXPECT_FALSE(IsValue("True", "False"));
	EXPECT_FALSE(IsValue("True", "Tru"));
	EXPECT_FALSE(IsValue("(1,2)", "(1,2"));
	EXPECT_FALSE(IsValue("x1", "x"));
	EXPECT_FALSE(IsValue("1", "x"));
	EXPECT_TRUE(IsValue(".5", "0.5"));
	EXPECT_TRUE(IsValue("-.5 a. -", "-0.5 a. -"));
	EXPECT_FALSE(IsValue("1e400", "nan"));
	EXPECT_FALSE(IsValue("0", "1e400"));
	EXPECT_TRUE(IsValue("", ""));
}

TEST(CompareSnapshots, FindsNothingInEqualOnes)
{
	EXPECT_EQ(DifferencesFrom(Grab()), Texts{});
}

TEST(CompareSnapshots, SaysWhichValueDiffersWhenAndWhatTheHandDid)
{
	TestSnapshot actual = Grab();
	actual.moments[0].values[0].text = "X=10.000 Y=0.000 Z=88.200";
	EXPECT_EQ(DifferencesFrom(actual),
		Texts{"Cube.Location differs at 1.500 s: expected X=10.000 Y=0.000 Z=95.000, got X=10.000 Y=0.000 Z=88.200 "
			  "(right hand pinches)"});
}

TEST(CompareSnapshots, FindsValuesThatOnlyOneSideHas)
{
	TestSnapshot actual = Grab();
	actual.moments[0].values[1].name = "Cube.bWasHeld";
	EXPECT_EQ(DifferencesFrom(actual),
		(Texts{"Cube.bIsHeld differs at 1.500 s: expected True, got nothing (right hand pinches)",
			"Cube.bWasHeld differs at 1.500 s: expected nothing, got True (right hand pinches)"}));
}

TEST(CompareSnapshots, FindsEventsThatAreMissingNewOrLate)
{
	TestSnapshot actual = Grab();
	actual.events[1] = {1.7, "Cube overlaps Floor", "left hand tracked"};
	actual.events[2].time = 2.5;
	EXPECT_EQ(DifferencesFrom(actual),
		(Texts{"Cube overlaps Hand differs at 1.600 s: expected at 1.600 s, got never (right hand pinches)",
			"Cube overlaps Floor differs at 1.700 s: expected never, got at 1.700 s (left hand tracked)",
			"right pinch ends differs at 2.500 s: expected at 2.000 s, got at 2.500 s (right hand tracked)"}));
}

TEST(CompareSnapshots, MatchesRepeatedEventsInOrder)
{
	TestSnapshot twice = Grab();
	twice.events.push_back({2.5, "right pinch starts", ""});
	EXPECT_TRUE(CompareSnapshots(twice, twice, {}).empty());
	ASSERT_EQ(CompareSnapshots(twice, Grab(), {}).size(), 1u);
	EXPECT_EQ(CompareSnapshots(twice, Grab(), {})[0].time, 2.5);
}

TEST(CompareSnapshots, ReportsAMissingMomentOnce)
{
	TestSnapshot actual = Grab();
	actual.moments.erase(actual.moments.begin());
	actual.moments[0].time = 2.1;
	EXPECT_EQ(DifferencesFrom(actual),
		(Texts{"marker grab differs at 1.500 s: expected at 1.500 s, got never (right hand pinches)",
			"end differs at 2.100 s: expected at 2.000 s, got at 2.100 s (right hand tracked)"}));
}

TEST(FindMissing, AcceptsAnEventAtItsTime)
{
	EXPECT_FALSE(Missing("Cube overlaps Hand"));
	EXPECT_FALSE(Missing("Cube overlaps Hand", 1.55, 0.1));
}

TEST(FindMissing, SaysWhenItHappenedInstead)
{
	ASSERT_TRUE(Missing("Cube overlaps Hand", 1.0, 0.1));
	EXPECT_EQ(Describe(*Missing("Cube overlaps Hand", 1.0, 0.1)),
		"Cube overlaps Hand differs at 1.600 s: expected at 1.000 s, got at 1.600 s (right hand pinches)");
	ASSERT_TRUE(Missing("marker grab"));
	EXPECT_EQ(Describe(*Missing("marker grab")), "marker grab differs at 3.000 s: expected at any time, got never");
	EXPECT_EQ(Missing("marker grab", 1.0, 0.1)->time, 1.0);
}

TEST(FindMissing, TakesTheNearestOfSeveral)
{
	const std::vector<ObservedEvent> events = {{1.0, "a", ""}, {2.0, "a", ""}, {3.0, "a", ""}};
	EXPECT_EQ(FindMissing({"a", 2.2, 0.1}, events, 4.0)->time, 2.0);
	EXPECT_FALSE(FindMissing({"a", 2.05, 0.1}, events, 4.0));
}

TEST(DescribeHands, SaysWhatEachTrackedHandDoes)
{
	Frame frame;
	EXPECT_EQ(DescribeHands(frame), "no hand tracked");
	frame[Hand::Right].isTracked = frame[Hand::Right].isPinching = true;
	EXPECT_EQ(DescribeHands(frame), "right hand pinches");
	frame[Hand::Left].isTracked = true;
	EXPECT_EQ(DescribeHands(frame), "left hand tracked, right hand pinches");
	frame[Hand::Right].isTracked = false;
	EXPECT_EQ(DescribeHands(frame), "left hand tracked");
}

} // namespace mria::TestSnapshotTests
