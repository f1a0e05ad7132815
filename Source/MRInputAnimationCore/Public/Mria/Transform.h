// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Pose.h"
#include "Mria/Recording.h"
#include "Mria/Similarity.h"

#include <cstddef>
#include <optional>

namespace mria
{

/** The camera at its first key, its position limited, to re-anchor a recording by AnchorHead; nothing without one. */
MRINPUTANIMATIONCORE_API std::optional<Pose> FindHeadStart(const RecordingView& recording);

/**
 * How far the one inexact case of Transform may be off: by default a tenth of what MRTK's recorder itself lets pass.
 * Numbers that are not above 0 count as the defaults.
 */
struct TransformOptions
{
	float positionTolerance = 1e-4f; ///< Metres, in the recording as it was.
	float rotationTolerance = 2e-4f; ///< Radians, for directions too.
};

struct TransformReport
{
	std::size_t changedCurves = 0;
	std::size_t keysBefore = 0; ///< In the curves changed.
	std::size_t keysAfter = 0;
	std::size_t droppedKeys = 0; ///< Time or value not finite, in curves that had to be mixed.
	std::size_t rebuiltRotations = 0; ///< Poses whose lost W (FindingCode::DamagedW) was rebuilt to be turned.
	std::size_t mergedGroups = 0; ///< Positions, rotations and rays whose curves now share times; nothing else changed.
	std::size_t heldGroups = 0; ///< Groups that no longer repeat beyond their keys.
	std::size_t sampledSegments = 0; ///< Cut into cubics within the tolerances: the one inexact case.
	float largestPositionError = 0.0f; ///< Metres, found where sampled segments were probed.
	float largestRotationError = 0.0f; ///< Radians.
};

/**
 * Moves the whole recording. Positions and the gaze's origin are scaled, turned and moved; rotations and the gaze's
 * direction are turned. Flags, markers, channels and all times stay, first and last keys included.
 *
 * Without a turn every key stays a key: the values change, and with a scale the tangents. A turn mixes the curves of a
 * group (position x, y, z; rotation x, y, z, w; origin; direction), which is exact but for float rounding
 * - key by key, where they share times, weights and steps, as in every recording of MRTK 2.x;
 * - else on the union of their times, segments cut where another curve has a key: lines, steps and unweighted cubics
 *   together, and weighted segments among lines and steps. A step becomes a jump, two keys at one time.
 * Only where two curves of a group bend with different weights at one time is the stretch cut into unweighted cubics,
 * at most 64, within the tolerances; the report says how often and how far off.
 *
 * What a turn needs first: keys that are not finite go, unsorted ones are sorted, a lost W is rebuilt. A curve without
 * keys among others that have some gets one for the 0 that it plays as; a group that has no key at all stays so, and a
 * rotation of length 0 stays of length 0. Signs of quaternions stay as they are. Wrap modes stay where the group's
 * curves repeat alike over the same range, or all hold; otherwise they are held, and counted.
 *
 * A rotation may have any length; 0 or not finite counts as none. A scale that is not finite or not above 0 counts as
 * 1, a part of the translation that is not finite as 0.
 * The identity changes nothing, to the bit; a place and then its inverse agree with the start to float rounding.
 * Values saturate at the largest float. O(keys), with as much memory again for one group.
 */
MRINPUTANIMATIONCORE_API TransformReport Transform(
	Recording& recording, const Similarity& place, const TransformOptions& options = {});

} // namespace mria
