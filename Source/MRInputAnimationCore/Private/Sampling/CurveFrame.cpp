// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/CurveBlocks.h"
#include "Sampling/FrameOutput.h"
#include "Sampling/Track.h"
#include "Simd/BitScan.h"

#include <cstring>

namespace mria
{

namespace CurveFrameDetail
{
constexpr std::size_t kCurvesAtOnce = 4;

std::uint32_t MaskOf(const CurveBlock& block, std::size_t curve)
{
	std::uint32_t mask;
	std::memcpy(&mask, block.Masks() + curve, sizeof(mask));
	return mask;
}

std::size_t OffsetOf(const CurveBlock& block, std::size_t curve)
{
	std::uint16_t offset;
	std::memcpy(
		&offset, reinterpret_cast<const std::uint8_t*>(block.Offsets()) + curve * sizeof(offset), sizeof(offset));
	return offset;
}

/** The bits of all times up to this one. */
std::uint32_t BitsUpTo(std::size_t time)
{
	return (std::uint32_t{4} << time) - 1;
}

/** Segments of four curves, field by field. */
struct Segments
{
	float start[kCurvesAtOnce];
	float end[kCurvesAtOnce];
	float base[kCurvesAtOnce];
	float next[kCurvesAtOnce];

	void Find(const CurveBlock& block, std::size_t curve, std::uint32_t upTo, std::size_t lane)
	{
		const std::uint32_t mask = MaskOf(block, curve);
		const std::uint32_t before = mask & upTo;
		const float* const values = block.Values() + OffsetOf(block, curve) + CountBits(before);
		start[lane] = block.Times()[HighestBit(before) - 1];
		end[lane] = block.Times()[LowestBit(mask & ~upTo) - 1];
		base[lane] = values[0];
		next[lane] = values[1];
	}
};
} // namespace CurveFrameDetail

std::size_t CurveBlock::TimeAt(float time) const
{
	const Float4 now = Float4::All(time);
	std::uint64_t later = 0;
	for (std::size_t i = 0; i < kTimes; i += 4)
	{
		later |= static_cast<std::uint64_t>(Bits(Less(now, Float4::Load(data + i)))) << i;
	}
	return LowestBit(later) - 1;
}

Segment CurveBlock::SegmentAt(std::size_t curve, float time) const
{
	using namespace CurveFrameDetail;
	Segments found;
	found.Find(*this, curve, BitsUpTo(TimeAt(time)), 0);
	const float values[] = {found.base[0], 0.0f, 0.0f, 0.0f, found.next[0], 0.0f, 0.0f, 0.0f};
	return SegmentBetween<kCurvesAtOnce>(found.start[0], found.end[0], values);
}

void EvaluateCurves(const CurveBlock& block, float time, std::size_t first, std::size_t end, float* out)
{
	using namespace CurveFrameDetail;
	const std::uint32_t upTo = BitsUpTo(block.TimeAt(time));
	const Float4 now = Float4::All(time);
	for (std::size_t curve = first; curve < end; curve += kCurvesAtOnce)
	{
		Segments found;
		for (std::size_t lane = 0; lane < kCurvesAtOnce; ++lane)
		{
			found.Find(block, curve + lane, upTo, lane);
		}
		const Float4 start = Float4::Load(found.start);
		const Float4 base = Float4::Load(found.base);
		const Float4 slope = (Float4::Load(found.next) - base) * InverseLengths(Float4::Load(found.end) - start);
		(base + slope * (now - start)).Store(out + curve);
	}
}

void CurveBlocks::EvaluateMotion(std::size_t first, std::size_t count, float time, float* values, float* slopes) const
{
	const CurveBlock block = At(Find(time));
	for (std::size_t i = 0; i < count; ++i)
	{
		const Segment segment = block.SegmentAt(first + i, time);
		float lanes[CurveFrameDetail::kCurvesAtOnce];
		ValueAt(segment, time).Store(lanes);
		values[i] = lanes[0];
		segment.slope.Store(lanes);
		slopes[i] = lanes[0];
	}
}

void SamplerDetail::SampleCurves(
	const SamplerBlocks& tracks, std::size_t block, float time, unsigned slots, Output& out)
{
	if (slots == 0)
	{
		return;
	}
	constexpr std::size_t kBlockCurves = kBlock * kPoseComponentCount;
	constexpr std::size_t kRoundDown = ~(kCurveLanes - 1);
	const std::size_t first = LowestBit(slots) * kBlockCurves & kRoundDown;
	const std::size_t end = ((HighestBit(slots) + 1) * kBlockCurves + kCurveLanes - 1) & kRoundDown;
	float values[kCurveCountPadded];
#if MRIA_X86
	const auto evaluate = tracks.hasAvx2 ? EvaluateCurvesAvx2 : EvaluateCurves;
#else
	const auto evaluate = EvaluateCurves;
#endif
	evaluate(tracks.curves.At(block), time, first, end, values);
	for (; slots != 0; slots &= slots - 1)
	{
		const std::size_t four = LowestBit(slots);
		Float4 positions[kBlock];
		Float4 rotations[kBlock];
		for (std::size_t i = 0; i < kBlock; ++i)
		{
			const float* const pose = values + four * kBlockCurves + i * kPoseComponentCount;
			positions[i] = Float4::Load(pose);
			rotations[i] = Float4::Load(pose + kPositionWidth);
		}
		StoreBlock(four, positions, rotations, out);
	}
}

} // namespace mria
