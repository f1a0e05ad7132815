// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Delegates/HostWeakObject.h"
#include "Delegates/IDelegateInstance.h"
#include "Templates/SharedPointer.h"

#include <tuple>

namespace UE::Host
{
/** What a bound object is held by. Raw holds nothing: the object must outlive the binding. */
struct FNoOwner
{
	bool IsAlive() const { return true; }
};

struct FRawOwner
{
	bool IsAlive() const { return true; }

	const void* Address;
};

/** The address is kept so that RemoveAll finds the binding of an object that is already gone. */
struct FObjectOwner
{
	bool IsAlive() const { return HostResolveWeak(Weak) != nullptr; }

	const void* Address;
	FHostWeakObject Weak;
};

template <typename T, ESPMode Mode>
struct TSharedOwner
{
	bool IsAlive() const { return Weak.IsValid(); }

	const void* Address;
	TWeakPtr<T, Mode> Weak;
};

/** One binding: what is called, and for whom. */
template <typename Ret, typename... Params>
class TDelegateInstance
{
public:
	virtual ~TDelegateInstance() = default;
	virtual Ret Execute(Params... Args) = 0;
	virtual bool IsSafeToExecute() const = 0;
	/** A copy has the same handle, so that a copied multicast list can be edited with it. */
	virtual TDelegateInstance* Clone() const = 0;

	FDelegateHandle GetHandle() const { return Handle; }

protected:
	TDelegateInstance()
		: Handle(FDelegateHandle::GenerateNewHandle)
	{
	}
	TDelegateInstance(const TDelegateInstance&) = default;

private:
	FDelegateHandle Handle;
};

/** Calls `Function` with the arguments and then the payload. */
template <typename Owner, typename Function, typename Payload, typename Ret, typename... Params>
class TBoundInstance final : public TDelegateInstance<Ret, Params...>
{
public:
	TBoundInstance(Owner InOwner, Function InFunction, Payload InVars)
		: TheOwner(MoveTemp(InOwner))
		, TheFunction(MoveTemp(InFunction))
		, Vars(MoveTemp(InVars))
	{
	}

	Ret Execute(Params... Args) override
	{
		checkf(TheOwner.IsAlive(), TEXT("The object bound to this delegate is gone."));
		return std::apply([&](auto&... PayloadVars) -> Ret
			{ return Invoke(TheFunction, std::forward<Params>(Args)..., PayloadVars...); },
			Vars);
	}
	bool IsSafeToExecute() const override { return TheOwner.IsAlive(); }
	TDelegateInstance<Ret, Params...>* Clone() const override { return new TBoundInstance(*this); }

private:
	Owner TheOwner;
	Function TheFunction;
	Payload Vars;
};

/** A member function with the object it is called on. */
template <typename Object, typename Method>
struct TBoundMethod
{
	template <typename... ArgTypes>
	decltype(auto) operator()(ArgTypes&&... Args) const
	{
		return (TheObject->*TheMethod)(std::forward<ArgTypes>(Args)...);
	}

	Object* TheObject;
	Method TheMethod;
};

template <typename UserClass>
FObjectOwner MakeObjectOwner(const UserClass* Object)
{
	const UObjectBase* const Base = Object;
	return FObjectOwner{Object, HostMakeWeak(Base)};
}

template <typename UserClass, ESPMode Mode>
TSharedOwner<const UserClass, Mode> MakeSharedOwner(const TSharedRef<UserClass, Mode>& Object)
{
	return {&Object.Get(), Object};
}
} // namespace UE::Host
