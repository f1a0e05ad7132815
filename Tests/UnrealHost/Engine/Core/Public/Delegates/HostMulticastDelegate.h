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
