// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "Curves/FlagKeys.h"

#include "Mria/FloatRules.h"

#include <algorithm>

namespace mria
{

std::vector<FlagKey> SortFlagKeys(const CurveView& curve)
{
	std::vector<FlagKey> keys;
	keys.reserve(curve.size());
	for (std::size_t i = 0; i < curve.size(); ++i)
	{
		if (!IsNan(curve.Time(i)))
		{
			keys.push_back({curve.Time(i), IsFlagOn(curve.Value(i))});
		}
	}
	std::stable_sort(keys.begin(), keys.end(), [](const FlagKey& a, const FlagKey& b) { return a.time < b.time; });
	return keys;
}

} // namespace mria
