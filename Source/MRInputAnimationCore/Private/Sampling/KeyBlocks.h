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
 * then how far ahead those of each begin, then rows of eight times (the first keys of all tracks, the second ones,
 * ...). The first key of each track is before the block, the last one at its end or after it, so a time in the block
 * needs no other memory. Where a track has fewer keys than rows, sentinels follow.
 */
struct GroupBlock
{
	const float* data; ///< Behind the values.
	float fewestKeys; ///< Of all tracks.

	/** The next row is kGroupLanes further; there are at least two. */
	const float* Rows() const { return data + kGroupLanes; }

	/** The values of a track's first key, those of the others behind them; one float more may be read. */
	const float* Values(std::size_t lane) const
	{
		std::uint32_t distance;
		std::memcpy(&distance, data + lane, sizeof(distance));
		return data - distance;
	}

	/** The row, in floats, where a time is looked for first: a guess that leaves at least one row behind it. */
	std::size_t RowAt(float share) const
	{
		const auto row = static_cast<std::size_t>(share * fewestKeys);
		return row > 2 ? (row - 2) * kGroupLanes : 0;
	}
};

/** The groups of one block. Kept by a frame that reads several, since it is found once. */
class BlockGroups
{
public:
	/** Where a group is in memory. */
	struct Piece
	{
		std::uint32_t place = 0; ///< In kGroupLanes floats.
		float fewestKeys = 0.0f;
	};

	BlockGroups(const Piece* pieces, const float* memory)
		: pieces_(pieces)
		, memory_(memory)
	{
	}

	GroupBlock operator[](std::size_t group) const
	{
		const Piece& piece = pieces_[group];
		return {memory_ + static_cast<std::size_t>(piece.place) * kGroupLanes, piece.fewestKeys};
	}

private:
	const Piece* pieces_;
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
	using Piece = BlockGroups::Piece;

	std::size_t BlockCount() const { return starts_.size() - 1; }
	void Reserve(Span<const TrackSource> sources);
	Piece AddPiece(Span<TrackSource> sources, float end, bool& isStill);

	std::vector<float> starts_;
	float firstTime_ = 0.0f;
	float lastTime_ = 0.0f;
	std::vector<Piece> pieces_; ///< Of each block its groups'.
	FloatBuffer memory_;
	std::size_t size_ = 0;
	std::array<FloatBuffer, kGroupLanes> times_; ///< While a piece is added.
};

} // namespace mria
