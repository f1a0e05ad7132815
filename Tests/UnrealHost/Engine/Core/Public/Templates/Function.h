// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/Invoke.h"
#include "Templates/UniquePtr.h"

template <typename FuncType>
class TFunction;
template <typename FuncType>
class TUniqueFunction;
template <typename FuncType>
class TFunctionRef;

namespace UE::Host
{

template <typename Ret, typename... Params>
struct TCallable
{
	virtual ~TCallable() = default;
	virtual Ret Call(Params... Args) = 0;
	/** Null when the function object cannot be copied. */
	virtual TCallable* Clone() const = 0;
};

template <typename Functor, bool bCopyable, typename Ret, typename... Params>
struct TCallableOf final : TCallable<Ret, Params...>
{
	template <typename Arg>
	explicit TCallableOf(Arg&& InFunction)
		: Function(std::forward<Arg>(InFunction))
	{
	}
	Ret Call(Params... Args) override
	{
		if constexpr (std::is_void_v<Ret>)
		{
			Invoke(Function, std::forward<Params>(Args)...);
		}
		else
		{
			return Invoke(Function, std::forward<Params>(Args)...);
		}
	}
	TCallable<Ret, Params...>* Clone() const override
	{
		if constexpr (bCopyable)
		{
			return new TCallableOf(Function);
		}
		else
		{
			return nullptr;
		}
	}
	Functor Function;
};

template <typename T>
struct TIsAnyFunction : std::false_type
{
};
template <typename F>
struct TIsAnyFunction<TFunction<F>> : std::true_type
{
};
template <typename F>
struct TIsAnyFunction<TUniqueFunction<F>> : std::true_type
{
};
template <typename F>
struct TIsAnyFunction<TFunctionRef<F>> : std::true_type
{
};

template <typename T>
bool IsBoundFunctor(const T& Functor)
{
	if constexpr (std::is_pointer_v<T> || std::is_member_pointer_v<T>)
	{
		return Functor != nullptr;
	}
	else if constexpr (TIsAnyFunction<T>::value)
	{
		return static_cast<bool>(Functor);
	}
	else
	{
		return true;
	}
}

/** What TFunction and TUniqueFunction share. Calling an empty one ends the program. */
template <bool bCopyable, typename Ret, typename... Params>
class TFunctionBase
{
public:
	TFunctionBase() = default;
	TFunctionBase(TYPE_OF_NULLPTR) {}

	Ret operator()(Params... Args) const
	{
		checkf(Callable.IsValid(), TEXT("Attempting to call an unbound TFunction!"));
		return Callable->Call(std::forward<Params>(Args)...);
	}
	explicit operator bool() const { return Callable.IsValid(); }
	bool IsSet() const { return Callable.IsValid(); }
	void Reset() { Callable.Reset(); }
	friend bool operator==(const TFunctionBase& A, TYPE_OF_NULLPTR) { return !A.IsSet(); }
	friend bool operator!=(const TFunctionBase& A, TYPE_OF_NULLPTR) { return A.IsSet(); }

protected:
	template <typename Functor>
	void Bind(Functor&& Function)
	{
		using FFunctor = std::decay_t<Functor>;
		if (IsBoundFunctor<FFunctor>(Function))
		{
			Callable.Reset(new TCallableOf<FFunctor, bCopyable, Ret, Params...>(std::forward<Functor>(Function)));
		}
	}

	TUniquePtr<TCallable<Ret, Params...>> Callable;
};

} // namespace UE::Host

/** Owns a copy of any function object that can be copied. */
template <typename Ret, typename... Params>
class TFunction<Ret(Params...)> : public UE::Host::TFunctionBase<true, Ret, Params...>
{
	using Super = UE::Host::TFunctionBase<true, Ret, Params...>;
	friend class TUniqueFunction<Ret(Params...)>;

public:
	TFunction() = default;
	TFunction(TYPE_OF_NULLPTR) {}
	template <typename Functor,
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<Functor>, TFunction> &&
			std::is_invocable_r_v<Ret, std::decay_t<Functor>&, Params...>>>
	TFunction(Functor&& Function)
	{
		static_assert(std::is_copy_constructible_v<std::decay_t<Functor>>,
			"A function object that cannot be copied belongs in a TUniqueFunction.");
		this->Bind(std::forward<Functor>(Function));
	}
	TFunction(const TFunction& Other)
		: Super()
	{
		this->Callable.Reset(Other.IsSet() ? Other.Callable->Clone() : nullptr);
	}
	TFunction(TFunction&&) = default;
	TFunction& operator=(TFunction Other)
	{
		this->Callable = MoveTemp(Other.Callable);
		return *this;
	}
};

/** Owns any function object; moves, does not copy. */
template <typename Ret, typename... Params>
class TUniqueFunction<Ret(Params...)> : public UE::Host::TFunctionBase<false, Ret, Params...>
{
public:
	TUniqueFunction() = default;
	TUniqueFunction(TYPE_OF_NULLPTR) {}
	template <typename Functor,
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<Functor>, TUniqueFunction> &&
			std::is_invocable_r_v<Ret, std::decay_t<Functor>&, Params...>>>
	TUniqueFunction(Functor&& Function)
	{
		this->Bind(std::forward<Functor>(Function));
	}
	TUniqueFunction(TUniqueFunction&&) = default;
	TUniqueFunction& operator=(TUniqueFunction&& Other)
	{
		this->Callable = MoveTemp(Other.Callable);
		return *this;
	}
};

/** Refers to a function object that must outlive it; for parameters, not for members. */
template <typename Ret, typename... Params>
class TFunctionRef<Ret(Params...)>
{
public:
	template <typename Functor,
		typename = std::enable_if_t<!std::is_same_v<std::decay_t<Functor>, TFunctionRef> &&
			std::is_invocable_r_v<Ret, std::decay_t<Functor>&, Params...>>>
	TFunctionRef(Functor&& Function)
	{
		using FTarget = std::remove_reference_t<Functor>;
		if constexpr (std::is_function_v<FTarget>)
		{
			Target = reinterpret_cast<void*>(&Function);
			Thunk = [](void* InTarget, Params... Args) -> Ret
			{ return Invoke(reinterpret_cast<FTarget*>(InTarget), std::forward<Params>(Args)...); };
		}
		else
		{
			Target = const_cast<void*>(static_cast<const void*>(&Function));
			Thunk = [](void* InTarget, Params... Args) -> Ret
			{ return static_cast<Ret>(Invoke(*static_cast<FTarget*>(InTarget), std::forward<Params>(Args)...)); };
		}
	}

	Ret operator()(Params... Args) const { return Thunk(Target, std::forward<Params>(Args)...); }
	explicit operator bool() const { return true; }

private:
	void* Target;
	Ret (*Thunk)(void*, Params...);
};
