// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierParts.h"

#include "Curves/BezierLanes.h"

#include <cassert>
#include <initializer_list>

namespace mria
{

namespace BezierPartsDetail
{
constexpr float kGuessShare = 0.8f;
constexpr float kReach = 0.3f; ///< More than a quarter, which is how far away a solution can be.
constexpr float kTinyStep = 0.005f; ///< Of the distance: the next step is beyond its digits.
constexpr float kTiny = 1e-30f;

namespace Plain
{
using namespace BezierLanes::Plain;
#define MRIA_KERNEL inline
#define MRIA_KERNEL_ENTRY inline
#include "Curves/BezierPartsKernel.inl"
} // namespace Plain

#if MRIA_X86
namespace Sse2
{
using namespace BezierLanes::Sse2;
#include "Curves/BezierPartsKernel.inl"
} // namespace Sse2

#undef MRIA_KERNEL
#undef MRIA_KERNEL_ENTRY
#define MRIA_KERNEL MRIA_TARGET_AVX2 MRIA_FORCE_INLINE
#define MRIA_KERNEL_ENTRY MRIA_TARGET_AVX2 inline
namespace Avx2
{
using namespace BezierLanes::Avx2;
#include "Curves/BezierPartsKernel.inl"
} // namespace Avx2
#elif MRIA_NEON
namespace Neon
{
using namespace BezierLanes::Neon;
#include "Curves/BezierPartsKernel.inl"
} // namespace Neon
#endif
#undef MRIA_KERNEL
#undef MRIA_KERNEL_ENTRY
} // namespace BezierPartsDetail

bool HasBezierPath(BezierPath path)
{
	switch (path)
	{
	case BezierPath::Plain:
		return true;
	case BezierPath::Sse2:
		return MRIA_X86 != 0;
	case BezierPath::Avx2:
		return HasAvx2();
	case BezierPath::Neon:
		break;
	}
	return MRIA_NEON != 0;
}

BezierPath FastestBezierPath()
{
	for (const BezierPath path : {BezierPath::Avx2, BezierPath::Sse2, BezierPath::Neon})
	{
		if (HasBezierPath(path))
		{
			return path;
		}
	}
	return BezierPath::Plain;
}

void SolveParts(const BezierTimes& times, const BezierParts& parts, BezierPath path)
{
	assert(HasBezierPath(path));
	switch (path)
	{
#if MRIA_X86
	case BezierPath::Sse2:
		return BezierPartsDetail::Sse2::SolveAll(times, parts);
	case BezierPath::Avx2:
		return BezierPartsDetail::Avx2::SolveAll(times, parts);
#elif MRIA_NEON
	case BezierPath::Neon:
		return BezierPartsDetail::Neon::SolveAll(times, parts);
#endif
	default:
		return BezierPartsDetail::Plain::SolveAll(times, parts);
	}
}

} // namespace mria
