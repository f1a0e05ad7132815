// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace UE::Host::Bench
{
/** Blocks of memory that this thread has asked for so far, by whatever function. */
std::size_t GetAllocationCount();

/** What one piece of work takes: a frame or a question. */
struct FTiming
{
	double Median = 0.0; ///< Nanoseconds of this thread's processor time.
	double Fastest = 0.0;
	double Spread = 0.0; ///< The middle half of the repetitions, in parts of the median.
	double Allocations = 0.0; ///< On average.
};

/** Measures pieces of work against each other: in one process, repetition by repetition, in random order. */
class FBenchRun
{
public:
	/**
	 * `Work` does it so many times. Twice before anything is measured, so that memory is at hand: a recording's window
	 * needs most of it in its second round.
	 */
	void Add(const std::string& Name, int Count, std::function<void(int)> Work);

	void Measure(int Repetitions);

	/** Measured, and added under that name. */
	FTiming Find(const std::string& Name) const;

private:
	struct FCase
	{
		std::string Name;
		int Count = 0;
		std::function<void(int)> Work;
		std::vector<double> Nanoseconds;
		std::size_t Allocations = 0;
	};

	static void MeasureOnce(FCase& Case);

	std::vector<FCase> Cases;
};

} // namespace UE::Host::Bench
