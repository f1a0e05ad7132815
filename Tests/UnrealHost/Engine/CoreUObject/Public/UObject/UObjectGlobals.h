// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/HostObjectCreation.h"
#include "UObject/ObjectMacros.h"
#include "UObject/ObjectPtr.h"
#include "UObject/ReferenceCollector.h"
#include "UObject/ReflectedTypeAccessors.h"
#include "UObject/TopLevelAssetPath.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include <type_traits>

class FArchive;
class FProperty;
class UObjectBase;
class UStruct;
struct FPropertyChangedEvent;

DECLARE_LOG_CATEGORY_EXTERN(LogUObjectGlobals, Log, All);

/** Neither null nor marked as garbage. The pointer must not be stale. */
bool IsValid(const UObject* Test);
template <typename T>
bool IsValid(const TObjectPtr<T>& Test)
{
	return IsValid(Test.HostObject());
}

UPackage* GetTransientPackage();
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
	static TMulticastDelegate<void()>& GetPreGarbageCollectDelegate();
	static TMulticastDelegate<void()>& GetPostGarbageCollect();
#if WITH_EDITOR
	DECLARE_MULTICAST_DELEGATE_TwoParams(FOnObjectPropertyChanged, UObject*, FPropertyChangedEvent&);
	static FOnObjectPropertyChanged OnObjectPropertyChanged;
	DECLARE_MULTICAST_DELEGATE_OneParam(FOnObjectModified, UObject*);
	static FOnObjectModified OnObjectModified;
#endif
};
