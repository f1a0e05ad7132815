// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mria
{

/**
 * How far dropping keys may move things: metres for positions, radians for rotations and directions. The defaults are
 * MRTK's. Where one is 0 or less, or NaN, only keys that repeat their neighbours on both sides are dropped.
 */
struct ReduceTolerances
{
	float jointPosition = 0.001f;
	float jointRotation = 0.0034906585f; ///< 0.2 degrees.
	float cameraPosition = 0.002f;
	float cameraRotation = 0.0034906585f;
	float gazeOrigin = 0.002f;
	float gazeDirection = 0.0034906585f;
};

/** Who moves. */
enum class ReduceChannel : std::uint8_t
{
	Camera,
	LeftHand,
	RightHand,
	Gaze,
};

inline constexpr std::size_t kReduceChannelCount = 4;

/** "camera", "left hand", "right hand", "gaze". */
MRINPUTANIMATIONCORE_API const char* ToString(ReduceChannel channel);

/** What became of the positions or of the rotations of one channel: of a hand, those of all joints together. */
struct ReducedPart
{
	std::size_t keysBefore = 0; ///< Of every curve, as a file counts them.
	std::size_t keysAfter = 0;
	std::size_t keysAtNewTimes = 0; ///< Of those after: at times that their curve had no key for.
	double worstError = 0.0; ///< Metres or radians at the worst of the old key times; measured, not assumed.
	std::size_t framesLost = 0; ///< Old key times after the last new key, where a pose is held: the most of any group.
};

struct ReducedChannel
{
	ReducedPart position; ///< Of the gaze, its origin.
	ReducedPart rotation; ///< Of the gaze, its direction.
};

/** Why a group of curves was left as it is. */
enum class SkipReason : std::uint8_t
{
	NotFinite, ///< A key of NaN or infinity, or a number beyond 1e9.
	Unsorted, ///< Keys not in order of time.
	Incomplete, ///< Some of its curves have keys, some have none.
	LostW, ///< MRTK 2.6.0 to 2.7.2 lost the rotation's W, which Repair can bring back: see RebuildW.
	Loops, ///< A wrap mode repeats a curve.
	Curved, ///< Not straight between all keys.
	NoGain, ///< Its curves have key times of their own and would need more keys on common ones.
};

/** "not finite", "unsorted", "incomplete", "lost W", "loops", "curved", "no gain". */
MRINPUTANIMATIONCORE_API const char* ToString(SkipReason reason);

struct SkippedGroup
{
	CurveId firstCurve = 0;
	SkipReason reason = SkipReason::Curved;
};

/** "Left.IndexTip.Position: curved". */
MRINPUTANIMATIONCORE_API std::string Describe(const SkippedGroup& left);

struct ReduceReport
{
	std::array<ReducedChannel, kReduceChannelCount> channels; ///< By ReduceChannel. Groups left alone count too.
	std::vector<SkippedGroup> left; ///< In file order.

	ReducedChannel& Of(ReduceChannel channel) { return channels[static_cast<std::size_t>(channel)]; }
	const ReducedChannel& Of(ReduceChannel channel) const { return channels[static_cast<std::size_t>(channel)]; }

	/** Over positions and rotations of all channels: the sums and maxima of their parts. The worst errors as given. */
	MRINPUTANIMATIONCORE_API ReducedChannel Total() const;
};

/**
 * Drops, in place, the keys that straight lines between the others pass within the tolerances.
 *
 * The bound holds at every key time of every curve of a group (x, y, z of a position; x, y, z, w of a rotation): as a
 * distance, and as a true angle whichever of q and -q is stored, with the new keys played by Sampler or EvaluateCurve
 * in floats. What is kept are old keys, but for a rotation's sign, which becomes continuous, and for keysAtNewTimes,
 * which lie on the old lines. First and last keys stay; so do the last key before and the first after each change of a
 * hand's tracked flag, so that a gap stays as it was. Flags, markers, wrap modes and all groups that the report names
 * as left are not touched.
 *
 * Curves with key times of their own, as in files of 2019, get common ones where that takes fewer keys; otherwise those
 * of a position are thinned out one by one, and those of a rotation left alone.
 *
 * A second run with the same tolerances may drop a little more and is then measured against the first one's result:
 * to stay within a tolerance of the original, reduce the original.
 *
 * O(keys log keys), as a rule a few nanoseconds a key.
 */
MRINPUTANIMATIONCORE_API ReduceReport Reduce(Recording& recording, const ReduceTolerances& tolerances = {});

/**
 * The same into another recording, whose memory is used again: what was in `out` is gone. The source may lie in a
 * file's bytes, so a long file need not become a recording first. It must not be a view of `out`.
 */
MRINPUTANIMATIONCORE_API ReduceReport Reduce(
	const RecordingView& source, const ReduceTolerances& tolerances, Recording& out);

inline constexpr std::size_t kMrtkPartition = 32;

/**
 * The same with the decisions of MRTK 2.6.0 to 2.8.3, for comparison. Each run of `partition` keys is thinned out by
 * itself (Ramer-Douglas-Peucker); what follows the last full run is lost, of up to `partition` keys all but the first;
 * a key alone between two kept ones is never tested. So the tolerances are no bound, and the report says by how much.
 * 0 takes each curve as one run, which takes the square of its length in the worst case. Signs stay as they are.
 */
MRINPUTANIMATIONCORE_API ReduceReport ReduceLikeMrtk(
	Recording& recording, const ReduceTolerances& tolerances = {}, std::size_t partition = kMrtkPartition);

} // namespace mria
