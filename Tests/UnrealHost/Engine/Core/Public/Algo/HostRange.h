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

} // namespace UE::Host
