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
	template <typename T>
	void AddReferencedObjects(
		TSet<T>& Objects, const UObject* ReferencingObject = nullptr, const FProperty* ReferencingProperty = nullptr)
	{
		TArray<T> Cleared;
		for (const T& Object : Objects)
		{
			T Copy = Object;
			AddReferencedObject(Copy, ReferencingObject, ReferencingProperty);
			if (!Copy && Object)
			{
				Cleared.Add(Object);
			}
		}
		for (const T& Object : Cleared)
		{
			Objects.Remove(Object);
		}
	}
	/** Follows keys and values that are object pointers. */
	template <typename K, typename V>
	void AddReferencedObjects(
		TMap<K, V>& Objects, const UObject* ReferencingObject = nullptr, const FProperty* ReferencingProperty = nullptr)
	{
		TArray<K> Cleared;
		for (auto& Pair : Objects)
		{
			AddIfObject(Pair.Value, ReferencingObject, ReferencingProperty);
			K Key = Pair.Key;
			AddIfObject(Key, ReferencingObject, ReferencingProperty);
			if (!(Key == Pair.Key))
			{
				Cleared.Add(Pair.Key);
			}
		}
		for (const K& Key : Cleared)
		{
			Objects.Remove(Key);
		}
	}

protected:
	virtual void HandleObjectReference(
		UObject*& Object, const UObject* ReferencingObject, const FProperty* ReferencingProperty) = 0;

private:
	template <typename T>
	void AddIfObject(T& Value, const UObject* Referencer, const FProperty* Property)
	{
		if constexpr (std::is_pointer_v<T>)
		{
			AddReferencedObject(Value, Referencer, Property);
		}
	}
	template <typename T>
	void AddIfObject(TObjectPtr<T>& Value, const UObject* Referencer, const FProperty* Property)
	{
		AddReferencedObject(Value, Referencer, Property);
	}
};
