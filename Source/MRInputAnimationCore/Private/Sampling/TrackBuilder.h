// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Curve.h"
#include "Mria/Span.h"
#include "Sampling/Track.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace mria
{

/** Memory that is not zeroed, since each float is written before it is read. */
class FloatBuffer
{
public:
	/** Room for so many, what was there is lost: the same memory if it is large enough. */
	float* Reserve(std::size_t floats)
	{
		if (floats > capacity_)
		{
			floats_.reset(new float[floats]);
			capacity_ = floats;
		}
		return floats_.get();
	}

	float* Data() const { return floats_.get(); }

private:
	std::unique_ptr<float[]> floats_;
	std::size_t capacity_ = 0;
};

/** Where a track's keys go. */
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

/** Most keys that MergeTrack may make of these curves. */
std::size_t MostMergedKeys(Span<const CurveView> curves);

/**
 * Three or four curves for which IsStraight holds, on the union of their times; a step is two keys at one time.
 * `space` is for MostMergedKeys(). With `continuous`, a rotation's keys get the sign that is nearer to the key before.
 */
Track MergeTrack(Span<const CurveView> curves, bool continuous, const TrackSpace& space);

/** The keys of a curve that are finite, sorted; of those at one time, order is kept. */
std::vector<Keyframe> CleanKeys(const CurveView& curve);

/** Whether its keys are in order, within a track's limits, straight or steps in between, and held at its ends. */
bool IsStraight(const CurveView& curve);

/** Of q and -q, the one nearer to the key before. */
void MakeContinuous(Span<float> quaternions);

/** Puts sentinels and padding around keys that are in their place. */
Track FinishTrack(const TrackSpace& space, std::size_t keyCount, std::size_t width);

} // namespace mria
