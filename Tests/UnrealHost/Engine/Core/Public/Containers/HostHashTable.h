// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Misc/Optional.h"
#include "Templates/Tuple.h"

/** Place of an element in a set; stays valid until that element is removed. */
class FSetElementId
{
public:
	FSetElementId() = default;
	static FSetElementId FromInteger(int32 Integer)
	{
		FSetElementId Id;
		Id.Index = Integer;
		return Id;
	}
	int32 AsInteger() const { return Index; }
	bool operator==(FSetElementId Other) const { return Index == Other.Index; }
	bool operator!=(FSetElementId Other) const { return Index != Other.Index; }

private:
	int32 Index = INDEX_NONE;
};

namespace UE::Host
{
/** Walks the living elements of a table; Element is const for a const table. */
template <typename TableType, typename Element>
class THashTableIterator
{
public:
	THashTableIterator(TableType& InTable, int32 InIndex)
		: Table(&InTable)
		, Index(InIndex)
	{
		SkipGaps();
	}

	THashTableIterator& operator++()
	{
		++Index;
		SkipGaps();
		return *this;
	}
	explicit operator bool() const { return Index < Table->GetMaxIndex(); }
	bool operator!() const { return !static_cast<bool>(*this); }
	Element& operator*() const { return Table->GetElement(Index); }
	Element* operator->() const { return &Table->GetElement(Index); }
	auto& Key() const { return Table->GetElement(Index).Key; }
	auto& Value() const { return Table->GetElement(Index).Value; }
	FSetElementId GetId() const { return FSetElementId::FromInteger(Index); }
	bool operator==(const THashTableIterator& Other) const { return Index == Other.Index; }
	bool operator!=(const THashTableIterator& Other) const { return Index != Other.Index; }

private:
	void SkipGaps()
	{
		while (Index < Table->GetMaxIndex() && !Table->IsUsed(Index))
		{
			++Index;
		}
	}

	TableType* Table;
	int32 Index;
};

/** What sets and maps are made of: elements in a row with gaps, found through chains of equal buckets. */
template <typename Element, typename KeyFuncs>
class THashTable
{
	struct FSlot
	{
		TOptional<Element> Value;
		uint32 Hash = 0;
		int32 Next = INDEX_NONE;
	};

public:
	using FIterator = THashTableIterator<THashTable, Element>;
	using FConstIterator = THashTableIterator<const THashTable, const Element>;

	int32 Num() const { return Slots.Num() - Gaps.Num(); }
	int32 GetMaxIndex() const { return Slots.Num(); }
	bool IsUsed(int32 Index) const { return Slots.IsValidIndex(Index) && Slots.GetData()[Index].Value.IsSet(); }
	Element& GetElement(int32 Index) { return Slots[Index].Value.GetValue(); }
	const Element& GetElement(int32 Index) const { return Slots[Index].Value.GetValue(); }
	SIZE_T GetAllocatedSize() const { return Slots.GetAllocatedSize() + Buckets.GetAllocatedSize(); }
	void Reserve(int32 Number) { Slots.Reserve(Number); }

	void Empty()
	{
		Slots.Empty();
		Buckets.Empty();
		Gaps.Empty();
	}

	template <typename KeyType>
	int32 FindIndex(const KeyType& Key) const
	{
		if (Buckets.IsEmpty())
		{
			return INDEX_NONE;
		}
		const uint32 Hash = KeyFuncs::GetKeyHash(Key);
		int32 Index = Buckets[BucketOf(Hash)];
		while (Index != INDEX_NONE &&
			!(Slots[Index].Hash == Hash && KeyFuncs::Matches(KeyFuncs::GetSetKey(GetElement(Index)), Key)))
		{
			Index = Slots[Index].Next;
		}
		return Index;
	}
	template <typename KeyType>
	Element* Find(const KeyType& Key)
	{
		const int32 Index = FindIndex(Key);
		return Index == INDEX_NONE ? nullptr : &GetElement(Index);
	}

	/** Adds, or replaces the element with the same key; the index. */
	int32 Add(Element&& NewElement, bool* bOutReplaced = nullptr)
	{
		const int32 Existing = FindIndex(KeyFuncs::GetSetKey(NewElement));
		if (bOutReplaced != nullptr)
		{
			*bOutReplaced = Existing != INDEX_NONE;
		}
		if (Existing != INDEX_NONE)
		{
			Slots[Existing].Value.Emplace(MoveTemp(NewElement));
			return Existing;
		}
		const int32 Index = Gaps.IsEmpty() ? Slots.AddDefaulted() : Gaps.Pop();
		Slots[Index].Hash = KeyFuncs::GetKeyHash(KeyFuncs::GetSetKey(NewElement));
		Slots[Index].Value.Emplace(MoveTemp(NewElement));
		Link(Index);
		return Index;
	}

	template <typename KeyType>
	int32 RemoveKey(const KeyType& Key)
	{
		const int32 Index = FindIndex(Key);
		if (Index == INDEX_NONE)
		{
			return 0;
		}
		RemoveIndex(Index);
		return 1;
	}
	void RemoveIndex(int32 Index)
	{
		check(IsUsed(Index));
		int32* Link = &Buckets[BucketOf(Slots[Index].Hash)];
		while (*Link != Index)
		{
			Link = &Slots[*Link].Next;
		}
		*Link = Slots[Index].Next;
		Slots[Index].Next = INDEX_NONE;
		Slots[Index].Value.Reset();
		Gaps.Add(Index);
	}

	/** Closes the gaps; the order stays. */
	void Compact()
	{
		Slots.RemoveAll([](const FSlot& Slot) { return !Slot.Value.IsSet(); });
		Gaps.Empty();
		Rehash();
	}
	template <typename Predicate>
	void Sort(const Predicate& Pred)
	{
		Compact();
		Slots.StableSort([&Pred](const FSlot& A, const FSlot& B)
			{ return TDereferencing<Predicate>{Pred}(A.Value.GetValue(), B.Value.GetValue()); });
		Rehash();
	}

	FIterator CreateIterator() { return FIterator(*this, 0); }
	FConstIterator CreateConstIterator() const { return FConstIterator(*this, 0); }
	FIterator CreateEnd() { return FIterator(*this, GetMaxIndex()); }
	FConstIterator CreateConstEnd() const { return FConstIterator(*this, GetMaxIndex()); }

private:
	int32 BucketOf(uint32 Hash) const { return static_cast<int32>(Hash % static_cast<uint32>(Buckets.Num())); }

	void Link(int32 Index)
	{
		if (Num() > Buckets.Num())
		{
			Rehash();
			return;
		}
		int32& Head = Buckets[BucketOf(Slots[Index].Hash)];
		Slots[Index].Next = Head;
		Head = Index;
	}
	void Rehash()
	{
		Buckets.Init(INDEX_NONE, Num() * 2 + 7);
		for (int32 Index = 0; Index < Slots.Num(); ++Index)
		{
			if (IsUsed(Index))
			{
				int32& Head = Buckets[BucketOf(Slots[Index].Hash)];
				Slots[Index].Next = Head;
				Head = Index;
			}
		}
	}

	TArray<FSlot> Slots;
	TArray<int32> Buckets;
	TArray<int32> Gaps;
};

} // namespace UE::Host
