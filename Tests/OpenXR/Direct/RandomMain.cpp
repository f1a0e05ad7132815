// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RandomCalls.h"

#include <cstdio>
#include <cstdlib>

/** RUNTIME LAYER SEED RUNS CALLS: runs with SEED, SEED + 1, ...; exit code 1 if a law is broken. */
int main(int count, char** arguments)
{
	direct::Chain chain;
	if (count != 6 || !chain.Open(arguments[1], arguments[2]))
	{
		return 2;
	}
	const int first = std::atoi(arguments[3]);
	const int runs = std::atoi(arguments[4]);
	for (int seed = first; seed < first + runs; ++seed)
	{
		direct::RandomCalls calls(chain, static_cast<std::uint64_t>(seed));
		if (calls.Run(std::atoi(arguments[5])) > 0)
		{
			std::printf("seed %d\n", seed);
			return 1;
		}
	}
	std::printf("%d runs\n", runs);
	return 0;
}
