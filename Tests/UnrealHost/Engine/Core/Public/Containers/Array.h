// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ArrayView.h"
#include "Templates/TypeHash.h"

#include <initializer_list>
#include <vector>

namespace UE::Host
{
/** The plain pointer that a kind of pointer may be taken for; specialised for object pointers. */
template <typename T>
struct TPlainPointerOf
{
	using Type = void;
};
} // namespace UE::Host

/** A growing array. An index out of range ends the program; growing moves the elements. */
template <typename T, typename Allocator>
class TArray : public UE::Host::TContiguous<TArray<T, Allocator>, T, typename Allocator::SizeType>
{
public:
	using SizeType = typename Allocator::SizeType;
	using ElementType = T;

	TArray() = default;
	TArray(const TArray&) = default;
	TArray(TArray&&) = default;
	TArray& operator=(const TArray&) = default;
	TArray& operator=(TArray&&) = default;
	TArray(const T* Ptr, SizeType Count) { Append(Ptr, Count); }
	TArray(std::initializer_list<T> InitList) { Append(InitList); }
	/** Any array or view with elements of this type. */
	template <typename Container,
		typename = std::enable_if_t<std::is_same_v<
			std::remove_cv_t<std::remove_pointer_t<decltype(std::declval<const Container&>().GetData())>>, T>>>
	explicit TArray(const Container& Other)
	{
		Append(Other);
	}
	TArray& operator=(std::initializer_list<T> InitList) { return *this = TArray(InitList); }

	/** An array of object pointers counts as one of plain pointers. */
	template <typename Plain,
		typename = std::enable_if_t<std::is_same_v<Plain, typename UE::Host::TPlainPointerOf<T>::Type>>>
	operator const TArray<Plain>&() const
	{
		static_assert(sizeof(Plain) == sizeof(T), "one pointer");
		return reinterpret_cast<const TArray<Plain>&>(*this);
	}

	T* GetData() { return reinterpret_cast<T*>(Items.data()); }
	const T* GetData() const { return reinterpret_cast<const T*>(Items.data()); }
	SizeType Num() const { return static_cast<SizeType>(Items.size()); }
	SizeType Max() const { return static_cast<SizeType>(Items.capacity()); }
	SIZE_T GetAllocatedSize() const { return Items.capacity() * sizeof(T); }
	void Reserve(SizeType Number) { Items.reserve(static_cast<SIZE_T>(Number)); }
	void Shrink() { Items.shrink_to_fit(); }
	/** Removes all elements and keeps room for exactly `Slack`. */
	void Empty(SizeType Slack = 0)
	{
		std::vector<FItem>().swap(Items);
		Reserve(Slack);
	}
	/** Removes all elements and keeps the memory. */
	void Reset(SizeType NewSize = 0)
	{
		Items.clear();
		Reserve(NewSize);
	}

	SizeType AddUninitialized(SizeType Count = 1) { return AddDefaulted(Count); }
	SizeType AddZeroed(SizeType Count = 1) { return AddDefaulted(Count); }
	SizeType AddDefaulted(SizeType Count = 1)
	{
		checkf(Count >= 0, TEXT("A negative number of elements was added."));
		Items.resize(Items.size() + static_cast<SIZE_T>(Count));
		return Num() - Count;
	}
	T& AddDefaulted_GetRef()
	{
		AddDefaulted();
		return this->Last();
	}
	template <typename... ArgTypes>
	SizeType Emplace(ArgTypes&&... Args)
	{
		Items.emplace_back(std::forward<ArgTypes>(Args)...);
		return Num() - 1;
	}
	template <typename... ArgTypes>
	T& Emplace_GetRef(ArgTypes&&... Args)
	{
		Emplace(std::forward<ArgTypes>(Args)...);
		return this->Last();
	}
	SizeType Add(const T& Item)
	{
		CheckAddress(&Item);
		return Emplace(Item);
	}
	SizeType Add(T&& Item)
	{
		CheckAddress(&Item);
		return Emplace(MoveTempIfPossible(Item));
	}
	T& Add_GetRef(const T& Item)
	{
		Add(Item);
		return this->Last();
	}
	T& Add_GetRef(T&& Item)
	{
		Add(MoveTempIfPossible(Item));
		return this->Last();
	}
	SizeType AddUnique(const T& Item)
	{
		const SizeType Index = this->Find(Item);
		return Index != INDEX_NONE ? Index : Add(Item);
	}

	void Append(const T* Ptr, SizeType Count)
	{
		check(Ptr != nullptr || Count == 0);
		Items.insert(Items.end(), Ptr, Ptr + Count);
	}
	void Append(std::initializer_list<T> InitList) { Append(InitList.begin(), static_cast<SizeType>(InitList.size())); }
	/** Any array or view of elements that make a T; not itself. */
	template <typename Container, typename = decltype(std::declval<const Container&>().GetData())>
	void Append(const Container& Source)
	{
		check(static_cast<const void*>(this) != static_cast<const void*>(&Source));
		for (SizeType Index = 0; Index < static_cast<SizeType>(Source.Num()); ++Index)
		{
			Emplace(Source.GetData()[Index]);
		}
	}
	template <typename OtherAllocator>
	void Append(TArray<T, OtherAllocator>&& Source)
	{
		for (SizeType Index = 0; Index < static_cast<SizeType>(Source.Num()); ++Index)
		{
			Emplace(MoveTempIfPossible(Source.GetData()[Index]));
		}
		Source.Empty();
	}

