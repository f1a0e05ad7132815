// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/** The instructions that solve a batch. All agree within 2e-6 of the range of values of a segment. */
enum class BezierPath : std::uint8_t
{
	Plain,
	Sse2,
	Avx2,
	Neon,
};

/** The fastest path of the running processor. Cheap, but callers should store it instead of asking every frame. */
BezierPath FastestBezierPath();

/** Whether this build and this processor have the path. */
bool HasBezierPath(BezierPath path);

/**
 * Many segments, each at its own time: arrays of `count` floats, of any alignment, with the meaning of BezierSegment's
 * fields. Each needs startTime <= time <= endTime, startTime < endTime. `value` must not overlap the inputs.
 */
struct BezierBatch
{
	const float* time = nullptr;
	const float* startTime = nullptr;
	const float* endTime = nullptr;
	const float* startValue = nullptr;
	const float* endValue = nullptr;
	const float* outRise = nullptr;
	const float* inRise = nullptr;
	const float* outWeight = nullptr;
	const float* inWeight = nullptr;
	float* value = nullptr;
	std::size_t count = 0;
};

/**
 * Writes each segment's value, within 2e-6 of the range of its control values. Allocates nothing; any count.
 * Weights from 0 to 1 are solved many at once, others one by one with SolveValue.
 */
void SolveBatch(const BezierBatch& batch, BezierPath path);

/**
 * Segments at one time, whose values are not asked for: several curves may share one. As in BezierBatch, but weights
 * must be from 0 to 1, and there must be room for kBezierLanes less one behind the last, with numbers in it.
 */
struct BezierTimes
{
	float time = 0.0f;
	const float* startTime = nullptr;
	const float* endTime = nullptr;
	const float* outWeight = nullptr;
	const float* inWeight = nullptr;
	std::size_t count = 0;
};

/**
 * What the values at that time are made of: (side < 0 ? endValue : startValue) + ofRise * (endValue - startValue) +
 * ofOut * outRise - ofIn * inRise.
 */
struct BezierParts
{
	float* side = nullptr;
	float* ofRise = nullptr;
	float* ofOut = nullptr;
	float* ofIn = nullptr;
};

inline constexpr std::size_t kBezierLanes = 16;

/** Solves each segment, as exactly as SolveBatch. Results are written behind the last segment too. */
void SolveParts(const BezierTimes& times, const BezierParts& parts, BezierPath path);

} // namespace mria
