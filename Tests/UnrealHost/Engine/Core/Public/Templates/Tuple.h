// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/TypeHash.h"
#include "Templates/UnrealTemplate.h"

#include <tuple>

/**
 * Values of several types; two make a pair with Key and Value. Not from a list in braces, which only late releases
 * accept.
 */
template <typename... Types>
struct TTuple
{
	TTuple() = default;

private:
	std::tuple<Types...> Values;
};

template <typename KeyType, typename ValueType>
struct TTuple<KeyType, ValueType>
{
	template <typename KeyInit, typename ValueInit,
		typename = std::enable_if_t<std::is_constructible_v<KeyType, KeyInit&&> &&
			std::is_constructible_v<ValueType, ValueInit&&>>>
	explicit TTuple(KeyInit&& InKey, ValueInit&& InValue)
		: Key(std::forward<KeyInit>(InKey))
		, Value(std::forward<ValueInit>(InValue))
	{
	}

	KeyType Key;
	ValueType Value;
};

template <typename KeyType, typename ValueType>
using TPair = TTuple<KeyType, ValueType>;
