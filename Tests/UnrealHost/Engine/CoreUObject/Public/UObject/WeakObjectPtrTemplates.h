// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/ObjectPtr.h"

#include <type_traits>

/** Remembers an object without keeping it: null once the object was collected or marked as garbage. */
struct FWeakObjectPtr
{
	FWeakObjectPtr() = default;
	FWeakObjectPtr(const UObject* Object)
		: Handle(HostMakeWeak(Object))
	{
	}

	void Reset() { *this = FWeakObjectPtr(); }
	UObject* Get(bool bEvenIfGarbage = false) const { return HostResolveWeak(Handle, bEvenIfGarbage); }
	bool IsValid(bool bEvenIfGarbage = false, bool = false) const { return Get(bEvenIfGarbage) != nullptr; }
	/** Equal when both give the same object, or neither gives one. */
	bool operator==(const FWeakObjectPtr& Other) const
	{
		return Handle == Other.Handle || (!IsValid() && !Other.IsValid());
	}

	/** Differs for each object that ever was. */
	friend uint32 GetTypeHash(const FWeakObjectPtr& Pointer)
	{
		return HashCombine(GetTypeHash(Pointer.Handle.Index), GetTypeHash(Pointer.Handle.Serial));
	}

private:
	FHostWeakObject Handle;
};

/** Typed FWeakObjectPtr. T may be incomplete until it is assigned or converted. */
template <typename T = UObject>
struct TWeakObjectPtr : private FWeakObjectPtr
{
	using ElementType = T;

	TWeakObjectPtr() = default;
	TWeakObjectPtr(TYPE_OF_NULLPTR) {}
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, T*>, int> = 0>
	TWeakObjectPtr(U* Object)
		: FWeakObjectPtr(reinterpret_cast<const UObject*>(static_cast<const T*>(Object)))
	{
	}
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, T*>, int> = 0>
	TWeakObjectPtr(const TObjectPtr<U>& Object)
		: FWeakObjectPtr(Object.HostObject())
	{
	}

	T* Get(bool bEvenIfGarbage = false) const { return reinterpret_cast<T*>(FWeakObjectPtr::Get(bEvenIfGarbage)); }
	T* operator->() const { return Get(); }
	T& operator*() const { return *Get(); }

	using FWeakObjectPtr::IsValid;
	using FWeakObjectPtr::Reset;

	const FWeakObjectPtr& HostBase() const { return *this; }
};

template <typename T, typename U>
bool operator==(const TWeakObjectPtr<T>& Left, const TWeakObjectPtr<U>& Right)
{
	return Left.HostBase() == Right.HostBase();
}

template <typename T, typename U>
bool operator==(const TWeakObjectPtr<T>& Left, const U* Right)
{
	return static_cast<const void*>(Left.Get()) == static_cast<const void*>(Right);
}

template <typename T>
uint32 GetTypeHash(const TWeakObjectPtr<T>& Pointer)
{
	return GetTypeHash(Pointer.HostBase());
}
