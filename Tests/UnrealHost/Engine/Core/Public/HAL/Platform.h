// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/PreprocessorHelpers.h"

#include <cstddef>
#include <cstdint>

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
using UCS2CHAR = char16_t;
using UTF16CHAR = char16_t;
using UTF32CHAR = char32_t;
#if defined(__cpp_char8_t)
using UTF8CHAR = char8_t;
#else
enum class UTF8CHAR : unsigned char
{
};
#endif

using PTRINT = std::intptr_t;
using UPTRINT = std::uintptr_t;
using SIZE_T = std::size_t;
using SSIZE_T = std::ptrdiff_t;
using TYPE_OF_NULL = decltype(__null);
using TYPE_OF_NULLPTR = decltype(nullptr);

#define TEXT_PASTE(X) u##X
#define TEXT(X) TEXT_PASTE(X)

#define FORCEINLINE inline __attribute__((always_inline))
#define FORCENOINLINE __attribute__((noinline))
#define FORCEINLINE_DEBUGGABLE inline
#define RESTRICT __restrict
#define CDECL
#define VARARGS
#define DLLEXPORT __attribute__((visibility("default")))
#define DLLIMPORT
#define LIKELY(X) __builtin_expect(!!(X), 1)
#define UNLIKELY(X) __builtin_expect(!!(X), 0)
#define UE_NODISCARD [[nodiscard]]
#define UE_NODISCARD_CTOR
#define UE_NORETURN [[noreturn]]
#define UE_ASSUME(X)                                                                                                   \
	do                                                                                                                 \
	{                                                                                                                  \
		if (!(X))                                                                                                      \
		{                                                                                                              \
			__builtin_unreachable();                                                                                   \
		}                                                                                                              \
	} while (false)

#define PLATFORM_LITTLE_ENDIAN 1
#define PLATFORM_CACHE_LINE_SIZE 64
#define PLATFORM_TCHAR_IS_CHAR16 1
#define PLATFORM_TCHAR_IS_4_BYTES 0
#define PLATFORM_UNIX 1
#ifndef PLATFORM_IOS
#define PLATFORM_IOS 0
#endif

#define LINE_TERMINATOR TEXT("\n")
#define LINE_TERMINATOR_ANSI "\n"
#define UE_SOURCE_LOCATION TEXT(__FILE__ "(" PREPROCESSOR_TO_STRING(__LINE__) ")")

#define THIRD_PARTY_INCLUDES_START                                                                                     \
	_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wall\"")                                         \
		_Pragma("GCC diagnostic ignored \"-Wshadow\"") _Pragma("GCC diagnostic ignored \"-Wundef\"")
#define THIRD_PARTY_INCLUDES_END _Pragma("GCC diagnostic pop")
#define PRAGMA_DISABLE_DEPRECATION_WARNINGS                                                                            \
	_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")
#define PRAGMA_ENABLE_DEPRECATION_WARNINGS _Pragma("GCC diagnostic pop")
#define PRAGMA_DISABLE_SHADOW_VARIABLE_WARNINGS                                                                        \
	_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wshadow\"")
#define PRAGMA_ENABLE_SHADOW_VARIABLE_WARNINGS _Pragma("GCC diagnostic pop")
#define UE_DISABLE_OPTIMIZATION
#define UE_ENABLE_OPTIMIZATION

/** Number of elements of a C array; a pointer does not compile. */
template <typename T, std::size_t N>
constexpr std::size_t HostArrayCount(const T (&)[N])
{
	return N;
}
#define UE_ARRAY_COUNT(Array) HostArrayCount(Array)
