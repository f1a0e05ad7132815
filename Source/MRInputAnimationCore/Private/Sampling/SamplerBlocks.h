// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Sampling/KeyBlocks.h"
#include "Sampling/RecordingTracks.h"
#include "Simd/CpuFeatures.h"

namespace mria
{

/** What a sampler holds. */
struct SamplerBlocks : TrackFacts
{
	KeyBlocks blocks;
	bool hasAvx2 = HasAvx2(); ///< Asked once here rather than every frame.

	void Build(const RecordingView& recording, bool asStored)
	{
		blocks.Cut(recording);
		TrackReader reader(recording, asStored, *this);
		std::array<FloatBuffer, kGroupLanes> memory;
		std::array<Track, kGroupLanes> tracks;
		for (std::size_t group = 0; group < kTrackGroupCount; ++group)
		{
			for (std::size_t lane = 0; lane < kGroupLanes; ++lane)
			{
				tracks[lane] = reader.Next(memory[lane]);
			}
			blocks.SetGroup(group, tracks, TrackWidth(group * kGroupLanes));
		}
		reader.Finish();
	}

	std::size_t MemorySize() const
	{
		std::size_t size = sizeof(*this) + blocks.MemorySize() + curved.MemorySize();
		for (const FlagTrack& flag : flags)
		{
			size += flag.changes.size() * sizeof(float);
		}
		return size;
	}
};

} // namespace mria
