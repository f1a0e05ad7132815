// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"
#include "Simd/CpuFeatures.h"
#include "Simd/Float4.h"

#include <cstddef>

#if MRIA_X86
#include "Simd/AvxIntrinsics.h"
#endif

/**
 * Four samples of three or four numbers each, in the few operations that their distances from a line take. Of three
 * numbers, the fourth lane holds anything, and Squares leaves it out.
 */
namespace mria
{

struct FourSamples
{
	Float4 a, b, c, d;

	static FourSamples All(Float4 sample) { return {sample, sample, sample, sample}; }

	/** Neighbours. Reads one float more than they have if they have three numbers. */
	template <std::size_t Width>
	MRIA_FORCE_INLINE static FourSamples Load(const float* p)
	{
		return {Float4::Load(p), Float4::Load(p + Width), Float4::Load(p + 2 * Width), Float4::Load(p + 3 * Width)};
	}

	/** Two neighbours, each twice. */
	template <std::size_t Width>
	MRIA_FORCE_INLINE static FourSamples LoadTwice(const float* p)
	{
		return {Float4::Load(p), Float4::Load(p), Float4::Load(p + Width), Float4::Load(p + Width)};
	}

	MRIA_FORCE_INLINE FourSamples Minus(const FourSamples& other) const
	{
		return {a - other.a, b - other.b, c - other.c, d - other.d};
	}

	/** Each with a factor of its own. */
	MRIA_FORCE_INLINE FourSamples Times(Float4 factors) const
	{
		return {a * factors.Spread<0>(), b * factors.Spread<1>(), c * factors.Spread<2>(), d * factors.Spread<3>()};
	}

	/** The squares of their lengths, added pairwise: (0 + 2) + (1 + 3). */
	template <std::size_t Width>
	MRIA_FORCE_INLINE Float4 Squares() const
	{
		Float4 x = a * a;
		Float4 y = b * b;
		Float4 z = c * c;
		Float4 w = d * d;
		Transpose(x, y, z, w);
		return (x + z) + (Width == 3 ? y : y + w); // no square is -0: nothing changes without adding 0
	}
};

#if MRIA_X86
namespace Avx2
{
#define MRIA_LANE MRIA_TARGET_AVX2 MRIA_FORCE_INLINE
/** The same, two in a register: to the same bits. */
struct FourSamples
{
	__m256 even; ///< The first and the third.
	__m256 odd; ///< The second and the fourth.

	MRIA_LANE static FourSamples All(Float4 sample)
	{
		const __m256 both = Both(sample.v, sample.v);
		return {both, both};
	}

	template <std::size_t Width>
	MRIA_LANE static FourSamples Load(const float* p)
	{
		return {Both(_mm_loadu_ps(p), _mm_loadu_ps(p + 2 * Width)),
			Both(_mm_loadu_ps(p + Width), _mm_loadu_ps(p + 3 * Width))};
	}

	template <std::size_t Width>
	MRIA_LANE static FourSamples LoadTwice(const float* p)
	{
		const __m256 both = Both(_mm_loadu_ps(p), _mm_loadu_ps(p + Width));
		return {both, both};
	}

	MRIA_LANE FourSamples Minus(const FourSamples& other) const
	{
		return {_mm256_sub_ps(even, other.even), _mm256_sub_ps(odd, other.odd)};
	}

	MRIA_LANE FourSamples Times(Float4 factors) const
	{
		const __m256 lanes = _mm256_castps128_ps256(factors.v);
		const __m256 evens = _mm256_permutevar8x32_ps(lanes, _mm256_setr_epi32(0, 0, 0, 0, 2, 2, 2, 2));
		const __m256 odds = _mm256_permutevar8x32_ps(lanes, _mm256_setr_epi32(1, 1, 1, 1, 3, 3, 3, 3));
		return {_mm256_mul_ps(even, evens), _mm256_mul_ps(odd, odds)};
	}

	template <std::size_t Width>
	MRIA_LANE Float4 Squares() const
	{
		const __m256 a = _mm256_mul_ps(even, even);
		const __m256 b = _mm256_mul_ps(odd, odd);
		const __m256 xy = _mm256_shuffle_ps(a, b, _MM_SHUFFLE(1, 0, 1, 0));
		const __m256 zw = _mm256_shuffle_ps(a, b, _MM_SHUFFLE(3, 2, 3, 2));
		const __m256 z = Width == 3 ? _mm256_blend_ps(zw, _mm256_setzero_ps(), 0xaa) : zw;
		const __m256 sums = _mm256_add_ps(xy, z);
		const __m128 low = _mm256_castps256_ps128(sums);
		const __m128 high = _mm256_extractf128_ps(sums, 1);
		return {_mm_add_ps(
			_mm_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0)), _mm_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1)))};
	}

private:
	MRIA_LANE static __m256 Both(__m128 low, __m128 high)
	{
		return _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
	}
};
#undef MRIA_LANE
} // namespace Avx2
#endif

} // namespace mria
