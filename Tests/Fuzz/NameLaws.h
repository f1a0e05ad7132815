// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace mria
{

/** Names find what they name, and texts are not empty, of whichever things the number chooses. */
void RequireNames(std::uint32_t number);

} // namespace mria
