// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/HostHashTable.h"

/** Elements without equal twins. Walks in the order of adding; a gap left by a removal is filled by the next one added.
 */
template <typename InElementType>
class TSet
{
	using FTable = UE::Host::THashTable<InElementType>;

public:
	using ElementType = InElementType;

	TSet() = default;
	explicit TSet(const TArray<ElementType>& Array) { Append(Array); }

	int32 Num() const { return Table.Num(); }
	void Reset() { Table.Empty(); }

	void Add(const ElementType& Element, bool* bIsAlreadyInSet = nullptr)
	{
		Table.Add(ElementType(Element), bIsAlreadyInSet);
	}
	template <typename ContainerType>
	void Append(const ContainerType& Elements)
	{
		for (const ElementType& Element : Elements)
		{
			Add(Element);
		}
	}
	bool Contains(const ElementType& Key) const { return Table.FindIndex(Key) != INDEX_NONE; }
	int32 Remove(const ElementType& Key) { return Table.RemoveKey(Key); }

	TArray<ElementType> Array() const
	{
		TArray<ElementType> Result;
		for (const ElementType& Element : *this)
		{
			Result.Add(Element);
		}
		return Result;
	}
	TSet Difference(const TSet& Other) const
	{
		TSet Result;
		for (const ElementType& Element : *this)
		{
			if (!Other.Contains(Element))
			{
				Result.Add(Element);
			}
		}
		return Result;
	}

	auto begin() { return Table.begin(); }
	auto begin() const { return Table.begin(); }
	auto end() { return Table.end(); }
	auto end() const { return Table.end(); }

private:
	FTable Table;
};
