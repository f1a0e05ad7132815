// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Mria/TestReport.h"

#include <optional>
#include <string>
#include <vector>

namespace mria
{

/** Something that happened during a test: "marker grab", "right pinch starts", "Cube overlaps Button". */
struct ObservedEvent
{
	double time = 0.0; ///< Seconds of the recording, like all times here.
	std::string text;
	std::string input; ///< What the hands were doing.
};

/** A value as text: "X=10.000 Y=0.000 Z=95.000", "True". */
struct ObservedValue
{
	std::string name; ///< "Cube.Location".
	std::string text;
};

/** All watched values at one time, usually that of a marker. */
struct ObservedMoment
{
	double time = 0.0;
	std::string name; ///< "marker grab", "end".
	std::string input;
	std::vector<ObservedValue> values;
};

/** What a test saw, in order of time: the expectation of later runs. */
struct TestSnapshot
{
	std::string recording;
	std::vector<ObservedEvent> events;
	std::vector<ObservedMoment> moments;
};

/** Differences up to these values count as equal. */
struct SnapshotTolerances
{
	double time = 0.02; ///< Seconds.
	double location = 0.1; ///< Centimetres: values whose name ends in ".Location".
	double rotation = 0.5; ///< Degrees, 360 apart being equal: values whose name ends in ".Rotation".
	double number = 0.001; ///< Numbers in all other values.
};

/**
 * Whether two texts are equal except for their numbers, and those within the tolerance that the value's name decides.
 * NaN equals nothing.
 */
MRINPUTANIMATIONCORE_API bool AreEqual(const std::string& expected, const std::string& actual,
	const std::string& valueName, const SnapshotTolerances& tolerances);

/**
 * All differences, by time. Events of one text are matched in order. Of a moment that only one side has, its absence is
 * the only difference, not its values.
 */
MRINPUTANIMATIONCORE_API std::vector<TestDifference> CompareSnapshots(
	const TestSnapshot& expected, const TestSnapshot& actual, const SnapshotTolerances& tolerances);

/** An event that a test demands. */
struct ExpectedEvent
{
	std::string text; ///< As ObservedEvent::text.
	std::optional<double> time; ///< At any time if not set.
	double tolerance = 0.0; ///< Seconds around the time.
};

/** The difference if the event did not happen, or at no time within its tolerance. */
MRINPUTANIMATIONCORE_API std::optional<TestDifference> FindMissing(
	const ExpectedEvent& expected, const std::vector<ObservedEvent>& events, double endTime);

/** What the hands are doing: "left hand tracked, right hand pinches", "no hand tracked". */
MRINPUTANIMATIONCORE_API std::string DescribeHands(const Frame& frame);

} // namespace mria
