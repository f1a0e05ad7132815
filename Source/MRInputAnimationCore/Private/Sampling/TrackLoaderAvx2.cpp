// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/TrackBuilder.h"
#include "Simd/BitScan.h"
#include "Simd/CpuFeatures.h"

#include <algorithm>
#include <array>
#include <cstring>

#if MRIA_X86
#include "Simd/AvxIntrinsics.h"

namespace mria
{

namespace TrackLoaderAvx2Detail
{
constexpr std::size_t kBatch = 8;

/** Eight neighbouring keys of one curve, in the order 0, 1, 4, 5, 2, 3, 6, 7: halves are only taken apart. */
struct Keys8
{
	__m256 times;
	__m256 values;
};

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE Keys8 LoadKeys(const std::uint8_t* keys)
{
	const float* floats = reinterpret_cast<const float*>(keys);
	const __m256 low = _mm256_loadu_ps(floats);
	const __m256 high = _mm256_loadu_ps(floats + 8);
	return {
		_mm256_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0)), _mm256_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1))};
}

MRIA_TARGET_AVX2 MRIA_FORCE_INLINE __m256 InOrder(__m256 lanes)
{
	return _mm256_castpd_ps(_mm256_permute4x64_pd(_mm256_castps_pd(lanes), _MM_SHUFFLE(3, 1, 2, 0)));
}

/** Both halves of four rows at once: row i then holds the keys of lanes i and i + 4. */
MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void Transpose(__m256 (&rows)[4])
{
	const __m256 xyLow = _mm256_unpacklo_ps(rows[0], rows[1]);
	const __m256 xyHigh = _mm256_unpackhi_ps(rows[0], rows[1]);
	const __m256 zwLow = _mm256_unpacklo_ps(rows[2], rows[3]);
	const __m256 zwHigh = _mm256_unpackhi_ps(rows[2], rows[3]);
	rows[0] = _mm256_shuffle_ps(xyLow, zwLow, _MM_SHUFFLE(1, 0, 1, 0));
	rows[1] = _mm256_shuffle_ps(xyLow, zwLow, _MM_SHUFFLE(3, 2, 3, 2));
	rows[2] = _mm256_shuffle_ps(xyHigh, zwHigh, _MM_SHUFFLE(1, 0, 1, 0));
	rows[3] = _mm256_shuffle_ps(xyHigh, zwHigh, _MM_SHUFFLE(3, 2, 3, 2));
}

template <std::size_t Width>
using KeyPointers = std::array<const std::uint8_t*, Width>;

/** TrackLoader's pass, eight keys at a time. Each is compared with the next one, so there must be one more. */
template <std::size_t Width>
class Pass
{
public:
	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE Pass(const TrackSpace& space, float end)
		: space_(space)
		, end_(_mm256_set1_ps(end))
		, sound_(_mm256_castsi256_ps(_mm256_set1_epi32(-1)))
		, flips_(_mm256_setzero_ps())
		, largest_(_mm256_setzero_si256())
	{
	}

	/** Bit n is set where key n is at or after the end; the keys are so many bytes behind `keys`. */
	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE unsigned Take(
		std::size_t done, const KeyPointers<Width>& keys, std::size_t offset)
	{
		__m256 values[4];
		float* const out = space_.values + done * Width;
		MRIA_PREFETCH(out + kFloatsAhead);
		MRIA_PREFETCH(out + kFloatsAhead + kLineFloats);
		MRIA_PREFETCH_L2(keys[0] + offset + kBytesAhead);
		const Keys8 x = LoadKeys(keys[0] + offset);
		values[0] = values[3] = x.values;
		for (std::size_t i = 1; i < Width; ++i)
		{
			MRIA_PREFETCH_L2(keys[i] + offset + kBytesAhead);
			const Keys8 curve = LoadKeys(keys[i] + offset);
			values[i] = curve.values;
			sound_ = _mm256_and_ps(sound_, _mm256_cmp_ps(curve.times, x.times, _CMP_EQ_OQ));
		}
		const Keys8 next = LoadKeys(keys[0] + offset + kShortKeySize);
		sound_ = _mm256_and_ps(sound_, _mm256_cmp_ps(x.times, next.times, _CMP_LE_OQ));
		FindLargest(values);
		if constexpr (Width == kRotationWidth)
		{
			__m256 dot = _mm256_mul_ps(values[0], next.values);
			for (std::size_t i = 1; i < Width; ++i)
			{
				dot = _mm256_add_ps(dot, _mm256_mul_ps(values[i], LoadKeys(keys[i] + offset + kShortKeySize).values));
			}
			flips_ = _mm256_or_ps(flips_, _mm256_cmp_ps(dot, _mm256_setzero_ps(), _CMP_LT_OQ));
		}
		const __m256 times = InOrder(x.times);
		_mm256_storeu_ps(space_.times + done, times);
		Store(out, values);
		return static_cast<unsigned>(_mm256_movemask_ps(_mm256_cmp_ps(end_, times, _CMP_LE_OQ)));
	}

	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE KeyRun Result(std::size_t count, bool isComplete) const
	{
		const __m256i isLarge = _mm256_cmpgt_epi32(largest_, _mm256_castps_si256(_mm256_set1_ps(kLargestFitting)));
		const __m256 isSound = _mm256_andnot_ps(_mm256_castsi256_ps(isLarge), sound_);
		return {count, isComplete, _mm256_movemask_ps(isSound) == 0xff, _mm256_movemask_ps(flips_) != 0};
	}

private:
	static constexpr float kLargestFitting = 999999936.0f; ///< The next smaller float than kMaxTrackValue.
	static_assert(kMaxTrackValue - kLargestFitting == 64.0f);

