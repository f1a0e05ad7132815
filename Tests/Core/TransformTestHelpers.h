// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "MotionEditTestHelpers.h"
#include "Mria/CurveEvaluator.h"
#include "Mria/Transform.h"
#include "Support/CurveSamples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace mria::MotionEditTests
{

using CurveSamples::Key;

inline constexpr float kInfinity = std::numeric_limits<float>::infinity();

/** Askew in every respect, so that no number stays where it was. */
inline const Similarity kAskew = {NormalizedOrIdentity({0.3f, -0.5f, 0.2f, 0.7f}), {0.5f, -1.0f, 2.0f}, 1.25f};

inline void ExpectMoved(
	const Recording& original, const Recording& moved, const Similarity& similarity, float tolerance)
{
	const Distance distance =
		FarthestFrames(original, moved, [&](const Frame& frame) { return MovedFrame(similarity, frame); });
	EXPECT_LT(distance.metres, tolerance);
	EXPECT_LT(distance.radians, tolerance);
}

/** The camera's position at one time, curve by curve and so by the reference evaluator. */
inline Vec3 PositionAt(const Recording& recording, float time)
{
	return {EvaluateCurve(recording.curves[0], time), EvaluateCurve(recording.curves[1], time),
		EvaluateCurve(recording.curves[2], time)};
}

/** How far the moved camera's position is from the original's, moved, at many times in and beyond its range. */
inline float MaxPositionError(
	const Recording& original, const Recording& moved, const Similarity& similarity, float end = 5.0f)
{
	float farthest = 0.0f;
	for (float time = -3.0f; time <= end; time += 0.0173f)
	{
		const Vec3 wanted = Apply(similarity, PositionAt(original, time));
		farthest = std::max(farthest, Length(PositionAt(moved, time) - wanted));
	}
	return farthest;
}

} // namespace mria::MotionEditTests
