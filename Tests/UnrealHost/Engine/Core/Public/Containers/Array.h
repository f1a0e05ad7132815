// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

class FString;
class FName;
class FText;

template <typename T>
class TArray;
template <typename T>
class TArrayView;
template <typename T>
using TConstArrayView = TArrayView<const T>;

namespace UE::Host
{
/** A pointer that, in a ranged for, notices that the array grew or shrank underneath. */
template <typename Container, typename T>
class TCheckedIterator
{
public:
	TCheckedIterator(const Container& InOwner, T* InPointer)
		: Pointer(InPointer)
		, Owner(&InOwner)
		, InitialNum(InOwner.Num())
	{
	}

	T& operator*() const { return *Pointer; }
	TCheckedIterator& operator++()
	{
		++Pointer;
		return *this;
	}
	bool operator!=(const TCheckedIterator& Other) const
	{
		return ensureMsgf(Owner->Num() == InitialNum, TEXT("Array has changed during ranged-for iteration!")) &&
			Pointer != Other.Pointer;
	}

private:
	T* Pointer;
	const Container* Owner;
	int32 InitialNum;
};

/** What arrays and views of arrays have in common: everything that neither adds nor removes. */
template <typename Derived, typename ElementType>
class TContiguous
{
public:
	bool IsValidIndex(int32 Index) const { return Index >= 0 && Index < Self().Num(); }
	decltype(auto) operator[](int32 Index) { return Self().GetData()[Checked(Index)]; }
	decltype(auto) operator[](int32 Index) const { return Self().GetData()[Checked(Index)]; }
	/** The element so many places before the end. */
	decltype(auto) Last(int32 IndexFromTheEnd = 0) { return (*this)[Self().Num() - IndexFromTheEnd - 1]; }
	decltype(auto) Last(int32 IndexFromTheEnd = 0) const { return (*this)[Self().Num() - IndexFromTheEnd - 1]; }

	template <typename Predicate>
	int32 IndexOfByPredicate(Predicate Pred) const
	{
		for (int32 Index = 0; Index < Self().Num(); ++Index)
		{
			if (static_cast<bool>(Invoke(Pred, Self().GetData()[Index])))
			{
				return Index;
			}
		}
		return INDEX_NONE;
	}
	template <typename Predicate>
	int32 FindLastByPredicate(Predicate Pred) const
	{
		int32 Index = Self().Num() - 1;
		while (Index >= 0 && !static_cast<bool>(Invoke(Pred, Self().GetData()[Index])))
		{
			--Index;
		}
		return Index;
	}
	template <typename Predicate>
	auto FindByPredicate(Predicate Pred)
	{
		const int32 Index = IndexOfByPredicate(Pred);
		return Index == INDEX_NONE ? nullptr : Self().GetData() + Index;
	}
	template <typename Predicate>
	auto FindByPredicate(Predicate Pred) const
	{
		const int32 Index = IndexOfByPredicate(Pred);
		return Index == INDEX_NONE ? nullptr : Self().GetData() + Index;
	}
	template <typename Predicate>
	bool ContainsByPredicate(Predicate Pred) const
	{
		return IndexOfByPredicate(Pred) != INDEX_NONE;
	}
	template <typename Comparison>
	int32 Find(const Comparison& Item) const
	{
		return IndexOfByPredicate([&Item](const auto& Element) { return Element == Item; });
	}
	template <typename Comparison>
	bool Contains(const Comparison& Item) const
	{
		return Find(Item) != INDEX_NONE;
	}

	void Sort() { Sort(std::less<>()); }
	template <typename Predicate>
	void Sort(const Predicate& Pred)
	{
		std::sort(Self().GetData(), Self().GetData() + Self().Num(), Order(Pred));
	}
	template <typename Predicate>
	void StableSort(const Predicate& Pred)
	{
		std::stable_sort(Self().GetData(), Self().GetData() + Self().Num(), Order(Pred));
	}

private:
	Derived& Self() { return static_cast<Derived&>(*this); }
	const Derived& Self() const { return static_cast<const Derived&>(*this); }
	int32 Checked(int32 Index) const
	{
		checkf(
			IsValidIndex(Index), TEXT("Array index out of bounds: %d into an array of size %d"), Index, Self().Num());
		return Index;
	}
	/** Arrays of pointers are sorted by what the pointers point to. */
	template <typename Predicate>
	static auto Order(const Predicate& Pred)
	{
		return [&Pred](const ElementType& Left, const ElementType& Right)
		{
			if constexpr (std::is_pointer_v<ElementType>)
			{
				return static_cast<bool>(Invoke(Pred, *Left, *Right));
			}
			else
			{
				return static_cast<bool>(Invoke(Pred, Left, Right));
			}
		};
	}
};

/** The plain pointer that a kind of pointer may be taken for; specialised for object pointers. */
template <typename T>
struct TPlainPointerOf
{
	using Type = void;
};
} // namespace UE::Host

