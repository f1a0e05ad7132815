// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/HostHashTable.h"

/** How a set finds an element by its key; by default the element is its own key. */
template <typename ElementType, typename InKeyType, bool bInAllowDuplicateKeys = false>
struct BaseKeyFuncs
{
	using KeyType = InKeyType;
};

template <typename ElementType, bool bInAllowDuplicateKeys = false>
struct DefaultKeyFuncs : BaseKeyFuncs<ElementType, ElementType, bInAllowDuplicateKeys>
{
	static const ElementType& GetSetKey(const ElementType& Element) { return Element; }
	template <typename ComparableKey>
	static bool Matches(const ElementType& A, const ComparableKey& B)
	{
		return A == B;
	}
	template <typename ComparableKey>
	static uint32 GetKeyHash(const ComparableKey& Key)
	{
		return GetTypeHash(Key);
	}
};

/** Elements without equal twins. Walks in the order of adding; a gap left by a removal is filled by the next one added.
 */
template <typename InElementType, typename KeyFuncs, typename Allocator>
class TSet
{
	using FTable = UE::Host::THashTable<InElementType, KeyFuncs>;
	using KeyType = typename KeyFuncs::KeyType;

public:
	using ElementType = InElementType;
	using TIterator = typename FTable::FIterator;
	using TConstIterator = typename FTable::FConstIterator;

	TSet() = default;
	TSet(std::initializer_list<ElementType> InitList) { Append(InitList); }
	explicit TSet(const TArray<ElementType>& Array) { Append(Array); }

	int32 Num() const { return Table.Num(); }
	bool IsEmpty() const { return Table.Num() == 0; }
	void Empty(int32 = 0) { Table.Empty(); }
	void Reset() { Table.Empty(); }
	void Reserve(int32 Number) { Table.Reserve(Number); }
	void Shrink() {}
	void Compact() { Table.Compact(); }
	SIZE_T GetAllocatedSize() const { return Table.GetAllocatedSize(); }

	FSetElementId Add(const ElementType& Element, bool* bIsAlreadyInSet = nullptr)
	{
		return Emplace(Element, bIsAlreadyInSet);
	}
	FSetElementId Add(ElementType&& Element, bool* bIsAlreadyInSet = nullptr)
	{
		return Emplace(MoveTempIfPossible(Element), bIsAlreadyInSet);
	}
	/** An element with this key is replaced. */
	template <typename ArgType>
	FSetElementId Emplace(ArgType&& Arg, bool* bIsAlreadyInSet = nullptr)
	{
		return FSetElementId::FromInteger(Table.Add(ElementType(std::forward<ArgType>(Arg)), bIsAlreadyInSet));
	}
	template <typename ContainerType>
	void Append(const ContainerType& Elements)
	{
		for (const ElementType& Element : Elements)
		{
			Add(Element);
		}
	}
	void Append(std::initializer_list<ElementType> Elements)
	{
		for (const ElementType& Element : Elements)
		{
			Add(Element);
		}
	}

	bool Contains(const KeyType& Key) const { return Table.FindIndex(Key) != INDEX_NONE; }
	ElementType* Find(const KeyType& Key) { return Table.Find(Key); }
	const ElementType* Find(const KeyType& Key) const { return const_cast<TSet*>(this)->Find(Key); }
	ElementType& FindOrAdd(const ElementType& Element)
	{
		ElementType* const Found = Find(KeyFuncs::GetSetKey(Element));
		return Found != nullptr ? *Found : Table.GetElement(Table.Add(ElementType(Element)));
	}
	ElementType& operator[](FSetElementId Id) { return Table.GetElement(Id.AsInteger()); }
	const ElementType& operator[](FSetElementId Id) const { return Table.GetElement(Id.AsInteger()); }
	int32 Remove(const KeyType& Key) { return Table.RemoveKey(Key); }
	void Remove(FSetElementId Id) { Table.RemoveIndex(Id.AsInteger()); }

	TArray<ElementType> Array() const
	{
		TArray<ElementType> Result;
		Result.Reserve(Num());
		for (const ElementType& Element : *this)
		{
			Result.Add(Element);
		}
		return Result;
	}
	void Sort() { Sort(TLess<>()); }
	template <typename Predicate>
	void Sort(const Predicate& Pred)
	{
		Table.Sort(Pred);
	}

	TSet Difference(const TSet& Other) const
	{
		return Filter([&Other](const ElementType& Element) { return !Other.Contains(KeyFuncs::GetSetKey(Element)); });
	}
	bool Includes(const TSet& Other) const { return Other.Difference(*this).IsEmpty(); }

	TIterator CreateIterator() { return Table.CreateIterator(); }
	TConstIterator CreateConstIterator() const { return Table.CreateConstIterator(); }
	TIterator begin() { return Table.CreateIterator(); }
	TConstIterator begin() const { return Table.CreateConstIterator(); }
	TIterator end() { return Table.CreateEnd(); }
	TConstIterator end() const { return Table.CreateConstEnd(); }

private:
	template <typename Predicate>
	TSet Filter(Predicate Pred) const
	{
		TSet Result;
		for (const ElementType& Element : *this)
		{
			if (Pred(Element))
			{
				Result.Add(Element);
			}
		}
		return Result;
	}

	FTable Table;
};
