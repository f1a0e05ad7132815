// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>

/** Owner of a type that may be incomplete where the pointer is a member; only the maker must see the whole type. */
template <typename T>
class TPimplPtr
{
public:
	TPimplPtr() = default;
	TPimplPtr(TPimplPtr&&) = default;
	TPimplPtr& operator=(TPimplPtr&&) = default;

	bool IsValid() const { return Pointer != nullptr; }
	T* operator->() const { return Pointer.get(); }
	T& operator*() const { return *Pointer; }
	T* Get() const { return Pointer.get(); }

private:
	template <typename U, typename... ArgTypes>
	friend TPimplPtr<U> MakePimpl(ArgTypes&&... Args);

	std::shared_ptr<T> Pointer;
};

template <typename T, typename... ArgTypes>
TPimplPtr<T> MakePimpl(ArgTypes&&... Args)
{
	TPimplPtr<T> Result;
	Result.Pointer = std::make_shared<T>(std::forward<ArgTypes>(Args)...);
	return Result;
}
