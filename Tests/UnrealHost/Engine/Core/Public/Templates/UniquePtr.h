// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

/** Sole owner of an object. Not std::unique_ptr: the traits of its deleter took long to compile. */
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
	TUniquePtr(TUniquePtr&& Other)
		: Pointer(Other.Release())
	{
	}
	TUniquePtr& operator=(TUniquePtr&& Other)
	{
		Reset(Other.Release());
		return *this;
	}
	~TUniquePtr() { Reset(); }

	bool IsValid() const { return Pointer != nullptr; }
	explicit operator bool() const { return IsValid(); }
	T* operator->() const { return Pointer; }
	T& operator*() const { return *Pointer; }
	T* Get() const { return Pointer; }
	/** Gives the object away. */
	T* Release()
	{
		T* const Released = Pointer;
		Pointer = nullptr;
		return Released;
	}
	void Reset(T* InPointer = nullptr)
	{
		static_assert(sizeof(T) > 0, "An incomplete type cannot be deleted.");
		T* const Old = Pointer;
		Pointer = InPointer;
		delete Old;
	}

private:
	T* Pointer = nullptr;
};

template <typename T>
bool operator==(const TUniquePtr<T>& A, TYPE_OF_NULLPTR)
{
	return !A.IsValid();
}
template <typename T>
bool operator!=(const TUniquePtr<T>& A, TYPE_OF_NULLPTR)
{
	return A.IsValid();
}

template <typename T, typename... ArgTypes>
TUniquePtr<T> MakeUnique(ArgTypes&&... Args)
{
	return TUniquePtr<T>(new T(std::forward<ArgTypes>(Args)...));
}
