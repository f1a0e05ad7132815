// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Span.h"
#include "Sampling/SamplerTracks.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mria
{

namespace StatisticsDetail
{
/** Every finite key time of the curves once, sorted. O(keys log curves), less where curves share their times. */
std::vector<float> UnionOfKeyTimes(Span<const CurveView> curves);

/** A position (w is 0) or a unit quaternion, in double so that sums over many keys lose nothing. */
using PathValue = std::array<double, 4>;

double DistanceBetween(const PathValue& a, const PathValue& b);

/** The value at a share of the way from one to the other. */
PathValue Between(const PathValue& a, const PathValue& b, double share);

/** From `start` up to `end`, in seconds. */
struct TimeSpan
{
	double start = 0.0;
	double end = 0.0;
};

/** A straight piece of motion; one without duration is a jump. */
struct MotionPiece
{
	TimeSpan time;
	PathValue from;
	PathValue to;

	double Duration() const { return time.end - time.start; }
};

/** How a track of a sampler moves, as straight pieces. Keeps its memory from track to track. */
class MotionPath
{
public:
	/**
	 * Takes a track's keys, or follows its curves within `tolerance`. `recording` is what the tracks were built from,
	 * `range` is RangeOf it.
	 */
	void Assign(const RecordingView& recording, const SamplerTracks& tracks, std::size_t track, const TimeRange& range,
		double tolerance);

	/** Hands `visit` each piece within `span`, cut to it, in order; held ends are pieces too. There is at least one. */
	template <typename Visit>
	void ForEachPiece(const TimeSpan& span, Visit&& visit) const
	{
		std::size_t next = FirstAfter(span.start);
		double time = span.start;
		PathValue value = ValueBefore(next, time);
		for (; next < vertices_.size() && vertices_[next].time <= span.end; ++next)
		{
			visit(MotionPiece{{time, vertices_[next].time}, value, vertices_[next].value});
			time = vertices_[next].time;
			value = vertices_[next].value;
		}
		if (time < span.end || span.start == span.end)
		{
			visit(MotionPiece{{time, span.end}, value, ValueBefore(next, span.end)});
		}
	}

private:
	struct Vertex
	{
		double time = 0.0;
		PathValue value{};
	};

	class Follower;

	void AssignStraight(const Track& track, std::size_t width);
	std::size_t FirstAfter(double time) const;
	PathValue ValueBefore(std::size_t next, double time) const;

	std::vector<Vertex> vertices_; ///< By time; two at one time are a jump.
};

} // namespace StatisticsDetail

} // namespace mria
