// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Span.h"

#include <string>

namespace mria
{

/**
 * Where in time a part differs, one character a cell of PartDifference::cells: nothing, a little, up to the tolerance,
 * up to twice it, more. Blank where it was not compared.
 */
std::string DiffStrip(Span<const float> cells, bool hasUtf8);

/** What the characters mean. */
std::string DiffLegend(bool hasUtf8);

} // namespace mria
