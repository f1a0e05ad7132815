// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Medians.h"

#include <algorithm>
#include <ostream>

namespace mria::bench
{

double Timing::At(double part) const
{
	const double where = part * static_cast<double>(repetitions.size() - 1);
	const std::size_t below = static_cast<std::size_t>(where);
	const std::size_t above = std::min(below + 1, repetitions.size() - 1);
	return repetitions[below] + (repetitions[above] - repetitions[below]) * (where - static_cast<double>(below));
}

void Medians::ReportRuns(const std::vector<Run>& runs)
{
	Timing timing;
	for (const Run& run : runs)
	{
		if (run.error_occurred)
		{
			GetErrorStream() << run.benchmark_name() << ": " << run.error_message << "\n";
		}
		else if (run.run_type == Run::RT_Iteration)
		{
			const auto items = run.counters.find("items_per_second");
			const double seconds = items != run.counters.end()
				? 1.0 / items->second.value
				: run.cpu_accumulated_time / static_cast<double>(run.iterations);
			timing.name = run.run_name.function_name;
			timing.order = run.family_index;
			timing.repetitions.push_back(seconds * 1e9);
		}
	}
	if (!timing.repetitions.empty())
	{
		std::sort(timing.repetitions.begin(), timing.repetitions.end());
		const auto after = std::find_if(
			timings_.begin(), timings_.end(), [&](const Timing& other) { return other.order > timing.order; });
		timings_.insert(after, timing);
	}
}

std::optional<double> Medians::Of(const std::string& name) const
{
	for (const Timing& timing : timings_)
	{
		if (timing.name == name)
		{
			return timing.Median();
		}
	}
	return std::nullopt;
}

} // namespace mria::bench
