// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Joint.h"
#include "Mria/Pose.h"
#include "Mria/Recording.h"

#include <array>
#include <cstddef>

namespace mria
{

/** Values out of range are clamped; NaN becomes the default. */
struct StatisticsOptions
{
	float dwellRadius = 0.02f; ///< Radius of a dwell around its starting point, 0.0001 to 100 m.
	float dwellTime = 0.5f; ///< Shortest dwell in seconds, 0 to 3,600.
	float gazeDistance = 0.05f; ///< From the gaze ray to a joint of a hand that is looked at, 0 to 100 m.
	float tolerance = 1e-5f; ///< Largest error of the straight pieces that approximate a curve, 1e-6 to 1 m.
};

/**
 * Dwells: times during which a point stays within a radius. A stay begins where the last one ended, and ends when
 * the point is further than the radius from where the stay began. It is a dwell if it lasts long enough. Loss of
 * tracking ends it. A point that moves very slowly therefore has several dwells in a row.
 */
struct DwellStatistics
{
	std::size_t count = 0;
	double total = 0.0; ///< Seconds.
	double longest = 0.0;
};

/** Motion of a point while it was tracked: the head always, a hand while its flag is on. */
struct MotionStatistics
{
	bool isPresent = false; ///< Whether there is any key.
	double path = 0.0; ///< Metres.
	double meanSpeed = 0.0; ///< Path length divided by tracked time, in metres per second.
	double maxSpeed = 0.0; ///< Speed of the fastest straight piece in metres per second; jumps do not count.
	DwellStatistics dwell;
};

struct TurnStatistics
{
	double angle = 0.0; ///< Total rotation in radians, in all directions.
	double maxSpeed = 0.0; ///< Mean speed of the fastest piece between keys, in radians per second.
};

/** A bounding box in the axes of the recording, in metres. */
struct Workspace
{
	bool isEmpty = true;
	Vec3 low;
	Vec3 high;

	Vec3 Size() const { return high - low; }
};

/** Pinches within the recording; a pinch without duration does not count. */
struct PinchStatistics
{
	std::size_t count = 0;
	double total = 0.0; ///< Seconds.
	double shortest = 0.0;
	double median = 0.0; ///< For an even number, the mean of the two in the middle.
	double longest = 0.0;
};

struct HandStatistics
{
	double trackedTime = 0.0;
	double trackedShare = 0.0; ///< Tracked time divided by the duration, 0 to 1.
	std::size_t losses = 0; ///< How often tracking was lost after the start.
	MotionStatistics palm;
	MotionStatistics wrist;
	MotionStatistics indexTip;
	PinchStatistics pinch;
	double gazeTime = 0.0; ///< Seconds in which the hand is tracked and looked at.
	double gazeShare = 0.0; ///< gazeTime divided by the duration.
	Workspace workspace; ///< Bounds of all joints except None, while tracked.
};

/** Distinct key times of poses and gaze: what reduction has left of the frames. */
struct FrameStatistics
{
	std::size_t count = 0;
	double shortestStep = 0.0; ///< In seconds; 0 with fewer than two key times.
	double medianStep = 0.0;
	double longestStep = 0.0;
};

struct RecordingStatistics
{
	TimeRange range; ///< RangeOf(recording); flag keys before 0 do not count.
	double duration = 0.0;
	std::size_t keys = 0;
	std::size_t markers = 0;
	FrameStatistics frames;
	bool hasGaze = false;
	MotionStatistics head;
	TurnStatistics headTurn;
	Workspace headWorkspace;
	std::array<HandStatistics, kHandCount> hands;
	Workspace workspace; ///< Bounds of head and hands.

	const HandStatistics& operator[](Hand hand) const { return hands[static_cast<std::size_t>(hand)]; }
};

/**
 * Measures a recording within RangeOf, with the rules of Sampler: NaN and infinite keys are ignored, keys are
 * sorted, quaternions are normalized with continuous signs, a lost W is restored, and a pose is held before its
 * first and after its last key.
 *
 * Paths are summed in double over the keys of the pose and are exact for straight ones. Curves are followed by
 * straight pieces, at least eight between keys, within the tolerance as far as a budget of sixteen pieces per key
 * allows. Beyond the keys of a looping curve, pieces are 10 ms long, or longer if that would be more than 4,096. A
 * jump (two keys at one time, or a step) counts for the path but not for speeds. Nothing is measured while a hand is
 * not tracked.
 *
 * The gaze is evaluated every 10 ms, or less often in a long recording with few keys (8 times per frame, but at
 * least 4,096 times). It is on a tracked hand if the ray passes a joint other than None within the distance; for
 * joints behind the ray, the distance to its origin counts. Without an eye tracker MRTK records the forward ray of
 * the head as gaze.
 *
 * Accepts any values. Time and memory grow with the number of keys; a minute at 60 Hz takes some milliseconds.
 */
MRINPUTANIMATIONCORE_API RecordingStatistics ComputeStatistics(
	const RecordingView& recording, const StatisticsOptions& options = {});

} // namespace mria
