// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Algo/HostRange.h"

namespace Algo
{

template <typename RangeType, typename Predicate = TLess<>>
bool IsSorted(const RangeType& Range, Predicate Pred = Predicate())
{
	const auto* const Data = UE::Host::RangeData(Range);
	return std::is_sorted(
		Data, Data + UE::Host::RangeNum(Range), [&Pred](const auto& A, const auto& B) { return Invoke(Pred, A, B); });
}

template <typename RangeType, typename Projection, typename Predicate = TLess<>>
bool IsSortedBy(const RangeType& Range, Projection Proj, Predicate Pred = Predicate())
{
	return IsSorted(
		Range, [&](const auto& A, const auto& B) { return Invoke(Pred, Invoke(Proj, A), Invoke(Proj, B)); });
}

} // namespace Algo
