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
	TSubclassOf(TYPE_OF_NULLPTR) {}
	TSubclassOf(UClass* InClass)
		: Class(InClass)
	{
	}
	TSubclassOf(const TObjectPtr<UClass>& InClass)
		: Class(InClass.Get())
	{
	}
	template <typename U, std::enable_if_t<std::is_base_of_v<T, U> && !std::is_same_v<T, U>, int> = 0>
	TSubclassOf(const TSubclassOf<U>& Other)
		: Class(Other.HostClass())
	{
	}

	UClass* Get() const { return Class && UE::Host::IsClassChildOf(Class, T::StaticClass()) ? Class : nullptr; }
	operator UClass*() const { return Get(); }
	UClass* operator->() const { return Get(); }
	UClass* operator*() const { return Get(); }
	explicit operator bool() const { return Get() != nullptr; }

	/** What was put in, unchecked. */
	UClass*& HostClass() { return Class; }
	UClass* HostClass() const { return Class; }

	friend uint32 GetTypeHash(const TSubclassOf& Value) { return GetTypeHash(static_cast<const void*>(Value.Class)); }

private:
	UClass* Class = nullptr;
};
