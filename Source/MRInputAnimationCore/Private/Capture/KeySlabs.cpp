// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/KeySlabs.h"

#include <algorithm>
#include <utility>

namespace mria
{

namespace KeySlabsDetail
{
/** The lists reserve room for this many slabs at once, so that a list seldom grows within a frame. */
constexpr std::size_t kListRoom = 4096;

bool IsFree(const std::shared_ptr<RecorderSlab>& slab)
{
	return slab->pins.load(std::memory_order_acquire) == 0; // pairs with SlabPin: the readers are done
}
} // namespace KeySlabsDetail

std::shared_ptr<RecorderSlab> MakeTouchedSlab()
{
	std::shared_ptr<RecorderSlab> slab = std::make_shared<RecorderSlab>();
	for (KeyBlock& block : slab->blocks)
	{
		block.count = 0; // a block is no larger than a page
	}
	return slab;
}

SlabPool::SlabPool(std::size_t byteLimit)
	: mostSlabs_(byteLimit / Recorder::kSlabSize)
{
	const std::size_t room = (std::min)(mostSlabs_, KeySlabsDetail::kListRoom);
	inUse_.reserve(room);
	empty_.reserve(room);
}

bool SlabPool::Prepare(std::size_t blockCount)
{
	const bool fits = !inUse_.empty() && inUse_.back()->usedBlocks + blockCount <= RecorderSlab::kBlockCount;
	if (!fits && !next_)
	{
		next_ = TakeEmpty();
	}
	return fits || next_;
}

/** A slab that no take pins, or a new one. At the limit, a pinned slab is handed over to its takes instead. */
std::shared_ptr<RecorderSlab> SlabPool::TakeEmpty()
{
	auto found = std::find_if(empty_.begin(), empty_.end(), KeySlabsDetail::IsFree);
	if (found == empty_.end() && SlabCount() < mostSlabs_)
	{
		return std::make_shared<RecorderSlab>();
	}
	if (empty_.empty())
	{
		return nullptr;
	}
	const bool isPinned = found == empty_.end();
	std::swap(isPinned ? empty_.front() : *found, empty_.back());
	std::shared_ptr<RecorderSlab> slab = isPinned ? std::make_shared<RecorderSlab>() : std::move(empty_.back());
	empty_.pop_back();
	return slab;
}

void SlabPool::StartNext()
{
	std::shared_ptr<RecorderSlab> full = inUse_.empty() ? nullptr : inUse_.back();
	inUse_.push_back(std::move(next_));
	next_ = nullptr;
	if (full && full->liveBlocks == 0)
	{
		Retire(*full);
	}
}

KeyBlock& SlabPool::Take(double base, std::size_t capacity)
{
	if (inUse_.empty() || inUse_.back()->usedBlocks == RecorderSlab::kBlockCount)
	{
		StartNext();
	}
	RecorderSlab& slab = *inUse_.back();
	KeyBlock& block = slab.blocks[slab.usedBlocks++];
	++slab.liveBlocks;
	block.base = base;
	block.next = nullptr;
	block.slab = &slab;
	block.count = 0;
	block.capacity = static_cast<std::uint32_t>(capacity);
	return block;
}

void SlabPool::Drop(KeyBlock& block)
{
	RecorderSlab& slab = *block.slab;
	if (--slab.liveBlocks == 0 && &slab != inUse_.back().get())
	{
		Retire(slab);
	}
}

void SlabPool::Retire(RecorderSlab& slab)
{
	const auto found = std::find_if(
		inUse_.begin(), inUse_.end(), [&](const std::shared_ptr<RecorderSlab>& one) { return one.get() == &slab; });
	slab.usedBlocks = 0;
	slab.newest = 0.0;
	empty_.push_back(std::move(*found));
	inUse_.erase(found);
}

void SlabPool::DropAll()
{
	while (!inUse_.empty())
	{
		inUse_.back()->liveBlocks = 0;
		Retire(*inUse_.back());
	}
}

std::optional<double> SlabPool::OldestSlabEnd() const
{
	return inUse_.size() > 1 ? std::optional<double>(inUse_.front()->newest) : std::nullopt;
}

void SlabPool::Reserve(std::size_t emptySlabs)
{
	while (empty_.size() < emptySlabs && SlabCount() < mostSlabs_)
	{
		empty_.push_back(MakeTouchedSlab());
	}
}

void SlabPool::Provide(std::shared_ptr<RecorderSlab> slab)
{
	if (slab && SlabCount() < mostSlabs_)
	{
		empty_.push_back(std::move(slab));
	}
}

bool SlabPool::IsShort() const
{
	return SlabCount() < mostSlabs_ && std::none_of(empty_.begin(), empty_.end(), KeySlabsDetail::IsFree);
}

std::vector<SlabPin> SlabPool::PinAll() const
{
	std::vector<SlabPin> pins;
	pins.reserve(inUse_.size());
	for (const std::shared_ptr<RecorderSlab>& slab : inUse_)
	{
		pins.emplace_back(slab);
	}
	return pins;
}

} // namespace mria
