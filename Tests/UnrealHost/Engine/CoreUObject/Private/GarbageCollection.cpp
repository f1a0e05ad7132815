// Copyright (c) 2026 The MRInputAnimation developers
// SPDX-License-Identifier: MIT
#include "UObject/GarbageCollection.h"

#include "CoreGlobals.h"
#include "HAL/PlatformProcess.h"
#include "Host/HostObjects.h"
#include "HostObjectRegistry.h"
#include "Misc/AutomationTest.h"
#include "UObject/Package.h"

using UE::Host::FObjectRegistry;

namespace GarbageCollectionDetail
{
/** Marks what it gets, and clears references to garbage. */
class FMarker : public FReferenceCollector
{
public:
	explicit FMarker(size_t NumSlots)
		: Marks(NumSlots, false)
	{
	}

	void Mark(UObject* Object)
	{
		if (Object && !Marks[Object->GetUniqueID()])
		{
			Marks[Object->GetUniqueID()] = true;
			Pending.push_back(Object);
		}
	}
	bool IsMarked(size_t Index) const { return Index >= Marks.size() || Marks[Index]; }

	void Propagate()
	{
		const UE::Host::FHostPropertyVisitor Visitor{[this](const TCHAR*, const UE::Host::FHostType& Type, void* Value,
														 uint64) { Type.AddReferences(*this, Value); }};
		while (!Pending.empty())
		{
			UObject* const Object = Pending.back();
			Pending.pop_back();
			Mark(Object->GetOuter());
			Mark(Object->GetClass());
			Object->GetClass()->HostVisit(Object, Visitor);
			Object->GetClass()->HostInfo().AddReferencedObjects(Object, *this);
		}
	}

protected:
	void HandleObjectReference(UObject*& Object) override
	{
		if (Object && Object->HasAnyInternalFlags(EInternalObjectFlags::Garbage))
		{
			Object = nullptr;
		}
		Mark(Object);
	}

private:
	std::vector<bool> Marks;
	std::vector<UObject*> Pending;
};

bool IsType(const UObject* Object)
{
	return Object->IsA(UField::StaticClass());
}

bool IsRoot(const FObjectRegistry::FSlot& Slot, EObjectFlags KeepFlags)
{
	const UObject* const Object = Slot.Object;
	const bool bIsScriptPackage =
		Object->IsA(UPackage::StaticClass()) && static_cast<const UPackage*>(Object)->bHostIsCompiledIn;
	const bool bIsKept = Object->HasAnyFlags(KeepFlags) && !Object->HasAnyInternalFlags(EInternalObjectFlags::Garbage);
	return Slot.StrongReferences > 0 || Object->HasAnyInternalFlags(EInternalObjectFlags::RootSet) ||
		Object->HasAnyFlags(RF_ClassDefaultObject | RF_ArchetypeObject) || IsType(Object) || bIsScriptPackage ||
		bIsKept;
}

std::vector<UObject*> Gather(FObjectRegistry& Registry, TFunctionRef<bool(const FObjectRegistry::FSlot&)> Wanted)
{
	std::vector<UObject*> Found;
	for (const FObjectRegistry::FSlot& Slot : Registry.Slots)
	{
		if (Slot.Object && Wanted(Slot))
		{
			Found.push_back(Slot.Object);
		}
	}
	return Found;
}

std::vector<UObject*> FindUnreachable(FObjectRegistry& Registry, EObjectFlags KeepFlags)
{
	FMarker Marker(Registry.Slots.size());
	for (UObject* Root : Gather(Registry, [=](const FObjectRegistry::FSlot& Slot) { return IsRoot(Slot, KeepFlags); }))
	{
		Marker.Mark(Root);
	}
	Marker.Propagate();
	return Gather(
		Registry, [&](const FObjectRegistry::FSlot& Slot) { return !Marker.IsMarked(Slot.Object->GetUniqueID()); });
}

void WaitUntilReady(UObject* Object)
{
	// Full purge: the engine waits as well. Ten seconds mean that nobody will ever say so.
	for (int32 Tries = 0; !Object->IsReadyForFinishDestroy(); ++Tries)
	{
		checkf(Tries < 10000, TEXT("%s never gets ready for FinishDestroy"), *Object->GetFullName());
		FPlatformProcess::Sleep(0.001f);
	}
}

void Purge(FObjectRegistry& Registry, const std::vector<UObject*>& Objects)
{
	for (UObject* Object : Objects)
	{
		Object->HostMarkUnreachable();
	}
	for (UObject* Object : Objects)
	{
		Object->ConditionalBeginDestroy();
	}
	for (UObject* Object : Objects)
	{
		WaitUntilReady(Object);
		Object->ConditionalFinishDestroy();
	}
	for (UObject* Object : Objects)
	{
		Registry.Destroy(Object);
	}
}
} // namespace GarbageCollectionDetail

void CollectGarbage(EObjectFlags KeepFlags, bool)
{
	FObjectRegistry& Registry = FObjectRegistry::Get();
	check(IsInGameThread());
	checkf(!Registry.bCollecting, TEXT("Garbage is being collected already"));
	checkf(!Registry.IsConstructing(), TEXT("No garbage collection inside an object's constructor"));
	FAutomationTestBase* Test = FAutomationTestBase::HostGetCurrent();
	if (Test && (KeepFlags & GARBAGE_COLLECTION_KEEPFLAGS) != GARBAGE_COLLECTION_KEEPFLAGS)
	{
		Test->AddError(TEXT("A collection without GARBAGE_COLLECTION_KEEPFLAGS destroys the user's unsaved assets"));
	}
	Registry.bCollecting = true;
	GarbageCollectionDetail::Purge(Registry, GarbageCollectionDetail::FindUnreachable(Registry, KeepFlags));
	Registry.bCollecting = false;
}

bool IsGarbageCollecting()
{
	return FObjectRegistry::Get().bCollecting;
}

void FReferenceFinder::FindReferences(UObject* Object)
{
	Object->GetClass()->HostVisit(Object, {[this](const TCHAR*, const UE::Host::FHostType& Type, void* Value, uint64) {
		Type.AddReferences(*this, Value);
	}});
}

void FReferenceFinder::HandleObjectReference(UObject*& Object)
{
	if (Object)
	{
		ObjectArray.AddUnique(Object);
	}
}

void UE::Host::ShutdownObjects()
{
	using namespace GarbageCollectionDetail;
	FObjectRegistry& Registry = FObjectRegistry::Get();
	Registry.bCollecting = true;
	Registry.bIsShuttingDown = true;
	const auto PurgeIf = [&Registry](bool (*Wanted)(const UObject*))
	{ Purge(Registry, Gather(Registry, [=](const FObjectRegistry::FSlot& Slot) { return Wanted(Slot.Object); })); };
	// What is being destroyed may make objects of its own; one that never stops is caught by the leak check.
	for (int32 Round = 0; Round < 8; ++Round)
	{
		PurgeIf([](const UObject* Object) { return !IsType(Object) && !Object->IsA(UPackage::StaticClass()); });
	}
	Registry.TransientPackage = nullptr;
	PurgeIf([](const UObject* Object)
		{ return !Object->IsA(UClass::StaticClass()) || Object->HasAnyFlags(RF_ClassDefaultObject); });
	// The class of classes goes last: the others are destroyed by what it says.
	PurgeIf([](const UObject* Object) { return Object != UClass::StaticClass(); });
	PurgeIf([](const UObject*) { return true; });
	Registry.bCollecting = false;
	Registry.bIsShuttingDown = false;
}
