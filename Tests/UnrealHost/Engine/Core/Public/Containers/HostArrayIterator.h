// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ContainersFwd.h"

/** Walks an array by index, so that the current element may be removed on the way. */
template <typename ContainerType, typename ElementType, typename SizeType>
class TIndexedContainerIterator
{
public:
	explicit TIndexedContainerIterator(ContainerType& InContainer, SizeType StartIndex = 0)
		: Container(InContainer)
		, Index(StartIndex)
	{
	}

	TIndexedContainerIterator& operator++()
	{
		++Index;
		return *this;
	}
	TIndexedContainerIterator operator++(int)
	{
		TIndexedContainerIterator Old(*this);
		++Index;
		return Old;
	}
	TIndexedContainerIterator& operator--()
	{
		--Index;
		return *this;
	}
	ElementType& operator*() const { return Container[Index]; }
	ElementType* operator->() const { return &Container[Index]; }
	explicit operator bool() const { return Container.IsValidIndex(Index); }
	SizeType GetIndex() const { return Index; }
	void Reset() { Index = 0; }
	bool operator==(const TIndexedContainerIterator& Other) const
	{
		return &Container == &Other.Container && Index == Other.Index;
	}
	bool operator!=(const TIndexedContainerIterator& Other) const { return !(*this == Other); }

private:
	ContainerType& Container;
	SizeType Index;
};
