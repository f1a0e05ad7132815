// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

class UObject;

/** Remembers an object without keeping it: null once the object was collected or marked as garbage. */
struct FWeakObjectPtr
{
	FWeakObjectPtr() = default;
	FWeakObjectPtr(const UObject* Object) { *this = Object; }

	FWeakObjectPtr& operator=(const UObject* Object);
	void Reset() { *this = FWeakObjectPtr(); }

	UObject* Get(bool bEvenIfGarbage = false) const;
	UObject* GetEvenIfUnreachable() const;
	bool IsValid(bool bEvenIfGarbage = false, bool bThreadsafeTest = false) const;
	bool HasSameIndexAndSerialNumber(const FWeakObjectPtr& Other) const
	{
		return ObjectIndex == Other.ObjectIndex && ObjectSerialNumber == Other.ObjectSerialNumber;
	}
	/** Equal when both give the same object, or neither gives one. */
	bool operator==(const FWeakObjectPtr& Other) const
	{
		return HasSameIndexAndSerialNumber(Other) || (!IsValid() && !Other.IsValid());
	}

	friend uint32 GetTypeHash(const FWeakObjectPtr& Pointer)
	{
		return static_cast<uint32>(Pointer.ObjectIndex) ^ static_cast<uint32>(Pointer.ObjectSerialNumber);
	}

private:
	int32 ObjectIndex = INDEX_NONE;
	int32 ObjectSerialNumber = 0;
};
