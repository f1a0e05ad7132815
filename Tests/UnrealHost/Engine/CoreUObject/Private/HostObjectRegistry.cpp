// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "HostObjectRegistry.h"

#include <cstring>
#include <new>

namespace UE::Host
{
FObjectRegistry& FObjectRegistry::Get()
{
	// Never destroyed: objects' handles in other static variables outlive any order of destruction.
	static FObjectRegistry* const Registry = new FObjectRegistry();
	return *Registry;
}

UObject* FObjectRegistry::Construct(FHostClassInfo& Info, UClass* Class, UObject* Outer, FName Name, EObjectFlags Flags)
{
	void* const Memory = ::operator new(Info.Size, std::align_val_t(Info.Alignment));
	std::memset(Memory, 0, Info.Size);
	UObject* const Object = static_cast<UObject*>(Memory);
	if (Class && (Flags & RF_ClassDefaultObject) != RF_NoFlags)
	{
		Class->HostSetDefaultObject(Object);
	}
	FObjectInitializer Initializer;
	Constructions.push_back({Memory, Class, Outer, Name, Flags, &Initializer});
	Info.Construct(Memory, Initializer);
	Constructions.pop_back();
	return Object;
}

void FObjectRegistry::Place(UObject* Object, UClass* Class, UObject* Outer)
{
	Object->ClassPrivate = Class;
	Object->OuterPrivate = Outer;
	AddName(Object);
}

void FObjectRegistry::Move(UObject* Object, UObject* Outer, FName Name)
{
	RemoveName(Object);
	Object->OuterPrivate = Outer;
	Object->NamePrivate = Name;
	AddName(Object);
}

void FObjectRegistry::Destroy(UObject* Object)
{
	UClass* const Class = Object->GetClass();
	const size_t Alignment = Class->HostInfo().Alignment;
	if (Object->HasAnyFlags(RF_ClassDefaultObject))
	{
		Class->HostSetDefaultObject(nullptr);
	}
	Object->~UObject();
	::operator delete(static_cast<void*>(Object), std::align_val_t(Alignment));
}

void FObjectRegistry::Attach(UObject* Object)
{
	checkf(!Constructions.empty() && Constructions.back().Memory == Object,
		TEXT("Objects are made with NewObject or CreateDefaultSubobject only"));
	const FConstruction& Construction = Constructions.back();
	Object->ClassPrivate = Construction.Class;
	Object->OuterPrivate = Construction.Outer;
	Object->NamePrivate = Construction.Name;
	Object->ObjectFlags = Construction.Flags;
	if (FreeSlots.empty())
	{
		FreeSlots.push_back(static_cast<int32>(Slots.size()));
		Slots.emplace_back();
	}
	Object->InternalIndex = FreeSlots.back();
	FreeSlots.pop_back();
	FSlot& Slot = Slots[Object->InternalIndex];
	Slot.Object = Object;
	Slot.StrongReferences = 0;
	if (Construction.Class)
	{
		AddName(Slot.Object);
	}
}

void FObjectRegistry::Detach(UObject* Object)
{
	FSlot& Slot = SlotOf(Object);
	RemoveName(Slot.Object);
	Slot.Object = nullptr;
	++Slot.Serial;
	FreeSlots.push_back(Object->InternalIndex);
}

FObjectRegistry::FSlot* FObjectRegistry::FindSlot(FHostWeakObject Weak)
{
	const bool bInRange = Weak.Index >= 0 && static_cast<size_t>(Weak.Index) < Slots.size();
	FSlot* const Slot = bInRange ? &Slots[Weak.Index] : nullptr;
	return Slot && Slot->Serial == Weak.Serial && Slot->Object ? Slot : nullptr;
}

UObject* FObjectRegistry::Find(const UObject* Outer, FName Name) const
{
	const auto Found = Names.find({Outer, Name.HostKey()});
	return Found == Names.end() ? nullptr : Found->second;
}

FObjectInitializer* FObjectRegistry::CurrentInitializer() const
{
	return Constructions.empty() ? nullptr : Constructions.back().Initializer;
}

void FObjectRegistry::AddName(UObject* Object)
{
	Names[{Object->GetOuter(), Object->GetFName().HostKey()}] = Object;
}

void FObjectRegistry::RemoveName(UObject* Object)
{
	const auto Found = Names.find({Object->GetOuter(), Object->GetFName().HostKey()});
	if (Found != Names.end() && Found->second == Object)
	{
		Names.erase(Found);
	}
}
} // namespace UE::Host
