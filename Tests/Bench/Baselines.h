// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Span.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mria::bench
{

/** What a plain reader makes of a file: vectors of 28-byte keys, in the memory they have. False where it is broken. */
bool LoadFromStream(const std::string& path, Recording& out);

/** The same from memory, each field held against the end of the bytes. */
bool LoadFromMemory(Span<const std::uint8_t> bytes, Recording& out);

/** All inputs at one moment by curve, as the plain evaluators give them: rotations and gaze direction normalised. */
struct FlatFrame
{
	std::array<float, kCurveCount> values; ///< Those of flag curves are not set.
	std::array<bool, kFlagCurveCount> flags;
};

/** Normalises every rotation and the gaze direction. */
void NormalizeDirections(FlatFrame& frame);

/** Unity's keys: 28 bytes, of which a cubic uses 16. */
using HermiteCurves = std::array<std::vector<Keyframe>, kCurveCount>;

/** Straight keys with the tangents of their lines, on which a cubic gives the same values. */
HermiteCurves MakeHermiteCurves(const RecordingView& recording);

/** The cubic between two unweighted keys. */
inline float HermiteValue(const Keyframe& a, const Keyframe& b, float time)
{
	const float dt = b.time - a.time;
	const float s = (time - a.time) / dt;
	const float s2 = s * s;
	const float s3 = s2 * s;
	return (2.0f * s3 - 3.0f * s2 + 1.0f) * a.value + (s3 - 2.0f * s2 + s) * (dt * a.outTangent) +
		(3.0f * s2 - 2.0f * s3) * b.value + (s3 - s2) * (dt * b.inTangent);
}

struct LinearKey
{
	float time = 0.0f;
	float value = 0.0f;
};

using LinearCurves = std::array<std::vector<LinearKey>, kCurveCount>;

LinearCurves MakeLinearCurves(const RecordingView& recording);

/** Binary search in each curve, then a line. */
void SampleBySearch(const LinearCurves& curves, float time, FlatFrame& out);

/** Remembers the last key of each curve: moves on by up to three keys, and searches where that is not enough. */
class LastKeys
{
public:
	template <typename Key>
	std::size_t Find(CurveId curve, const std::vector<Key>& keys, float time);

private:
	std::array<std::uint32_t, kCurveCount> lastKeys_{};
};

/** A line between 8-byte keys. */
class CursorSampler
{
public:
	explicit CursorSampler(const LinearCurves& curves)
		: curves_(curves)
	{
	}
	void SampleAt(float time, FlatFrame& out);

private:
	const LinearCurves& curves_;
	LastKeys lastKeys_;
};

/** As Unity evaluates: a place kept in each curve, 28-byte keys and the cubic between them. */
class UnityLikeSampler
{
public:
	explicit UnityLikeSampler(const HermiteCurves& curves)
		: curves_(curves)
	{
	}
	void SampleAt(float time, FlatFrame& out);

private:
	const HermiteCurves& curves_;
	LastKeys lastKeys_;
};

} // namespace mria::bench
