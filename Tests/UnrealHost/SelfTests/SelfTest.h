// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <vector>

/**
 * Checks of the host itself, since a test double is worth only what it is faithful to. HOST_SELF_TEST(Name) { ... }
 * registers a function; HOST_EXPECT(condition) reports and goes on. The runner prints them as it prints automation
 * tests.
 */
namespace UE::Host
{

struct FSelfTest
{
	const char* Name;
	void (*Run)();
};

inline std::vector<FSelfTest>& SelfTests()
{
	static std::vector<FSelfTest> Tests;
	return Tests;
}

/** Failures since the program began. */
inline int& SelfTestFailures()
{
	static int Failures = 0;
	return Failures;
}

struct FSelfTestRegistrar
{
	FSelfTestRegistrar(const char* Name, void (*Run)()) { SelfTests().push_back({Name, Run}); }
};

inline void Expect(bool bHolds, const char* Text, const char* File, int Line)
{
	if (!bHolds)
	{
		++SelfTestFailures();
		std::printf("%s:%d: Failure: %s does not hold\n", File, Line, Text);
	}
}

} // namespace UE::Host

#define HOST_SELF_TEST(Name)                                                                                           \
	static void HostSelfTest_##Name();                                                                                 \
	static const UE::Host::FSelfTestRegistrar HostSelfTestRegistrar_##Name(#Name, &HostSelfTest_##Name);               \
	static void HostSelfTest_##Name()

#define HOST_EXPECT(...) UE::Host::Expect(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
