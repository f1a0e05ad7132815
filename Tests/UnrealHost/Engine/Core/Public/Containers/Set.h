// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/HostHashTable.h"

/** Elements without equal twins, walked in the order of adding. The engine fills gaps first: rely on no order. */
template <typename InElementType>
class TSet : public UE::Host::THashTable<InElementType, InElementType>
{
public:
	using ElementType = InElementType;

	TSet() = default;
	explicit TSet(const TArray<ElementType>& Array) { Append(Array); }

	void Add(const ElementType& Element, bool* bIsAlreadyInSet = nullptr)
	{
		if (bIsAlreadyInSet != nullptr)
		{
			*bIsAlreadyInSet = this->Contains(Element);
		}
		this->AddElement(ElementType(Element));
	}
	template <typename ContainerType>
	void Append(const ContainerType& Elements)
	{
		for (const ElementType& Element : Elements)
		{
			Add(Element);
		}
	}
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
		return TSet(Array().FilterByPredicate([&](const ElementType& Element) { return !Other.Contains(Element); }));
	}
};
