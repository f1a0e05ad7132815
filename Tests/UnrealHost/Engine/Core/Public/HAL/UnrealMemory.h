// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <cstdlib>
#include <cstring>

enum
{
	DEFAULT_ALIGNMENT = 0,
};

/** Raw memory. Malloc and Realloc end the program when there is none left; Free takes what they gave, or null. */
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
	static void* Memset(void* Dest, uint8 Value, SIZE_T Count)
	{
		return Count != 0 ? std::memset(Dest, Value, Count) : Dest;
	}
	static void* Memzero(void* Dest, SIZE_T Count) { return Memset(Dest, 0, Count); }

	template <typename T>
	static void Memcpy(T& Dest, const T& Src)
	{
		Memcpy(static_cast<void*>(&Dest), static_cast<const void*>(&Src), sizeof(T));
	}

	static void* Malloc(SIZE_T Count, uint32 Alignment = DEFAULT_ALIGNMENT);
	static void Free(void* Original) { std::free(Original); }
};
