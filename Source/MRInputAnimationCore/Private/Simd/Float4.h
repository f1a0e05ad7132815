// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"

#include <cmath>
#include <cstdint>
#include <cstring>

/**
 * Four floats at once: SSE2 on x86-64, NEON on ARM64, plain C++ elsewhere or with MRIA_FORCE_PLAIN. Every operation
 * rounds as IEEE 754 says and none is fused, so all three give the same bits.
 */
#if !defined(MRIA_FORCE_PLAIN) && (defined(__SSE2__) || defined(_M_X64))
#define MRIA_SIMD_SSE2 1
#include <emmintrin.h>
#elif !defined(MRIA_FORCE_PLAIN) && (defined(__aarch64__) || defined(_M_ARM64))
#define MRIA_SIMD_NEON 1
#include <arm_neon.h>
#endif

#ifndef MRIA_SIMD_SSE2
#define MRIA_SIMD_SSE2 0
#endif
#ifndef MRIA_SIMD_NEON
#define MRIA_SIMD_NEON 0
#endif

namespace mria
{

#if MRIA_SIMD_SSE2

struct Float4
{
	__m128 v;

	static Float4 Load(const float* p) { return {_mm_loadu_ps(p)}; }
	static Float4 Load(const std::uint8_t* p) { return {_mm_loadu_ps(reinterpret_cast<const float*>(p))}; }
	/** Put together in registers: loading what was just stored in parts stalls. */
	static Float4 Of(float a, float b, float c, float d) { return {_mm_setr_ps(a, b, c, d)}; }
	static Float4 All(float x) { return {_mm_set1_ps(x)}; }
	static Float4 Zero() { return {_mm_setzero_ps()}; }
	void Store(float* p) const { _mm_storeu_ps(p, v); }
	/** The low two: (a0, a1, b0, b1). */
	static Float4 LowHalves(Float4 a, Float4 b) { return {_mm_movelh_ps(a.v, b.v)}; }
	static Float4 Evens(Float4 a, Float4 b) { return {_mm_shuffle_ps(a.v, b.v, _MM_SHUFFLE(2, 0, 2, 0))}; }
	static Float4 Odds(Float4 a, Float4 b) { return {_mm_shuffle_ps(a.v, b.v, _MM_SHUFFLE(3, 1, 3, 1))}; }
	/** (before3, a0, a1, a2): each lane's predecessor. */
	static Float4 Shifted(Float4 before, Float4 a)
	{
		const __m128 last = _mm_shuffle_ps(before.v, before.v, _MM_SHUFFLE(3, 3, 3, 3));
		return {_mm_move_ss(_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(2, 1, 0, 0)), last)};
	}
	template <int Lane>
	Float4 Spread() const
	{
		return {_mm_shuffle_ps(v, v, _MM_SHUFFLE(Lane, Lane, Lane, Lane))};
	}
};

inline Float4 operator+(Float4 a, Float4 b)
{
	return {_mm_add_ps(a.v, b.v)};
}
inline Float4 operator-(Float4 a, Float4 b)
{
	return {_mm_sub_ps(a.v, b.v)};
}
inline Float4 operator*(Float4 a, Float4 b)
{
	return {_mm_mul_ps(a.v, b.v)};
}
inline Float4 operator/(Float4 a, Float4 b)
{
	return {_mm_div_ps(a.v, b.v)};
}
inline Float4 operator&(Float4 a, Float4 b)
{
	return {_mm_and_ps(a.v, b.v)};
}
inline Float4 operator|(Float4 a, Float4 b)
{
	return {_mm_or_ps(a.v, b.v)};
}
inline Float4 AndNot(Float4 mask, Float4 a)
{
	return {_mm_andnot_ps(mask.v, a.v)};
}
inline Float4 Abs(Float4 a)
{
	return {_mm_andnot_ps(_mm_set1_ps(-0.0f), a.v)};
}
inline Float4 Sqrt(Float4 a)
{
	return {_mm_sqrt_ps(a.v)};
}
/** Lanes where it holds are all ones, the others zero; a NaN never holds. */
inline Float4 Less(Float4 a, Float4 b)
{
	return {_mm_cmplt_ps(a.v, b.v)};
}
inline Float4 LessEqual(Float4 a, Float4 b)
{
	return {_mm_cmple_ps(a.v, b.v)};
}
inline Float4 Equal(Float4 a, Float4 b)
{
	return {_mm_cmpeq_ps(a.v, b.v)};
}
/** Bit n is lane n of a comparison. */
inline unsigned Bits(Float4 mask)
{
	return static_cast<unsigned>(_mm_movemask_ps(mask.v));
}
/** Bit n is lane n of the sixteen of four comparisons. */
inline unsigned Bits(Float4 a, Float4 b, Float4 c, Float4 d)
{
	const __m128i low = _mm_packs_epi32(_mm_castps_si128(a.v), _mm_castps_si128(b.v));
	const __m128i high = _mm_packs_epi32(_mm_castps_si128(c.v), _mm_castps_si128(d.v));
	return static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(low, high)));
}
inline void Transpose(Float4& a, Float4& b, Float4& c, Float4& d)
{
	_MM_TRANSPOSE4_PS(a.v, b.v, c.v, d.v);
}

