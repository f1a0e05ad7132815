// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreTypes.h"

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

template <typename T>
struct TIdentity
{
	using Type = T;
};

/** std::move that does not compile where there is nothing to move from: a const value or a temporary. */
template <typename T>
constexpr std::remove_reference_t<T>&& MoveTemp(T&& Object) noexcept
{
	static_assert(std::is_lvalue_reference_v<T>, "MoveTemp called on an rvalue");
	static_assert(!std::is_const_v<std::remove_reference_t<T>>, "MoveTemp called on a const object");
	return static_cast<std::remove_reference_t<T>&&>(Object);
}

/** The same for templates, where the value may turn out to be const or a temporary. */
template <typename T>
constexpr std::remove_reference_t<T>&& MoveTempIfPossible(T&& Object) noexcept
{
	return static_cast<std::remove_reference_t<T>&&>(Object);
}

template <typename T>
constexpr T&& Forward(std::remove_reference_t<T>& Object) noexcept
{
	return static_cast<T&&>(Object);
}

template <typename T>
void Swap(T& A, T& B)
{
	T Kept(MoveTemp(A));
	A = MoveTemp(B);
	B = MoveTemp(Kept);
}

template <typename T>
constexpr std::add_const_t<T>& AsConst(T& Object)
{
	return Object;
}
template <typename T>
void AsConst(const T&& Object) = delete;

/** Sets a variable for a scope and puts its old value back. */
template <typename RefType, typename AssignedType = RefType>
struct TGuardValue
{
	[[nodiscard]] TGuardValue(RefType& InReference, const AssignedType& NewValue)
		: Reference(InReference)
		, Original(InReference)
	{
		Reference = NewValue;
	}
	TGuardValue(const TGuardValue&) = delete;
	TGuardValue& operator=(const TGuardValue&) = delete;
	~TGuardValue() { Reference = MoveTemp(Original); }

private:
	RefType& Reference;
	AssignedType Original;
};

/** Calls a function object, or a member of the first argument (object or pointer), or reads a data member of it. */
template <typename FuncType, typename... ArgTypes>
constexpr auto Invoke(FuncType&& Func, ArgTypes&&... Args)
	-> decltype(std::invoke(std::forward<FuncType>(Func), std::forward<ArgTypes>(Args)...))
{
	return std::invoke(std::forward<FuncType>(Func), std::forward<ArgTypes>(Args)...);
}

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

/** Two values. Not from a list in braces, which only late releases accept. */
template <typename KeyType, typename ValueType>
struct TPair
{
	template <typename KeyInit, typename ValueInit,
		typename = std::enable_if_t<std::is_constructible_v<KeyType, KeyInit&&> &&
			std::is_constructible_v<ValueType, ValueInit&&>>>
	explicit TPair(KeyInit&& InKey, ValueInit&& InValue)
		: Key(std::forward<KeyInit>(InKey))
		, Value(std::forward<ValueInit>(InValue))
	{
	}

	KeyType Key;
	ValueType Value;
};

/** An old-style enum kept in one byte; an enum class needs none and is refused. */
template <typename EnumType>
class TEnumAsByte
{
	static_assert(std::is_enum_v<EnumType> && std::is_convertible_v<EnumType, int>,
		"TEnumAsByte is not for enum classes: give the enum a byte as underlying type.");

public:
	TEnumAsByte() = default;
	TEnumAsByte(EnumType InValue)
		: Value(static_cast<uint8>(InValue))
	{
	}

	operator EnumType() const { return static_cast<EnumType>(Value); }
	EnumType GetValue() const { return static_cast<EnumType>(Value); }
	bool operator==(EnumType Other) const { return Value == static_cast<uint8>(Other); }
	bool operator==(TEnumAsByte Other) const { return Value == Other.Value; }
	bool operator!=(EnumType Other) const { return !(*this == Other); }

private:
	uint8 Value = 0;
};
