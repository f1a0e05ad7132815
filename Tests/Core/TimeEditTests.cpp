// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/TimeEdit.h"

#include <gtest/gtest.h>

#include <cstring>

namespace mria::TimeEditTests
{

TEST(TimeEdit, DescribesEveryError)
{
	for (int i = 0; i <= static_cast<int>(TimeEditError::TooManyKeys); ++i)
	{
		EXPECT_GT(std::strlen(Describe(static_cast<TimeEditError>(i))), 10u) << i;
	}
	EXPECT_STREQ(Describe(TimeEditError::EmptyRange), "the range is empty");
}

} // namespace mria::TimeEditTests
