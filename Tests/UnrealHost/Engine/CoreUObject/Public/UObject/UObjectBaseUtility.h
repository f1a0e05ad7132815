// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UObject/UObjectBase.h"

/** What every object can say about itself and its place. */
class UObjectBaseUtility : public UObjectBase
{
public:
	void SetFlags(EObjectFlags NewFlags);
	void ClearFlags(EObjectFlags FlagsToClear);
	bool HasAnyFlags(EObjectFlags FlagsToCheck) const { return (GetFlags() & FlagsToCheck) != RF_NoFlags; }
	bool HasAllFlags(EObjectFlags FlagsToCheck) const { return (GetFlags() & FlagsToCheck) == FlagsToCheck; }
	EObjectFlags GetMaskedFlags(EObjectFlags Mask = RF_AllFlags) const { return GetFlags() & Mask; }
	bool HasAnyInternalFlags(EInternalObjectFlags FlagsToCheck) const;

	/** Marks the object for the next garbage collection, which then also clears references to it. */
	void MarkAsGarbage();

	void AddToRoot();
	void RemoveFromRoot();
	bool IsRooted() const;

	FString GetName() const;
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

	bool IsDefaultSubobject() const;

	bool IsA(const UClass* SomeBase) const;
	template <typename T>
	bool IsA() const
	{
		return IsA(T::StaticClass());
	}
	/** Where the interface lies in this object; null when its class does not implement it. */
	void* GetInterfaceAddress(UClass* InterfaceClass);
};
