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
	using type = T;
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

template <typename T = void>
struct TLess
{
};

template <>
struct TLess<void>
{
	template <typename T, typename U>
	constexpr bool operator()(T&& A, U&& B) const
	{
		return A < B;
	}
};
