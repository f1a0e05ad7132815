// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/Platform.h"

#include <type_traits>

#define HOST_ENUM_OPERATOR(Enum, Operator)                                                                             \
	inline constexpr Enum operator Operator(Enum Lhs, Enum Rhs)                                                        \
	{                                                                                                                  \
		using FInteger = __underlying_type(Enum);                                                                      \
		return static_cast<Enum>(static_cast<FInteger>(Lhs) Operator static_cast<FInteger>(Rhs));                      \
	}                                                                                                                  \
	inline Enum& operator Operator##=(Enum& Lhs, Enum Rhs)                                                             \
	{                                                                                                                  \
		return Lhs = Lhs Operator Rhs;                                                                                 \
	}

/** Bit operators for an enum class that is a set of flags. */
#define ENUM_CLASS_FLAGS(Enum)                                                                                         \
	HOST_ENUM_OPERATOR(Enum, |)                                                                                        \
	HOST_ENUM_OPERATOR(Enum, &)                                                                                        \
	HOST_ENUM_OPERATOR(Enum, ^)                                                                                        \
	inline constexpr bool operator!(Enum Value)                                                                        \
	{                                                                                                                  \
		return !static_cast<__underlying_type(Enum)>(Value);                                                           \
	}                                                                                                                  \
	inline constexpr Enum operator~(Enum Value)                                                                        \
	{                                                                                                                  \
		return static_cast<Enum>(~static_cast<__underlying_type(Enum)>(Value));                                        \
	}

template <typename Enum>
constexpr bool EnumHasAnyFlags(Enum Flags, Enum Contains)
{
	using FInteger = std::underlying_type_t<Enum>;
	return (static_cast<FInteger>(Flags) & static_cast<FInteger>(Contains)) != 0;
}
