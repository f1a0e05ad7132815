// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"
#include "Mria/Span.h"
#include "Sampling/Track.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/** Where a track's keys go: all of it lies in one arena of floats. */
struct TrackSpace
{
	float* times;
	float* values;
};

/** Floats that a track of so many keys takes at most. */
std::size_t TrackSize(std::size_t keyCount, std::size_t width);

/** Lays a track's parts out from `memory` on. */
TrackSpace LayOutTrack(float* memory, std::size_t keyCount, std::size_t width);

/** What a pass over a track's curves found out. */
struct LoadResult
{
	bool isSound = false; ///< Straight curves that share rising, finite times.
	bool hasFlips = false; ///< Neighbours on opposite sides, if they are quaternions.
};

/** The pass for short keys on processors with AVX2, eight keys at a time. TrackLoader.cpp has it for all others. */
LoadResult LoadShortKeysAvx2(Span<const CurveView> curves, const TrackSpace& space);

/** Most keys that a pass takes at once; a track has room for as many too much. */
inline constexpr std::size_t kMaxBatch = 8;

/**
 * The fast way in: curves that share rising, finite times, straight and held at their ends, as every recording of
 * MRTK 2.x has them. One pass checks all of that and copies. False when anything is otherwise; the space is then left
 * in disorder. With `continuous`, a rotation's keys get the sign that is nearer to the key before.
 */
bool LoadTrack(Span<const CurveView> curves, bool continuous, const TrackSpace& space, Track& out);

/** Any straight or stepping curves on the union of their times; a step is two keys at one time. */
struct MergedKeys
{
	std::vector<float> times;
	std::vector<float> values; ///< One value a curve and key.
};

/** The keys of a curve that are finite, sorted; of those at one time, order is kept. */
std::vector<Keyframe> CleanKeys(const CurveView& curve);

/** Whether a clean curve is straight or steps everywhere, held at its ends and within a track's limits. */
bool IsStraight(const CurveView& curve, Span<const Keyframe> clean);

MergedKeys MergeStraight(Span<const std::vector<Keyframe>> curves);

/** Of q and -q, the one nearer to the key before. */
void MakeContinuous(Span<float> quaternions);

Track StoreTrack(const MergedKeys& keys, std::size_t width, const TrackSpace& space);

} // namespace mria
