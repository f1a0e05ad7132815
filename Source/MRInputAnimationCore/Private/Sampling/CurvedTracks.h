// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Curves/BezierParts.h"
#include "Mria/Curve.h"
#include "Mria/Sampler.h"
#include "Mria/Span.h"
#include "Sampling/CurvedLoader.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mria
{

struct BezierSegment;

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

	/**
	 * Adds all curves of a track, in any state, if they share their times and have nothing odd about them. False if
	 * not; with `continuous`, also if the sign of a quaternion may change from one key to the next.
	 */
	bool AddShared(std::size_t track, Span<const CurveView> curves, bool continuous);

	/** Adds all curves of a track; their keys must be sorted and finite. */
	void Add(std::size_t track, Span<const CurveView> curves);

	bool IsEmpty() const { return targets_.empty(); }
	const std::vector<Target>& Targets() const { return targets_; }

	/** Where the last time was in each curve, so that one near it is found at once. */
	using LastPieces = std::array<std::uint32_t, kTrackCurveCount>;

	/**
	 * The value of every curve at `time`, in the order of Targets(); as many as kMostValues are written. `lastPieces`
	 * may be null. Allocates nothing.
	 */
	static constexpr std::size_t kMostValues = kTrackCurveCount + 15;
	void Evaluate(float time, LastPieces* lastPieces, float* out) const;

	/** The value and slope of one of them. */
	float ValueOf(std::size_t index, float time) const;
	float SlopeOf(std::size_t index, float time) const;

	std::size_t MemorySize() const;

private:
	/** A curve that the reference evaluator has, and its index among Targets(). */
	struct WholeCurve
	{
		std::size_t index;
		Curve curve;
	};

	CurvedGroup& NextGroup();
	void Finish(std::size_t track, std::size_t firstComponent, std::size_t count);
	void AddAlone(std::size_t track, std::size_t component, const CurveView& curve);
	const Curve* FindWhole(std::size_t index) const;
	BezierSegment SegmentAt(std::size_t index, float time) const;

	std::vector<Target> targets_;
	std::vector<CurvedGroup> groups_; ///< In the order of targets_; there may be more, whose memory is kept.
	std::size_t groupCount_ = 0;
	std::size_t laneCount_ = 0;
	std::vector<WholeCurve> curves_; ///< By index. Each has an empty group too.
	BezierPath path_ = FastestBezierPath();
};

} // namespace mria
