// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/Platform.h"

#include <limits>

#define MIN_int32 (std::numeric_limits<int32>::min())
#define MAX_int32 (std::numeric_limits<int32>::max())
#define MAX_int64 (std::numeric_limits<int64>::max())
#define MAX_flt (std::numeric_limits<float>::max())

/** Limits of a number type. For float and double Min() is the smallest positive value, Lowest() the most negative. */
template <typename T>
struct TNumericLimits
{
	static constexpr T Min() { return std::numeric_limits<T>::min(); }
	static constexpr T Max() { return std::numeric_limits<T>::max(); }
	static constexpr T Lowest() { return std::numeric_limits<T>::lowest(); }
};
