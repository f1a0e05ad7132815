// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#endif

namespace mria
{

/** The place of the lowest bit that is set; there must be one. C++17 has no std::countr_zero. */
inline unsigned LowestBit(std::uint64_t bits)
{
#if defined(_MSC_VER) && !defined(__clang__)
	unsigned long index;
	_BitScanForward64(&index, bits);
	return index;
#else
	return static_cast<unsigned>(__builtin_ctzll(bits));
#endif
}

} // namespace mria
