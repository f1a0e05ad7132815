// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/UnrealTemplate.h"

/** Owner of a type that may be incomplete where the pointer is a member; only the maker must see the whole type. */
template <typename T>
class TPimplPtr
{
public:
	TPimplPtr() = default;
	TPimplPtr(TYPE_OF_NULLPTR) {}
	TPimplPtr(TPimplPtr&& Other)
		: Pointer(std::exchange(Other.Pointer, nullptr))
		, Destroy(std::exchange(Other.Destroy, nullptr))
	{
	}
	TPimplPtr(const TPimplPtr&) = delete;
	TPimplPtr& operator=(const TPimplPtr&) = delete;
	TPimplPtr& operator=(TPimplPtr&& Other)
	{
		if (this != &Other)
		{
			Reset();
			Pointer = std::exchange(Other.Pointer, nullptr);
			Destroy = std::exchange(Other.Destroy, nullptr);
		}
		return *this;
	}
	~TPimplPtr() { Reset(); }

	bool IsValid() const { return Pointer != nullptr; }
	explicit operator bool() const { return IsValid(); }
	T* operator->() const { return Pointer; }
	T& operator*() const { return *Pointer; }
	T* Get() const { return Pointer; }
	void Reset()
	{
		if (Pointer != nullptr)
		{
			Destroy(std::exchange(Pointer, nullptr));
		}
	}

private:
	template <typename U, typename... ArgTypes>
	friend TPimplPtr<U> MakePimpl(ArgTypes&&... Args);

	T* Pointer = nullptr;
	void (*Destroy)(T*) = nullptr;
};

template <typename T, typename... ArgTypes>
TPimplPtr<T> MakePimpl(ArgTypes&&... Args)
{
	TPimplPtr<T> Result;
	Result.Pointer = new T(std::forward<ArgTypes>(Args)...);
	Result.Destroy = [](T* Pointer) { delete Pointer; };
	return Result;
}
