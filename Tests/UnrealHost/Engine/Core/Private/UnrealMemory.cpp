// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HAL/UnrealMemory.h"

#include "Misc/AssertionMacros.h"

void* FMemory::Malloc(SIZE_T Count, uint32 Alignment)
{
	const SIZE_T Size = Count == 0 ? 1 : Count;
	const bool bWide = Alignment > alignof(std::max_align_t);
	void* const Result =
		bWide ? std::aligned_alloc(Alignment, (Size + Alignment - 1) / Alignment * Alignment) : std::malloc(Size);
	checkf(Result != nullptr, TEXT("Ran out of memory allocating %llu bytes."), static_cast<uint64>(Count));
	return Result;
}
