// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Sampler.h"
#include "Mria/Span.h"
#include "Sampling/TrackBuilder.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace mria
{

/** Tracks whose keys lie together: as many as AVX2 has lanes. */
inline constexpr std::size_t kGroupLanes = 8;
inline constexpr std::size_t kTrackGroupCount = kTrackCount / kGroupLanes;
static_assert(kSlotCount % kGroupLanes == 0);

/**
 * The keys of eight tracks during a block of time, in one piece of memory: eight offsets, rows of eight times (the
 * first keys of all tracks, the second ones, ...), then the values of one track after the other. The first key of each
 * track is before the block, the last one at its end or after it, so a time in the block needs no other memory. Where a
 * track has fewer keys than rows, later ones follow.
 */
struct GroupBlock
{
	const float* data;

	/** The next row is kGroupLanes further; there are at least two. */
	const float* Rows() const { return data + kGroupLanes; }
	const float* RowsEnd() const { return data + Offset(0); }

	/** The values of a track's first key, those of the others behind them; one float more may be read. */
	const float* Values(std::size_t lane) const { return data + Offset(lane); }

	std::uint32_t Offset(std::size_t lane) const
	{
		std::uint32_t offset;
		std::memcpy(&offset, data + lane, sizeof(offset));
		return offset;
	}
};

/**
 * The keys of all tracks in blocks of time that hold about as many keys each. A frame reads fourteen short stretches of
 * memory, wherever it is in the recording and however long that is; by tracks, it would be 224 places.
 */
class KeyBlocks
{
public:
	/** Cuts the time of a recording into blocks; their groups are then set one after the other. */
	void Cut(const RecordingView& recording);
	void SetGroup(std::size_t group, Span<const Track> tracks, std::size_t width);

	/** The block that a time is in; the first and the last one have no end. */
	std::size_t Find(float time) const
	{
		const float* low = starts_.data();
		for (std::size_t count = starts_.size() - 1; count > 1;)
		{
			const std::size_t half = count / 2;
			low = low[half] <= time ? low + half : low; // no branch: which way it goes cannot be foreseen
			count -= half;
		}
		return static_cast<std::size_t>(low - starts_.data());
	}

	/** Where the block starts; the one behind the last is where that ends. */
	float StartOf(std::size_t block) const { return starts_[block]; }

	GroupBlock At(std::size_t block, std::size_t group) const
	{
		return {memory_[group].Data() + places_[block * kTrackGroupCount + group]};
	}

	std::size_t MemorySize() const;

private:
	std::size_t BlockCount() const { return starts_.size() - 1; }
	void FindEnds(Span<const Track> tracks);
	std::size_t LayOut(std::size_t group, std::size_t width);

	std::vector<float> starts_;
	std::vector<std::uint32_t> places_; ///< Of each block its groups'.
	std::array<FloatBuffer, kTrackGroupCount> memory_;
	std::array<std::size_t, kTrackGroupCount> sizes_{};
	std::vector<std::uint32_t> ends_; ///< While a group is set: of each block and lane the first key after it.
};

} // namespace mria
