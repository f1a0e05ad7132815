// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Algo/HostRange.h"

namespace Algo
{

/** Sorts in place; equal elements keep their order. */
template <typename RangeType, typename Predicate = TLess<>>
void StableSort(RangeType&& Range, Predicate Pred = Predicate())
{
	auto* const Data = UE::Host::RangeData(Range);
	std::stable_sort(
		Data, Data + UE::Host::RangeNum(Range), [&Pred](const auto& A, const auto& B) { return Invoke(Pred, A, B); });
}

template <typename RangeType, typename Projection, typename Predicate = TLess<>>
void StableSortBy(RangeType&& Range, Projection Proj, Predicate Pred = Predicate())
{
	auto* const Data = UE::Host::RangeData(Range);
	std::stable_sort(Data, Data + UE::Host::RangeNum(Range),
		[&](const auto& A, const auto& B) { return Invoke(Pred, Invoke(Proj, A), Invoke(Proj, B)); });
}

} // namespace Algo
