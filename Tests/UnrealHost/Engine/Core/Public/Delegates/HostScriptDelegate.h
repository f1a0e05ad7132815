// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Delegates/Delegate.h"
#include "Templates/Function.h"
#include "UObject/NameTypes.h"

/** A UObject and the name of one of its UFUNCTIONs: what a dynamic delegate holds, whatever its parameters. */
class FScriptDelegate
{
public:
	bool IsBound() const { return HostResolveWeak(Object) != nullptr; }
	FName GetFunctionName() const { return FunctionName; }
	friend bool operator==(const FScriptDelegate& A, const FScriptDelegate& B)
	{
		return A.Object.Index == B.Object.Index && A.Object.Serial == B.Object.Serial &&
			A.FunctionName == B.FunctionName;
	}

protected:
	FHostWeakObject Object;
	FName FunctionName;
};

/** Base of all dynamic multicast delegates, so that properties of their kind can be recognised. */
class FMulticastScriptDelegate
{
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
class TDynamicDelegate<Ret(Params...)> : public FScriptDelegate
{
public:
	template <typename UserClass, typename Class>
	void HostBindDynamic(UserClass* InObject, Ret (Class::*Method)(Params...), FName InName)
	{
		const UObjectBase* const Base = InObject;
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
	TFunction<Ret(Params...)> Call;
};

/** Any number of bindings. A broadcast calls those that were bound when it began and still are, in the order of adding.
 */
template <typename... Params>
class TDynamicMulticastDelegate<void(Params...)> : public FMulticastScriptDelegate
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
