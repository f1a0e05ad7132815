// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Templates/Tuple.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace UE::Host
{
/** What is looked for: the element itself, or the key of a pair. */
template <typename Element>
struct TKeyOf
{
	using Type = Element;
	static const Element& Get(const Element& From) { return From; }
};
template <typename K, typename V>
struct TKeyOf<TTuple<K, V>>
{
	using Type = K;
	static const K& Get(const TTuple<K, V>& From) { return From.Key; }
};

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
	Element& operator*() const { return Table->GetElement(Index); }
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

/** What sets and maps are made of: elements in a row with gaps, in the engine's order, and their places by hash. */
template <typename Element>
class THashTable
{
	using FKey = typename TKeyOf<Element>::Type;
	struct FHash
	{
		std::size_t operator()(const FKey& Key) const { return GetTypeHash(Key); }
	};

public:
	using FIterator = THashTableIterator<THashTable, Element>;
	using FConstIterator = THashTableIterator<const THashTable, const Element>;

	int32 Num() const { return GetMaxIndex() - static_cast<int32>(Gaps.size()); }
	int32 GetMaxIndex() const { return static_cast<int32>(Slots.size()); }
	bool IsUsed(int32 Index) const { return Slots[Index].has_value(); }
	Element& GetElement(int32 Index) { return *Slots[Index]; }
	const Element& GetElement(int32 Index) const { return *Slots[Index]; }
	void Empty() { *this = THashTable(); }

	int32 FindIndex(const FKey& Key) const
	{
		const auto Found = Places.find(Key);
		return Found == Places.end() ? static_cast<int32>(INDEX_NONE) : Found->second;
	}
	Element* Find(const FKey& Key)
	{
		const int32 Index = FindIndex(Key);
		return Index == INDEX_NONE ? nullptr : &GetElement(Index);
	}
	/** Adds, or replaces the element with the same key; the index. */
	int32 Add(Element&& NewElement, bool* bOutReplaced = nullptr)
	{
		int32 Index = FindIndex(TKeyOf<Element>::Get(NewElement));
		const bool bReplaces = Index != INDEX_NONE;
		if (bOutReplaced != nullptr)
		{
			*bOutReplaced = bReplaces;
		}
		if (!bReplaces)
		{
			Index = TakePlace();
			Places.emplace(TKeyOf<Element>::Get(NewElement), Index);
		}
		Slots[Index].emplace(std::move(NewElement));
		return Index;
	}
	int32 RemoveKey(const FKey& Key)
	{
		const int32 Index = FindIndex(Key);
		if (Index == INDEX_NONE)
		{
			return 0;
		}
		Places.erase(FKey(Key)); // a copy: it may be the element's own
		Slots[Index].reset();
		Gaps.push_back(Index);
		return 1;
	}

	FIterator begin() { return FIterator(*this, 0); }
	FConstIterator begin() const { return FConstIterator(*this, 0); }
	FIterator end() { return FIterator(*this, GetMaxIndex()); }
	FConstIterator end() const { return FConstIterator(*this, GetMaxIndex()); }

private:
	int32 TakePlace()
	{
		if (Gaps.empty())
		{
			Slots.emplace_back();
			return GetMaxIndex() - 1;
		}
		const int32 Index = Gaps.back();
		Gaps.pop_back();
		return Index;
	}

	std::vector<std::optional<Element>> Slots;
	std::vector<int32> Gaps;
	std::unordered_map<FKey, int32, FHash> Places;
};
} // namespace UE::Host
