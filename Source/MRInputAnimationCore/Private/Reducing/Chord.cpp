// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Reducing/Chord.h"

#include "Mria/FloatRules.h"

#include <algorithm>
#include <cmath>

namespace mria
{

namespace ChordDetail
{
/** See Chord.h for these. */
constexpr float kShare = 0.998f;
constexpr float kLongestStep = 1200.0f;
constexpr float kSameSide = 0.49f;

/** Smaller tolerances are lost in the rounding of squares; larger ones could overflow. */
constexpr float kLeastTolerance = 1e-9f;
constexpr float kMostTolerance = 1e6f;

/** Short of a quarter turn of the vector, so that a line never passes through 0. */
constexpr float kMostAngle = 1.5f;
} // namespace ChordDetail

ChordRules MakeChordRules(GroupKind kind, float tolerance)
{
	using namespace ChordDetail;
	if (IsNan(tolerance) || tolerance < kLeastTolerance)
	{
		return {kind, 0.0f};
	}
	if (kind == GroupKind::Position)
	{
		return {kind, kShare * (std::min)(tolerance, kMostTolerance)};
	}
	// A quaternion turns by half the angle of its rotation.
	const float angle = kind == GroupKind::Rotation ? tolerance / 2.0f : tolerance;
	return {kind, kShare * std::sin((std::min)(angle, kMostAngle))};
}

float LongestStep(const ChordRules& rules, float length)
{
	using namespace ChordDetail;
	const float longest = kLongestStep * rules.reach;
	return rules.kind == GroupKind::Rotation ? (std::min)(longest, kSameSide * length) : longest;
}

} // namespace mria
