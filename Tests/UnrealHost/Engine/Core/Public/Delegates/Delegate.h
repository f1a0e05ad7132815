// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/HostDelegateInstances.h"
#include "Templates/UniquePtr.h"

template <typename T>
struct TObjectPtr;

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
	using FInstance = UE::Host::TDelegateInstance<Ret, Params...>;
	template <typename Class, typename... Vars>
	using TMethod = typename TIdentity<Ret (std::remove_cv_t<Class>::*)(Params..., std::decay_t<Vars>...)>::Type;
	template <typename Class, typename... Vars>
	using TConstMethod =
		typename TIdentity<Ret (std::remove_cv_t<Class>::*)(Params..., std::decay_t<Vars>...) const>::Type;

public:
	TDelegate() = default;
	TDelegate(const TDelegate& Other)
		: Instance(Other.Instance ? Other.Instance->Clone() : nullptr)
	{
	}
	TDelegate(TDelegate&&) = default;
	TDelegate& operator=(TDelegate Other)
	{
		Instance = MoveTemp(Other.Instance);
		return *this;
	}

	template <typename... Vars>
	static TDelegate CreateStatic(
		typename TIdentity<Ret (*)(Params..., std::decay_t<Vars>...)>::Type Function, Vars&&... InVars)
	{
		return Make(UE::Host::FNoOwner(), Function, std::forward<Vars>(InVars)...);
	}
	template <typename Functor, typename... Vars>
	static TDelegate CreateLambda(Functor&& Function, Vars&&... InVars)
	{
		return Make(UE::Host::FNoOwner(), std::decay_t<Functor>(std::forward<Functor>(Function)),
			std::forward<Vars>(InVars)...);
	}

#define HOST_DELEGATE_METHOD_FORMS(MethodType, Constness)                                                              \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateRaw(                                                                                        \
		Constness UserClass* UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)                    \
	{                                                                                                                  \
		return MakeMethod(UE::Host::FRawOwner{UserObject}, UserObject, Function, std::forward<Vars>(InVars)...);       \
	}                                                                                                                  \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateUObject(                                                                                    \
		Constness UserClass* UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)                    \
	{                                                                                                                  \
		return MakeMethod(UE::Host::MakeObjectOwner(UserObject), UserObject, Function, std::forward<Vars>(InVars)...); \
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
			UE::Host::MakeSharedOwner(UserObject), &UserObject.Get(), Function, std::forward<Vars>(InVars)...);        \
	}                                                                                                                  \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateSP(                                                                                         \
		Constness UserClass* UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)                    \
	{                                                                                                                  \
		return MakeMethod(                                                                                             \
			UE::Host::MakeSharedOwner(UserObject->AsShared()), UserObject, Function, std::forward<Vars>(InVars)...);   \
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
	HOST_DELEGATE_BIND(WeakLambda)
	HOST_DELEGATE_BIND(Raw)
	HOST_DELEGATE_BIND(UObject)
	HOST_DELEGATE_BIND(SP)
	HOST_DELEGATE_BIND(SPLambda)
	HOST_DELEGATE_BIND(ThreadSafeSP)
#undef HOST_DELEGATE_BIND

	void Unbind()
	{
		Instance.Reset();
	}
	bool IsBound() const
	{
		return Instance && Instance->IsSafeToExecute();
	}
	FDelegateHandle GetHandle() const
	{
		return Instance ? Instance->GetHandle() : FDelegateHandle();
	}

	/** Must be bound. The binding may replace or remove itself while it runs. */
	Ret Execute(Params... Args) const
	{
		checkf(Instance.IsValid(), TEXT("Execute was called on an unbound delegate."));
		return Instance->Execute(std::forward<Params>(Args)...);
	}
	/** Whether there was something to call; only where nothing is returned. */
	bool ExecuteIfBound(Params... Args) const
	{
		static_assert(std::is_void_v<Ret>, "ExecuteIfBound is for delegates that return nothing.");
		if (!IsBound())
		{
			return false;
		}
		Instance->Execute(std::forward<Params>(Args)...);
		return true;
	}

private:
	template <typename Owner, typename Function, typename... Vars>
	static TDelegate Make(Owner InOwner, Function InFunction, Vars&&... InVars)
	{
		using FPayload = std::tuple<std::decay_t<Vars>...>;
		TDelegate Result;
		Result.Instance.Reset(new UE::Host::TBoundInstance<Owner, Function, FPayload, Ret, Params...>(
			MoveTemp(InOwner), MoveTemp(InFunction), FPayload(std::forward<Vars>(InVars)...)));
		return Result;
	}
	template <typename Owner, typename Object, typename Method, typename... Vars>
	static TDelegate MakeMethod(Owner InOwner, Object* UserObject, Method Function, Vars&&... InVars)
	{
		check(UserObject != nullptr);
		return Make(MoveTemp(InOwner), UE::Host::TBoundMethod<Object, Method>{UserObject, Function},
			std::forward<Vars>(InVars)...);
	}

	TUniquePtr<FInstance> Instance;
};

#include "Delegates/DelegateCombinations.h"
