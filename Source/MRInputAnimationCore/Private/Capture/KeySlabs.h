// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recorder.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mria
{

/**
 * Keys of one chain, one after the other: a time, then its values. Only ever appended to. Times count from `base`, and
 * a set sign bit, of 0 too, says that the key is the first after a gap.
 *
 * A take on another thread may read while keys are added behind those it knows: it must not look at `count` and `next`
 * of the last block it holds.
 */
struct KeyBlock
{
	static constexpr std::size_t kSize = 1024;
	static constexpr std::size_t kHeaderSize = 32;
	static constexpr std::size_t kNumberCount = (kSize - kHeaderSize) / sizeof(float);

	double base;
	KeyBlock* next;
	RecorderSlab* slab;
	std::uint32_t count;
	std::uint32_t capacity;
	std::array<float, kNumberCount> numbers;
};

static_assert(sizeof(KeyBlock) <= KeyBlock::kSize);

/** Many blocks that are allocated and reused together. */
struct RecorderSlab
{
	static constexpr std::size_t kBlockCount = Recorder::kSlabSize / KeyBlock::kSize - 1;

	/** Leaves the blocks as they are: clearing them would touch every page within one frame. */
	RecorderSlab() {}

	std::atomic<std::uint32_t> pins{0}; ///< Takes that hold it.
	std::uint32_t usedBlocks = 0; ///< From the front; the others are fresh.
	std::uint32_t liveBlocks = 0; ///< Of these, those that are part of a chain.
	double newest = 0.0; ///< No key in it is later.
	std::array<KeyBlock, kBlockCount> blocks;
};

static_assert(sizeof(RecorderSlab) <= Recorder::kSlabSize);

/** Prevents a slab from being reused during the lifetime of this object. */
class SlabPin
{
public:
	explicit SlabPin(std::shared_ptr<RecorderSlab> slab)
		: slab_(std::move(slab))
	{
		slab_->pins.fetch_add(1, std::memory_order_relaxed);
	}
	SlabPin(SlabPin&& other) noexcept = default;
	SlabPin& operator=(SlabPin&&) = delete;
	~SlabPin()
	{
		if (slab_)
		{
			slab_->pins.fetch_sub(1, std::memory_order_release); // all reading comes before it
		}
	}

private:
	std::shared_ptr<RecorderSlab> slab_;
};

/** Blocks for chains, from slabs that are used again once all their blocks are dropped and no take pins them. */
class SlabPool
{
public:
	/** In whole slabs. */
	explicit SlabPool(std::size_t byteLimit);

	/**
	 * Ensures that this many blocks (at most kBlockCount) are available, allocating at most one slab. Returns false
	 * at the limit.
	 */
	bool Prepare(std::size_t blockCount);

	/** Returns an empty block. Prepare() must have reserved it. */
	KeyBlock& Take(double base, std::size_t capacity);

	/** Releases a block whose keys are used by takes only. */
	void Drop(KeyBlock& block);

	/** Releases all blocks. */
	void DropAll();

	/** The time up to which all keys must be dropped to free the oldest slab; empty with a single slab. */
	std::optional<double> OldestSlabEnd() const;

	/** Allocates empty slabs up to this number, within the limit. */
	void Reserve(std::size_t emptySlabs);
	void Provide(std::shared_ptr<RecorderSlab> slab);
	bool IsShort() const;

	std::size_t MostSlabs() const { return mostSlabs_; }
	std::size_t ByteSize() const { return SlabCount() * Recorder::kSlabSize; }
	std::vector<SlabPin> PinAll() const;

private:
	std::size_t SlabCount() const { return inUse_.size() + empty_.size() + (next_ ? 1 : 0); }
	std::shared_ptr<RecorderSlab> TakeEmpty();
	void Retire(RecorderSlab& slab);
	void StartNext();

	std::size_t mostSlabs_;
	std::vector<std::shared_ptr<RecorderSlab>> inUse_; ///< In the order of use; blocks are taken from the last.
	std::vector<std::shared_ptr<RecorderSlab>> empty_; ///< Some may still be pinned.
	std::shared_ptr<RecorderSlab> next_; ///< Follows when the last one in use is used up.
};

/** Allocates a slab and touches its pages, so that using it later takes no page faults. */
std::shared_ptr<RecorderSlab> MakeTouchedSlab();

} // namespace mria
