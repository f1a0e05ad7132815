// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/ObjectPtr.h"
#include "UObject/WeakObjectPtr.h"

#include <type_traits>

/** Typed FWeakObjectPtr. T may be incomplete until it is assigned or converted. */
template <typename T = UObject, typename TWeakObjectPtrBase = FWeakObjectPtr>
struct TWeakObjectPtr : private TWeakObjectPtrBase
{
	using ElementType = T;

	TWeakObjectPtr() = default;
	TWeakObjectPtr(TYPE_OF_NULLPTR) {}
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, T*>, int> = 0>
	TWeakObjectPtr(U* Object)
		: TWeakObjectPtrBase(AsObject(Object))
	{
	}
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, T*>, int> = 0>
	TWeakObjectPtr(const TObjectPtr<U>& Object)
		: TWeakObjectPtrBase(Object.HostObject())
	{
	}

	T* Get(bool bEvenIfGarbage = false) const { return reinterpret_cast<T*>(TWeakObjectPtrBase::Get(bEvenIfGarbage)); }
	T* operator->() const { return Get(); }
	T& operator*() const { return *Get(); }

	using TWeakObjectPtrBase::IsValid;
	using TWeakObjectPtrBase::Reset;

	const TWeakObjectPtrBase& HostBase() const { return *this; }

private:
	static const UObject* AsObject(const T* Object) { return reinterpret_cast<const UObject*>(Object); }
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
