// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AllocationCount.h"

#include <sys/mman.h>

#include <cstdlib>
#include <cstring>
#include <new>

// Large blocks come from the system each time and go back to it, so that a "fresh" load or copy is one. malloc alone
// does not promise that: it prefers a hole in its heap, if earlier work has left one.

namespace mria::bench
{

namespace AllocationCountDetail
{
constexpr std::size_t kLarge = 128 * 1024;
constexpr std::size_t kHeaderSize = alignof(std::max_align_t); ///< Before a block: its size if it is large, or 0.

std::size_t count = 0;

void* Allocate(std::size_t size)
{
	++count;
	const std::size_t whole = size + kHeaderSize;
	const std::size_t mapped = whole < kLarge ? 0 : whole;
	void* const memory = mapped == 0
		? std::malloc(whole)
		: mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (!memory || memory == MAP_FAILED)
	{
		throw std::bad_alloc();
	}
	std::memcpy(memory, &mapped, sizeof(mapped));
	return static_cast<char*>(memory) + kHeaderSize;
}

void Release(void* block)
{
	if (!block)
	{
		return;
	}
	void* const memory = static_cast<char*>(block) - kHeaderSize;
	std::size_t mapped = 0;
	std::memcpy(&mapped, memory, sizeof(mapped));
	mapped == 0 ? std::free(memory) : static_cast<void>(munmap(memory, mapped));
}
} // namespace AllocationCountDetail

std::size_t AllocationCount()
{
	return AllocationCountDetail::count;
}

} // namespace mria::bench

void* operator new(std::size_t size)
{
	return mria::bench::AllocationCountDetail::Allocate(size);
}

void* operator new(std::size_t size, std::align_val_t alignment)
{
	++mria::bench::AllocationCountDetail::count;
	const auto step = static_cast<std::size_t>(alignment);
	if (void* const memory = std::aligned_alloc(step, (size + step - 1) / step * step))
	{
		return memory;
	}
	throw std::bad_alloc();
}

void operator delete(void* block) noexcept
{
	mria::bench::AllocationCountDetail::Release(block);
}

void operator delete(void* block, std::size_t) noexcept
{
	mria::bench::AllocationCountDetail::Release(block);
}

void operator delete(void* memory, std::align_val_t) noexcept
{
	std::free(memory);
}

void operator delete(void* memory, std::size_t, std::align_val_t) noexcept
{
	std::free(memory);
}
