// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Drawing.h"

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace mria
{

namespace DrawingDetail
{
/** Where each character ends, in bytes, for the first `most` of them. A byte that is not UTF-8 counts as one. */
std::vector<std::size_t> LetterEnds(
	const std::string& text, std::size_t most = (std::numeric_limits<std::size_t>::max)());

/** As much of the text as fits into `room`, with an ellipsis for the rest; empty if less than two letters fit. */
std::string Shorten(const std::string& text, double room, const TextMeasure& measure);
} // namespace DrawingDetail

} // namespace mria
