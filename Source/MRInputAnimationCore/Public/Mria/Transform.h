// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/PackedRecording.h"
#include "Mria/Pose.h"
#include "Mria/Recording.h"
#include "Mria/Similarity.h"

#include <cstddef>
#include <optional>

namespace mria
{

/**
 * Returns the camera pose at its first key, with a limited position, for use with AnchorHead. Empty without a
 * camera.
 */
MRINPUTANIMATIONCORE_API std::optional<Pose> FindHeadStart(const RecordingView& recording);

/**
 * Tolerances for the one inexact case of Transform. The defaults are a tenth of the tolerances of the MRTK recorder.
 * Values that are not positive count as the defaults.
 */
struct TransformOptions
{
	float positionTolerance = 1e-4f; ///< Metres, before the transform.
	float rotationTolerance = 2e-4f; ///< Radians; also for directions.
};

struct TransformReport
{
	std::size_t changedCurves = 0;
	std::size_t keysBefore = 0; ///< Keys of the changed curves.
	std::size_t keysAfter = 0;
	std::size_t droppedKeys = 0; ///< Keys with a NaN or infinite time or value, in curves that had to be mixed.
	std::size_t rebuiltRotations = 0; ///< Poses whose lost W (FindingCode::DamagedW) was restored before the rotation.
	std::size_t mergedGroups = 0; ///< Groups whose curves now share key times.
	std::size_t heldGroups = 0; ///< Groups that no longer repeat beyond their keys.
	std::size_t sampledSegments = 0; ///< Segments replaced by cubics within the tolerances: the one inexact case.
	float largestPositionError = 0.0f; ///< Largest position error at the tested points of sampled segments, in metres.
	float largestRotationError = 0.0f; ///< Radians.
};

/**
 * Transforms a whole recording. Positions and the origin of the gaze are scaled, rotated and translated; rotations
 * and the direction of the gaze are rotated. Flags, markers, channels and all times stay.
 *
 * Without a rotation, every key stays a key: only values and, with a scale, tangents change. A rotation mixes the
 * curves of a group (position x, y, z; rotation x, y, z, w; origin; direction). This is exact except for float
 * rounding:
 * - key by key, if the curves share times, weights and steps, as in every recording of MRTK 2.x;
 * - otherwise at the union of their times, with segments split where another curve has a key: for lines, steps and
 *   unweighted cubics in any combination, and for weighted segments among lines and steps. A step becomes a jump:
 *   two keys at one time.
 *
 * Only if two curves of a group bend with different weights at the same time, that part is replaced by at most 64
 * unweighted cubics within the tolerances. The report has their number and error.
 *
 * Before a rotation, keys with NaN or infinite numbers are removed, unsorted keys are sorted, and a lost W is
 * restored. A curve without keys in a group that has some gets a key with value 0. A group without keys stays empty,
 * and a rotation of length 0 keeps that length. Signs of quaternions do not change. Wrap modes stay if the curves of
 * the group repeat in the same way over the same range, or all hold; otherwise they become holding ones, and are
 * counted.
 *
 * The rotation may have any length; 0, NaN or infinity counts as the identity. A scale that is not positive and
 * finite counts as 1, and a NaN or infinite component of the translation as 0. The identity changes no bit. A
 * transform followed by its inverse restores the recording except for float rounding. Values are clamped to the
 * largest float. O(keys), with additional memory for one group.
 */
MRINPUTANIMATIONCORE_API TransformReport Transform(
	EditedRecording recording, const Similarity& similarity, const TransformOptions& options = {});

} // namespace mria
