// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "UObject/ObjectMacros.h"

namespace UE::Host
{
class FObjectRegistry;
}

/**
 * Root of every object: class, name, outer and flags. Only NewObject makes one (a plain `new` does not compile and a
 * local variable fails a check); only the garbage collection destroys one.
 */
class UObjectBase
{
public:
	UObjectBase(const UObjectBase&) = delete;
	UObjectBase& operator=(const UObjectBase&) = delete;
	virtual ~UObjectBase();

	static void* operator new(size_t, EInternal* Memory) { return Memory; }
	static void operator delete(void*, EInternal*) {}
	/** `delete` of an object is a programming error. */
	static void operator delete(void* Memory);

	/** Index in the array of all objects; reused after the object is gone. */
	uint32 GetUniqueID() const { return static_cast<uint32>(InternalIndex); }
	UClass* GetClass() const { return ClassPrivate; }
	UObject* GetOuter() const { return OuterPrivate; }
	FName GetFName() const { return NamePrivate; }
	EObjectFlags GetFlags() const { return ObjectFlags; }

protected:
	/** Takes class, outer, name and flags from the NewObject call under way. */
	UObjectBase();

	void SetFlagsTo(EObjectFlags NewFlags) { ObjectFlags = NewFlags; }

private:
	friend class UE::Host::FObjectRegistry;

	EObjectFlags ObjectFlags;
	int32 InternalIndex;
	UClass* ClassPrivate;
	FName NamePrivate;
	UObject* OuterPrivate;
};

/** Whether objects can be asked for: false late at shutdown. The host's objects outlive its modules. */
inline bool UObjectInitialized()
{
	return true;
}

/** What every object can say about itself and its place. */
class UObjectBaseUtility : public UObjectBase
{
public:
	void SetFlags(EObjectFlags NewFlags) { SetFlagsTo(GetFlags() | NewFlags); }
	void ClearFlags(EObjectFlags FlagsToClear) { SetFlagsTo(GetFlags() & ~FlagsToClear); }
	bool HasAnyFlags(EObjectFlags FlagsToCheck) const { return (GetFlags() & FlagsToCheck) != RF_NoFlags; }
	bool HasAllFlags(EObjectFlags FlagsToCheck) const { return (GetFlags() & FlagsToCheck) == FlagsToCheck; }
	EObjectFlags GetMaskedFlags(EObjectFlags Mask = RF_AllFlags) const { return GetFlags() & Mask; }
	bool HasAnyInternalFlags(EInternalObjectFlags FlagsToCheck) const;

	/** Marks the object for the next garbage collection, which then also clears references to it. */
	void MarkAsGarbage();

	void AddToRoot();
	void RemoveFromRoot();
	bool IsRooted() const { return HasAnyInternalFlags(EInternalObjectFlags::RootSet); }

	FString GetName() const { return GetFName().ToString(); }
	/** "/Package.Object:Sub.Sub", or from below StopOuter on. "None" for a null object. */
	FString GetPathName(const UObject* StopOuter = nullptr) const;
	/** Class name, a blank, path name. */
	FString GetFullName(const UObject* StopOuter = nullptr) const;

	UPackage* GetOutermost() const { return GetPackage(); }
	UPackage* GetPackage() const;
	UObject* GetTypedOuter(const UClass* Target) const;
	template <typename T>
	T* GetTypedOuter() const
	{
		return reinterpret_cast<T*>(GetTypedOuter(T::StaticClass()));
	}
	bool IsIn(const UObject* SomeOuter) const;

	/** Marks the package as changed; false for what is not saved (transient, no package). */
	bool MarkPackageDirty() const;

	bool IsDefaultSubobject() const { return HasAnyFlags(RF_DefaultSubObject); }

	bool IsA(const UClass* SomeBase) const;
	template <typename T>
	bool IsA() const
	{
		return IsA(T::StaticClass());
	}
	/** Where the interface lies in this object; null when its class does not implement it. */
	void* GetInterfaceAddress(UClass* InterfaceClass);
};
