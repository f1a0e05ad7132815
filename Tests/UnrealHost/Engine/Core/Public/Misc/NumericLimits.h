// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/Platform.h"

#include <limits>

#define MIN_uint8 (static_cast<uint8>(0))
#define MIN_uint16 (static_cast<uint16>(0))
#define MIN_uint32 (static_cast<uint32>(0))
#define MIN_uint64 (static_cast<uint64>(0))
#define MIN_int8 (static_cast<int8>(-128))
#define MIN_int16 (static_cast<int16>(-32768))
#define MIN_int32 (std::numeric_limits<int32>::min())
#define MIN_int64 (std::numeric_limits<int64>::min())
#define MAX_uint8 (static_cast<uint8>(0xff))
#define MAX_uint16 (static_cast<uint16>(0xffff))
#define MAX_uint32 (std::numeric_limits<uint32>::max())
#define MAX_uint64 (std::numeric_limits<uint64>::max())
#define MAX_int8 (static_cast<int8>(0x7f))
#define MAX_int16 (static_cast<int16>(0x7fff))
#define MAX_int32 (std::numeric_limits<int32>::max())
#define MAX_int64 (std::numeric_limits<int64>::max())
#define MIN_flt (std::numeric_limits<float>::min())
#define MAX_flt (std::numeric_limits<float>::max())
#define MIN_dbl (std::numeric_limits<double>::min())
#define MAX_dbl (std::numeric_limits<double>::max())

/** Limits of a number type. For float and double Min() is the smallest positive value, Lowest() the most negative. */
template <typename T>
struct TNumericLimits
{
	static constexpr T Min() { return std::numeric_limits<T>::min(); }
	static constexpr T Max() { return std::numeric_limits<T>::max(); }
	static constexpr T Lowest() { return std::numeric_limits<T>::lowest(); }
};
