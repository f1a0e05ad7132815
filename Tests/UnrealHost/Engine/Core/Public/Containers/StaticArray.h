// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/HostContiguous.h"
#include "Templates/TypeHash.h"

/** So many elements, in the object itself. */
template <typename InElementType, uint32 NumElements, uint32 Alignment = alignof(InElementType)>
class TStaticArray
{
public:
	using ElementType = InElementType;

	constexpr TStaticArray() = default;
	/** Each element is made from the arguments. */
	template <typename... ArgTypes>
	explicit TStaticArray(EInPlace, ArgTypes&&... Args)
	{
		for (InElementType& Element : Elements)
		{
			Element = InElementType(Args...);
		}
	}
	template <typename... ArgTypes,
		typename = std::enable_if_t<sizeof...(ArgTypes) != 0 && sizeof...(ArgTypes) <= NumElements &&
			(std::is_convertible_v<ArgTypes, InElementType> && ...)>>
	constexpr TStaticArray(ArgTypes&&... Args)
		: Elements{static_cast<InElementType>(std::forward<ArgTypes>(Args))...}
	{
	}

	InElementType& operator[](uint32 Index)
	{
		check(Index < NumElements);
		return Elements[Index];
	}
	const InElementType& operator[](uint32 Index) const
	{
		check(Index < NumElements);
		return Elements[Index];
	}
	static constexpr int32 Num() { return static_cast<int32>(NumElements); }
	InElementType* GetData() { return Elements; }
	const InElementType* GetData() const { return Elements; }
	InElementType* begin() { return Elements; }
	const InElementType* begin() const { return Elements; }
	InElementType* end() { return Elements + NumElements; }
	const InElementType* end() const { return Elements + NumElements; }

	friend bool operator==(const TStaticArray& A, const TStaticArray& B)
	{
		return std::equal(A.begin(), A.end(), B.begin());
	}
	friend bool operator!=(const TStaticArray& A, const TStaticArray& B) { return !(A == B); }

private:
	alignas(Alignment) InElementType Elements[NumElements]{};
};
