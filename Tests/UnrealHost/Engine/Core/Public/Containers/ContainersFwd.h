// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

template <int32 IndexSize>
class TSizedDefaultAllocator;
using FDefaultAllocator = TSizedDefaultAllocator<32>;
using FDefaultAllocator64 = TSizedDefaultAllocator<64>;
class FDefaultSetAllocator;
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
template <typename T, bool bInAllowDuplicateKeys>
struct DefaultKeyFuncs;
template <typename K, typename V, bool bInAllowDuplicateKeys>
struct TDefaultMapHashableKeyFuncs;
template <typename T, typename KeyFuncs = DefaultKeyFuncs<T, false>, typename Allocator = FDefaultSetAllocator>
class TSet;
template <typename K, typename V, typename SetAllocator = FDefaultSetAllocator,
	typename KeyFuncs = TDefaultMapHashableKeyFuncs<K, V, false>>
class TMap;
