// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cstddef>

namespace mria
{

/**
 * Selects which of a series of samples to keep, so that straight lines between neighbouring kept samples approximate
 * all others within a bound. The first and the last sample are always kept.
 *
 * `error(first, last, sample)` returns the distance of a sample from the line between `first` and `last`, with first
 * < sample < last, in the unit of the bound. NaN counts as too far. With a negative or NaN bound, all samples are
 * kept. `keep(sample)` is called for each kept sample in ascending order. Samples are identified by their index from
 * 0; the caller must be able to compute errors from First() on.
 *
 * Every line is tested as a whole, so the bound holds for any error function. The length of a line is found by
 * doubling and then bisecting, which takes O(n log n) error evaluations. How samples are divided into calls of Add
 * does not change the result. Reduce has its own rules for curves; this class is for other keys, such as Euler
 * angles.
 */
class SampleKeeper
{
public:
	/** No line is longer than `longest` steps (at least 1), so First() never falls further behind. */
	SampleKeeper(double bound, std::size_t longest)
		: bound_(bound)
		, longest_(longest > 0 ? longest : 1)
	{
	}

	/** The oldest sample whose error may still be requested. */
	std::size_t First() const { return first_; }

	/** Adds samples: there are now `count`, and more may follow. */
	template <typename Error, typename Keep>
	void Add(std::size_t count, const Error& error, const Keep& keep)
	{
		Advance(count, false, error, keep);
	}

	/** Ends the series with `count` samples in total. */
	template <typename Error, typename Keep>
	void Finish(std::size_t count, const Error& error, const Keep& keep)
	{
		Advance(count, true, error, keep);
	}

private:
	template <typename Error, typename Keep>
	void Advance(std::size_t count, bool isAll, const Error& error, const Keep& keep)
	{
		if (good_ == 0 && count > 0)
		{
			keep(first_);
			good_ = 1;
		}
		while (good_ != 0 && FindLine(count, isAll, error) && good_ < count)
		{
			first_ = good_;
			keep(first_);
			good_ = first_ + 1;
		}
	}

	/** Sets good_ to the end of the longest line. Returns false if that needs more samples. */
	template <typename Error>
	bool FindLine(std::size_t count, bool isAll, const Error& error)
	{
		const std::size_t left = count - first_;
		std::size_t bad = isAll && left <= longest_ ? count : first_ + longest_ + 1;
		bool isFound = false;
		while (good_ + 1 < bad)
		{
			// Double until a line fails, then bisect.
			const std::size_t doubled = first_ + 2 * (good_ - first_);
			const std::size_t next = isFound ? good_ + (bad - good_) / 2 : (doubled < bad ? doubled : bad - 1);
			if (next >= count)
			{
				return false;
			}
			const bool fits = Fits(next, error);
			isFound = isFound || !fits;
			(fits ? good_ : bad) = next;
		}
		return true;
	}

	template <typename Error>
	bool Fits(std::size_t last, const Error& error) const
	{
		for (std::size_t sample = first_ + 1; sample < last; ++sample)
		{
			if (!IsAtMost(error(first_, last, sample), bound_))
			{
				return false;
			}
		}
		return true;
	}

	double bound_;
	std::size_t longest_;
	std::size_t first_ = 0; // start of the current line
	std::size_t good_ = 0; // a line from first_ to here fits; 0 before the first sample
};

/** A rotation as three successive angles with the pitch in the middle, as in an FRotator. */
struct EulerDegrees
{
	double roll = 0.0;
	double pitch = 0.0;
	double yaw = 0.0;
};

/**
 * Returns the same rotation with the angles closest to `previous`: whole turns are added, and a pitch that passes
 * its pole continues beyond 90 degrees instead of flipping roll and yaw. This keeps lines between samples short. NaN
 * and infinite angles are returned unchanged.
 */
MRINPUTANIMATIONCORE_API EulerDegrees NearestEuler(const EulerDegrees& angles, const EulerDegrees& previous);

} // namespace mria
