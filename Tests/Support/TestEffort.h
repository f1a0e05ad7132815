// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace mria
{

/**
 * How often a property is tried, in percent of what the test asks for. Sanitizers slow tests down several times, an
 * emulated processor twenty times.
 */
#if defined(__aarch64__)
inline constexpr int kEffort = 10;
#elif defined(__SANITIZE_ADDRESS__)
inline constexpr int kEffort = 25;
#else
inline constexpr int kEffort = 100;
#endif

/** At least 1. */
constexpr int Rounds(int wanted)
{
	return wanted * kEffort / 100 > 0 ? wanted * kEffort / 100 : 1;
}

/** Whether the environment asks for the long versions of tests, which take minutes: MRIA_LONG_TESTS=1. */
inline bool WantsLongTests()
{
	return std::getenv("MRIA_LONG_TESTS") != nullptr;
}

} // namespace mria
