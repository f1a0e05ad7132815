// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UObject;

/** Remembers an object without keeping it: null once the object was collected or marked as garbage. */
struct FWeakObjectPtr
{
	FWeakObjectPtr() = default;
	FWeakObjectPtr(const UObject* Object)
		: Handle(HostMakeWeak(reinterpret_cast<const UObjectBase*>(Object)))
	{
	}

	void Reset() { *this = FWeakObjectPtr(); }
	UObject* Get(bool bEvenIfGarbage = false) const;
	bool IsValid(bool bEvenIfGarbage = false, bool = false) const { return Get(bEvenIfGarbage) != nullptr; }
	/** Equal when both give the same object, or neither gives one. */
	bool operator==(const FWeakObjectPtr& Other) const
	{
		return HostHash() == Other.HostHash() || (!IsValid() && !Other.IsValid());
	}
	/** Differs for each object that ever was. */
	uint64 HostHash() const { return static_cast<uint64>(Handle.Index) << 32 | static_cast<uint32>(Handle.Serial); }

	friend uint32 GetTypeHash(const FWeakObjectPtr& Pointer) { return GetTypeHash(Pointer.HostHash()); }

private:
	FHostWeakObject Handle;
};
