// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Synth/SynthMath.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace mria::synth
{

/** Numbers that rest and move in turn, each move with the least jerk: value, speed and acceleration are continuous. */
template <std::size_t N>
class Track
{
public:
	using Values = std::array<double, N>;

	explicit Track(const Values& start = {})
		: moves_{{0.0, 0.0, start, {}}}
	{
	}

	double End() const { return moves_.back().end; }
	const Values& Last() const { return moves_.back().target; }

	/**
	 * Adds a move that takes `seconds` and begins at `start`, or where the last one ends if that is later. `arc` is how
	 * far the path bends aside at its middle.
	 */
	void MoveTo(double start, double seconds, const Values& target, const Values& arc = {})
	{
		const double begin = (std::max)(start, End());
		moves_.push_back({begin, begin + seconds, target, arc});
	}

	/** Cheap where times rise from call to call. */
	Values At(double time)
	{
		current_ = time < moves_[current_].start ? 0 : current_;
		while (current_ + 1 < moves_.size() && moves_[current_ + 1].start <= time)
		{
			++current_;
		}
		const Move& move = moves_[current_];
		if (current_ == 0 || time >= move.end)
		{
			return move.target;
		}
		const Values& from = moves_[current_ - 1].target;
		const double come = MinimumJerk((time - move.start) / (move.end - move.start));
		const double sideways = 4.0 * come * (1.0 - come);
		Values values;
		for (std::size_t i = 0; i < N; ++i)
		{
			values[i] = from[i] + (move.target[i] - from[i]) * come + move.arc[i] * sideways;
		}
		return values;
	}

private:
	struct Move
	{
		double start;
		double end;
		Values target;
		Values arc;
	};

	std::vector<Move> moves_; ///< The first is the start.
	std::size_t current_ = 0;
};

} // namespace mria::synth
