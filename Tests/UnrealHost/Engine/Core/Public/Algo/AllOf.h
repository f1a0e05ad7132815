// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

namespace Algo
{
/** Whether the projection (the element itself by default) is true of every element. */
template <typename RangeType, typename Projection>
bool AllOf(const RangeType& Range, Projection Proj)
{
	for (const auto& Element : Range)
	{
		if (!Invoke(Proj, Element))
		{
			return false;
		}
	}
	return true;
}
} // namespace Algo
