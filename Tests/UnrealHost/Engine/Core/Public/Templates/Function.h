// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/UnrealTemplate.h"

template <typename FuncType>
class TFunction;
template <typename FuncType>
class TUniqueFunction;
template <typename FuncType>
class TFunctionRef;

namespace UE::Host
{
/** Whether a function object may be called so and gives something that makes a `Ret`. */
template <typename Ret, typename Functor, typename... Params>
using TEnableIfCallable = std::enable_if_t<std::is_void_v<Ret> ||
	std::is_convertible_v<decltype(std::declval<Functor&>()(std::declval<Params>()...)), Ret>>;

/**
 * A function object and how it is called and deleted. Not std::function: every spec and menu entry is a lambda, and the
 * traits of std::function took a fifth of the time that the specs take to compile.
 */
template <typename Ret, typename... Params>
class TOwnedFunction
{
public:
	TOwnedFunction() = default;
	template <typename Functor>
	explicit TOwnedFunction(Functor* InTarget)
		: Target(InTarget)
		, CallTarget(&CallOf<Functor>)
		, DeleteTarget(&DeleteOf<Functor>)
	{
	}
	TOwnedFunction(TOwnedFunction&& Other) { Swap(Other); }
	TOwnedFunction& operator=(TOwnedFunction&& Other)
	{
		TOwnedFunction Old(static_cast<TOwnedFunction&&>(Other));
		Swap(Old);
		return *this;
	}
	~TOwnedFunction()
	{
		if (Target != nullptr)
		{
			DeleteTarget(Target);
		}
	}

	Ret operator()(Params... Args) const
	{
		checkf(Target != nullptr, TEXT("Attempting to call an unbound TFunction!"));
		return CallTarget(Target, static_cast<Params&&>(Args)...);
	}
	explicit operator bool() const { return Target != nullptr; }
	bool IsSet() const { return Target != nullptr; }
	void Reset() { *this = TOwnedFunction(); }

protected:
	void Swap(TOwnedFunction& Other)
	{
		::Swap(Target, Other.Target);
		::Swap(CallTarget, Other.CallTarget);
		::Swap(DeleteTarget, Other.DeleteTarget);
	}
	void* Target = nullptr;

private:
	template <typename Functor>
	static Ret CallOf(void* InTarget, Params... Args)
	{
		return static_cast<Ret>((*static_cast<Functor*>(InTarget))(static_cast<Params&&>(Args)...));
	}
	template <typename Functor>
	static void DeleteOf(void* InTarget)
	{
		delete static_cast<Functor*>(InTarget);
	}

	Ret (*CallTarget)(void*, Params...) = nullptr;
	void (*DeleteTarget)(void*) = nullptr;
};
} // namespace UE::Host

/** Owns a copy of any function object that can be copied. Calling an empty one ends the program. */
template <typename Ret, typename... Params>
class TFunction<Ret(Params...)> : public UE::Host::TOwnedFunction<Ret, Params...>
{
	using FOwned = UE::Host::TOwnedFunction<Ret, Params...>;

public:
	TFunction() = default;
	TFunction(TYPE_OF_NULLPTR) {}
	TFunction(TFunction&&) = default;
	TFunction(const TFunction& Other)
		: FOwned(Other.IsSet() ? Other.CopyTarget(Other.Target) : FOwned())
		, CopyTarget(Other.CopyTarget)
	{
	}
	template <typename Functor, typename Decayed = std::decay_t<Functor>,
		typename = std::enable_if_t<!std::is_same_v<Decayed, TFunction>>,
		typename = UE::Host::TEnableIfCallable<Ret, Decayed, Params...>>
	TFunction(Functor&& InFunction)
		: FOwned(new Decayed(static_cast<Functor&&>(InFunction)))
		, CopyTarget(&CopyOf<Decayed>)
	{
		static_assert(__is_constructible(Decayed, const Decayed&),
			"A function object that cannot be copied belongs in a TUniqueFunction.");
	}
	TFunction& operator=(TFunction&&) = default;
	TFunction& operator=(const TFunction& Other) { return *this = TFunction(Other); }

private:
	template <typename Functor>
	static FOwned CopyOf(const void* InTarget)
	{
		return FOwned(new Functor(*static_cast<const Functor*>(InTarget)));
	}

	FOwned (*CopyTarget)(const void*) = nullptr;
};

/** Owns any function object; moves, does not copy. */
template <typename Ret, typename... Params>
class TUniqueFunction<Ret(Params...)> : public UE::Host::TOwnedFunction<Ret, Params...>
{
public:
	TUniqueFunction() = default;
	TUniqueFunction(TYPE_OF_NULLPTR) {}
	TUniqueFunction(TUniqueFunction&&) = default;
	TUniqueFunction& operator=(TUniqueFunction&&) = default;
	template <typename Functor, typename Decayed = std::decay_t<Functor>,
		typename = std::enable_if_t<!std::is_same_v<Decayed, TUniqueFunction>>,
		typename = UE::Host::TEnableIfCallable<Ret, Decayed, Params...>>
	TUniqueFunction(Functor&& InFunction)
		: UE::Host::TOwnedFunction<Ret, Params...>(new Decayed(static_cast<Functor&&>(InFunction)))
	{
	}
};

/** Refers to a function object that must outlive it; for parameters, not for members. */
template <typename Ret, typename... Params>
class TFunctionRef<Ret(Params...)>
{
public:
	template <typename Functor, typename = std::enable_if_t<!std::is_same_v<std::decay_t<Functor>, TFunctionRef>>,
		typename = UE::Host::TEnableIfCallable<Ret, std::decay_t<Functor>, Params...>>
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
