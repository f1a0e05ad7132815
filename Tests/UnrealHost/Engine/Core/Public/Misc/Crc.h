// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

/** CRC-32 (polynomial of zip) over bytes, or over text with each character taken as 32 bits. */
struct FCrc
{
	static uint32 MemCrc32(const void* Data, int32 Length, uint32 CRC = 0);
};
