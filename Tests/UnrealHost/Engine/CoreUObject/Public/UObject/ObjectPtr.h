// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"

#include <type_traits>

class UObject;

/**
 * A member's pointer to an object; the garbage collection follows it in a UPROPERTY. Converts to and from a plain
 * pointer. T may be incomplete: UObject is the first base of every object class.
 */
template <typename T>
struct TObjectPtr
{
	using ElementType = T;

	TObjectPtr() = default;
	TObjectPtr(TYPE_OF_NULLPTR) {}
	TObjectPtr(T* InObject)
		: Object(ToObject(InObject))
	{
	}
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, T*> && !std::is_same_v<U, T>, int> = 0>
	TObjectPtr(U* Other)
		: Object(ToObject(static_cast<T*>(Other)))
	{
	}

	TObjectPtr& operator=(TYPE_OF_NULLPTR)
	{
		Object = nullptr;
		return *this;
	}

	T* Get() const { return reinterpret_cast<T*>(Object); }
	operator T*() const { return Get(); }
	T* operator->() const { return Get(); }
	T& operator*() const { return *Get(); }
	explicit operator bool() const { return Object != nullptr; }
	bool operator!() const { return Object == nullptr; }

	/** The pointer as the garbage collection sees it. */
	UObject*& HostObject() { return Object; }
	UObject* HostObject() const { return Object; }

private:
	static UObject* ToObject(const T* InObject)
	{
		return reinterpret_cast<UObject*>(const_cast<std::remove_const_t<T>*>(InObject));
	}

	UObject* Object = nullptr;
};

template <typename T>
struct UE::Host::TPlainPointerOf<TObjectPtr<T>>
{
	using Type = T*;
};

/** The same pointers, seen as an array of plain ones, as functions that take const TArray<T*>& need it. */
template <typename T>
const TArray<T*>& ObjectPtrDecay(const TArray<TObjectPtr<T>>& Array)
{
	return Array;
}

template <typename T, typename U>
bool operator==(const TObjectPtr<T>& Left, const TObjectPtr<U>& Right)
{
	return Left.HostObject() == Right.HostObject();
}

template <typename T>
uint32 GetTypeHash(const TObjectPtr<T>& Pointer)
{
	return GetTypeHash(static_cast<const void*>(Pointer.HostObject()));
}