#elif MRIA_SIMD_NEON

struct Float4
{
	float32x4_t v;

	static Float4 Load(const float* p) { return {vld1q_f32(p)}; }
	static Float4 Load(const std::uint8_t* p) { return {vreinterpretq_f32_u8(vld1q_u8(p))}; }
	static Float4 Of(float a, float b, float c, float d)
	{
		const float lanes[4] = {a, b, c, d};
		return {vld1q_f32(lanes)};
	}
	static Float4 All(float x) { return {vdupq_n_f32(x)}; }
	static Float4 Zero() { return {vdupq_n_f32(0.0f)}; }
	void Store(float* p) const { vst1q_f32(p, v); }
	static Float4 LowHalves(Float4 a, Float4 b) { return {vcombine_f32(vget_low_f32(a.v), vget_low_f32(b.v))}; }
	static Float4 Evens(Float4 a, Float4 b) { return {vuzp1q_f32(a.v, b.v)}; }
	static Float4 Odds(Float4 a, Float4 b) { return {vuzp2q_f32(a.v, b.v)}; }
	static Float4 Shifted(Float4 before, Float4 a) { return {vextq_f32(before.v, a.v, 3)}; }
	template <int Lane>
	Float4 Spread() const
	{
		return {vdupq_laneq_f32(v, Lane)};
	}
};

