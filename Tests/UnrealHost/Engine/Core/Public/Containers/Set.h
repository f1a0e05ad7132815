// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Templates/Tuple.h"

#include <list>
#include <unordered_map>

namespace UE::Host
{
template <typename T>
const T& KeyOf(const T& Element)
{
	return Element;
}
template <typename K, typename V>
const K& KeyOf(const TTuple<K, V>& Element)
{
	return Element.Key;
}

/** What sets and maps have in common: elements in the order of adding, and where they are by key. */
template <typename Key, typename Element>
class THashTable
{
	struct FHash
	{
		std::size_t operator()(const Key& Value) const { return GetTypeHash(Value); }
	};

public:
	THashTable() = default;
	THashTable(THashTable&&) = default;
	THashTable(const THashTable& Other)
	{
		for (const Element& Each : Other.Elements)
		{
			AddElement(Element(Each));
		}
	}
	THashTable& operator=(THashTable&&) = default;
	THashTable& operator=(const THashTable& Other) { return *this = THashTable(Other); }

	int32 Num() const { return static_cast<int32>(Elements.size()); }
	void Empty(int32 = 0) { *this = THashTable(); }
	void Reset() { Empty(); }
	bool Contains(const Key& Wanted) const { return FindElement(Wanted) != nullptr; }
	int32 Remove(const Key& Wanted)
	{
		const auto Found = Places.find(Wanted);
		if (Found == Places.end())
		{
			return 0;
		}
		const auto Place = Found->second;
		Places.erase(Found);
		Elements.erase(Place);
		return 1;
	}

	auto begin() { return Elements.begin(); }
	auto begin() const { return Elements.begin(); }
	auto end() { return Elements.end(); }
	auto end() const { return Elements.end(); }

protected:
	Element* FindElement(const Key& Wanted) const
	{
		const auto Found = Places.find(Wanted);
		return Found == Places.end() ? nullptr : &*Found->second;
	}
	/** Adds, or replaces the element with the same key. */
	Element& AddElement(Element&& NewElement)
	{
		if (Element* const Known = FindElement(KeyOf(NewElement)))
		{
			return *Known = std::move(NewElement);
		}
		Elements.push_back(std::move(NewElement));
		Places.emplace(KeyOf(Elements.back()), std::prev(Elements.end()));
		return Elements.back();
	}

private:
	std::list<Element> Elements;
	std::unordered_map<Key, typename std::list<Element>::iterator, FHash> Places;
};
} // namespace UE::Host

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
