// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Frame.h"
#include "Sampling/SamplerBlocks.h"
#include "Simd/CpuFeatures.h"

#include <array>
#include <cstddef>
#include <limits>

/** The last step of sampling: values of four slots at a time become poses of a frame. */
namespace mria::SamplerDetail
{

inline constexpr std::size_t kBlock = kSlotsAtOnce;
inline constexpr std::size_t kBlockCount = kSlotCount / kBlock;
static_assert(kSlotCount % kBlock == 0);
static_assert(sizeof(Pose) == 7 * sizeof(float));

/** Where in a frame each slot's pose lies, in bytes; the gaze is no pose and has none. */
constexpr std::array<std::uint32_t, kSlotCount> MakeOffsets()
{
	std::array<std::uint32_t, kSlotCount> offsets{};
	offsets[kCameraPose] = offsetof(Frame, camera);
	for (PoseId pose = kCameraPose + 1; pose < kPoseCount; ++pose)
	{
		const auto hand = static_cast<std::size_t>(HandOf(pose));
		const auto joint = static_cast<std::size_t>(JointOf(pose));
		offsets[pose] = static_cast<std::uint32_t>(
			offsetof(Frame, hands) + hand * sizeof(HandFrame) + offsetof(HandFrame, joints) + joint * sizeof(Pose));
	}
	return offsets;
}

inline float* PoseOf(Frame& frame, std::size_t slot)
{
	static constexpr std::array<std::uint32_t, kSlotCount> kOffsets = MakeOffsets();
	return reinterpret_cast<float*>(reinterpret_cast<unsigned char*>(&frame) + kOffsets[slot]);
}

/** Destination of sampled values: the frame, and separate fields for the gaze until its parts are known. */
struct Output
{
	Frame& frame;
	float gazeOrigin[4];
	float gazeDirection[4];
};

/** Four rotations to length 1; length 0 gives the identity. NormalizedOrIdentity in lanes. */
MRIA_FORCE_INLINE void Normalize(Float4 (&q)[kBlock])
{
	const Float4 length = Sqrt(LaneSums(q[0] * q[0], q[1] * q[1], q[2] * q[2], q[3] * q[3]));
	const unsigned sound = Bits(
		Less(Float4::All(kShortestLength), length) & Less(length, Float4::All(std::numeric_limits<float>::infinity())));
	const Float4 scale = Float4::All(1.0f) / length;
	q[0] = q[0] * scale.Spread<0>();
	q[1] = q[1] * scale.Spread<1>();
	q[2] = q[2] * scale.Spread<2>();
	q[3] = q[3] * scale.Spread<3>();
	for (std::size_t i = 0; sound != 15 && i < kBlock; ++i)
	{
		const float identity[4] = {0.0f, 0.0f, 0.0f, 1.0f};
		q[i] = (sound >> i & 1u) != 0 ? q[i] : Float4::Load(identity);
	}
}

MRIA_FORCE_INLINE void StoreBlock(
	std::size_t block, const Float4 (&positions)[kBlock], Float4 (&rotations)[kBlock], Output& out)
{
	if (block == kGazeSlot / kBlock)
	{
		positions[kGazeSlot % kBlock].Store(out.gazeOrigin);
		rotations[kGazeSlot % kBlock].Store(out.gazeDirection); // before it is taken for a rotation and normalised
	}
	Normalize(rotations);
	for (std::size_t i = 0; i < kBlock; ++i)
	{
		const std::size_t slot = block * kBlock + i;
		if (slot != kGazeSlot)
		{
			float* pose = PoseOf(out.frame, slot);
			positions[i].Store(pose); // the fourth lane is overwritten by the rotation
			rotations[i].Store(pose + kPositionWidth);
		}
	}
}

/** From a block of curves: those slots whose bits are set, four for each. */
void SampleCurves(const SamplerBlocks& tracks, std::size_t block, float time, unsigned slots, Output& out);

/** The whole frame on processors with AVX2, eight slots at a time: the same operations in the same order. */
void SampleCachedAvx2(const SamplerBlocks& tracks, float time, SegmentCache& cache, Output& out);
void SampleFoundAvx2(const SamplerBlocks& tracks, float time, Output& out);

} // namespace mria::SamplerDetail
