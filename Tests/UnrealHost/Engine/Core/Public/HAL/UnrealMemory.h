// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <cstring>

/** Raw memory. */
struct FMemory
{
	static void* Memcpy(void* Dest, const void* Src, SIZE_T Count)
	{
		return Count != 0 ? std::memcpy(Dest, Src, Count) : Dest;
	}
	static int32 Memcmp(const void* A, const void* B, SIZE_T Count)
	{
		return Count != 0 ? std::memcmp(A, B, Count) : 0;
	}
};
