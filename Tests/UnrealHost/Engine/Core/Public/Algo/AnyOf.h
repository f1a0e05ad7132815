// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

namespace Algo
{
/** Whether the projection (the element itself by default) is true of any element. */
template <typename RangeType, typename Projection>
bool AnyOf(const RangeType& Range, Projection Proj)
{
	for (const auto& Element : Range)
	{
		if (Invoke(Proj, Element))
		{
			return true;
		}
	}
	return false;
}
} // namespace Algo
