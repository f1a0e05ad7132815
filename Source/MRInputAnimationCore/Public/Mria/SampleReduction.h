// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace mria
{

/**
 * Which of `count` samples to keep so that straight lines between neighbouring kept ones pass all others within
 * `bound`: indices, rising, the first and the last sample always among them.
 *
 * `error(first, last, sample)` says how far the sample is from the line between the other two, first < sample < last,
 * in the unit of the bound. NaN counts as too far, so does everything under a bound that is negative or NaN: all
 * samples are kept then.
 *
 * Every line was tried as a whole, so the bound holds whatever the measure is. Lines are made long by doubling, then
 * halving, which takes O(n log n) errors and finds the longest line where none shorter fails. Reduce works on curves
 * with rules of its own; this is for keys of any other kind, such as Euler angles.
 */
template <typename Error>
std::vector<std::size_t> KeepSamples(std::size_t count, double bound, const Error& error)
{
	const auto fits = [&](std::size_t first, std::size_t last)
	{
		for (std::size_t sample = first + 1; sample < last; ++sample)
		{
			if (!(error(first, last, sample) <= bound))
			{
				return false;
			}
		}
		return true;
	};

	std::vector<std::size_t> kept;
	for (std::size_t first = 0; first < count;)
	{
		kept.push_back(first);
		std::size_t good = first + 1;
		std::size_t bad = count;
		while (good + 1 < bad)
		{
			// Doubling until a line fails, halving from there on.
			const std::size_t doubled = first + 2 * (good - first);
			const std::size_t next = bad < count ? good + (bad - good) / 2 : (doubled < count ? doubled : count - 1);
			(fits(first, next) ? good : bad) = next;
		}
		first = good;
	}
	return kept;
}

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
