// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

#include <variant>

template <typename T>
struct TInPlaceType
{
};

struct FEmptyVariantState
{
};

/** One value of one of several types; holds a default value of the first one at the start. */
template <typename... Ts>
class TVariant
{
public:
	TVariant() = default;
	template <typename U, typename... ArgTypes>
	explicit TVariant(TInPlaceType<U>, ArgTypes&&... Args)
		: Storage(std::in_place_type<U>, std::forward<ArgTypes>(Args)...)
	{
	}

	template <typename U>
	bool IsType() const
	{
		return std::holds_alternative<U>(Storage);
	}
	/** The value, which must be of the type. */
	template <typename U>
	U& Get()
	{
		check(IsType<U>());
		return *std::get_if<U>(&Storage);
	}
	template <typename U>
	const U& Get() const
	{
		return const_cast<TVariant*>(this)->template Get<U>();
	}
	template <typename U>
	const U& Get(const U& DefaultValue) const
	{
		return IsType<U>() ? Get<U>() : DefaultValue;
	}
	template <typename U>
	U* TryGet()
	{
		return std::get_if<U>(&Storage);
	}
	template <typename U>
	const U* TryGet() const
	{
		return std::get_if<U>(&Storage);
	}
	template <typename U>
	void Set(U&& Value)
	{
		Storage.template emplace<std::decay_t<U>>(std::forward<U>(Value));
	}
	template <typename U>
	void Set(const U& Value)
	{
		Storage.template emplace<U>(Value);
	}
	template <typename U, typename... ArgTypes>
	void Emplace(ArgTypes&&... Args)
	{
		Storage.template emplace<U>(std::forward<ArgTypes>(Args)...);
	}
	SIZE_T GetIndex() const { return Storage.index(); }
	template <typename U>
	static constexpr SIZE_T IndexOfType()
	{
		SIZE_T Index = 0;
		SIZE_T Result = sizeof...(Ts);
		((Result = Result == sizeof...(Ts) && std::is_same_v<U, Ts> ? Index : Result, ++Index), ...);
		return Result;
	}

	std::variant<Ts...>& HostStorage() { return Storage; }
	const std::variant<Ts...>& HostStorage() const { return Storage; }

private:
	std::variant<Ts...> Storage;
};

/** Calls `Callable` with the value the variant holds. */
template <typename Func, typename VariantType>
decltype(auto) Visit(Func&& Callable, VariantType&& Variant)
{
	return std::visit(std::forward<Func>(Callable), Variant.HostStorage());
}