inline Float4 FromBits(uint32x4_t bits)
{
	return {vreinterpretq_f32_u32(bits)};
}
inline uint32x4_t ToBits(Float4 a)
{
	return vreinterpretq_u32_f32(a.v);
}
inline Float4 operator+(Float4 a, Float4 b)
{
	return {vaddq_f32(a.v, b.v)};
}
inline Float4 operator-(Float4 a, Float4 b)
{
	return {vsubq_f32(a.v, b.v)};
}
inline Float4 operator*(Float4 a, Float4 b)
{
	return {vmulq_f32(a.v, b.v)};
}
inline Float4 operator/(Float4 a, Float4 b)
{
	return {vdivq_f32(a.v, b.v)};
}
inline Float4 operator&(Float4 a, Float4 b)
{
	return FromBits(vandq_u32(ToBits(a), ToBits(b)));
}
inline Float4 operator|(Float4 a, Float4 b)
{
	return FromBits(vorrq_u32(ToBits(a), ToBits(b)));
}
inline Float4 AndNot(Float4 mask, Float4 a)
{
	return FromBits(vbicq_u32(ToBits(a), ToBits(mask)));
}
inline Float4 Abs(Float4 a)
{
	return {vabsq_f32(a.v)};
}
inline Float4 Sqrt(Float4 a)
{
	return {vsqrtq_f32(a.v)};
}
inline Float4 Less(Float4 a, Float4 b)
{
	return FromBits(vcltq_f32(a.v, b.v));
}
inline Float4 LessEqual(Float4 a, Float4 b)
{
	return FromBits(vcleq_f32(a.v, b.v));
}
inline Float4 Equal(Float4 a, Float4 b)
{
	return FromBits(vceqq_f32(a.v, b.v));
}
inline unsigned Bits(Float4 mask)
{
	const std::uint32_t weights[4] = {1, 2, 4, 8};
	return vaddvq_u32(vandq_u32(ToBits(mask), vld1q_u32(weights)));
}
inline unsigned Bits(Float4 a, Float4 b, Float4 c, Float4 d)
{
	const std::uint8_t weights[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
	const uint16x8_t low = vcombine_u16(vmovn_u32(ToBits(a)), vmovn_u32(ToBits(b)));
	const uint16x8_t high = vcombine_u16(vmovn_u32(ToBits(c)), vmovn_u32(ToBits(d)));
	const uint8x16_t bits = vandq_u8(vcombine_u8(vmovn_u16(low), vmovn_u16(high)), vld1q_u8(weights));
	return static_cast<unsigned>(vaddv_u8(vget_low_u8(bits))) |
		static_cast<unsigned>(vaddv_u8(vget_high_u8(bits))) << 8;
}
inline void Transpose(Float4& a, Float4& b, Float4& c, Float4& d)
{
	const float32x4x2_t ab = vtrnq_f32(a.v, b.v);
	const float32x4x2_t cd = vtrnq_f32(c.v, d.v);
	a.v = vcombine_f32(vget_low_f32(ab.val[0]), vget_low_f32(cd.val[0]));
	b.v = vcombine_f32(vget_low_f32(ab.val[1]), vget_low_f32(cd.val[1]));
	c.v = vcombine_f32(vget_high_f32(ab.val[0]), vget_high_f32(cd.val[0]));
	d.v = vcombine_f32(vget_high_f32(ab.val[1]), vget_high_f32(cd.val[1]));
}

#else

struct Float4
{
	float v[4];

	static Float4 Load(const void* p)
	{
		Float4 a;
		std::memcpy(a.v, p, sizeof(a.v));
		return a;
	}
	static Float4 Of(float a, float b, float c, float d) { return {{a, b, c, d}}; }
	static Float4 All(float x) { return {{x, x, x, x}}; }
	static Float4 Zero() { return All(0.0f); }
	void Store(float* p) const { std::memcpy(p, v, sizeof(v)); }
	static Float4 LowHalves(Float4 a, Float4 b) { return {{a.v[0], a.v[1], b.v[0], b.v[1]}}; }
	static Float4 Evens(Float4 a, Float4 b) { return {{a.v[0], a.v[2], b.v[0], b.v[2]}}; }
	static Float4 Odds(Float4 a, Float4 b) { return {{a.v[1], a.v[3], b.v[1], b.v[3]}}; }
	static Float4 Shifted(Float4 before, Float4 a) { return {{before.v[3], a.v[0], a.v[1], a.v[2]}}; }
	template <int Lane>
	Float4 Spread() const
	{
		return All(v[Lane]);
	}
};

template <typename Operation>
Float4 EachLane(Float4 a, Float4 b, Operation operation)
{
	return {
		{operation(a.v[0], b.v[0]), operation(a.v[1], b.v[1]), operation(a.v[2], b.v[2]), operation(a.v[3], b.v[3])}};
}
inline std::uint32_t LaneBits(float a)
{
	std::uint32_t bits;
	std::memcpy(&bits, &a, sizeof(bits));
	return bits;
}
inline float LaneFromBits(std::uint32_t bits)
{
	float a;
	std::memcpy(&a, &bits, sizeof(a));
	return a;
}
inline float LaneMask(bool holds)
{
	return LaneFromBits(holds ? ~0u : 0u);
}
inline Float4 operator+(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return x + y; });
}
inline Float4 operator-(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return x - y; });
}
inline Float4 operator*(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return x * y; });
}
inline Float4 operator/(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return x / y; });
}
inline Float4 operator&(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return LaneFromBits(LaneBits(x) & LaneBits(y)); });
}
inline Float4 operator|(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return LaneFromBits(LaneBits(x) | LaneBits(y)); });
}
inline Float4 AndNot(Float4 mask, Float4 a)
{
	return EachLane(mask, a, [](float x, float y) { return LaneFromBits(~LaneBits(x) & LaneBits(y)); });
}
inline Float4 Abs(Float4 a)
{
	return EachLane(a, a, [](float x, float) { return std::fabs(x); });
}
inline Float4 Sqrt(Float4 a)
{
	return EachLane(a, a, [](float x, float) { return std::sqrt(x); });
}
inline Float4 Less(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return LaneMask(x < y); });
}
inline Float4 LessEqual(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return LaneMask(x <= y); });
}
inline Float4 Equal(Float4 a, Float4 b)
{
	return EachLane(a, b, [](float x, float y) { return LaneMask(x == y); });
}
inline unsigned Bits(Float4 mask)
{
	unsigned bits = 0;
	for (unsigned lane = 0; lane < 4; ++lane)
	{
		bits |= (LaneBits(mask.v[lane]) >> 31) << lane;
	}
	return bits;
}
inline unsigned Bits(Float4 a, Float4 b, Float4 c, Float4 d)
{
	return Bits(a) | Bits(b) << 4 | Bits(c) << 8 | Bits(d) << 12;
}
inline void Transpose(Float4& a, Float4& b, Float4& c, Float4& d)
{
	const Float4 rows[4] = {a, b, c, d};
	for (int lane = 0; lane < 4; ++lane)
	{
		a.v[lane] = rows[lane].v[0];
		b.v[lane] = rows[lane].v[1];
		c.v[lane] = rows[lane].v[2];
		d.v[lane] = rows[lane].v[3];
	}
}

#endif

/** The sum of each argument's four lanes, in four lanes; added pairwise, (0 + 2) + (1 + 3), on every path. */
inline Float4 LaneSums(Float4 a, Float4 b, Float4 c, Float4 d)
{
	Transpose(a, b, c, d);
	return (a + c) + (b + d);
}

} // namespace mria
