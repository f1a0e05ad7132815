// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <type_traits>

/** Memory on the heap; the size says how wide an index is. */
template <int32 IndexSize>
class TSizedDefaultAllocator
{
public:
	using SizeType = std::conditional_t<IndexSize == 64, int64, int32>;
};
using FDefaultAllocator = TSizedDefaultAllocator<32>;
using FDefaultAllocator64 = TSizedDefaultAllocator<64>;
class FString;
class FName;
class FText;

template <typename T, typename Allocator = FDefaultAllocator>
class TArray;
template <typename T>
using TArray64 = TArray<T, FDefaultAllocator64>;
template <typename T, typename SizeType = int32>
class TArrayView;
template <typename T, typename SizeType = int32>
using TConstArrayView = TArrayView<const T, SizeType>;
template <typename T>
class TSet;
template <typename K, typename V>
class TMap;

namespace ESearchCase
{
enum Type
{
	CaseSensitive,
	IgnoreCase
};
} // namespace ESearchCase

namespace ESearchDir
{
enum Type
{
	FromStart,
	FromEnd
};
} // namespace ESearchDir
