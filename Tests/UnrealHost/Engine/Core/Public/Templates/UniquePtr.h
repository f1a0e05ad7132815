// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

#include <memory>

/** Sole owner of an object. */
template <typename T>
class TUniquePtr
{
public:
	TUniquePtr() = default;
	TUniquePtr(TYPE_OF_NULLPTR) {}
	template <typename U, typename = std::enable_if_t<std::is_convertible_v<U*, T*>>>
	explicit TUniquePtr(U* InPointer)
		: Pointer(InPointer)
	{
	}
	template <typename U, typename = std::enable_if_t<std::is_convertible_v<U*, T*>>>
	TUniquePtr(TUniquePtr<U>&& Other)
		: Pointer(Other.Release())
	{
	}

	bool IsValid() const { return Pointer != nullptr; }
	explicit operator bool() const { return IsValid(); }
	T* operator->() const { return Pointer.get(); }
	T& operator*() const { return *Pointer; }
	T* Get() const { return Pointer.get(); }
	/** Gives the object away. */
	T* Release() { return Pointer.release(); }
	void Reset(T* InPointer = nullptr) { Pointer.reset(InPointer); }

private:
	std::unique_ptr<T> Pointer;
};

template <typename T, typename... ArgTypes>
TUniquePtr<T> MakeUnique(ArgTypes&&... Args)
{
	return TUniquePtr<T>(new T(std::forward<ArgTypes>(Args)...));
}
