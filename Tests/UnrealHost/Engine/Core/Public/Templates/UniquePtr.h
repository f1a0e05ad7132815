// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Misc/AssertionMacros.h"
#include "Templates/TypeHash.h"
#include "Templates/UnrealTemplate.h"

/** Sole owner of an object, or of an array as TUniquePtr<T[]>. */
template <typename T, typename Deleter = TDefaultDelete<T>>
class TUniquePtr : private Deleter
{
public:
	using ElementType = std::remove_extent_t<T>;

	TUniquePtr() = default;
	TUniquePtr(TYPE_OF_NULLPTR) {}
	template <typename U, typename = std::enable_if_t<std::is_convertible_v<U*, ElementType*>>>
	explicit TUniquePtr(U* InPointer)
		: Pointer(InPointer)
	{
	}
	TUniquePtr(ElementType* InPointer, Deleter&& InDeleter)
		: Deleter(MoveTemp(InDeleter))
		, Pointer(InPointer)
	{
	}
	TUniquePtr(ElementType* InPointer, const Deleter& InDeleter)
		: Deleter(InDeleter)
		, Pointer(InPointer)
	{
	}
	TUniquePtr(TUniquePtr&& Other)
		: Deleter(MoveTemp(Other.GetDeleter()))
		, Pointer(Other.Release())
	{
	}
	template <typename U, typename OtherDeleter,
		typename = std::enable_if_t<!std::is_array_v<U> && std::is_convertible_v<U*, ElementType*>>>
	TUniquePtr(TUniquePtr<U, OtherDeleter>&& Other)
		: Deleter(MoveTemp(Other.GetDeleter()))
		, Pointer(Other.Release())
	{
	}
	TUniquePtr(const TUniquePtr&) = delete;
	TUniquePtr& operator=(const TUniquePtr&) = delete;
	~TUniquePtr() { Delete(Pointer); }

	TUniquePtr& operator=(TUniquePtr&& Other)
	{
		if (this != &Other)
		{
			Reset(Other.Release());
			GetDeleter() = MoveTemp(Other.GetDeleter());
		}
		return *this;
	}
	template <typename U, typename OtherDeleter,
		typename = std::enable_if_t<!std::is_array_v<U> && std::is_convertible_v<U*, ElementType*>>>
	TUniquePtr& operator=(TUniquePtr<U, OtherDeleter>&& Other)
	{
		Reset(Other.Release());
		GetDeleter() = MoveTemp(Other.GetDeleter());
		return *this;
	}
	TUniquePtr& operator=(TYPE_OF_NULLPTR)
	{
		Reset();
		return *this;
	}

	bool IsValid() const { return Pointer != nullptr; }
	explicit operator bool() const { return IsValid(); }
	bool operator!() const { return !IsValid(); }
	ElementType* operator->() const { return Pointer; }
	ElementType& operator*() const { return *Pointer; }
	ElementType& operator[](SIZE_T Index) const { return Pointer[Index]; }
	ElementType* Get() const { return Pointer; }
	Deleter& GetDeleter() { return static_cast<Deleter&>(*this); }
	const Deleter& GetDeleter() const { return static_cast<const Deleter&>(*this); }

	/** Gives the object away. */
	ElementType* Release()
	{
		ElementType* const Result = Pointer;
		Pointer = nullptr;
		return Result;
	}
	void Reset(ElementType* InPointer = nullptr)
	{
		if (Pointer != InPointer)
		{
			ElementType* const Old = Pointer;
			Pointer = InPointer;
			Delete(Old);
		}
	}

private:
	void Delete(ElementType* Old)
	{
		if (Old != nullptr)
		{
			GetDeleter()(Old);
		}
	}

	ElementType* Pointer = nullptr;
};

template <typename T, typename D, typename U, typename E>
bool operator==(const TUniquePtr<T, D>& A, const TUniquePtr<U, E>& B)
{
	return A.Get() == B.Get();
}
template <typename T, typename D>
bool operator==(const TUniquePtr<T, D>& A, TYPE_OF_NULLPTR)
{
	return !A.IsValid();
}
template <typename T, typename D>
bool operator!=(const TUniquePtr<T, D>& A, TYPE_OF_NULLPTR)
{
	return A.IsValid();
}
#if !defined(__cpp_impl_three_way_comparison)
template <typename T, typename D>
bool operator==(TYPE_OF_NULLPTR, const TUniquePtr<T, D>& A)
{
	return !A.IsValid();
}
template <typename T, typename D>
bool operator!=(TYPE_OF_NULLPTR, const TUniquePtr<T, D>& A)
{
	return A.IsValid();
}
template <typename T, typename D, typename U, typename E>
bool operator!=(const TUniquePtr<T, D>& A, const TUniquePtr<U, E>& B)
{
	return A.Get() != B.Get();
}
#endif

template <typename T, typename D>
uint32 GetTypeHash(const TUniquePtr<T, D>& Pointer)
{
	return PointerHash(Pointer.Get());
}

template <typename T, typename... ArgTypes>
std::enable_if_t<!std::is_array_v<T>, TUniquePtr<T>> MakeUnique(ArgTypes&&... Args)
{
	return TUniquePtr<T>(new T(std::forward<ArgTypes>(Args)...));
}

template <typename T>
std::enable_if_t<std::is_array_v<T>, TUniquePtr<T>> MakeUnique(SIZE_T Size)
{
	return TUniquePtr<T>(new std::remove_extent_t<T>[Size]());
}
