// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Comparing/CompareMeasure.h"
#include "Sampling/RecordingTracks.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace mria
{

/** Clamps a number to the range of float. */
float ClampToFloat(double time);

/** A stretch of time on a's clock. */
struct ComparedSpan
{
	double start = 0.0;
	double end = 0.0;
};

/**
 * One track of a sampler, walked forwards in pieces in which it is straight. Its times are shifted onto the clock of
 * the recording it is compared with.
 */
class ComparedTrack
{
public:
	/** Both must outlive the walk. Times outside `common` are not asked for. */
	void Assign(const RecordingTracks& tracks, const RecordingView& recording, std::size_t track, double shift,
		const ComparedSpan& common);

	/** Moves to the piece that begins at or before `time`; never backwards. */
	void MoveTo(double time)
	{
		while (next_ < breaks_.size() && breaks_[next_] <= time)
		{
			++next_;
		}
	}

	/** Where the piece ends. */
	double NextBreak() const
	{
		return next_ < breaks_.size() ? breaks_[next_] : std::numeric_limits<double>::infinity();
	}

	/** The values at two times of the piece; at its end, the values just before any jump. */
	void Evaluate(double start, double end, ComparedValues& atStart, ComparedValues& atEnd);

private:
	void AssignCurved(const RecordingView& recording, std::size_t track, const ComparedSpan& common);
	void AddKeys(const CurveView& curve, std::vector<double>& keys);
	void AddParts(double start, double end, std::size_t most);
	ComparedValues StraightAt(double time) const;
	ComparedValues CurvedAt(float time);

	const RecordingTracks* tracks_ = nullptr;
	const Track* track_ = nullptr;
	std::size_t width_ = 0;
	std::size_t firstTarget_ = 0; ///< Among the curved ones.
	bool isCurved_ = false;
	double shift_ = 0.0;
	std::vector<double> breaks_; ///< Rising. Of a straight track, every key's time: two for a step.
	std::size_t next_ = 0;

	std::vector<double> jumps_; ///< Sorted. Where a curved track steps.
	std::optional<float> lastTime_; ///< Where a curved track was last: the end of a piece is the start of the next.
	ComparedValues lastValues_{};
};

} // namespace mria
