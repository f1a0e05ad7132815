// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/FrameOutput.h"

#if MRIA_X86
#include "Simd/AvxIntrinsics.h"

namespace mria::SamplerDetail
{

namespace FrameAvx2Detail
{
/** Tracks taken together: two blocks of four side by side, so that every step does what it does for one block. */
constexpr std::size_t kPair = 2 * kBlock;
static_assert(kSlotCount % kPair == 0);

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 LoadBoth(const float* low, const float* high)
{
	return _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(low)), _mm_loadu_ps(high), 1);
}

/** Lane `Lane` of either half, four times. */
template <int Lane>
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 Spread(__m256 v)
{
	return _mm256_shuffle_ps(v, v, _MM_SHUFFLE(Lane, Lane, Lane, Lane));
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void EvaluateCached(
	const SegmentCache& cache, std::size_t first, float time, __m256 (&out)[kBlock])
{
	const __m256 since = _mm256_sub_ps(_mm256_set1_ps(time), _mm256_loadu_ps(&cache.start[first]));
	const __m256 sinces[kBlock] = {Spread<0>(since), Spread<1>(since), Spread<2>(since), Spread<3>(since)};
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		const float* base = &cache.base[4 * (first + i)];
		const float* slope = &cache.slope[4 * (first + i)];
		const __m256 rise = _mm256_mul_ps(LoadBoth(slope, slope + 4 * kBlock), sinces[i]);
		out[i] = _mm256_add_ps(LoadBoth(base, base + 4 * kBlock), rise);
	}
}

template <std::size_t Width>
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void EvaluateFound(
	const FoundSegments& found, std::size_t first, float time, __m256 (&out)[kBlock])
{
	const __m256 start = _mm256_loadu_ps(&found.start[first]);
	const __m256 since = _mm256_sub_ps(_mm256_set1_ps(time), start);
	const __m256 length = _mm256_sub_ps(_mm256_loadu_ps(&found.end[first]), start);
	const __m256 isSegment = _mm256_cmp_ps(_mm256_set1_ps(kShortestSegment), length, _CMP_LT_OQ);
	const __m256 perSecond = _mm256_and_ps(isSegment, _mm256_div_ps(_mm256_set1_ps(1.0f), length));
	const __m256 sinces[kBlock] = {Spread<0>(since), Spread<1>(since), Spread<2>(since), Spread<3>(since)};
	const __m256 inverses[kBlock] = {
		Spread<0>(perSecond), Spread<1>(perSecond), Spread<2>(perSecond), Spread<3>(perSecond)};
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		const float* low = found.values[first + i];
		const float* high = found.values[first + kBlock + i];
		const __m256 base = LoadBoth(low, high);
		const __m256 slope = _mm256_mul_ps(_mm256_sub_ps(LoadBoth(low + Width, high + Width), base), inverses[i]);
		out[i] = _mm256_add_ps(base, _mm256_mul_ps(slope, sinces[i]));
	}
}

/** LaneSums in either half, added in the same order. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 Sums(__m256 a, __m256 b, __m256 c, __m256 d)
{
	const __m256 abLow = _mm256_unpacklo_ps(a, b);
	const __m256 abHigh = _mm256_unpackhi_ps(a, b);
	const __m256 cdLow = _mm256_unpacklo_ps(c, d);
	const __m256 cdHigh = _mm256_unpackhi_ps(c, d);
	// Lanes 0 and 2 are summed before they are brought together with 1 and 3.
	const __m256 ab = _mm256_add_ps(abLow, abHigh);
	const __m256 cd = _mm256_add_ps(cdLow, cdHigh);
	return _mm256_add_ps(
		_mm256_shuffle_ps(ab, cd, _MM_SHUFFLE(1, 0, 1, 0)), _mm256_shuffle_ps(ab, cd, _MM_SHUFFLE(3, 2, 3, 2)));
}

/** The identity in the half, or both, whose lane of `sound` is 0. */
template <int Lane>
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 OrIdentity(__m256 q, __m256 sound)
{
	const __m256 identity = _mm256_setr_ps(0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 1.0f);
	return _mm256_blendv_ps(identity, q, Spread<Lane>(sound));
}

