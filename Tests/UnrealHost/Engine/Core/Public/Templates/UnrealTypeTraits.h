// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <type_traits>

template <typename A, typename B>
struct TIsSame
{
	static constexpr bool Value = std::is_same_v<A, B>;
};

template <typename DerivedType, typename BaseType>
struct TIsDerivedFrom
{
	static constexpr bool Value = std::is_base_of_v<BaseType, DerivedType>;
	static constexpr bool IsDerived = Value;
};

template <typename From, typename To>
struct TPointerIsConvertibleFromTo
{
	static constexpr bool Value = std::is_convertible_v<From*, To*>;
};

template <typename T>
struct TIsPointer
{
	static constexpr bool Value = std::is_pointer_v<T>;
};

template <typename T>
struct TIsEnum
{
	static constexpr bool Value = std::is_enum_v<T>;
};

template <typename T>
struct TIsEnumClass
{
	static constexpr bool Value = std::is_enum_v<T> && !std::is_convertible_v<T, int>;
};

template <typename T>
struct TIsArithmetic
{
	static constexpr bool Value = std::is_arithmetic_v<T>;
};

template <typename T>
struct TIsIntegral
{
	static constexpr bool Value = std::is_integral_v<T>;
};

template <typename T>
struct TIsFloatingPoint
{
	static constexpr bool Value = std::is_floating_point_v<T>;
};

template <typename T>
struct TIsPODType
{
	static constexpr bool Value = std::is_trivial_v<T> && std::is_standard_layout_v<T>;
};

template <typename T>
struct TIsTriviallyCopyConstructible
{
	static constexpr bool Value = std::is_trivially_copy_constructible_v<T>;
};

template <bool bPredicate, typename TrueClass, typename FalseClass>
struct TChooseClass
{
	using Result = std::conditional_t<bPredicate, TrueClass, FalseClass>;
};

template <bool bPredicate, typename Result = void>
struct TEnableIf
{
};

template <typename Result>
struct TEnableIf<true, Result>
{
	using type = Result;
	using Type = Result;
};

template <typename T>
struct TDecay
{
	using Type = std::decay_t<T>;
};

template <typename T>
struct TRemoveReference
{
	using Type = std::remove_reference_t<T>;
};

template <typename T>
struct TRemoveConst
{
	using Type = std::remove_const_t<T>;
};

template <typename T>
struct TRemovePointer
{
	using Type = std::remove_pointer_t<T>;
};

template <typename T>
struct TIdentity
{
	using Type = T;
	using type = T;
};

/** How a parameter of the type is passed: small plain values by value, everything else by const reference. */
template <typename T>
struct TCallTraits
{
	static constexpr bool bByValue = std::is_arithmetic_v<T> || std::is_pointer_v<T> || std::is_enum_v<T>;
	using ParamType = std::conditional_t<bByValue, const T, const T&>;
	using ValueType = T;
	using Reference = T&;
	using ConstReference = const T&;
};
