// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "AllocationCounter.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace mria
{

namespace AllocationCounterDetail
{
std::atomic<std::size_t> count{0};
std::atomic<std::size_t> bytes{0};
} // namespace AllocationCounterDetail

AllocationCounter::AllocationCounter()
	: countBefore_(AllocationCounterDetail::count)
	, bytesBefore_(AllocationCounterDetail::bytes)
{
}

std::size_t AllocationCounter::Count() const
{
	return AllocationCounterDetail::count - countBefore_;
}

std::size_t AllocationCounter::Bytes() const
{
	return AllocationCounterDetail::bytes - bytesBefore_;
}

} // namespace mria

// std::stable_sort asks for memory in this way, and gives it back in the usual one.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
	++mria::AllocationCounterDetail::count;
	mria::AllocationCounterDetail::bytes += size;
	return std::malloc(size > 0 ? size : 1);
}

void* operator new(std::size_t size)
{
	if (void* memory = operator new(size, std::nothrow))
	{
		return memory;
	}
	throw std::bad_alloc();
}

void operator delete(void* memory) noexcept
{
	std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
	std::free(memory);
}
