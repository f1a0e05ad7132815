// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/SamplerBlocks.h"

#include <array>

namespace mria
{

/** What can go straight from the file into blocks does; for the rest, tracks are made first. */
void SamplerBlocks::Build(const RecordingView& recording, bool asStored)
{
	blocks.Cut(recording);
	TrackReader reader(recording, asStored, *this);
	std::array<TrackSource, kTrackCount> sources;
	std::array<FloatBuffer, kTrackCount> memory;
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		sources[i].SetCurves(CurvesOf(recording, i), reader.IsContinuous(i));
	}
	do
	{
		for (std::size_t i = 0; i < kTrackCount; ++i)
		{
			sources[i].Rewind();
			if (sources[i].NeedsTrack())
			{
				sources[i].SetTrack(reader.Read(i, memory[i]), TrackWidth(i));
			}
		}
	} while (!blocks.Fill(sources));
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		if (sources[i].IsFromFile())
		{
			const CurveView& curve = recording.curves[GroupOfTrack(i).first];
			reader.AddPresent(i, curve.FirstTime(), curve.LastTime());
		}
	}
	reader.Finish();
}

std::size_t SamplerBlocks::MemorySize() const
{
	std::size_t size = sizeof(*this) + blocks.MemorySize() + curved.MemorySize();
	for (const FlagTrack& flag : flags)
	{
		size += flag.changes.size() * sizeof(float);
	}
	return size;
}

} // namespace mria
