// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/ObjectPtr.h"

#include <memory>

namespace UE::Host
{
/** Keeps the object as long as this or a copy of it exists; null for null. */
std::shared_ptr<UObject> KeepObject(UObject* Object);
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

	ObjectType* Get() const { return reinterpret_cast<ObjectType*>(Object.get()); }
	ObjectType* operator->() const { return Get(); }
	ObjectType& operator*() const { return *Get(); }
	explicit operator bool() const { return IsValid(); }
	bool IsValid() const { return Object != nullptr; }
	void Reset(ObjectType* NewObject = nullptr)
	{
		Object =
			UE::Host::KeepObject(reinterpret_cast<UObject*>(const_cast<std::remove_const_t<ObjectType>*>(NewObject)));
	}

private:
	std::shared_ptr<UObject> Object;
};
