// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace mria
{

#if defined(__has_feature) // clang's, which the sanitized builds use
#define MRIA_IS_SANITIZED __has_feature(address_sanitizer)
#else
#define MRIA_IS_SANITIZED 0
#endif

/**
 * How often a property is tried, in percent of what the test asks for. Sanitizers slow tests down several times, an
 * emulated processor twenty times.
 */
#if defined(__aarch64__)
inline constexpr int kEffort = 10;
#elif MRIA_IS_SANITIZED
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

/** Rounds(wanted), or in a long version the other number. */
inline int Rounds(int wanted, int wantedInLongTests)
{
	return WantsLongTests() ? wantedInLongTests : Rounds(wanted);
}

} // namespace mria
