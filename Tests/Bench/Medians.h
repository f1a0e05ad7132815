// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mria::bench
{

/** Repetitions of one benchmark, in nanoseconds of processor time a frame, a load or a segment. */
struct Timing
{
	std::string name;
	std::int64_t order = 0; ///< In the order in which benchmarks were registered.
	std::vector<double> repetitions; ///< Sorted.

	double Median() const { return At(0.5); }
	double Fastest() const { return repetitions.front(); }

	/** The middle half of the repetitions, in parts of the median. */
	double Spread() const { return (At(0.75) - At(0.25)) / Median(); }

private:
	double At(double part) const;
};

/** Keeps what Google Benchmark measures; prints nothing but errors. */
class Medians : public benchmark::BenchmarkReporter
{
public:
	bool ReportContext(const Context&) override { return true; }
	void ReportRuns(const std::vector<Run>& runs) override;

	/** In the order in which they were registered. */
	const std::vector<Timing>& All() const { return timings_; }

	/** Nanoseconds; nothing if it did not run. */
	std::optional<double> Of(const std::string& name) const;

private:
	std::vector<Timing> timings_;
};

} // namespace mria::bench
