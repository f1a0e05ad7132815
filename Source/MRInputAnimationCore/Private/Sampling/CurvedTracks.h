// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/BezierBatch.h"
#include "Mria/Curve.h"
#include "Mria/CurveId.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

/** One piece of a curve in BezierSegment's terms, with room for it in floats. Steps, lines and held ends are pieces
 * too. */
struct CurvedPiece
{
	float startTime = 0.0f;
	float endTime = 1.0f;
	float startValue = 0.0f;
	float endValue = 0.0f;
	float outRise = 0.0f;
	float inRise = 0.0f;
	float outWeight = 0.0f;
	float inWeight = 0.0f;
};

/** One more than a recording has: the gaze's direction fills four components, as a rotation does. */
inline constexpr std::size_t kMostCurves = kFloatCurveCount + 1;

/**
 * The curves of a sampler that no straight track can hold: Bézier segments, looping wrap modes, values beyond a track's
 * limits. Those that can are cut into pieces ahead of time and solved many at once; the others go to the reference
 * evaluator key by key.
 */
class CurvedTracks
{
public:
	/** A curve and its target: component 0 to 3 of a track. */
	struct Target
	{
		std::uint32_t track = 0;
		std::uint32_t component = 0;
	};

	void Clear();

	/** `keys` must be sorted and finite. */
	void Add(const Target& target, const Curve& curve);

	bool IsEmpty() const { return targets_.empty(); }
	const std::vector<Target>& Targets() const { return targets_; }

	/** The value of every curve at `time`, in the order of Targets(). Allocates nothing. */
	void Evaluate(float time, float (&out)[kMostCurves]) const;

	/** The value and slope of one of them. */
	float ValueOf(std::size_t index, float time) const;
	float SlopeOf(std::size_t index, float time) const;

	std::size_t MemorySize() const;

private:
	/** A run of pieces, or none where the reference evaluator has the curve. */
	struct Run
	{
		std::size_t first = 0;
		std::size_t count = 0;
		std::size_t curve = 0;
	};

	bool AddPieces(const Curve& curve);
	const CurvedPiece& FindPiece(const Run& run, float time) const;

	std::vector<Target> targets_;
	std::vector<Run> runs_;
	std::vector<float> starts_; ///< Of the pieces, apart, so that a search touches few cache lines.
	std::vector<CurvedPiece> pieces_;
	std::vector<Curve> curves_;
	BezierPath path_ = FastestBezierPath();
};

} // namespace mria
