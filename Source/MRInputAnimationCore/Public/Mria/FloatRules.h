// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>

/**
 * What the core promises about floating-point numbers: the same bits from every compiler and processor, and no
 * surprise from NaN or infinite values, which a file may hold anywhere.
 *
 * Unreal compiles with /fp:fast unless a module asks for more, which not every engine version lets it. From here on a
 * file is compiled as with /fp:precise and without fused operations. That is why every file of the core that computes
 * includes this header, before anything that computes. Other compilers get options for it.
 */
#if defined(_MSC_VER)
#pragma float_control(precise, on)
#if defined(__clang__)
#pragma clang fp contract(off)
#else
#pragma fp_contract(off)
#endif
#endif

namespace mria
{

namespace FloatRulesDetail
{
inline constexpr std::uint32_t kInfinity32 = 0x7f800000u;
inline constexpr std::uint64_t kInfinity64 = 0x7ff0000000000000u;

/** The bits without the sign: below those of infinity for a finite number, above them for NaN. */
inline std::uint32_t MagnitudeBits(const float& number)
{
	std::uint32_t bits = 0;
	std::memcpy(&bits, &number, sizeof(bits));
	return bits & 0x7fffffffu;
}

inline std::uint64_t MagnitudeBits(const double& number)
{
	std::uint64_t bits = 0;
	std::memcpy(&bits, &number, sizeof(bits));
	return bits & 0x7fffffffffffffffu;
}
} // namespace FloatRulesDetail

/**
 * These look at the bits, so that a compiler that may assume that there are no such numbers cannot fold them away, as
 * it does std::isnan and `x != x`. By reference, as it may assume the same of what is passed by value. Nothing in the
 * core relies on how NaN compares: it is sorted out by these first.
 */
inline bool IsNan(const float& number)
{
	return FloatRulesDetail::MagnitudeBits(number) > FloatRulesDetail::kInfinity32;
}

inline bool IsNan(const double& number)
{
	return FloatRulesDetail::MagnitudeBits(number) > FloatRulesDetail::kInfinity64;
}

inline bool IsInfinite(const float& number)
{
	return FloatRulesDetail::MagnitudeBits(number) == FloatRulesDetail::kInfinity32;
}

inline bool IsInfinite(const double& number)
{
	return FloatRulesDetail::MagnitudeBits(number) == FloatRulesDetail::kInfinity64;
}

/** Neither NaN nor infinite. */
inline bool IsFinite(const float& number)
{
	return FloatRulesDetail::MagnitudeBits(number) < FloatRulesDetail::kInfinity32;
}

inline bool IsFinite(const double& number)
{
	return FloatRulesDetail::MagnitudeBits(number) < FloatRulesDetail::kInfinity64;
}

/** a > b, and false where either is NaN: `!IsAbove(a, b)` is what `!(a > b)` is without such assumptions. */
template <typename Number>
bool IsAbove(const Number& a, const Number& b)
{
	return !IsNan(a) && !IsNan(b) && a > b;
}

/** a <= b, and false where either is NaN. */
template <typename Number>
bool IsAtMost(const Number& a, const Number& b)
{
	return !IsNan(a) && !IsNan(b) && a <= b;
}

} // namespace mria
