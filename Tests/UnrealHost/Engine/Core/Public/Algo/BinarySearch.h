// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Algo/HostRange.h"

namespace Algo
{

/** In a sorted range: index of the first element that is not before the value. */
template <typename RangeType, typename ValueType, typename Projection, typename Predicate>
int32 LowerBoundBy(const RangeType& Range, const ValueType& Value, Projection Proj, Predicate Pred)
{
	return UE::Host::Partition(Range, [&](const auto& Element) { return Invoke(Pred, Invoke(Proj, Element), Value); });
}
template <typename RangeType, typename ValueType, typename Projection>
int32 LowerBoundBy(const RangeType& Range, const ValueType& Value, Projection Proj)
{
	return LowerBoundBy(Range, Value, Proj, TLess<>());
}
template <typename RangeType, typename ValueType, typename Predicate = TLess<>>
int32 LowerBound(const RangeType& Range, const ValueType& Value, Predicate Pred = Predicate())
{
	return LowerBoundBy(Range, Value, UE::Host::FIdentityProjection(), Pred);
}

/** In a sorted range: index of the first element behind the value. */
template <typename RangeType, typename ValueType, typename Projection, typename Predicate>
int32 UpperBoundBy(const RangeType& Range, const ValueType& Value, Projection Proj, Predicate Pred)
{
	return UE::Host::Partition(Range, [&](const auto& Element) { return !Invoke(Pred, Value, Invoke(Proj, Element)); });
}
template <typename RangeType, typename ValueType, typename Projection>
int32 UpperBoundBy(const RangeType& Range, const ValueType& Value, Projection Proj)
{
	return UpperBoundBy(Range, Value, Proj, TLess<>());
}
template <typename RangeType, typename ValueType, typename Predicate = TLess<>>
int32 UpperBound(const RangeType& Range, const ValueType& Value, Predicate Pred = Predicate())
{
	return UpperBoundBy(Range, Value, UE::Host::FIdentityProjection(), Pred);
}

/** Index of an element equal to the value, or INDEX_NONE. */
template <typename RangeType, typename ValueType, typename Projection>
int32 BinarySearchBy(const RangeType& Range, const ValueType& Value, Projection Proj)
{
	const int32 Index = LowerBoundBy(Range, Value, Proj);
	const bool bFound = Index < static_cast<int32>(UE::Host::RangeNum(Range)) &&
		!(Value < Invoke(Proj, UE::Host::RangeData(Range)[Index]));
	return bFound ? Index : static_cast<int32>(INDEX_NONE);
}
template <typename RangeType, typename ValueType>
int32 BinarySearch(const RangeType& Range, const ValueType& Value)
{
	return BinarySearchBy(Range, Value, UE::Host::FIdentityProjection());
}

} // namespace Algo
