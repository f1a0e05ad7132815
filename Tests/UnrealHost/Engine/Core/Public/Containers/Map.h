// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Set.h"

/** One value a key, walked in the order of adding. The engine fills gaps first: rely on no order. */
template <typename InKeyType, typename InValueType>
class TMap : public UE::Host::THashTable<InKeyType, TPair<InKeyType, InValueType>>
{
public:
	using KeyType = InKeyType;
	using ValueType = InValueType;
	using ElementType = TPair<KeyType, ValueType>;

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
		return this->AddElement(ElementType(std::forward<InitKey>(Key), std::forward<InitValue>(Value))).Value;
	}
	template <typename InitKey>
	ValueType& Emplace(InitKey&& Key)
	{
		return Emplace(std::forward<InitKey>(Key), ValueType());
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
	ValueType& FindOrAdd(const KeyType& Key) { return FindOrAdd(Key, ValueType()); }
	template <typename InitValue>
	ValueType& FindOrAdd(const KeyType& Key, InitValue&& Value)
	{
		ValueType* const Found = Find(Key);
		return Found != nullptr ? *Found : Emplace(Key, std::forward<InitValue>(Value));
	}

	template <typename Allocator>
	int32 GetKeys(TArray<KeyType, Allocator>& OutKeys) const
	{
		OutKeys.Empty(this->Num());
		for (const ElementType& Element : *this)
		{
			OutKeys.Add(Element.Key);
		}
		return OutKeys.Num();
	}
};
