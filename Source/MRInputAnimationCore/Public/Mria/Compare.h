// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/Events.h"
#include "Mria/Recording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

enum class ComparedPart : std::uint8_t
{
	Camera,
	LeftHand,
	RightHand,
	Gaze,
};

inline constexpr std::size_t kComparedPartCount = 4;

/** "camera", "left hand", "right hand", "gaze". */
MRINPUTANIMATIONCORE_API const char* ToString(ComparedPart part);

/**
 * What still counts as the same; NaN and negative numbers count as 0. Twice what MRTK's reducer and ours may move a
 * joint by default: so far apart may two recordings of one motion be. In time, one frame of 60 Hz.
 */
struct CompareTolerances
{
	double position = 0.002; ///< Metres, camera and joints.
	double rotation = 0.4 * 0.017453292519943295; ///< Radians, camera and joints.
	double gazeOrigin = 0.002;
	double gazeDirection = 0.4 * 0.017453292519943295;
	double edgeShift = 0.017; ///< Seconds, for a change of a tracked or pinch flag.
	double markerShift = 0.017;
	double range = 0.017; ///< Seconds between the two starts, and the two ends.
};

struct CompareOptions
{
	bool asStored = false; ///< Rotations as they stand in the files: see SamplerOptions.
	bool allJoints = false; ///< Joints at all times, not only while the hand is tracked in both.
	std::optional<double> alignWithin; ///< Seconds: find the shift of `b` first, and compare under it.
	double edgeWindow = 0.5; ///< Seconds that a change may have moved; further away it is another change.
	double markerWindow = 10.0; ///< The same for markers of one name.
	std::size_t cells = 0; ///< Cells of PartDifference::cells, 4,096 at most.
};

/** Which of the two has keys for something. */
enum class ComparePresence : std::uint8_t
{
	Neither,
	OnlyA,
	OnlyB,
	Both,
};

/** A distance over time: metres for positions and origins, radians for rotations and directions. */
struct Deviation
{
	double largest = 0.0;
	double largestTime = 0.0; ///< Where it is so for the first time.
	double mean = 0.0;
	double rms = 0.0;
};

struct PoseDifference
{
	ComparePresence presence = ComparePresence::Neither;
	double seconds = 0.0; ///< How long it was compared. 0 too where one moment was.
	Deviation position;
	Deviation rotation; ///< For the gaze, of the direction.
};

/** The camera, the gaze or all joints of a hand together, but for the joint None, which is judged by itself. */
struct PartDifference : PoseDifference
{
	PoseId positionPose = 0; ///< The pose that has the largest position difference. Of no meaning for the gaze.
	PoseId rotationPose = 0;

	/** The common time in equal cells: the largest difference over its tolerance; -1 where nothing was compared. */
	std::vector<float> cells;
};

/** Seconds of the common time during which a flag is on in one only. */
struct FlagDifference
{
	double onlyA = 0.0;
	double onlyB = 0.0;
	double atStart = 0.0; ///< How long the two differ from the very start of the common time on.
};

/** The same thing in both recordings, or in one. Times are on a's clock. */
struct TimePair
{
	std::optional<double> timeA;
	std::optional<double> timeB;

	bool IsMatched() const { return timeA && timeB; }
	double Shift() const { return IsMatched() ? *timeB - *timeA : 0.0; }
	double Time() const { return timeA ? *timeA : timeB.value_or(0.0); }
};

struct EdgeDifference : TimePair
{
	Hand hand = Hand::Left;
	EventKind kind = EventKind::PinchStarted;
};

struct MarkerDifference : TimePair
{
	std::string name;
};

/** A shift in time, in seconds to add to b's times. */
struct TimeAlignment
{
	double shift = 0.0;

	/** How much better the two fit than under a middling shift: 1 perfectly, 0 not at all, as when nothing moves. */
	double confidence = 0.0;
	double rms = 0.0; ///< Metres that are left; a hand that one recording does not see counts as 0.25 m away.
	bool isAtLimit = false; ///< The best shift is the furthest one allowed: a better one may lie beyond.
};

enum class ExcessKind : std::uint8_t
{
	NoCommonTime, ///< One ends before the other begins. Seconds between them.
	OnlyInOne, ///< Camera, gaze or a joint. No number.
	Position, ///< Metres.
	Rotation, ///< Radians.
	FlagAtStart, ///< A flag differs at the start of the common time. Seconds.
	EdgeUnmatched, ///< No number.
	EdgeShift, ///< Seconds.
	MarkerUnmatched, ///< No number.
	MarkerShift, ///< Seconds.
	Start, ///< Seconds.
	End, ///< Seconds.
};

