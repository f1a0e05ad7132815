// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Reducing/Chord.h"
#include "Reducing/GroupSamples.h"

#include <array>
#include <cstddef>
#include <cstdint>

#if MRIA_X86
#include "Simd/AvxIntrinsics.h"

/**
 * Lines that pass up to eight samples, which nine in ten do. All eight are tested at a time, number by number, and so
 * are the eight lengths that such a line may have: which of them it is can hardly be foretold, and a wrong guess of the
 * processor costs more than a few lanes. The operations are those of Chord.h and of KeepKeysWalk.inl in the same order,
 * so that the bits are the same.
 */
namespace mria::Avx2
{
#define MRIA_LANE MRIA_TARGET_AVX2 MRIA_FORCE_INLINE

/** The longest line that passes only eight samples. */
inline constexpr std::size_t kLongestShort = 9;

/** What a walk's guess is, by the lengths from 2 to 9 whose middles passed; 0 where it would try others. */
constexpr std::array<std::uint8_t, 256> MakeGuesses(unsigned firstLength)
{
	std::array<std::uint8_t, 256> guesses{};
	for (unsigned passed = 0; passed < guesses.size(); ++passed)
	{
		unsigned first = firstLength;
		unsigned four = passed >> (first - 2) & 15u;
		if (four == 0)
		{
			first = 2;
			four = passed & 15u;
		}
		if (four >= 8 && (first != 2 || (passed >> 4) != 0))
		{
			first = first != 2 || (passed >> 4) >= 8 ? 0 : 6; // what is longer than 9 may pass too
			four = passed >> 4;
		}
		const unsigned highest = four >= 8 ? 3 : four >= 4 ? 2 : four >= 2 ? 1 : 0;
		guesses[passed] = static_cast<std::uint8_t>(first == 0 ? 0 : four == 0 ? 1 : first + highest);
	}
	return guesses;
}

/** By the first length that a walk tries, which depends on the line before: 2, 4 or 6. */
inline constexpr std::array<std::uint8_t, 256> kGuesses[] = {MakeGuesses(2), MakeGuesses(4), MakeGuesses(6)};

/** The short lines that start at one sample; there must be kLongestShort samples after it. */
template <std::size_t Width>
class ShortLines
{
public:
	MRIA_LANE ShortLines(const SampleRow& row, const SampleColumns& columns, std::size_t first)
		: row_(row)
		, columns_(columns)
		, first_(first)
		, time_(_mm256_broadcast_ss(row.times + first))
	{
		for (std::size_t i = 0; i < Width; ++i)
		{
			values_[i] = _mm256_broadcast_ss(columns[i] + first);
		}
	}

	/** The length that a walk would guess if it tried lengths from this one on, or 0. */
	MRIA_LANE std::size_t Guess(std::size_t firstLength) const
	{
		return firstLength <= 6 ? kGuesses[firstLength / 2 - 1][TryMiddles()] : 0;
	}

	/** Whether a line of this slope passes the samples before `length`. */
	template <typename Witness>
	MRIA_LANE bool Passes(Float4 slope, std::size_t length, Witness& witness) const
	{
		const std::size_t at = first_ + 1;
		const __m256 since = _mm256_sub_ps(_mm256_loadu_ps(row_.times + at), time_);
		const __m256 slopes = _mm256_castps128_ps256(slope.v);
		__m256 squares[Width];
		for (std::size_t i = 0; i < Width; ++i)
		{
			const __m256 step = _mm256_sub_ps(_mm256_loadu_ps(columns_[i] + at), values_[i]);
			const __m256 all = _mm256_permutevar8x32_ps(slopes, _mm256_set1_epi32(static_cast<int>(i)));
			const __m256 off = _mm256_sub_ps(step, _mm256_mul_ps(all, since));
			squares[i] = _mm256_mul_ps(off, off);
		}
		const __m256 sum = Sum(squares);
		const __m256 limits = _mm256_loadu_ps(row_.limits + at);
		const __m256 harmless = _mm256_mul_ps(limits, _mm256_set1_ps(witness.harmlessPart));
		const unsigned wanted = (1u << (length - 1)) - 1u;
		witness.doubtful = ~Bits(_mm256_cmp_ps(sum, harmless, _CMP_LE_OQ)) & wanted;
		return (~Bits(_mm256_cmp_ps(sum, limits, _CMP_LE_OQ)) & wanted) == 0;
	}

private:
	/** Bit n: the line of length 2 + n passes the sample in its middle. */
	MRIA_LANE unsigned TryMiddles() const
	{
		const std::size_t end = first_ + 2;
		const __m256 part = _mm256_div_ps(
			_mm256_sub_ps(Middles(row_.times), time_), _mm256_sub_ps(_mm256_loadu_ps(row_.times + end), time_));
		__m256 squares[Width];
		for (std::size_t i = 0; i < Width; ++i)
		{
			const __m256 middle = _mm256_sub_ps(Middles(columns_[i]), values_[i]);
			const __m256 whole = _mm256_sub_ps(_mm256_loadu_ps(columns_[i] + end), values_[i]);
			const __m256 off = _mm256_sub_ps(middle, _mm256_mul_ps(whole, part));
			squares[i] = _mm256_mul_ps(off, off);
		}
		return Bits(_mm256_cmp_ps(Sum(squares), Middles(row_.limits), _CMP_LE_OQ));
	}

	/** Those of the samples in the middle of lines of length 2 to 9. */
	MRIA_LANE __m256 Middles(const float* numbers) const
	{
		const __m256 four = _mm256_castps128_ps256(_mm_loadu_ps(numbers + first_ + 1));
		return _mm256_permutevar8x32_ps(four, _mm256_setr_epi32(0, 0, 1, 1, 2, 2, 3, 3));
	}

	MRIA_LANE static __m256 Sum(const __m256 (&squares)[Width])
	{
		const __m256 xz = _mm256_add_ps(squares[0], squares[2]);
		return _mm256_add_ps(xz, Width == 3 ? squares[1] : _mm256_add_ps(squares[1], squares[Width - 1]));
	}

	MRIA_LANE static unsigned Bits(__m256 mask) { return static_cast<unsigned>(_mm256_movemask_ps(mask)); }

	const SampleRow& row_;
	const SampleColumns& columns_;
	const std::size_t first_;
	const __m256 time_;
	__m256 values_[Width];
};
#undef MRIA_LANE
} // namespace mria::Avx2
#endif
