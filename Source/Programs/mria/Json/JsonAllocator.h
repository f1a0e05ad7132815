// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>

namespace mria
{

/**
 * Memory for RapidJSON. The default allocator returns null when out of memory, and the writer does not check for
 * that.
 */
struct JsonAllocator
{
	static const bool kNeedFree = true;

	void* Malloc(std::size_t size) { return size > 0 ? ::operator new(size) : nullptr; }

	void* Realloc(void* old, std::size_t oldSize, std::size_t newSize)
	{
		void* const memory = Malloc(newSize);
		if (old && memory)
		{
			std::memcpy(memory, old, (std::min)(oldSize, newSize));
		}
		Free(old);
		return memory;
	}

	static void Free(void* memory) { ::operator delete(memory); }
};

} // namespace mria
