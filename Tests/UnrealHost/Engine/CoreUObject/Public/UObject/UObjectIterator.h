// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/UObjectGlobals.h"

/** Objects that lie in Outer, directly or (nested) deeper. */
void GetObjectsWithOuter(const UObject* Outer, TArray<UObject*>& Results, bool bIncludeNestedObjects = true,
	EObjectFlags ExclusionFlags = RF_NoFlags, EInternalObjectFlags ExclusionInternalFlags = EInternalObjectFlags::None);
/** Also of derived classes. */
void GetObjectsOfClass(const UClass* ClassToLookFor, TArray<UObject*>& Results);

/** All living objects of a class but default ones, as they were when it was made. None may be collected meanwhile. */
template <typename T>
class TObjectIterator
{
public:
	TObjectIterator() { GetObjectsOfClass(T::StaticClass(), Objects); }

	explicit operator bool() const { return Index < Objects.Num(); }
	T* operator*() const { return reinterpret_cast<T*>(Objects[Index]); }
	T* operator->() const { return **this; }
	TObjectIterator& operator++()
	{
		++Index;
		return *this;
	}

private:
	TArray<UObject*> Objects;
	int32 Index = 0;
};
