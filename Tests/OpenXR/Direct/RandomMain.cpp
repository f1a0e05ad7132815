// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "RandomCalls.h"

#include <cstdio>
#include <cstdlib>
#include <random>

/** RUNTIME LAYER SEED RUNS BYTES: runs with SEED, SEED + 1, ...; exit code 1 if a law is broken. */
int main(int count, char** arguments)
{
	direct::Chain chain;
	if (count != 6 || !chain.Open(arguments[1], arguments[2]))
	{
		return 2;
	}
	const int first = std::atoi(arguments[3]);
	const int runs = std::atoi(arguments[4]);
	std::vector<std::uint8_t> bytes(static_cast<std::size_t>(std::atoi(arguments[5])));
	for (int seed = first; seed < first + runs; ++seed)
	{
		std::mt19937 random(static_cast<unsigned>(seed));
		for (std::uint8_t& byte : bytes)
		{
			byte = static_cast<std::uint8_t>(random());
		}
		direct::RandomCalls calls(chain, bytes.data(), bytes.size());
		if (calls.Run() > 0)
		{
			std::printf("seed %d\n", seed);
			return 1;
		}
	}
	std::printf("%d runs\n", runs);
	return 0;
}
