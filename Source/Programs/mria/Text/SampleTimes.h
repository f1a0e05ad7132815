// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mria
{

/** Evenly spaced times: the i-th is `start` + i * `step` / `rate`, and the last is `end` itself. */
struct TimeGrid
{
	double start = 0.0;
	double end = 0.0;
	double step = 1.0;
	double rate = 1.0;

	/**
	 * Number of times; infinite or NaN if the grid is. A last step shorter than a thousandth of the others is left
	 * out, because floats could not separate it.
	 */
	double Count() const;
};

/** When to sample. Times on a grid are made from their index, so that they do not drift. */
class SampleTimes
{
public:
	/** More are refused on the command line; 10 million frames are 46 hours at 60 a second. */
	static constexpr std::size_t kMaxCount = 10000000;

	explicit SampleTimes(std::vector<float> times)
		: times_(std::move(times))
		, count_(times_.size())
	{
	}

	/** Its count must be at most kMaxCount. */
	explicit SampleTimes(const TimeGrid& grid)
		: grid_(grid)
		, count_(static_cast<std::size_t>(grid.Count()))
	{
	}

	std::size_t size() const { return count_; }
	float operator[](std::size_t index) const;

private:
	std::vector<float> times_; ///< Empty for a grid.
	TimeGrid grid_;
	std::size_t count_;
};

/** A finite number of seconds. */
std::optional<float> ParseSampleTime(const std::string& text);

/** Of times as typed; the error quotes what is no finite number. */
Result<SampleTimes, std::string> ParseSampleTimes(const std::vector<std::string>& at);

} // namespace mria
