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

	static void* operator new(size_t Size, EInternal* Memory);
	static void operator delete(void* Memory, EInternal*);
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