/** As the enumerators are spelt: "Position". */
MRINPUTANIMATIONCORE_API const char* ToString(ExcessKind kind);

/** One thing that is beyond its tolerance: the worst of its kind in its part, flag or marker list. */
struct Excess
{
	ExcessKind kind = ExcessKind::NoCommonTime;
	ComparedPart part = ComparedPart::Camera;
	PoseId pose = 0; ///< For OnlyInOne, Position and Rotation of camera and hands.
	EventKind event = EventKind::PinchStarted; ///< For flags and edges.
	std::string marker;
	bool isInA = true; ///< Where one only has it: which one.
	double value = 0.0; ///< In the kind's unit; signed, b less a, for shifts.
	double tolerance = 0.0;
	double ratio =
		0.0; ///< |value| over tolerance, or how bad the lack of something is in these terms; may be infinite.
	double time = 0.0; ///< On a's clock.
	std::size_t count = 1; ///< Edges or markers of this kind.
};

/** "right hand 4.2 mm > 2 mm at 3.117 s (IndexTip)", "right pinch starts 18 ms later at 2.314 s". */
MRINPUTANIMATIONCORE_API std::string Describe(const Excess& excess);

/** What two recordings differ in, under their common time. */
struct Comparison
{
	TimeRange rangeA;
	TimeRange rangeB; ///< On its own clock.
	std::optional<TimeAlignment> alignment; ///< If it was asked for.
	bool hasCommonTime = false;
	double commonStart = 0.0; ///< On a's clock.
	double commonEnd = 0.0;

	std::array<PoseDifference, kPoseCount> poses;
	std::array<PartDifference, kComparedPartCount> parts;
	std::array<FlagDifference, kHandCount> tracked;
	std::array<FlagDifference, kHandCount> pinch;
	std::vector<EdgeDifference> edges; ///< By time, matched or not.
	std::vector<MarkerDifference> markers; ///< By time.
	std::vector<Excess> excesses; ///< Worst ratio first; those of joints None come last.

	bool IsWithin() const { return excesses.empty(); }
	double Shift() const { return alignment ? alignment->shift : 0.0; }
	const PartDifference& operator[](ComparedPart part) const { return parts[static_cast<std::size_t>(part)]; }
};

/**
 * How far two recordings are apart, as motion and not as bytes: dialect, key placement, wrap modes and channel bytes
 * count for what they do to the motion. Poses follow Sampler's rules. What is in both keys alike differs by exactly 0;
 * more keys on the same lines or Bézier curves by the rounding of those keys.
 *
 * Positions: pieces lie between neighbouring key times of either recording. Between straight keys the difference is a
 * straight line there, so the largest value and the RMS are exact, and so is the mean to about 1e-5 of it. Angles are
 * taken at the ends and in the middle of a piece, at 17 places of one that turns by more than 10 degrees. Their mean is
 * the integral over time: by Simpson's rule, or near 0, where an angle bends, as the mean length of a turn that changes
 * evenly. A Bézier piece is cut into parts of 1/120 s, 2 to 64 of them, each taken as straight; a curve that loops
 * counts 120 times a second beyond its keys, 8,192 times at most.
 *
 * Joints count while the hand is tracked in both. Edges count within the common time; their partners may lie outside.
 * Flags and markers are matched in order, at the least total shift. Starts and ends are not judged after alignment.
 *
 * Any numbers will do; keys and markers that are not finite are left out. Every number is finite but for
 * ratios. Takes time in proportion to the keys and flag changes, and the memory of two samplers.
 */
MRINPUTANIMATIONCORE_API Comparison Compare(const RecordingView& a, const RecordingView& b,
	const CompareTolerances& tolerances = {}, const CompareOptions& options = {});

/**
 * The shift of `b` at which camera and hands are nearest to those of `a`, to a fraction of a millisecond: searched up
 * to `within` seconds around their own clocks, and around both starting together. At least half of the shorter
 * recording must overlap. No shift where none fits better. The same on every run; a second or so at most.
 */
MRINPUTANIMATIONCORE_API TimeAlignment FindTimeShift(const RecordingView& a, const RecordingView& b, double within);

} // namespace mria
