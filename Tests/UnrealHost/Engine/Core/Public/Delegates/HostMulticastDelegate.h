// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Containers/Array.h"
#include "Delegates/Delegate.h"

/**
 * Any number of bindings, called one after the other. Bindings added during a broadcast wait for the next one; removed
 * ones are not called any more. Those of objects that are gone are dropped on the way.
 */
template <typename DelegateSignature, typename UserPolicy = FDefaultDelegateUserPolicy>
class TMulticastDelegate;

template <typename... Params, typename UserPolicy>
class TMulticastDelegate<void(Params...), UserPolicy>
{
public:
	using FDelegate = TDelegate<void(Params...), UserPolicy>;

	TMulticastDelegate() = default;

	FDelegateHandle Add(const FDelegate& NewDelegate) { return Add(FDelegate(NewDelegate)); }
	/** The handle of an unbound delegate is not valid. */
	FDelegateHandle Add(FDelegate&& NewDelegate)
	{
		const FDelegateHandle Handle = NewDelegate.GetHandle();
		if (Handle.IsValid())
		{
			Bindings.Add(MoveTemp(NewDelegate));
		}
		return Handle;
	}

#define HOST_DELEGATE_ADD(Form)                                                                                        \
	template <typename... ArgTypes>                                                                                    \
	FDelegateHandle Add##Form(ArgTypes&&... Args)                                                                      \
	{                                                                                                                  \
		return Add(FDelegate::Create##Form(std::forward<ArgTypes>(Args)...));                                          \
	}
	HOST_DELEGATE_ADD(Static)
	HOST_DELEGATE_ADD(Lambda)
	HOST_DELEGATE_ADD(WeakLambda)
	HOST_DELEGATE_ADD(Raw)
	HOST_DELEGATE_ADD(UObject)
	HOST_DELEGATE_ADD(SP)
	HOST_DELEGATE_ADD(SPLambda)
	HOST_DELEGATE_ADD(ThreadSafeSP)
#undef HOST_DELEGATE_ADD

	/** Whether there was such a binding. */
	bool Remove(FDelegateHandle Handle)
	{
		return Handle.IsValid() &&
			RemoveWhere([&](const FDelegate& Binding) { return Binding.GetHandle() == Handle; }) > 0;
	}

	/** The last one added is called first; the engine promises no order. */
	void Broadcast(Params... Args) const
	{
		++BroadcastDepth;
		for (int32 Index = Bindings.Num() - 1; Index >= 0; --Index)
		{
			if (Bindings[Index].IsBound())
			{
				const FDelegate Running(Bindings[Index]);
				Running.Execute(Args...);
			}
		}
		--BroadcastDepth;
		Compact();
	}

private:
	template <typename Predicate>
	int32 RemoveWhere(Predicate Pred)
	{
		int32 Removed = 0;
		for (FDelegate& Binding : Bindings)
		{
			if (Binding.GetHandle().IsValid() && Pred(Binding))
			{
				Binding.Unbind();
				++Removed;
			}
		}
		Compact();
		return Removed;
	}
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