/** Normalize of FrameOutput.h, for both halves. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void Normalize(__m256 (&q)[4])
{
	const __m256 length = _mm256_sqrt_ps(Sums(
		_mm256_mul_ps(q[0], q[0]), _mm256_mul_ps(q[1], q[1]), _mm256_mul_ps(q[2], q[2]), _mm256_mul_ps(q[3], q[3])));
	const __m256 isLong = _mm256_cmp_ps(_mm256_set1_ps(kShortestLength), length, _CMP_LT_OQ);
	const __m256 isFinite = _mm256_cmp_ps(length, _mm256_set1_ps(std::numeric_limits<float>::infinity()), _CMP_LT_OQ);
	const __m256 scale = _mm256_div_ps(_mm256_set1_ps(1.0f), length);
	q[0] = _mm256_mul_ps(q[0], Spread<0>(scale));
	q[1] = _mm256_mul_ps(q[1], Spread<1>(scale));
	q[2] = _mm256_mul_ps(q[2], Spread<2>(scale));
	q[3] = _mm256_mul_ps(q[3], Spread<3>(scale));
	const __m256 sound = _mm256_and_ps(isLong, isFinite);
	if (_mm256_movemask_ps(sound) != 0xff)
	{
		q[0] = OrIdentity<0>(q[0], sound);
		q[1] = OrIdentity<1>(q[1], sound);
		q[2] = OrIdentity<2>(q[2], sound);
		q[3] = OrIdentity<3>(q[3], sound);
	}
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void StorePose(float* pose, __m128 position, __m128 rotation)
{
	_mm_storeu_ps(pose, position); // the fourth lane is overwritten by the rotation
	_mm_storeu_ps(pose + kPositionWidth, rotation);
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void StorePair(
	std::size_t first, const __m256 (&positions)[kBlock], __m256 (&rotations)[kBlock], Output& out)
{
	if (first + kPair == kSlotCount)
	{
		static_assert(kGazeSlot + 1 == kSlotCount);
		_mm_storeu_ps(out.gazeOrigin, _mm256_extractf128_ps(positions[kBlock - 1], 1));
		_mm_storeu_ps(out.gazeDirection, _mm256_extractf128_ps(rotations[kBlock - 1], 1));
	}
	Normalize(rotations);
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		StorePose(out.PoseOf(first + i), _mm256_castps256_ps128(positions[i]), _mm256_castps256_ps128(rotations[i]));
		const std::size_t slot = first + kBlock + i;
		if (slot != kGazeSlot)
		{
			StorePose(out.PoseOf(slot), _mm256_extractf128_ps(positions[i], 1), _mm256_extractf128_ps(rotations[i], 1));
		}
	}
}
} // namespace FrameAvx2Detail

MRIA_TARGET_AVX2 void StoreCachedAvx2(const SegmentCache& cache, float time, Output& out)
{
	using namespace FrameAvx2Detail;
	for (std::size_t first = 0; first < kSlotCount; first += kPair)
	{
		__m256 positions[kBlock];
		__m256 rotations[kBlock];
		EvaluateCached(cache, first, time, positions);
		EvaluateCached(cache, kSlotCount + first, time, rotations);
		StorePair(first, positions, rotations, out);
	}
}

MRIA_TARGET_AVX2 void StoreFoundAvx2(const FoundSegments& found, float time, Output& out)
{
	using namespace FrameAvx2Detail;
	for (std::size_t first = 0; first < kSlotCount; first += kPair)
	{
		__m256 positions[kBlock];
		__m256 rotations[kBlock];
		EvaluateFound<kPositionWidth>(found, first, time, positions);
		EvaluateFound<kRotationWidth>(found, kSlotCount + first, time, rotations);
		StorePair(first, positions, rotations, out);
	}
}

} // namespace mria::SamplerDetail
#endif