	/** Without their sign, floats compare as integers do; what is not a number is larger than all of them. */
	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void FindLargest(const __m256 (&values)[4])
	{
		for (std::size_t i = 0; i < Width; ++i)
		{
			const __m256 size = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), values[i]);
			largest_ = _mm256_max_epi32(largest_, _mm256_castps_si256(size));
		}
	}

	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE static void Store(float* out, __m256 (&values)[4])
	{
		Transpose(values);
		if constexpr (Width == kRotationWidth)
		{
			_mm256_storeu_ps(out, _mm256_permute2f128_ps(values[0], values[1], 0x20));
			_mm256_storeu_ps(out + 8, _mm256_permute2f128_ps(values[0], values[1], 0x31));
			_mm256_storeu_ps(out + 16, _mm256_permute2f128_ps(values[2], values[3], 0x20));
			_mm256_storeu_ps(out + 24, _mm256_permute2f128_ps(values[2], values[3], 0x31));
			return;
		}
		for (const std::size_t i : {0, 2}) // what is too much, the next overwrites
		{
			_mm_storeu_ps(out + 2 * i * Width, _mm256_castps256_ps128(values[i]));
			_mm_storeu_ps(out + (2 * i + 1) * Width, _mm256_castps256_ps128(values[i + 1]));
			_mm_storeu_ps(out + (2 * i + 2) * Width, _mm256_extractf128_ps(values[i], 1));
			_mm_storeu_ps(out + (2 * i + 3) * Width, _mm256_extractf128_ps(values[i + 1], 1));
		}
	}

	const TrackSpace space_;
	const __m256 end_;
	__m256 sound_;
	__m256 flips_;
	__m256i largest_;
};

template <std::size_t Width>
MRIA_TARGET_AVX2 inline KeyRun Load(
	Span<const CurveView> curves, std::size_t first, float end, std::size_t most, const TrackSpace& space)
{
	KeyPointers<Width> keys;
	for (std::size_t i = 0; i < Width; ++i)
	{
		keys[i] = curves[i].keys + first * kShortKeySize;
	}
	const std::size_t left = curves[0].size() - first;
	const std::size_t whole = left > kBatch ? (std::min)(left - kBatch, most) : 0;
	Pass<Width> pass(space, end);
	std::size_t done = 0;
	for (; done < whole; done += kBatch)
	{
		if (const unsigned reached = pass.Take(done, keys, done * kShortKeySize))
		{
			return pass.Result(done + LowestBit(reached) + 1, true);
		}
	}
	if (left > done + kBatch)
	{
		return pass.Result(done, false);
	}
	constexpr std::size_t kTail = 2 * kBatch + 1; // eight keys may be left, and the sentinel is in the next batch then
	std::array<std::array<std::uint8_t, kTail * kShortKeySize>, Width> tails;
	for (std::size_t i = 0; i < Width; ++i)
	{
		PadTail<kShortKeySize, kTail>(curves[i], first + done, tails[i]);
		keys[i] = tails[i].data();
	}
	unsigned reached = pass.Take(done, keys, 0);
	if (reached == 0)
	{
		done += kBatch;
		reached = pass.Take(done, keys, kBatch * kShortKeySize);
	}
	return pass.Result(done + LowestBit(reached) + 1, true);
}
} // namespace TrackLoaderAvx2Detail

KeyRun LoadPositionAvx2(
	Span<const CurveView> curves, std::size_t first, float end, std::size_t most, const TrackSpace& space)
{
	return TrackLoaderAvx2Detail::Load<kPositionWidth>(curves, first, end, most, space);
}

KeyRun LoadRotationAvx2(
	Span<const CurveView> curves, std::size_t first, float end, std::size_t most, const TrackSpace& space)
{
	return TrackLoaderAvx2Detail::Load<kRotationWidth>(curves, first, end, most, space);
}

} // namespace mria
#endif
