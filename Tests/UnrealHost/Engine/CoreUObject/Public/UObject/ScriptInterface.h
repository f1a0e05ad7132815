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
	template <typename U, std::enable_if_t<std::is_convertible_v<U*, UObject*>, int> = 0>
	TScriptInterface(U* Object)
	{
		SetObject(Object);
	}

	void SetObject(UObject* Object)
	{
		InterfacePointer = Cast<InterfaceType>(Object);
		ObjectPointer = Object;
	}

	InterfaceType* operator->() const { return static_cast<InterfaceType*>(GetInterface()); }
	InterfaceType* GetInterface() const { return static_cast<InterfaceType*>(FScriptInterface::GetInterface()); }
};
