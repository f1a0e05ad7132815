// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/BezierBatch.h"
#include "Mria/Curve.h"
#include "Mria/Sampler.h"
#include "Mria/Span.h"

#include <array>
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

	/** The next curve of a track; its keys must be sorted and finite. */
	void Add(const Target& target, Curve curve);

	bool IsEmpty() const { return targets_.empty(); }
	const std::vector<Target>& Targets() const { return targets_; }

	/** Where the last time was in each curve, so that one near it is found at once. */
	using LastPieces = std::array<std::uint32_t, kTrackCurveCount>;

	/** The value of every curve at `time`, in the order of Targets(). `lastPieces` may be null. Allocates nothing. */
	void Evaluate(float time, LastPieces* lastPieces, float* out) const;

	/** The value and slope of one of them. */
	float ValueOf(std::size_t index, float time) const;
	float SlopeOf(std::size_t index, float time) const;

	std::size_t MemorySize() const;

private:
	/** The pieces of a curve, or none where the reference evaluator has it. */
	struct Run
	{
		std::size_t first = 0;
		std::size_t count = 0;
		std::size_t starts = 0; ///< Curves of a track that share their times have them once.
		std::size_t curve = 0;
		std::size_t sharing = 1; ///< Of the first that has its times: it and how many behind it share them; else 1.
	};

	bool AddPieces(Span<const Keyframe> keys);
	void AddStarts(Run& run, bool isNewTrack);
	std::size_t FindPiece(const Run& run, float time) const;
	std::size_t FollowPiece(const Run& run, float time, std::uint32_t& place) const;
	void Solve(const CurvedPiece** pieces, std::size_t count, float time, float* values) const;
	const CurvedPiece& PieceAt(const Run& run, float time) const { return pieces_[run.first + FindPiece(run, time)]; }

	std::vector<Target> targets_;
	std::vector<Run> runs_;
	std::vector<float> starts_; ///< Of a run's pieces and one that no time gets to.
	std::vector<CurvedPiece> pieces_;
	std::vector<Curve> curves_;
	std::size_t firstSharing_ = 0; ///< The last run that has times of its own.
	BezierPath path_ = FastestBezierPath();
};

} // namespace mria
