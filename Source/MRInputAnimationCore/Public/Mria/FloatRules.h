// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>

/**
 * Floating-point guarantees of the core: every compiler and processor computes the same bits, and NaN and infinite
 * values, which a file may hold anywhere, are handled explicitly.
 *
 * Unreal compiles with /fp:fast unless a module requests otherwise, which not every engine version allows. This
 * header switches the rest of the file to /fp:precise without fused operations. Every core file that computes must
 * therefore include it first. Other compilers use command-line options.
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

/** The bits without the sign: less than those of infinity for a finite number, greater for NaN. */
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
 * These functions test bits, because a compiler with fast-math options may assume that NaN does not exist and remove
 * std::isnan and `x != x`. They take references because the compiler may assume the same of values. The core never
 * relies on comparisons with NaN; it calls these functions first.
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

/** Returns a > b, and false if either is NaN. `!IsAbove(a, b)` is a reliable `!(a > b)`. */
template <typename Number>
bool IsAbove(const Number& a, const Number& b)
{
	return !IsNan(a) && !IsNan(b) && a > b;
}

/** Returns a <= b, and false if either is NaN. */
template <typename Number>
bool IsAtMost(const Number& a, const Number& b)
{
	return !IsNan(a) && !IsNan(b) && a <= b;
}

} // namespace mria
