// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

/**
 * What Windows' and Unreal's headers define, as a project's own file or precompiled header may have it before it
 * includes the core. Included before every source of the core by the presets `unity` and `cxx20`: it must compile.
 * The standard library's own headers come first, as they do there.
 */
#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define near
#define far
#define small char
#define hyper __int64
#define interface struct
#define GetObject GetObjectW
#define SendMessage SendMessageW

#define check(expression)                                                                                              \
	{                                                                                                                  \
		if (!(expression))                                                                                             \
		{                                                                                                              \
			__builtin_trap();                                                                                          \
		}                                                                                                              \
	}
#define verify(expression)                                                                                             \
	{                                                                                                                  \
		if (!(expression))                                                                                             \
		{                                                                                                              \
			__builtin_trap();                                                                                          \
		}                                                                                                              \
	}
#define ensure(expression) (expression)
#define TEXT(literal) L##literal
#define PI (3.1415926535897932f)
#define IN
#define OUT
