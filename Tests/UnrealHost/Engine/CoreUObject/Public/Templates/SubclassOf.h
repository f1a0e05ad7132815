// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/ObjectMacros.h"
#include "UObject/UObjectGlobals.h"

/** A class that is T or derived from it; reads as null when a class that is not was put in. T may be incomplete. */
template <typename T>
class TSubclassOf
{
public:
	TSubclassOf() = default;
	TSubclassOf(UClass* InClass)
		: Class(InClass)
	{
	}

	UClass* Get() const { return Class && UE::Host::IsClassChildOf(Class, T::StaticClass()) ? Class : nullptr; }
	operator UClass*() const { return Get(); }
	UClass* operator->() const { return Get(); }
	explicit operator bool() const { return Get() != nullptr; }

	/** What was put in, unchecked. */
	UClass*& HostClass() { return Class; }
	UClass* HostClass() const { return Class; }

private:
	UClass* Class = nullptr;
};
