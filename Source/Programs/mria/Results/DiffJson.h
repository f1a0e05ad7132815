// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonText.h"
#include "Results/DiffText.h"

namespace mria
{

/** The whole comparison as one object: millimetres, degrees, and seconds on a's clock. */
void WriteDiff(const DiffResult& result, JsonText& json);

} // namespace mria
