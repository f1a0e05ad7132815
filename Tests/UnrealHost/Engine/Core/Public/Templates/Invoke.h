// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

#include <functional>

/** Calls a function object. Without std::invoke, whose traits take longer to compile than most of what is called. */
template <typename FuncType, typename... ArgTypes>
constexpr auto Invoke(FuncType&& Func, ArgTypes&&... Args)
	-> decltype(static_cast<FuncType&&>(Func)(static_cast<ArgTypes&&>(Args)...))
{
	return static_cast<FuncType&&>(Func)(static_cast<ArgTypes&&>(Args)...);
}
/** Calls a member of the first argument (object or pointer), or reads a data member of it. */
template <typename MemberType, typename Class, typename... ArgTypes>
constexpr auto Invoke(MemberType Class::*Member, ArgTypes&&... Args)
	-> decltype(std::invoke(Member, static_cast<ArgTypes&&>(Args)...))
{
	return std::invoke(Member, static_cast<ArgTypes&&>(Args)...);
}
