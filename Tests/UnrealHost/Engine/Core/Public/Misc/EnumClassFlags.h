// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "HAL/Platform.h"

#include <type_traits>

/** Bit operators for an enum class that is a set of flags. */
#define ENUM_CLASS_FLAGS(Enum)                                                                                         \
	inline Enum& operator|=(Enum& Lhs, Enum Rhs)                                                                       \
	{                                                                                                                  \
		return Lhs = static_cast<Enum>(                                                                                \
				   static_cast<__underlying_type(Enum)>(Lhs) | static_cast<__underlying_type(Enum)>(Rhs));             \
	}                                                                                                                  \
	inline Enum& operator&=(Enum& Lhs, Enum Rhs)                                                                       \
	{                                                                                                                  \
		return Lhs = static_cast<Enum>(                                                                                \
				   static_cast<__underlying_type(Enum)>(Lhs) & static_cast<__underlying_type(Enum)>(Rhs));             \
	}                                                                                                                  \
	inline Enum& operator^=(Enum& Lhs, Enum Rhs)                                                                       \
	{                                                                                                                  \
		return Lhs = static_cast<Enum>(                                                                                \
				   static_cast<__underlying_type(Enum)>(Lhs) ^ static_cast<__underlying_type(Enum)>(Rhs));             \
	}                                                                                                                  \
	inline constexpr Enum operator|(Enum Lhs, Enum Rhs)                                                                \
	{                                                                                                                  \
		return static_cast<Enum>(                                                                                      \
			static_cast<__underlying_type(Enum)>(Lhs) | static_cast<__underlying_type(Enum)>(Rhs));                    \
	}                                                                                                                  \
	inline constexpr Enum operator&(Enum Lhs, Enum Rhs)                                                                \
	{                                                                                                                  \
		return static_cast<Enum>(                                                                                      \
			static_cast<__underlying_type(Enum)>(Lhs) & static_cast<__underlying_type(Enum)>(Rhs));                    \
	}                                                                                                                  \
	inline constexpr Enum operator^(Enum Lhs, Enum Rhs)                                                                \
	{                                                                                                                  \
		return static_cast<Enum>(                                                                                      \
			static_cast<__underlying_type(Enum)>(Lhs) ^ static_cast<__underlying_type(Enum)>(Rhs));                    \
	}                                                                                                                  \
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
