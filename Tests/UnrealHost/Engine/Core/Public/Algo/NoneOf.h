// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Algo/AnyOf.h"

namespace Algo
{

template <typename RangeType, typename Projection>
bool NoneOf(const RangeType& Range, Projection Proj)
{
	return !AnyOf(Range, Proj);
}

} // namespace Algo
