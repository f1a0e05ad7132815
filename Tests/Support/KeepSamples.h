// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/SampleReduction.h"

#include <cstddef>
#include <vector>

namespace mria
{

/** What SampleKeeper keeps of `count` samples that are all there, without a longest line. */
template <typename Error>
std::vector<std::size_t> KeepSamples(std::size_t count, double bound, const Error& error)
{
	std::vector<std::size_t> kept;
	SampleKeeper keeper(bound, count);
	keeper.Finish(count, error, [&kept](std::size_t sample) { kept.push_back(sample); });
	return kept;
}

} // namespace mria
