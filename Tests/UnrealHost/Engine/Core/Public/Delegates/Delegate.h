// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/IDelegateInstance.h"
#include "Templates/Function.h"
#include "Templates/SharedPointer.h"

#include <tuple>

class FName;
class UObject;
template <typename T>
struct TObjectPtr;

/** Names a UObject without keeping it; the object module defines the functions. */
struct FHostWeakObject
{
	int32 Index = INDEX_NONE;
	int32 Serial = 0;

	bool operator==(const FHostWeakObject& Other) const { return Index == Other.Index && Serial == Other.Serial; }
};

FHostWeakObject HostMakeWeak(const UObject* Object);
/** Null once the object was collected or, unless those count too, is garbage. */
UObject* HostResolveWeak(FHostWeakObject Weak, bool bEvenIfGarbage = false);
/** Whether the object's class has a UFUNCTION of that name. */
bool HostIsUFunction(const UObject* Object, FName FunctionName);
/** Ends the program while garbage is collected: no script may run then. */
void HostCheckMayRunScript();

namespace UE::Host
{
/** One binding: what is called, and whether the object that it is called on is still there. Copies share it. */
template <typename Ret, typename... Params>
struct TBinding
{
	TFunction<Ret(Params...)> Call;
	TFunction<bool()> IsAlive;
	FDelegateHandle Handle{FDelegateHandle::GenerateNewHandle};
};

/** Raw bindings hold nothing: the object must outlive them. */
inline bool IsAlwaysAlive()
{
	return true;
}

inline TFunction<bool()> WhileAlive(const UObject* Object)
{
	return [Weak = HostMakeWeak(Object)] { return HostResolveWeak(Weak) != nullptr; };
}

template <typename UserClass, ESPMode Mode>
TFunction<bool()> WhileAlive(const TSharedRef<UserClass, Mode>& Object)
{
	return [Weak = TWeakPtr<const UserClass, Mode>(Object)] { return Weak.IsValid(); };
}
} // namespace UE::Host

struct FDefaultDelegateUserPolicy
{
};

/** One binding or none. Binding again replaces it. Extra arguments of a Create or Bind call are passed after the
 * caller's. */
template <typename DelegateSignature, typename UserPolicy = FDefaultDelegateUserPolicy>
class TDelegate;

template <typename Ret, typename... Params, typename UserPolicy>
class TDelegate<Ret(Params...), UserPolicy>
{
	template <typename Class, typename... Vars>
	using TMethod = typename TIdentity<Ret (std::remove_cv_t<Class>::*)(Params..., std::decay_t<Vars>...)>::Type;
	template <typename Class, typename... Vars>
	using TConstMethod =
		typename TIdentity<Ret (std::remove_cv_t<Class>::*)(Params..., std::decay_t<Vars>...) const>::Type;

public:
	template <typename... Vars>
	static TDelegate CreateStatic(
		typename TIdentity<Ret (*)(Params..., std::decay_t<Vars>...)>::Type Function, Vars&&... InVars)
	{
		return Make(&UE::Host::IsAlwaysAlive, Function, std::forward<Vars>(InVars)...);
	}
	template <typename Functor, typename... Vars>
	static TDelegate CreateLambda(Functor&& Function, Vars&&... InVars)
	{
		return Make(&UE::Host::IsAlwaysAlive, std::decay_t<Functor>(std::forward<Functor>(Function)),
			std::forward<Vars>(InVars)...);
	}

#define HOST_DELEGATE_METHOD_FORMS(MethodType, Constness)                                                              \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateRaw(                                                                                        \
		Constness UserClass* UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)                    \
	{                                                                                                                  \
		return MakeMethod(&UE::Host::IsAlwaysAlive, UserObject, Function, std::forward<Vars>(InVars)...);              \
	}                                                                                                                  \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateUObject(                                                                                    \
		Constness UserClass* UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)                    \
	{                                                                                                                  \
		return MakeMethod(UE::Host::WhileAlive(UserObject), UserObject, Function, std::forward<Vars>(InVars)...);      \
	}                                                                                                                  \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateUObject(                                                                                    \
		const TObjectPtr<UserClass>& UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)            \
	{                                                                                                                  \
		return CreateUObject(ToRawPtr(UserObject), Function, std::forward<Vars>(InVars)...);                           \
	}                                                                                                                  \
	template <ESPMode Mode, typename UserClass, typename... Vars>                                                      \
	static TDelegate CreateSP(                                                                                         \
		const TSharedRef<UserClass, Mode>& UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)      \
	{                                                                                                                  \
		return MakeMethod(                                                                                             \
			UE::Host::WhileAlive(UserObject), &UserObject.Get(), Function, std::forward<Vars>(InVars)...);             \
	}                                                                                                                  \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateSP(                                                                                         \
		Constness UserClass* UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)                    \
	{                                                                                                                  \
		return MakeMethod(                                                                                             \
			UE::Host::WhileAlive(UserObject->AsShared()), UserObject, Function, std::forward<Vars>(InVars)...);        \
	}
	HOST_DELEGATE_METHOD_FORMS(TMethod, )
	HOST_DELEGATE_METHOD_FORMS(TConstMethod, const)
