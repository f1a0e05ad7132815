// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "BenchRun.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <random>
#include <utility>

namespace BenchRunDetail
{

/** This thread's, so that what other programs do meanwhile does not count. */
double GetNanoseconds()
{
	timespec Now{};
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &Now);
	return 1e9 * static_cast<double>(Now.tv_sec) + static_cast<double>(Now.tv_nsec);
}

double GetQuantile(const std::vector<double>& Sorted, double Part)
{
	return Sorted[static_cast<std::size_t>(Part * static_cast<double>(Sorted.size() - 1) + 0.5)];
}

} // namespace BenchRunDetail

void UE::Host::Bench::FBenchRun::Add(const std::string& Name, int Count, std::function<void(int)> Work)
{
	Work(Count);
	Work(Count);
	Cases.push_back({Name, Count, std::move(Work), {}, 0});
}

void UE::Host::Bench::FBenchRun::MeasureOnce(FCase& Case)
{
	const std::size_t AllocationsBefore = GetAllocationCount();
	const double Start = BenchRunDetail::GetNanoseconds();
	Case.Work(Case.Count);
	const double Elapsed = BenchRunDetail::GetNanoseconds() - Start;
	Case.Allocations += GetAllocationCount() - AllocationsBefore;
	Case.Nanoseconds.push_back(Elapsed / Case.Count);
}

void UE::Host::Bench::FBenchRun::Measure(int Repetitions)
{
	std::mt19937 Random(1);
	std::vector<std::size_t> Order;
	for (FCase& Case : Cases)
	{
		Order.push_back(Order.size());
		Case.Nanoseconds.reserve(static_cast<std::size_t>(Repetitions));
	}
	for (int Repetition = 0; Repetition < Repetitions; ++Repetition)
	{
		std::shuffle(Order.begin(), Order.end(), Random);
		for (const std::size_t Place : Order)
		{
			MeasureOnce(Cases[Place]);
		}
	}
}

UE::Host::Bench::FTiming UE::Host::Bench::FBenchRun::Find(const std::string& Name) const
{
	const auto Found =
		std::find_if(Cases.begin(), Cases.end(), [&Name](const FCase& Case) { return Case.Name == Name; });
	if (Found == Cases.end() || Found->Nanoseconds.empty())
	{
		std::abort();
	}
	std::vector<double> Sorted = Found->Nanoseconds;
	std::sort(Sorted.begin(), Sorted.end());
	FTiming Timing;
	Timing.Median = BenchRunDetail::GetQuantile(Sorted, 0.5);
	Timing.Fastest = Sorted.front();
	Timing.Spread =
		(BenchRunDetail::GetQuantile(Sorted, 0.75) - BenchRunDetail::GetQuantile(Sorted, 0.25)) / Timing.Median;
	Timing.Allocations = static_cast<double>(Found->Allocations) / static_cast<double>(Sorted.size()) / Found->Count;
	return Timing;
}
