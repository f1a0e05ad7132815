// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Serialization/ObjectAndNameAsStringProxyArchive.h"
#include "UObject/Class.h"

#include <map>
#include <vector>

namespace UE::Host
{
/** All objects: where they are, by number and by name, and the ones being made. Lives as long as the program. */
class FObjectRegistry
{
public:
	struct FSlot
	{
		UObject* Object = nullptr;
		/** Counts the objects this slot has held, so that a weak pointer knows its own. */
		int32 Serial = 1;
		int32 StrongReferences = 0;
	};

	static FObjectRegistry& Get();

	/** Runs a class's constructor on fresh, zeroed memory. A null Class leaves the object without a place: see Place.
	 */
	UObject* Construct(FHostClassInfo& Info, UClass* Class, UObject* Outer, FName Name, EObjectFlags Flags);
	/** Gives class and outer to an object of the reflection itself, whose class may not have existed before. */
	void Place(UObject* Object, UClass* Class, UObject* Outer);
	/** The object's new name must be free in its new outer. */
	void Move(UObject* Object, UObject* Outer, FName Name);
	/** Runs the destructor and frees the memory. */
	void Destroy(UObject* Object);

	/** Called by UObject's constructor and destructor. */
	void Attach(UObject* Object);
	void Detach(UObject* Object);

	FSlot& SlotOf(const UObject* Object) { return Slots[Object->InternalIndex]; }
	/** Null unless the slot still holds that object. */
	FSlot* FindSlot(FHostWeakObject Weak);
	UObject* Find(const UObject* Outer, FName Name) const;
	FObjectInitializer* CurrentInitializer() const;
	/** By CollectGarbage: the end of the program, which destroys all, is less strict. */
	bool IsCollecting() const { return bCollecting && !bIsShuttingDown; }
	bool IsConstructing() const { return !Constructions.empty(); }

	std::vector<FSlot> Slots;
	std::vector<FHostClassInfo*> Classes;
	bool bCollecting = false;
	bool bIsShuttingDown = false;
	UPackage* TransientPackage = nullptr;

private:
	struct FConstruction
	{
		void* Memory;
		UClass* Class;
		UObject* Outer;
		FName Name;
		EObjectFlags Flags;
		FObjectInitializer* Initializer;
	};

	void AddName(UObject* Object);
	void RemoveName(UObject* Object);

	std::vector<int32> FreeSlots;
	/** By outer and name. */
	std::map<std::pair<const UObject*, uint64>, UObject*> Names;
	std::vector<FConstruction> Constructions;
};

/** The objects and all that lies in them, outers before inners. */
TArray<UObject*> WithInners(TArray<UObject*> Objects, EObjectFlags ExclusionFlags);

/** Passes all on to another archive but references to objects, which a function writes or reads. */
class FObjectArchive : public FObjectAndNameAsStringProxyArchive
{
public:
	FObjectArchive(FArchive& InInnerArchive, TFunction<void(FArchive& Ar, UObject*& Value)> InSerializeObject)
		: FObjectAndNameAsStringProxyArchive(InInnerArchive, false)
		, SerializeObject(MoveTemp(InSerializeObject))
	{
	}

	using FObjectAndNameAsStringProxyArchive::operator<<;
	FArchive& operator<<(UObject*& Value) override
	{
		SerializeObject(*this, Value);
		return *this;
	}

private:
	TFunction<void(FArchive& Ar, UObject*& Value)> SerializeObject;
};

/** The package of a module's types; made at its first use. */
UPackage* FindOrCreateScriptPackage(const TCHAR* Name);

/** Makes the objects of a file that SavePackage wrote; says so in the log when it is none. */
void LoadPackageFile(const FString& PackageName);
} // namespace UE::Host
