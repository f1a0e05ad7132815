// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/TrackBuilder.h"
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

/** Eight neighbouring keys of one curve. */
struct Keys8
{
	__m256 times;
	__m256 values;
};

MRIA_TARGET_AVX2 inline Keys8 LoadKeys(const std::uint8_t* keys)
{
	const float* floats = reinterpret_cast<const float*>(keys);
	// Keys 0, 1, 4, 5 and 2, 3, 6, 7: taken apart half by half, they come out in order.
	const __m256 outer =
		_mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(floats)), _mm_loadu_ps(floats + 8), 1);
	const __m256 inner =
		_mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(floats + 4)), _mm_loadu_ps(floats + 12), 1);
	return {_mm256_shuffle_ps(outer, inner, _MM_SHUFFLE(2, 0, 2, 0)),
		_mm256_shuffle_ps(outer, inner, _MM_SHUFFLE(3, 1, 3, 1))};
}

/** The values of one row, each with its predecessor. */
class Neighbours
{
public:
	MRIA_TARGET_AVX2 explicit Neighbours(__m256 first)
		: turned_(Turned(_mm256_permutevar8x32_ps(first, _mm256_setzero_si256())))
	{
	}

	/** Each lane's predecessor; that of the first lane is the last one of the call before. */
	MRIA_TARGET_AVX2 __m256 Before(__m256 values)
	{
		const __m256 turned = Turned(values);
		const __m256 before = _mm256_blend_ps(turned, turned_, 1);
		turned_ = turned;
		return before;
	}

private:
	MRIA_TARGET_AVX2 static __m256 Turned(__m256 values)
	{
		return _mm256_permutevar8x32_ps(values, _mm256_setr_epi32(7, 0, 1, 2, 3, 4, 5, 6));
	}

	__m256 turned_;
};

/** Both halves of four rows at once: row i then holds key i and key i + 4. */
MRIA_TARGET_AVX2 inline void Transpose(__m256 (&rows)[4])
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

MRIA_TARGET_AVX2 inline __m256 IsWithin(__m256 values, float limit)
{
	const __m256 size = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), values);
	return _mm256_cmp_ps(size, _mm256_set1_ps(limit), _CMP_LT_OQ); // false for NaN
}

template <std::size_t Width>
using KeyPointers = std::array<const std::uint8_t*, Width>;

/** TrackLoader's pass, eight keys at a time. */
template <std::size_t Width>
class Pass
{
public:
	MRIA_TARGET_AVX2 Pass(const TrackSpace& space, const KeyPointers<Width>& keys)
		: space_(space)
		, times_(Spread(keys[0]))
		, values_{FirstOf(keys[0]), FirstOf(keys[1]), FirstOf(keys[2]), FirstOf(keys[Width - 1])}
		, sound_(_mm256_castsi256_ps(_mm256_set1_epi32(-1)))
		, flips_(_mm256_setzero_ps())
	{
	}

	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void Take(std::size_t first, const KeyPointers<Width>& keys)
	{
		__m256 values[4];
		const Keys8 x = LoadKeys(keys[0]);
		values[0] = values[3] = x.values;
		sound_ = _mm256_and_ps(sound_, IsWithin(x.values, kMaxTrackValue));
		for (std::size_t i = 1; i < Width; ++i)
		{
			const Keys8 curve = LoadKeys(keys[i]);
			values[i] = curve.values;
			const __m256 isShared = _mm256_cmp_ps(curve.times, x.times, _CMP_EQ_OQ);
			sound_ = _mm256_and_ps(sound_, _mm256_and_ps(IsWithin(curve.values, kMaxTrackValue), isShared));
		}
		const __m256 isRising = _mm256_cmp_ps(times_.Before(x.times), x.times, _CMP_LE_OQ);
		sound_ = _mm256_and_ps(sound_, _mm256_and_ps(isRising, IsWithin(x.times, kMaxTrackTime)));
		if constexpr (Width == kRotationWidth)
		{
			FindFlips(values);
		}
		Store(first, x.times, values);
	}

