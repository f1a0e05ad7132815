// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <functional>
#include <type_traits>

/** Two hashes made one; the order matters. The fast form may change between builds, so neither is to be stored. */
inline constexpr uint32 HashCombine(uint32 A, uint32 B)
{
	return A ^ (B + 0x9e3779b9u + (A << 6) + (A >> 2));
}

/** Hash of a number, an enum or a pointer. A type of one's own gives a GetTypeHash next to it. */
template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_pointer_v<T>>>
uint32 GetTypeHash(const T& Value)
{
	const std::size_t Hash = std::hash<T>()(Value);
	return static_cast<uint32>(Hash ^ (Hash >> 32));
}
