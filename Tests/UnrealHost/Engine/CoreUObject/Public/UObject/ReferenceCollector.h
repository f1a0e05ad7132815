// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectPtr.h"

#include <type_traits>

class FProperty;
class UObject;

/** Is told of every reference from an object; may clear one whose target is going away. */
class FReferenceCollector
{
public:
	virtual ~FReferenceCollector() = default;

	template <typename T>
	void AddReferencedObject(
		T*& Object, const UObject* ReferencingObject = nullptr, const FProperty* ReferencingProperty = nullptr)
	{
		using FBare = std::remove_const_t<T>;
		UObject* Untyped = reinterpret_cast<UObject*>(const_cast<FBare*>(Object));
		HandleObjectReference(Untyped, ReferencingObject, ReferencingProperty);
		Object = reinterpret_cast<FBare*>(Untyped);
	}
	template <typename T>
	void AddReferencedObject(TObjectPtr<T>& Object, const UObject* ReferencingObject = nullptr,
		const FProperty* ReferencingProperty = nullptr)
	{
		HandleObjectReference(Object.HostObject(), ReferencingObject, ReferencingProperty);
	}

	template <typename T, typename TAllocator>
	void AddReferencedObjects(TArray<T, TAllocator>& Objects, const UObject* ReferencingObject = nullptr,
		const FProperty* ReferencingProperty = nullptr)
	{
		for (T& Object : Objects)
		{
			AddReferencedObject(Object, ReferencingObject, ReferencingProperty);
		}
	}

protected:
	virtual void HandleObjectReference(
		UObject*& Object, const UObject* ReferencingObject, const FProperty* ReferencingProperty) = 0;
};
