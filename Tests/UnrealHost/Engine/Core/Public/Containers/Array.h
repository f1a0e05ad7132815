// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ArrayView.h"
#include "Containers/ContainerAllocationPolicies.h"
#include "Containers/HostArrayIterator.h"
#include "Containers/HostArrayRemoval.h"
#include "Containers/HostContiguous.h"
#include "Templates/TypeHash.h"

#include <initializer_list>

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
class TArray : public UE::Host::TContiguous<TArray<T, Allocator>, T, typename Allocator::SizeType>,
			   public UE::Host::TArrayRemoval<TArray<T, Allocator>, T, typename Allocator::SizeType>
{
	using FStorage = UE::Host::TArrayStorage<T, Allocator>;
	friend UE::Host::TArrayRemoval<TArray, T, typename Allocator::SizeType>;

public:
	using SizeType = typename Allocator::SizeType;
	using ElementType = T;
	using TIterator = TIndexedContainerIterator<TArray, T, SizeType>;
	using TConstIterator = TIndexedContainerIterator<const TArray, const T, SizeType>;
	using RangedForIteratorType = UE::Host::TCheckedIterator<T, SizeType>;
	using RangedForConstIteratorType = UE::Host::TCheckedIterator<const T, SizeType>;

	TArray() = default;
	TArray(const T* Ptr, SizeType Count) { Append(Ptr, Count); }
	TArray(std::initializer_list<T> InitList) { Append(InitList); }
	TArray(const TArray& Other) { Append(Other.GetData(), Other.Num()); }
	template <typename OtherAllocator>
	explicit TArray(const TArray<T, OtherAllocator>& Other)
	{
		Append(Other.GetData(), static_cast<SizeType>(Other.Num()));
	}
	template <typename OtherElement, typename OtherSize,
		typename = std::enable_if_t<std::is_same_v<std::remove_const_t<OtherElement>, T>>>
	explicit TArray(const TArrayView<OtherElement, OtherSize>& View)
	{
		Append(View.GetData(), static_cast<SizeType>(View.Num()));
	}
	TArray(TArray&& Other) { MoveFrom(Other); }
	~TArray() { DestructItems(0, ArrayNum); }

	/** An array of object pointers counts as one of plain pointers. */
	template <typename Plain,
		typename = std::enable_if_t<std::is_same_v<Plain, typename UE::Host::TPlainPointerOf<T>::Type>>>
	operator const TArray<Plain>&() const
	{
		static_assert(sizeof(Plain) == sizeof(T), "one pointer");
		return reinterpret_cast<const TArray<Plain>&>(*this);
	}

	TArray& operator=(const TArray& Other)
	{
		if (this != &Other)
		{
			Assign(Other.GetData(), Other.Num());
		}
		return *this;
	}
	template <typename OtherAllocator>
	TArray& operator=(const TArray<T, OtherAllocator>& Other)
	{
		Assign(Other.GetData(), static_cast<SizeType>(Other.Num()));
		return *this;
	}
	template <typename OtherElement, typename OtherSize,
		typename = std::enable_if_t<std::is_same_v<std::remove_const_t<OtherElement>, T>>>
	TArray& operator=(const TArrayView<OtherElement, OtherSize>& View)
	{
		Assign(View.GetData(), static_cast<SizeType>(View.Num()));
		return *this;
	}
	TArray& operator=(std::initializer_list<T> InitList)
	{
		Assign(InitList.begin(), static_cast<SizeType>(InitList.size()));
		return *this;
	}
	TArray& operator=(TArray&& Other)
	{
		if (this != &Other)
		{
			DestructItems(0, ArrayNum);
			MoveFrom(Other);
		}
		return *this;
	}

	T* GetData() { return Storage.GetData(); }
	const T* GetData() const { return Storage.GetData(); }
	SizeType Num() const { return ArrayNum; }
	SizeType Max() const { return Storage.GetCapacity(); }
	SIZE_T GetAllocatedSize() const { return Storage.GetHeapBytes(); }

	void Reserve(SizeType Number)
	{
		if (Number > Max())
		{
			Storage.Resize(ArrayNum, Number);
		}
	}
	void Shrink() { Storage.Resize(ArrayNum, ArrayNum); }
	/** Removes all elements and keeps room for exactly `Slack`. */
	void Empty(SizeType Slack = 0)
	{
		DestructItems(0, ArrayNum);
		ArrayNum = 0;
		Storage.Resize(0, Slack);
	}
	/** Removes all elements and keeps the memory. */
	void Reset(SizeType NewSize = 0)
	{
		DestructItems(0, ArrayNum);
		ArrayNum = 0;
		Reserve(NewSize);
	}

	SizeType AddUninitialized(SizeType Count = 1)
	{
		checkf(Count >= 0, TEXT("A negative number of elements was added."));
		const SizeType OldNum = ArrayNum;
		Grow(OldNum + Count);
		ArrayNum = OldNum + Count;
		return OldNum;
	}
	SizeType AddZeroed(SizeType Count = 1)
	{
		const SizeType Index = AddUninitialized(Count);
		FMemory::Memzero(static_cast<void*>(GetData() + Index), static_cast<SIZE_T>(Count) * sizeof(T));
		return Index;
	}
	SizeType AddDefaulted(SizeType Count = 1)
	{
		const SizeType Index = AddUninitialized(Count);
		ConstructItems(Index, Count);
		return Index;
	}
	T& AddDefaulted_GetRef() { return At(AddDefaulted()); }
	template <typename... ArgTypes>
	SizeType Emplace(ArgTypes&&... Args)
	{
		const SizeType Index = AddUninitialized();
		new (static_cast<void*>(GetData() + Index)) T(std::forward<ArgTypes>(Args)...);
		return Index;
	}
	template <typename... ArgTypes>
	T& Emplace_GetRef(ArgTypes&&... Args)
	{
		return At(Emplace(std::forward<ArgTypes>(Args)...));
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
	T& Add_GetRef(const T& Item) { return At(Add(Item)); }
	T& Add_GetRef(T&& Item) { return At(Add(MoveTempIfPossible(Item))); }
	SizeType AddUnique(const T& Item)
	{
		const SizeType Index = this->Find(Item);
		return Index != INDEX_NONE ? Index : Add(Item);
	}
	SizeType AddUnique(T&& Item)
	{
		const SizeType Index = this->Find(Item);
		return Index != INDEX_NONE ? Index : Add(MoveTempIfPossible(Item));
	}

	void Append(const T* Ptr, SizeType Count)
	{
		check(Ptr != nullptr || Count == 0);
		Reserve(ArrayNum + Count);
		for (SizeType Index = 0; Index < Count; ++Index)
		{
			Emplace(Ptr[Index]);
		}
	}
	void Append(std::initializer_list<T> InitList) { Append(InitList.begin(), static_cast<SizeType>(InitList.size())); }
	/** Any array or view of elements that make a T; not itself. */
	template <typename Container, typename = decltype(std::declval<const Container&>().GetData())>
	void Append(const Container& Source)
	{
		check(static_cast<const void*>(this) != static_cast<const void*>(&Source));
		Reserve(ArrayNum + static_cast<SizeType>(Source.Num()));
		for (SizeType Index = 0; Index < static_cast<SizeType>(Source.Num()); ++Index)
		{
			Emplace(Source.GetData()[Index]);
		}
	}
	template <typename OtherAllocator>
	void Append(TArray<T, OtherAllocator>&& Source)
	{
		Reserve(ArrayNum + static_cast<SizeType>(Source.Num()));
		for (SizeType Index = 0; Index < static_cast<SizeType>(Source.Num()); ++Index)
		{
			Emplace(MoveTempIfPossible(Source.GetData()[Index]));
		}
		Source.Empty();
	}
	TArray& operator+=(const TArray& Other)
	{
		Append(Other);
		return *this;
	}
	TArray& operator+=(TArray&& Other)
	{
		Append(MoveTemp(Other));
		return *this;
	}
	TArray& operator+=(std::initializer_list<T> InitList)
	{
		Append(InitList);
		return *this;
	}

	void InsertUninitialized(SizeType Index, SizeType Count = 1)
	{
		check(Index >= 0 && Index <= ArrayNum && Count >= 0);
		const SizeType OldNum = AddUninitialized(Count);
		FStorage::Relocate(GetData() + Index + Count, GetData() + Index, OldNum - Index);
	}
	template <typename... ArgTypes>
	void EmplaceAt(SizeType Index, ArgTypes&&... Args)
	{
		InsertUninitialized(Index);
		new (static_cast<void*>(GetData() + Index)) T(std::forward<ArgTypes>(Args)...);
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
	template <typename OtherAllocator>
	SizeType Insert(const TArray<T, OtherAllocator>& Items, SizeType Index)
	{
		return Insert(Items.GetData(), static_cast<SizeType>(Items.Num()), Index);
	}
	SizeType Insert(std::initializer_list<T> InitList, SizeType Index)
	{
		return Insert(InitList.begin(), static_cast<SizeType>(InitList.size()), Index);
	}
	SizeType Insert(const T* Ptr, SizeType Count, SizeType Index)
	{
		InsertUninitialized(Index, Count);
		for (SizeType Offset = 0; Offset < Count; ++Offset)
		{
			new (static_cast<void*>(GetData() + Index + Offset)) T(Ptr[Offset]);
		}
		return Index;
	}

	void Init(const T& Element, SizeType Number)
	{
		Empty(Number);
		for (SizeType Index = 0; Index < Number; ++Index)
		{
			Emplace(Element);
		}
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
	void Swap(SizeType FirstIndex, SizeType SecondIndex)
	{
		this->RangeCheck(FirstIndex);
		this->RangeCheck(SecondIndex);
		if (FirstIndex != SecondIndex)
		{
			::Swap(GetData()[FirstIndex], GetData()[SecondIndex]);
		}
	}

	TIterator CreateIterator() { return TIterator(*this); }
	TConstIterator CreateConstIterator() const { return TConstIterator(*this); }
	RangedForIteratorType begin() { return {ArrayNum, GetData()}; }
	RangedForConstIteratorType begin() const { return {ArrayNum, GetData()}; }
	RangedForIteratorType end() { return {ArrayNum, GetData() + ArrayNum}; }
	RangedForConstIteratorType end() const { return {ArrayNum, GetData() + ArrayNum}; }

	template <typename OtherAllocator>
	bool operator==(const TArray<T, OtherAllocator>& Other) const
	{
		return this->HasSameElements(Other);
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
	T& At(SizeType Index) { return GetData()[Index]; }
	void HostRemoveRange(SizeType Index, SizeType Count, bool bMayShrink)
	{
		check(Index >= 0 && Count >= 0 && Index + Count <= ArrayNum);
		DestructItems(Index, Count);
		FStorage::Relocate(GetData() + Index, GetData() + Index + Count, ArrayNum - Index - Count);
		ArrayNum -= Count;
		if (bMayShrink && Max() > 64 && ArrayNum < Max() / 3)
		{
			Shrink();
		}
	}
	void Grow(SizeType Needed)
	{
		if (Needed > Max())
		{
			const SizeType Generous = Allocator::bHostMayGrow ? Needed + 3 * (Needed / 8) + 4 : Needed;
			Storage.Resize(ArrayNum, Max() == 0 && Needed > 4 ? Needed : Generous);
		}
	}
	void ConstructItems(SizeType Index, SizeType Count)
	{
		for (SizeType Offset = 0; Offset < Count; ++Offset)
		{
			new (static_cast<void*>(GetData() + Index + Offset)) T();
		}
	}
	void DestructItems(SizeType Index, SizeType Count)
	{
		if constexpr (!std::is_trivially_destructible_v<T>)
		{
			for (SizeType Offset = 0; Offset < Count; ++Offset)
			{
				GetData()[Index + Offset].~T();
			}
		}
	}
	void Assign(const T* Ptr, SizeType Count)
	{
		Reset(Count);
		Append(Ptr, Count);
	}
	void MoveFrom(TArray& Other)
	{
		Storage.TakeFrom(Other.Storage, Other.ArrayNum);
		ArrayNum = std::exchange(Other.ArrayNum, 0);
	}

	FStorage Storage;
	SizeType ArrayNum = 0;
};
