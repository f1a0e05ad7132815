// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Result.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace mria
{

/** Equal to the bit, dialect included; says the first difference by its path. */
::testing::AssertionResult SameRecording(const Recording& a, const Recording& b);

/** SameRecording, the dialect aside. */
::testing::AssertionResult SameContent(const Recording& a, const Recording& b);

/** Equal bytes; says the first that differs. */
::testing::AssertionResult SameBytes(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b);

/** Every field of an error, in the order in which Error has them. */
struct WantedError
{
	ErrorCode code;
	std::uint64_t offset;
	std::string path;
	std::int64_t wanted;
	std::int64_t found;
};

::testing::AssertionResult IsError(const Error& error, const WantedError& wanted);

template <typename T>
::testing::AssertionResult FailsWith(const Result<T>& result, const WantedError& wanted)
{
	return result ? ::testing::AssertionFailure() << "no error" : IsError(result.GetError(), wanted);
}

} // namespace mria
