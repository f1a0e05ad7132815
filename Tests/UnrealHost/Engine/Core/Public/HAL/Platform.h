// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/** Text of a macro's value, and two tokens made one after both were expanded. */
#define PREPROCESSOR_TO_STRING(X) PREPROCESSOR_TO_STRING_INNER(X)
#define PREPROCESSOR_TO_STRING_INNER(X) #X
#define PREPROCESSOR_JOIN(X, Y) PREPROCESSOR_JOIN_INNER(X, Y)
#define PREPROCESSOR_JOIN_INNER(X, Y) X##Y

/** The types and compiler words of Unreal on Linux: TCHAR has 16 bits and int64 is long long, not long. */
using int8 = signed char;
using int16 = signed short;
using int32 = signed int;
using int64 = signed long long;
using uint8 = unsigned char;
using uint16 = unsigned short;
using uint32 = unsigned int;
using uint64 = unsigned long long;

using ANSICHAR = char;
using WIDECHAR = char16_t;
using TCHAR = char16_t;

using UPTRINT = std::uintptr_t;
using SIZE_T = std::size_t;
using TYPE_OF_NULLPTR = decltype(nullptr);

#define TEXT_PASTE(X) u##X
#define TEXT(X) TEXT_PASTE(X)

#define FORCEINLINE inline __attribute__((always_inline))
#define LIKELY(X) __builtin_expect(!!(X), 1)
#define UNLIKELY(X) __builtin_expect(!!(X), 0)

#define LINE_TERMINATOR TEXT("\n")
#define UE_SOURCE_LOCATION TEXT(__FILE__ "(" PREPROCESSOR_TO_STRING(__LINE__) ")")

#define PRAGMA_DISABLE_DEPRECATION_WARNINGS                                                                            \
	_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")
#define PRAGMA_ENABLE_DEPRECATION_WARNINGS _Pragma("GCC diagnostic pop")

/** Number of elements of a C array; a pointer does not compile. */
template <typename T, std::size_t N>
constexpr std::size_t HostArrayCount(const T (&)[N])
{
	return N;
}
#define UE_ARRAY_COUNT(Array) HostArrayCount(Array)
