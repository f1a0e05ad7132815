// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT

#include "CountedMalloc.h"

#include <atomic>

namespace direct
{

namespace CountedMallocDetail
{
std::atomic<std::size_t> count{0};
} // namespace CountedMallocDetail

std::size_t AllocationCount()
{
	return CountedMallocDetail::count;
}

} // namespace direct

extern "C"
{
	void* __libc_malloc(std::size_t size);
	void* __libc_calloc(std::size_t count, std::size_t size);
	void* __libc_realloc(void* memory, std::size_t size);

	void* malloc(std::size_t size)
	{
		++direct::CountedMallocDetail::count;
		return __libc_malloc(size);
	}

	void* calloc(std::size_t count, std::size_t size)
	{
		++direct::CountedMallocDetail::count;
		return __libc_calloc(count, size);
	}

	void* realloc(void* memory, std::size_t size)
	{
		++direct::CountedMallocDetail::count;
		return __libc_realloc(memory, size);
	}
}