/** Elements that lie somewhere else, in a row; the owner must outlive the view and not move them. */
template <typename T>
class TArrayView : public UE::Host::TContiguous<TArrayView<T>, T>
{
public:
	using ElementType = T;

	TArrayView() = default;
	template <typename U, typename = std::enable_if_t<std::is_convertible_v<U (*)[], T (*)[]>>>
	TArrayView(U* InData, int32 InCount)
		: DataPtr(InData)
		, ArrayNum(InCount)
	{
		check(ArrayNum >= 0);
	}
	template <typename U, SIZE_T N, typename = std::enable_if_t<std::is_convertible_v<U (*)[], T (*)[]>>>
	TArrayView(U (&Array)[N])
		: TArrayView(Array, static_cast<int32>(N))
	{
	}
	TArrayView(std::initializer_list<std::remove_const_t<T>> List)
		: TArrayView(List.begin(), static_cast<int32>(List.size()))
	{
		static_assert(std::is_const_v<T>, "Only a const view can be made from a list");
	}
	/** Any container with GetData and Num whose elements are of this type. */
	template <typename Container, typename Pointer = decltype(std::declval<Container&>().GetData()),
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<Container>, TArrayView> &&
			std::is_convertible_v<std::remove_pointer_t<Pointer> (*)[], T (*)[]>>>
	TArrayView(Container&& Other)
		: TArrayView(Other.GetData(), Other.Num())
	{
	}

	T* GetData() const { return DataPtr; }
	int32 Num() const { return ArrayNum; }

	TArrayView Left(int32 Count) const { return TArrayView(DataPtr, Cut(Count)); }
	TArrayView RightChop(int32 Count) const { return TArrayView(DataPtr + Cut(Count), ArrayNum - Cut(Count)); }

	T* begin() const { return DataPtr; }
	T* end() const { return DataPtr + ArrayNum; }

private:
	int32 Cut(int32 Count) const { return std::clamp(Count, 0, ArrayNum); }

	T* DataPtr = nullptr;
	int32 ArrayNum = 0;
};

template <typename T>
TArrayView<T> MakeArrayView(T* Pointer, int32 Size)
{
	return TArrayView<T>(Pointer, Size);
}

/** A growing array. An index out of range ends the program; growing moves the elements. */
template <typename T>
class TArray : public UE::Host::TContiguous<TArray<T>, T>
{
public:
	using SizeType = int32;
	using ElementType = T;

	TArray() = default;
	TArray(const TArray&) = default;
	TArray(TArray&&) = default;
	TArray& operator=(const TArray&) = default;
	TArray& operator=(TArray&&) = default;
	TArray(const T* Ptr, int32 Count) { Append(Ptr, Count); }
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
	int32 Num() const { return static_cast<int32>(Items.size()); }
	int32 Max() const { return static_cast<int32>(Items.capacity()); }
	SIZE_T GetAllocatedSize() const { return Items.capacity() * sizeof(T); }
	void Reserve(int32 Number) { Items.reserve(static_cast<SIZE_T>(Number)); }
	/** Removes all elements and keeps room for exactly `Slack`. */
	void Empty(int32 Slack = 0)
	{
		std::vector<FItem>().swap(Items);
		Reserve(Slack);
	}
	/** Removes all elements and keeps the memory. */
	void Reset(int32 NewSize = 0)
	{
		Items.clear();
		Reserve(NewSize);
	}

	int32 AddDefaulted(int32 Count = 1)
	{
		checkf(Count >= 0, TEXT("A negative number of elements was added."));
		SetNum(Num() + Count);
		return Num() - Count;
	}
	T& AddDefaulted_GetRef() { return (*this)[AddDefaulted()]; }
	template <typename... ArgTypes>
	int32 Emplace(ArgTypes&&... Args)
	{
		Items.emplace_back(std::forward<ArgTypes>(Args)...);
		return Num() - 1;
	}
	template <typename... ArgTypes>
	T& Emplace_GetRef(ArgTypes&&... Args)
	{
		return (*this)[Emplace(std::forward<ArgTypes>(Args)...)];
	}
	int32 Add(const T& Item) { return Emplace(Foreign(Item)); }
	int32 Add(T&& Item) { return Emplace(MoveTempIfPossible(Foreign(Item))); }
	T& Add_GetRef(const T& Item) { return (*this)[Add(Item)]; }
	T& Add_GetRef(T&& Item) { return (*this)[Add(MoveTempIfPossible(Item))]; }
	int32 AddUnique(const T& Item)
	{
		const int32 Index = this->Find(Item);
		return Index != INDEX_NONE ? Index : Add(Item);
	}

