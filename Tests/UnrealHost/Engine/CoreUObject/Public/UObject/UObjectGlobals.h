// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"
#include "UObject/ObjectPtr.h"
#include "UObject/TopLevelAssetPath.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include <type_traits>

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
	FObjectInitializer() = default;
	FObjectInitializer(const FObjectInitializer&) = delete;
	FObjectInitializer& operator=(const FObjectInitializer&) = delete;

	static FObjectInitializer& Get();

	template <typename TReturnType>
	TReturnType* CreateDefaultSubobject(UObject* Outer, FName SubobjectName, bool bTransient = false) const
	{
		return reinterpret_cast<TReturnType*>(
			HostCreateSubobject(Outer, SubobjectName, TReturnType::StaticClass(), bTransient));
	}

private:
	UObject* HostCreateSubobject(UObject* Outer, FName SubobjectName, const UClass* Class, bool bIsTransient) const;
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

class FArchive;
class FProperty;
class UObjectBase;
class UStruct;
struct FPropertyChangedEvent;

/** Receives every reference from an object; may clear one whose target is going away. */
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

DECLARE_LOG_CATEGORY_EXTERN(LogUObjectGlobals, Log, All);

/** Neither null nor marked as garbage. The pointer must not be stale. */
bool IsValid(const UObject* Test);
template <typename T>
bool IsValid(const TObjectPtr<T>& Test)
{
	return IsValid(Test.HostObject());
}

/** Finds or makes the package of that name ("/Game/Folder/Name"). An empty name is a programming error. */
UPackage* CreatePackage(const TCHAR* PackageName);
UPackage* FindPackage(UObject* InOuter, const TCHAR* PackageName);

/** Looks in memory only. Name may be a whole path when Outer is null. A null class matches every object. */
UObject* StaticFindObject(UClass* Class, UObject* Outer, const TCHAR* Name, bool bExactClass = false);
UObject* StaticFindObject(UClass* Class, FTopLevelAssetPath Path, bool bExactClass = false);
UObject* StaticFindObjectFast(UClass* Class, UObject* Outer, FName Name, bool bExactClass = false);
/** In memory, else from the package's file. Null with a warning when there is none, unless LOAD_NoWarn or LOAD_Quiet.
 */
UObject* StaticLoadObject(
	UClass* Class, UObject* Outer, const TCHAR* Name, const TCHAR* Filename = nullptr, uint32 LoadFlags = LOAD_None);

template <typename T>
T* FindObject(UObject* Outer, const TCHAR* Name, bool bExactClass = false)
{
	return reinterpret_cast<T*>(StaticFindObject(T::StaticClass(), Outer, Name, bExactClass));
}

template <typename T>
T* FindObject(FTopLevelAssetPath Path, bool bExactClass = false)
{
	return reinterpret_cast<T*>(StaticFindObject(T::StaticClass(), Path, bExactClass));
}

template <typename T>
T* LoadObject(UObject* Outer, const TCHAR* Name, const TCHAR* Filename = nullptr, uint32 LoadFlags = LOAD_None)
{
	return reinterpret_cast<T*>(StaticLoadObject(T::StaticClass(), Outer, Name, Filename, LoadFlags));
}

/** The class's default object, to read. */
template <typename T>
const T* GetDefault()
{
	return reinterpret_cast<const T*>(UE::Host::DefaultObjectOf(T::StaticClass()));
}

template <typename T>
const T* GetDefault(const UClass* Class)
{
	return reinterpret_cast<const T*>(UE::Host::DefaultObjectOf(Class));
}

template <typename T>
T* GetMutableDefault()
{
	return reinterpret_cast<T*>(UE::Host::DefaultObjectOf(T::StaticClass()));
}

template <typename T>
T* GetMutableDefault(UClass* Class)
{
	return reinterpret_cast<T*>(UE::Host::DefaultObjectOf(Class));
}

FName MakeUniqueObjectName(UObject* Outer, const UClass* Class, FName BaseName = NAME_None);

/** A copy of the object and of all that lies inside it; references within the copy point into the copy. */
UObject* StaticDuplicateObject(UObject const* SourceObject, UObject* DestOuter, const FName DestName = NAME_None);

template <typename T>
T* DuplicateObject(T const* SourceObject, UObject* Outer, const FName Name = NAME_None)
{
	return reinterpret_cast<T*>(StaticDuplicateObject(reinterpret_cast<const UObject*>(SourceObject), Outer, Name));
}

/**
 * Destroys, and frees, what cannot be reached from rooted objects, classes and their defaults, strong
 * pointers and objects with one of KeepFlags. References to garbage are cleared, weak pointers go stale.
 */
void CollectGarbage(EObjectFlags KeepFlags, bool bPerformFullPurge = true);
bool IsGarbageCollecting();

/** Collects what an object's properties refer to, soft references not among them. */
class FReferenceFinder : public FReferenceCollector
{
public:
	explicit FReferenceFinder(TArray<UObject*>& InObjectArray)
		: ObjectArray(InObjectArray)
	{
	}
	virtual void FindReferences(
		UObject* Object, UObject* ReferencingObject = nullptr, FProperty* ReferencingProperty = nullptr);

protected:
	virtual void HandleObjectReference(
		UObject*& Object, const UObject* ReferencingObject, const FProperty* ReferencingProperty) override;

private:
	TArray<UObject*>& ObjectArray;
};

/** News about all objects. */
struct FCoreUObjectDelegates
{
#if WITH_EDITOR
	DECLARE_MULTICAST_DELEGATE_TwoParams(FOnObjectPropertyChanged, UObject*, FPropertyChangedEvent&);
	static FOnObjectPropertyChanged OnObjectPropertyChanged;
	DECLARE_MULTICAST_DELEGATE_OneParam(FOnObjectModified, UObject*);
	static FOnObjectModified OnObjectModified;
#endif
};
