// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AllocationCount.h"

#include <cstdlib>
#include <new>

namespace mria::bench
{

namespace AllocationCountDetail
{
std::size_t count = 0;

void* Allocate(std::size_t size, std::size_t alignment)
{
	++count;
	void* memory = alignment == 0 ? std::malloc(size > 0 ? size : 1)
								  : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
	if (!memory)
	{
		throw std::bad_alloc();
	}
	return memory;
}
} // namespace AllocationCountDetail

std::size_t AllocationCount()
{
	return AllocationCountDetail::count;
}

} // namespace mria::bench

void* operator new(std::size_t size)
{
	return mria::bench::AllocationCountDetail::Allocate(size, 0);
}

void* operator new(std::size_t size, std::align_val_t alignment)
{
	return mria::bench::AllocationCountDetail::Allocate(size, static_cast<std::size_t>(alignment));
}

void operator delete(void* memory) noexcept
{
	std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
	std::free(memory);
}

void operator delete(void* memory, std::align_val_t) noexcept
{
	std::free(memory);
}

void operator delete(void* memory, std::size_t, std::align_val_t) noexcept
{
	std::free(memory);
}
