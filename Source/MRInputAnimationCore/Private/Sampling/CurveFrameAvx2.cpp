// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/CurveBlocks.h"
#include "Sampling/Track.h"
#include "Simd/CpuFeatures.h"

#if MRIA_X86
#include "Simd/AvxIntrinsics.h"

namespace mria
{

namespace CurveFrameAvx2Detail
{
/** How many bits of each lane are set: by halves of bytes, which are then added up. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256i CountBits(__m256i mask)
{
	const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, //
		0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
	const __m256i half = _mm256_set1_epi8(15);
	const __m256i low = _mm256_shuffle_epi8(counts, _mm256_and_si256(mask, half));
	const __m256i high = _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi16(mask, 4), half));
	const __m256i pairs = _mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1));
	return _mm256_madd_epi16(pairs, _mm256_set1_epi16(1));
}

/** Of all but the highest bit of a lane, those go that might round it up when it becomes a float. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256i HighestBit(__m256i mask)
{
	const __m256i rounded = _mm256_andnot_si256(_mm256_srli_epi32(mask, 8), mask);
	return _mm256_castps_si256(_mm256_cvtepi32_ps(rounded));
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256i LowestBit(__m256i mask)
{
	const __m256i lowest = _mm256_and_si256(mask, _mm256_sub_epi32(_mm256_setzero_si256(), mask));
	return _mm256_castps_si256(_mm256_cvtepi32_ps(lowest));
}

/**
 * The times of bits that have become floats: the exponent of bit n + 1 is 128 + n, whose last five bits are the time's
 * number.
 */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 TimesOf(const __m256 (&times)[4], __m256i bits)
{
	const __m256i number = _mm256_srli_epi32(bits, 23);
	const __m256 isOddEight = _mm256_castsi256_ps(_mm256_slli_epi32(bits, 5));
	const __m256 isSecondHalf = _mm256_castsi256_ps(_mm256_slli_epi32(bits, 4));
	const __m256 low = _mm256_blendv_ps(
		_mm256_permutevar8x32_ps(times[0], number), _mm256_permutevar8x32_ps(times[1], number), isOddEight);
	const __m256 high = _mm256_blendv_ps(
		_mm256_permutevar8x32_ps(times[2], number), _mm256_permutevar8x32_ps(times[3], number), isOddEight);
	return _mm256_blendv_ps(low, high, isSecondHalf);
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m128 LoadPairs(const float* a, const float* b)
{
	const __m128 low = _mm_castsi128_ps(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(a)));
	return _mm_loadh_pi(low, reinterpret_cast<const __m64*>(b));
}

/** The values at these places, and those behind them. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void LoadNeighbours(const float* values, __m256i places, __m256& base, __m256& next)
{
	alignas(32) std::uint32_t at[kCurveLanes];
	_mm256_store_si256(reinterpret_cast<__m256i*>(at), places);
	const __m128 a = LoadPairs(values + at[0], values + at[1]);
	const __m128 b = LoadPairs(values + at[2], values + at[3]);
	const __m128 c = LoadPairs(values + at[4], values + at[5]);
	const __m128 d = LoadPairs(values + at[6], values + at[7]);
	const __m256 ac = _mm256_insertf128_ps(_mm256_castps128_ps256(a), c, 1);
	const __m256 bd = _mm256_insertf128_ps(_mm256_castps128_ps256(b), d, 1);
	base = _mm256_shuffle_ps(ac, bd, _MM_SHUFFLE(2, 0, 2, 0));
	next = _mm256_shuffle_ps(ac, bd, _MM_SHUFFLE(3, 1, 3, 1));
}
} // namespace CurveFrameAvx2Detail

MRIA_TARGET_AVX2 void EvaluateCurvesAvx2(
	const CurveBlock& block, float time, std::size_t first, std::size_t end, float* out)
{
	using namespace CurveFrameAvx2Detail;
	const float* const t = block.Times();
	const __m256 times[4] = {
		_mm256_loadu_ps(t), _mm256_loadu_ps(t + 8), _mm256_loadu_ps(t + 16), _mm256_loadu_ps(t + 24)};
	const __m256i upTo = _mm256_set1_epi32(static_cast<int>((std::uint32_t{4} << block.TimeAt(time)) - 1));
	const __m256 now = _mm256_set1_ps(time);
	const auto* const masks = reinterpret_cast<const std::uint8_t*>(block.Masks());
	const auto* const offsets = reinterpret_cast<const std::uint8_t*>(block.Offsets());
	for (std::size_t curve = first; curve < end; curve += kCurveLanes)
	{
		const __m256i mask = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(masks + 4 * curve));
		const __m128i offset = _mm_loadu_si128(reinterpret_cast<const __m128i*>(offsets + 2 * curve));
		const __m256i before = _mm256_and_si256(mask, upTo);
		__m256 base, next;
		LoadNeighbours(block.Values(), _mm256_add_epi32(_mm256_cvtepu16_epi32(offset), CountBits(before)), base, next);
		const __m256 start = TimesOf(times, HighestBit(before));
		const __m256 length = _mm256_sub_ps(TimesOf(times, LowestBit(_mm256_andnot_si256(upTo, mask))), start);
		const __m256 isSegment = _mm256_cmp_ps(_mm256_set1_ps(kShortestSegment), length, _CMP_LT_OQ);
		const __m256 perSecond = _mm256_and_ps(isSegment, _mm256_div_ps(_mm256_set1_ps(1.0f), length));
		const __m256 slope = _mm256_mul_ps(_mm256_sub_ps(next, base), perSecond);
		_mm256_storeu_ps(out + curve, _mm256_add_ps(base, _mm256_mul_ps(slope, _mm256_sub_ps(now, start))));
	}
}

} // namespace mria
#endif
