// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Recording.h"

#include <vector>

namespace mria
{

/** A key of a boolean curve. */
struct FlagKey
{
	float time;
	bool value;
};

/**
 * A boolean curve's keys by time, without those at NaN. Keys at one time stay in file order: the last of them holds
 * from that time on. Before the first key the first key's value holds, even if another one is at the same time.
 */
std::vector<FlagKey> SortFlagKeys(const CurveView& curve);

} // namespace mria
