// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Benchmarks.h"
#include "Facts.h"
#include "Medians.h"
#include "Report.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace
{
/** Ours first, so that the user's flags overrule them. */
std::vector<char*> WithDefaults(int argc, char** argv)
{
	static char interleaving[] = "--benchmark_enable_random_interleaving=true";
	static char repetitions[] = "--benchmark_repetitions=21";
	static char time[] = "--benchmark_min_time=0.05";
	std::vector<char*> arguments = {argv[0], interleaving, repetitions, time};
	arguments.insert(arguments.end(), argv + 1, argv + argc);
	return arguments;
}

/** Says what is wrong with the contenders, if anything is. */
bool Agree(const mria::bench::Facts& facts)
{
	for (const std::string& contender : facts.disagreements)
	{
		std::fprintf(stderr, "error: differs from the reference: %s\n", contender.c_str());
	}
	return facts.disagreements.empty();
}

void RegisterAll()
{
	using namespace mria::bench;
	RegisterLoads();
	RegisterFrames();
	RegisterBezier();
	RegisterReduce();
	RegisterRecords();
}

bool IsListing(const std::vector<char*>& arguments)
{
	return std::any_of(arguments.begin(), arguments.end(),
		[](const char* argument) { return std::strncmp(argument, "--benchmark_list_tests", 22) == 0; });
}
} // namespace

int main(int argc, char** argv)
{
	using namespace mria::bench;
	if (argc == 2 && std::strcmp(argv[1], "--record-hour") == 0)
	{
		ReportHour();
		return 0;
	}
	const bool isCold = argc > 1 && std::strcmp(argv[1], "--cold") == 0;
	argc -= isCold ? 1 : 0;
	argv += isCold ? 1 : 0;

	std::vector<char*> arguments = WithDefaults(argc, argv);
	const bool isListing = IsListing(arguments);
	int count = static_cast<int>(arguments.size());
	arguments.push_back(nullptr);
	benchmark::Initialize(&count, arguments.data());
	if (benchmark::ReportUnrecognizedArguments(count, arguments.data()))
	{
		return 2;
	}

	Facts facts;
	if (!isListing)
	{
		std::fputs("making recordings, comparing contenders ...\n", stderr);
		facts = FindFacts();
		FindReduceFacts(facts);
		if (!Agree(facts))
		{
			return 1;
		}
		std::fputs("measuring ...\n", stderr);
	}
	isCold ? RegisterColdFrames() : RegisterAll();
	Medians medians;
	benchmark::RunSpecifiedBenchmarks(&medians);
	if (!medians.All().empty())
	{
		std::fputs(MakeReport(medians, facts).c_str(), stdout);
	}
	return 0;
}
