// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/ContainersFwd.h"
#include "Containers/HostContiguous.h"

#include <initializer_list>

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
