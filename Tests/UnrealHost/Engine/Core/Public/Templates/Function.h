// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/Invoke.h"
#include "Templates/UnrealTemplate.h"

#include <functional>
#include <memory>

template <typename FuncType>
class TFunction;
template <typename FuncType>
class TUniqueFunction;
template <typename FuncType>
class TFunctionRef;

/** Owns a copy of any function object that can be copied. Calling an empty one ends the program. */
template <typename Ret, typename... Params>
class TFunction<Ret(Params...)>
{
public:
	TFunction() = default;
	TFunction(TYPE_OF_NULLPTR) {}
	template <typename Functor,
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<Functor>, TFunction> &&
			std::is_invocable_r_v<Ret, std::decay_t<Functor>&, Params...>>>
	TFunction(Functor&& InFunction)
		: Function(std::forward<Functor>(InFunction))
	{
		static_assert(std::is_copy_constructible_v<std::decay_t<Functor>>,
			"A function object that cannot be copied belongs in a TUniqueFunction.");
	}

	Ret operator()(Params... Args) const
	{
		checkf(Function != nullptr, TEXT("Attempting to call an unbound TFunction!"));
		return Function(std::forward<Params>(Args)...);
	}
	explicit operator bool() const { return Function != nullptr; }
	bool IsSet() const { return Function != nullptr; }
	void Reset() { Function = nullptr; }

private:
	std::function<Ret(Params...)> Function;
};

/** Owns any function object; moves, does not copy. */
template <typename Ret, typename... Params>
class TUniqueFunction<Ret(Params...)>
{
public:
	TUniqueFunction() = default;
	TUniqueFunction(TYPE_OF_NULLPTR) {}
	template <typename Functor,
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<Functor>, TUniqueFunction> &&
			std::is_invocable_r_v<Ret, std::decay_t<Functor>&, Params...>>>
	TUniqueFunction(Functor&& InFunction)
		: Function(
			  [Held = std::make_shared<std::decay_t<Functor>>(std::forward<Functor>(InFunction))](Params... Args) -> Ret
			  { return static_cast<Ret>(Invoke(*Held, std::forward<Params>(Args)...)); })
	{
	}
	TUniqueFunction(TUniqueFunction&&) = default;
	TUniqueFunction& operator=(TUniqueFunction&&) = default;

	Ret operator()(Params... Args) const
	{
		checkf(Function != nullptr, TEXT("Attempting to call an unbound TUniqueFunction!"));
		return Function(std::forward<Params>(Args)...);
	}
	explicit operator bool() const { return Function != nullptr; }
	bool IsSet() const { return Function != nullptr; }
	void Reset() { Function = nullptr; }

private:
	std::function<Ret(Params...)> Function;
};

/** Refers to a function object that must outlive it; for parameters, not for members. */
template <typename Ret, typename... Params>
class TFunctionRef<Ret(Params...)>
{
public:
	template <typename Functor,
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<Functor>, TFunctionRef> &&
			std::is_invocable_r_v<Ret, std::decay_t<Functor>&, Params...>>>
	TFunctionRef(Functor&& InFunction)
		: Target(const_cast<void*>(static_cast<const void*>(&InFunction)))
		, Thunk(
			  [](void* InTarget, Params... Args) -> Ret
			  {
				  auto& Function = *static_cast<std::remove_reference_t<Functor>*>(InTarget);
				  return static_cast<Ret>(Invoke(Function, std::forward<Params>(Args)...));
			  })
	{
	}

	Ret operator()(Params... Args) const { return Thunk(Target, std::forward<Params>(Args)...); }

private:
	void* Target;
	Ret (*Thunk)(void*, Params...);
};
