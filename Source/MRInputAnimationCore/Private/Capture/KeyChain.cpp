// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Capture/KeyChain.h"

#include <algorithm>

namespace mria
{

KeyChain::KeyChain(std::size_t width)
	: width_(width)
{
}

void KeyChain::Append(SlabPool& pool, double base, float time, bool isAfterGap, Span<const float> values)
{
	if (!tail_ || tail_->count == tail_->capacity || tail_->base != base)
	{
		KeyBlock& block = pool.Take(base, KeyBlock::kNumberCount / (width_ + 1));
		(tail_ ? tail_->next : head_) = &block;
		tail_ = &block;
	}
	float* numbers = tail_->numbers.data() + tail_->count * (width_ + 1);
	numbers[0] = isAfterGap ? -time : time;
	std::copy_n(values.data(), width_, numbers + 1);
	++tail_->count;
	++keyCount_;
	tail_->slab->newest = (std::max)(tail_->slab->newest, base + static_cast<double>(time));
}

void KeyChain::DropUntil(SlabPool& pool, double start, std::size_t mostBlocks)
{
	for (std::size_t i = 0; i < mostBlocks && head_; ++i)
	{
		const KeyView last = KeyIn(*head_, head_->count - 1, width_);
		if (last.time > start)
		{
			return;
		}
		hasOldest_ = true;
		oldest_.time = last.time;
		oldest_.isAfterGap = last.isAfterGap;
		std::copy_n(last.values, width_, oldest_.values.data());
		keyCount_ -= head_->count;
		KeyBlock& dropped = *head_;
		head_ = dropped.next;
		tail_ = head_ ? tail_ : nullptr;
		pool.Drop(dropped);
	}
}

void KeyChain::Forget()
{
	*this = KeyChain(width_);
}

ChainView KeyChain::View() const
{
	ChainView view;
	view.width = width_;
	view.hasOldest = hasOldest_;
	view.oldest = oldest_;
	view.head = head_;
	view.tail = tail_;
	view.tailCount = tail_ ? tail_->count : 0;
	return view;
}

ChainCursor::ChainCursor(const ChainView& chain)
	: chain_(chain)
	, isAtOldest_(chain.hasOldest)
	, hasNewestLeft_(chain.hasNewest)
	, block_(chain.head)
{
}

std::size_t ChainCursor::CountLeft() const
{
	std::size_t count = (isAtOldest_ ? 1u : 0u) + (hasNewestLeft_ ? 1u : 0u);
	for (const KeyBlock* block = block_; block; block = chain_.After(*block))
	{
		count += chain_.CountOf(*block);
	}
	return count - index_;
}

} // namespace mria
