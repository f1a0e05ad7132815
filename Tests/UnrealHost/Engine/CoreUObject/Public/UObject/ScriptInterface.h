// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Templates/Casts.h"
#include "UObject/ObjectPtr.h"

/** An object and, within it, the interface asked for. */
class FScriptInterface
{
public:
	UObject* GetObject() const { return ObjectPointer.Get(); }
	void* GetInterface() const { return ObjectPointer ? InterfacePointer : nullptr; }
	bool operator==(const FScriptInterface& Other) const
	{
		return GetInterface() == Other.GetInterface() && GetObject() == Other.GetObject();
	}
	bool operator!=(const FScriptInterface& Other) const { return !(*this == Other); }

protected:
	TObjectPtr<UObject> ObjectPointer;
	void* InterfacePointer = nullptr;
};

/** Typed FScriptInterface. Null when the object does not implement InterfaceType. */
template <typename InterfaceType>
class TScriptInterface : public FScriptInterface
{
public:
	TScriptInterface() = default;
	TScriptInterface(TYPE_OF_NULLPTR) {}
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, UObject*>, int> = 0>
	TScriptInterface(U* Object)
	{
		SetObject(Object);
	}
	template <typename U>
	TScriptInterface(const TObjectPtr<U>& Object)
	{
		SetObject(Object.Get());
	}
	template <typename U = InterfaceType,
		std::enable_if_t<std::is_convertible_v<U*, InterfaceType*> && !std::is_convertible_v<U*, UObject*>, int> = 0,
		typename = void>
	TScriptInterface(U* Interface)
	{
		SetObject(Cast<UObject>(Interface));
	}

	void SetObject(UObject* Object)
	{
		InterfacePointer = Cast<InterfaceType>(Object);
		ObjectPointer = Object;
	}

	InterfaceType* operator->() const { return static_cast<InterfaceType*>(GetInterface()); }
	InterfaceType& operator*() const { return *static_cast<InterfaceType*>(GetInterface()); }
	InterfaceType* GetInterface() const { return static_cast<InterfaceType*>(FScriptInterface::GetInterface()); }
	explicit operator bool() const { return GetInterface() != nullptr; }

	friend uint32 GetTypeHash(const TScriptInterface& Value)
	{
		return GetTypeHash(static_cast<const void*>(Value.GetObject()));
	}
};
