// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Sampling/CurveBlocks.h"
#include "Sampling/KeyBlocks.h"
#include "Sampling/RecordingTracks.h"
#include "Simd/CpuFeatures.h"

namespace mria
{

/** What a sampler holds. */
struct SamplerBlocks : TrackFacts
{
	KeyBlocks blocks;
	CurveBlocks curves; ///< Instead of `blocks`, where curves do not share their times.
	bool hasAvx2 = HasAvx2(); ///< Asked once here rather than every frame.

	void Build(const RecordingView& recording, bool asStored);
	std::size_t MemorySize() const;

private:
	bool BuildCurves(const RecordingView& recording, TrackReader& reader);
};

} // namespace mria
