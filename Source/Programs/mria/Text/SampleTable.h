// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/CurveId.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace mria
{

/** The numbers of one time, by curve; flags are 1 and 0. What the recording does not have has none. */
using RowValues = std::array<std::optional<float>, kCurveCount>;

/** The curves that `row` has, in the order of the file. */
void AddColumns(const RowValues& row, std::vector<CurveId>& columns);

/** `Time`, then the names of the curves. */
void AppendTableHeader(std::string& out, const std::vector<CurveId>& columns);

/** The time and the values under that header; an empty cell for each that is missing. */
void AppendTableRow(std::string& out, float time, const RowValues& row, const std::vector<CurveId>& columns);

} // namespace mria
