// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <deque>
#include <mutex>

enum class EQueueMode
{
	Mpsc,
	Spsc,
	SingleThreaded
};

/** First in, first out. The host locks whatever the mode; only one thread may take elements out. */
template <typename T, EQueueMode Mode = EQueueMode::Spsc>
class TQueue
{
public:
	using FElementType = T;

	TQueue() = default;
	TQueue(const TQueue&) = delete;
	TQueue& operator=(const TQueue&) = delete;

	bool Enqueue(const T& Item)
	{
		const std::lock_guard<std::mutex> Guard(Mutex);
		Items.push_back(Item);
		return true;
	}
	bool Enqueue(T&& Item)
	{
		const std::lock_guard<std::mutex> Guard(Mutex);
		Items.push_back(MoveTempIfPossible(Item));
		return true;
	}
	/** False, and nothing written, when empty. */
	bool Dequeue(T& OutItem)
	{
		const std::lock_guard<std::mutex> Guard(Mutex);
		if (Items.empty())
		{
			return false;
		}
		OutItem = MoveTemp(Items.front());
		Items.pop_front();
		return true;
	}
	bool Pop()
	{
		const std::lock_guard<std::mutex> Guard(Mutex);
		if (Items.empty())
		{
			return false;
		}
		Items.pop_front();
		return true;
	}
	bool Peek(T& OutItem) const
	{
		const std::lock_guard<std::mutex> Guard(Mutex);
		if (Items.empty())
		{
			return false;
		}
		OutItem = Items.front();
		return true;
	}
	/** Null when empty; for the thread that takes elements out. */
	T* Peek()
	{
		const std::lock_guard<std::mutex> Guard(Mutex);
		return Items.empty() ? nullptr : &Items.front();
	}
	bool IsEmpty() const
	{
		const std::lock_guard<std::mutex> Guard(Mutex);
		return Items.empty();
	}
	void Empty()
	{
		const std::lock_guard<std::mutex> Guard(Mutex);
		Items.clear();
	}

private:
	mutable std::mutex Mutex;
	std::deque<T> Items;
};
