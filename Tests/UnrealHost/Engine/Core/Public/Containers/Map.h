// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Templates/UnrealTemplate.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <vector>

namespace UE::Host
{
template <typename T>
const T& KeyOf(const T& Element)
{
	return Element;
}
template <typename K, typename V>
const K& KeyOf(const TPair<K, V>& Element)
{
	return Element.Key;
}

/**
 * What sets and maps have in common: elements in a row, and where they are by key. As in the engine, adding may move
 * all elements, and a new one takes the place of one that was removed.
 */
template <typename Key, typename Element>
class THashTable
{
	using FSlot = std::optional<Element>;
	struct FHash
	{
		std::size_t operator()(const Key& Value) const { return GetTypeHash(Value); }
	};
	template <typename SlotType>
	struct TIterator
	{
		SlotType* Slot;
		SlotType* End;

		auto& operator*() const { return **Slot; }
		TIterator& operator++() { return *this = TIterator(Slot + 1, End); }
		bool operator!=(const TIterator& Other) const { return Slot != Other.Slot; }

		TIterator(SlotType* InSlot, SlotType* InEnd)
			: Slot(std::find_if(InSlot, InEnd, [](const FSlot& Each) { return Each.has_value(); }))
			, End(InEnd)
		{
		}
	};

public:
	int32 Num() const { return static_cast<int32>(Places.size()); }
	void Empty(int32 = 0) { *this = THashTable(); }
	void Reset() { Empty(); }
	bool Contains(const Key& Wanted) const { return Places.count(Wanted) != 0; }
	int32 Remove(const Key& Wanted)
	{
		const auto Found = Places.find(Wanted);
		if (Found == Places.end())
		{
			return 0;
		}
		Gaps.push_back(Found->second);
		Places.erase(Found);
		Slots[Gaps.back()].reset(); // last: the key may be the element's own
		return 1;
	}

	auto begin() { return TIterator<FSlot>(Slots.data(), Slots.data() + Slots.size()); }
	auto begin() const { return TIterator<const FSlot>(Slots.data(), Slots.data() + Slots.size()); }
	auto end() { return TIterator<FSlot>(Slots.data() + Slots.size(), Slots.data() + Slots.size()); }
	auto end() const { return TIterator<const FSlot>(Slots.data() + Slots.size(), Slots.data() + Slots.size()); }

protected:
	Element* FindElement(const Key& Wanted) const
	{
		const auto Found = Places.find(Wanted);
		return Found == Places.end() ? nullptr : const_cast<Element*>(&*Slots[Found->second]);
	}
	/** Adds, or replaces the element with the same key. */
	Element& AddElement(Element&& NewElement)
	{
		if (Element* const Known = FindElement(KeyOf(NewElement)))
		{
			return *Known = std::move(NewElement);
		}
		if (Gaps.empty())
		{
			Gaps.push_back(Slots.size());
			Slots.emplace_back();
		}
		const std::size_t Place = Gaps.back();
		Gaps.pop_back();
		Places.emplace(KeyOf(NewElement), Place);
		return Slots[Place].emplace(std::move(NewElement));
	}

private:
	std::vector<FSlot> Slots;
	std::vector<std::size_t> Gaps;
	std::unordered_map<Key, std::size_t, FHash> Places;
};
} // namespace UE::Host

/** Elements without equal twins. */
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

/** One value a key, walked in the order of adding. The engine fills gaps first: rely on no order. */
template <typename InKeyType, typename InValueType>
class TMap : public UE::Host::THashTable<InKeyType, TPair<InKeyType, InValueType>>
{
public:
	using KeyType = InKeyType;
	using ValueType = InValueType;
	using ElementType = TPair<KeyType, ValueType>;

	/** Replaces the value of a key that is there already. */
	ValueType& Add(KeyType Key, ValueType Value = ValueType())
	{
		return this->AddElement(ElementType(MoveTemp(Key), MoveTemp(Value))).Value;
	}

	ValueType* Find(const KeyType& Key)
	{
		ElementType* const Element = this->FindElement(Key);
		return Element != nullptr ? &Element->Value : nullptr;
	}
	const ValueType* Find(const KeyType& Key) const { return const_cast<TMap*>(this)->Find(Key); }
	/** A copy, or a default value. */
	ValueType FindRef(const KeyType& Key) const
	{
		const ValueType* const Value = Find(Key);
		return Value != nullptr ? *Value : ValueType();
	}
	ValueType& FindChecked(const KeyType& Key)
	{
		ValueType* const Value = Find(Key);
		check(Value != nullptr);
		return *Value;
	}
	const ValueType& FindChecked(const KeyType& Key) const { return const_cast<TMap*>(this)->FindChecked(Key); }
	ValueType& operator[](const KeyType& Key) { return FindChecked(Key); }
	ValueType& FindOrAdd(const KeyType& Key, ValueType Value = ValueType())
	{
		ValueType* const Found = Find(Key);
		return Found != nullptr ? *Found : Add(Key, MoveTemp(Value));
	}

	int32 GetKeys(TArray<KeyType>& OutKeys) const
	{
		OutKeys.Empty(this->Num());
		for (const ElementType& Element : *this)
		{
			OutKeys.Add(Element.Key);
		}
		return OutKeys.Num();
	}
};
