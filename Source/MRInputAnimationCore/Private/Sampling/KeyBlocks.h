// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"
#include "Mria/Sampler.h"
#include "Mria/Span.h"
#include "Sampling/TrackBuilder.h"
#include "Sampling/TrackSource.h"

#include <algorithm>
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
 * The keys of eight tracks during a block of time, in one piece of memory: the values of one track after the other,
 * then rows of eight times (the first keys of all tracks, the second ones, ...), two in each cache line. The first key
 * of each track is before the block, the last one at its end or after it, so a time in the block needs no other memory.
 * Where a track has fewer keys than there are rows, sentinels come before and after them in equal number: tracks drift
 * apart from a block's start on, and so they do half as far.
 */
struct GroupBlock
{
	std::uint32_t firstRow = 0; ///< Counted through all blocks.
	std::uint16_t rowCount = 0; ///< At least two. Both numbers are too low where they do not fit.
	std::uint16_t fewestKeys = 0; ///< Of all tracks.
	std::array<std::uint32_t, kGroupLanes> valuesBack{}; ///< Floats from the first row to each track's values in it.

	/** The same from the track's own time. */
	std::uint32_t ValuesBack(std::size_t lane) const { return valuesBack[lane] + static_cast<std::uint32_t>(lane); }

	/**
	 * The row, in floats, where a time is looked for first: a guess that leaves at least one row behind it. It begins a
	 * cache line.
	 */
	std::size_t RowAt(float share) const
	{
		const auto most = static_cast<float>(rowCount);
		const auto fewest = static_cast<float>(fewestKeys);
		const float first = (std::min)(share * most, (most - fewest) * 0.5f + share * fewest);
		const auto row = static_cast<std::size_t>(first);
		return row > 2 ? (row - 2) / 2 * kLineFloats : 0;
	}
};

/** The groups of one block. Kept by a frame that reads several, since it is found once. */
class BlockGroups
{
public:
	BlockGroups(const GroupBlock* groups, const float* memory)
		: groups_(groups)
		, memory_(memory)
	{
	}

	const GroupBlock& operator[](std::size_t group) const { return groups_[group]; }

	/** The times of a row, counted through all blocks. The next row is kGroupLanes further. */
	const float* Row(std::uint32_t row) const { return memory_ + static_cast<std::size_t>(row) * kGroupLanes; }
	const float* Rows(std::size_t group) const { return Row(groups_[group].firstRow); }

private:
	const GroupBlock* groups_;
	const float* memory_;
};

/**
 * The keys of all tracks in blocks of time that hold about as many keys each, one block behind the other. A frame reads
 * one block, wherever it is in the recording and however long that is; by tracks, it would be 224 places.
 */
class KeyBlocks
{
public:
	/** Cuts the time of a recording into blocks. */
	void Cut(const RecordingView& recording);

	void Clear();

	/** Fills the blocks. False if a source turned out to need a track; to be called again when it has one. */
	bool Fill(Span<TrackSource> sources);

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

	/** Which part of the block's time, or of what there are keys in, is before a time: 0 to 1. */
	float ShareAt(std::size_t block, float time) const
	{
		const float start = (std::max)(starts_[block], firstTime_);
		const float end = (std::min)(starts_[block + 1], lastTime_);
		return start < end ? (std::min)((std::max)((time - start) / (end - start), 0.0f), 1.0f) : 0.0f;
	}

	BlockGroups At(std::size_t block) const { return {&pieces_[block * kTrackGroupCount], memory_.Data()}; }

	std::size_t MemorySize() const;

private:
	std::size_t BlockCount() const { return starts_.size() - 1; }
	void Reserve(Span<const TrackSource> sources);
	GroupBlock AddPiece(Span<TrackSource> sources, float end, bool& isStill);
	void JoinStillBlocks();

	std::vector<float> starts_;
	float firstTime_ = 0.0f;
	float lastTime_ = 0.0f;
	std::vector<GroupBlock> pieces_; ///< The groups of each block.
	FloatBuffer memory_;
	std::size_t size_ = 0;
	std::array<FloatBuffer, kGroupLanes> times_; ///< While a piece is added.
};

} // namespace mria
