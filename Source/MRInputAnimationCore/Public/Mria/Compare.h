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
 * Differences up to these values count as equal. NaN and negative values count as 0. The defaults are twice what
 * this reducer and that of MRTK may move a joint, since two recordings of one motion may differ by that much, and
 * one frame at 60 Hz for times.
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
	bool asStored = false; ///< Compare rotations as stored in the files; see SamplerOptions.
	bool allJoints = false; ///< Compare joints at all times, not only while the hand is tracked in both recordings.
	std::optional<double> alignWithin; ///< If set, first find the time shift of `b`, up to this many seconds, and
									   ///< compare with it applied.
	double edgeWindow = 0.5; ///< Largest distance in seconds between matching flag changes.
	double markerWindow = 10.0; ///< Largest distance in seconds between matching markers of one name.
	std::size_t cells = 0; ///< Size of PartDifference::cells, at most 4,096.
};

/** Which of the two recordings has keys for something. */
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
	double largestTime = 0.0; ///< Time of the first occurrence.
	double mean = 0.0;
	double rms = 0.0;
};

struct PoseDifference
{
	ComparePresence presence = ComparePresence::Neither;
	double seconds = 0.0; ///< Duration that was compared. Also 0 if a single moment was compared.
	Deviation position;
	Deviation rotation; ///< For the gaze, of the direction.
};

/** The camera, the gaze or all joints of a hand together, except for the joint None, which is not judged. */
struct PartDifference : PoseDifference
{
	PoseId positionPose = 0; ///< Pose with the largest position difference. Unused for the gaze.
	PoseId rotationPose = 0;

	/**
	 * The common time divided into equal cells: the largest ratio of difference to tolerance; -1 for cells without a
	 * comparison.
	 */
	std::vector<float> cells;
};

/** Seconds of the common time in which a flag is on in only one recording. */
struct FlagDifference
{
	double onlyA = 0.0;
	double onlyB = 0.0;
	double atStart = 0.0; ///< Seconds for which the two differ from the start of the common time on.
};

/** The same event in both recordings, or in only one. Times are on the clock of `a`. */
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

/** A time shift, in seconds to add to the times of `b`. */
struct TimeAlignment
{
	double shift = 0.0;

	/**
	 * How much better the recordings match than with an average shift: 1 is a perfect match, 0 is no match, as when
	 * nothing moves.
	 */
	double confidence = 0.0;
	double rms = 0.0; ///< Remaining difference in metres (RMS). A hand that only one recording tracks counts as 0.25 m.
	bool isAtLimit = false; ///< The best shift is at the limit of the search; a better one may lie beyond it.
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

/** A difference beyond its tolerance: the worst of its kind in its part, flag or marker list. */
struct Excess
{
	ExcessKind kind = ExcessKind::NoCommonTime;
	ComparedPart part = ComparedPart::Camera;
	PoseId pose = 0; ///< For OnlyInOne, Position and Rotation of camera and hands.
	EventKind event = EventKind::PinchStarted; ///< For flags and edges.
	std::string marker;
	bool isInA = true; ///< If only one recording has it: whether that is `a`.
	double value = 0.0; ///< In the unit of the kind. For shifts: signed, b minus a.
	double tolerance = 0.0;
	double ratio = 0.0; ///< |value| / tolerance, or an equivalent for something that is missing; may be infinite.
	double time = 0.0; ///< On a's clock.
	std::size_t count = 1; ///< Edges or markers of this kind.
};

/** "right hand 4.2 mm > 2 mm at 3.117 s (IndexTip)", "right pinch starts 18 ms later at 2.314 s". */
MRINPUTANIMATIONCORE_API std::string Describe(const Excess& excess);

/** The differences between two recordings within their common time. */
struct Comparison
{
	TimeRange rangeA;
	TimeRange rangeB; ///< On the clock of `b`.
	std::optional<TimeAlignment> alignment; ///< Set if requested with CompareOptions::alignWithin.
	bool hasCommonTime = false;
	double commonStart = 0.0; ///< On a's clock.
	double commonEnd = 0.0;

	std::array<PoseDifference, kPoseCount> poses;
	std::array<PartDifference, kComparedPartCount> parts;
	std::array<FlagDifference, kHandCount> tracked;
	std::array<FlagDifference, kHandCount> pinch;
	std::vector<EdgeDifference> edges; ///< By time, matched or not.
	std::vector<MarkerDifference> markers; ///< By time.
	std::vector<Excess> excesses; ///< Worst ratio first; none of the joint None.

	bool IsWithin() const { return excesses.empty(); }
	double Shift() const { return alignment ? alignment->shift : 0.0; }
	const PartDifference& operator[](ComparedPart part) const { return parts[static_cast<std::size_t>(part)]; }
};

/**
 * Measures how much two recordings differ as motion, not as bytes. Dialect, key placement, wrap modes and channel
 * bytes matter only through their effect on the motion. Poses follow the rules of Sampler. Keys that are equal in
 * both differ by exactly 0; additional keys on the same lines or Bézier curves differ by the rounding of those keys.
 *
 * Motion is divided into pieces between neighbouring key times of either recording. Between straight keys the
 * position difference is linear, so its maximum and RMS are exact, and the mean is accurate to about 1e-5 of its
 * value. Angles are measured at both ends and the middle of a piece, or at 17 points if the piece turns by more than
 * 10 degrees. Their mean is the integral over time: by Simpson's rule or, near 0, where an angle bends, as the mean
 * length of a turn that changes evenly. A Bézier piece is divided into parts of 1/120 s, from 2 to 64, each treated as
 * straight. A looping curve is sampled 120 times per second beyond its keys, at most 8,192 times.
 *
 * Joints are compared while the hand is tracked in both recordings. Flag changes are compared within the common
 * time; their partners may lie outside. Flag changes and markers are matched in order with the least total shift.
 * Start and end times are not compared after alignment.
 *
 * Accepts any values; keys and markers with NaN or infinite times are ignored. All results are finite except ratios.
 * Time is linear in the number of keys and flag changes; memory is that of two samplers.
 */
MRINPUTANIMATIONCORE_API Comparison Compare(const RecordingView& a, const RecordingView& b,
	const CompareTolerances& tolerances = {}, const CompareOptions& options = {});

/**
 * Finds the time shift of `b` at which camera and hands best match those of `a`, to a fraction of a millisecond.
 * Searches up to `within` seconds around equal clocks and around equal start times. At least half of the shorter
 * recording must overlap. Returns no shift if none matches better. Deterministic; takes about a second at most.
 */
MRINPUTANIMATIONCORE_API TimeAlignment FindTimeShift(const RecordingView& a, const RecordingView& b, double within);

} // namespace mria
