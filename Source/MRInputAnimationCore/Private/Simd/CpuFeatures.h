// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

// Which vector instructions a file may be written for, and which of them the running processor has. SSE2 and NEON are
// part of every 64-bit x86 and ARM processor; AVX2 needs a run-time check.

// With MRIA_FORCE_PLAIN neither counts: everything is plain C++.
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(_M_ARM64EC) && !defined(MRIA_FORCE_PLAIN)
#define MRIA_X86 1
#else
#define MRIA_X86 0
#endif

#if (defined(__aarch64__) || defined(_M_ARM64)) && !defined(MRIA_FORCE_PLAIN)
#define MRIA_NEON 1
#else
#define MRIA_NEON 0
#endif

// Marks a function that uses AVX2 and FMA intrinsics. MSVC accepts them anywhere; GCC and Clang accept them only in a
// function with this attribute, and inline them only into functions with the same one.
#if MRIA_X86 && (defined(__GNUC__) || defined(__clang__))
#define MRIA_TARGET_AVX2 __attribute__((target("avx2,fma")))
#else
#define MRIA_TARGET_AVX2
#endif

#if defined(__GNUC__) || defined(__clang__)
#define MRIA_FORCE_INLINE inline __attribute__((always_inline))
#elif defined(_MSC_VER)
#define MRIA_FORCE_INLINE __forceinline
#else
#define MRIA_FORCE_INLINE inline
#endif

// Prefetches the cache line at an address; any address is allowed. _L2 prefetches into the second-level cache only,
// which can wait for several times as many lines at once as the first and keeps them longer.
#if defined(__GNUC__) || defined(__clang__)
#define MRIA_PREFETCH(address) __builtin_prefetch(address)
#define MRIA_PREFETCH_L2(address) __builtin_prefetch(address, 0, 2)
#elif MRIA_X86
#include <intrin.h>
#define MRIA_PREFETCH(address) _mm_prefetch(reinterpret_cast<const char*>(address), _MM_HINT_T0)
#define MRIA_PREFETCH_L2(address) _mm_prefetch(reinterpret_cast<const char*>(address), _MM_HINT_T1)
#elif defined(_MSC_VER) && MRIA_NEON
#include <intrin.h>
#define MRIA_PREFETCH(address) __prefetch(address)
#define MRIA_PREFETCH_L2(address) __prefetch(address)
#else
#define MRIA_PREFETCH(address) static_cast<void>(address)
#define MRIA_PREFETCH_L2(address) static_cast<void>(address)
#endif

namespace mria
{

/** Whether both the processor and the operating system support AVX2 and FMA. Queried once; thread-safe. */
bool HasAvx2();

/** What HasAvx2() answers. Tests switch it off to run what other processors run; nothing else may change it. */
bool& Avx2Switch();

} // namespace mria
