// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <deque>

/** A queue that also grows at its front and has an index; index 0 is the front. */
template <typename T>
class TRingBuffer
{
public:
	using ElementType = T;

	int32 Num() const { return static_cast<int32>(Items.size()); }
	bool IsEmpty() const { return Items.empty(); }
	void Reserve(int32) {}
	void Reset() { Items.clear(); }
	void Empty(int32 = 0) { Items.clear(); }
	bool IsValidIndex(int32 Index) const { return Index >= 0 && Index < Num(); }
	T& operator[](int32 Index)
	{
		check(IsValidIndex(Index));
		return Items[static_cast<SIZE_T>(Index)];
	}
	const T& operator[](int32 Index) const { return const_cast<TRingBuffer&>(*this)[Index]; }
	T& First() { return (*this)[0]; }
	const T& First() const { return (*this)[0]; }
	T& Last() { return (*this)[Num() - 1]; }
	const T& Last() const { return (*this)[Num() - 1]; }

	template <typename... ArgTypes>
	int32 Emplace(ArgTypes&&... Args)
	{
		Items.emplace_back(std::forward<ArgTypes>(Args)...);
		return Num() - 1;
	}
	int32 Add(const T& Element) { return Emplace(Element); }
	int32 Add(T&& Element) { return Emplace(MoveTempIfPossible(Element)); }
	void AddFront(const T& Element) { Items.push_front(Element); }
	void AddFront(T&& Element) { Items.push_front(MoveTempIfPossible(Element)); }
	/** At most as many as there are. */
	void Pop(int32 PopCount = 1)
	{
		check(PopCount >= 0 && PopCount <= Num());
		Items.erase(Items.end() - PopCount, Items.end());
	}
	void PopFront(int32 PopCount = 1)
	{
		check(PopCount >= 0 && PopCount <= Num());
		Items.erase(Items.begin(), Items.begin() + PopCount);
	}
	T PopValue()
	{
		T Result = MoveTemp(Last());
		Pop();
		return Result;
	}
	T PopFrontValue()
	{
		T Result = MoveTemp(First());
		PopFront();
		return Result;
	}

	auto begin() { return Items.begin(); }
	auto begin() const { return Items.begin(); }
	auto end() { return Items.end(); }
	auto end() const { return Items.end(); }

private:
	std::deque<T> Items;
};
