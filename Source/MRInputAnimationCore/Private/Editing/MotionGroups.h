// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"
#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <cstddef>
#include <cstdint>

namespace mria
{

/** Curves that are one thing in space and change together. */
namespace MotionGroups
{
inline constexpr std::size_t kVectorCurves = 3;
inline constexpr std::size_t kRotationCurves = 4;
inline constexpr std::size_t kMostCurves = kRotationCurves;

enum class Kind : std::uint8_t
{
	Position, ///< And the gaze's origin.
	Rotation,
	Direction,
};

struct Group
{
	CurveId first = 0;
	std::size_t count = 0;
	Kind kind = Kind::Position;

	Span<Curve> In(Recording& recording) const { return {&recording.curves[first], count}; }
};

/** Position and rotation of each pose in turn, then the gaze's origin and direction. */
inline constexpr std::size_t kCount = 2 * kPoseCount + 2;

constexpr Group At(std::size_t index)
{
	const bool isSecond = index % 2 == 1;
	if (index >= 2 * kPoseCount)
	{
		return isSecond ? Group{GazeCurve(RayComponent::DirectionX), kVectorCurves, Kind::Direction}
						: Group{GazeCurve(RayComponent::OriginX), kVectorCurves, Kind::Position};
	}
	const CurveId first = FirstCurveOf(index / 2);
	return isSecond ? Group{first + kVectorCurves, kRotationCurves, Kind::Rotation}
					: Group{first, kVectorCurves, Kind::Position};
}
} // namespace MotionGroups

} // namespace mria
