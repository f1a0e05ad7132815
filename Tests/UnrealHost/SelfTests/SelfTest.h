// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

/**
 * Checks of the host itself, since a test double is worth only what it is faithful to: HOST_SELF_TEST(Name) { ... } is
 * a test of GoogleTest, in which HOST_EXPECT(condition) reports and goes on.
 */
#define HOST_SELF_TEST(Name)                                                                                           \
	static void HostSelfTest_##Name();                                                                                 \
	TEST(UnrealHost, Name)                                                                                             \
	{                                                                                                                  \
		HostSelfTest_##Name();                                                                                         \
	}                                                                                                                  \
	static void HostSelfTest_##Name()

#define HOST_EXPECT(...) EXPECT_TRUE(static_cast<bool>(__VA_ARGS__))
