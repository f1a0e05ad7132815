// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"

class UObjectBase;

/** Arguments of the one function every NewObject ends in. */
struct FStaticConstructObjectParameters
{
	explicit FStaticConstructObjectParameters(const UClass* InClass)
		: Class(InClass)
	{
	}

	const UClass* Class;
	UObject* Outer = nullptr;
	FName Name;
	EObjectFlags SetFlags = RF_NoFlags;
	/** Values are copied from here; null means the class's default object. */
	UObject* Template = nullptr;
};

UObject* StaticConstructObject_Internal(const FStaticConstructObjectParameters& Parameters);
UPackage* GetTransientPackage();

namespace UE::Host
{
/** Makes the default object at its first use. */
UObject* DefaultObjectOf(const UClass* Class);
bool IsClassChildOf(const UClass* Class, const UClass* Base);
/** False for a null object. */
bool IsObjectOf(const UObject* Object, const UClass* Class);
/** The object as a class, or null. */
UClass* AsClass(UObject* Object);
} // namespace UE::Host

/**
 * Handed to the constructor of the object being made: creates its subobjects. Get() gives that of the innermost
 * construction under way and is a programming error outside of one.
 */
class FObjectInitializer
{
public:
	explicit FObjectInitializer(UObject* InObject)
		: Object(InObject)
	{
	}
	FObjectInitializer(const FObjectInitializer&) = delete;
	FObjectInitializer& operator=(const FObjectInitializer&) = delete;

	static FObjectInitializer& Get();

	/** Null when ReturnType's creation was switched off with DoNotCreateDefaultSubobject and it is not required. */
	UObject* CreateDefaultSubobject(UObject* Outer, FName SubobjectName, const UClass* ReturnType,
		const UClass* ClassToCreateByDefault, bool bIsRequired = true, bool bIsTransient = false) const;
	template <typename TReturnType>
	TReturnType* CreateDefaultSubobject(UObject* Outer, FName SubobjectName, bool bTransient = false) const
	{
		const UClass* Class = TReturnType::StaticClass();
		return reinterpret_cast<TReturnType*>(
			CreateDefaultSubobject(Outer, SubobjectName, Class, Class, true, bTransient));
	}

private:
	/** The class asked for by a derived constructor; null class means not to create it. */
	struct FOverride
	{
		FName Name;
		const UClass* Class;
	};

	const FOverride* FindOverride(FName SubobjectName) const;

	UObject* Object;
	mutable TArray<FOverride> Overrides;
};

/** Makes an object. A null class is a programming error; without a name it gets a unique one. Game thread only. */
template <typename T>
T* NewObject(UObject* Outer, const UClass* Class, FName Name = NAME_None, EObjectFlags Flags = RF_NoFlags,
	UObject* Template = nullptr)
{
	checkf(Class, TEXT("NewObject called with a null class"));
	checkf(UE::Host::IsClassChildOf(Class, T::StaticClass()), TEXT("NewObject: the class is not one of its type"));
	FStaticConstructObjectParameters Parameters(Class);
	Parameters.Outer = Outer ? Outer : reinterpret_cast<UObject*>(GetTransientPackage());
	Parameters.Name = Name;
	Parameters.SetFlags = Flags;
	Parameters.Template = Template;
	return reinterpret_cast<T*>(StaticConstructObject_Internal(Parameters));
}

template <typename T>
T* NewObject(UObject* Outer = reinterpret_cast<UObject*>(GetTransientPackage()))
{
	return NewObject<T>(Outer, T::StaticClass());
}

template <typename T>
T* NewObject(UObject* Outer, FName Name, EObjectFlags Flags = RF_NoFlags, UObject* Template = nullptr)
{
	return NewObject<T>(Outer, T::StaticClass(), Name, Flags, Template);
}
