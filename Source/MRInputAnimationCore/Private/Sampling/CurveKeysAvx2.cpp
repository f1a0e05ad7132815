// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Mria/Curve.h"
#include "Sampling/CurveKeys.h"
#include "Simd/BitScan.h"

#if MRIA_X86
#include "Simd/AvxIntrinsics.h"

namespace mria
{

namespace CurveKeysAvx2Detail
{
constexpr std::size_t kBatch = 8;
constexpr std::size_t kAhead =
	64; ///< Floats: about two blocks, since a curve is read again when all others had their turn.
static_assert(sizeof(TimeSlot) == 8);

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m128 LoadSlots(const TimeSlot* slots, std::uint32_t a, std::uint32_t b)
{
	const __m128 low = _mm_castsi128_ps(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(slots + a)));
	return _mm_loadh_pi(low, reinterpret_cast<const __m64*>(slots + b));
}

/** The times of eight slots and their bits. Loads are faster than gathering. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void LookUp(const TimeSlots& times, __m256i indices, __m256& time, __m256& bit)
{
	alignas(32) std::uint32_t at[kBatch];
	_mm256_store_si256(reinterpret_cast<__m256i*>(at), indices);
	const TimeSlot* const slots = times.slots.data();
	const __m256 low =
		_mm256_insertf128_ps(_mm256_castps128_ps256(LoadSlots(slots, at[0], at[1])), LoadSlots(slots, at[4], at[5]), 1);
	const __m256 high =
		_mm256_insertf128_ps(_mm256_castps128_ps256(LoadSlots(slots, at[2], at[3])), LoadSlots(slots, at[6], at[7]), 1);
	time = _mm256_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0));
	bit = _mm256_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1));
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE std::uint32_t AnyOf(__m256 bits)
{
	const __m256i all = _mm256_castps_si256(bits);
	__m128i any = _mm_or_si128(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
	any = _mm_or_si128(any, _mm_shuffle_epi32(any, _MM_SHUFFLE(1, 0, 3, 2)));
	any = _mm_or_si128(any, _mm_shuffle_epi32(any, _MM_SHUFFLE(2, 3, 0, 1)));
	return static_cast<std::uint32_t>(_mm_cvtsi128_si32(any));
}

/** The smallest of eight lanes, and of eight others. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m128 LeastOf(__m256 a, __m256 b)
{
	const __m128 fourOfA = _mm_min_ps(_mm256_castps256_ps128(a), _mm256_extractf128_ps(a, 1));
	const __m128 fourOfB = _mm_min_ps(_mm256_castps256_ps128(b), _mm256_extractf128_ps(b, 1));
	const __m128 both = _mm_min_ps(_mm_unpacklo_ps(fourOfA, fourOfB), _mm_unpackhi_ps(fourOfA, fourOfB));
	return _mm_min_ps(both, _mm_movehl_ps(both, both));
}

class Taker
{
public:
	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE Taker(const TimeSlots& times, float before)
		: times_(times)
		, bits_(_mm256_setzero_ps())
		, isOther_(_mm256_setzero_ps())
		, least_(_mm256_set1_ps(before))
		, most_(least_)
	{
	}

	/** Bit n is set where a key is in the block. */
	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE unsigned Take(const std::uint8_t* keys, float* values)
	{
		// In the order 0, 1, 4, 5, 2, 3, 6, 7: halves are only taken apart.
		const float* const floats = reinterpret_cast<const float*>(keys);
		MRIA_PREFETCH(floats + kAhead);
		const __m256 low = _mm256_loadu_ps(floats);
		const __m256 high = _mm256_loadu_ps(floats + kBatch);
		const __m256 time = _mm256_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0));
		const __m256 value = _mm256_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1));
		const __m256 isIn = _mm256_cmp_ps(time, _mm256_set1_ps(times_.end), _CMP_LT_OQ);
		const __m256 since = _mm256_sub_ps(time, _mm256_set1_ps(times_.from));
		const __m256i index = _mm256_cvttps_epi32(_mm256_mul_ps(since, _mm256_set1_ps(times_.perSecond)));
		__m256 slotTime, slotBit;
		LookUp(times_, _mm256_min_epu32(index, _mm256_set1_epi32(TimeSlots::kCount)), slotTime, slotBit);
		bits_ = _mm256_or_ps(bits_, _mm256_and_ps(slotBit, isIn));
		isOther_ = _mm256_or_ps(isOther_, _mm256_and_ps(isIn, _mm256_cmp_ps(slotTime, time, _CMP_NEQ_UQ)));
		const __m256 counted = _mm256_blendv_ps(least_, value, isIn);
		least_ = _mm256_min_ps(least_, counted);
		most_ = _mm256_max_ps(most_, counted);
		const __m256d inOrder = _mm256_permute4x64_pd(_mm256_castps_pd(value), _MM_SHUFFLE(3, 1, 2, 0));
		_mm256_storeu_ps(values, _mm256_castpd_ps(inOrder));
		const auto inBlock = static_cast<unsigned>(_mm256_movemask_ps(isIn));
		count_ += CountBits(inBlock);
		return inBlock;
	}

	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE CurveKeys Result() const
	{
		const __m128 least = LeastOf(least_, _mm256_xor_ps(most_, _mm256_set1_ps(-0.0f)));
		return {count_, AnyOf(bits_), _mm_cvtss_f32(least), -_mm_cvtss_f32(_mm_movehdup_ps(least)),
			_mm256_movemask_ps(isOther_) == 0};
	}

private:
	const TimeSlots& times_;
	__m256 bits_;
	__m256 isOther_;
	__m256 least_;
	__m256 most_;
	std::size_t count_ = 0;
};
} // namespace CurveKeysAvx2Detail

MRIA_TARGET_AVX2 CurveKeys TakeKeysAvx2(const std::uint8_t* keys, float before, const TimeSlots& times, float* values)
{
	using namespace CurveKeysAvx2Detail;
	Taker taker(times, before);
	// As a rule there are two batches; to stop after one could not be foreseen.
	taker.Take(keys, values);
	unsigned inBlock = taker.Take(keys + kBatch * kShortKeySize, values + kBatch);
	for (std::size_t i = 2 * kBatch; inBlock == 0xff && i <= kMostCurveKeys; i += kBatch)
	{
		inBlock = taker.Take(keys + i * kShortKeySize, values + i);
	}
	return taker.Result();
}

} // namespace mria
#endif
