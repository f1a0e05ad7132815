// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Facts.h"
#include "Medians.h"

#include <string>

namespace mria::bench
{

/** The whole page: when and where, the table of targets, the medians behind it. Markdown. */
std::string MakeReport(const Medians& medians, const Facts& facts);

} // namespace mria::bench
