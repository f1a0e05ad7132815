// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cstddef>

namespace mria
{

/**
 * Chooses among samples that come one after another those to keep, so that straight lines between neighbouring kept
 * ones pass all others within a bound. The first and the last sample are always kept.
 *
 * `error(first, last, sample)` says how far the sample is from the line between the other two, first < sample < last,
 * in the unit of the bound. NaN counts as too far, so does everything under a bound that is negative or NaN: all
 * samples are kept then. `keep(sample)` is told each kept one, in rising order. Samples are their numbers from 0 on;
 * who gives the errors needs only those from First() on.
 *
 * Every line was tried as a whole, so the bound holds whatever the measure is. Lines are made long by doubling, then
 * halving, which takes O(n log n) errors and finds the longest line where none shorter fails. How samples are cut into
 * calls of Add changes nothing. Reduce works on curves with rules of its own; this is for keys of any other kind, such
 * as Euler angles.
 */
class SampleKeeper
{
public:
	/** No line is longer than `longest` steps, at least 1, so that First() never falls further behind than that. */
	SampleKeeper(double bound, std::size_t longest)
		: bound_(bound)
		, longest_(longest > 0 ? longest : 1)
	{
	}

	/** The oldest sample that errors are still asked of. */
	std::size_t First() const { return first_; }

	/** There are `count` samples by now, and may be more. */
	template <typename Error, typename Keep>
	void Add(std::size_t count, const Error& error, const Keep& keep)
	{
		Advance(count, false, error, keep);
	}

	/** There are `count` samples in all. */
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

	/** Makes good_ the end of the longest line. False if that takes more samples. */
	template <typename Error>
	bool FindLine(std::size_t count, bool isAll, const Error& error)
	{
		const std::size_t left = count - first_;
		std::size_t bad = isAll && left <= longest_ ? count : first_ + longest_ + 1;
		bool isFound = false;
		while (good_ + 1 < bad)
		{
			// Doubling until a line fails, halving from there on.
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
	std::size_t first_ = 0; // where the line begins that is being made
	std::size_t good_ = 0; // a line from there to here fits; 0 before the first sample
};

/** A rotation as three turns one after another, the pitch between the other two, as a rotator of Unreal has it. */
struct EulerDegrees
{
	double roll = 0.0;
	double pitch = 0.0;
	double yaw = 0.0;
};

/**
 * The same rotation in the numbers nearest to `previous`: whole turns are added, and where the pitch went through its
 * pole it goes on beyond 90 degrees instead of turning roll and yaw round. So lines between samples stay short. Numbers
 * that are not finite are given back as they are.
 */
MRINPUTANIMATIONCORE_API EulerDegrees NearestEuler(const EulerDegrees& angles, const EulerDegrees& previous);

} // namespace mria
