// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Mria/Span.h"

#include <cstdint>

namespace mria
{

/** CRC-32C (Castagnoli), as iSCSI and ext4 use it: "123456789" gives 0xe3069283. About a gigabyte a second. */
std::uint32_t Crc32c(Span<const std::uint8_t> bytes);

} // namespace mria