	MRIA_TARGET_AVX2 bool IsSound() const { return _mm256_movemask_ps(sound_) == 0xff; }
	MRIA_TARGET_AVX2 bool HasFlips() const { return _mm256_movemask_ps(flips_) != 0; }

private:
	MRIA_TARGET_AVX2 static Neighbours FirstOf(const std::uint8_t* keys)
	{
		return Neighbours(Spread(keys + sizeof(float)));
	}

	/** A float of a file, which has any alignment, in all lanes. */
	MRIA_TARGET_AVX2 static __m256 Spread(const std::uint8_t* bytes)
	{
		float number;
		std::memcpy(&number, bytes, sizeof(number));
		return _mm256_set1_ps(number);
	}

	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void FindFlips(const __m256 (&values)[4])
	{
		__m256 dot = _mm256_setzero_ps();
		for (std::size_t i = 0; i < 4; ++i)
		{
			dot = _mm256_add_ps(dot, _mm256_mul_ps(values_[i].Before(values[i]), values[i]));
		}
		flips_ = _mm256_or_ps(flips_, _mm256_cmp_ps(dot, _mm256_setzero_ps(), _CMP_LT_OQ));
	}

	MRIA_TARGET_AVX2 MRIA_FORCE_INLINE void Store(std::size_t first, __m256 times, __m256 (&values)[4])
	{
		_mm256_storeu_ps(space_.times + 1 + first, times);
		Transpose(values);
		float* out = space_.values + (1 + first) * Width;
		for (std::size_t i = 0; i < 4; ++i)
		{
			_mm_storeu_ps(out + i * Width, _mm256_castps256_ps128(values[i])); // what is too much, the next overwrites
		}
		for (std::size_t i = 0; i < 4; ++i)
		{
			_mm_storeu_ps(out + (4 + i) * Width, _mm256_extractf128_ps(values[i], 1));
		}
	}

	const TrackSpace space_;
	Neighbours times_;
	Neighbours values_[4];
	__m256 sound_;
	__m256 flips_;
};

/** The last few keys, the very last one repeated, so that a batch is always whole. */
void PadTail(const CurveView& curve, std::size_t first, std::array<std::uint8_t, kBatch * kShortKeySize>& out)
{
	for (std::size_t i = 0; i < kBatch; ++i)
	{
		const std::size_t key = (std::min)(first + i, curve.size() - 1);
		std::copy_n(curve.keys + key * kShortKeySize, kShortKeySize, out.data() + i * kShortKeySize);
	}
}

template <std::size_t Width>
MRIA_TARGET_AVX2 LoadResult Load(Span<const CurveView> curves, const TrackSpace& space)
{
	KeyPointers<Width> keys;
	for (std::size_t i = 0; i < Width; ++i)
	{
		keys[i] = curves[i].keys;
	}
	Pass<Width> pass(space, keys);
	const std::size_t count = curves[0].size();
	std::size_t first = 0;
	for (; first + kBatch <= count; first += kBatch)
	{
		pass.Take(first, keys);
		for (const std::uint8_t*& key : keys)
		{
			key += kBatch * kShortKeySize;
		}
	}
	if (first < count)
	{
		std::array<std::array<std::uint8_t, kBatch * kShortKeySize>, Width> tails;
		for (std::size_t i = 0; i < Width; ++i)
		{
			PadTail(curves[i], first, tails[i]);
			keys[i] = tails[i].data();
		}
		pass.Take(first, keys);
	}
	return {pass.IsSound(), pass.HasFlips()};
}
} // namespace TrackLoaderAvx2Detail

LoadResult LoadShortKeysAvx2(Span<const CurveView> curves, const TrackSpace& space)
{
	return curves.size() == kRotationWidth ? TrackLoaderAvx2Detail::Load<kRotationWidth>(curves, space)
										   : TrackLoaderAvx2Detail::Load<kPositionWidth>(curves, space);
}

} // namespace mria
#endif
