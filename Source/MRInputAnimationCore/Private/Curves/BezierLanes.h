// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/FloatRules.h"
#include "Simd/CpuFeatures.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if MRIA_X86
#include "Simd/AvxIntrinsics.h"
#elif MRIA_NEON
#include <arm_neon.h>
#endif

/**
 * The few operations that solving Bezier segments takes, on 1, 4 or 16 floats at once, each kind in its own namespace
 * under the same names. CubeRootGuess is right to a twentieth, and finite for every positive argument.
 */
namespace mria::BezierLanes
{
/** A third of a float's bits, plus this, are the bits of about its cube root. */
inline constexpr float kCubeRootBits = 709921077.0f;
inline constexpr float kThird = 1.0f / 3.0f;

namespace Plain
{
struct Lanes
{
	static constexpr std::size_t kCount = 1;
	float v;
};
using Mask = bool;

inline Lanes All(float a)
{
	return {a};
}
inline Lanes Load(const float* a)
{
	return {*a};
}
inline void Store(float* to, Lanes a)
{
	*to = a.v;
}
inline Lanes operator+(Lanes a, Lanes b)
{
	return {a.v + b.v};
}
inline Lanes operator-(Lanes a, Lanes b)
{
	return {a.v - b.v};
}
inline Lanes operator*(Lanes a, Lanes b)
{
	return {a.v * b.v};
}
inline Lanes operator/(Lanes a, Lanes b)
{
	return {a.v / b.v};
}
inline Lanes MulAdd(Lanes a, Lanes b, Lanes c)
{
	return {a.v * b.v + c.v};
}
inline Lanes Min(Lanes a, Lanes b)
{
	return {a.v < b.v ? a.v : b.v};
}
inline Lanes Max(Lanes a, Lanes b)
{
	return {a.v > b.v ? a.v : b.v};
}
inline Lanes Sqrt(Lanes a)
{
	return {std::sqrt(a.v)};
}
inline Mask LessEqual(Lanes a, Lanes b)
{
	return a.v <= b.v;
}
inline Lanes Select(Mask mask, Lanes yes, Lanes no)
{
	return mask ? yes : no;
}
inline unsigned Bits(Mask mask)
{
	return mask ? 1u : 0u;
}
inline Lanes CubeRootGuess(Lanes a)
{
	std::int32_t bits;
	std::memcpy(&bits, &a.v, sizeof(bits));
	bits = static_cast<std::int32_t>(static_cast<float>(bits) * kThird + kCubeRootBits);
	std::memcpy(&a.v, &bits, sizeof(bits));
	return a;
}
} // namespace Plain

#if MRIA_X86
namespace Sse2
{
struct Lanes
{
	static constexpr std::size_t kCount = 4;
	__m128 v;
};
struct Mask
{
	__m128 v;
};

inline Lanes All(float a)
{
	return {_mm_set1_ps(a)};
}
inline Lanes Load(const float* a)
{
	return {_mm_loadu_ps(a)};
}
inline void Store(float* to, Lanes a)
{
	_mm_storeu_ps(to, a.v);
}
inline Lanes operator+(Lanes a, Lanes b)
{
	return {_mm_add_ps(a.v, b.v)};
}
inline Lanes operator-(Lanes a, Lanes b)
{
	return {_mm_sub_ps(a.v, b.v)};
}
inline Lanes operator*(Lanes a, Lanes b)
{
	return {_mm_mul_ps(a.v, b.v)};
}
inline Lanes operator/(Lanes a, Lanes b)
{
	return {_mm_div_ps(a.v, b.v)};
}
inline Lanes MulAdd(Lanes a, Lanes b, Lanes c)
{
	return a * b + c;
}
inline Lanes Min(Lanes a, Lanes b)
{
	return {_mm_min_ps(a.v, b.v)};
}
inline Lanes Max(Lanes a, Lanes b)
{
	return {_mm_max_ps(a.v, b.v)};
}
inline Lanes Sqrt(Lanes a)
{
	return {_mm_sqrt_ps(a.v)};
}
inline Mask LessEqual(Lanes a, Lanes b)
{
	return {_mm_cmple_ps(a.v, b.v)};
}
inline Lanes Select(Mask mask, Lanes yes, Lanes no)
{
	return {_mm_or_ps(_mm_and_ps(mask.v, yes.v), _mm_andnot_ps(mask.v, no.v))};
}
inline unsigned Bits(Mask mask)
{
	return static_cast<unsigned>(_mm_movemask_ps(mask.v));
}
inline Lanes CubeRootGuess(Lanes a)
{
	const __m128 bits = _mm_cvtepi32_ps(_mm_castps_si128(a.v));
	const __m128 third = _mm_add_ps(_mm_mul_ps(bits, _mm_set1_ps(kThird)), _mm_set1_ps(kCubeRootBits));
	return {_mm_castsi128_ps(_mm_cvttps_epi32(third))};
}
} // namespace Sse2

namespace Avx2
{
#define MRIA_LANE MRIA_TARGET_AVX2 MRIA_FORCE_INLINE
/** Two registers: most operations wait for the one before, and the other register's are done meanwhile. */
struct Lanes
{
	static constexpr std::size_t kCount = 16;
	__m256 v;
	__m256 w;
};
struct Mask
{
	__m256 v;
	__m256 w;
};

MRIA_LANE Lanes All(float a)
{
	return {_mm256_set1_ps(a), _mm256_set1_ps(a)};
}
MRIA_LANE Lanes Load(const float* a)
{
	return {_mm256_loadu_ps(a), _mm256_loadu_ps(a + 8)};
}
MRIA_LANE void Store(float* to, Lanes a)
{
	_mm256_storeu_ps(to, a.v);
	_mm256_storeu_ps(to + 8, a.w);
}
MRIA_LANE Lanes operator+(Lanes a, Lanes b)
{
	return {_mm256_add_ps(a.v, b.v), _mm256_add_ps(a.w, b.w)};
}
MRIA_LANE Lanes operator-(Lanes a, Lanes b)
{
	return {_mm256_sub_ps(a.v, b.v), _mm256_sub_ps(a.w, b.w)};
}
MRIA_LANE Lanes operator*(Lanes a, Lanes b)
{
	return {_mm256_mul_ps(a.v, b.v), _mm256_mul_ps(a.w, b.w)};
}
MRIA_LANE Lanes operator/(Lanes a, Lanes b)
{
	return {_mm256_div_ps(a.v, b.v), _mm256_div_ps(a.w, b.w)};
}
MRIA_LANE Lanes MulAdd(Lanes a, Lanes b, Lanes c)
{
	return {_mm256_fmadd_ps(a.v, b.v, c.v), _mm256_fmadd_ps(a.w, b.w, c.w)};
}
MRIA_LANE Lanes Min(Lanes a, Lanes b)
{
	return {_mm256_min_ps(a.v, b.v), _mm256_min_ps(a.w, b.w)};
}
MRIA_LANE Lanes Max(Lanes a, Lanes b)
{
	return {_mm256_max_ps(a.v, b.v), _mm256_max_ps(a.w, b.w)};
}
MRIA_LANE Lanes Sqrt(Lanes a)
{
	return {_mm256_sqrt_ps(a.v), _mm256_sqrt_ps(a.w)};
}
MRIA_LANE Mask LessEqual(Lanes a, Lanes b)
{
	return {_mm256_cmp_ps(a.v, b.v, _CMP_LE_OQ), _mm256_cmp_ps(a.w, b.w, _CMP_LE_OQ)};
}
MRIA_LANE Lanes Select(Mask mask, Lanes yes, Lanes no)
{
	return {_mm256_blendv_ps(no.v, yes.v, mask.v), _mm256_blendv_ps(no.w, yes.w, mask.w)};
}
MRIA_LANE unsigned Bits(Mask mask)
{
	return static_cast<unsigned>(_mm256_movemask_ps(mask.v)) | static_cast<unsigned>(_mm256_movemask_ps(mask.w)) << 8;
}
MRIA_LANE __m256 CubeRootGuess(__m256 a)
{
	const __m256 bits = _mm256_cvtepi32_ps(_mm256_castps_si256(a));
	const __m256 third = _mm256_fmadd_ps(bits, _mm256_set1_ps(kThird), _mm256_set1_ps(kCubeRootBits));
	return _mm256_castsi256_ps(_mm256_cvttps_epi32(third));
}
MRIA_LANE Lanes CubeRootGuess(Lanes a)
{
	return {CubeRootGuess(a.v), CubeRootGuess(a.w)};
}
#undef MRIA_LANE
} // namespace Avx2
#elif MRIA_NEON
namespace Neon
{
struct Lanes
{
	static constexpr std::size_t kCount = 4;
	float32x4_t v;
};
struct Mask
{
	uint32x4_t v;
};

inline Lanes All(float a)
{
	return {vdupq_n_f32(a)};
}
inline Lanes Load(const float* a)
{
	return {vld1q_f32(a)};
}
inline void Store(float* to, Lanes a)
{
	vst1q_f32(to, a.v);
}
inline Lanes operator+(Lanes a, Lanes b)
{
	return {vaddq_f32(a.v, b.v)};
}
inline Lanes operator-(Lanes a, Lanes b)
{
	return {vsubq_f32(a.v, b.v)};
}
inline Lanes operator*(Lanes a, Lanes b)
{
	return {vmulq_f32(a.v, b.v)};
}
inline Lanes operator/(Lanes a, Lanes b)
{
	return {vdivq_f32(a.v, b.v)};
}
inline Lanes MulAdd(Lanes a, Lanes b, Lanes c)
{
	return {vfmaq_f32(c.v, a.v, b.v)};
}
inline Lanes Min(Lanes a, Lanes b)
{
	return {vminq_f32(a.v, b.v)};
}
inline Lanes Max(Lanes a, Lanes b)
{
	return {vmaxq_f32(a.v, b.v)};
}
inline Lanes Sqrt(Lanes a)
{
	return {vsqrtq_f32(a.v)};
}
inline Mask LessEqual(Lanes a, Lanes b)
{
	return {vcleq_f32(a.v, b.v)};
}
inline Lanes Select(Mask mask, Lanes yes, Lanes no)
{
	return {vbslq_f32(mask.v, yes.v, no.v)};
}
inline unsigned Bits(Mask mask)
{
	const std::uint32_t bits[4] = {1, 2, 4, 8};
	return vaddvq_u32(vandq_u32(mask.v, vld1q_u32(bits)));
}
inline Lanes CubeRootGuess(Lanes a)
{
	const float32x4_t bits = vcvtq_f32_s32(vreinterpretq_s32_f32(a.v));
	const float32x4_t third = vfmaq_n_f32(vdupq_n_f32(kCubeRootBits), bits, kThird);
	return {vreinterpretq_f32_s32(vcvtq_s32_f32(third))};
}
} // namespace Neon
#endif
} // namespace mria::BezierLanes
