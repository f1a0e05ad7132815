// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/Invoke.h"

namespace Algo
{

/** Address of the first element for which the predicate holds, or null. */
template <typename RangeType, typename Predicate>
auto FindByPredicate(RangeType&& Range, Predicate Pred)
{
	for (auto& Element : Range)
	{
		if (Invoke(Pred, Element))
		{
			return &Element;
		}
	}
	return static_cast<decltype(&*std::begin(Range))>(nullptr);
}

template <typename RangeType, typename ValueType>
auto Find(RangeType&& Range, const ValueType& Value)
{
	return FindByPredicate(Range, [&Value](const auto& Element) { return Element == Value; });
}

template <typename RangeType, typename ValueType, typename Projection>
auto FindBy(RangeType&& Range, const ValueType& Value, Projection Proj)
{
	return FindByPredicate(Range, [&](const auto& Element) { return Invoke(Proj, Element) == Value; });
}

} // namespace Algo
