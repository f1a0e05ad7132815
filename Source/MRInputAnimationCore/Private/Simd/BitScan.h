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

/** The place of the highest bit that is set; there must be one. */
inline unsigned HighestBit(std::uint32_t bits)
{
#if defined(_MSC_VER) && !defined(__clang__)
	unsigned long index;
	_BitScanReverse(&index, bits);
	return index;
#else
	return 31u - static_cast<unsigned>(__builtin_clz(bits));
#endif
}

/** How many bits are set, without the instruction for it, which not every x86 processor has. */
inline std::uint32_t CountBits(std::uint32_t bits)
{
	bits -= bits >> 1 & 0x55555555u;
	bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
	return ((bits + (bits >> 4)) & 0x0f0f0f0fu) * 0x01010101u >> 24;
}

} // namespace mria
