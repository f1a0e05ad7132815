// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/SegmentCursor.h"

#if MRIA_X86
#include "Simd/AvxIntrinsics.h"

namespace mria::SamplerDetail
{

namespace FrameAvx2Detail
{
/** Eight tracks are four pairs: one in the low half, the next one in the high half. */
constexpr std::size_t kPair = 2 * kBlock;
static_assert(kPair == kGroupLanes);

/** Lines of rows that a search reads, as a rule. */
constexpr std::size_t kRowLines = 4;

/** Lane `Lane` of either half, four times. */
template <int Lane>
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 Spread(__m256 v)
{
	return _mm256_shuffle_ps(v, v, _MM_SHUFFLE(Lane, Lane, Lane, Lane));
}

/** Lane 2 `Pair` in the low half, the next one in the high half. */
template <int Pair>
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 SpreadPair(__m256 v)
{
	constexpr int kLow = 2 * Pair;
	constexpr int kHigh = kLow + 1;
	return _mm256_permutevar8x32_ps(v, _mm256_setr_epi32(kLow, kLow, kLow, kLow, kHigh, kHigh, kHigh, kHigh));
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void EvaluateCached(
	const SegmentCache& cache, std::size_t first, __m256 now, __m256 (&out)[kBlock])
{
	const __m256 since = _mm256_sub_ps(now, _mm256_loadu_ps(&cache.start[first]));
	const __m256 sinces[kBlock] = {
		SpreadPair<0>(since), SpreadPair<1>(since), SpreadPair<2>(since), SpreadPair<3>(since)};
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		const std::size_t track = first + 2 * i;
		const __m256 rise = _mm256_mul_ps(_mm256_loadu_ps(&cache.slope[4 * track]), sinces[i]);
		out[i] = _mm256_add_ps(_mm256_loadu_ps(&cache.base[4 * track]), rise);
	}
}

/** FindStale of SegmentCursor.h for a group. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE unsigned FindStale(const SegmentCache& cache, std::size_t first, __m256 now)
{
	const __m256 isEarly = _mm256_cmp_ps(now, _mm256_loadu_ps(&cache.start[first]), _CMP_LT_OQ);
	const __m256 isLate = _mm256_cmp_ps(_mm256_loadu_ps(&cache.end[first]), now, _CMP_LE_OQ);
	return static_cast<unsigned>(_mm256_movemask_ps(_mm256_or_ps(isEarly, isLate)));
}

/** The same for all slots' positions or rotations. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE std::uint64_t FindStaleSlots(
	const SegmentCache& cache, std::size_t first, __m256 now)
{
	static_assert(kSlotCount <= 64);
	std::uint64_t stale = 0;
	for (std::size_t slot = 0; slot < kSlotCount; slot += kGroupLanes)
	{
		stale |= std::uint64_t{FrameAvx2Detail::FindStale(cache, first + slot, now)} << slot;
	}
	return stale;
}

/** The segments of a group that a time is in, and where each one's values are from its first row. */
struct FoundGroup
{
	__m256 start;
	__m256 end;
	const float* rows;
	alignas(32) std::int32_t offsets[kGroupLanes];
};

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE bool IsAnyLater(const float* row, __m256 now)
{
	const __m256 isLater = _mm256_cmp_ps(_mm256_loadu_ps(row), now, _CMP_GT_OQ);
	return !_mm256_testz_ps(isLater, isLater);
}

/** Two rows, a line, at a time. The second one may be behind the last row, where no lane goes on. */
template <std::size_t Width>
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void FindGroup(
	const GroupBlock& group, const float* rows, std::size_t firstRow, __m256 now, FoundGroup& out)
{
	while (IsAnyLater(rows + firstRow, now))
	{
		firstRow = firstRow > kRowsBack ? firstRow - kRowsBack : 0;
	}
	const float* row = rows + firstRow;
	__m256i key = _mm256_set1_epi32(static_cast<int>(firstRow / kGroupLanes));
	__m256 next = _mm256_loadu_ps(row + kGroupLanes);
	out.start = _mm256_loadu_ps(row);
	out.end = next;
	for (__m256 isPassed = _mm256_cmp_ps(next, now, _CMP_LE_OQ); !_mm256_testz_ps(isPassed, isPassed);)
	{
		row += 2 * kGroupLanes;
		const __m256 first = _mm256_loadu_ps(row);
		const __m256 isFirstPassed = _mm256_and_ps(isPassed, _mm256_cmp_ps(first, now, _CMP_LE_OQ));
		out.start = _mm256_blendv_ps(_mm256_blendv_ps(out.start, next, isPassed), first, isFirstPassed);
		next = _mm256_loadu_ps(row + kGroupLanes);
		out.end = _mm256_blendv_ps(_mm256_blendv_ps(out.end, first, isPassed), next, isFirstPassed);
		key =
			_mm256_sub_epi32(key, _mm256_add_epi32(_mm256_castps_si256(isPassed), _mm256_castps_si256(isFirstPassed)));
		isPassed = _mm256_and_ps(isFirstPassed, _mm256_cmp_ps(next, now, _CMP_LE_OQ));
	}
	const __m256i back = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(group.valuesBack.data()));
	const __m256i scaled =
		Width == kRotationWidth ? _mm256_slli_epi32(key, 2) : _mm256_add_epi32(key, _mm256_slli_epi32(key, 1));
	out.rows = rows;
	_mm256_store_si256(reinterpret_cast<__m256i*>(out.offsets), _mm256_sub_epi32(scaled, back));
}

/** Two keys of each track, which are in one line or in two. */
template <std::size_t Width>
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void PrefetchValues(const FoundGroup& found)
{
	for (const std::int32_t offset : found.offsets)
	{
		const float* const values = found.rows + offset;
		MRIA_PREFETCH_L2(values);
		MRIA_PREFETCH_L2(values + Width + 3); // the last float that is read
	}
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 LoadBoth(const float* low, const float* high)
{
	return _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(low)), _mm_loadu_ps(high), 1);
}

