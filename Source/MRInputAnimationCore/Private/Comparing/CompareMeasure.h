// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Compare.h"

#include <array>

namespace mria
{

/** The numbers that add up to a Deviation. */
struct DeviationSum
{
	double largest = 0.0;
	double largestTime = 0.0;
	double integral = 0.0;
	double squareIntegral = 0.0;
	double seconds = 0.0;
	bool isEmpty = true;

	void AddPeak(double value, double time)
	{
		if (isEmpty || value > largest)
		{
			largest = value;
			largestTime = time;
			isEmpty = false;
		}
	}

	/** Joints of one hand are compared for the same time, so the mean over all of them comes out right. */
	void Add(const DeviationSum& other);

	/** A moment has no length: its mean is its value. */
	Deviation Get() const;
};

/** The values of up to four curves that belong together. */
using ComparedValues = std::array<double, 4>;

/** A stretch of time, empty for a moment, in which each value of both recordings is a straight line. */
struct ComparedPiece
{
	double start = 0.0;
	double end = 0.0;
	ComparedValues startA{};
	ComparedValues endA{};
	ComparedValues startB{};
	ComparedValues endB{};
};

enum class MeasureKind : std::uint8_t
{
	Distance, ///< Of the first three values.
	Turn, ///< Between quaternions of any length; those without one count as none.
	Direction, ///< Between the first three values as directions.
};

void Measure(MeasureKind kind, const ComparedPiece& piece, DeviationSum& sum);

/** The mean of |d| while d goes straight from one to the other; exact to about 1e-5. */
double MeanLength(const ComparedValues& from, const ComparedValues& to);

} // namespace mria
