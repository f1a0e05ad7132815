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

	friend bool operator==(const TTuple& A, const TTuple& B) { return A.Values == B.Values; }
	friend bool operator!=(const TTuple& A, const TTuple& B) { return !(A == B); }
	friend bool operator<(const TTuple& A, const TTuple& B) { return A.Values < B.Values; }

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

	template <uint32 Index>
	auto& Get()
	{
		static_assert(Index < 2, "A pair has two values");
		if constexpr (Index == 0)
		{
			return Key;
		}
		else
		{
			return Value;
		}
	}
	friend bool operator==(const TTuple& A, const TTuple& B) { return A.Key == B.Key && A.Value == B.Value; }
	friend bool operator!=(const TTuple& A, const TTuple& B) { return !(A == B); }
	friend bool operator<(const TTuple& A, const TTuple& B)
	{
		return A.Key < B.Key || (!(B.Key < A.Key) && A.Value < B.Value);
	}
	friend uint32 GetTypeHash(const TTuple& Tuple)
	{
		return HashCombine(GetTypeHash(Tuple.Key), GetTypeHash(Tuple.Value));
	}

	KeyType Key;
	ValueType Value;
};

template <typename KeyType, typename ValueType>
using TPair = TTuple<KeyType, ValueType>;
