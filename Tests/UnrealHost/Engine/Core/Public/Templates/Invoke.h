// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

#include <functional>

/** Calls a function object, or a member of the first argument (object or pointer), or reads a data member of it. */
template <typename FuncType, typename... ArgTypes>
constexpr auto Invoke(FuncType&& Func, ArgTypes&&... Args)
	-> decltype(std::invoke(std::forward<FuncType>(Func), std::forward<ArgTypes>(Args)...))
{
	return std::invoke(std::forward<FuncType>(Func), std::forward<ArgTypes>(Args)...);
}
