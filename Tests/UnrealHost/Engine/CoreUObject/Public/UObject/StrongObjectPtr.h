// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/ObjectPtr.h"
#include "UObject/WeakObjectPtr.h"

namespace UE::Host
{
/** Counts the strong pointers to an object; releasing one that is gone already does nothing. */
void AddStrongReference(const FWeakObjectPtr& Object);
void ReleaseStrongReference(const FWeakObjectPtr& Object);
} // namespace UE::Host

/** Keeps an object from outside of the objects. */
template <typename ObjectType>
class TStrongObjectPtr
{
public:
	using ElementType = ObjectType;

	TStrongObjectPtr() = default;
	TStrongObjectPtr(TYPE_OF_NULLPTR) {}
	explicit TStrongObjectPtr(ObjectType* InObject) { Reset(InObject); }
	TStrongObjectPtr(const TStrongObjectPtr& Other) { Reset(Other.Get()); }
	TStrongObjectPtr(TStrongObjectPtr&& Other)
	{
		Reset(Other.Get());
		Other.Reset();
	}
	~TStrongObjectPtr() { Reset(); }

	TStrongObjectPtr& operator=(const TStrongObjectPtr& Other)
	{
		Reset(Other.Get());
		return *this;
	}
	TStrongObjectPtr& operator=(TStrongObjectPtr&& Other)
	{
		if (this != &Other)
		{
			Reset(Other.Get());
			Other.Reset();
		}
		return *this;
	}

	ObjectType* Get() const { return Object; }
	ObjectType* operator->() const { return Object; }
	ObjectType& operator*() const { return *Object; }
	explicit operator bool() const { return Object != nullptr; }
	bool IsValid() const { return Object != nullptr; }
	void Reset(ObjectType* NewObject = nullptr)
	{
		const FWeakObjectPtr NewHandle(
			reinterpret_cast<const UObject*>(const_cast<const std::remove_const_t<ObjectType>*>(NewObject)));
		UE::Host::AddStrongReference(NewHandle);
		UE::Host::ReleaseStrongReference(Handle);
		Handle = NewHandle;
		Object = NewObject;
	}

private:
	ObjectType* Object = nullptr;
	FWeakObjectPtr Handle;
};

template <typename T, typename U>
bool operator==(const TStrongObjectPtr<T>& Left, const TStrongObjectPtr<U>& Right)
{
	return Left.Get() == Right.Get();
}

template <typename T, typename U>
bool operator!=(const TStrongObjectPtr<T>& Left, const TStrongObjectPtr<U>& Right)
{
	return Left.Get() != Right.Get();
}
