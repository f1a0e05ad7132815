// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Sampling/SamplerBlocks.h"

#include "Curves/CurveGroups.h"

#include <algorithm>
#include <array>

namespace mria
{

namespace SamplerBlocksDetail
{
/** Whether it is a good part of them: blocks of curves are slower to play than others. */
bool DoManyNeedTracks(Span<const TrackSource> sources)
{
	const auto needsTrack = [](const TrackSource& source) { return source.NeedsTrack(); };
	const auto isKnown = [](const TrackSource& source) { return source.IsFromFile(); };
	const auto needy = std::count_if(sources.begin(), sources.end(), needsTrack);
	return needy > 0 && 4 * needy >= std::count_if(sources.begin(), sources.end(), isKnown);
}
/** Where a frame need not look for straight tracks. */
unsigned FindStraightSlots(const CurvedTracks& curved)
{
	std::array<bool, kTrackCount> isCurved{};
	for (const CurvedTracks::Target& target : curved.Targets())
	{
		isCurved[target.track] = true;
	}
	unsigned straight = 0;
	for (std::size_t slot = 0; slot < kSlotCount; ++slot)
	{
		straight |= isCurved[slot] && isCurved[kSlotCount + slot] ? 0 : 1u << slot / kSlotsAtOnce;
	}
	return straight;
}
} // namespace SamplerBlocksDetail

/**
 * What can go straight from the file into blocks does. If much cannot, all goes into blocks of curves, which is faster
 * than making tracks; otherwise tracks are made of the rest first.
 */
void SamplerBlocks::Build(const RecordingView& recording, bool asStored)
{
	using namespace SamplerBlocksDetail;
	curves.Clear();
	blocks.Cut(recording);
	TrackReader reader(recording, asStored, *this);
	std::array<TrackSource, kTrackCount> sources;
	std::array<FloatBuffer, kTrackCount> memory;
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		sources[i].SetCurves(CurvesOf(recording, i), reader.IsContinuous(i));
	}
	bool mayBuildCurves = true;
	do
	{
		if (mayBuildCurves && DoManyNeedTracks(sources))
		{
			mayBuildCurves = false;
			if (BuildCurves(recording, reader))
			{
				return;
			}
		}
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
	straightSlots = FindStraightSlots(curved);
	reader.Finish();
}

bool SamplerBlocks::BuildCurves(const RecordingView& recording, TrackReader& reader)
{
	if (reader.HasLostW() || !curves.Build(recording, reader.IsContinuous(kSlotCount)))
	{
		return false;
	}
	blocks.Clear();
	for (std::size_t i = 0; i < kTrackCount; ++i)
	{
		for (const CurveView& curve : CurvesOf(recording, GroupOfTrack(i)))
		{
			if (!curve.empty())
			{
				reader.AddPresent(i, curve.FirstTime(), curve.LastTime());
			}
		}
	}
	reader.Finish();
	return true;
}

std::size_t SamplerBlocks::MemorySize() const
{
	std::size_t size = sizeof(*this) + blocks.MemorySize() + curves.MemorySize() + curved.MemorySize();
	for (const FlagTrack& flag : flags)
	{
		size += flag.changes.size() * sizeof(float);
	}
	return size;
}

} // namespace mria
