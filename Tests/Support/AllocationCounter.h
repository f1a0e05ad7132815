// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace mria
{

/** Allocations of this program from its construction on: operator new counts them for the whole test executable. */
class AllocationCounter
{
public:
	AllocationCounter();
	std::size_t Count() const;
	std::size_t Bytes() const;

private:
	std::size_t countBefore_;
	std::size_t bytesBefore_;
};

} // namespace mria