#undef HOST_DELEGATE_METHOD_FORMS

#define HOST_DELEGATE_BIND(Form)                                                                                       \
	template <typename... ArgTypes>                                                                                    \
	void Bind##Form(ArgTypes&&... Args)                                                                                \
	{                                                                                                                  \
		*this = Create##Form(std::forward<ArgTypes>(Args)...);                                                         \
	}
	HOST_DELEGATE_BIND(Static)
	HOST_DELEGATE_BIND(Lambda)
	HOST_DELEGATE_BIND(Raw)
	HOST_DELEGATE_BIND(UObject)
	HOST_DELEGATE_BIND(SP)
#undef HOST_DELEGATE_BIND

	void Unbind()
	{
		Binding.Reset();
	}
	bool IsBound() const
	{
		return Binding && Binding->IsAlive();
	}
	FDelegateHandle GetHandle() const
	{
		return Binding ? Binding->Handle : FDelegateHandle();
	}

	/** Must be bound. The binding may replace or remove itself while it runs. */
	Ret Execute(Params... Args) const
	{
		const TSharedPtr<UE::Host::TBinding<Ret, Params...>> Running = Binding;
		checkf(IsBound(), TEXT("Execute was called on an unbound delegate."));
		return Running->Call(std::forward<Params>(Args)...);
	}
	/** Whether there was something to call; only where nothing is returned. */
	bool ExecuteIfBound(Params... Args) const
	{
		static_assert(std::is_void_v<Ret>, "ExecuteIfBound is for delegates that return nothing.");
		const bool bIsBound = IsBound();
		if (bIsBound)
		{
			Execute(std::forward<Params>(Args)...);
		}
		return bIsBound;
	}

private:
	template <typename Function, typename... Vars>
	static TDelegate Make(TFunction<bool()> IsAlive, Function InFunction, Vars&&... InVars)
	{
		TDelegate Result;
		Result.Binding = MakeShared<UE::Host::TBinding<Ret, Params...>>();
		Result.Binding->IsAlive = MoveTemp(IsAlive);
		Result.Binding->Call = [InFunction, Payload = std::tuple<std::decay_t<Vars>...>(std::forward<Vars>(InVars)...)](
								   Params... Args) mutable -> Ret
		{
			return std::apply([&](auto&... PayloadVars) -> Ret
				{ return Invoke(InFunction, std::forward<Params>(Args)..., PayloadVars...); },
				Payload);
		};
		return Result;
	}
	template <typename Object, typename Method, typename... Vars>
	static TDelegate MakeMethod(TFunction<bool()> IsAlive, Object* UserObject, Method Function, Vars&&... InVars)
	{
		check(UserObject != nullptr);
		return Make(
			MoveTemp(IsAlive),
			[UserObject, Function](auto&&... Args) -> Ret
			{ return (UserObject->*Function)(std::forward<decltype(Args)>(Args)...); },
			std::forward<Vars>(InVars)...);
	}

	TSharedPtr<UE::Host::TBinding<Ret, Params...>> Binding;
};

#include "Delegates/DelegateCombinations.h"
