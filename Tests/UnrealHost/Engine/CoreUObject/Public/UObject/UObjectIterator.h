// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/UObjectGlobals.h"
#include "UObject/UObjectHash.h"

/**
 * All living objects of a class, as they were when it was made; default objects are left out unless asked for. Objects
 * must not be collected meanwhile.
 */
template <typename T>
class TObjectIterator
{
public:
	explicit TObjectIterator(
		EObjectFlags AdditionalExclusionFlags = RF_ClassDefaultObject, bool bIncludeDerivedClasses = true)
	{
		GetObjectsOfClass(T::StaticClass(), Objects, bIncludeDerivedClasses, AdditionalExclusionFlags);
	}

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
