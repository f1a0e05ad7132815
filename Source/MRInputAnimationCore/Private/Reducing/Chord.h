// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"
#include "Reducing/FourSamples.h"
#include "Reducing/GroupFilter.h"
#include "Sampling/Track.h"
#include "Simd/CpuFeatures.h"

#include <cstddef>

/**
 * Tests whether a straight line is close enough to the samples between its ends.
 *
 * All three kinds of group use the same test: the line must stay within a radius of each sample. For a rotation or
 * direction v the radius is |v| sin(a): anything that close to v differs from it by at most the angle a, whatever
 * its length.
 *
 * Playback evaluates the keys in floats too and may round differently. Two evaluations of a line can differ by 4 *
 * 2^-24 of the length of the value, including normalization, and by 12 * 2^-24 of the distance between its ends. The
 * first is subtracted from every radius. For the second, lines are limited to 1,200 radii per component, and two
 * thousandths of the tolerance stay unused.
 */
namespace mria
{

inline constexpr std::size_t kLanes = 4;
inline constexpr unsigned kAllLanes = 15;

/** Those of four lanes that are left of so many samples. */
inline unsigned LanesOf(std::size_t left)
{
	static constexpr unsigned kLanesOf[kLanes + 1] = {0, 1, 3, 7, kAllLanes};
	return kLanesOf[left < kLanes ? left : kLanes];
}

/** What the lines of a group must keep to. */
struct ChordRules
{
	GroupKind kind = GroupKind::Position;
	float reach = 0.0f; ///< Metres, or parts of a sample's length; a little less than the tolerance, or 0 for none.
};

/** Any tolerance: what is no use counts as 0. */
ChordRules MakeChordRules(GroupKind kind, float tolerance);

/** What is taken off a radius for rounding, in parts of the sample's length. */
inline constexpr float kChordRounding = 4e-7f;

/** The square of 1e-6: shorter than that a rotation or direction has no meaning to keep. */
inline constexpr float kLeastSquare = 1e-12f;

/** The squares of the radii around four samples, from the squares of their lengths. -1 where there is no room at all.
 */
MRIA_FORCE_INLINE Float4 LimitsOf(const ChordRules& rules, Float4 squares)
{
	const bool isPosition = rules.kind == GroupKind::Position;
	const Float4 rounding = Float4::All(kChordRounding);
	const Float4 radii = Float4::All(rules.reach) - (isPosition ? rounding * Sqrt(squares) : rounding);
	const Float4 limits = isPosition ? radii * radii : radii * radii * squares;
	const Float4 isLong = Less(Float4::All(isPosition ? -1.0f : kLeastSquare), squares);
	const Float4 isRoom = Less(Float4::Zero(), radii) & isLong;
	return (isRoom & limits) | AndNot(isRoom, Float4::All(-1.0f));
}

/** Samples side by side, in order of time. Up to four more may be read than there are. */
struct SampleRow
{
	const float* times = nullptr;
	const float* values = nullptr; ///< Three or four floats a sample.
	const float* limits = nullptr; ///< From LimitsOf.
};

/** A sample in four lanes, the fourth 0 if it has three numbers. Reads four floats. */
template <std::size_t Width>
MRIA_FORCE_INLINE Float4 LoadSample(const float* values)
{
	const Float4 lanes = Float4::Load(values);
	if constexpr (Width == kPositionWidth)
	{
		return lanes & Less(Float4::Zero(), Float4::Of(1.0f, 1.0f, 1.0f, 0.0f));
	}
	else
	{
		return lanes;
	}
}

/** Where a line starts. */
struct ChordStart
{
	Float4 value;
	Float4 longestStep; ///< How far away the end may be in each number: see LongestStep.
	float time = 0.0f;
};

/**
 * Beyond 1,200 radii the rounding of a line could matter. The next key of a rotation is also at most 0.49 of its own
 * length away (at least `length`): in each of four components it is then closer than its negative, so playback
 * selects the same sign.
 */
float LongestStep(const ChordRules& rules, float length);

inline bool IsChordTime(float duration)
{
	return IsAbove(duration, kShortestSegment) && duration < kMaxTrackTime;
}

/** Whether a line may end this far away. */
MRIA_FORCE_INLINE bool IsChordStep(const ChordStart& start, Float4 step)
{
	return Bits(LessEqual(Abs(step), start.longestStep)) == kAllLanes;
}

/** Whether the samples are the same as the start: then a level line passes them without any room. */
template <std::size_t Width>
bool IsConstant(const ChordStart& start, const SampleRow& row, std::size_t first, std::size_t last)
{
	bool isStill = true;
	for (std::size_t i = first; isStill && i < last; ++i)
	{
		isStill = Bits(Equal(start.value, LoadSample<Width>(row.values + i * Width))) == kAllLanes;
	}
	return isStill;
}

/** For ChordTest, if the distances are not needed. */
struct NoWitness
{
	void See(Float4, Float4, unsigned) {}
};

#define MRIA_KERNEL MRIA_FORCE_INLINE
#include "Reducing/ChordTest.inl"
#undef MRIA_KERNEL

} // namespace mria
