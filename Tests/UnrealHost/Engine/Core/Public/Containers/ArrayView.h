// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ContainersFwd.h"
#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <algorithm>
#include <initializer_list>

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
	int64 InitialNum;
};

/** Arrays of pointers are sorted by what the pointers point to. */
template <typename Predicate>
struct TDereferencing
{
	template <typename T>
	static const T& Target(const T& Value)
	{
		return Value;
	}
	template <typename T>
	static T& Target(T* Value)
	{
		return *Value;
	}
	template <typename A, typename B>
	bool operator()(A&& Left, B&& Right) const
	{
		return static_cast<bool>(Invoke(Pred, Target(Left), Target(Right)));
	}
	const Predicate& Pred;
};

/** What arrays and views of arrays have in common: everything that neither adds nor removes. */
template <typename Derived, typename ElementType, typename SizeType>
class TContiguous
{
public:
	bool IsValidIndex(SizeType Index) const { return Index >= 0 && Index < Self().Num(); }
	void RangeCheck(SizeType Index) const
	{
		checkf(IsValidIndex(Index), TEXT("Array index out of bounds: %lld into an array of size %lld"),
			static_cast<int64>(Index), static_cast<int64>(Self().Num()));
	}

	decltype(auto) operator[](SizeType Index)
	{
		RangeCheck(Index);
		return Self().GetData()[Index];
	}
	decltype(auto) operator[](SizeType Index) const
	{
		RangeCheck(Index);
		return Self().GetData()[Index];
	}
	/** The element so many places before the end. */
	decltype(auto) Last(SizeType IndexFromTheEnd = 0) { return (*this)[Self().Num() - IndexFromTheEnd - 1]; }
	decltype(auto) Last(SizeType IndexFromTheEnd = 0) const { return (*this)[Self().Num() - IndexFromTheEnd - 1]; }

	template <typename Comparison>
	SizeType Find(const Comparison& Item) const
	{
		return IndexOfByPredicate([&Item](const auto& Element) { return Element == Item; });
	}
	template <typename Predicate>
	SizeType FindLastByPredicate(Predicate Pred) const
	{
		for (SizeType Index = Self().Num(); Index > 0; --Index)
		{
			if (static_cast<bool>(Invoke(Pred, Self().GetData()[Index - 1])))
			{
				return Index - 1;
			}
		}
		return INDEX_NONE;
	}
	template <typename KeyType>
	SizeType IndexOfByKey(const KeyType& Key) const
	{
		return Find(Key);
	}
	template <typename Predicate>
	SizeType IndexOfByPredicate(Predicate Pred) const
	{
		for (SizeType Index = 0; Index < Self().Num(); ++Index)
		{
			if (static_cast<bool>(Invoke(Pred, Self().GetData()[Index])))
			{
				return Index;
			}
		}
		return INDEX_NONE;
	}
	template <typename KeyType>
	auto FindByKey(const KeyType& Key)
	{
		return At(Find(Key));
	}
	template <typename KeyType>
	auto FindByKey(const KeyType& Key) const
	{
		return At(Find(Key));
	}
	template <typename Predicate>
	auto FindByPredicate(Predicate Pred)
	{
		return At(IndexOfByPredicate(Pred));
	}
	template <typename Predicate>
	auto FindByPredicate(Predicate Pred) const
	{
		return At(IndexOfByPredicate(Pred));
	}
	template <typename Comparison>
	bool Contains(const Comparison& Item) const
	{
		return Find(Item) != INDEX_NONE;
	}
	template <typename Predicate>
	bool ContainsByPredicate(Predicate Pred) const
	{
		return IndexOfByPredicate(Pred) != INDEX_NONE;
	}

	void Sort() { Sort(TLess<>()); }
	template <typename Predicate>
	void Sort(const Predicate& Pred)
	{
		std::sort(Self().GetData(), Self().GetData() + Self().Num(), TDereferencing<Predicate>{Pred});
	}
	template <typename Predicate>
	void StableSort(const Predicate& Pred)
	{
		std::stable_sort(Self().GetData(), Self().GetData() + Self().Num(), TDereferencing<Predicate>{Pred});
	}

private:
	Derived& Self() { return static_cast<Derived&>(*this); }
	const Derived& Self() const { return static_cast<const Derived&>(*this); }
	auto At(SizeType Index) { return Index == INDEX_NONE ? nullptr : Self().GetData() + Index; }
	auto At(SizeType Index) const { return Index == INDEX_NONE ? nullptr : Self().GetData() + Index; }
};
} // namespace UE::Host

/** Elements that lie somewhere else, in a row; the owner must outlive the view and not move them. */
template <typename T, typename InSizeType>
class TArrayView : public UE::Host::TContiguous<TArrayView<T, InSizeType>, T, InSizeType>
{
public:
	using ElementType = T;
	using SizeType = InSizeType;

	TArrayView() = default;
	template <typename U, typename = std::enable_if_t<std::is_convertible_v<U (*)[], T (*)[]>>>
	TArrayView(U* InData, SizeType InCount)
		: DataPtr(InData)
		, ArrayNum(InCount)
	{
		check(ArrayNum >= 0);
	}
	template <typename U, SIZE_T N, typename = std::enable_if_t<std::is_convertible_v<U (*)[], T (*)[]>>>
	TArrayView(U (&Array)[N])
		: DataPtr(Array)
		, ArrayNum(static_cast<SizeType>(N))
	{
	}
	TArrayView(std::initializer_list<std::remove_const_t<T>> List)
		: DataPtr(List.begin())
		, ArrayNum(static_cast<SizeType>(List.size()))
	{
		static_assert(std::is_const_v<T>, "Only a const view can be made from a list");
	}
	/** Any container with GetData and Num whose elements are of this type. */
	template <typename Container, typename Pointer = decltype(std::declval<Container&>().GetData()),
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<Container>, TArrayView> &&
			std::is_convertible_v<std::remove_pointer_t<Pointer> (*)[], T (*)[]>>>
	TArrayView(Container&& Other)
		: DataPtr(Other.GetData())
		, ArrayNum(static_cast<SizeType>(Other.Num()))
	{
	}

	T* GetData() const { return DataPtr; }
	SizeType Num() const { return ArrayNum; }
	T& operator[](SizeType Index) const
	{
		this->RangeCheck(Index);
		return DataPtr[Index];
	}

	TArrayView Left(SizeType Count) const { return TArrayView(DataPtr, Cut(Count)); }
	TArrayView RightChop(SizeType Count) const { return TArrayView(DataPtr + Cut(Count), ArrayNum - Cut(Count)); }

	T* begin() const { return DataPtr; }
	T* end() const { return DataPtr + ArrayNum; }

private:
	SizeType Cut(SizeType Count) const { return Count < 0 ? 0 : (Count < ArrayNum ? Count : ArrayNum); }

	T* DataPtr = nullptr;
	SizeType ArrayNum = 0;
};

template <typename T>
TArrayView<T> MakeArrayView(T* Pointer, int32 Size)
{
	return TArrayView<T>(Pointer, Size);
}
