// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Templates/Invoke.h"
#include "Templates/Less.h"

namespace UE::Host
{

/** Where the elements of an array, a view or a C array lie, and how many there are. */
template <typename RangeType>
auto RangeData(RangeType&& Range) -> decltype(Range.GetData())
{
	return Range.GetData();
}
template <typename T, SIZE_T N>
T* RangeData(T (&Array)[N])
{
	return Array;
}
template <typename RangeType>
auto RangeNum(const RangeType& Range) -> decltype(Range.Num())
{
	return Range.Num();
}
template <typename T, SIZE_T N>
int32 RangeNum(const T (&)[N])
{
	return static_cast<int32>(N);
}

struct FIdentityProjection
{
	template <typename T>
	decltype(auto) operator()(T&& Value) const
	{
		return std::forward<T>(Value);
	}
};

/** The first index at which the predicate no longer holds; it must hold for a front part only. */
template <typename RangeType, typename Predicate>
int32 Partition(const RangeType& Range, Predicate Holds)
{
	int32 Low = 0;
	int32 High = static_cast<int32>(RangeNum(Range));
	while (Low < High)
	{
		const int32 Middle = Low + (High - Low) / 2;
		const bool bHolds = Holds(RangeData(Range)[Middle]);
		Low = bHolds ? Middle + 1 : Low;
		High = bHolds ? High : Middle;
	}
	return Low;
}

} // namespace UE::Host
