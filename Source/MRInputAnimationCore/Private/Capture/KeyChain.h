// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Capture/KeySlabs.h"
#include "Mria/Span.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace mria
{

inline constexpr std::size_t kMostValues = 4;

/** A key in the time of the take, of a position, rotation or ray's half, or of a flag. */
struct TakeKey
{
	double time = 0.0;
	bool isAfterGap = false; ///< There is a gap before this key.
	std::array<float, kMostValues> values{};
};

/** The keys of a chain at one moment. Sees no key that was added later. */
struct ChainView
{
	std::size_t width = 0; ///< Values per key.
	bool hasOldest = false; ///< Whether there is a key before the blocks: the last one that was dropped.
	bool hasNewest = false; ///< Whether there is a sample after the blocks that is not a key yet.
	TakeKey oldest;
	TakeKey newest;
	const KeyBlock* head = nullptr;
	const KeyBlock* tail = nullptr;
	std::size_t tailCount = 0; ///< Keys in the tail.

	std::size_t CountOf(const KeyBlock& block) const { return &block == tail ? tailCount : block.count; }
	const KeyBlock* After(const KeyBlock& block) const { return &block == tail ? nullptr : block.next; }
};

/** Keys of rising times in blocks: new ones at the end, whole blocks dropped at the front. */
class KeyChain
{
public:
	explicit KeyChain(std::size_t width = 0);

	/** Adds a key `time` seconds after `base`. The pool must have a block left. */
	void Append(SlabPool& pool, double base, float time, bool isAfterGap, Span<const float> values);

	/** Drops at most this many blocks without a key after `start`; keeps the last of their keys. */
	void DropUntil(SlabPool& pool, double start, std::size_t mostBlocks);

	/** Removes all keys, after the pool has released every block. */
	void Forget();

	std::size_t KeyCount() const { return keyCount_; }
	std::size_t Width() const { return width_; }
	ChainView View() const;

private:
	std::size_t width_;
	std::size_t keyCount_ = 0;
	bool hasOldest_ = false;
	TakeKey oldest_;
	KeyBlock* head_ = nullptr;
	KeyBlock* tail_ = nullptr;
};

/** A key in the memory of its block. */
struct KeyView
{
	double time = 0.0;
	bool isAfterGap = false;
	const float* values = nullptr;
};

/** Key number `index` of a block whose keys have so many values. */
inline KeyView KeyIn(const KeyBlock& block, std::size_t index, std::size_t width)
{
	const float* numbers = block.numbers.data() + index * (width + 1);
	const double time = block.base + static_cast<double>(std::fabs(numbers[0]));
	return {time, std::signbit(numbers[0]), numbers + 1};
}

/** Walks over the keys of a view, which must outlive it, from the oldest to the newest. */
class ChainCursor
{
public:
	explicit ChainCursor(const ChainView& chain);

	bool IsAtEnd() const { return !isAtOldest_ && !block_ && !hasNewestLeft_; }
	KeyView Current() const
	{
		return isAtOldest_ ? ViewOf(chain_.oldest)
			: block_	   ? KeyIn(*block_, index_, chain_.width)
						   : ViewOf(chain_.newest);
	}
	void Next()
	{
		if (isAtOldest_)
		{
			isAtOldest_ = false;
		}
		else if (!block_)
		{
			hasNewestLeft_ = false;
		}
		else if (++index_ == chain_.CountOf(*block_))
		{
			block_ = chain_.After(*block_);
			index_ = 0;
		}
	}

	/** Keys from here on. O(blocks). */
	std::size_t CountLeft() const;

private:
	static KeyView ViewOf(const TakeKey& key) { return {key.time, key.isAfterGap, key.values.data()}; }

	const ChainView& chain_;
	bool isAtOldest_;
	bool hasNewestLeft_;
	const KeyBlock* block_;
	std::size_t index_ = 0;
};

} // namespace mria