template <std::size_t Width>
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void EvaluateFound(const FoundGroup& found, __m256 now, __m256 (&out)[kBlock])
{
	const __m256 since = _mm256_sub_ps(now, found.start);
	const __m256 length = _mm256_sub_ps(found.end, found.start);
	const __m256 isSegment = _mm256_cmp_ps(_mm256_set1_ps(kShortestSegment), length, _CMP_LT_OQ);
	const __m256 perSecond = _mm256_and_ps(isSegment, _mm256_div_ps(_mm256_set1_ps(1.0f), length));
	const __m256 sinces[kBlock] = {
		SpreadPair<0>(since), SpreadPair<1>(since), SpreadPair<2>(since), SpreadPair<3>(since)};
	const __m256 inverses[kBlock] = {
		SpreadPair<0>(perSecond), SpreadPair<1>(perSecond), SpreadPair<2>(perSecond), SpreadPair<3>(perSecond)};
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		const float* low = found.rows + found.offsets[2 * i];
		const float* high = found.rows + found.offsets[2 * i + 1];
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
	std::size_t first, const __m256 (&positions)[kBlock], __m256 (&rotations)[kBlock], Frame& frame, Output& out)
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
		const std::size_t slot = first + 2 * i;
		StorePose(PoseOf(frame, slot), _mm256_castps256_ps128(positions[i]), _mm256_castps256_ps128(rotations[i]));
		if (slot + 1 != kGazeSlot)
		{
			StorePose(PoseOf(frame, slot + 1), _mm256_extractf128_ps(positions[i], 1),
				_mm256_extractf128_ps(rotations[i], 1));
		}
	}
}
} // namespace FrameAvx2Detail

MRIA_TARGET_AVX2 void SampleCachedAvx2(const SamplerBlocks& tracks, float time, SegmentCache& cache, Output& out)
{
	using namespace FrameAvx2Detail;
	const __m256 now = _mm256_set1_ps(time);
	const BlockGroups groups = tracks.blocks.At(cache.block);
	// All are found first: a loop over those of each group would end where no processor foresees it.
	EnterStaleSegments<kPositionWidth>(groups, 0, FindStaleSlots(cache, 0, now), time, cache);
	EnterStaleSegments<kRotationWidth>(groups, kSlotCount, FindStaleSlots(cache, kSlotCount, now), time, cache);
	Frame& frame = out.frame; // once: stores of vectors might change anything that is not local
	for (std::size_t first = 0; first < kSlotCount; first += kPair)
	{
		__m256 positions[kBlock];
		__m256 rotations[kBlock];
		FrameAvx2Detail::EvaluateCached(cache, first, now, positions);
		FrameAvx2Detail::EvaluateCached(cache, kSlotCount + first, now, rotations);
		StorePair(first, positions, rotations, frame, out);
	}
}

MRIA_TARGET_AVX2 void SampleFoundAvx2(const SamplerBlocks& tracks, float time, Output& out)
{
	using namespace FrameAvx2Detail;
	const std::size_t block = tracks.blocks.Find(time);
	const float share = tracks.blocks.ShareAt(block, time);
	const BlockGroups groups = tracks.blocks.At(block);
	const __m256 now = _mm256_set1_ps(time);
	std::size_t firstRows[kTrackGroupCount];
	for (std::size_t group = 0; group < kTrackGroupCount; ++group)
	{
		firstRows[group] = groups[group].RowAt(share);
		const float* const row = groups.Rows(group) + firstRows[group];
		for (std::size_t line = 0; line < kRowLines; ++line)
		{
			MRIA_PREFETCH_L2(row + line * kLineFloats);
		}
	}
	FoundGroup found[kTrackGroupCount];
	constexpr std::size_t kHalf = kTrackGroupCount / 2;
	for (std::size_t group = 0; group < kHalf; ++group)
	{
		const std::size_t rotation = kHalf + group;
		FindGroup<kPositionWidth>(groups[group], groups.Rows(group), firstRows[group], now, found[group]);
		PrefetchValues<kPositionWidth>(found[group]);
		FindGroup<kRotationWidth>(groups[rotation], groups.Rows(rotation), firstRows[rotation], now, found[rotation]);
		PrefetchValues<kRotationWidth>(found[rotation]);
	}
	Frame& frame = out.frame;
	for (std::size_t group = 0; group < kHalf; ++group)
	{
		__m256 positions[kBlock];
		__m256 rotations[kBlock];
		FrameAvx2Detail::EvaluateFound<kPositionWidth>(found[group], now, positions);
		FrameAvx2Detail::EvaluateFound<kRotationWidth>(found[kHalf + group], now, rotations);
		StorePair(group * kGroupLanes, positions, rotations, frame, out);
	}
}

} // namespace mria::SamplerDetail
#endif
