// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/BezierBatch.h"

#include "Curves/BezierLanes.h"
#include "Curves/BezierSegment.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace mria
{

namespace BezierBatchDetail
{
constexpr float kGuessShare = 0.8f;
constexpr float kReach = 0.3f; ///< More than a quarter, which is how far away a solution can be.
constexpr float kTinyStep = 0.005f; ///< Of the distance: the next step is beyond its digits.
constexpr float kTiny = 1e-30f;

/** The scalar solver for lanes whose weights are out of the kernel's range; bit n of `lanes` is lane at + n. */
void SolveOneByOne(const BezierBatch& batch, std::size_t at, unsigned lanes)
{
	constexpr double kLargest = static_cast<double>((std::numeric_limits<float>::max)());
	for (; lanes != 0; lanes >>= 1, ++at)
	{
		if ((lanes & 1u) == 0)
		{
			continue;
		}
		BezierSegment segment;
		segment.startTime = static_cast<double>(batch.startTime[at]);
		segment.endTime = static_cast<double>(batch.endTime[at]);
		segment.startValue = static_cast<double>(batch.startValue[at]);
		segment.endValue = static_cast<double>(batch.endValue[at]);
		segment.outRise = static_cast<double>(batch.outRise[at]);
		segment.inRise = static_cast<double>(batch.inRise[at]);
		segment.outWeight = (std::max)(static_cast<double>(batch.outWeight[at]), 0.0);
		segment.inWeight = (std::max)(static_cast<double>(batch.inWeight[at]), 0.0);
		const double value = SolveValue(segment, static_cast<double>(batch.time[at]));
		batch.value[at] = static_cast<float>(std::clamp(value, -kLargest, kLargest));
	}
}

/** The last segments of a batch, filled up with copies of the last one, so that they too are solved as whole lanes. */
struct PaddedTail
{
	BezierBatch batch;
	float inputs[9][kBezierLanes];
	float values[kBezierLanes];

	PaddedTail(const BezierBatch& from, std::size_t at)
	{
		const float* const sources[9] = {from.time, from.startTime, from.endTime, from.startValue, from.endValue,
			from.outRise, from.inRise, from.outWeight, from.inWeight};
		for (std::size_t field = 0; field < 9; ++field)
		{
			for (std::size_t lane = 0; lane < kBezierLanes; ++lane)
			{
				inputs[field][lane] = sources[field][(std::min)(at + lane, from.count - 1)];
			}
		}
		batch = {inputs[0], inputs[1], inputs[2], inputs[3], inputs[4], inputs[5], inputs[6], inputs[7], inputs[8],
			values, kBezierLanes};
	}

	void CopyBack(const BezierBatch& to, std::size_t at) const
	{
		std::copy(values, values + (to.count - at), to.value + at);
	}
};

namespace Plain
{
using namespace BezierLanes::Plain;
#define MRIA_KERNEL inline
#define MRIA_KERNEL_ENTRY inline
#include "Curves/BezierBatchKernel.inl"
} // namespace Plain

#if MRIA_X86
namespace Sse2
{
using namespace BezierLanes::Sse2;
#include "Curves/BezierBatchKernel.inl"
} // namespace Sse2

#undef MRIA_KERNEL
#undef MRIA_KERNEL_ENTRY
#define MRIA_KERNEL MRIA_TARGET_AVX2 MRIA_FORCE_INLINE
#define MRIA_KERNEL_ENTRY MRIA_TARGET_AVX2 inline
namespace Avx2
{
using namespace BezierLanes::Avx2;
#include "Curves/BezierBatchKernel.inl"
} // namespace Avx2
#elif MRIA_NEON
namespace Neon
{
using namespace BezierLanes::Neon;
#include "Curves/BezierBatchKernel.inl"
} // namespace Neon
#endif
#undef MRIA_KERNEL
#undef MRIA_KERNEL_ENTRY
} // namespace BezierBatchDetail

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

void SolveBatch(const BezierBatch& batch, BezierPath path)
{
	assert(HasBezierPath(path));
	switch (path)
	{
#if MRIA_X86
	case BezierPath::Sse2:
		return BezierBatchDetail::Sse2::SolveAll(batch);
	case BezierPath::Avx2:
		return BezierBatchDetail::Avx2::SolveAll(batch);
#elif MRIA_NEON
	case BezierPath::Neon:
		return BezierBatchDetail::Neon::SolveAll(batch);
#endif
	default:
		return BezierBatchDetail::Plain::SolveAll(batch);
	}
}

void SolveParts(const BezierTimes& times, const BezierParts& parts, BezierPath path)
{
	assert(HasBezierPath(path));
	switch (path)
	{
#if MRIA_X86
	case BezierPath::Sse2:
		return BezierBatchDetail::Sse2::SolveAllParts(times, parts);
	case BezierPath::Avx2:
		return BezierBatchDetail::Avx2::SolveAllParts(times, parts);
#elif MRIA_NEON
	case BezierPath::Neon:
		return BezierBatchDetail::Neon::SolveAllParts(times, parts);
#endif
	default:
		return BezierBatchDetail::Plain::SolveAllParts(times, parts);
	}
}

} // namespace mria
