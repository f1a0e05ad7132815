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

/** Numbers out of range are brought into it; NaN becomes the default. */
struct StatisticsOptions
{
	float dwellRadius = 0.02f; ///< How far from where it began a stay may stray, 0.0001 to 100 m.
	float dwellTime = 0.5f; ///< Seconds that a stay must last to be a dwell, 0 to 3,600.
	float gazeDistance = 0.05f; ///< From the gaze's ray to the nearest joint of a hand looked at, 0 to 100 m.
	float tolerance = 1e-5f; ///< How far the straight pieces may be from a curved one, 1e-6 to 1 m.
};

/**
 * Stays within a radius. A stay begins where the last one ended, lasts until the point is further than the radius from
 * where the stay began, and is a dwell if it lasts long enough. Losing sight of the thing ends it. So a thing that
 * creeps (less than the radius in the time) dwells again and again.
 */
struct DwellStatistics
{
	std::size_t count = 0;
	double total = 0.0; ///< Seconds.
	double longest = 0.0;
};

/** How a point moved while it was seen: the head always, a hand while it is tracked. */
struct MotionStatistics
{
	bool isPresent = false; ///< Whether it has any key.
	double path = 0.0; ///< Metres.
	double meanSpeed = 0.0; ///< The path by the time it was seen.
	double maxSpeed = 0.0; ///< Metres per second, of the fastest straight piece; jumps have no speed.
	DwellStatistics dwell;
};

struct TurnStatistics
{
	double angle = 0.0; ///< Radians turned in all, to and fro.
	double maxSpeed = 0.0; ///< Radians per second, the mean of the fastest piece between keys.
};

/** Aligned to the recording's axes, in metres. */
struct Workspace
{
	bool isEmpty = true;
	Vec3 low;
	Vec3 high;

	Vec3 Size() const { return high - low; }
};

/** Times during which the pinch flag is on, within the recording; one that lasts no time does not count. */
struct PinchStatistics
{
	std::size_t count = 0;
	double total = 0.0; ///< Seconds.
	double shortest = 0.0;
	double median = 0.0; ///< The mean of the two in the middle of an even number.
	double longest = 0.0;
};

struct HandStatistics
{
	double trackedTime = 0.0;
	double trackedShare = 0.0; ///< Of the duration, 0 to 1.
	std::size_t losses = 0; ///< How often tracking was lost after the start.
	MotionStatistics palm;
	MotionStatistics wrist;
	MotionStatistics indexTip;
	PinchStatistics pinch;
	double gazeTime = 0.0; ///< Seconds for which the hand is tracked and looked at.
	double gazeShare = 0.0; ///< Of the duration.
	Workspace workspace; ///< Of all joints but None, while tracked.
};

/** Key times of poses and gaze, each once: what is left of the frames after reduction, so at most the frames. */
struct FrameStatistics
{
	std::size_t count = 0;
	double shortestStep = 0.0; ///< Seconds; all 0 with fewer than two.
	double medianStep = 0.0;
	double longestStep = 0.0;
};

struct RecordingStatistics
{
	TimeRange range; ///< RangeOf(recording): flag keys before 0 do not count.
	double duration = 0.0;
	std::size_t keys = 0;
	std::size_t markers = 0;
	FrameStatistics frames;
	bool hasGaze = false;
	MotionStatistics head;
	TurnStatistics headTurn;
	Workspace headWorkspace;
	std::array<HandStatistics, kHandCount> hands;
	Workspace workspace; ///< Of head and hands.

	const HandStatistics& operator[](Hand hand) const { return hands[static_cast<std::size_t>(hand)]; }
};

/**
 * Measures a recording between RangeOf's ends, with the Sampler's rules: keys that are not finite are left out,
 * unsorted ones sorted, quaternions normalised and continuous, a lost W rebuilt; before its first and after its last
 * key a pose is held.
 *
 * A path is summed in double over the pose's own keys, exact for straight ones. Curved ones are followed by straight
 * pieces, at least eight between keys, that keep within the tolerance as far as a budget of sixteen pieces a key goes.
 * Beyond the keys of a curve that loops, pieces are 10 ms long, and longer where that would be over 4,096. A jump (two
 * keys at one time, a step) counts in the path and in no speed. While a hand is not tracked nothing is measured: the
 * way across a gap is no motion.
 *
 * The gaze is judged in the middle of every 10 ms, or less often in a long recording of few keys (8 times a frame, but
 * 4,096 times at least). It is on a tracked hand if the ray passes a joint other than None within the distance; of what
 * lies behind, the distance to the ray's origin counts. Without an eye tracker MRTK records the head's forward ray as
 * gaze, and this then tells where the head points.
 *
 * Any numbers will do. Time and memory grow with the keys; a minute at 60 Hz takes some milliseconds.
 */
MRINPUTANIMATIONCORE_API RecordingStatistics ComputeStatistics(
	const RecordingView& recording, const StatisticsOptions& options = {});

} // namespace mria
