// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "BenchRun.h"

#include <cstdlib>
#include <new>

namespace AllocationCountDetail
{

thread_local std::size_t Count = 0;

} // namespace AllocationCountDetail

std::size_t UE::Host::Bench::GetAllocationCount()
{
	return AllocationCountDetail::Count;
}

// The linker sends every call in the program here.
extern "C"
{
	void* __real_malloc(std::size_t Size);
	void* __real_calloc(std::size_t Number, std::size_t Size);
	void* __real_realloc(void* Memory, std::size_t Size);
	void* __real_aligned_alloc(std::size_t Alignment, std::size_t Size);
	int __real_posix_memalign(void** OutMemory, std::size_t Alignment, std::size_t Size);

	void* __wrap_malloc(std::size_t Size)
	{
		++AllocationCountDetail::Count;
		return __real_malloc(Size);
	}

	void* __wrap_calloc(std::size_t Number, std::size_t Size)
	{
		++AllocationCountDetail::Count;
		return __real_calloc(Number, Size);
	}

	void* __wrap_realloc(void* Memory, std::size_t Size)
	{
		++AllocationCountDetail::Count;
		return __real_realloc(Memory, Size);
	}

	void* __wrap_aligned_alloc(std::size_t Alignment, std::size_t Size)
	{
		++AllocationCountDetail::Count;
		return __real_aligned_alloc(Alignment, Size);
	}

	int __wrap_posix_memalign(void** OutMemory, std::size_t Alignment, std::size_t Size)
	{
		++AllocationCountDetail::Count;
		return __real_posix_memalign(OutMemory, Alignment, Size);
	}
}

// The library's own would call its own malloc, which nobody counts.
void* operator new(std::size_t Size)
{
	void* const Memory = std::malloc(Size > 0 ? Size : 1);
	return Memory ? Memory : (std::abort(), nullptr);
}

void* operator new(std::size_t Size, const std::nothrow_t&) noexcept
{
	return std::malloc(Size > 0 ? Size : 1);
}

void* operator new(std::size_t Size, std::align_val_t Alignment)
{
	const std::size_t Step = static_cast<std::size_t>(Alignment);
	void* const Memory = std::aligned_alloc(Step, (Size + Step - 1) / Step * Step);
	return Memory ? Memory : (std::abort(), nullptr);
}

void operator delete(void* Memory) noexcept
{
	std::free(Memory);
}

void operator delete(void* Memory, std::size_t) noexcept
{
	std::free(Memory);
}

void operator delete(void* Memory, std::align_val_t) noexcept
{
	std::free(Memory);
}

void operator delete(void* Memory, std::size_t, std::align_val_t) noexcept
{
	std::free(Memory);
}
