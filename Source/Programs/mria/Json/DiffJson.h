// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Json/JsonText.h"
#include "Text/DiffText.h"

namespace mria
{

/** The whole comparison as one object: millimetres, degrees, and seconds on a's clock. */
void WriteDiff(const DiffStory& story, JsonText& json);

} // namespace mria
