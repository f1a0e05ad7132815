// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Algo/HostRange.h"

namespace Algo
{

template <typename RangeType>
void Reverse(RangeType&& Range)
{
	auto* const Data = UE::Host::RangeData(Range);
	std::reverse(Data, Data + UE::Host::RangeNum(Range));
}

} // namespace Algo
