// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Set.h"

/** One value a key. Walks in the order of adding; a gap left by a removal is filled by the next pair added. */
template <typename InKeyType, typename InValueType>
class TMap
{
	using FTable = UE::Host::THashTable<TPair<InKeyType, InValueType>>;

public:
	using KeyType = InKeyType;
	using ValueType = InValueType;
	using ElementType = TPair<KeyType, ValueType>;
	using TIterator = typename FTable::FIterator;
	using TConstIterator = typename FTable::FConstIterator;

	TMap() = default;

	int32 Num() const { return Table.Num(); }
	void Empty(int32 = 0) { Table.Empty(); }
	void Reset() { Table.Empty(); }

	ValueType& Add(const KeyType& Key, const ValueType& Value) { return Emplace(Key, Value); }
	ValueType& Add(const KeyType& Key, ValueType&& Value) { return Emplace(Key, MoveTempIfPossible(Value)); }
	ValueType& Add(KeyType&& Key, const ValueType& Value) { return Emplace(MoveTempIfPossible(Key), Value); }
	ValueType& Add(KeyType&& Key, ValueType&& Value)
	{
		return Emplace(MoveTempIfPossible(Key), MoveTempIfPossible(Value));
	}
	ValueType& Add(const KeyType& Key) { return Emplace(Key, ValueType()); }
	ValueType& Add(KeyType&& Key) { return Emplace(MoveTempIfPossible(Key), ValueType()); }
	/** Replaces the value of a key that is there already. */
	template <typename InitKey, typename InitValue>
	ValueType& Emplace(InitKey&& Key, InitValue&& Value)
	{
		return Table.GetElement(Table.Add(ElementType(std::forward<InitKey>(Key), std::forward<InitValue>(Value))))
			.Value;
	}
	template <typename InitKey>
	ValueType& Emplace(InitKey&& Key)
	{
		return Emplace(std::forward<InitKey>(Key), ValueType());
	}

	bool Contains(const KeyType& Key) const { return Table.FindIndex(Key) != INDEX_NONE; }
	ValueType* Find(const KeyType& Key)
	{
		ElementType* const Element = Table.Find(Key);
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
	ValueType& FindOrAdd(const KeyType& Key)
	{
		ValueType* const Value = Find(Key);
		return Value != nullptr ? *Value : Add(Key);
	}
	template <typename InitValue>
	ValueType& FindOrAdd(const KeyType& Key, InitValue&& Value)
	{
		ValueType* const Found = Find(Key);
		return Found != nullptr ? *Found : Emplace(Key, std::forward<InitValue>(Value));
	}

	int32 Remove(const KeyType& Key) { return Table.RemoveKey(Key); }

	template <typename Allocator>
	int32 GetKeys(TArray<KeyType, Allocator>& OutKeys) const
	{
		GenerateKeyArray(OutKeys);
		return OutKeys.Num();
	}
	template <typename Allocator>
	void GenerateKeyArray(TArray<KeyType, Allocator>& OutArray) const
	{
		OutArray.Empty(Num());
		for (const ElementType& Element : *this)
		{
			OutArray.Add(Element.Key);
		}
	}
	TIterator begin() { return Table.begin(); }
	TConstIterator begin() const { return Table.begin(); }
	TIterator end() { return Table.end(); }
	TConstIterator end() const { return Table.end(); }

private:
	FTable Table;
};