	void Append(const T* Ptr, int32 Count) { Insert(Ptr, Count, Num()); }
	void Append(std::initializer_list<T> InitList) { Append(InitList.begin(), static_cast<int32>(InitList.size())); }
	/** Any array or view of elements that make a T; not itself. */
	template <typename Container, typename = decltype(std::declval<const Container&>().GetData())>
	void Append(const Container& Source)
	{
		check(static_cast<const void*>(this) != static_cast<const void*>(&Source));
		for (int32 Index = 0; Index < Source.Num(); ++Index)
		{
			Emplace(Source.GetData()[Index]);
		}
	}
	void Append(TArray&& Source)
	{
		for (T& Element : Source)
		{
			Emplace(MoveTempIfPossible(Element));
		}
		Source.Empty();
	}

	int32 Insert(const T& Item, int32 Index) { return InsertItem(Index, Foreign(Item)); }
	int32 Insert(T&& Item, int32 Index) { return InsertItem(Index, MoveTempIfPossible(Foreign(Item))); }
	int32 Insert(const T* Ptr, int32 Count, int32 Index)
	{
		check(Index >= 0 && Index <= Num() && (Ptr != nullptr || Count == 0));
		Items.insert(Items.begin() + Index, Ptr, Ptr + Count);
		return Index;
	}
	void Init(const T& Element, int32 Number) { Items.assign(static_cast<SIZE_T>(Number), Element); }

	void RemoveAt(int32 Index) { RemoveAt(Index, 1); }
	/** Whether it may keep its memory is said in another way in each release: always as it does by default. */
	template <typename CountType, std::enable_if_t<std::is_integral_v<CountType>, int> = 0>
	void RemoveAt(int32 Index, CountType Count)
	{
		static_assert(
			!std::is_same_v<CountType, bool>, "TArray::RemoveAt: unexpected bool passed as the Count argument");
		check(Index >= 0 && Count >= 0 && Index + static_cast<int32>(Count) <= Num());
		Items.erase(Items.begin() + Index, Items.begin() + Index + static_cast<int32>(Count));
		if (Max() > 64 && Num() < Max() / 3)
		{
			Items.shrink_to_fit();
		}
	}
	T Pop()
	{
		T Result = MoveTempIfPossible(this->Last());
		Items.pop_back();
		return Result;
	}
	void SetNum(int32 NewNum)
	{
		check(NewNum >= 0);
		Items.resize(static_cast<SIZE_T>(NewNum));
	}
	void SetNumUninitialized(int32 NewNum) { SetNum(NewNum); }
	/** All elements equal to the item; the number removed. */
	int32 Remove(const T& Item)
	{
		return RemoveAll([&Wanted = Foreign(Item)](const T& Element) { return Element == Wanted; });
	}
	int32 RemoveSingle(const T& Item)
	{
		const int32 Index = this->Find(Item);
		const int32 Count = Index == INDEX_NONE ? 0 : 1;
		RemoveAt(Index * Count, Count);
		return Count;
	}
	template <typename Predicate>
	int32 RemoveAll(const Predicate& Pred)
	{
		const int32 OldNum = Num();
		Items.erase(std::remove_if(Items.begin(), Items.end(),
						[&Pred](const auto& Element) { return static_cast<bool>(Invoke(Pred, Element)); }),
			Items.end());
		return OldNum - Num();
	}
	template <typename Predicate>
	TArray FilterByPredicate(Predicate Pred) const
	{
		TArray Result(*this);
		Result.RemoveAll([&Pred](const T& Element) { return !static_cast<bool>(Invoke(Pred, Element)); });
		return Result;
	}

	UE::Host::TCheckedIterator<TArray, T> begin() { return {*this, GetData()}; }
	UE::Host::TCheckedIterator<TArray, const T> begin() const { return {*this, GetData()}; }
	UE::Host::TCheckedIterator<TArray, T> end() { return {*this, GetData() + Num()}; }
	UE::Host::TCheckedIterator<TArray, const T> end() const { return {*this, GetData() + Num()}; }

	bool operator==(const TArray& Other) const
	{
		return std::equal(GetData(), GetData() + Num(), Other.GetData(), Other.GetData() + Other.Num());
	}
	bool operator!=(const TArray& Other) const { return !(*this == Other); }

private:
	/** The element must not lie in this array: growing would leave a dead reference. */
	template <typename ItemType>
	ItemType& Foreign(ItemType& Item) const
	{
		checkf(&Item < GetData() || &Item >= GetData() + Max(),
			TEXT("Attempting to use a container element which already comes from the container being modified!"));
		return Item;
	}
	template <typename ItemType>
	int32 InsertItem(int32 Index, ItemType&& Item)
	{
		check(Index >= 0 && Index <= Num());
		Items.emplace(Items.begin() + Index, std::forward<ItemType>(Item));
		return Index;
	}

	/** A vector of bool has no array inside. */
	using FItem = std::conditional_t<std::is_same_v<T, bool>, uint8, T>;
	std::vector<FItem> Items;
};
