// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "Delegates/IDelegateInstance.h"
#include "Templates/Function.h"
#include "Templates/SharedPointer.h"

#include <tuple>

class UObject;

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
inline constexpr bool (*IsAlwaysAlive)() = [] { return true; };

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

/** One binding or none. Binding again replaces it. Extra arguments of a Create or Bind call are passed after the
 * caller's. */
template <typename DelegateSignature>
class TDelegate;

template <typename Ret, typename... Params>
class TDelegate<Ret(Params...)>
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
		return Make(UE::Host::IsAlwaysAlive, Function, std::forward<Vars>(InVars)...);
	}
	template <typename Functor, typename... Vars>
	static TDelegate CreateLambda(Functor&& Function, Vars&&... InVars)
	{
		return Make(UE::Host::IsAlwaysAlive, std::decay_t<Functor>(std::forward<Functor>(Function)),
			std::forward<Vars>(InVars)...);
	}

#define HOST_DELEGATE_METHOD_FORMS(MethodType, Constness)                                                              \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateRaw(                                                                                        \
		Constness UserClass* UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)                    \
	{                                                                                                                  \
		return MakeMethod(UE::Host::IsAlwaysAlive, UserObject, Function, std::forward<Vars>(InVars)...);               \
	}                                                                                                                  \
	template <typename UserClass, typename... Vars>                                                                    \
	static TDelegate CreateUObject(                                                                                    \
		Constness UserClass* UserObject, MethodType<UserClass, Vars...> Function, Vars&&... InVars)                    \
	{                                                                                                                  \
		return MakeMethod(UE::Host::WhileAlive(UserObject), UserObject, Function, std::forward<Vars>(InVars)...);      \
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

/**
 * Any number of bindings, called one after the other. Bindings added during a broadcast wait for the next one; removed
 * ones are not called any more. Those of objects that are gone are dropped on the way.
 */
template <typename DelegateSignature>
class TMulticastDelegate;

template <typename... Params>
class TMulticastDelegate<void(Params...)>
{
public:
	using FDelegate = TDelegate<void(Params...)>;

	/** The handle of an unbound delegate is not valid. */
	FDelegateHandle Add(const FDelegate& NewDelegate)
	{
		Bindings.Add(NewDelegate);
		return NewDelegate.GetHandle();
	}

#define HOST_DELEGATE_ADD(Form)                                                                                        \
	template <typename... ArgTypes>                                                                                    \
	FDelegateHandle Add##Form(ArgTypes&&... Args)                                                                      \
	{                                                                                                                  \
		return Add(FDelegate::Create##Form(std::forward<ArgTypes>(Args)...));                                          \
	}
	HOST_DELEGATE_ADD(Static)
	HOST_DELEGATE_ADD(Lambda)
	HOST_DELEGATE_ADD(Raw)
	HOST_DELEGATE_ADD(UObject)
	HOST_DELEGATE_ADD(SP)
#undef HOST_DELEGATE_ADD

	/** Whether there was such a binding. */
	bool Remove(FDelegateHandle Handle)
	{
		FDelegate* const Found = Handle.IsValid()
			? Bindings.FindByPredicate([&](const FDelegate& Binding) { return Binding.GetHandle() == Handle; })
			: nullptr;
		if (Found)
		{
			Found->Unbind();
			Compact();
		}
		return Found != nullptr;
	}

	/** The last one added is called first; the engine promises no order. */
	void Broadcast(Params... Args) const
	{
		++BroadcastDepth;
		for (int32 Index = Bindings.Num() - 1; Index >= 0; --Index)
		{
			if (Bindings[Index].IsBound())
			{
				FDelegate(Bindings[Index]).Execute(Args...);
			}
		}
		--BroadcastDepth;
		Compact();
	}

private:
	/** During a broadcast the places are kept: its loop counts on them. */
	void Compact() const
	{
		if (BroadcastDepth == 0)
		{
			Bindings.RemoveAll([](const FDelegate& Binding) { return !Binding.IsBound(); });
		}
	}

	mutable TArray<FDelegate> Bindings;
	mutable int32 BroadcastDepth = 0;
};

namespace UE::Host
{
/** "Method" out of "&Class::Method". */
FName MethodName(const TCHAR* MethodText);

template <typename Signature>
class TDynamicDelegate;
template <typename Signature>
class TDynamicMulticastDelegate;

/** One binding. Calling goes straight to the method; it must still be a UFUNCTION, as in the engine. */
template <typename Ret, typename... Params>
class TDynamicDelegate<Ret(Params...)>
{
public:
	bool IsBound() const { return HostResolveWeak(Object) != nullptr; }
	FName GetFunctionName() const { return FunctionName; }
	friend bool operator==(const TDynamicDelegate& A, const TDynamicDelegate& B)
	{
		return A.Object == B.Object && A.FunctionName == B.FunctionName;
	}
	template <typename UserClass, typename Class>
	void HostBindDynamic(UserClass* InObject, Ret (Class::*Method)(Params...), FName InName)
	{
		const UObject* const Base = InObject;
		check(Base != nullptr);
		if (ensureAlwaysMsgf(
				HostIsUFunction(Base, InName), TEXT("%s is not a UFUNCTION of its class."), *InName.ToString()))
		{
			Object = HostMakeWeak(Base);
			FunctionName = InName;
			Call = [InObject, Method](Params... Args) -> Ret
			{ return (InObject->*Method)(std::forward<Params>(Args)...); };
		}
	}
	bool ExecuteIfBound(Params... Args) const
	{
		static_assert(std::is_void_v<Ret>, "ExecuteIfBound is for delegates that return nothing.");
		const bool bIsBound = IsBound();
		if (bIsBound)
		{
			HostCheckMayRunScript();
			const TFunction<Ret(Params...)> Running(Call);
			Running(std::forward<Params>(Args)...);
		}
		return bIsBound;
	}

private:
	FHostWeakObject Object;
	FName FunctionName;
	TFunction<Ret(Params...)> Call;
};

/** Any number of bindings. A broadcast calls those that were bound when it began and still are, in the order of adding.
 */
template <typename... Params>
class TDynamicMulticastDelegate<void(Params...)>
{
public:
	using FDelegate = TDynamicDelegate<void(Params...)>;

	/** Must not be bound already: see AddUnique. */
	void Add(const FDelegate& NewDelegate)
	{
		if (ensureMsgf(!Contains(NewDelegate), TEXT("The delegate is bound to %s already."),
				*NewDelegate.GetFunctionName().ToString()))
		{
			AddUnique(NewDelegate);
		}
	}
	void AddUnique(const FDelegate& NewDelegate)
	{
		Bindings.RemoveAll([](const FDelegate& Binding) { return !Binding.IsBound(); });
		if (NewDelegate.IsBound() && !Contains(NewDelegate))
		{
			Bindings.Add(NewDelegate);
		}
	}
	void Remove(const FDelegate& OldDelegate)
	{
		Bindings.RemoveAll([&](const FDelegate& Binding) { return Binding == OldDelegate; });
	}
	bool Contains(const FDelegate& Delegate) const { return Bindings.Contains(Delegate); }

	void Broadcast(Params... Args) const
	{
		const TArray<FDelegate> Snapshot(Bindings);
		for (const FDelegate& Binding : Snapshot)
		{
			if (Contains(Binding))
			{
				Binding.ExecuteIfBound(Args...);
			}
		}
	}

#define HOST_DYNAMIC_FORM(Form)                                                                                        \
	template <typename UserClass, typename Class>                                                                      \
	void Host##Form##Dynamic(UserClass* InObject, void (Class::*Method)(Params...), FName InName)                      \
	{                                                                                                                  \
		FDelegate Delegate;                                                                                            \
		Delegate.HostBindDynamic(InObject, Method, InName);                                                            \
		Form(Delegate);                                                                                                \
	}
	HOST_DYNAMIC_FORM(Add)
	HOST_DYNAMIC_FORM(AddUnique)
	HOST_DYNAMIC_FORM(Remove)
#undef HOST_DYNAMIC_FORM

private:
	TArray<FDelegate> Bindings;
};
} // namespace UE::Host

/** The macros that name delegate types, for up to eight parameters. An event is a multicast delegate with an owner. */
#define HOST_DECLARE_DELEGATE(Name, Ret, ...) using Name = TDelegate<Ret(__VA_ARGS__)>
#define HOST_DECLARE_MULTICAST(Name, ...) using Name = TMulticastDelegate<void(__VA_ARGS__)>
#define HOST_DECLARE_EVENT(Owner, Name, ...)                                                                           \
	class Name : public TMulticastDelegate<void(__VA_ARGS__)>                                                          \
	{                                                                                                                  \
		friend class Owner;                                                                                            \
	}

#define DECLARE_DELEGATE(Name) HOST_DECLARE_DELEGATE(Name, void)
#define DECLARE_DELEGATE_RetVal(Ret, Name) HOST_DECLARE_DELEGATE(Name, Ret)
#define DECLARE_MULTICAST_DELEGATE(Name) HOST_DECLARE_MULTICAST(Name)
#define DECLARE_DELEGATE_OneParam(Name, P1) HOST_DECLARE_DELEGATE(Name, void, P1)
#define DECLARE_DELEGATE_RetVal_OneParam(Ret, Name, P1) HOST_DECLARE_DELEGATE(Name, Ret, P1)
#define DECLARE_MULTICAST_DELEGATE_OneParam(Name, P1) HOST_DECLARE_MULTICAST(Name, P1)
#define DECLARE_EVENT_OneParam(Owner, Name, P1) HOST_DECLARE_EVENT(Owner, Name, P1)
#define DECLARE_MULTICAST_DELEGATE_TwoParams(Name, P1, P2) HOST_DECLARE_MULTICAST(Name, P1, P2)
#define DECLARE_EVENT_TwoParams(Owner, Name, P1, P2) HOST_DECLARE_EVENT(Owner, Name, P1, P2)
#define DECLARE_DELEGATE_ThreeParams(Name, P1, P2, P3) HOST_DECLARE_DELEGATE(Name, void, P1, P2, P3)
#define DECLARE_MULTICAST_DELEGATE_ThreeParams(Name, P1, P2, P3) HOST_DECLARE_MULTICAST(Name, P1, P2, P3)
#define DECLARE_MULTICAST_DELEGATE_FiveParams(Name, P1, P2, P3, P4, P5) HOST_DECLARE_MULTICAST(Name, P1, P2, P3, P4, P5)

DECLARE_DELEGATE(FSimpleDelegate);
DECLARE_MULTICAST_DELEGATE(FSimpleMulticastDelegate);

/** Delegates that Blueprint can bind to, for up to eight parameters; each parameter has a type and a name. */
#define HOST_DECLARE_DYNAMIC_MULTICAST(Name, ...)                                                                      \
	class Name : public UE::Host::TDynamicMulticastDelegate<void(__VA_ARGS__)>                                         \
	{                                                                                                                  \
	}

#define DECLARE_DYNAMIC_MULTICAST_DELEGATE(Name) HOST_DECLARE_DYNAMIC_MULTICAST(Name)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(Name, P1, N1) HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(Name, P1, N1, P2, N2)                                             \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(Name, P1, N1, P2, N2, P3, N3)                                   \
	HOST_DECLARE_DYNAMIC_MULTICAST(Name, P1 N1, P2 N2, P3 N3)

/** `Function` is written &Class::Method; the name after the last colon must be a UFUNCTION. */
#define AddDynamic(Object, Function) HostAddDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
#define AddUniqueDynamic(Object, Function) HostAddUniqueDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
#define RemoveDynamic(Object, Function) HostRemoveDynamic(Object, Function, UE::Host::MethodName(TEXT(#Function)))