	template <typename... ArgTypes>
	void EmplaceAt(SizeType Index, ArgTypes&&... Args)
	{
		check(Index >= 0 && Index <= Num());
		Items.emplace(Items.begin() + Index, std::forward<ArgTypes>(Args)...);
	}
	SizeType Insert(const T& Item, SizeType Index)
	{
		CheckAddress(&Item);
		EmplaceAt(Index, Item);
		return Index;
	}
	SizeType Insert(T&& Item, SizeType Index)
	{
		CheckAddress(&Item);
		EmplaceAt(Index, MoveTempIfPossible(Item));
		return Index;
	}
	SizeType Insert(const T* Ptr, SizeType Count, SizeType Index)
	{
		check(Index >= 0 && Index <= Num());
		Items.insert(Items.begin() + Index, Ptr, Ptr + Count);
		return Index;
	}
	void Init(const T& Element, SizeType Number) { Items.assign(static_cast<SIZE_T>(Number), Element); }

	void RemoveAt(SizeType Index) { RemoveAt(Index, SizeType(1)); }
	/** Whether it may keep its memory is said in another way in each release: always as it does by default. */
	template <typename CountType, std::enable_if_t<std::is_integral_v<CountType>, int> = 0>
	void RemoveAt(SizeType Index, CountType Count)
	{
		static_assert(
			!std::is_same_v<CountType, bool>, "TArray::RemoveAt: unexpected bool passed as the Count argument");
		check(Index >= 0 && Count >= 0 && Index + static_cast<SizeType>(Count) <= Num());
		Items.erase(Items.begin() + Index, Items.begin() + Index + static_cast<SizeType>(Count));
		if (Max() > 64 && Num() < Max() / 3)
		{
			Shrink();
		}
	}
	T Pop()
	{
		T Result = MoveTempIfPossible(this->Last());
		Items.pop_back();
		return Result;
	}
	void SetNum(SizeType NewNum)
	{
		check(NewNum >= 0);
		Items.resize(static_cast<SIZE_T>(NewNum));
	}
	void SetNumUninitialized(SizeType NewNum) { SetNum(NewNum); }
	/** All elements equal to the item; the number removed. */
	SizeType Remove(const T& Item)
	{
		CheckAddress(&Item);
		return RemoveAll([&Item](const T& Element) { return Element == Item; });
	}
	SizeType RemoveSingle(const T& Item)
	{
		const SizeType Index = this->Find(Item);
		if (Index == INDEX_NONE)
		{
			return 0;
		}
		RemoveAt(Index);
		return 1;
	}
	template <typename Predicate>
	SizeType RemoveAll(const Predicate& Pred)
	{
		const SizeType OldNum = Num();
		Items.erase(std::remove_if(Items.begin(), Items.end(),
						[&Pred](const auto& Element) { return static_cast<bool>(Invoke(Pred, Element)); }),
			Items.end());
		return OldNum - Num();
	}
	template <typename Predicate>
	TArray FilterByPredicate(Predicate Pred) const
	{
		TArray Result;
		for (const T& Element : *this)
		{
			if (static_cast<bool>(Invoke(Pred, Element)))
			{
				Result.Add(Element);
			}
		}
		return Result;
	}

	UE::Host::TCheckedIterator<TArray, T> begin() { return {*this, GetData()}; }
	UE::Host::TCheckedIterator<TArray, const T> begin() const { return {*this, GetData()}; }
	UE::Host::TCheckedIterator<TArray, T> end() { return {*this, GetData() + Num()}; }
	UE::Host::TCheckedIterator<TArray, const T> end() const { return {*this, GetData() + Num()}; }

	template <typename OtherAllocator>
	bool operator==(const TArray<T, OtherAllocator>& Other) const
	{
		return Num() == Other.Num() && std::equal(GetData(), GetData() + Num(), Other.GetData());
	}
	template <typename OtherAllocator>
	bool operator!=(const TArray<T, OtherAllocator>& Other) const
	{
		return !(*this == Other);
	}

	/** The element must not lie in this array: growing would leave a dead reference. */
	void CheckAddress(const T* Address) const
	{
		checkf(Address < GetData() || Address >= GetData() + Max(),
			TEXT("Attempting to use a container element which already comes from the container being modified!"));
	}

private:
	/** A vector of bool has no array inside. */
	using FItem = std::conditional_t<std::is_same_v<T, bool>, uint8, T>;
	std::vector<FItem> Items;
};
