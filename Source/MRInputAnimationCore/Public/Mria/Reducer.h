// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Recording.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mria
{

/**
 * Largest error that removing keys may cause: metres for positions, radians for rotations and directions. The
 * defaults are those of MRTK. With a tolerance of 0, a negative one or NaN, only keys that equal both neighbours are
 * removed.
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

/** The part of the input that moves. */
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

/** Result for the positions or the rotations of one channel; for a hand, all joints together. */
struct ReducedPart
{
	std::size_t keysBefore = 0; ///< Summed over curves, as in a file.
	std::size_t keysAfter = 0;
	std::size_t keysAtNewTimes = 0; ///< Of keysAfter: keys at times at which their curve had none.
	double worstError = 0.0; ///< Largest error at the old key times, in metres or radians. Measured, not estimated.
	std::size_t framesLost = 0; ///< Old key times after the last new key: the maximum over all groups.
};

struct ReducedChannel
{
	ReducedPart position; ///< For the gaze: its origin.
	ReducedPart rotation; ///< For the gaze: its direction.
};

/** Why a group of curves was not reduced. */
enum class SkipReason : std::uint8_t
{
	NotFinite, ///< A key is NaN or infinite, or a value exceeds 1e9.
	Unsorted, ///< Keys are not sorted by time.
	Incomplete, ///< Only some of its curves have keys.
	LostW, ///< MRTK 2.6.0 to 2.7.2 lost the W of the rotation. Repair restores it; see RepairKind::RebuildW.
	Loops, ///< A wrap mode repeats a curve.
	Curved, ///< Some segments are not straight.
	NoGain, ///< Its curves have different key times, and common ones would need more keys.
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
	std::array<ReducedChannel, kReduceChannelCount> channels; ///< Indexed by ReduceChannel. Includes skipped groups.
	std::vector<SkippedGroup> skipped; ///< In file order.

	ReducedChannel& Of(ReduceChannel channel) { return channels[static_cast<std::size_t>(channel)]; }
	const ReducedChannel& Of(ReduceChannel channel) const { return channels[static_cast<std::size_t>(channel)]; }

	/** Sums and maxima over positions and rotations of all channels. */
	MRINPUTANIMATIONCORE_API ReducedChannel Total() const;
};

/**
 * Removes the keys that straight lines between the remaining keys replace within the tolerances.
 *
 * The bound holds at every key time of every curve of a group (x, y, z of a position; x, y, z, w of a rotation): as
 * a distance, and as an angle that ignores the sign of the quaternion, with the new keys evaluated in floats by
 * Sampler or EvaluateCurve. The remaining keys are old keys, except that the signs of rotations become continuous and
 * that keysAtNewTimes are new keys on the old lines.
 * First and last keys stay, and so do the last key before and the first after each change of the tracked flag of a
 * hand, so that gaps do not change. Flags, markers, wrap modes and all groups listed in ReduceReport::skipped do not
 * change.
 *
 * If the curves of a group have different key times, as in files of 2019, they get common ones if that needs fewer
 * keys. Otherwise the curves of a position are reduced one by one, and those of a rotation are skipped.
 *
 * A second run with the same tolerances may remove a few more keys, and measures its error against the result of the
 * first. To stay within a tolerance of the original, reduce the original. O(keys log keys), typically a few
 * nanoseconds per key.
 */
MRINPUTANIMATIONCORE_API ReduceReport Reduce(EditedRecording recording, const ReduceTolerances& tolerances = {});

/**
 * Reduces `source` into `out` and reuses the memory of `out`, whose content is replaced. The source may view the
 * bytes of a file, so a long file need not be copied first. It must not view `out`.
 */
MRINPUTANIMATIONCORE_API ReduceReport Reduce(
	const RecordingView& source, const ReduceTolerances& tolerances, Recording& out);

inline constexpr std::size_t kMrtkPartition = 32;

/**
 * Reduces with the algorithm of MRTK 2.6.0 to 2.8.3, for comparison. Each run of `partition` keys is reduced
 * independently (Ramer-Douglas-Peucker). The rest after the last full run is lost, except for its first key, and a
 * single key between two kept ones is never tested. The tolerances are therefore not a bound; the report has the
 * actual errors. With a partition of 0, each curve is one run, which takes quadratic time in the worst case. Signs
 * do not change.
 */
MRINPUTANIMATIONCORE_API ReduceReport ReduceLikeMrtk(
	EditedRecording recording, const ReduceTolerances& tolerances = {}, std::size_t partition = kMrtkPartition);

} // namespace mria
