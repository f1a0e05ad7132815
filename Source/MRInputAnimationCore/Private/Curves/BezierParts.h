// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/** The instructions that solve segments. All agree within 2e-6 of the range of values of a segment. */
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

inline constexpr std::size_t kBezierLanes = 16;

/**
 * Segments around one time: arrays of `count` floats, of any alignment, with the meaning of BezierSegment's fields.
 * Each needs startTime <= time <= endTime, startTime < endTime and weights from 0 to 1; SolveValue is for other
 * weights. Whole kBezierLanes are read, so there must be room, with numbers in it, up to the next multiple of them.
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
 * What the values at that time are made of, so that several curves may share a segment: (side < 0 ? endValue :
 * startValue) + ofRise * (endValue - startValue) + ofOut * outRise - ofIn * inRise.
 */
struct BezierParts
{
	float* side = nullptr;
	float* ofRise = nullptr;
	float* ofOut = nullptr;
	float* ofIn = nullptr;
};

/**
 * Solves each segment: a value made of its parts is within 2e-6 of the range of its control values, and at the ends
 * exact. Whole kBezierLanes are written, and no part may overlap the inputs. Allocates nothing.
 */
void SolveParts(const BezierTimes& times, const BezierParts& parts, BezierPath path);

} // namespace mria
