// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Sampling/CurveBlocks.h"
#include "Sampling/KeyBlocks.h"
#include "Sampling/RecordingTracks.h"
#include "Simd/CpuFeatures.h"

namespace mria
{

/** Slots that a frame handles together: one for each lane. */
inline constexpr std::size_t kSlotsAtOnce = 4;

/** What a sampler holds. */
struct SamplerBlocks : TrackFacts
{
	KeyBlocks blocks;
	CurveBlocks curves; ///< Instead of `blocks`, where curves do not share their times.
	unsigned straightSlots = ~0u; ///< Bit n is clear where all tracks of slots 4 n to 4 n + 3 are curved.
	bool hasAvx2 = HasAvx2(); ///< Asked once here rather than every frame.

	void Build(const RecordingView& recording, bool asStored);
	std::size_t MemorySize() const;

private:
	bool BuildCurves(const RecordingView& recording, TrackReader& reader);
};

} // namespace mria
