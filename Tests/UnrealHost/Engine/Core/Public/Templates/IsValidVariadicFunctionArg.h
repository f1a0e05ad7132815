// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>

/** What a printf call takes: numbers, enums and pointers; an FString needs its `*`. */
template <typename T>
struct TIsValidVariadicFunctionArg
{
	using FDecayed = std::decay_t<T>;
	static constexpr bool Value = std::is_arithmetic_v<FDecayed> || std::is_enum_v<FDecayed> ||
		std::is_pointer_v<FDecayed> || std::is_null_pointer_v<FDecayed>;
};
